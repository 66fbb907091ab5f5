"""Equal ships: in the same space, able to do the same, with the same cargo. Only the first of them is offered."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.map.packed_unit import SHIPS, flags_of, kind_of, ship_of
from ecumene.games.clash_of_cultures.rules.map.units import aboard
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.kernel.core.bits import has, size
from ecumene.kernel.core.piles import holds


def ship_key(s: World, p: i64, u: i64) -> i64:
    """A number that is the same for equal ships of a space: what the ship may do, and its cargo."""
    key: i64 = 0
    cargo: i64
    for cargo in aboard(s, p, ship_of(u)):
        key = key << 6 | (kind_of(cargo) << 3 | flags_of(cargo)) + 1
    return key << 3 | flags_of(u)


def fleets_of(s: World, p: i64, ships: list[int]) -> list[int]:
    """Every different group of these ships, as bags of their numbers minus one. Of equal ships the first ones go."""
    keys: list[int] = [ship_key(s, p, u) for u in ships]
    out: list[int] = []
    bag: i64
    i: i64
    j: i64
    for bag in range(1, 1 << SHIPS):
        allowed: bool = size(bag) <= len(ships)
        found: i64 = 0
        for i in range(len(ships)):
            if has(bag, ship_of(ships[i]) - 1):
                found += 1
                for j in range(i):
                    if keys[j] == keys[i] and not has(bag, ship_of(ships[j]) - 1):
                        allowed = False
        if allowed and found == size(bag):
            out.append(bag)
    return out


def first_of_equals(s: World, p: i64, ships: list[int]) -> list[int]:
    """Of equal ships only the first."""
    out: list[int] = []
    keys: list[int] = []
    u: i64
    for u in ships:
        key: i64 = ship_key(s, p, u)
        if not holds(keys, key):
            keys.append(key)
            out.append(u)
    return out
