"""How difficult a space is for what a player does there. CND-5.1, 5.14."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.power import Power
from ecumene.games.new_dawn.cards.tiles import DIFFICULTY
from ecumene.games.new_dawn.rules.map.area import ONLY, Area
from ecumene.games.new_dawn.rules.map.spaces import ground, terrain
from ecumene.games.new_dawn.rules.powers import difficulty_powers
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import DIFFICULTY_LIMIT
from ecumene.kernel.core.frames import shortage


def difficulty(s: Dawn, p: i64, space: i64, purpose: i64) -> i64:
    """CND-5.14: of a space for what p does there. In a battle p is the attacker (CND-20.7)."""
    return difficulty_by(difficulty_powers(s, p), s, p, space, purpose)


def difficulty_by(modifiers: list[Power], s: Dawn, p: i64, space: i64, purpose: i64) -> i64:
    """The same, with those of p's powers that change difficulties."""
    value: i64 = DIFFICULTY[terrain(s, space)]
    less: i64 = 0
    for power in modifiers:
        value = min(value, power.difficulty(s, p, space, purpose, value))
        less += power.difficulty_reduction(s, p, purpose)
    return max(value - less, 1)


def within_limit(modifiers: list[Power], s: Dawn, p: i64, space: i64, purpose: i64, limit: i64) -> bool:
    """Is the difficulty at most the limit? No power raises it (CND-5.14)."""
    if DIFFICULTY[terrain(s, space)] <= limit:
        return True
    return len(modifiers) > 0 and difficulty_by(modifiers, s, p, space, purpose) <= limit


def keep_easy(s: Dawn, p: i64, area: Area, purpose: i64, limit: i64) -> None:
    """The same for many spaces of land: only those stay in the area whose difficulty is at most the limit."""
    hard = ground(s).too_hard(limit)
    if not area.meets(hard):
        return
    modifiers = difficulty_powers(s, p)
    if len(modifiers) == 0:
        area.remove(hard)
        return
    space: i64
    for space in area.intersection(hard).spaces():
        if difficulty_by(modifiers, s, p, space, purpose) > limit:
            area.remove(ONLY[space])


def missing_limit(s: Dawn, p: i64, space: i64, purpose: i64, limit: i64) -> list[int]:
    """CND-5.1: how difficult the space is, if that is more than the limit."""
    value: i64 = difficulty(s, p, space, purpose)
    return [shortage(DIFFICULTY_LIMIT, value, limit)] if value > limit else []
