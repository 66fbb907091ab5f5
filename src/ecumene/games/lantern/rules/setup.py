"""Starting a game. `start` gets the number of players, the corrections, and an argument for each option of the game."""

from __future__ import annotations

from typing import Final

from ecumene.games.lantern.rules.ruleset import Rules
from ecumene.games.lantern.rules.state import Table
from ecumene.games.lantern.rules.turn import Round
from ecumene.kernel.core.state import NOBODY, settle

COINS: Final = 5


def start(players: int = 4, corrections: str = "") -> Table:
    """The first question of a new game. `settle` runs all steps that ask nobody."""
    s = blank(players, corrections)
    s.fill_bag()
    s.push(Round(0, 0))
    settle(s)
    return s


def blank(players: int, corrections: str = "") -> Table:
    """A table without cards, and nobody is asked. Views and scenarios are built on it."""
    rules = Rules(corrections)
    none = [0] * len(rules.cards)
    a, b, c, d = ([list[int]() for _ in range(players)] for _ in range(4))
    coins = [COINS] * players
    return Table([], None, rules, none, a, b, c, [], [], [], none[:], d, [0] * players, coins, 0, NOBODY, 0, 0)
