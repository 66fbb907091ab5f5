"""The simple bot is no fool: it beats random play, and alone it comes near an achievement."""

from __future__ import annotations

from statistics import median

import ecumene
from ecumene import bots
from every_game.the_games import COMPILED

MANY = 200 if COMPILED else 20


def test_greedy_beats_random() -> None:
    """At least 95 % of two hundred games of two, each seat half of them; of twenty where nothing is compiled."""
    won = 0
    for seed in range(MANY):
        match = ecumene.new("age_of_civilization", players=2, seed=seed)
        me = seed % 2
        bots.play_out(match, [bots.find("greedy" if p == me else "random") for p in (0, 1)], seed)
        assert match.result
        won += match.result.places == [1 + (p != me) for p in (0, 1)]
    assert won >= MANY * 0.95, won


def test_greedy_alone() -> None:
    """In Clash twenty points, the first achievement, in half of the games or nearly so."""
    scores: list[int] = []
    for seed in range(MANY):
        match = bots.play_out(ecumene.new("age_of_civilization", players=1, seed=seed), [bots.find("greedy")], seed)
        assert match.result and match.result.how == "clash"
        scores += match.result.scores
    assert median(scores) >= 19, scores
