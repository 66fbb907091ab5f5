"""Starting a game. TTA-2."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.action_cards import action_rows
from ecumene.games.through_the_ages.cards.aggressions import aggression_rows
from ecumene.games.through_the_ages.cards.bonuses import bonus_rows
from ecumene.games.through_the_ages.cards.events.age_a import age_a_rows
from ecumene.games.through_the_ages.cards.events.age_i import age_i_rows
from ecumene.games.through_the_ages.cards.events.age_ii import age_ii_rows
from ecumene.games.through_the_ages.cards.events.age_iii import impact_rows
from ecumene.games.through_the_ages.cards.leaders.age_a import age_a_leader_rows
from ecumene.games.through_the_ages.cards.leaders.age_i import age_i_leader_rows
from ecumene.games.through_the_ages.cards.leaders.age_ii import age_ii_leader_rows
from ecumene.games.through_the_ages.cards.leaders.age_iii import age_iii_leader_rows
from ecumene.games.through_the_ages.cards.pacts import pact_rows
from ecumene.games.through_the_ages.cards.rows import NONE, Card
from ecumene.games.through_the_ages.cards.tactics import tactic_rows
from ecumene.games.through_the_ages.cards.technologies import technology_rows
from ecumene.games.through_the_ages.cards.territories import territory_rows
from ecumene.games.through_the_ages.cards.wars import war_rows
from ecumene.games.through_the_ages.cards.wonders import wonder_rows
from ecumene.games.through_the_ages.rules.ages import open_civil_box
from ecumene.games.through_the_ages.rules.card_row import FILL
from ecumene.games.through_the_ages.rules.ruleset import Rules
from ecumene.games.through_the_ages.rules.seat import Nation
from ecumene.games.through_the_ages.rules.state import SLOTS, Realm
from ecumene.games.through_the_ages.rules.turn import TURNS
from ecumene.games.through_the_ages.rules.verbs import SET
from ecumene.kernel.core.action import act, first
from ecumene.kernel.core.piles import copies, distinct, draw_one
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, Frame, settle

START_WORKERS: Final[list[int]] = [2, 2, 1, 0, 1]  # TTA-2.8: on the technologies of `ruleset.START_TYPES`
BLUE_TOKENS: Final = 16
YELLOW_TOKENS: Final = 18
EVENTS_BEYOND_PLAYERS: Final = 2  # TTA-2.13


def all_rows() -> list[Card]:
    rows = technology_rows() + age_a_leader_rows() + age_i_leader_rows() + age_ii_leader_rows() + age_iii_leader_rows()
    rows += wonder_rows() + action_rows()
    rows += age_a_rows() + age_i_rows() + age_ii_rows() + impact_rows() + territory_rows()
    return rows + aggression_rows() + war_rows() + pact_rows() + tactic_rows() + bonus_rows()


PRINTED: Final = Rules("", all_rows())


def rules_of(corrections: str) -> Rules:
    """Own rows for a match with corrections, the printed ones for all others."""
    return Rules(corrections, all_rows()) if corrections else PRINTED


def new_nation() -> Nation:
    """TTA-2.7, 2.8, 2.9, 2.10, 2.11, 2.17: the player board, no tactic, no cards. The first turn sets the actions."""
    # fmt: off
    return Nation(
        culture=0, science=0, yellow=YELLOW_TOKENS, blue=BLUE_TOKENS, pool=1,
        techs=PRINTED.starting[:-1], workers=START_WORKERS[:], tokens=[0] * 5, government=PRINTED.starting[-1],
        specials=[NONE] * 4, leader=NONE, leader_ages=0, wonders=[], ruins=0, homer=NONE,
        unfinished=NONE, stages=0, colonies=[], tactic=NONE, own_tactic=NONE, wars=[], targets=[], pact=NONE,
        partner=NONE, side=0, civil_hand=[], just_taken=[], hand=[], hand_known=[], civil_actions=0,
        military_actions=0, spare_military_actions=0, unit_resources=0, unit_science=0, spare_food=0,
        spare_resources=0, used=0, forfeits=0, resigned=0, civil_actions_total=0, military_actions_total=0,
        culture_per_turn=0, science_per_turn=0, strength_rating=0, happy_faces=0, colonization=0, hand_bonus=0,
        temple_faces=0, theater_faces=0, wonder_faces=0, government_faces=0, urban_buildings=0, technologies=0,
        food=0, resources=0,
    )
    # fmt: on


def blank(players: int = 2, corrections: str = "") -> Realm:
    """The table before anything is dealt: cards are in their boxes, military A is hidden (TTA-2.18)."""
    rules = rules_of(corrections)
    gone = rules.events_a[:]
    # fmt: off
    return Realm(
        stack=[], events=None, rules=rules, nations=[new_nation() for _ in range(players)], round=0, age=0, first=0,
        mover=0, last=-1, row=[NONE] * SLOTS, civil=[], civil_box=rules.civil_box, civil_gone=[], military=[],
        military_box=rules.military_box, discards=[], discards_known=[], gone=gone, gone_known=[0] * len(gone),
        past=[], current=[], current_known=[], top=[], top_known=[], future=[], future_known=[], tactics=[],
        territory=[], highest_bid=0, bidder=NONE, passed=0, bonuses=[[] for _ in range(players)],
        drops=[[] for _ in range(players)], sent=[[] for _ in range(players)],
        last_discarded=[[] for _ in range(players)], resignations=0, end_scoring=[],
    )
    # fmt: on


def start(players: int = 2, corrections: str = "") -> Realm:
    """TTA-2.13, 2.14, 2.15, 2.16: current events of age A, the row; one to four civil actions for the first turns.

    Seat A begins; who sits there is decided before the game.
    """
    s = blank(players, corrections)
    open_civil_box(s)
    p: i64
    for p in range(players):
        s.update_ratings(p)
        s.set_actions(p, p + 1, 0)
    s.then([SetEvents(players + EVENTS_BEYOND_PLAYERS), FILL, TURNS[0][0]])
    settle(s)
    return s


@dataclass(init=False, eq=False)
class SetEvents(Frame):
    """TTA-2.13, 5.31: some cards of military A become the current events, unseen; the others never come back."""

    count: i64

    def __init__(self, count: i64, player: i64 = CHANCE) -> None:
        self.player = player
        self.count = count

    def legal(self, s: Realm) -> list[int]:
        return [act(SET, c) for c in distinct(s.gone)]

    def weights(self, s: Realm) -> list[int]:
        return copies(s.gone)

    def sample(self, s: Realm, rng: Rng) -> i64:
        return act(SET, draw_one(s.gone, rng))

    def apply(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        s.set_event(first(action))
        if self.count > 1:
            s.push(SetEvents(self.count - 1))
