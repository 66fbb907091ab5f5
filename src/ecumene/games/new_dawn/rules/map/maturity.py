"""Mature cities. CND-5.8, 5.9, 20.15."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.holds import CITY, kind_of, owner_of
from ecumene.games.new_dawn.rules.map.spaces import cities_of, is_water
from ecumene.games.new_dawn.rules.powers import powers
from ecumene.games.new_dawn.rules.state import Dawn


def mature(s: Dawn, p: i64, space: i64) -> bool:
    """CND-5.8, 20.15: is p's city there mature?"""
    near: i64
    for near in s.atlas.near[space]:
        if not counts_for_maturity(s, p, near):
            return False
    return True


def counts_for_maturity(s: Dawn, p: i64, space: i64) -> bool:
    """Is it water, a control token of p's, or a rival piece that counts as one?"""
    hold: i64 = s.hold[space]
    if hold == 0:
        return is_water(s, space)
    if owner_of(hold) == p:
        return kind_of(hold) < CITY
    for power in powers(s, p):
        if power.counts_as_token(s, p, space):
            return True
    return False


def mature_cities(s: Dawn, p: i64) -> list[int]:
    """CND-5.9."""
    return [space for space in cities_of(s, p) if mature(s, p, space)]
