"""What the two sides of a battle lose: units, and city pieces to barbarians. COC-16.4, 16.12, 16.35, 18.7.

If there is nothing to choose, the losses happen at once. Otherwise the player is asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.power import NOT_ALLOWED
from ecumene.games.clash_of_cultures.rules.battle.fighters import fighters, is_seat, leader_of
from ecumene.games.clash_of_cultures.rules.battle.figures import ATTACKER, DEFENDER
from ecumene.games.clash_of_cultures.rules.map.cities import destroy_city
from ecumene.games.clash_of_cultures.rules.map.distances import distances
from ecumene.games.clash_of_cultures.rules.map.packed_city import (
    ANGRY,
    BARBARIANS,
    BUILDINGS,
    NO_ONE,
    colour_of,
    mood_of,
    owner_of,
)
from ecumene.games.clash_of_cultures.rules.map.packed_unit import SETTLER, SHIP, SOLDIER, ship_of
from ecumene.games.clash_of_cultures.rules.map.units import (
    remove_one,
    remove_unit,
    settlers_at,
    soldiers_at,
    units_of_kind,
)
from ecumene.games.clash_of_cultures.rules.movement.equal_ships import fleets_of
from ecumene.games.clash_of_cultures.rules.state import NONE, World
from ecumene.games.clash_of_cultures.rules.trade.routes import route_reach
from ecumene.games.clash_of_cultures.rules.verbs import CRUMBLE, FALL, SINK
from ecumene.kernel.core.action import act, first, second, verb_of
from ecumene.kernel.core.bits import has, one, size
from ecumene.kernel.core.frames import Choice
from ecumene.kernel.core.state import NOT_OFFERED, Frame


def note_scavenged(s: World, side: i64) -> None:
    """This side loses a settler or ship that could have a trade route: near a foreign city that is not angry."""
    p: i64 = leader_of(s, side)
    reach: i64 = route_reach(s, p)
    if reach == NOT_ALLOWED:
        return
    far = distances(s, s.fight.at)
    at: i64
    for at in s.every_city():
        owner: i64 = owner_of(s.city[at])
        if owner != p and owner != BARBARIANS and mood_of(s.city[at]) != ANGRY:
            if 0 <= far[at] <= reach:
                s.count_scavenged(1 - side)


def lose_fighters(s: World, side: i64, n: i64) -> None:
    """COC-16.4, 16.35, 16.39: all soldiers are equal; the owner chooses among ships. Extra hits are lost."""
    n = min(n, fighters(s, side))
    if n <= 0:
        return
    b = s.fight
    p: i64 = leader_of(s, side)
    if b.sea:
        if n < fighters(s, side):
            s.ask(LoseShip(p, side, n))
            return
        u: i64
        for u in units_of_kind(s, p, b.at, SHIP):
            sink_ship(s, side, u)
        return
    at: i64 = b.origin if side == ATTACKER and p == BARBARIANS else b.at
    s.count_lost(side, n)
    while n > 0:
        remove_one(s, p, SOLDIER, at)
        n -= 1


def sink_ship(s: World, side: i64, ship: i64) -> None:
    """COC-16.35: with everything aboard."""
    note_scavenged(s, side)
    remove_unit(s, leader_of(s, side), ship)
    s.count_lost(side, 1)


def lose_settlers(s: World, side: i64) -> None:
    """COC-16.11, 16.12, 16.43: settlers are lost when no soldier is left to guard them."""
    if s.fight.sea or not is_seat(s, side):
        return
    p: i64 = leader_of(s, side)
    if settlers_at(s, p, s.fight.at) > 0:
        note_scavenged(s, side)
    while remove_one(s, p, SETTLER, s.fight.at):
        pass


@dataclass(init=False, eq=False)
class LoseShip(Frame):
    """COC-16.35, D19: which ships sink, with everything aboard?"""

    side: i64
    left: i64  # how many

    def __init__(self, player: i64, side: i64, left: i64) -> None:
        self.player = player
        self.side = side
        self.left = left

    def ships(self, s: World) -> list[int]:
        return units_of_kind(s, self.player, s.fight.at, SHIP)

    def legal(self, s: World) -> list[int]:
        return [act(SINK, bag) for bag in fleets_of(s, self.player, self.ships(s)) if size(bag) == self.left]

    def why_not(self, s: World, action: i64) -> str:
        """COC-16.4, 16.35: one ship in the battle for each hit. Of equal ships only one choice is offered."""
        if verb_of(action) != SINK:
            return NOT_OFFERED
        bag: i64 = first(action)
        there: i64 = 0
        u: i64
        for u in self.ships(s):
            there |= one(ship_of(u) - 1)
        if bag & ~there:
            return "COC-16.35"
        return NOT_OFFERED if size(bag) == self.left else "COC-16.4"

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        u: i64
        for u in self.ships(s):
            if has(first(action), ship_of(u) - 1):
                sink_ship(s, self.side, u)


def hit_city(s: World, p: i64, hits: i64) -> None:
    """COC-18.7: units first, then buildings, the settlement last. The player is asked only if there is a choice."""
    at: i64 = s.fight.at
    settlers: i64 = settlers_at(s, p, at)
    soldiers: i64 = soldiers_at(s, p, at)
    if hits < settlers + soldiers:
        s.ask(UnitsFall(p, hits))
    else:
        lose_units(s, p, settlers, soldiers)
        hit_buildings(s, p, hits - settlers - soldiers)


def lose_units(s: World, p: i64, settlers: i64, soldiers: i64) -> None:
    s.count_lost(DEFENDER, soldiers)
    while settlers > 0:
        remove_one(s, p, SETTLER, s.fight.at)
        settlers -= 1
    while soldiers > 0:
        remove_one(s, p, SOLDIER, s.fight.at)
        soldiers -= 1


@dataclass(init=False, eq=False)
class UnitsFall(Choice):
    """COC-18.7, D19: how many settlers and how many soldiers does a city lose?"""

    verb: ClassVar[int] = FALL
    rule: ClassVar[str] = "COC-18.7"

    hits: i64  # fewer than there are units

    def __init__(self, player: i64, hits: i64) -> None:
        self.player = player
        self.hits = hits

    def legal(self, s: World) -> list[int]:
        at: i64 = s.fight.at
        out: list[int] = []
        settlers: i64 = min(settlers_at(s, self.player, at), self.hits)
        while settlers >= 0 and self.hits - settlers <= soldiers_at(s, self.player, at):
            out.append(act(FALL, settlers, self.hits - settlers))
            settlers -= 1
        return out

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        lose_units(s, self.player, first(action), second(action))


def buildings_of(s: World, at: i64) -> list[int]:
    """COC-18.23: of any colour."""
    out: list[int] = []
    building: i64
    for building in range(BUILDINGS):
        if colour_of(s.city[at], building) != NO_ONE:
            out.append(building)
    return out


def hit_buildings(s: World, p: i64, hits: i64) -> None:
    """COC-18.7: with fewer hits than buildings the owner chooses. Otherwise all are lost; one more hit ends it."""
    at: i64 = s.fight.at
    buildings = buildings_of(s, at)
    if hits <= 0:
        return
    if hits < len(buildings):
        s.ask(CityHit(p, hits, NONE))
        return
    building: i64
    for building in buildings:
        lose_building(s, at, building)
    if hits > len(buildings):
        s.count_damage()
        destroy_city(s, at)


def lose_building(s: World, at: i64, building: i64) -> None:
    s.count_damage()
    s.remove_building(at, building)


@dataclass(init=False, eq=False)
class CityHit(Choice):
    """COC-18.7, 18.23, D23: which building is lost to a hit of barbarians? In any order."""

    verb: ClassVar[int] = CRUMBLE
    rule: ClassVar[str] = "COC-18.7"

    left: i64  # fewer than there are buildings
    last: i64  # the highest building named so far, or NONE

    def __init__(self, player: i64, left: i64, last: i64) -> None:
        self.player = player
        self.left = left
        self.last = last

    def legal(self, s: World) -> list[int]:
        at: i64 = s.fight.at
        return [act(CRUMBLE, at, building) for building in buildings_of(s, at)]

    def canonical(self, s: World) -> list[int]:
        choices = self.legal(s)
        out: list[int] = []
        i: i64
        for i in range(len(choices)):
            if second(choices[i]) > self.last and len(choices) - i >= self.left:
                out.append(choices[i])
        return out if len(out) > 0 else choices

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        building: i64 = second(action)
        lose_building(s, s.fight.at, building)
        if self.left > 1:
            s.ask(CityHit(self.player, self.left - 1, max(self.last, building)))
