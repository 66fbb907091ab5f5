"""Exploration: a region is revealed and placed by the rules about seas, and barbarians settle in it. COC-23, 18.2."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.regions import SPACES
from ecumene.games.clash_of_cultures.rules.events.barbarians import settle_barbarians
from ecumene.games.clash_of_cultures.rules.map.cities import supply_piece
from ecumene.games.clash_of_cultures.rules.map.packed_city import BARBARIANS, SETTLEMENT
from ecumene.games.clash_of_cultures.rules.movement.sea_reach import NO_SLOT, passable_sea, reachable_sea
from ecumene.games.clash_of_cultures.rules.state import PLAIN, SEA, UNEXPLORED, World
from ecumene.games.clash_of_cultures.rules.verbs import AT, PLACE, REVEAL_REGION
from ecumene.kernel.core.action import act, first
from ecumene.kernel.core.bits import members, one
from ecumene.kernel.core.frames import Choice, Draw
from ecumene.kernel.core.piles import add, holds
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, Frame

# how a region is explored
BY_LAND: Final = 0  # a cell of the region is entered
BY_SHIP: Final = 1  # from a sea cell
AROUND_EDGE: Final = 2  # from a sea cell around the edge of the map, with Navigation
BY_CARD: Final = 3

BOTH: Final = 3  # as a bag of sides


def unexplored_near(s: World, at: i64) -> list[int]:
    """COC-23.17: unexplored slots next to the region of a cell, in order."""
    layout = s.layout
    here: list[int] = []
    out: list[int] = []
    if layout.slot_of[at] >= 0:
        here = layout.slots[layout.slot_of[at]]
    else:
        for cells in layout.starts:
            if holds(cells, at):
                here = cells
    a: i64
    to: i64
    for a in here:
        for to in layout.near[a]:
            if s.terrain[to] == UNEXPLORED and not holds(out, layout.slot_of[to]):
                add(out, layout.slot_of[to])
    return out


def explore_by_land(s: World, p: i64, to: i64) -> None:
    """COC-23.1: the region of a cell that land units have entered."""
    s.push(RevealRegion(p, s.layout.slot_of[to], BY_LAND, to))


def explore_by_ship(s: World, p: i64, slot: i64, by: i64, frm: i64) -> None:
    """COC-23.10, 23.14."""
    s.push(RevealRegion(p, slot, by, frm))


def reveal_by_card(s: World, p: i64, slot: i64) -> None:
    """COC-23.16."""
    s.push(RevealRegion(p, slot, BY_CARD, s.layout.slots[slot][0]))


# which way a region may be placed: bags of NORMAL and TURNED


def sides_with_land(s: World, slot: i64, region: i64, entered: i64) -> i64:
    """COC-23.2, 23.18: the entered space must not be sea."""
    row = s.rules.regions[region]
    cells = s.layout.slots[slot]
    out: i64 = 0
    place: i64
    side: i64
    for side in range(2):
        for place in range(SPACES):
            if cells[place] == entered and row.space(place, side) != SEA:
                out |= one(side)
    return out


def sea_beside(s: World, at: i64, slot: i64) -> bool:
    """COC-23.6: is there a sea space outside the region next to this cell?"""
    to: i64
    for to in s.layout.near[at]:
        if s.terrain[to] == SEA and s.layout.slot_of[to] != slot:
            return True
    return False


def sides_with_seas_joined(s: World, slot: i64, region: i64) -> i64:
    """COC-23.3, 23.6: one of its seas is next to another sea."""
    row = s.rules.regions[region]
    cells = s.layout.slots[slot]
    out: i64 = 0
    place: i64
    side: i64
    for side in range(2):
        for place in range(SPACES):
            if row.space(place, side) == SEA and sea_beside(s, cells[place], slot):
                out |= one(side)
    return out


def sides_with_sea_at_edge(s: World, slot: i64, region: i64) -> i64:
    """COC-23.4, 23.6, 23.14."""
    row = s.rules.regions[region]
    cells = s.layout.slots[slot]
    out: i64 = 0
    place: i64
    side: i64
    for side in range(2):
        for place in range(SPACES):
            if row.space(place, side) == SEA and holds(s.layout.ring, cells[place]):
                out |= one(side)
    return out


def sides_with_entry(s: World, p: i64, slot: i64, region: i64, frm: i64) -> i64:
    """COC-23.10: a ship can go directly into one of its seas."""
    row = s.rules.regions[region]
    cells = s.layout.slots[slot]
    passed = passable_sea(s, p, frm, slot)
    out: i64 = 0
    place: i64
    side: i64
    near: i64
    for side in range(2):
        for place in range(SPACES):
            if row.space(place, side) == SEA:
                for near in s.layout.near[cells[place]]:
                    if holds(passed, near):
                        out |= one(side)
    return out


def prefer(sides: i64, passing: i64) -> i64:
    """COC-23.6: keep the sides that pass a check, if any side passes."""
    return sides & passing if sides & passing else sides


def sides_allowed(s: World, p: i64, slot: i64, region: i64, by: i64, at: i64) -> i64:
    """COC-23.2 to 23.6, 23.10, 23.12, 23.14, 23.16, R24."""
    entry: i64 = 0
    if by == BY_SHIP:
        entry = sides_with_entry(s, p, slot, region, at)
    elif by == AROUND_EDGE:
        entry = sides_with_sea_at_edge(s, slot, region)
    if entry:
        return entry
    sides: i64 = sides_with_land(s, slot, region, at) if by == BY_LAND else BOTH
    sides = prefer(sides, sides_with_seas_joined(s, slot, region))
    return prefer(sides, sides_with_sea_at_edge(s, slot, region))


@dataclass(init=False, eq=False)
class RevealRegion(Draw):
    """COC-23.1, 23.22: chance decides which region it is. The other regions stay unseen."""

    explorer: i64
    slot: i64
    by: i64
    at: i64  # the cell that land units entered, or the one that ships come from

    def __init__(self, explorer: i64, slot: i64, by: i64, at: i64, player: i64 = CHANCE) -> None:
        self.player = player
        self.explorer = explorer
        self.slot = slot
        self.by = by
        self.at = at

    def legal(self, s: World) -> list[int]:
        return [act(REVEAL_REGION, region) for region in s.regions]

    def sample(self, s: World, rng: Rng) -> i64:
        return act(REVEAL_REGION, s.regions[rng.below(len(s.regions))])

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        s.ask(Orient(self.explorer, self.slot, first(action), self.by, self.at))


@dataclass(init=False, eq=False)
class Orient(Frame):
    """COC-23.5, 23.9, 18.15, D9: which way is the region placed, if the rules leave a choice?"""

    slot: i64
    region: i64
    by: i64
    at: i64

    def __init__(self, player: i64, slot: i64, region: i64, by: i64, at: i64) -> None:
        self.player = player
        self.slot = slot
        self.region = region
        self.by = by
        self.at = at

    def legal(self, s: World) -> list[int]:
        sides: i64 = sides_allowed(s, self.player, self.slot, self.region, self.by, self.at)
        return [act(PLACE, side) for side in members(sides)]

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        s.lay_region(self.slot, self.region, first(action))
        if s.rules.regions[self.region].barbarians and supply_piece(s, BARBARIANS, SETTLEMENT) > 0:
            s.ask(SettleBarbarians(self.player, self.slot, self.by, self.at))


@dataclass(init=False, eq=False)
class SettleBarbarians(Choice):
    """COC-18.2, 23.9, 23.20, D10: on which plain of the new region? Not on the space that land units entered."""

    verb: ClassVar[int] = AT
    rule: ClassVar[str] = "COC-18.2"

    slot: i64
    by: i64
    at: i64

    def __init__(self, player: i64, slot: i64, by: i64, at: i64) -> None:
        self.player = player
        self.slot = slot
        self.by = by
        self.at = at

    def plains(self, s: World) -> list[int]:
        out: list[int] = []
        to: i64
        for to in s.layout.slots[self.slot]:
            if s.terrain[to] == PLAIN and (self.by != BY_LAND or to != self.at):
                add(out, to)
        return out

    def legal(self, s: World) -> list[int]:
        return [act(AT, to) for to in self.plains(s)]

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        settle_barbarians(s, first(action))


def stops(s: World, p: i64, slot: i64, by: i64, frm: i64) -> list[int]:
    """COC-23.11, 23.14: seas of the new region where an exploring ship may stop, in order of cells."""
    passed = passable_sea(s, p, frm, slot)
    entries: list[int] = []
    out: list[int] = []
    at: i64
    near: i64
    for at in s.layout.slots[slot]:
        if s.terrain[at] == SEA:
            if by == AROUND_EDGE:
                if holds(s.layout.ring, at):
                    entries.append(at)
            else:
                for near in s.layout.near[at]:
                    if holds(passed, near) and not holds(entries, at):
                        entries.append(at)
    for at in reachable_sea(s, p, entries, NO_SLOT):
        if s.layout.slot_of[at] == slot:
            add(out, at)
    return out
