"""The list of games: those of this folder, and those that other packages bring.

A package brings a game with an entry point of the group `ecumene.games`, named like the game:

    [project.entry-points."ecumene.games"]
    my_game = "my_package.game:GAME"
"""

from __future__ import annotations

import sys
import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from types import ModuleType

from ecumene.kernel.border.errors import UnknownGame, nearest
from ecumene.kernel.border.game import AnyGame, Game

GAMES = ["through_the_ages", "seven_wonders_duel", "clash_of_cultures", "new_dawn", "age_of_civilization"]
TOYS = ["lantern"]  # for learning the kernel and testing it; not offered to players


@cache
def installed() -> dict[str, AnyGame]:
    """Games of other packages. One that cannot be loaded is left out, with a warning."""
    out: dict[str, AnyGame] = {}
    for point in entry_points(group="ecumene.games"):
        if point.name in GAMES + TOYS:
            warnings.warn(f"{point.value}: there is a game of ours called {point.name!r}", stacklevel=2)
            continue
        try:
            game = point.load()
        except Exception as e:  # whatever somebody else's package does when it is imported
            warnings.warn(f"{point.value} cannot be loaded: {e!r}", stacklevel=2)
            continue
        missing = [x for x in ("rules.md", "locale/en.ftl") if isinstance(game, Game) and not has_file(game, x)]
        if not isinstance(game, Game) or game.id != point.name:
            warnings.warn(f"{point.value} is not a Game with the id {point.name!r}", stacklevel=2)
        elif missing:
            warnings.warn(f"{point.value}: the package lacks {' and '.join(missing)}", stacklevel=2)
        else:
            out[point.name] = game
    return dict(sorted(out.items()))


def has_file(game: AnyGame, name: str) -> bool:
    return files(game.package).joinpath(name).is_file()


def offered() -> list[str]:
    """The ids of the games that can be played."""
    return [*GAMES, *installed()]


def find(name: str) -> AnyGame:
    """Find a game by its id. It is loaded when it is first asked for.

    Args:
        name: The id, one of `ecumene.games()`.

    Returns:
        What the platform knows of the game: its options, names and rules.

    Raises:
        UnknownGame: There is none of that name; the message suggests what was meant.

    Examples:
        >>> duel = ecumene.game("seven_wonders_duel")
        >>> duel.revision, duel.fewest, duel.most
        ('swd-2015-r2', 2, 2)
        >>> duel.rule_texts["SWD-2.6"]
        'Wonder draft: shuffle 12 Wonders, reveal 4. First takes 1, second takes 2, first takes the last.'
    """
    if name in GAMES + TOYS:
        game = import_module(f"{__name__}.{name}.game").GAME
        assert isinstance(game, Game) and game.id == name, f"{name}/game.py has a game with another id"
        return game
    if isinstance(name, str) and name in installed():
        return installed()[name]
    raise UnknownGame("unknown-game", name=name, near=nearest(name, offered() + TOYS), there=offered())


class _Games(ModuleType):
    """`ecumene.games` is the package of games, and as a function the list of them."""

    def __call__(self) -> list[str]:
        """The ids of the games that can be played."""
        return offered()


sys.modules[__name__].__class__ = _Games
