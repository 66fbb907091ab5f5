"""Units and cities on the map: counting them, and every way they come and go. COC-1, 3, 6, 7."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.advance_names import FISHING, MYTHS, TACTICS, WRITING
from ecumene.games.clash_of_cultures.rules.map.cells import CELLS, NOWHERE
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
    new_city,
    owner_of,
    with_building,
    with_mood,
    wonder_of,
)
from ecumene.games.clash_of_cultures.rules.map.packed_unit import (
    ASHORE,
    OF_EACH_UNIT,
    SETTLER,
    SHIP,
    SOLDIER,
    cell_of,
    kind_of,
    ship_of,
    unit,
)
from ecumene.games.clash_of_cultures.rules.state import SEA, UNEXPLORED, World
from ecumene.games.clash_of_cultures.rules.verbs import (
    CITY_GONE,
    MOOD,
    PIECE_CAME,
    PIECE_GONE,
    UNIT_CAME,
    UNIT_GONE,
    WONDER_GONE,
)
from ecumene.kernel.core.piles import add, how_many, take_out

MOST_SOLDIERS: Final = 4  # COC-11.8: of a player in a space
UNLOCKED_BY: Final[list[int]] = [TACTICS, WRITING, MYTHS, FISHING]  # COC-9.13: by building

# counting units: ashore; p is a seat or BARBARIANS


def kind_at(s: World, p: i64, at: i64, kind: i64) -> i64:
    """How many units of a kind stand there; land units aboard ships do not."""
    n: i64 = 0
    u: i64
    for u in s.nations[p].units:
        if cell_of(u) == at and kind_of(u) == kind and (kind == SHIP or ship_of(u) == ASHORE):
            n += 1
    return n


def soldiers_at(s: World, p: i64, at: i64) -> i64:
    return how_many(s.barbarians, at) if p == BARBARIANS else kind_at(s, p, at, SOLDIER)


def settlers_at(s: World, p: i64, at: i64) -> i64:
    return 0 if p == BARBARIANS else kind_at(s, p, at, SETTLER)


def ships_at(s: World, p: i64, at: i64) -> i64:
    return 0 if p == BARBARIANS else kind_at(s, p, at, SHIP)


def units_at(s: World, p: i64, at: i64) -> i64:
    """Ships, and land units that are not aboard."""
    if p == BARBARIANS:
        return how_many(s.barbarians, at)
    n: i64 = 0
    u: i64
    for u in s.nations[p].units:
        if cell_of(u) == at and (kind_of(u) == SHIP or ship_of(u) == ASHORE):
            n += 1
    return n


def foreign_units_at(s: World, p: i64, at: i64) -> i64:
    """COC-3.11: of other players and of barbarians."""
    n: i64 = 0
    q: i64
    for q in range(len(s.nations)):
        if q != p:
            n += units_at(s, q, at)
    return n if p == BARBARIANS else n + how_many(s.barbarians, at)


def any_units_at(s: World, at: i64) -> bool:
    return foreign_units_at(s, NO_ONE, at) > 0


def holder_of(s: World, at: i64, besides: i64 = NO_ONE) -> i64:
    """Whose units stand there (COC-12.20: of one owner only), besides those of an army that enters; or NO_ONE."""
    q: i64
    for q in range(len(s.nations)):
        if q != besides and units_at(s, q, at) > 0:
            return q
    return BARBARIANS if how_many(s.barbarians, at) > 0 else NO_ONE


def aboard(s: World, p: i64, ship: i64) -> list[int]:
    """COC-12.22: the land units on a ship, by its number."""
    out: list[int] = []
    u: i64
    for u in s.nations[p].units:
        if kind_of(u) != SHIP and ship_of(u) == ship:
            out.append(u)
    return out


def units_of_kind(s: World, p: i64, at: i64, kind: i64) -> list[int]:
    """The units themselves: ashore, or ships."""
    out: list[int] = []
    u: i64
    for u in s.nations[p].units:
        if cell_of(u) == at and kind_of(u) == kind and (kind == SHIP or ship_of(u) == ASHORE):
            out.append(u)
    return out


def count_units(s: World, p: i64, kind: i64) -> i64:
    """On the map, aboard ships included."""
    n: i64 = 0
    u: i64
    for u in s.nations[p].units:
        if kind_of(u) == kind:
            n += 1
    return n


# supplies: COC-1.1, 1.3, 1.8, 1.9


def supply_unit(s: World, p: i64, kind: i64) -> i64:
    if p == BARBARIANS:
        return OF_EACH_UNIT[SOLDIER] - len(s.barbarians) if kind == SOLDIER else 0
    return OF_EACH_UNIT[kind] - count_units(s, p, kind)


def count_pieces(s: World, p: i64, piece: i64) -> i64:
    """On the map, in whatever city."""
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


# units come and go


def free_ship_number(s: World, p: i64) -> i64:
    taken: i64 = 0
    u: i64
    for u in s.nations[p].units:
        if kind_of(u) == SHIP:
            taken |= 1 << ship_of(u)
    n: i64 = 1
    while (taken >> n) & 1:
        n += 1
    return n


def room_for(s: World, p: i64, kind: i64, at: i64) -> bool:
    """COC-1.3, 11.8: such a unit is left, and may stand there."""
    if supply_unit(s, p, kind) <= 0:
        return False
    return kind != SOLDIER or soldiers_at(s, p, at) < MOST_SOLDIERS


def place_unit(s: World, p: i64, kind: i64, at: i64) -> bool:
    """COC-1.4, 17.14: from the supply, if one is left and has room. Was one placed?"""
    if not room_for(s, p, kind, at):
        return False
    if p == BARBARIANS:
        add(s.barbarians, at)
    else:
        ship: i64 = free_ship_number(s, p) if kind == SHIP else ASHORE
        add(s.nations[p].units, unit(at, kind, ship))
    s.tell(UNIT_CAME, p, kind, at)
    return True


def remove_unit(s: World, p: i64, u: i64) -> None:
    """COC-1.9, 16.35: back to the supply; a ship takes its cargo with it."""
    units = s.nations[p].units
    take_out(units, u)
    s.tell(UNIT_GONE, p, kind_of(u), cell_of(u))
    if kind_of(u) == SHIP:
        cargo: i64
        for cargo in aboard(s, p, ship_of(u)):
            take_out(units, cargo)
            s.tell(UNIT_GONE, p, kind_of(cargo), cell_of(cargo))


def remove_barbarian(s: World, at: i64) -> None:
    take_out(s.barbarians, at)
    s.tell(UNIT_GONE, BARBARIANS, SOLDIER, at)


def remove_one(s: World, p: i64, kind: i64, at: i64) -> bool:
    """One unit of a kind that stands there; those that may do least go first, for they are alike. Was there one?"""
    if p == BARBARIANS:
        if how_many(s.barbarians, at) == 0:
            return False
        remove_barbarian(s, at)
        return True
    found: i64 = NOWHERE
    u: i64
    for u in s.nations[p].units:
        if cell_of(u) == at and kind_of(u) == kind and (kind == SHIP or ship_of(u) == ASHORE):
            found = u
    if found == NOWHERE:
        return False
    remove_unit(s, p, found)
    return True


def change_unit(s: World, p: i64, old: i64, new: i64) -> None:
    """It moved or may do less now. A ship's cargo is not touched: see `sail`."""
    if old != new:
        take_out(s.nations[p].units, old)
        add(s.nations[p].units, new)


# cities


def usable(s: World, at: i64, building: i64) -> bool:
    """COC-16.30, 24.25, 7.19: the city has it, of whatever colour, and its owner knows how to use it."""
    city: i64 = s.city[at]
    owner: i64 = owner_of(city)
    if owner == NO_ONE or owner == BARBARIANS or colour_of(city, building) == NO_ONE:
        return False
    return s.nations[owner].knows(UNLOCKED_BY[building])


def count_cities(s: World, p: i64) -> i64:
    return len(s.cities_of(p))


def port_cell(s: World, at: i64) -> i64:
    """COC-7.7: the sea space that the port of a city faces, or NOWHERE."""
    city: i64 = s.city[at]
    if city == 0 or colour_of(city, PORT) == NO_ONE:
        return NOWHERE
    i: i64
    for i in range(len(s.layout.near[at])):
        if s.layout.place[at][i] == facing_of(city):
            return s.layout.near[at][i]
    return NOWHERE


def next_to_sea(s: World, at: i64) -> bool:
    near: i64
    for near in s.layout.near[at]:
        if s.terrain[near] == SEA:
            return True
    return False


def set_mood(s: World, at: i64, mood: i64) -> bool:
    """COC-7.20, 7.23: directly; nothing else changes a mood. Did it change?"""
    if mood_of(s.city[at]) == mood:
        return False
    s.city[at] = with_mood(s.city[at], mood)
    s.tell(MOOD, at, mood)
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
    s.put_city(at, new_city(p, mood))
    s.tell(PIECE_CAME, p, SETTLEMENT, at)
    return True


def add_building(s: World, at: i64, building: i64, colour: i64) -> None:
    """From the supply of that colour; what stood there of this kind goes back to its own (COC-14.16)."""
    remove_building(s, at, building)
    s.city[at] = with_building(s.city[at], building, colour)
    s.tell(PIECE_CAME, colour, building, at)


def remove_building(s: World, at: i64, building: i64) -> None:
    colour: i64 = colour_of(s.city[at], building)
    if colour != NO_ONE:
        s.city[at] = with_building(s.city[at], building, NO_ONE)
        s.tell(PIECE_GONE, colour, building, at)


def destroy_city(s: World, at: i64) -> None:
    """COC-18.20, 22.9: all pieces back to their supplies; a wonder is lost. Units stay where they are."""
    building: i64
    for building in range(BUILDINGS):
        remove_building(s, at, building)
    s.tell(PIECE_GONE, s.owner(at), SETTLEMENT, at)
    if wonder_of(s.city[at]) != NO_ONE:
        s.tell(WONDER_GONE, wonder_of(s.city[at]), at)
    s.put_city(at, 0)
    s.tell(CITY_GONE, at)


# distances: COC-3.9, 3.10


def distances(s: World, at: i64) -> list[int]:
    """Steps from a cell to every other over explored cells; -1 where there is no way."""
    out: list[int] = [-1] * CELLS
    if s.terrain[at] <= UNEXPLORED:
        return out
    near = s.layout.near
    reached: list[int] = [at]
    out[at] = 0
    i: i64 = 0
    to: i64
    while i < len(reached):
        here: i64 = reached[i]
        for to in near[here]:
            if out[to] < 0 and s.terrain[to] > UNEXPLORED:
                out[to] = out[here] + 1
                reached.append(to)
        i += 1
    return out


def within(s: World, a: i64, b: i64, steps: i64) -> bool:
    """COC-3.10: no way, no range."""
    far: i64 = distances(s, a)[b]
    return 0 <= far <= steps
