"""Mature cities. CND-5.8, 5.9, 20.15."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.map.area import Area
from ecumene.games.new_dawn.rules.map.spaces import cities_of, friendly, ground, occupied
from ecumene.games.new_dawn.rules.powers import powers
from ecumene.games.new_dawn.rules.state import Dawn


def unsettled(s: Dawn, p: i64) -> Area:
    """CND-5.8, 20.15: land without a control token of p's or a rival piece that counts as one."""
    out = ground(s).land.difference(friendly(s, p))
    for power in powers(s, p):
        out.remove(power.counted_as_tokens(s, p))
    out.add(occupied(s).cities.intersection(friendly(s, p)))
    return out


def mature(s: Dawn, p: i64, space: i64) -> bool:
    """CND-5.8: is p's city there mature?"""
    return not s.atlas.near_area[space].meets(unsettled(s, p))


def has_mature_cities(s: Dawn, p: i64, n: i64) -> bool:
    """CND-5.9: has p so many of them, or more? Looks no further than it must."""
    own = cities_of(s, p)
    spare: i64 = len(own) - n
    if spare < 0:
        return False
    bare = unsettled(s, p)
    space: i64
    for space in own:
        if s.atlas.near_area[space].meets(bare):
            spare -= 1
            if spare < 0:
                return False
    return True


def mature_cities(s: Dawn, p: i64) -> list[int]:
    """CND-5.9."""
    bare = unsettled(s, p)
    return [space for space in cities_of(s, p) if not s.atlas.near_area[space].meets(bare)]
