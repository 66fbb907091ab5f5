"""The simple bot plays sensibly: it beats random play, and two of them build good civilizations."""

from __future__ import annotations

from every_game.the_games import COMPILED
from games.bot_games import played, wins_over_random

MANY = 40 if COMPILED else 20  # `make bot-strength` plays more


def test_greedy_beats_random() -> None:
    """At least 95 % of forty games, half of them in each seat; twenty games if nothing is compiled."""
    won = wins_over_random("through_the_ages", MANY)
    assert won >= MANY * 0.95, won


def test_greedy_builds_something() -> None:
    """Sixty culture points on average against another greedy bot."""
    scores = [x for seed in range(MANY // 4) for x in played("through_the_ages", seed, "greedy", "greedy").scores]
    assert sum(scores) >= 60 * len(scores), scores
