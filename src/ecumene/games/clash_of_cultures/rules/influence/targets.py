"""Which cities may be influenced, from where, and for how many tokens. COC-14.1, 14.2, 14.8 to 14.18, 22.15."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.map.cells import NOWHERE
from ecumene.games.clash_of_cultures.rules.map.cities import count_cities, supply_piece
from ecumene.games.clash_of_cultures.rules.map.distances import distances
from ecumene.games.clash_of_cultures.rules.map.packed_city import (
    BARBARIANS,
    BUILDINGS,
    NO_ONE,
    SETTLEMENT,
    colour_of,
    has_foreign_building,
    owner_of,
    size_of,
)
from ecumene.games.clash_of_cultures.rules.once_flags import CULTURAL_TAKEOVER_PLAYED
from ecumene.games.clash_of_cultures.rules.powers import powers
from ecumene.games.clash_of_cultures.rules.state import World

NO_WAY: Final = -1


def refuse_target(s: World, p: i64, to: i64) -> str:
    """COC-14.1, 14.14, 14.16, 14.18: why p may not influence this city from anywhere."""
    city: i64 = s.city[to]
    owner: i64 = owner_of(city)
    if owner == NO_ONE:
        return "COC-14.1"
    if owner == BARBARIANS:
        if not s.nations[p].has_used(CULTURAL_TAKEOVER_PLAYED):
            return "COC-14.14"
        return "" if supply_piece(s, p, SETTLEMENT) > 0 else "COC-1.7"
    if size_of(city) < 2:
        return "COC-14.1"
    if len(replaceable(s, p, to)) == 0:
        return "COC-14.16"
    return "COC-14.18" if owner != p and is_guarded(s, owner, to) else ""


def replaceable(s: World, p: i64, to: i64) -> list[int]:
    """COC-14.5, 14.6, 14.16: buildings of another colour for which p has a piece."""
    out: list[int] = []
    building: i64
    for building in range(BUILDINGS):
        colour: i64 = colour_of(s.city[to], building)
        if colour != NO_ONE and colour != p and supply_piece(s, p, building) > 0:
            out.append(building)
    return out


def is_guarded(s: World, owner: i64, to: i64) -> bool:
    """COC-22.15: may nobody but its owner influence it?"""
    for power in powers(s, owner, s.rules.hooks.guards):
        if power.guards(s, owner, to):
            return True
    return False


def is_safe_from_tokens(s: World, p: i64, to: i64) -> bool:
    """COC-14.12, 14.17, 24.34: may no tokens be spent against this city?"""
    owner: i64 = s.owner(to)
    if owner == p or owner == BARBARIANS:
        return False
    for power in powers(s, owner, s.rules.hooks.bars_tokens):
        if power.bars_tokens(s, owner, to):
            return True
    return False


def refuse_origin(s: World, p: i64, at: i64, to: i64) -> str:
    """COC-14.8, 14.9, 14.15."""
    if s.owner(at) != p:
        return "COC-14.1"
    if at == to:
        return "" if count_cities(s, p) == 1 else "COC-14.9"
    return "COC-14.8" if has_foreign_building(s.city[at]) else ""


def range_tokens(s: World, p: i64, at: i64, far: i64) -> i64:
    """COC-14.1, 14.2, 14.10, 22.15: how many culture tokens this distance costs, or NO_WAY."""
    if far < 0:
        return NO_WAY
    reach: i64 = size_of(s.city[at])
    for power in powers(s, p, s.rules.hooks.influence_reach):
        reach += power.influence_reach()
    return max(far - reach, 0)


def refuse_pair(s: World, p: i64, at: i64, to: i64, far: i64, tokens: i64) -> str:
    """COC-14.2, 14.10, 14.12: why a city may not influence another one with this many tokens."""
    why = refuse_origin(s, p, at, to) or refuse_target(s, p, to)
    if why:
        return why
    price: i64 = range_tokens(s, p, at, far)
    if price == NO_WAY:
        return "COC-14.10"
    if price > tokens:
        return "COC-14.1"
    return "COC-14.12" if price > 0 and is_safe_from_tokens(s, p, to) else ""


def list_pairs(s: World, p: i64, origin: i64, tokens: i64, pairs: list[list[Any]], out: list[int]) -> None:
    """From one city, or from all own cities with NOWHERE."""
    targets: list[int] = []
    at: i64
    to: i64
    for to in s.every_city():
        if refuse_target(s, p, to) == "":
            targets.append(to)
    if len(targets) == 0:
        return
    for at in s.cities_of(p):
        if origin == NOWHERE or at == origin:
            far = distances(s, at)
            for to in targets:
                if refuse_pair(s, p, at, to, far[to], tokens) == "":
                    out.append(pairs[at][to])
