"""What each seat may expect, by its lead."""

from __future__ import annotations

import math
from typing import Final

from ecumene.games.lantern.rules.state import Table
from ecumene.kernel.core.strategy import Judge, Shares

SCALE: Final = 1.0  # a lead of so many points wins three games of four
COIN: Final = 0.1  # LAN-7: coins break ties


class TableJudge(Judge):
    def judge(self, s: Table, out: Shares) -> None:
        standing = [s.points[p] + COIN * min(s.coins[p], 9) for p in range(s.players)]
        for p in range(s.players):
            best = max([standing[q] for q in s.others(p)], default=0.0)
            out.put(p, 1.0 / (1.0 + math.exp((best - standing[p]) / SCALE)))
