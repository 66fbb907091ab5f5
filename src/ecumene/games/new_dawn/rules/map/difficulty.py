"""How difficult a space is for what a player does there. CND-5.1, 5.14."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.power import Power
from ecumene.games.new_dawn.cards.tiles import DIFFICULTY
from ecumene.games.new_dawn.rules.map.spaces import terrain
from ecumene.games.new_dawn.rules.powers import land_powers
from ecumene.games.new_dawn.rules.state import Dawn


def difficulty(s: Dawn, p: i64, space: i64, purpose: i64) -> i64:
    """CND-5.14: of a space for what p does; in battle p is the attacker (CND-20.7)."""
    return difficulty_by(land_powers(s, p), s, p, space, purpose)


def difficulty_by(bending: list[Power], s: Dawn, p: i64, space: i64, purpose: i64) -> i64:
    """The same where those of p's powers that bend difficulties are at hand."""
    value: i64 = DIFFICULTY[terrain(s, space)]
    less: i64 = 0
    for power in bending:
        value = min(value, power.difficulty(s, p, space, purpose, value))
        less += power.relief(s, p, purpose)
    return max(value - less, 1)


def within_limit(bending: list[Power], s: Dawn, p: i64, space: i64, purpose: i64, limit: i64) -> bool:
    """Is the difficulty no higher? No power makes it so (CND-5.14)."""
    if DIFFICULTY[terrain(s, space)] <= limit:
        return True
    return len(bending) > 0 and difficulty_by(bending, s, p, space, purpose) <= limit
