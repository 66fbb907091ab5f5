"""Every law over every game and number of players."""

from __future__ import annotations

import pytest

from ecumene.games import find
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE
from ecumene.testing.laws import chance_is_as_likely_as_it_says, keep_all, keep_at, preferred_verb, some_options, walk
from ecumene.testing.sets import question
from every_game.positions import positions
from every_game.the_games import EVERY, TABLES, TOGETHER

EVERY_SO_MANY = 250  # positions of the games with each number of players; `make soak` looks at far more


@pytest.mark.parametrize("name", TOGETHER)
def test_every_law_wherever_a_game_shows_something_new(name: str) -> None:
    game, rng = find(name), Rng(1)
    for position in positions(name):
        try:
            keep_at(game, position.state, rng, position.fresh)
        except Exception as e:
            e.add_note(position.where)
            raise


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_law_with_every_number_of_players(name: str, players: int) -> None:
    """At a few positions of one game, and at its end."""
    keep_all(find(name), 1000 + players, every=EVERY_SO_MANY, players=players)


@pytest.mark.parametrize("name", TOGETHER)
def test_the_chosen_positions_show_questions_sets_and_endings(name: str) -> None:
    """Otherwise the laws would hold over little, and nobody would know."""
    game, chosen = find(name), positions(name)
    asked = {question(x.state)[0] for x in chosen if not x.state.over}
    shown = set().union(*(x.shows for x in chosen))
    offered = {x.partition(": ")[2] for x in shown}
    assert len(asked) >= LEAST.get(name, 1) and asked <= set(game.questions.classes)
    assert {x.state.players for x in chosen} == set(range(game.fewest, game.most + 1))
    assert any(x.state.over for x in chosen) and (not game.codec.unordered or "a set" in offered)


# How many questions the walks met when this was written.
LEAST = {
    "lantern": 9,
    "seven_wonders_duel": 13,
    "through_the_ages": 24,
    "clash_of_cultures": 67,
    "new_dawn": 57,
    "age_of_civilization": 14,
}


@pytest.mark.parametrize("name", EVERY)
def test_chance_is_as_likely_as_it_says(name: str) -> None:
    """For every kind of question that chance answers, where it came first and where it came last."""
    game = find(name)
    at: dict[tuple[str, str], object] = {}
    for seed in range(6):
        for s in walk(game, seed, preferred_verb(game, seed), **some_options(game, seed, game.most), players=game.most):
            if s.player == CHANCE:
                kind = type(s.stack[-1]).__name__
                at.setdefault((kind, "first"), s.clone())
                at[kind, "last"] = s.clone()
    assert at
    for s in at.values():
        chance_is_as_likely_as_it_says(s, Rng(1))
