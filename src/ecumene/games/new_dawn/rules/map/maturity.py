"""Mature cities. CND-5.8, 5.9, 20.15."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.map.spaces import cities_of, is_water
from ecumene.games.new_dawn.rules.powers import powers
from ecumene.games.new_dawn.rules.state import CITY, Dawn, kind_of, owner_of


def mature(s: Dawn, p: i64, space: i64) -> bool:
    """CND-5.8, 20.15: of p's city there."""
    near: i64
    for near in s.atlas.near[space]:
        if not ripens(s, p, near):
            return False
    return True


def ripens(s: Dawn, p: i64, space: i64) -> bool:
    """Water, a control token of p's, or a rival piece that counts as one."""
    hold: i64 = s.hold[space]
    if hold == 0:
        return is_water(s, space)
    if owner_of(hold) == p:
        return kind_of(hold) < CITY
    for power in powers(s, p):
        if power.nurtures(s, p, space):
            return True
    return False


def mature_cities(s: Dawn, p: i64) -> list[int]:
    """CND-5.9."""
    return [space for space in cities_of(s, p) if mature(s, p, space)]
