"""Where control tokens may be placed. CND-7.1 to 7.3, 7.10, 20.5."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.map.area import ONLY, Area
from ecumene.games.new_dawn.rules.map.difficulty import difficulty, keep_easy, missing_limit
from ecumene.games.new_dawn.rules.map.spaces import cities, closed_to_tokens, friendly, is_water
from ecumene.games.new_dawn.rules.powers import powers
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.kernel.core.piles import holds


def spots(s: Dawn, p: i64, limit: i64, purpose: i64) -> Area:
    """Beside p's cities, on terrain up to the limit."""
    return spots_around(s, p, cities(s, p), limit, purpose)


def spots_beside(s: Dawn, p: i64, city: i64, limit: i64, purpose: i64) -> Area:
    """CND-10.14: beside one city."""
    return spots_around(s, p, ONLY[city], limit, purpose)


def spots_near(s: Dawn, p: i64, limit: i64, purpose: i64) -> Area:
    """CND-7.10: beside any friendly space."""
    return spots_around(s, p, friendly(s, p), limit, purpose)


def spots_around(s: Dawn, p: i64, centres: Area, limit: i64, purpose: i64) -> Area:
    out = s.atlas.beside(centres)
    for power in powers(s, p):
        out.add(power.opened_spaces(s))
    out.remove(closed_to_tokens(s))
    keep_easy(s, p, out, purpose, limit)
    return out


def opened(s: Dawn, p: i64, space: i64) -> bool:
    """CND-20.5: does a power of p's allow a space that is not adjacent?"""
    for power in powers(s, p):
        if power.opened_spaces(s).has(space):
            return True
    return False


def refuse_spot(s: Dawn, p: i64, centres: Area, limit: i64, purpose: i64, space: i64, apart: str = "CND-7.1") -> str:
    """The rule against a control token on a space that is not one of the spots around these centres.

    `apart` is the rule that requires a space beside one of them.
    """
    if not holds(s.atlas.spaces, space):
        return "CND-5.16"
    if not opened(s, p, space) and not s.atlas.beside(centres).has(space):
        return apart
    if is_water(s, space) or difficulty(s, p, space, purpose) > limit:
        return "CND-7.2"
    return "CND-7.3"


def missing_for_spot(s: Dawn, p: i64, limit: i64, purpose: i64, space: i64, rule: str) -> list[int]:
    """CND-7.2: a higher slot for a token there, if that is why it is refused."""
    return missing_limit(s, p, space, purpose, limit) if rule == "CND-7.2" and not is_water(s, space) else []
