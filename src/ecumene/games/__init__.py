"""The one list of games. Each is a folder; `game.py` in it makes the `Game` the platform knows."""

from __future__ import annotations

from importlib import import_module

from ecumene.kernel.codec import nearest
from ecumene.kernel.errors import UnknownGame
from ecumene.kernel.game import Game

GAMES = ["through_the_ages", "seven_wonders_duel", "clash_of_cultures", "new_dawn", "age_of_civilization"]
TOYS = ["lantern"]  # for learning the kernel and testing it; not offered to players


def find(name: str) -> Game:
    """A game by its id, loaded when first asked for."""
    if name not in GAMES + TOYS:
        raise UnknownGame(f"no such game: {name!r}{nearest(name, GAMES + TOYS)}; there are: {', '.join(GAMES)}")
    game = import_module(f"{__name__}.{name}.game").GAME
    assert isinstance(game, Game)
    return game
