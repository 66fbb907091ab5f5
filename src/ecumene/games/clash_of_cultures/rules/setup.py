"""Starting a game: everything before the first turn. COC-2."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.action_cards import action_rows
from ecumene.games.clash_of_cultures.cards.advances.table import advance_rows
from ecumene.games.clash_of_cultures.cards.civil_cards import civil_rows
from ecumene.games.clash_of_cultures.cards.combat_cards import combat_rows
from ecumene.games.clash_of_cultures.cards.events import event_rows
from ecumene.games.clash_of_cultures.cards.goals import goal_rows
from ecumene.games.clash_of_cultures.cards.objectives import objective_rows
from ecumene.games.clash_of_cultures.cards.regions import region_rows, start_terrain
from ecumene.games.clash_of_cultures.cards.wonders import wonder_rows
from ecumene.games.clash_of_cultures.rules.action_cards.draw_cards import draw_actions, draw_objectives
from ecumene.games.clash_of_cultures.rules.map.cells import CELLS, LAYOUTS
from ecumene.games.clash_of_cultures.rules.map.cities import add_city
from ecumene.games.clash_of_cultures.rules.map.packed_city import HAPPY, NEUTRAL
from ecumene.games.clash_of_cultures.rules.map.packed_unit import SETTLER
from ecumene.games.clash_of_cultures.rules.map.units import place_unit
from ecumene.games.clash_of_cultures.rules.ruleset import Rules
from ecumene.games.clash_of_cultures.rules.seat import Nation
from ecumene.games.clash_of_cultures.rules.state import FOUR_ROUNDS, NONE, World
from ecumene.games.clash_of_cultures.rules.turn import begin_round
from ecumene.games.clash_of_cultures.rules.turn_track import start_settlers
from ecumene.games.clash_of_cultures.rules.verbs import STARTS
from ecumene.kernel.core.action import act, first
from ecumene.kernel.core.bits import bag_of
from ecumene.kernel.core.frames import Draw, Step
from ecumene.kernel.core.state import NOBODY, settle

START_FOOD: Final = 2  # COC-2.6

# variants: COC-25
TEXTS: Final = ["all", "icons", "choice"]
LENGTHS: Final = ["six", "four", "die", "wonder"]


def make_rules(corrections: str) -> Rules:
    civils = civil_rows()
    combats = combat_rows()
    goals = goal_rows()
    # fmt: off
    return Rules(
        corrections, advance_rows(), wonder_rows(), event_rows(), civils, combats, action_rows(civils, combats), goals,
        objective_rows(goals), region_rows(),
    )
    # fmt: on


PRINTED: Final = make_rules("")


def rules_of(corrections: str) -> Rules:
    """New rows for a match with corrections, the printed rows for all others."""
    return make_rules(corrections) if corrections else PRINTED


def new_nation(start: int, advances: int = 0) -> Nation:
    """COC-2.5, 2.6, 2.7."""
    # fmt: off
    return Nation(
        stock=[START_FOOD, 0, 0, 0, 0], mood_tokens=0, culture_tokens=0, happiness=0, culture=0,
        advances=advances, units=[], hand=[], hand_known=[], objectives=[], objectives_known=[],
        laid=[], scored=[], achieved=[], peeked=[], persons=[], buried=[0] * 5, lost_wonders=0, reserved=0, actions=0,
        lost_actions=0, used=0, drafts=0, fought_at=[], won_battles=0, triumphs=0, captures=0, inspired=0,
        tech_traded=0, hero_generals=0, great_ideas=0, declined=0, goals=0, banned=0, truces=0, truces_next=0,
        built_wonder=0, start=start, resigned=0,
    )
    # fmt: on


def blank(players: int = 2, corrections: str = "", events: str = TEXTS[0], length: str = LENGTHS[0]) -> World:
    """COC-1.2, 2.1, 2.2, 2.9, 25.14: the map and the decks, before players have cities and cards."""
    rules = rules_of(corrections)
    layout = LAYOUTS[players]
    known = bag_of([row.number for row in rules.advances if row.from_start])
    # fmt: off
    return World(
        stack=[], events=None, rules=rules, nations=[new_nation(cells[0], known) for cells in layout.starts],
        texts=TEXTS.index(events), length=LENGTHS.index(length), round=0, turn=0, first=0, mover=NONE,
        city=[0] * CELLS, tiles=[NONE] * len(layout.slots), terrain=start_terrain(layout), exhausted=[], barbarians=[],
        regions=list(range(len(rules.regions))), action_deck=list(range(len(rules.actions))), action_gone=[],
        objective_deck=list(range(len(rules.objectives))),
        event_deck=[row.number for row in rules.events for _ in range(row.copies)], event_gone=[], event_out=[],
        wonder_deck=list(range(len(rules.wonders))), wonders=[], battle=None, deal=[],
        offered=[[] for _ in layout.starts], offered_objectives=[[] for _ in layout.starts],
        offered_goods=[[] for _ in layout.starts], wanted=[[] for _ in layout.starts], ending=0, resignations=0,
    )
    # fmt: on


def settle_seats(s: World) -> None:
    """COC-2.8, 25.4: a city and its settlers on the plain of each start region."""
    p: i64
    for p in range(len(s.nations)):
        at: i64 = s.nations[p].start
        add_city(s, p, at, HAPPY if s.length == FOUR_ROUNDS else NEUTRAL)
        for _ in range(start_settlers(s)):
            place_unit(s, p, SETTLER, at)


def start(players: int = 2, corrections: str = "", events: str = TEXTS[0], length: str = LENGTHS[0]) -> World:
    """COC-2.4, 2.10, 2.11, 2.12, 2.13, 2.14: chance decides who begins, then deals. The seats are given before."""
    s = blank(players, corrections, events, length)
    settle_seats(s)
    s.then([FirstPlayer(), Deal(0)])
    settle(s)
    return s


@dataclass(init=False, eq=False)
class FirstPlayer(Draw):
    """COC-2.11."""

    def legal(self, s: World) -> list[int]:
        return [act(STARTS, p) for p in range(len(s.nations))]

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        s.set_first(first(action))


@dataclass(init=False, eq=False)
class Deal(Step):
    """COC-2.9: an action card and an objective card for each player, in turn order. Then the first round begins."""

    dealt: i64  # how many players have their cards

    def __init__(self, dealt: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.dealt = dealt

    def run(self, s: World) -> None:
        s.stack.pop()
        if self.dealt < len(s.nations):
            p: i64 = (s.first + self.dealt) % len(s.nations)
            s.push(Deal(self.dealt + 1))
            draw_objectives(s, p, 1)
            draw_actions(s, p, 1)
        else:
            begin_round(s, 0)
