"""Where control tokens may be placed. CND-7.1 to 7.3, 7.10, 20.5."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.new_dawn.cards import Power
from ecumene.games.new_dawn.state import Dawn
from ecumene.games.new_dawn.survey import cities_of, difficulty_by, is_water, may_hold_token, powers, spaces_of
from ecumene.games.new_dawn.tiles import SPACES
from ecumene.kernel.piles import holds


def spots(s: Dawn, p: i64, limit: i64, purpose: i64) -> list[int]:
    """Beside p's cities, on terrain up to the limit."""
    return spots_around(s, p, cities_of(s, p), limit, purpose)


def spots_beside(s: Dawn, p: i64, city: i64, limit: i64, purpose: i64) -> list[int]:
    """CND-10.14: beside one city."""
    return spots_around(s, p, [city], limit, purpose)


def spots_near(s: Dawn, p: i64, limit: i64, purpose: i64) -> list[int]:
    """CND-7.10: beside any friendly space."""
    return spots_around(s, p, spaces_of(s, p), limit, purpose)


def spots_around(s: Dawn, p: i64, centres: list[int], limit: i64, purpose: i64) -> list[int]:
    bending = powers(s, p)
    near: list[bool] = [False] * SPACES
    space: i64
    centre: i64
    for centre in centres:
        for space in s.atlas.near[centre]:
            near[space] = True
    out: list[int] = []
    for space in s.atlas.spaces:
        if (
            may_hold_token(s, space)
            and (near[space] or opened(bending, s, p, space))
            and difficulty_by(bending, s, p, space, purpose) <= limit
        ):
            out.append(space)
    return out


def why_not(s: Dawn, p: i64, centres: list[int], limit: i64, purpose: i64, space: i64) -> str:
    """The rule that keeps a control token from a space which is not among the spots around these centres."""
    bending = powers(s, p)
    if not opened(bending, s, p, space) and not beside_one(s, centres, space):
        return "CND-7.1"
    if is_water(s, space) or difficulty_by(bending, s, p, space, purpose) > limit:
        return "CND-7.2"
    return "CND-7.3"


def beside_one(s: Dawn, centres: list[int], space: i64) -> bool:
    """Is the space adjacent to one of them?"""
    centre: i64
    for centre in centres:
        if holds(s.atlas.near[centre], space):
            return True
    return False


def opened(bending: list[Power], s: Dawn, p: i64, space: i64) -> bool:
    """CND-20.5: does a power lift the need to be adjacent?"""
    for power in bending:
        if power.opens(s, p, space):
            return True
    return False
