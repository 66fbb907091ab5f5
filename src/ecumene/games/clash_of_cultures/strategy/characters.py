"""Opponents with other aims, to learn against."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.map.packed_unit import SOLDIER, kind_of
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.strategy.judge import LARGE, best_other, standing
from ecumene.kernel.core.strategy import Judge, Shares

CITY: Final = 0.5  # for each own city, and against each city of a rival
WIPED_OUT: Final = 4.0  # a seat without a city: the game ends, and it was not for this
ARMED: Final = 0.04  # for each soldier


@final
class RaiderJudge(Judge):
    """An opponent who takes cities: the others' points and cities are what it wants to make fewer."""

    def judge(self, s: World, out: Shares) -> None:
        p: i64
        for p in range(len(s.nations)):
            out.put(p, 1.0 / (1.0 + math.exp(-self.reward(s, p))))

    def reward(self, s: World, p: i64) -> float:
        have: list[float] = [standing(s, q) for q in range(len(s.nations))]
        total: float = (have[p] - best_other(have, p)) / LARGE
        q: i64
        u: i64
        for q in range(len(s.nations)):
            cities: float = float(len(s.cities_of(q)))
            worth: float = CITY * cities - (WIPED_OUT if cities == 0.0 else 0.0)
            total += worth if q == p else -worth
        for u in s.nations[p].units:
            if kind_of(u) == SOLDIER:
                total += ARMED
        return total
