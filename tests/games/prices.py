"""What a choice costs, and why, as somebody at the table is told."""

from __future__ import annotations

from typing import Any

from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.sections import Price

Told = dict[str, tuple[int, list[tuple[str, int]]]]  # by unit: the total, and where it comes from


def ask(game: AnyGame, s: Any, action: int, viewer: int | None = None) -> Price | None:
    """As told to who is to choose, or to another."""
    assert game.price
    return game.price(game.view(s, int(s.player) if viewer is None else viewer), action)


def price_of(game: AnyGame, move: str, *lines: str) -> Told:
    """What a move costs in a position that a scenario's lines tell; nothing where it has no price."""
    found = ask(game, game.scenario.build(list(lines)), game.codec.parse(move))
    return {c.unit: (c.total, [(x.source, x.amount) for x in c.parts]) for c in found.costs} if found else {}
