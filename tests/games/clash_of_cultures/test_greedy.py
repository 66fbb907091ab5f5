"""The simple bot beats random play, and in a game of two of them it founds cities and learns."""

from __future__ import annotations

from every_game.the_games import COMPILED
from games.bot_games import played, wins_over_random

MANY = 40 if COMPILED else 10  # `make bot-strength` plays more


def test_greedy_beats_random() -> None:
    """At least 95 % of forty games, half of them on each seat; if nothing is compiled, nine of ten."""
    won = wins_over_random("clash_of_cultures", MANY)
    assert won >= (38 if COMPILED else 9), won


def test_greedy_builds_something() -> None:
    """Fifteen points on average against itself. Scores are half points."""
    scores = [x for seed in range(MANY // 4) for x in played("clash_of_cultures", seed, "greedy", "greedy").scores]
    assert sum(scores) >= 30 * len(scores), scores
