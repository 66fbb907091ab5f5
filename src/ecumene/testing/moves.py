"""Moves in notation, played on a position: for tests that are not scenarios."""

from __future__ import annotations

from typing import Any

from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.core.state import apply, legal


def may(game: AnyGame, s: Any) -> list[str]:
    """What can be chosen now, by a seat or by chance."""
    return [game.codec.text(a) for a in legal(s)]


def play(game: AnyGame, s: Any, *moves: str) -> None:
    """Play moves one after the other; each must be legal."""
    for move in moves:
        action = game.codec.parse(move)
        assert action in legal(s), f"{move} is not legal; may: {' | '.join(may(game, s))}"
        apply(s, action)
