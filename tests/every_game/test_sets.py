"""Sets are chosen in any order: a question that names things one by one is declared, or says why it has an order."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from ecumene.games import find
from ecumene.testing.laws import preferred_verb, some_options, walk
from ecumene.testing.sets import repeated_verbs
from every_game.the_games import EVERY, weight

ORDERED: dict[str, dict[str, str]] = tomllib.loads(
    (Path(__file__).parent / "ordered.toml").read_text(encoding="utf-8")
)  # by game, `Frame.verb`, or `Frame` for all of its verbs: why the order matters
WALKS = 60


@pytest.mark.parametrize("name", EVERY)
def test_a_verb_that_is_asked_for_again_names_a_set_or_has_an_order(name: str) -> None:
    game, found = find(name), set[str]()
    for seed in range(max(4, WALKS // weight(name))):
        players = game.fewest + seed % (game.most - game.fewest + 1)
        found |= repeated_verbs(
            game, walk(game, seed, preferred_verb(game, seed), players=players, **some_options(game, seed, players))
        )
    said = ORDERED.get(name, {})
    left = {x for x in found if x not in said and x.partition(".")[0] not in said}
    assert not left, "neither declared unordered nor explained in ordered.toml"


@pytest.mark.parametrize("name", EVERY)
def test_what_is_explained_exists(name: str) -> None:
    game = find(name)
    for said, why in ORDERED.get(name, {}).items():
        frame, _, verb = said.partition(".")
        assert frame in game.questions.classes, said
        assert not verb or game.codec.verb[verb] not in game.codec.unordered, f"{said} is declared unordered"
        assert len(why) > 10, said
