"""Every law over every game and number of players."""

from __future__ import annotations

import pytest

from ecumene.games import find
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE
from ecumene.testing.laws import chance_is_as_likely_as_it_says, favourite, keep_all, some_options, walk
from every_game.the_games import COMPILED, EVERY, TABLES, weight

# The laws look at each position some hundred times, which takes seconds for each game where nothing is compiled.
# The full number runs on the compiled build (`make test` runs both). Of long games `make soak` sees more.
WHOLE_GAMES = 10 if COMPILED else 4
MORE_GAMES = 100 if COMPILED else 40


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_law_at_every_decision(name: str, players: int) -> None:
    """Of a long game at every so many, another one in each game."""
    for seed in range(WHOLE_GAMES):
        keep_all(find(name), seed, every=5 * weight(name) if weight(name) > 1 else 1, players=players)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_law_at_one_position_of_a_hundred(name: str, players: int) -> None:
    for seed in range(1000, 1000 + MORE_GAMES // weight(name)):
        keep_all(find(name), seed, every=100, players=players)


@pytest.mark.parametrize("name", EVERY)
def test_chance_is_as_likely_as_it_says(name: str) -> None:
    """For every kind of question that chance answers, where it came first and where it came last."""
    game = find(name)
    at: dict[tuple[str, str], object] = {}
    for seed in range(6):
        for s in walk(game, seed, favourite(game, seed), **some_options(game, seed, game.most), players=game.most):
            if s.player == CHANCE:
                kind = type(s.stack[-1]).__name__
                at.setdefault((kind, "first"), s.clone())
                at[kind, "last"] = s.clone()
    assert at
    for s in at.values():
        chance_is_as_likely_as_it_says(s, Rng(1))
