"""What single scenarios of Path to Glory add to the end of a round. AOC-16.5 to 16.7."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.rules.state import Era
from ecumene.games.age_of_civilization.rules.verbs import COLLAPSED, LOST_SILK, RECOVERED, TAKEN_AWAY
from ecumene.kernel.core.bits import has, one

LOST_BY_EXHAUSTION: Final = 1  # workers
LOST_BY_COLLAPSE: Final = 1


def rival_takes(s: Era) -> None:
    """AOC-16.5: of the wonders that are left, the one revealed first."""
    if has(s.row().takes_wonder_after, s.round) and s.wonders:
        w: i64 = s.wonders[0]
        s.wonders = s.wonders[1:]
        s.wonder_box |= one(w)
        s.report(TAKEN_AWAY, w)


def lose_silk(s: Era, p: i64) -> None:
    """AOC-16.6: unsold silk, when a worker is lost in a war."""
    n: i64 = min(s.row().silk_lost, s.nations[p].silk)
    if n > 0:
        s.nations[p].silk -= n
        s.report(LOST_SILK, p, n)


def exhaust(s: Era) -> None:
    """AOC-16.7, 16.15: at most once at each end of a round."""
    limit: i64 = s.row().exhausted_at
    if limit > 0 and s.exhaustion >= limit:
        s.sacrifice(0, LOST_BY_EXHAUSTION)
        s.exhaustion -= limit
        s.report(RECOVERED, limit)


def collapse(s: Era) -> None:
    """AOC-16.7: after a round of the collapse; the round counter has already moved on."""
    if has(s.row().collapse_after, s.round - 1):
        s.report(COLLAPSED, 0)
        s.sacrifice(0, LOST_BY_COLLAPSE)
