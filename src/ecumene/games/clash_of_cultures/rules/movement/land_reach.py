"""Where groups of land units may go, and at what price. COC-12.5 to 12.11, 12.15 to 12.17, 24.6, 24.7."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.costs import can_pay
from ecumene.games.clash_of_cultures.rules.map.packed_city import BARBARIANS, FORTRESS, NO_ONE, colour_of
from ecumene.games.clash_of_cultures.rules.map.packed_unit import ROOM, SHIP, ship_of
from ecumene.games.clash_of_cultures.rules.map.units import (
    MOST_SOLDIERS,
    aboard,
    holder_of,
    soldiers_at,
    units_of_kind,
)
from ecumene.games.clash_of_cultures.rules.movement.groups import is_tired, size_of_group, soldiers_in
from ecumene.games.clash_of_cultures.rules.movement.sea_reach import may_fight
from ecumene.games.clash_of_cultures.rules.powers import has_power, powers_or_all, wonder_says
from ecumene.games.clash_of_cultures.rules.seat import FOOD, ORE
from ecumene.games.clash_of_cultures.rules.state import FOREST, MOUNTAIN, SEA, UNEXPLORED, World
from ecumene.kernel.core.bits import each
from ecumene.kernel.core.piles import holds
from ecumene.kernel.core.state import NOT_OFFERED

# what is paid for a road
BY_FOOD: Final = 0  # two spaces
BY_ORE: Final = 1  # terrain does not matter
BY_BOTH: Final = 2
ROAD_PRICES: Final = ["food", "ore", "both"]

# the way from one space to another over a third
NO_WAY: Final = 0
MOUNTAIN_WAY: Final = 1  # over a mountain
FOREST_WAY: Final = 2
OPEN_WAY: Final = 3


def enemy_on_land(s: World, p: i64, at: i64) -> i64:
    """COC-3.3, 3.11: the owner of a foreign city or of foreign units there, or NO_ONE."""
    owner: i64 = s.owner(at)
    if owner == NO_ONE:
        owner = holder_of(s, at, p)
    return NO_ONE if owner == p else owner


def room_aboard(s: World, p: i64, at: i64) -> i64:
    """COC-12.14, 12.26: for how many units there is room on the own ships of a space."""
    n: i64 = 0
    u: i64
    for u in units_of_kind(s, p, at, SHIP):
        n += ROOM - len(aboard(s, p, ship_of(u)))
    return n


def asks_tribute(s: World, p: i64, at: i64) -> bool:
    """COC-22.13: is the Great Mausoleum in this foreign city?"""
    owner: i64 = s.owner(at)
    return owner != NO_ONE and owner != p and owner != BARBARIANS and wonder_says(s, at, s.rules.hooks.asks_tribute)


def refuse_attack(s: World, p: i64, group: i64, to: i64, enemy: i64) -> str:
    """COC-12.9, 12.10, 12.27, 22.13, 22.16: why this group may not enter a space that others hold."""
    if soldiers_in(group) == 0:
        return "COC-12.10"
    if is_tired(group):
        return "COC-12.9"
    if enemy == BARBARIANS:
        return ""
    if not may_fight(s, p, enemy):
        return "COC-20.1"
    n = s.nations[p]
    city: i64 = s.city[to]
    if city and colour_of(city, FORTRESS) != NO_ONE and has_power(s, enemy, s.rules.hooks.walls_fortresses):
        if not has_power(s, p, s.rules.hooks.passes_walls):
            return "COC-22.16"
    if asks_tribute(s, p, to) and n.mood_tokens + n.culture_tokens < soldiers_in(group):
        return "COC-22.13"
    return ""


def refuse_entry(s: World, p: i64, group: i64, to: i64) -> str:
    """Why this group may not enter a land space or an unexplored space."""
    if soldiers_at(s, p, to) + soldiers_in(group) > MOST_SOLDIERS:
        return "COC-12.11"
    if s.terrain[to] == UNEXPLORED:
        return ""
    enemy: i64 = enemy_on_land(s, p, to)
    return "" if enemy == NO_ONE else refuse_attack(s, p, group, to, enemy)


def refuse_step(s: World, p: i64, frm: i64, group: i64, to: i64) -> str:
    """COC-12.6, 12.15, 12.29, 23.19: why this group may not go one space by land, onto ships, or ashore."""
    if not holds(s.layout.near[frm], to):
        return "COC-12.6"
    if s.terrain[to] != SEA:
        return refuse_entry(s, p, group, to)
    if s.terrain[frm] == SEA:
        return "COC-12.22"
    return "" if room_aboard(s, p, to) >= size_of_group(group) else "COC-12.26"


# Roads


def is_rough(terrain: i64) -> bool:
    return terrain == MOUNTAIN or terrain == FOREST


def way_between(s: World, p: i64, frm: i64, to: i64) -> i64:
    """COC-24.6, 24.7: the easiest way of two spaces. The first one is land without foreign units and cities."""
    best: i64 = NO_WAY
    at: i64
    for at in s.layout.near[frm]:
        terrain: i64 = s.terrain[at]
        if terrain > UNEXPLORED and terrain != SEA and holds(s.layout.near[at], to):
            if enemy_on_land(s, p, at) == NO_ONE:
                way: i64 = MOUNTAIN_WAY if terrain == MOUNTAIN else FOREST_WAY if terrain == FOREST else OPEN_WAY
                best = max(best, way)
    return best


def is_blocked(s: World, p: i64, frm: i64, to: i64) -> bool:
    """COC-24.7: there is land between two spaces, so only foreign units or cities block the way."""
    at: i64
    for at in s.layout.near[frm]:
        if s.terrain[at] > UNEXPLORED and s.terrain[at] != SEA and holds(s.layout.near[at], to):
            return True
    return False


def road_price(s: World, p: i64, how: i64) -> i64:
    """COC-24.6: for one group."""
    n: i64 = 0
    for power in powers_or_all(s, p, s.rules.hooks.road_price):
        n = power.road_price()
    return (0 if how == BY_ORE else each(FOOD, n)) + (0 if how == BY_FOOD else each(ORE, n))


def refuse_way(s: World, p: i64, frm: i64, to: i64, how: i64) -> str:
    """COC-12.19, 23.15, 24.6, 24.7: from or to an own city, over explored land. A useless road is not offered."""
    if not has_power(s, p, s.rules.hooks.road_price) or (s.owner(frm) != p and s.owner(to) != p):
        return "COC-24.6"
    if s.terrain[frm] == SEA or s.terrain[to] == SEA or s.terrain[to] <= UNEXPLORED or frm == to:
        return "COC-24.6"
    near: bool = holds(s.layout.near[frm], to)
    fight: bool = enemy_on_land(s, p, to) != NO_ONE
    easier: bool = is_rough(s.terrain[to]) and not fight  # units that fight do not move again anyway
    if near:
        if how != BY_ORE or not easier:
            return NOT_OFFERED
    else:
        way: i64 = way_between(s, p, frm, to)
        if how == BY_ORE or (way == NO_WAY and not is_blocked(s, p, frm, to)):
            return "COC-24.6"
        if way == NO_WAY:
            return "COC-24.7"
        if how == BY_FOOD and (way == MOUNTAIN_WAY or (fight and way == FOREST_WAY)):
            return "COC-12.8" if way == MOUNTAIN_WAY else "COC-12.9"
        if how == BY_BOTH and way == OPEN_WAY and not easier:
            return NOT_OFFERED
    return ""


def refuse_road(s: World, p: i64, frm: i64, group: i64, to: i64, how: i64) -> str:
    """COC-24.6: there must be a way, and enough to pay it."""
    why = refuse_way(s, p, frm, to, how)
    if why:
        return why
    if not can_pay(s, p, road_price(s, p, how), False):
        return "COC-24.6"
    return refuse_entry(s, p, group, to)
