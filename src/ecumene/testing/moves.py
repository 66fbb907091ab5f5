"""Positions played on in the notation of game records, where a scenario would tell too much or too little."""

from __future__ import annotations

from typing import Any

from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.core.state import apply, legal


def may(game: AnyGame, s: Any) -> list[str]:
    """What can be chosen now, by a seat or by chance."""
    return [game.codec.text(a) for a in legal(s)]


def play(game: AnyGame, s: Any, *moves: str) -> None:
    """One move after the other, each of which must be on offer."""
    for move in moves:
        action = game.codec.parse(move)
        assert action in legal(s), f"{move} is not on offer; may: {' | '.join(may(game, s))}"
        apply(s, action)
