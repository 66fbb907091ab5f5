"""What the tests over every game run over."""

from __future__ import annotations

from pathlib import Path

import pytest

import ecumene.kernel.core.state
from ecumene.games import GAMES, TOYS, find

EVERY = [*GAMES, *TOYS]
TABLES = [(name, players) for name in EVERY for players in range(find(name).fewest, find(name).most + 1)]
# For tests that share what is found once in a process: all of them for one game run in the same one.
TOGETHER = [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in EVERY]
# So many times the work of a short game, so that much less of it is looked at.
WEIGHT = {"through_the_ages": 20, "clash_of_cultures": 20, "new_dawn": 20, "age_of_civilization": 10}
COMPILED = not ecumene.kernel.core.state.__file__.endswith(".py")


def weight(name: str) -> int:
    return WEIGHT.get(name, 1)


def folder(name: str) -> Path:
    """The tests of one game."""
    return Path(__file__).parent.parent / "games" / name
