"""Games that bots play against each other."""

from __future__ import annotations

import ecumene
from ecumene import bots
from ecumene.kernel.border.result import Result


def played(game: str, seed: int, *names: str) -> Result:
    """How a game ends that these bots play, each in its seat."""
    match = ecumene.new(game, players=len(names), seed=seed)
    bots.play_out(match, [bots.find(name) for name in names], seed)
    assert match.result
    return match.result


def wins_over_random(game: str, games: int) -> int:
    """How many games of two the simple bot wins, sitting in each seat half of the time."""
    won = 0
    for seed in range(games):
        me = seed % 2
        ended = played(game, seed, *("greedy" if p == me else "random" for p in (0, 1)))
        won += ended.places == [1 + (p != me) for p in (0, 1)]
    return won
