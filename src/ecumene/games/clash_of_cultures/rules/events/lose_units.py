"""Units lost to an event. COC-17.18."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.map.packed_unit import ASHORE, SHIP, SOLDIER, cell_of, kind_of, ship_of
from ecumene.games.clash_of_cultures.rules.map.units import remove_unit
from ecumene.games.clash_of_cultures.rules.state import NONE, World
from ecumene.games.clash_of_cultures.rules.verbs import DISBAND, LOSE
from ecumene.kernel.core.action import act, first, second, third, verb_of
from ecumene.kernel.core.frames import Choice
from ecumene.kernel.core.piles import distinct, take_out
from ecumene.kernel.core.state import NOT_OFFERED, Frame


def cargo_key(s: World, p: i64, ship: i64) -> i64:
    """A number for the cargo of a ship: 2 for a settler, 3 for a soldier. It is the same for equal cargo."""
    n: i64 = 0
    u: i64
    for u in s.nations[p].units:
        if kind_of(u) != SHIP and ship_of(u) == ship:
            n += 2 + kind_of(u)
    return n


def units_to_lose(s: World, p: i64) -> list[int]:
    """Every unit that can be lost; of equal ones only one."""
    out: list[int] = []
    seen: list[int] = []
    u: i64
    for u in s.nations[p].units:
        kind: i64 = kind_of(u)
        ship: i64 = ship_of(u)
        key: i64 = cell_of(u) * 64 + kind * 16
        if ship != ASHORE:
            key += 1 + cargo_key(s, p, ship)
        if key not in seen:
            seen.append(key)
            out.append(act(LOSE, kind, cell_of(u), ship))
    return out


def soldiers_to_disband(s: World, p: i64) -> list[int]:
    """Every soldier that can be lost; of equal ones only one."""
    return [act(DISBAND, second(a), third(a)) for a in units_to_lose(s, p) if first(a) == SOLDIER]


def lose_unit(s: World, p: i64, kind: i64, cell: i64, ship: i64) -> None:
    """Of equal units, the one that may do least."""
    found: i64 = NONE
    u: i64
    for u in s.nations[p].units:
        if kind_of(u) == kind and cell_of(u) == cell and ship_of(u) == ship:
            found = u
    remove_unit(s, p, found)


def lose_units(s: World, p: i64, count: i64) -> None:
    """COC-17.18: one or two units. If there are no more than that, nobody is asked."""
    units = s.nations[p].units
    if len(units) <= count:
        while len(units) > 0:
            remove_unit(s, p, units[0])
    elif count == 1:
        s.ask(LoseUnit(p))
    else:
        s.ask(LoseTwo(p, NONE))


@dataclass(init=False, eq=False)
class LoseUnit(Frame):
    """Which unit is lost?"""

    def legal(self, s: World) -> list[int]:
        return units_to_lose(s, self.player)

    def why_not(self, s: World, action: i64) -> str:
        """Of equal units only one is offered."""
        if verb_of(action) != LOSE or action in LoseTwo(self.player, NONE).legal(s):
            return NOT_OFFERED
        return "COC-17.18"

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        lose_unit(s, self.player, first(action), second(action), third(action))


@dataclass(init=False, eq=False)
class LoseTwo(Choice):
    """Which two units are lost? In any order: both are removed when both are named, also a ship and a unit aboard it.

    Here every ship is offered by its number, even if another one is equal. Otherwise the order would matter.
    """

    verb: ClassVar[int] = LOSE
    rule: ClassVar[str] = "COC-17.18"

    named: i64  # the first of them as a `place`, or NONE

    def __init__(self, player: i64, named: i64) -> None:
        self.player = player
        self.named = named

    def places(self, s: World) -> list[int]:
        """The places of all units that are not named, in order: equal ones next to each other."""
        out: list[int] = [place_of(kind_of(u), cell_of(u), ship_of(u)) for u in s.nations[self.player].units]
        if self.named != NONE:
            take_out(out, self.named)
        return out

    def legal(self, s: World) -> list[int]:
        return [answer_of(place) for place in distinct(self.places(s))]

    def canonical(self, s: World) -> list[int]:
        """In order of places. One must remain for the second answer."""
        places = self.places(s)
        if self.named == NONE:
            places.pop()
        out: list[int] = [answer_of(place) for place in distinct(places) if place >= self.named]
        return out if len(out) > 0 else self.legal(s)

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        place: i64 = place_of(first(action), second(action), third(action))
        if self.named == NONE:
            s.ask(LoseTwo(self.player, place))
        elif kind_in(self.named) == SHIP:  # a unit aboard is removed before the ship
            self.lose(s, place)
            self.lose(s, self.named)
        else:
            self.lose(s, self.named)
            self.lose(s, place)

    def lose(self, s: World, place: i64) -> None:
        a: i64 = answer_of(place)
        lose_unit(s, self.player, first(a), second(a), third(a))


# the place of a unit: its cell, kind and ship in one integer, in the order in which a player's units are sorted


def place_of(kind: i64, cell: i64, ship: i64) -> i64:
    return cell << 5 | kind << 3 | ship


def kind_in(place: i64) -> i64:
    return (place >> 3) & 3


def answer_of(place: i64) -> i64:
    return act(LOSE, kind_in(place), place >> 5, place & 7)
