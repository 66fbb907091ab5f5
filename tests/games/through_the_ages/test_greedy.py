"""The simple bot is no fool: it beats random play, and two of them build civilizations worth the name."""

from __future__ import annotations

from every_game.the_games import COMPILED
from games.bot_games import played, wins_over_random

MANY = 100 if COMPILED else 20


def test_greedy_beats_random() -> None:
    """At least 95 % of a hundred games, each seat half of them; of twenty where nothing is compiled."""
    won = wins_over_random("through_the_ages", MANY)
    assert won >= MANY * 0.95, won


def test_greedy_builds_something() -> None:
    """Sixty points of culture on average, against its like."""
    scores = [x for seed in range(MANY // 5) for x in played("through_the_ages", seed, "greedy", "greedy").scores]
    assert sum(scores) >= 60 * len(scores), scores
