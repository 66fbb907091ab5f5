"""Volcano and earthquakes: city pieces are moved to the event card. COC-1.9, 17.10, 17.20."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.events.moods_and_gifts import ONE_STEP, mood_falls
from ecumene.games.clash_of_cultures.rules.map.packed_city import (
    ANGRY,
    BUILDINGS,
    NO_ONE,
    SETTLEMENT,
    colour_of,
    mood_of,
    size_of,
    wonder_of,
)
from ecumene.games.clash_of_cultures.rules.map.packed_unit import ASHORE, SHIP, cell_of, kind_of, ship_of
from ecumene.games.clash_of_cultures.rules.map.units import remove_unit
from ecumene.games.clash_of_cultures.rules.state import NONE, World
from ecumene.games.clash_of_cultures.rules.verbs import AT, CRUMBLE, DONE, TOPPLE
from ecumene.kernel.core.action import act, first, second, verb_of
from ecumene.kernel.core.frames import Choice
from ecumene.kernel.core.piles import add, holds
from ecumene.kernel.core.state import NOT_OFFERED, Frame

MOST_PIECES: Final = 3  # lost in an earthquake
WONDER_PLACE: Final = 4  # in the order of a city's pieces: buildings, wonder, settlement
SETTLEMENT_PLACE: Final = 5
PLACES: Final = 6
CELL_BASE: Final = 128  # for cells packed into one number


@dataclass(init=False, eq=False)
class Erupt(Choice):
    """Volcano: which city is buried?"""

    verb: ClassVar[int] = AT
    rule: ClassVar[str] = "COC-17.3"

    event: i64

    def __init__(self, player: i64, event: i64) -> None:
        self.player = player
        self.event = event

    def legal(self, s: World) -> list[int]:
        return [act(AT, at) for at in s.cities_of(self.player)]

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        at: i64 = first(action)
        u: i64
        for u in s.nations[self.player].units[:]:
            if cell_of(u) == at and kind_of(u) != SHIP and ship_of(u) == ASHORE:
                remove_unit(s, self.player, u)
        building: i64
        for building in range(BUILDINGS):
            if colour_of(s.city[at], building) != NO_ONE:
                s.bury_building(at, building)
        if wonder_of(s.city[at]) != NONE:
            s.bury_wonder(at)
        s.bury_settlement(at)
        s.hold_pieces(self.event)


@dataclass(init=False, eq=False)
class Quake(Frame):
    """Earthquake: which piece is lost? One to three, in any order.

    A settlement can be chosen only when its city has no other pieces left.
    """

    event: i64
    taken: i64
    last: i64  # the highest `place_of` an answer so far, or NONE
    hit: i64  # cities that lost a piece, packed by `add_hit_city`

    def __init__(self, player: i64, event: i64, taken: i64, last: i64, hit: i64) -> None:
        self.player = player
        self.event = event
        self.taken = taken
        self.last = last
        self.hit = hit

    def legal(self, s: World) -> list[int]:
        out: list[int] = [act(DONE)] if self.taken > 0 else []
        at: i64
        for at in s.cities_of(self.player):
            city: i64 = s.city[at]
            building: i64
            for building in range(BUILDINGS):
                if colour_of(city, building) != NO_ONE:
                    out.append(act(CRUMBLE, at, building))
            if wonder_of(city) != NONE:
                out.append(act(TOPPLE, at))
            elif size_of(city) == 1:
                out.append(act(CRUMBLE, at, SETTLEMENT))
        return out

    def canonical(self, s: World) -> list[int]:
        """In order of cells, then of a city's pieces."""
        return [a for a in self.legal(s) if verb_of(a) == DONE or place_of(a) > self.last]

    def why_not(self, s: World, action: i64) -> str:
        verb: i64 = verb_of(action)
        if verb != CRUMBLE and verb != TOPPLE:
            return NOT_OFFERED
        if s.owner(first(action)) != self.player:
            return "COC-17.3"
        return "COC-17.10" if verb == CRUMBLE and second(action) == SETTLEMENT else NOT_OFFERED

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == DONE:
            self.finish(s, self.hit)
            return
        at: i64 = first(action)
        if verb_of(action) == TOPPLE:
            s.bury_wonder(at)
        elif second(action) == SETTLEMENT:
            s.bury_settlement(at)
        else:
            s.bury_building(at, second(action))
        s.hold_pieces(self.event)
        last: i64 = max(self.last, place_of(action))
        more = Quake(self.player, self.event, self.taken + 1, last, add_hit_city(self.hit, at))
        if more.taken < MOST_PIECES and len(more.legal(s)) > 1:
            s.ask(more)
        else:
            self.finish(s, more.hit)

    def finish(self, s: World, hit: i64) -> None:
        """COC-17.21: the mood of every city that lost a piece and still exists falls."""
        while hit > 0:
            at: i64 = hit % CELL_BASE - 1
            if s.owner(at) == self.player and mood_of(s.city[at]) != ANGRY:
                mood_falls(s, self.player, at, ONE_STEP)
            hit //= CELL_BASE


def place_of(action: i64) -> i64:
    """Cell and piece, packed so that they sort in the order that bots use."""
    place: i64 = WONDER_PLACE
    if verb_of(action) == CRUMBLE:
        place = SETTLEMENT_PLACE if second(action) == SETTLEMENT else second(action)
    return first(action) * PLACES + place


def add_hit_city(hit: i64, at: i64) -> i64:
    """Up to three cities in one number, each once, the last cell in the lowest digits."""
    cells: list[int] = [at + 1]
    while hit > 0:
        if not holds(cells, hit % CELL_BASE):
            add(cells, hit % CELL_BASE)
        hit //= CELL_BASE
    packed: i64 = 0
    cell: i64
    for cell in cells:
        packed = packed * CELL_BASE + cell
    return packed


def quake(s: World, p: i64, event: i64) -> None:
    s.ask(Quake(p, event, 0, NONE, 0))
