"""Opponents with other aims, to learn against."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.map.spaces import states_held
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.strategy.judge import best_other, standing
from ecumene.kernel.core.bits import size
from ecumene.kernel.core.strategy import Judge, Shares

CONQUEST: Final = 0.4  # in victory cards: for each city-state held, and twice for a capital that fell
HARM: Final = 0.5  # of the best rival's progress


@final
class WarMakerJudge(Judge):
    """An opponent who attacks: conquests count, and harm done to the others."""

    def judge(self, s: Dawn, out: Shares) -> None:
        p: i64
        for p in range(len(s.empires)):
            out.put(p, 1.0 / (1.0 + math.exp(-self.reward(s, p))))

    def reward(self, s: Dawn, p: i64) -> float:
        far: list[float] = [standing(s, q) for q in range(len(s.empires))]
        conquests: i64 = size(states_held(s, p)) + 2 * s.empires[p].capitals
        return far[p] + CONQUEST * float(int(conquests)) - HARM * best_other(far, p)
