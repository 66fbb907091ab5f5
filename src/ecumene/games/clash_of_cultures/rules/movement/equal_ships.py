"""Ships that are alike: in the same space, able to do the same, with the same cargo. One of them stands for all."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.map.packed_unit import SHIPS, flags_of, kind_of, ship_of
from ecumene.games.clash_of_cultures.rules.map.units import aboard
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.kernel.core.bits import has, size
from ecumene.kernel.core.piles import holds


def look_of(s: World, p: i64, u: i64) -> i64:
    """What tells a ship from another in the same space: what it may do, and its cargo."""
    look: i64 = 0
    cargo: i64
    for cargo in aboard(s, p, ship_of(u)):
        look = look << 6 | (kind_of(cargo) << 3 | flags_of(cargo)) + 1
    return look << 3 | flags_of(u)


def fleets_of(s: World, p: i64, ships: list[int]) -> list[int]:
    """Every different group of these ships, as bags of their numbers less one: of those alike the first ones go."""
    looks: list[int] = [look_of(s, p, u) for u in ships]
    out: list[int] = []
    bag: i64
    i: i64
    j: i64
    for bag in range(1, 1 << SHIPS):
        fine: bool = size(bag) <= len(ships)
        found: i64 = 0
        for i in range(len(ships)):
            if has(bag, ship_of(ships[i]) - 1):
                found += 1
                for j in range(i):
                    if looks[j] == looks[i] and not has(bag, ship_of(ships[j]) - 1):
                        fine = False
        if fine and found == size(bag):
            out.append(bag)
    return out


def first_alike(s: World, p: i64, ships: list[int]) -> list[int]:
    """Of ships that look the same only the first."""
    out: list[int] = []
    looks: list[int] = []
    u: i64
    for u in ships:
        look: i64 = look_of(s, p, u)
        if not holds(looks, look):
            looks.append(look)
            out.append(u)
    return out
