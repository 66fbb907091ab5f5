"""Whatever can be said can be asked about: no question breaks on an action of another question."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from ecumene.games import find
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.core.action import act
from ecumene.kernel.core.state import CHANCE
from ecumene.testing.laws import preferred_verb, some_options, walk
from ecumene.testing.scenario import moments, read
from every_game.the_games import EVERY, folder, weight

WALKS = 40


def extremes(game: AnyGame) -> list[int]:
    """Every verb with the first, the last and a middle thing of each argument's kind."""
    out: list[int] = []
    for verb in game.codec.base:
        sizes = [len(game.codec.names[kind]) for kind in game.codec.kinds[verb]]
        out += [act(verb, *rows) for rows in product(*({0, n // 2, n - 1} for n in sizes))]
    return out


def questions(game: AnyGame, name: str) -> dict[str, Any]:
    """A position of every question that walks or scenarios meet."""
    found: dict[str, Any] = {}
    for seed in range(max(4, WALKS // weight(name))):
        players = game.fewest + seed % (game.most - game.fewest + 1)
        for s in walk(game, seed, preferred_verb(game, seed), players=players, **some_options(game, seed, players)):
            if not s.over and s.player != CHANCE and type(s.stack[-1]).__name__ not in found:
                found[type(s.stack[-1]).__name__] = s.clone()
    for file in sorted((folder(name) / "scenarios").rglob("*.scn")):
        for story in read(file):
            for s in moments(story, game):
                found.setdefault(type(s.stack[-1]).__name__, s.clone())
    return found


@pytest.mark.parametrize("name", EVERY)
def test_every_question_can_refuse_anything(name: str) -> None:
    game = find(name)
    actions = extremes(game)
    found = questions(game, name)
    assert found
    for question, s in found.items():
        for action in actions:
            why = s.stack[-1].refuse(s, action)
            assert isinstance(why, str), f"{question}: {game.codec.text(action)}"
