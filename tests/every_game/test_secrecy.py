"""Who shares a screen looks away exactly where there is something to hide."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec
import pytest

from ecumene.games import find
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.secrecy import is_private, keeps_secrets
from ecumene.kernel.core.state import legal
from ecumene.testing.laws import walk
from every_game.the_games import EVERY, weight

PLAYERS = 3
LOOKED_AT = 400  # positions of one game
HIDING: dict[str, dict[str, Any]] = {"age_of_civilization": {"draft": "yes"}}  # variants in which cards are hidden
OPEN = {"new_dawn": 0.0, "seven_wonders_duel": 0.1}  # at most this share of their positions has something to hide


def positions(game: AnyGame) -> list[Any]:
    """Some of random games, in which a seat is asked."""
    players = min(PLAYERS, game.most)
    walks = [walk(game, seed, players=players, **HIDING.get(game.id, {})) for seed in range(3)]
    found = [s.clone() for one in walks for s in one if not s.over and s.player >= 0]
    return found[:: max(1, weight(game.id) // 4)]


def looks_alike(game: AnyGame, s: Any) -> bool:
    """Do all seats see the same table, and may all see what is asked for?"""
    views = [msgspec.structs.replace(game.view(s, p), viewer="") for p in range(s.players)]
    return all(view == views[0] for view in views) and not any(is_private(game, action) for action in legal(s))


@pytest.mark.parametrize("name", EVERY)
def test_something_is_hidden_exactly_where_seats_see_different_tables(name: str) -> None:
    game = find(name)
    for s in positions(game):
        assert keeps_secrets(game, s, range(s.players)) != looks_alike(game, s)


@pytest.mark.parametrize("name", EVERY)
def test_the_signature_of_secrets_differs_exactly_where_they_do(name: str) -> None:
    game, met, before = find(name), set[bool](), None
    players = min(PLAYERS, game.most)
    for s in islice(walk(game, 5, players=players, **HIDING.get(game.id, {})), LOOKED_AT):
        now = game.zones.signature(s), game.zones.secrets(s)
        if before is not None:
            assert (now[0] == before[0]) == (now[1] == before[1])
            met.add(now[1] == before[1])
        before = now
    assert met == ({True, False} if game.zones.secret else {True})


@pytest.mark.parametrize("name", OPEN)
def test_games_in_which_nobody_looks_away_or_seldom(name: str) -> None:
    game = find(name)
    found = positions(game)
    assert sum(keeps_secrets(game, s, range(s.players)) for s in found) <= OPEN[name] * len(found)


def test_one_person_hides_nothing_from_herself() -> None:
    game = find("lantern")
    found = positions(game)
    assert any(keeps_secrets(game, s, [0, 1]) for s in found)
    assert not any(keeps_secrets(game, s, [0]) for s in found)
