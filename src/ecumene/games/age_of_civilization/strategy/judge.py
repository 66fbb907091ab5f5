"""What each seat may expect: by its lead in points, and for a lone player by points or by medals."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.terms import PER_DEVASTATION
from ecumene.games.age_of_civilization.rules.counts import count
from ecumene.games.age_of_civilization.rules.scoring import points
from ecumene.games.age_of_civilization.rules.state import GIVEN_UP, NOT_YET, OVERRUN, Era
from ecumene.kernel.core.strategy import Judge, Shares

SCALE: Final = 4.0  # a lead of so many points wins three games of four
PAR: Final = 25.0  # points of a lone player who plays well
GOOD: Final = 30.0  # the same in a scenario, medals included
RESULT: Final = 0.4  # of a game that is over: how much it counts who has won, however narrowly
LOST: Final = -30.0  # in points: who resigned is behind everybody
WORKER: Final = 0.02  # AOC-9.2: workers break ties, then coins
COIN: Final = 0.002
LARGE: Final = 8.0  # points that are a large difference
NEARLY: Final = 0.5  # a medal that is all but reached, against one that is reached
MEDALS: Final = 24.0  # in a scenario all three medals together count as so many points
SCORE: Final = 0.4  # and each point as such only so much


@final
class EraJudge(Judge):
    def judge(self, s: Era, out: Shares) -> None:
        n: i64 = len(s.nations)
        p: i64
        if n == 1:
            out.put(0, ahead_of(alone(s), PAR if s.row().counts_achievements() else GOOD))
            return
        for p in range(n):
            own: float = standing(s, p)
            other: float = best_other(s, p)
            share: float = ahead_of(own, other)
            if s.how != NOT_YET:
                won: float = 1.0 if own > other else 0.5 if own == other else 0.0
                share += RESULT * (won - share)
            out.put(p, share)

    def reward(self, s: Era, p: i64) -> float:
        if len(s.nations) == 1:
            return alone(s) / LARGE
        return standing(s, p) / LARGE


def ahead_of(own: float, other: float) -> float:
    """What somebody with so many points may expect against so many."""
    return 1.0 / (1.0 + math.exp((other - own) / SCALE))


def best_other(s: Era, p: i64) -> float:
    best: float = 2.0 * LOST
    q: i64
    for q in range(len(s.nations)):
        if q != p:
            best = max(best, standing(s, q))
    return best


def standing(s: Era, p: i64) -> float:
    """Points, those of the end included; workers and coins break ties."""
    n = s.nations[p]
    if n.resigned:
        return LOST
    return total(s, p) + WORKER * float(int(n.workers)) + COIN * float(int(n.coins))


def total(s: Era, p: i64) -> float:
    sum: i64 = 0
    x: i64
    if s.how == NOT_YET:
        for x in points(s, p):
            sum += x
    else:
        for x in s.nations[p].scored:
            sum += x
    return float(int(sum))


def alone(s: Era) -> float:
    """AOC-15.12, 16.4: in Clash the points; in a scenario medals, and of those not reached how near they are."""
    if s.how == OVERRUN or s.how == GIVEN_UP:
        return 0.0
    row = s.row()
    score: float = standing(s, 0)
    if row.counts_achievements():
        return score
    medals: float = (medal_share(s, row.bronze) + medal_share(s, row.silver) + medal_share(s, row.gold)) / 3.0
    return MEDALS * medals + SCORE * score


def medal_share(s: Era, demands: list[int]) -> float:
    """AOC-16.11: 1 for a medal that is reached, else the mean share of its demands, less than 1."""
    reached: float = 0.0
    missed: bool = False
    i: i64 = 0
    while i < len(demands):
        have: float = float(int(count(s, 0, demands[i])))
        need: float = float(int(demands[i + 1]))
        if demands[i] == PER_DEVASTATION:
            reached += 1.0 if have <= need else need / have
            missed = missed or have > need
        else:
            reached += min(have / need, 1.0)
            missed = missed or have < need
        i += 2
    share: float = 2.0 * reached / float(len(demands))
    return NEARLY * share if missed else 1.0
