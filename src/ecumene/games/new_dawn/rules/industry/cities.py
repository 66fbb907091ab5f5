"""Where a city may be built. CND-10.2 to 10.8, 10.13, 20.5."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.power import Power
from ecumene.games.new_dawn.cards.rows import BY_INDUSTRY, OVER_BARBARIANS, OVER_RIVALS, OVER_WATER
from ecumene.games.new_dawn.cards.tiles import SPACES
from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.map.difficulty import missing_limit, within_limit
from ecumene.games.new_dawn.rules.map.distance import ANY_TERRAIN, FAR, distances, fill_distances
from ecumene.games.new_dawn.rules.map.spaces import (
    barbarian_on,
    friendly_spaces,
    is_city,
    is_rival,
    is_water,
    spaces_of,
    state_on,
    unused_cities,
)
from ecumene.games.new_dawn.rules.powers import difficulty_powers, powers
from ecumene.games.new_dawn.rules.seat import CARAVANS
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import FOUND, REACH, UNUSED_CITIES
from ecumene.kernel.core.action import ready
from ecumene.kernel.core.frames import shortage

FOUNDS: Final = ready(FOUND, SPACES)


def city_starts(s: Dawn, p: i64, slot: i64) -> list[int]:
    """CND-10.2, 10.13: friendly spaces; with some cards also the spaces of own caravans."""
    out = spaces_of(s, p)
    e = s.empires[p]
    if s.rules.cards[e.row[slot]].from_caravans:
        i: i64
        for i in range(CARAVANS):
            if e.caravans[i] >= 0:
                out.append(e.caravans[i])
    return out


def city_distances(s: Dawn, p: i64, slot: i64, number: i64) -> list[int]:
    """CND-10.5, 10.6: by space, how far away it is, or FAR."""
    card = s.rules.cards[s.empires[p].row[slot]]
    return distances(s, p, city_starts(s, p, slot), card.reach, number, card.through, BY_INDUSTRY)


def beside_city(s: Dawn, space: i64) -> bool:
    """CND-10.4: next to a city or a city-state's token."""
    near: i64
    for near in s.atlas.near[space]:
        if is_city(s, near) or state_on(s, near) != NONE:
            return True
    return False


def refuse_city(s: Dawn, modifiers: list[Power], p: i64, number: i64, space: i64, away: i64) -> str:
    """CND-10.2, 10.3, 10.4, 10.5, 10.8, 20.5: the rule against a city there, at this distance."""
    if s.things[space] != 0 or is_city(s, space) or is_rival(s, p, space) or barbarian_on(s, space) != NONE:
        return "CND-10.3"
    if is_water(s, space) or not within_limit(modifiers, s, p, space, BY_INDUSTRY, number):
        return "CND-10.5"
    if beside_city(s, space):
        return "CND-10.4"
    return "" if away != FAR or opened_for_city(powers(s, p), s, space) else "CND-10.2"


def refuse_far(s: Dawn, p: i64, slot: i64, number: i64, space: i64) -> str:
    """CND-10.2, 10.5, 10.6: too far even without obstacles, or blocked by rivals and barbarians, or by terrain."""
    card = s.rules.cards[s.empires[p].row[slot]]
    friendly = city_starts(s, p, slot)
    through: i64 = OVER_RIVALS | OVER_BARBARIANS
    if distances(s, p, friendly, card.reach, ANY_TERRAIN, through | OVER_WATER, BY_INDUSTRY)[space] == FAR:
        return "CND-10.2"
    peaceful = distances(s, p, friendly, card.reach, number, card.through | through, BY_INDUSTRY)
    return "CND-10.6" if peaceful[space] != FAR else "CND-10.5"


def missing_for_city(s: Dawn, p: i64, slot: i64, number: i64, space: i64, rule: str) -> list[int]:
    """CND-10.2, 10.5, 10.7: an unused city, a card that reaches as far, or a higher slot."""
    if rule == "CND-10.7":
        return [shortage(UNUSED_CITIES, 1, 0)]
    if rule == "CND-10.5":
        return [] if is_water(s, space) else missing_limit(s, p, space, BY_INDUSTRY, number)
    if rule != "CND-10.2":
        return []
    through: i64 = OVER_RIVALS | OVER_BARBARIANS | OVER_WATER
    away: i64 = distances(s, p, city_starts(s, p, slot), SPACES, ANY_TERRAIN, through, BY_INDUSTRY)[space]
    return [] if away == FAR else [shortage(REACH, away, s.rules.cards[s.empires[p].row[slot]].reach)]


def opened_for_city(modifiers: list[Power], s: Dawn, space: i64) -> bool:
    """CND-20.5: does a power allow a city there although it is out of reach?"""
    for power in modifiers:
        if power.opens_city_space(s, space):
            return True
    return False


def city_spaces(s: Dawn, p: i64, slot: i64, number: i64) -> list[int]:
    """CND-10.7: spaces where p may build a city; none without an unused city."""
    out: list[int] = []
    if unused_cities(s, p) < 1:
        return out
    card = s.rules.cards[s.empires[p].row[slot]]
    modifiers = difficulty_powers(s, p)
    away: list[int] = [FAR] * SPACES
    near = fill_distances(s, p, city_starts(s, p, slot), card.reach, number, card.through, BY_INDUSTRY, away)
    space: i64
    for space in near:
        if refuse_city(s, modifiers, p, number, space, away[space]) == "":
            out.append(space)
    if has_city_openers(s, p):
        for space in s.atlas.spaces:
            if away[space] == FAR and refuse_city(s, modifiers, p, number, space, FAR) == "":
                out.append(space)
    out.sort()
    return out


def some_city(s: Dawn, p: i64, slot: i64, number: i64) -> bool:
    """Is there any such space? Most often it is beside a friendly space."""
    if unused_cities(s, p) < 1:
        return False
    modifiers = difficulty_powers(s, p)
    space: i64
    near: i64
    if s.rules.cards[s.empires[p].row[slot]].reach > 0:
        for space in friendly_spaces(s, p):
            for near in s.atlas.near[space]:
                if refuse_city(s, modifiers, p, number, near, 1) == "":
                    return True
    return len(city_spaces(s, p, slot, number)) > 0


def has_city_openers(s: Dawn, p: i64) -> bool:
    """CND-20.5: does p have a power that can open spaces for cities?"""
    for power in powers(s, p):
        if power.can_open_city_spaces():
            return True
    return False
