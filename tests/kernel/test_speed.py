"""Figures of speed say which build they are of."""

from __future__ import annotations

import pytest

from ecumene import game
from ecumene.games.seven_wonders_duel.rules import state
from ecumene.testing import speed


@pytest.mark.parametrize("name", ["lantern", "seven_wonders_duel"])
def test_the_build_is_that_of_the_games_own_rules(name: str) -> None:
    compiled = name != "lantern" and not str(state.__file__).endswith(".py")
    assert speed.build(game(name)) == ("compiled" if compiled else "interpreted")


@pytest.mark.parametrize("name", ["seven_wonders_duel", "through_the_ages"])
def test_driven_games_are_played_to_their_end(name: str) -> None:
    """With a verb to avoid, and without one."""
    assert speed.driven(game(name))() > 50
