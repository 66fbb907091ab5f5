"""Units on the map: counting them, and every way they come and go. COC-1, 3."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.map.cells import NOWHERE
from ecumene.games.clash_of_cultures.rules.map.packed_city import BARBARIANS, NO_ONE
from ecumene.games.clash_of_cultures.rules.map.packed_unit import (
    ASHORE,
    OF_EACH_UNIT,
    SETTLER,
    SHIP,
    SOLDIER,
    cell_of,
    kind_of,
    ship_of,
)
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.kernel.core.piles import how_many

MOST_SOLDIERS: Final = 4  # COC-11.8: of a player in a space

# counting units that are ashore; p is a seat or BARBARIANS


def kind_at(s: World, p: i64, at: i64, kind: i64) -> i64:
    """How many units of a kind stand there. Land units aboard ships do not count."""
    n: i64 = 0
    u: i64
    for u in s.nations[p].units:
        if cell_of(u) == at and kind_of(u) == kind and (kind == SHIP or ship_of(u) == ASHORE):
            n += 1
    return n


def soldiers_at(s: World, p: i64, at: i64) -> i64:
    return how_many(s.barbarians, at) if p == BARBARIANS else kind_at(s, p, at, SOLDIER)


def settlers_at(s: World, p: i64, at: i64) -> i64:
    return 0 if p == BARBARIANS else kind_at(s, p, at, SETTLER)


def ships_at(s: World, p: i64, at: i64) -> i64:
    return 0 if p == BARBARIANS else kind_at(s, p, at, SHIP)


def units_at(s: World, p: i64, at: i64) -> i64:
    """Ships, and land units that are not aboard."""
    if p == BARBARIANS:
        return how_many(s.barbarians, at)
    n: i64 = 0
    u: i64
    for u in s.nations[p].units:
        if cell_of(u) == at and (kind_of(u) == SHIP or ship_of(u) == ASHORE):
            n += 1
    return n


def foreign_units_at(s: World, p: i64, at: i64) -> i64:
    """COC-3.11: of other players and of barbarians."""
    n: i64 = 0
    q: i64
    for q in range(len(s.nations)):
        if q != p:
            n += units_at(s, q, at)
    return n if p == BARBARIANS else n + how_many(s.barbarians, at)


def any_units_at(s: World, at: i64) -> bool:
    return foreign_units_at(s, NO_ONE, at) > 0


def holder_of(s: World, at: i64, entering: i64 = NO_ONE) -> i64:
    """Whose units stand there (COC-12.20: of one owner only), except those of an army that enters; or NO_ONE."""
    q: i64
    for q in range(len(s.nations)):
        if q != entering and units_at(s, q, at) > 0:
            return q
    return BARBARIANS if how_many(s.barbarians, at) > 0 else NO_ONE


def aboard(s: World, p: i64, ship: i64) -> list[int]:
    """COC-12.22: the land units on a ship, by its number."""
    out: list[int] = []
    u: i64
    for u in s.nations[p].units:
        if kind_of(u) != SHIP and ship_of(u) == ship:
            out.append(u)
    return out


def units_of_kind(s: World, p: i64, at: i64, kind: i64) -> list[int]:
    """The units themselves: ashore, or ships."""
    out: list[int] = []
    u: i64
    for u in s.nations[p].units:
        if cell_of(u) == at and kind_of(u) == kind and (kind == SHIP or ship_of(u) == ASHORE):
            out.append(u)
    return out


def count_units(s: World, p: i64, kind: i64) -> i64:
    """On the map, aboard ships included."""
    n: i64 = 0
    u: i64
    for u in s.nations[p].units:
        if kind_of(u) == kind:
            n += 1
    return n


# supplies: COC-1.1, 1.3, 1.8, 1.9


def supply_unit(s: World, p: i64, kind: i64) -> i64:
    if p == BARBARIANS:
        return OF_EACH_UNIT[SOLDIER] - len(s.barbarians) if kind == SOLDIER else 0
    return OF_EACH_UNIT[kind] - count_units(s, p, kind)


# units come and go


def free_ship_number(s: World, p: i64) -> i64:
    taken: i64 = 0
    u: i64
    for u in s.nations[p].units:
        if kind_of(u) == SHIP:
            taken |= 1 << ship_of(u)
    n: i64 = 1
    while (taken >> n) & 1:
        n += 1
    return n


def room_for(s: World, p: i64, kind: i64, at: i64) -> bool:
    """COC-1.3, 11.8: is such a unit left in the supply, and may it stand there?"""
    if supply_unit(s, p, kind) <= 0:
        return False
    return kind != SOLDIER or soldiers_at(s, p, at) < MOST_SOLDIERS


def place_unit(s: World, p: i64, kind: i64, at: i64) -> bool:
    """COC-1.4, 17.14: from the supply, if one is left and there is room. Was one placed?"""
    if not room_for(s, p, kind, at):
        return False
    if p == BARBARIANS:
        s.add_barbarian(at)
    else:
        s.add_unit(p, kind, at, free_ship_number(s, p) if kind == SHIP else ASHORE)
    return True


def remove_unit(s: World, p: i64, u: i64) -> None:
    """COC-1.9, 16.35: back to the supply; a ship takes its cargo with it."""
    s.remove_unit(p, u)
    if kind_of(u) == SHIP:
        cargo: i64
        for cargo in aboard(s, p, ship_of(u)):
            s.remove_unit(p, cargo)


def remove_one(s: World, p: i64, kind: i64, at: i64) -> bool:
    """Remove one unit of a kind that stands there, the one that may do least. Was there one?"""
    if p == BARBARIANS:
        if how_many(s.barbarians, at) == 0:
            return False
        s.remove_barbarian(at)
        return True
    found: i64 = NOWHERE
    u: i64
    for u in s.nations[p].units:
        if cell_of(u) == at and kind_of(u) == kind and (kind == SHIP or ship_of(u) == ASHORE):
            found = u
    if found == NOWHERE:
        return False
    remove_unit(s, p, found)
    return True
