"""The one list of games. Each is a folder; `game.py` in it makes the `Game` the platform knows."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType

from ecumene.kernel.border.errors import UnknownGame, nearest
from ecumene.kernel.border.game import Game

GAMES = ["through_the_ages", "seven_wonders_duel", "clash_of_cultures", "new_dawn", "age_of_civilization"]
TOYS = ["lantern"]  # for learning the kernel and testing it; not offered to players


def find(name: str) -> Game:
    """A game by its id, loaded when first asked for."""
    if name not in GAMES + TOYS:
        raise UnknownGame("unknown-game", name=name, near=nearest(name, GAMES + TOYS), there=GAMES)
    game = import_module(f"{__name__}.{name}.game").GAME
    assert isinstance(game, Game)
    return game


class _Games(ModuleType):
    """`ecumene.games` is the package of games, and as a function the list of them."""

    def __call__(self) -> list[str]:
        """The ids of the games that can be played."""
        return list(GAMES)


sys.modules[__name__].__class__ = _Games
