"""Land units board ships and leave them. COC-12.14, 12.15, 12.22, 12.26.

Units of a kind are equal, so one answer says how many of them board or leave each ship. Then comes the next kind.
"""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.map.packed_unit import ASHORE, MOVED, ROOM, SHIP, SHIPS, crew, ship_of, unit
from ecumene.games.clash_of_cultures.rules.map.units import aboard, units_of_kind
from ecumene.games.clash_of_cultures.rules.movement.enter_space import NORMALLY, arrive, flags_after_entering, move_unit
from ecumene.games.clash_of_cultures.rules.movement.equal_ships import ship_key
from ecumene.games.clash_of_cultures.rules.movement.groups import (
    TROOPS,
    first_troop,
    flags_of_troop,
    group_of_one,
    kind_of_troop,
    number_of,
)
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import SPREAD
from ecumene.kernel.core.action import act, first, fourth, second, third, verb_of
from ecumene.kernel.core.piles import how_many
from ecumene.kernel.core.state import NOT_OFFERED, Frame


def distributions(ships: list[int], room: list[int], keys: list[int], number: i64) -> list[int]:
    """Every different way to distribute units over ships with this room. Of equal ships the first ones take most."""
    out: list[int] = []
    a: i64
    b: i64
    c: i64
    for a in range(min(room_at(room, 0), number), -1, -1):
        for b in range(min(room_at(room, 1), number - a), -1, -1):
            for c in range(min(room_at(room, 2), number - a - b), -1, -1):
                d: i64 = number - a - b - c
                if d <= room_at(room, 3) and first_take_most(keys, [a, b, c, d]):
                    out.append(distribution_action(ships, [a, b, c, d]))
    return out


def room_at(room: list[int], i: i64) -> i64:
    return room[i] if i < len(room) else 0


def first_take_most(keys: list[int], counts: list[int]) -> bool:
    i: i64
    j: i64
    for i in range(len(keys)):
        for j in range(i):
            if keys[j] == keys[i] and counts[j] < counts[i]:
                return False
    return True


def distribution_action(ships: list[int], counts: list[int]) -> i64:
    """The action: how many units for each ship, by the numbers of the ships."""
    by_number: list[int] = [0] * SHIPS
    i: i64
    for i in range(len(ships)):
        by_number[ship_of(ships[i]) - 1] = counts[i]
    return act(SPREAD, by_number[0], by_number[1], by_number[2], by_number[3])


def counts_in(action: i64) -> list[int]:
    """How many units for each of the four ships."""
    return [first(action), second(action), third(action), fourth(action)]


@dataclass(init=False, eq=False)
class Board(Frame):
    """COC-12.15, 12.22, 12.26: which ships do the units of this kind board?"""

    at: i64
    to: i64
    group: i64  # still ashore
    troop: i64  # the kind that is asked about

    def __init__(self, player: i64, at: i64, to: i64, group: i64, troop: i64) -> None:
        self.player = player
        self.at = at
        self.to = to
        self.group = group
        self.troop = troop

    def choices(self, s: World, merge_equal: bool) -> list[int]:
        p: i64 = self.player
        ships = units_of_kind(s, p, self.to, SHIP)
        room: list[int] = []
        keys: list[int] = []
        u: i64
        for u in ships:
            room.append(ROOM - len(aboard(s, p, ship_of(u))))
            keys.append(ship_key(s, p, u) if merge_equal else ship_of(u))
        return distributions(ships, room, keys, number_of(self.group, self.troop))

    def legal(self, s: World) -> list[int]:
        return self.choices(s, True)

    def why_not(self, s: World, action: i64) -> str:
        """Of equal ships only the first choice is offered."""
        if verb_of(action) != SPREAD or action in self.choices(s, False):
            return NOT_OFFERED
        return "COC-12.26"

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        ship: i64
        for ship in range(SHIPS):
            n: i64 = counts_in(action)[ship]
            while n > 0:
                move_unit(s, self.player, self.at, ASHORE, self.to, ship + 1, self.troop, MOVED)
                n -= 1
        board(s, self.player, self.at, self.to, without(self.group, self.troop))


def board(s: World, p: i64, at: i64, to: i64, group: i64) -> None:
    """One kind after another, as long as some units are ashore."""
    if group:
        s.ask(Board(p, at, to, group, first_troop(group)))


def without(group: i64, troop: i64) -> i64:
    return group - number_of(group, troop) * group_of_one(troop)


@dataclass(init=False, eq=False)
class Unload(Frame):
    """COC-12.15, 12.26: which ships do the units of this kind leave? All land together when every kind is named."""

    at: i64
    to: i64
    group: i64  # not yet named
    troop: i64  # the kind that is asked about
    named: i64  # two bits for each ship and kind

    def __init__(self, player: i64, at: i64, to: i64, group: i64, troop: i64, named: i64) -> None:
        self.player = player
        self.at = at
        self.to = to
        self.group = group
        self.troop = troop
        self.named = named

    def choices(self, s: World, merge_equal: bool) -> list[int]:
        """Equal ships must also be equal in what was named before."""
        p: i64 = self.player
        ships = units_of_kind(s, p, self.at, SHIP)
        there: list[int] = []
        keys: list[int] = []
        u: i64
        for u in ships:
            wanted: i64 = unit(self.at, kind_of_troop(self.troop), ship_of(u), flags_of_troop(self.troop))
            there.append(how_many(aboard(s, p, ship_of(u)), wanted))
            key: i64 = ship_key(s, p, u) << 8 | (self.named >> (8 * (ship_of(u) - 1))) & 255
            keys.append(key if merge_equal else ship_of(u))
        return distributions(ships, there, keys, number_of(self.group, self.troop))

    def legal(self, s: World) -> list[int]:
        return self.choices(s, True)

    def why_not(self, s: World, action: i64) -> str:
        """Of equal ships only the first choice is offered."""
        if verb_of(action) != SPREAD or action in self.choices(s, False):
            return NOT_OFFERED
        return "COC-12.26"

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        named: i64 = self.named
        ship: i64
        for ship in range(SHIPS):
            n: i64 = counts_in(action)[ship]
            named += n << place_of_name(ship + 1, self.troop)
        unload(s, self.player, self.at, self.to, without(self.group, self.troop), named)


def unload(s: World, p: i64, at: i64, to: i64, group: i64, named: i64) -> None:
    """One kind after another. Then all named units go ashore together."""
    if group:
        s.ask(Unload(p, at, to, group, first_troop(group), named))
    else:
        land(s, p, at, to, named)


def place_of_name(ship: i64, troop: i64) -> i64:
    return 8 * (ship - 1) + 2 * troop


def named_of(named: i64, ship: i64, troop: i64) -> i64:
    return (named >> place_of_name(ship, troop)) & 3


def land(s: World, p: i64, frm: i64, to: i64, named: i64) -> None:
    """COC-12.17, 23.19: all named units go ashore together."""
    flags: i64 = flags_after_entering(s, to, NORMALLY)
    crews: i64 = 0
    ship: i64
    troop: i64
    for ship in range(1, SHIPS + 1):
        for troop in range(TROOPS):
            left: i64 = named_of(named, ship, troop)
            crews += crew(ship, kind_of_troop(troop), left)
            while left > 0:
                move_unit(s, p, frm, ship, to, ASHORE, troop, flags)
                left -= 1
    arrive(s, p, frm, to, crews)
