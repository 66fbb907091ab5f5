"""The move after which the seat stands best: one ply deep, over a few imagined positions."""

from __future__ import annotations

from ecumene.bots.contract import Ask
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import step

POSITIONS = 4  # imagined for every question; a move is judged in all of them, so that they differ by the move alone


class Greedy:
    name = "greedy"

    def choose(self, ask: Ask) -> int:
        if len(ask.legal) == 1:
            return ask.legal[0]
        rng = ask.rng
        positions = [ask.game.imagine(ask.view, rng) for _ in range(POSITIONS)]
        worth = [0.0] * len(ask.legal)
        for i, action in enumerate(ask.legal):
            for n, position in enumerate(positions):
                s = position.clone()
                step(s, action, Rng(ask.seed + n))  # the same luck for every move
                worth[i] += ask.game.evaluate(s, ask.seat)
        return ask.legal[max(range(len(worth)), key=worth.__getitem__)]
