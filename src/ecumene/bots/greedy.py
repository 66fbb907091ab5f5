"""The move with the best position after it: it looks one move ahead, in a few imagined positions."""

from __future__ import annotations

from ecumene.bots.contract import Ask
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import step

POSITIONS = 4  # imagined for every question; every move is tried in all of them, so that only the move differs


class Greedy:
    """Looks one move ahead with the game's `evaluate`, over four imagined positions."""

    name = "greedy"

    def choose(self, ask: Ask) -> int:
        if len(ask.legal) == 1:
            return ask.legal[0]
        values = values_at_once(ask)
        return ask.legal[max(range(len(values)), key=values.__getitem__)]


def values_at_once(ask: Ask) -> list[float]:
    """Of every choice what the position after it is worth, by the game's `evaluate`."""
    rng = ask.rng
    positions = [ask.game.imagine(ask.view, rng) for _ in range(POSITIONS)]
    values = [0.0] * len(ask.legal)
    for i, action in enumerate(ask.legal):
        for n, position in enumerate(positions):
            s = position.clone()
            step(s, action, Rng(ask.seed + n))  # the same chance for every move
            values[i] += ask.game.evaluate(s, ask.seat) / POSITIONS
    return values
