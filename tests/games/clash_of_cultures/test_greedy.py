"""The simple bot is no fool: it beats random play, and two of them found cities and learn."""

from __future__ import annotations

import ecumene
from ecumene import bots
from every_game.the_games import COMPILED

MANY = 100 if COMPILED else 10


def test_greedy_beats_random() -> None:
    """At least 95 % of a hundred games, each seat half of them; all but one of ten where nothing is compiled."""
    won = 0
    for seed in range(MANY):
        match = ecumene.new("clash_of_cultures", seed=seed)
        me = seed % 2
        bots.play_out(match, [bots.find("greedy" if p == me else "random") for p in (0, 1)], seed)
        assert match.result
        won += match.result.places == [1 + (p != me) for p in (0, 1)]
    assert won >= (95 if COMPILED else 9), won


def test_greedy_builds_something() -> None:
    """Fifteen points on average, against its like: scores are counted in halves."""
    scores: list[int] = []
    for seed in range(MANY // 5):
        match = bots.play_out(ecumene.new("clash_of_cultures", seed=seed), [bots.find("greedy")] * 2, seed)
        assert match.result
        scores += match.result.scores
    assert sum(scores) >= 30 * len(scores), scores
