"""Where a city may be built. CND-10.2 to 10.8, 10.13, 20.5."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import BY_INDUSTRY, OVER_BARBARIANS, OVER_RIVALS, OVER_WATER
from ecumene.games.new_dawn.cards.tiles import SPACES
from ecumene.games.new_dawn.rules.map.area import NOWHERE, ONLY, Area, area_of, ready_at
from ecumene.games.new_dawn.rules.map.difficulty import keep_easy, missing_limit
from ecumene.games.new_dawn.rules.map.distance import ANY_TERRAIN, FAR, distances, within_reach
from ecumene.games.new_dawn.rules.map.spaces import friendly, ground, is_water, occupied, rivals, unused_cities
from ecumene.games.new_dawn.rules.powers import powers
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import FOUND, REACH, UNUSED_CITIES
from ecumene.kernel.core.frames import shortage

FOUNDS: Final = ready_at(FOUND)


def city_starts(s: Dawn, p: i64, slot: i64) -> Area:
    """CND-10.2, 10.13: friendly spaces; with some cards also the spaces of own caravans."""
    e = s.empires[p]
    if s.rules.cards[e.row[slot]].from_caravans:
        return friendly(s, p).union(area_of(e.caravans))
    return friendly(s, p)


def city_distances(s: Dawn, p: i64, slot: i64, number: i64) -> list[int]:
    """CND-10.5, 10.6: by space, how far away it is, or FAR."""
    card = s.rules.cards[s.empires[p].row[slot]]
    return distances(s, p, city_starts(s, p, slot), card.reach, number, card.through, BY_INDUSTRY)


def taken(s: Dawn, p: i64) -> Area:
    """CND-10.3: spaces with a token, a city, a rival's piece or a barbarian."""
    there = occupied(s)
    out = rivals(s, p)
    out.add(there.things)
    out.add(there.cities)
    out.add(there.barbarians)
    return out


def keep_habitable(s: Dawn, p: i64, area: Area, number: i64) -> None:
    """CND-10.5, 10.8: only spaces stay in the area that are neither water nor too difficult."""
    area.remove(ground(s).water)
    keep_easy(s, p, area, BY_INDUSTRY, number)


def beside_cities(s: Dawn) -> Area:
    """CND-10.4: next to a city or a city-state's token."""
    return s.atlas.beside(occupied(s).cities.union(occupied(s).states))


def add_opened(s: Dawn, p: i64, area: Area) -> None:
    """CND-20.5: adds spaces out of reach that p's powers allow."""
    for power in powers(s, p):
        area.add(power.opened_city_spaces(s))


def city_spaces(s: Dawn, p: i64, slot: i64, number: i64) -> Area:
    """CND-10.2 to 10.8: spaces where p may build a city; none without an unused city."""
    if unused_cities(s, p) < 1:
        return NOWHERE
    card = s.rules.cards[s.empires[p].row[slot]]
    out = within_reach(s, p, city_starts(s, p, slot), card.reach, number, card.through, BY_INDUSTRY)
    add_opened(s, p, out)
    out.remove(taken(s, p))
    out.remove(beside_cities(s))
    keep_habitable(s, p, out, number)
    return out


def refuse_city(s: Dawn, p: i64, number: i64, space: i64, away: i64) -> str:
    """CND-10.2, 10.3, 10.4, 10.5, 10.8, 20.5: the rule against a city there, at this distance."""
    if taken(s, p).has(space):
        return "CND-10.3"
    here = ONLY[space].copy()
    keep_habitable(s, p, here, number)
    if here.is_empty():
        return "CND-10.5"
    if beside_cities(s).has(space):
        return "CND-10.4"
    within = NOWHERE.copy()
    add_opened(s, p, within)
    return "" if away != FAR or within.has(space) else "CND-10.2"


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
