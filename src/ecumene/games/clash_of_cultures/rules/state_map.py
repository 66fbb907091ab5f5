"""How the map of a position changes: units, cities, wonders, regions. Each method changes one thing and reports it."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.map.packed_city import (
    BARBARIANS,
    NO_ONE,
    SETTLEMENT,
    colour_of,
    new_city,
    uses_of,
    with_building,
    with_facing,
    with_mood,
    with_owner,
    with_uses,
    with_wonder,
    wonder_of,
)
from ecumene.games.clash_of_cultures.rules.map.packed_unit import (
    SHIP,
    SOLDIER,
    cell_of,
    flags_of,
    kind_of,
    unit,
    with_flags,
)
from ecumene.games.clash_of_cultures.rules.shared_lists import with_at, with_one_more, without
from ecumene.games.clash_of_cultures.rules.state_fields import WorldFields
from ecumene.games.clash_of_cultures.rules.verbs import (
    ACTIVATED,
    BURIED,
    CITY_GONE,
    EXHAUSTED,
    LOST_WONDER,
    MOOD,
    PIECE_CAME,
    PIECE_GONE,
    PORT_FACES,
    REGION_LAID,
    UNIT_CAME,
    UNIT_GONE,
    WONDER_BUILT,
    WONDER_GONE,
    WONDER_RESERVED,
    WONDER_SHOWN,
)
from ecumene.kernel.core.bits import one
from ecumene.kernel.core.piles import add, holds, take_out


@dataclass(init=False, eq=False)
class WorldMap(WorldFields):
    """A position, and what changes its map."""

    # units

    def add_unit(self, p: i64, kind: i64, at: i64, ship: i64) -> None:
        """From the supply. A ship brings its number."""
        add(self.nations[p].units, unit(at, kind, ship))
        self.report(UNIT_CAME, p, kind, at)

    def remove_unit(self, p: i64, u: i64) -> None:
        """Back to the supply."""
        take_out(self.nations[p].units, u)
        self.report(UNIT_GONE, p, kind_of(u), cell_of(u))

    def add_barbarian(self, at: i64) -> None:
        self.barbarians = with_one_more(self.barbarians, at)
        self.report(UNIT_CAME, BARBARIANS, SOLDIER, at)

    def remove_barbarian(self, at: i64) -> None:
        self.barbarians = without(self.barbarians, at)
        self.report(UNIT_GONE, BARBARIANS, SOLDIER, at)

    def change_unit(self, p: i64, old: i64, new: i64) -> None:
        """It moved or may do less now. The cargo of a ship stays the same: see `sail`."""
        if old != new:
            take_out(self.nations[p].units, old)
            add(self.nations[p].units, new)

    def add_flags(self, p: i64, at: i64, flags: i64, ships: bool, less: i64 = 0) -> None:
        """Add flags to all ships or all land units in a cell. Flags of `less` are removed."""
        out: list[int] = []
        u: i64
        for u in self.nations[p].units:
            if cell_of(u) == at and (kind_of(u) == SHIP) == ships:
                out.append(with_flags(u, (flags_of(u) | flags) & ~less))
            else:
                out.append(u)
        out.sort()
        self.nations[p].units = out

    def clear_flags(self, p: i64, flags: i64) -> None:
        out: list[int] = []
        u: i64
        for u in self.nations[p].units:
            out.append(with_flags(u, flags_of(u) & ~flags))
        out.sort()
        self.nations[p].units = out

    # cities

    def put_city(self, at: i64, city: i64) -> None:
        """A city comes, goes, or has another owner."""
        self.city[at] = city
        self.city_cells = []

    def add_settlement(self, p: i64, at: i64, mood: i64) -> None:
        self.put_city(at, new_city(p, mood))
        self.report(PIECE_CAME, p, SETTLEMENT, at)

    def pass_settlement(self, at: i64, captor: i64) -> None:
        """COC-16.44: for its new owner it was not activated yet."""
        loser: i64 = self.owner(at)
        self.put_city(at, with_uses(with_owner(self.city[at], captor), 0))
        self.report(PIECE_GONE, loser, SETTLEMENT, at)
        self.report(PIECE_CAME, captor, SETTLEMENT, at)

    def remove_settlement(self, at: i64) -> None:
        """COC-22.9: a wonder is lost with its city."""
        self.report(PIECE_GONE, self.owner(at), SETTLEMENT, at)
        if wonder_of(self.city[at]) != NO_ONE:
            self.report(WONDER_GONE, wonder_of(self.city[at]), at)
        self.put_city(at, 0)
        self.report(CITY_GONE, at)

    def place_building(self, at: i64, building: i64, colour: i64) -> None:
        """From the supply of that colour."""
        self.city[at] = with_building(self.city[at], building, colour)
        self.report(PIECE_CAME, colour, building, at)

    def remove_building(self, at: i64, building: i64) -> None:
        """Back to the supply of its colour, if there is one."""
        colour: i64 = colour_of(self.city[at], building)
        if colour != NO_ONE:
            self.city[at] = with_building(self.city[at], building, NO_ONE)
            self.report(PIECE_GONE, colour, building, at)

    def face_port(self, at: i64, to: i64) -> None:
        """COC-7.7: towards an adjacent sea space."""
        i: i64 = self.layout.near[at].index(to)
        self.city[at] = with_facing(self.city[at], self.layout.near_directions[at][i])
        self.report(PORT_FACES, at, to)

    def change_mood(self, at: i64, mood: i64) -> None:
        self.city[at] = with_mood(self.city[at], mood)
        self.report(MOOD, at, mood)

    def count_activation(self, p: i64, at: i64) -> None:
        self.city[at] = with_uses(self.city[at], uses_of(self.city[at]) + 1)
        self.report(ACTIVATED, p, at)

    def clear_activations(self) -> None:
        at: i64
        for at in self.every_city():
            self.city[at] = with_uses(self.city[at], 0)

    # disasters

    def bury_building(self, at: i64, building: i64) -> None:
        """COC-17.10: it scores for the owner of its colour."""
        colour: i64 = colour_of(self.city[at], building)
        self.city[at] = with_building(self.city[at], building, NO_ONE)
        self.count_buried(colour, building)
        self.report(BURIED, colour, building, at)

    def bury_wonder(self, at: i64) -> None:
        """COC-4.5, 17.10: it still scores for its last holder."""
        wonder: i64 = wonder_of(self.city[at])
        owner: i64 = self.owner(at)
        self.city[at] = with_wonder(self.city[at], NO_ONE)
        self.nations[owner].lost_wonders |= one(wonder)
        self.report(LOST_WONDER, owner, wonder)

    def bury_settlement(self, at: i64) -> None:
        owner: i64 = self.owner(at)
        self.put_city(at, 0)
        self.count_buried(owner, SETTLEMENT)
        self.report(BURIED, owner, SETTLEMENT, at)
        self.report(CITY_GONE, at)

    def count_buried(self, p: i64, piece: i64) -> None:
        n = self.nations[p]
        n.buried = with_at(n.buried, piece, n.buried[piece] + 1)

    def hold_pieces(self, event: i64) -> None:
        """COC-17.11: a card with pieces never returns to the deck."""
        if holds(self.event_gone, event):
            self.event_gone = without(self.event_gone, event)
            self.event_out = with_one_more(self.event_out, event)

    def exhaust(self, p: i64, at: i64) -> None:
        self.exhausted = with_one_more(self.exhausted, at)
        self.report(EXHAUSTED, p, at)

    # wonders

    def show_wonder(self, w: i64) -> None:
        self.wonder_deck = without(self.wonder_deck, w)
        self.wonders = self.wonders + [w]
        self.report(WONDER_SHOWN, w)

    def reserve_wonder(self, p: i64, w: i64) -> None:
        self.nations[p].reserved |= one(w)
        self.report(WONDER_RESERVED, p, w)

    def place_wonder(self, p: i64, w: i64, at: i64) -> None:
        """Built by p, in this city."""
        n = self.nations[p]
        self.wonders = [x for x in self.wonders if x != w]
        n.reserved &= ~one(w)
        self.city[at] = with_wonder(self.city[at], w)
        n.built_wonder = 1
        self.report(WONDER_BUILT, p, w, at)

    # regions

    def lay_region(self, slot: i64, region: i64, turned: i64) -> None:
        """COC-23.5, 23.22: an unseen region is placed on its slot, face up."""
        self.regions = without(self.regions, region)
        self.report(REGION_LAID, region, self.layout.slots[slot][0], turned)
        self.set_terrain(slot, region, turned)

    def set_terrain(self, slot: i64, region: i64, turned: i64) -> None:
        """COC-3.7, 3.8, 6.1: its cells become spaces with a terrain."""
        self.tiles = with_at(self.tiles, slot, 2 * region + turned)
        row = self.rules.regions[region]
        cells = self.layout.slots[slot]
        terrain = self.terrain[:]
        place: i64
        for place in range(len(cells)):
            terrain[cells[place]] = row.space(place, turned)
        self.terrain = terrain
        self.forget_distances()
