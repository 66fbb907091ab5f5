"""The simple bot plays well enough: it beats random play, and alone it comes near an achievement."""

from __future__ import annotations

from statistics import median

from every_game.the_games import COMPILED
from games.bot_games import played, wins_over_random

MANY = 200 if COMPILED else 20


def test_greedy_beats_random() -> None:
    """It wins at least 95 % of 200 games of two players, half of them in each seat; of 20 if nothing is compiled."""
    won = wins_over_random("age_of_civilization", MANY)
    assert won >= MANY * 0.95, won


def test_greedy_alone() -> None:
    """In Clash it reaches twenty points, the first achievement, in about half of the games."""
    scores: list[int] = []
    for seed in range(MANY):
        ended = played("age_of_civilization", seed, "greedy")
        assert ended.how == "clash"
        scores += ended.scores
    assert median(scores) >= 19, scores
