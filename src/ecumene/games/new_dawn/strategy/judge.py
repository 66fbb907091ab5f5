"""What each seat may expect: by how far it is before the best of the others."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.scoring import has_won, ranking
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.strategy.features import Progress
from ecumene.kernel.core.strategy import Judge, Shares

SCALE: Final = 0.5  # a lead of so many victory cards wins three games of four
SURE: Final = 0.8  # the most that a lead gives before the end
OWN: Final = 0.15  # and the most that the own progress gives: a game that nobody hurries to end would not end
RESIGNED: Final = -9.0  # in victory cards
SOON: Final = 0.06  # the sooner a game ends the better, for both: for each round
LATE: Final = 24  # a round that is late
LATEST: Final = 30  # later makes no difference
WAITED: Final = 0.01  # a victory is worth so much less for each round


@final
class DawnJudge(Judge):
    def judge(self, s: Dawn, out: Shares) -> None:
        n: i64 = len(s.empires)
        p: i64
        if len(s.stack) == 0:
            share_result(s, out)
            return
        far: list[float] = [standing(s, p) for p in range(n)]
        have: list[float] = [far[p] + Progress(s, p).holdings() for p in range(n)]
        cards: float = float(len(s.victory))
        for p in range(n):
            lead: float = have[p] - best_other(have, p)
            share: float = SURE / (1.0 + math.exp(-lead / SCALE))
            out.put(p, share + OWN * max(0.0, min(far[p] / cards, 1.0)))

    def reward(self, s: Dawn, p: i64) -> float:
        """Progress, and the sooner the better: whoever waits gets less, also in a game that was cut short."""
        far: float = standing(s, p)
        if len(s.stack) == 0:
            cards: float = float(len(s.victory))
            far = cards + 1.0 if has_won(s, p) else min(far, cards - 0.1)
        return far + SOON * float(int(LATE - s.round))


def standing(s: Dawn, p: i64) -> float:
    return RESIGNED if s.empires[p].resigned else Progress(s, p).total()


def best_other(far: list[float], p: i64) -> float:
    best: float = -1e9
    q: i64
    for q in range(len(far)):
        if q != p and far[q] > best:
            best = far[q]
    return best


def share_result(s: Dawn, out: Shares) -> None:
    """CND-12.4, 12.5: the best have won, together; the sooner the better."""
    ranks: list[tuple[int, int, int, int]] = [ranking(s, p) for p in range(len(s.empires))]
    best = max(ranks)
    late: float = WAITED * float(int(min(s.round, LATEST)))
    share: float = (1.0 - late) / float(ranks.count(best))
    p: i64
    for p in range(len(ranks)):
        out.put(p, share if ranks[p] == best else 0.0)
