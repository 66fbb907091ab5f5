"""What each seat may expect: half by its lead, half by its points; before the end also by what may still score."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.map.packed_city import mood_of
from ecumene.games.clash_of_cultures.rules.map.packed_unit import kind_of
from ecumene.games.clash_of_cultures.rules.scoring import points
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.turn_track import TURNS, rounds
from ecumene.kernel.core.strategy import Judge, Shares

SCALE: Final = 5.0  # a lead of so many points wins three games of four
MOST: Final = 60.0  # points that are a full success
LEAD: Final = 0.6  # the part of the lead; the rest is for the points themselves
RESIGNED: Final = -20.0
LARGE: Final = 8.0  # points that are a large difference
CITY: Final = 2.4  # what a thing may still bring, with all turns of the game left
GOOD: Final = 0.45  # of a resource or token, as long as there are not too many
CARD: Final = 0.4
WORTH_OF_UNIT: Final[list[float]] = [1.6, 0.5, 0.5]  # settler, soldier, ship
MOOD: Final = 0.5
ENOUGH: Final = 4  # of one good


@final
class WorldJudge(Judge):
    def judge(self, s: World, out: Shares) -> None:
        n: i64 = len(s.nations)
        p: i64
        have: list[float] = [standing(s, p) for p in range(n)]
        for p in range(n):
            lead: float = have[p] - best_other(have, p)
            share: float = LEAD / (1.0 + math.exp(-lead / SCALE))
            out.put(p, share + (1.0 - LEAD) * min(max(have[p] / MOST, 0.0), 1.0))

    def reward(self, s: World, p: i64) -> float:
        return standing(s, p) / LARGE


def best_other(have: list[float], p: i64) -> float:
    best: float = 2.0 * RESIGNED
    q: i64
    for q in range(len(have)):
        if q != p and have[q] > best:
            best = have[q]
    return best


def standing(s: World, p: i64) -> float:
    """Points, and what may still become points in the turns that are left."""
    n = s.nations[p]
    if n.resigned:
        return RESIGNED
    sum: i64 = 0
    x: i64
    for x in points(s, p):
        sum += x
    left: float = part_left(s)
    return 0.5 * float(int(sum)) + (left * prospects(s, p) if left > 0.0 else 0.0)


def part_left(s: World) -> float:
    """How much of the game is still to be played, 0 to 1."""
    if len(s.stack) == 0:
        return 0.0
    all: i64 = rounds(s) * TURNS
    return max(float(int(all - s.round * TURNS - s.turn)), 0.0) / float(int(all))


def prospects(s: World, p: i64) -> float:
    """What cities, goods, units and cards may still bring, if a whole game were left."""
    n = s.nations[p]
    total: float = 0.0
    at: i64
    x: i64
    for at in s.cities_of(p):
        total += CITY + MOOD * float(int(mood_of(s.city[at]) - 1))
    for x in n.stock:
        total += GOOD * float(int(min(x, ENOUGH)))
    total += GOOD * float(int(min(n.mood_tokens, ENOUGH) + min(n.culture_tokens, ENOUGH)))
    for x in n.units:
        total += WORTH_OF_UNIT[kind_of(x)]
    return total + CARD * float(int(len(n.hand) + len(n.objectives) + len(n.persons)))
