"""The list of bots: those of this folder, and those that other packages bring. `docs/bots.md` has the contract.

A package brings a bot with an entry point of the group `ecumene.bots`:

    [project.entry-points."ecumene.bots"]
    my_bot = "my_package:MyBot"
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from importlib.metadata import entry_points

from ecumene.bots.contract import Answer, Ask, Bot, Line, ask_of, play_out, seconds_of
from ecumene.bots.greedy import Greedy
from ecumene.bots.levels import LEVELS, Level
from ecumene.bots.random import Random
from ecumene.kernel.border.errors import UnknownBot, nearest

__all__ = [
    "BOTS",
    "FOR_PROGRAMMERS",
    "LEVELS",
    "TAKEOVER",
    "Answer",
    "Ask",
    "Bot",
    "Greedy",
    "Level",
    "Line",
    "Random",
    "ask_of",
    "find",
    "names",
    "play_out",
    "seconds_of",
]

TAKEOVER = "adept"  # plays on for somebody who gave up a seat
FOR_PROGRAMMERS: dict[str, Callable[[], Bot]] = {"greedy": Greedy, "random": Random}
BOTS: dict[str, Callable[[], Bot]] = {**{level.name: partial(replace, level) for level in LEVELS}, **FOR_PROGRAMMERS}


@cache
def installed() -> dict[str, Callable[[], Bot]]:
    """Bots of other packages. One that cannot be loaded is left out, with a warning."""
    out: dict[str, Callable[[], Bot]] = {}
    for point in entry_points(group="ecumene.bots"):
        try:
            if point.name in BOTS:
                raise ValueError(f"there is a bot of ours called {point.name!r}")
            out[point.name] = point.load()
        except Exception as e:  # whatever somebody else's package does when it is imported
            warnings.warn(f"{point.value} cannot be loaded: {e!r}", stacklevel=2)
    return dict(sorted(out.items()))


def names() -> list[str]:
    """List the bots that can be seated: ours, then those of other installed packages."""
    return [*BOTS, *installed()]


def find(name: str) -> Bot:
    """Find a bot by its name.

    Args:
        name: One of `names()`.

    Returns:
        A new bot.

    Raises:
        UnknownBot: There is none of that name.

    Examples:
        >>> ecumene.bots.find("greedy").name
        'greedy'
    """
    if name not in names():
        raise UnknownBot("unknown-bot", name=name, near=nearest(name, names()), there=names())
    return {**installed(), **BOTS}[name]()
