"""Ships that are alike: in the same space, able to do the same, with the same cargo. One of them stands for all."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.field import aboard
from ecumene.games.clash_of_cultures.state import World
from ecumene.games.clash_of_cultures.units import flags_of, kind_of, ship_of
from ecumene.kernel.piles import holds


def look_of(s: World, p: i64, u: i64) -> i64:
    """What tells a ship from another in the same space: what it may do, and its cargo."""
    look: i64 = 0
    cargo: i64
    for cargo in aboard(s, p, ship_of(u)):
        look = look << 6 | (kind_of(cargo) << 3 | flags_of(cargo)) + 1
    return look << 3 | flags_of(u)


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
