"""Points, counted in half points: an advance is worth half a point. COC-4."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.map.packed_city import BUILDINGS, colour_of, wonder_of
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.kernel.core.bits import one, size
from ecumene.kernel.core.piles import total

PARTS: Final = ["cities", "advances", "wonders", "objectives", "events"]  # COC-4.10: ties are broken in this order
PIECE: Final = 2
WONDER: Final = 10
OBJECTIVE: Final = 4
BURIED: Final = 4  # COC-17.10


def pieces_of(s: World, p: i64) -> i64:
    """COC-4.3: city pieces of the player's colour on the map, also in foreign cities."""
    n: i64 = len(s.cities_of(p))
    at: i64
    building: i64
    for at in s.every_city():
        for building in range(BUILDINGS):
            if colour_of(s.city[at], building) == p:
                n += 1
    return n


def wonders_of(s: World, p: i64) -> i64:
    """COC-4.5: the bag of wonders that a player holds, and of those lost to an event."""
    bag: i64 = s.nations[p].lost_wonders
    at: i64
    for at in s.cities_of(p):
        if wonder_of(s.city[at]) >= 0:
            bag |= one(wonder_of(s.city[at]))
    return bag


def points(s: World, p: i64) -> list[int]:
    """COC-4.3, 4.4, 4.5, 4.6, 4.7, 4.13: half points by category. Nothing else counts."""
    n = s.nations[p]
    return [
        PIECE * pieces_of(s, p),
        size(n.advances),
        WONDER * size(wonders_of(s, p)),
        OBJECTIVE * len(n.scored),
        BURIED * total(n.buried),
    ]


def score_parts(s: World) -> list[dict[str, int]]:
    return [dict(zip(PARTS, points(s, p))) for p in range(len(s.nations))]


def ranking(s: World) -> list[tuple[int, ...]]:
    """COC-4.8, 4.9, 4.10, 4.11, 4.14: points, the Great Pyramids, then by category. Who resigned comes last."""
    out: list[tuple[int, ...]] = []
    p: i64
    for p in range(len(s.nations)):
        n = s.nations[p]
        if n.resigned:
            out.append((0, n.resigned))
        else:
            parts = points(s, p)
            wins_ties: i64 = 1 if wonders_of(s, p) << s.rules.first_wonder & s.rules.hooks.wins_ties else 0
            out.append((1, sum(parts), wins_ties, *parts))
    return out
