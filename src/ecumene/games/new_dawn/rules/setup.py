"""Setup: everything before the first turn. CND-2."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.agendas import agenda_rows, victory_rows
from ecumene.games.new_dawn.cards.city_states import state_rows
from ecumene.games.new_dawn.cards.focus_cards import focus_rows
from ecumene.games.new_dawn.cards.leaders import leader_rows
from ecumene.games.new_dawn.cards.natural_wonders import natural_rows
from ecumene.games.new_dawn.cards.pacts import pact_rows
from ecumene.games.new_dawn.cards.rows import DECKS, EPIC_CARDS, ERAS, STANDARD_CARDS, card_of
from ecumene.games.new_dawn.cards.tiles import BARBARIANS, RESOURCES, SPACES, TILES, tile_rows
from ecumene.games.new_dawn.cards.wonders import wonder_rows
from ecumene.games.new_dawn.rules.focus_row.row import settle_caravans
from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.industry.wonders import reveal
from ecumene.games.new_dawn.rules.map.construction import construct_map, lay_first_map, place_marked_tokens
from ecumene.games.new_dawn.rules.map.layout import UNPLACED, Atlas
from ecumene.games.new_dawn.rules.ruleset import Rules
from ecumene.games.new_dawn.rules.seat import CARAVANS, SLOTS, UNUSED, Empire
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.turn import begin_round
from ecumene.games.new_dawn.rules.verbs import COMPASS, DEAL_LEADER, DRAW_VICTORY, STARTS
from ecumene.kernel.core.action import act, first
from ecumene.kernel.core.frames import Draw, Step
from ecumene.kernel.core.piles import holds
from ecumene.kernel.core.state import CHANCE, NOBODY, Frame, settle

RESOURCE_TOKENS: Final = 8  # of each type (CND-1.2)
FACES: Final = 6  # of the direction token
LEFT_OUT: Final[dict[int, list[int]]] = {2: [1, 1, 0], 3: [1, 0, 0], 4: [0, 0, 0]}  # by era (CND-2.10)

# variants
MAPS: Final = ["first", "built"]  # CND-2.5: the first is the map for a first game
LENGTHS: Final = ["standard", "epic"]  # CND-19.1


def make_rules(corrections: str) -> Rules:
    # fmt: off
    return Rules(
        corrections, focus_rows(), leader_rows(), wonder_rows(), pact_rows(), state_rows(), victory_rows(),
        agenda_rows(), natural_rows(), tile_rows(),
    )
    # fmt: on


PRINTED: Final = make_rules("")


def rules_of(corrections: str) -> Rules:
    """Own rows for a match with corrections, the printed rows for all others."""
    return make_rules(corrections) if corrections else PRINTED


def new_empire() -> Empire:
    """CND-2.2, 2.4: nothing is chosen or gained yet."""
    # fmt: off
    return Empire(
        leader=NONE, row=[], trade=[0] * SLOTS, states=[0] * SLOTS, naturals_on=[0] * SLOTS, stray_states=0,
        caravans=[UNUSED] * CARAVANS, resources=[0] * len(RESOURCES), naturals=0, store=0, dial=0, pacts=0,
        embassies=0, marks=0, used=0, taken=[], reached=[], won=0, capitals=0, peak=0, resigned=0,
    )
    # fmt: on


def cards_left(rules: Rules, players: int, deck: int, era: int) -> int:
    """CND-2.9, 2.10: how many wonders of a type and era come into its deck."""
    there = sum(1 for row in rules.wonders if row.deck == deck and row.era == era)
    return max(there - LEFT_OUT[players][era], 0)


def blank(players: int = 2, corrections: str = "", map: str = MAPS[0], length: str = LENGTHS[0]) -> Dawn:
    """CND-2.9, 2.10, 2.14: a position in which nothing is dealt yet."""
    rules = rules_of(corrections)
    # fmt: off
    return Dawn(
        stack=[], events=None, rules=rules, atlas=Atlas([UNPLACED] * TILES, []),
        empires=[new_empire() for _ in range(players)], epic=LENGTHS.index(length), victory=[], first=0, mover=NONE,
        round=0, pointer=0, compass=0, hold=[0] * SPACES, things=[0] * SPACES, barbarians=[NONE] * len(BARBARIANS),
        supply=[RESOURCE_TOKENS] * len(RESOURCES), offer=[NONE] * len(DECKS),
        unseen=list(range(len(rules.wonders))),
        left=[cards_left(rules, players, deck, era) for deck in range(len(DECKS)) for era in range(len(ERAS))],
        wonder_at=[NONE] * len(rules.wonders), facedown=0, tile_box=list(range(TILES)),
        tile_hands=[[] for _ in range(players)], core=0, battle=None, resignations=0,
    )
    # fmt: on


def start(players: int = 2, corrections: str = "", map: str = MAPS[0], length: str = LENGTHS[0]) -> Dawn:
    """CND-2.15: all steps of the setup in order; chance decides."""
    s = blank(players, corrections, map, length)
    s.then([DealLeader(0), MakeMap(MAPS.index(map)), LayOut(), FirstPlayer(), Reveal(0), DrawVictory(), BeginGame()])
    settle(s)
    return s


@dataclass(init=False, eq=False)
class DealLeader(Draw):
    """CND-2.1, 2.3, 2.4: a leader sheet at random, and the row it shows."""

    seat: i64

    def __init__(self, seat: i64, player: i64 = CHANCE) -> None:
        self.player = player
        self.seat = seat

    def legal(self, s: Dawn) -> list[int]:
        dealt = [e.leader for e in s.empires]
        return [act(DEAL_LEADER, row) for row in range(len(s.rules.leaders)) if row not in dealt]

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        leader: i64 = first(action)
        s.take_leader(self.seat, leader, [card_of(type, 0) for type in s.rules.leaders[leader].row])
        settle_caravans(s, self.seat)
        if self.seat + 1 < len(s.empires):
            s.push(DealLeader(self.seat + 1))


@dataclass(init=False, eq=False)
class MakeMap(Step):
    """CND-2.5."""

    map: i64

    def __init__(self, map: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.map = map

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        if self.map == 0:
            lay_first_map(s)
        else:
            construct_map(s)


@dataclass(init=False, eq=False)
class LayOut(Step):
    """CND-2.6, 2.7."""

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        place_marked_tokens(s)


@dataclass(init=False, eq=False)
class FirstPlayer(Draw):
    """CND-2.8: at random, for the whole game."""

    def legal(self, s: Dawn) -> list[int]:
        return [act(STARTS, p) for p in range(len(s.empires))]

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        s.set_first(first(action))
        s.push(Orient(s.first))


@dataclass(init=False, eq=False)
class Orient(Frame):
    """CND-2.8, D-02: how the direction token lies."""

    def legal(self, s: Dawn) -> list[int]:
        return [act(COMPASS, n) for n in range(FACES)]

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        s.set_compass(first(action))


@dataclass(init=False, eq=False)
class Reveal(Step):
    """CND-2.11: the top card of each deck."""

    deck: i64

    def __init__(self, deck: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.deck = deck

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        if self.deck < len(DECKS):
            s.push(Reveal(self.deck + 1))
            reveal(s, self.deck)


@dataclass(init=False, eq=False)
class DrawVictory(Draw):
    """CND-2.13, 19.1, R-29."""

    def legal(self, s: Dawn) -> list[int]:
        return [act(DRAW_VICTORY, v) for v in range(len(s.rules.goals)) if not holds(s.victory, v)]

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        s.show_victory(first(action))
        if len(s.victory) < (EPIC_CARDS if s.epic else STANDARD_CARDS):
            s.push(DrawVictory())


@dataclass(init=False, eq=False)
class BeginGame(Step):
    """CND-2.16: the first round begins."""

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        begin_round(s, 0)
