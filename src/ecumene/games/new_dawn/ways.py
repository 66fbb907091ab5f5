"""Counting spaces: for cities, attacks and caravans alike. CND-5.12."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards import OVER_BARBARIANS, OVER_RIVALS, OVER_WATER, Power
from ecumene.games.new_dawn.state import NONE, Dawn
from ecumene.games.new_dawn.survey import barbarian_on, difficulty_by, is_rival, is_water, powers
from ecumene.games.new_dawn.tiles import SPACES

FAR: Final = -1  # out of range
ANY_TERRAIN: Final = 9  # as limit: difficulty does not matter


def distances(s: Dawn, p: i64, starts: list[int], steps: i64, limit: i64, way: i64, purpose: i64) -> list[int]:
    """By space: how many steps p needs to it from one of the starts, or FAR.

    Spaces between must be such as may be counted through; neither starts nor the last space are looked at, and what
    may be done there is for the caller to say.
    """
    out: list[int] = [FAR] * SPACES
    bending = powers(s, p)
    reached: list[int] = []
    space: i64
    for space in starts:
        if out[space] == FAR:
            out[space] = 0
            reached.append(space)
    i: i64 = 0
    while i < len(reached):
        space = reached[i]
        i += 1
        if out[space] < steps and (out[space] == 0 or passable(s, bending, p, space, limit, way, purpose)):
            near: i64
            for near in s.atlas.near[space]:
                if out[near] == FAR:
                    out[near] = out[space] + 1
                    reached.append(near)
    return out


def passable(s: Dawn, bending: list[Power], p: i64, space: i64, limit: i64, way: i64, purpose: i64) -> bool:
    """CND-10.5, 10.6, 11.6: may counting go on through this space?"""
    if is_water(s, space):
        return way & OVER_WATER != 0
    if way & OVER_RIVALS == 0 and is_rival(s, p, space):
        return False
    if way & OVER_BARBARIANS == 0 and barbarian_on(s, space) != NONE:
        return False
    return limit == ANY_TERRAIN or difficulty_by(bending, s, p, space, purpose) <= limit
