"""What each seat may expect: half by its lead, half by its points; before the end also by what may still score."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.map.packed_city import mood_of, size_of
from ecumene.games.clash_of_cultures.rules.map.packed_unit import kind_of
from ecumene.games.clash_of_cultures.rules.scoring import points
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.turn_track import TURNS, rounds
from ecumene.games.clash_of_cultures.strategy.features import lies_open
from ecumene.kernel.core.strategy import Judge, Shares

SCALE: Final = 5.0  # a lead of so many points wins three games of four
MOST: Final = 60.0  # points that are a full success
LEAD: Final = 0.6  # the part of the lead; the rest is for the points themselves
RESIGNED: Final = -20.0
LARGE: Final = 8.0  # points that are a large difference
# What a thing may still bring in points, with all turns of the game left. It is fitted to how 1,200 games of the policy
# ended, but for the last cities and soldiers: they were raised, because in those games hardly anybody took cities.
LAST_CITIES: Final[list[float]] = [6.0, 2.0]  # of the first and the second besides: without them there is no way back
CITY: Final = 0.2  # of each, besides its pieces
PIECE: Final = 0.8  # of a city
OPEN_CITY: Final = -1.1  # nobody defends it, and somebody could come
MOOD: Final = 0.7
HAPPINESS: Final = 0.4
WORTH_OF_UNIT: Final[list[float]] = [1.1, 0.3, 0.3]  # settler, soldier, ship
GOOD: Final = 0.5  # of a resource, as long as there are not too many
CULTURE_TOKEN: Final = 0.8
MOOD_TOKEN: Final = 0.3
MORE: Final = 0.1  # of each good beyond that
ENOUGH: Final = 4  # of one good
CARD: Final = 0.35  # an action
PERSON: Final = 1.0
OBJECTIVE: Final = 1.6
REACHED: Final = 1.5  # an objective in hand that would count now, however few turns are left


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
    total: float = 0.5 * float(int(sum))
    left: float = part_left(s)
    if len(s.stack) > 0:
        total += (REACHED - OBJECTIVE * left) * float(int(objectives_reached(s, p)))
    return total + (left * prospects(s, p) if left > 0.0 else 0.0)


def objectives_reached(s: World, p: i64) -> i64:
    """Cards in hand with a goal that the position meets. They are scored at the end of the round."""
    reached: i64 = 0
    card: i64
    for card in s.nations[p].objectives:
        row = s.rules.objectives[card]
        if s.rules.goals[row.top].met(s, p) or s.rules.goals[row.bottom].met(s, p):
            reached += 1
    return reached


def part_left(s: World) -> float:
    """How much of the game is still to be played, 0 to 1."""
    if len(s.stack) == 0:
        return 0.0
    all: i64 = rounds(s) * TURNS
    return max(float(int(all - s.round * TURNS - s.turn)), 0.0) / float(int(all))


def prospects(s: World, p: i64) -> float:
    """What cities, goods, units and cards may still bring, if a whole game were left."""
    n = s.nations[p]
    total: float = HAPPINESS * float(int(n.happiness)) + MOOD_TOKEN * float(int(min(n.mood_tokens, ENOUGH)))
    x: i64
    for x in n.stock:
        total += worth_of_good(x)
    total += CULTURE_TOKEN * float(int(min(n.culture_tokens, ENOUGH)))
    for x in n.units:
        total += WORTH_OF_UNIT[kind_of(x)]
    total += CARD * float(len(n.hand)) + PERSON * float(len(n.persons)) + OBJECTIVE * float(len(n.objectives))
    return total + cities_worth(s, p)


def worth_of_good(n: i64) -> float:
    return GOOD * float(int(min(n, ENOUGH))) + MORE * float(int(max(n - ENOUGH, 0)))


def cities_worth(s: World, p: i64) -> float:
    """Large and happy cities are worth more, open ones less, and the last two most of all."""
    total: float = 0.0
    cities = s.cities_of(p)
    i: i64
    for i in range(min(len(cities), len(LAST_CITIES))):
        total += LAST_CITIES[i]
    at: i64
    for at in cities:
        city: i64 = s.city[at]
        total += CITY + PIECE * float(int(size_of(city))) + MOOD * float(int(mood_of(city) - 1))
        if lies_open(s, p, at):
            total += OPEN_CITY
    return total
