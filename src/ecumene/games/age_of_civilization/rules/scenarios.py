"""What single scenarios of Path to Glory add to the end of a round. AOC-16.5 to 16.7."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.rules.state import Era
from ecumene.games.age_of_civilization.rules.verbs import COLLAPSED
from ecumene.kernel.core.bits import has

LOST_BY_EXHAUSTION: Final = 1  # workers
LOST_BY_COLLAPSE: Final = 1


def rival_takes(s: Era) -> None:
    """AOC-16.5: of the wonders that are left, the one revealed first."""
    if has(s.row().takes_wonder_after, s.round) and s.wonders:
        s.take_wonder_away(s.wonders[0])


def exhaust(s: Era) -> None:
    """AOC-16.7, 16.15: at most once at each end of a round."""
    limit: i64 = s.row().exhausted_at
    if limit > 0 and s.exhaustion >= limit:
        s.sacrifice(0, LOST_BY_EXHAUSTION)
        s.recover(limit)


def collapse(s: Era) -> None:
    """AOC-16.7: after a round of the collapse; the round counter has already moved on."""
    if has(s.row().collapse_after, s.round - 1):
        s.report(COLLAPSED, 0)
        s.sacrifice(0, LOST_BY_COLLAPSE)
