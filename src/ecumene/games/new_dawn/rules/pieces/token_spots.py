"""Where control tokens may be placed. CND-7.1 to 7.3, 7.10, 20.5."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.power import Power
from ecumene.games.new_dawn.cards.tiles import SPACES
from ecumene.games.new_dawn.rules.map.difficulty import difficulty_by, missing_limit, within_limit
from ecumene.games.new_dawn.rules.map.spaces import cities_of, is_water, may_hold_token, spaces_of
from ecumene.games.new_dawn.rules.powers import difficulty_powers, powers
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.kernel.core.piles import holds


def spots(s: Dawn, p: i64, limit: i64, purpose: i64) -> list[int]:
    """Beside p's cities, on terrain up to the limit."""
    return spots_around(s, p, cities_of(s, p), limit, purpose)


def spots_beside(s: Dawn, p: i64, city: i64, limit: i64, purpose: i64) -> list[int]:
    """CND-10.14: beside one city."""
    return spots_around(s, p, [city], limit, purpose)


def spots_near(s: Dawn, p: i64, limit: i64, purpose: i64) -> list[int]:
    """CND-7.10: beside any friendly space."""
    return spots_around(s, p, spaces_of(s, p), limit, purpose)


def some_spot(s: Dawn, p: i64, limit: i64, purpose: i64) -> bool:
    """Is there one beside p's cities?"""
    openers = openers_of(s, p)
    if len(openers) > 0:
        return len(spots(s, p, limit, purpose)) > 0
    modifiers = difficulty_powers(s, p)
    space: i64
    centre: i64
    for centre in cities_of(s, p):
        for space in s.atlas.near[centre]:
            if may_hold_token(s, space) and within_limit(modifiers, s, p, space, purpose, limit):
                return True
    return False


def spots_around(s: Dawn, p: i64, centres: list[int], limit: i64, purpose: i64) -> list[int]:
    modifiers = difficulty_powers(s, p)
    openers = openers_of(s, p)
    seen: list[bool] = [False] * SPACES
    out: list[int] = []
    space: i64
    centre: i64
    for centre in centres:
        for space in s.atlas.near[centre]:
            if not seen[space]:
                seen[space] = True
                if may_hold_token(s, space) and within_limit(modifiers, s, p, space, purpose, limit):
                    out.append(space)
    if len(openers) > 0:
        for space in s.atlas.spaces:
            if not seen[space] and opened(openers, s, p, space):
                if may_hold_token(s, space) and within_limit(modifiers, s, p, space, purpose, limit):
                    out.append(space)
    out.sort()
    return out


def openers_of(s: Dawn, p: i64) -> list[Power]:
    """CND-20.5: those of p's powers that open spaces."""
    return [power for power in powers(s, p) if power.can_open_spaces()]


def refuse_spot(
    s: Dawn, p: i64, centres: list[int], limit: i64, purpose: i64, space: i64, apart: str = "CND-7.1"
) -> str:
    """The rule against a control token on a space that is not one of the spots around these centres.

    `apart` is the rule that requires a space beside one of them.
    """
    if not holds(s.atlas.spaces, space):
        return "CND-5.16"
    modifiers = difficulty_powers(s, p)
    if not opened(powers(s, p), s, p, space) and not beside_one(s, centres, space):
        return apart
    if is_water(s, space) or difficulty_by(modifiers, s, p, space, purpose) > limit:
        return "CND-7.2"
    return "CND-7.3"


def missing_for_spot(s: Dawn, p: i64, limit: i64, purpose: i64, space: i64, rule: str) -> list[int]:
    """CND-7.2: a higher slot for a token there, if that is why it is refused."""
    return missing_limit(s, p, space, purpose, limit) if rule == "CND-7.2" and not is_water(s, space) else []


def beside_one(s: Dawn, centres: list[int], space: i64) -> bool:
    """Is the space adjacent to one of them?"""
    centre: i64
    for centre in centres:
        if holds(s.atlas.near[centre], space):
            return True
    return False


def opened(modifiers: list[Power], s: Dawn, p: i64, space: i64) -> bool:
    """CND-20.5: does a power allow a space that is not adjacent?"""
    for power in modifiers:
        if power.opens_space(s, p, space):
            return True
    return False
