"""Boards that tests build by hand."""

from __future__ import annotations

from ecumene.games.through_the_ages.border.questions import ROW
from ecumene.games.through_the_ages.rules.seat import Nation


def in_play(n: Nation, name: str) -> int:
    """The place of a technology among those in play, which is added if it was not there."""
    row = ROW[name]
    if n.place(row) < 0:
        n.techs.append(row)
        n.workers.append(0)
        n.tokens.append(0)
    return int(n.place(row))
