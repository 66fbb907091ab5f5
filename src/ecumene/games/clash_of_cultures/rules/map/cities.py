"""Cities on the map: their pieces, moods and ports; how they come and go. COC-1, 7."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.map.cells import NOWHERE
from ecumene.games.clash_of_cultures.rules.map.packed_city import (
    ANGRY,
    BARBARIANS,
    BUILDINGS,
    HAPPY,
    NO_ONE,
    OF_EACH_PIECE,
    PORT,
    SETTLEMENT,
    colour_of,
    facing_of,
    mood_of,
    owner_of,
)
from ecumene.games.clash_of_cultures.rules.state import SEA, World


def count_pieces(s: World, p: i64, piece: i64) -> i64:
    """On the map, in any city."""
    if piece == SETTLEMENT:
        return count_cities(s, p)
    n: i64 = 0
    at: i64
    for at in s.every_city():
        if colour_of(s.city[at], piece) == p:
            n += 1
    return n


def supply_piece(s: World, p: i64, piece: i64) -> i64:
    left: i64 = OF_EACH_PIECE - count_pieces(s, p, piece)
    return left if p == BARBARIANS else left - s.nations[p].buried[piece]


def usable(s: World, at: i64, building: i64) -> bool:
    """COC-16.30, 24.25, 7.19: the city has it, of any colour, and its owner knows how to use it."""
    city: i64 = s.city[at]
    owner: i64 = owner_of(city)
    if owner == NO_ONE or owner == BARBARIANS or colour_of(city, building) == NO_ONE:
        return False
    return s.nations[owner].advances & s.rules.unlocking[building] != 0


def count_cities(s: World, p: i64) -> i64:
    return len(s.cities_of(p))


def port_cell(s: World, at: i64) -> i64:
    """COC-7.7: the sea space that the port of a city faces, or NOWHERE."""
    city: i64 = s.city[at]
    if city == 0 or colour_of(city, PORT) == NO_ONE:
        return NOWHERE
    i: i64
    for i in range(len(s.layout.near[at])):
        if s.layout.near_directions[at][i] == facing_of(city):
            return s.layout.near[at][i]
    return NOWHERE


def next_to_sea(s: World, at: i64) -> bool:
    near: i64
    for near in s.layout.near[at]:
        if s.terrain[near] == SEA:
            return True
    return False


def set_mood(s: World, at: i64, mood: i64) -> bool:
    """COC-7.20, 7.23: every change of a mood goes through here. Did it change?"""
    if mood_of(s.city[at]) == mood:
        return False
    s.change_mood(at, mood)
    return True


def raise_mood(s: World, at: i64) -> bool:
    """COC-7.13, 7.20: by one step, if there is one."""
    return set_mood(s, at, min(mood_of(s.city[at]) + 1, HAPPY))


def lower_mood(s: World, at: i64) -> bool:
    """COC-7.15, 7.18, 7.20."""
    return set_mood(s, at, max(mood_of(s.city[at]) - 1, ANGRY))


def add_city(s: World, p: i64, at: i64, mood: i64) -> bool:
    """COC-1.7: a settlement from the supply. Was one left?"""
    if supply_piece(s, p, SETTLEMENT) <= 0:
        return False
    s.add_settlement(p, at, mood)
    return True


def add_building(s: World, at: i64, building: i64, colour: i64) -> None:
    """From the supply of that colour. A building of this kind that stood there goes back to its supply (COC-14.16)."""
    s.remove_building(at, building)
    s.place_building(at, building, colour)


def destroy_city(s: World, at: i64) -> None:
    """COC-18.20, 22.9: all pieces go back to their supplies, a wonder is lost. Units stay where they are."""
    building: i64
    for building in range(BUILDINGS):
        s.remove_building(at, building)
    s.remove_settlement(at)
