"""Who knows what is declared once: what the platform shows is what the declaration of the fields gives."""

from __future__ import annotations

from importlib import import_module
from itertools import islice

import pytest

from ecumene.games import GAMES, find
from ecumene.kernel.border.declared import Declared
from ecumene.kernel.core.state import SPECTATOR
from ecumene.testing.laws import walk


@pytest.mark.parametrize("name", GAMES)
def test_the_view_is_declared(name: str) -> None:
    game = find(name)
    views = import_module(f"ecumene.games.{name}.border.zones").VIEWS
    assert isinstance(views, Declared)
    assert game.zones is views.zones and game.view_type is views.type
    for s in islice(walk(game, seed=1), 40):
        for viewer in (*range(s.players), SPECTATOR):
            assert game.view(s, viewer) == views.view(s, viewer)
