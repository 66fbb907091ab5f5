"""Resigning. AOC-9.4."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.age_of_civilization.rules.state import ALONE, GIVEN_UP, Era


def resign(s: Era, p: i64) -> None:
    """AOC-9.4: cards stay where they are; the rest of the turn is skipped. With one player left the game is over."""
    s.resign(p)
    left: i64 = len(s.playing())
    if left == 0:
        s.finish(GIVEN_UP)
    elif left == 1:
        s.finish(ALONE)
    else:
        s.stack.pop()  # the question
        s.stack.pop()  # the turn below it
