"""Playing on by a policy, in a position that nobody sees."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, Frame
from ecumene.kernel.core.strategy import Policy, Weight, drawn


def play_on(s: Any, policy: Policy, rng: Rng, most: i64, weights: list[Weight]) -> None:
    """Play to the end, or for `most` choices (-1: no limit). `weights` is written on."""
    stack: list[Frame] = s.stack
    while stack and most != 0:
        frame = stack[-1]
        player: i64 = frame.player
        if player >= 0:
            choices = frame.canonical(s)
            i: i64 = 0
            if len(choices) > 1:
                total: float = policy.weigh(s, choices, weights)
                i = drawn(weights, total, rng)
            frame.apply(s, choices[i])
            most -= 1
        elif player == CHANCE:
            frame.apply(s, frame.sample(s, rng))
        else:
            frame.run(s)
