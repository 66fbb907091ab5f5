"""Counting spaces for cities, attacks and caravans. CND-5.12."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.power import Power
from ecumene.games.new_dawn.cards.rows import OVER_BARBARIANS, OVER_RIVALS, OVER_WATER
from ecumene.games.new_dawn.cards.tiles import SPACES
from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.map.difficulty import within_limit
from ecumene.games.new_dawn.rules.map.spaces import barbarian_on, is_rival, is_water
from ecumene.games.new_dawn.rules.powers import difficulty_powers
from ecumene.games.new_dawn.rules.state import Dawn

FAR: Final = -1  # out of range
ANY_TERRAIN: Final = 9  # as a limit: difficulty does not matter
NO_POWERS: Final[list[Power]] = []


def distances(s: Dawn, p: i64, starts: list[int], steps: i64, limit: i64, through: i64, purpose: i64) -> list[int]:
    """By space: how many steps p needs to it from one of the starts, or FAR."""
    out: list[int] = [FAR] * SPACES
    fill_distances(s, p, starts, steps, limit, through, purpose, out)
    return out


def fill_distances(
    s: Dawn, p: i64, starts: list[int], steps: i64, limit: i64, through: i64, purpose: i64, out: list[int]
) -> list[int]:
    """The same, written into a list that is all FAR. Returns the spaces reached, near ones first.

    Only the spaces between are checked: they must be passable. The starts and the last space are not checked; the
    caller decides what may be done there.
    """
    modifiers = difficulty_powers(s, p)
    around = s.atlas.near
    barred = barbarian_spaces(s, through)
    reached: list[int] = []
    space: i64
    near: i64
    for space in starts:
        if out[space] == FAR:
            out[space] = 0
            reached.append(space)
    i: i64 = 0
    while i < len(reached):
        space = reached[i]
        i += 1
        far: i64 = out[space]
        if far >= steps:
            break
        if far == 0 or (not barred[space] and passable(s, modifiers, p, space, limit, through, purpose)):
            far += 1
            for near in around[space]:
                if out[near] == FAR:
                    out[near] = far
                    reached.append(near)
    return reached


def barbarian_spaces(s: Dawn, through: i64) -> list[bool]:
    """By space: does a barbarian stop counting there?"""
    out: list[bool] = [False] * SPACES
    space: i64
    if through & OVER_BARBARIANS == 0:
        for space in s.barbarians:
            if space != NONE:
                out[space] = True
    return out


def goes_through(s: Dawn, p: i64, space: i64, through: i64) -> bool:
    """CND-11.6: may counting go on through this space, if terrain does not matter?"""
    if through & OVER_BARBARIANS == 0 and barbarian_on(s, space) != NONE:
        return False
    return passable(s, NO_POWERS, p, space, ANY_TERRAIN, through, 0)


def passable(s: Dawn, modifiers: list[Power], p: i64, space: i64, limit: i64, through: i64, purpose: i64) -> bool:
    """CND-10.5, 10.6, 11.6: may counting go on through this space, if no barbarian stands there?"""
    if is_water(s, space):
        return through & OVER_WATER != 0
    if through & OVER_RIVALS == 0 and is_rival(s, p, space):
        return False
    return limit == ANY_TERRAIN or within_limit(modifiers, s, p, space, purpose, limit)
