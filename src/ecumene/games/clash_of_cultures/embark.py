"""Land units board ships and leave them, one named after another. COC-12.14, 12.15, 12.22, 12.26.

Those of a kind by rising numbers of ships, so that no way comes twice.
"""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.arrive import PLAINLY, arrive, flags_by, shift
from ecumene.games.clash_of_cultures.field import aboard, units_of_kind
from ecumene.games.clash_of_cultures.groups import (
    TROOPS,
    first_troop,
    flags_of_troop,
    kind_of_troop,
    number_of,
    one_of,
)
from ecumene.games.clash_of_cultures.looks import first_alike, look_of
from ecumene.games.clash_of_cultures.state import World
from ecumene.games.clash_of_cultures.units import ASHORE, MOVED, ROOM, SHIP, SHIPS, crew, ship_of, unit
from ecumene.games.clash_of_cultures.verbs import SHIP as ABOARD
from ecumene.kernel.action import act, first
from ecumene.kernel.piles import holds, how_many
from ecumene.kernel.state import Frame, refusal


@dataclass(init=False, eq=False)
class Board(Frame):
    """COC-12.15, 12.22, 12.26: which ship does the next unit board?"""

    at: i64
    to: i64
    group: i64  # still ashore
    last: i64  # the ship of the last unit of the same kind

    def __init__(self, player: i64, at: i64, to: i64, group: i64, last: i64) -> None:
        self.player = player
        self.at = at
        self.to = to
        self.group = group
        self.last = last

    def ships(self, s: World) -> list[int]:
        p: i64 = self.player
        least: i64 = number_of(self.group, first_troop(self.group))
        out: list[int] = []
        room: i64 = 0
        ships = units_of_kind(s, p, self.to, SHIP)
        i: i64 = len(ships) - 1
        while i >= 0 and ship_of(ships[i]) >= self.last:
            free: i64 = ROOM - len(aboard(s, p, ship_of(ships[i])))
            room += free
            if free > 0 and room >= least:
                out.append(ships[i])
            i -= 1
        out.reverse()
        return first_alike(s, p, out)

    def legal(self, s: World) -> list[int]:
        return [act(ABOARD, ship_of(u)) for u in self.ships(s)]

    def refuse(self, s: World, action: i64) -> str:
        return refusal(self.legal(s), action, ABOARD, "COC-12.26")

    def take(self, s: World, action: i64) -> None:
        s.stack.pop()
        ship: i64 = first(action)
        troop: i64 = first_troop(self.group)
        shift(s, self.player, self.at, ASHORE, self.to, ship, troop, MOVED)
        left: i64 = self.group - one_of(troop)
        if left:
            s.ask(Board(self.player, self.at, self.to, left, ship if number_of(left, troop) > 0 else 0))


@dataclass(init=False, eq=False)
class Unload(Frame):
    """COC-12.15, 12.26: which ship does the next unit leave? They land together, when all are named."""

    at: i64
    to: i64
    group: i64  # not yet named
    last: i64
    named: i64  # two bits for each ship and kind

    def __init__(self, player: i64, at: i64, to: i64, group: i64, last: i64, named: i64) -> None:
        self.player = player
        self.at = at
        self.to = to
        self.group = group
        self.last = last
        self.named = named

    def left_aboard(self, s: World, ship: i64, troop: i64) -> i64:
        """Units of a kind on a ship that were not named."""
        wanted: i64 = unit(self.at, kind_of_troop(troop), ship, flags_of_troop(troop))
        return how_many(aboard(s, self.player, ship), wanted) - named_of(self.named, ship, troop)

    def ships(self, s: World) -> list[int]:
        """Of ships alike, and alike in what was named, only the first."""
        p: i64 = self.player
        troop: i64 = first_troop(self.group)
        out: list[int] = []
        looks: list[int] = []
        found: i64 = 0
        u: i64
        for u in units_of_kind(s, p, self.at, SHIP):
            if ship_of(u) >= self.last:
                found += self.left_aboard(s, ship_of(u), troop)
        for u in units_of_kind(s, p, self.at, SHIP):
            if ship_of(u) >= self.last:
                there: i64 = self.left_aboard(s, ship_of(u), troop)
                look: i64 = look_of(s, p, u) << 8 | (self.named >> (8 * (ship_of(u) - 1))) & 255
                if there > 0 and found >= number_of(self.group, troop) and not holds(looks, look):
                    looks.append(look)
                    out.append(ship_of(u))
                found -= there
        return out

    def legal(self, s: World) -> list[int]:
        return [act(ABOARD, ship) for ship in self.ships(s)]

    def refuse(self, s: World, action: i64) -> str:
        return refusal(self.legal(s), action, ABOARD, "COC-12.26")

    def take(self, s: World, action: i64) -> None:
        s.stack.pop()
        p: i64 = self.player
        ship: i64 = first(action)
        troop: i64 = first_troop(self.group)
        named: i64 = self.named + (i64(1) << place_of_name(ship, troop))
        left: i64 = self.group - one_of(troop)
        if left:
            s.ask(Unload(p, self.at, self.to, left, ship if number_of(left, troop) > 0 else 0, named))
        else:
            land(s, p, self.at, self.to, named)


def place_of_name(ship: i64, troop: i64) -> i64:
    return 8 * (ship - 1) + 2 * troop


def named_of(named: i64, ship: i64, troop: i64) -> i64:
    return (named >> place_of_name(ship, troop)) & 3


def land(s: World, p: i64, frm: i64, to: i64, named: i64) -> None:
    """COC-12.17, 23.19: all that were named go ashore together."""
    flags: i64 = flags_by(s, to, PLAINLY)
    crews: i64 = 0
    ship: i64
    troop: i64
    for ship in range(1, SHIPS + 1):
        for troop in range(TROOPS):
            left: i64 = named_of(named, ship, troop)
            crews += crew(ship, kind_of_troop(troop), left)
            while left > 0:
                shift(s, p, frm, ship, to, ASHORE, troop, flags)
                left -= 1
    arrive(s, p, frm, to, crews)
