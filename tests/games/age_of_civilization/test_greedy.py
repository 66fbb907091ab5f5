"""The simple bot is no fool: it beats random play, and alone it comes near an achievement."""

from __future__ import annotations

from statistics import median

from every_game.the_games import COMPILED
from games.bot_games import played, wins_over_random

MANY = 200 if COMPILED else 20


def test_greedy_beats_random() -> None:
    """At least 95 % of two hundred games of two, each seat half of them; of twenty where nothing is compiled."""
    won = wins_over_random("age_of_civilization", MANY)
    assert won >= MANY * 0.95, won


def test_greedy_alone() -> None:
    """In Clash twenty points, the first achievement, in half of the games or nearly so."""
    scores: list[int] = []
    for seed in range(MANY):
        ended = played("age_of_civilization", seed, "greedy")
        assert ended.how == "clash"
        scores += ended.scores
    assert median(scores) >= 19, scores
