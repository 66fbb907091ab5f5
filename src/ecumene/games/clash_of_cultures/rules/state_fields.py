"""What a position of Clash of Cultures consists of: the map, civilizations, barbarians, decks. COC-1, 2.

Cards that nobody has seen have no order: chance decides which one comes. The methods that change a position are in
`state_map`, `state_cards` and `state`: each changes one thing and reports it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.battle.figures import Battle
from ecumene.games.clash_of_cultures.rules.map.cells import CELLS, LAYOUT_FOR, Layout
from ecumene.games.clash_of_cultures.rules.map.packed_city import BARBARIANS, owner_of
from ecumene.games.clash_of_cultures.rules.ruleset import Rules
from ecumene.games.clash_of_cultures.rules.seat import Nation
from ecumene.kernel.core.piles import Shared
from ecumene.kernel.core.state import Frame, State

EVERYBODY: Final = BARBARIANS + 1  # all owners of cities together


@dataclass(init=False, eq=False)
class WorldFields(State):
    """What a position consists of, and the questions it answers itself."""

    rules: Rules  # the rows this match is played with
    nations: list[Nation]
    texts: i64  # variant: which event texts count (25.1, 25.2)
    length: i64  # variant: how the game ends (25.3, 25.6, 25.9)
    round: i64  # 0 is the first
    turn: i64  # 0 to 2: of a round
    first: i64  # the first player
    mover: i64  # whose turn it is
    city: list[int]  # by cell: see `packed_city`
    tiles: Shared  # by slot: NONE while unexplored, otherwise twice the region's number, plus one if it is turned
    terrain: Shared  # by cell; follows from `tiles`
    exhausted: Shared  # cells, sorted (17.5)
    barbarians: Shared  # the cell of each brown soldier, sorted
    regions: Shared  # unseen, sorted: those face down on the map and those in the box
    action_deck: Shared  # sorted: chance decides which card comes
    action_gone: Shared  # discarded, sorted: public
    objective_deck: Shared  # sorted
    event_deck: Shared  # sorted
    event_gone: Shared  # discarded, sorted: public
    event_out: Shared  # used great persons and cards that hold pieces, sorted
    wonder_deck: Shared  # sorted
    wonders: Shared  # face up and not built, in the order they came
    battle: Battle | None  # an unfinished one: see `fight`
    deal: Shared  # of an unfinished trade: see `trade.deal`; empty otherwise
    offered: list[Shared]  # by seat: action cards chosen for a trade, until the offer is answered
    offered_objectives: list[Shared]  # by seat: objective cards chosen for a trade
    offered_goods: list[Shared]  # by seat: goods of an unfinished offer, sorted
    wanted: list[Shared]  # by seat: goods and kinds of cards wanted in that offer, sorted
    ending: i64  # how the game ended, or will end after this turn (25.9): see `turn_track`
    resignations: i64
    # derived: city_cells: list[list[int]] = []  # the cells of each owner's cities: see `cities_of`
    # derived: kept_distances: list[list[int]] = []  # by cell, until more is explored: see `distances`

    # fields: begin
    # fmt: off
    def __init__(
        self, stack: list[Frame], events: list[int] | None, rules: Rules, nations: list[Nation], texts: i64,
        length: i64, round: i64, turn: i64, first: i64, mover: i64, city: list[int], tiles: Shared, terrain: Shared,
        exhausted: Shared, barbarians: Shared, regions: Shared, action_deck: Shared, action_gone: Shared,
        objective_deck: Shared, event_deck: Shared, event_gone: Shared, event_out: Shared, wonder_deck: Shared,
        wonders: Shared, battle: Battle | None, deal: Shared, offered: list[Shared], offered_objectives: list[Shared],
        offered_goods: list[Shared], wanted: list[Shared], ending: i64, resignations: i64,
    ) -> None:
        self.stack = stack
        self.events = events
        self.rules = rules
        self.nations = nations
        self.texts = texts
        self.length = length
        self.round = round
        self.turn = turn
        self.first = first
        self.mover = mover
        self.city = city
        self.tiles = tiles
        self.terrain = terrain
        self.exhausted = exhausted
        self.barbarians = barbarians
        self.regions = regions
        self.action_deck = action_deck
        self.action_gone = action_gone
        self.objective_deck = objective_deck
        self.event_deck = event_deck
        self.event_gone = event_gone
        self.event_out = event_out
        self.wonder_deck = wonder_deck
        self.wonders = wonders
        self.battle = battle
        self.deal = deal
        self.offered = offered
        self.offered_objectives = offered_objectives
        self.offered_goods = offered_goods
        self.wanted = wanted
        self.ending = ending
        self.resignations = resignations
        self.city_cells: list[list[int]] = []
        self.kept_distances: list[list[int]] = []
    # fmt: on
    # fields: end

    @property
    def players(self) -> int:
        return len(self.nations)

    def has_left(self, p: i64) -> bool:
        """COC-4.14: a player who has resigned makes no more choices."""
        return self.nations[p].resigned != 0

    @property
    def layout(self) -> Layout:
        return LAYOUT_FOR[len(self.nations)]

    @property
    def fight(self) -> Battle:
        """The battle that is being fought."""
        battle = self.battle
        if battle is None:
            raise ValueError("there is no battle")
        return battle

    # players: COC-2.12, 4.14

    def playing(self, p: i64) -> bool:
        return self.nations[p].resigned == 0

    def order(self, p: i64) -> list[int]:
        """Everybody who has not resigned, clockwise from p."""
        out: list[int] = []
        i: i64
        for i in range(len(self.nations)):
            q: i64 = (p + i) % len(self.nations)
            if self.nations[q].resigned == 0:
                out.append(q)
        return out

    def left(self) -> i64:
        """How many players have not resigned."""
        return len(self.order(0))

    # cities

    def owner(self, at: i64) -> i64:
        """Of the city in a cell: a seat, BARBARIANS, or NO_ONE."""
        return owner_of(self.city[at])

    def cities_of(self, p: i64) -> list[int]:
        """Their cells, in order. Do not change this list: clones share it."""
        if len(self.city_cells) == 0:
            self.find_cities()
        return self.city_cells[p]

    def every_city(self) -> list[int]:
        """The cells of all cities, in order. Do not change this list either."""
        return self.cities_of(EVERYBODY)

    def find_cities(self) -> None:
        self.city_cells = [[] for _ in range(EVERYBODY + 1)]
        at: i64
        for at in self.layout.on_map:
            if self.city[at] != 0:
                self.city_cells[owner_of(self.city[at])].append(at)
                self.city_cells[EVERYBODY].append(at)

    # distances

    def keep_distances(self, at: i64, steps: list[int]) -> None:
        """From a cell to every other. Clones share them: they are right as long as nothing is explored."""
        if len(self.kept_distances) == 0:
            self.kept_distances = [[] for _ in range(CELLS)]
        self.kept_distances[at] = steps

    def forget_distances(self) -> None:
        self.kept_distances = []
