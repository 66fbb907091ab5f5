"""Where ships can go: connected seas, and the way around the edge of the map. COC-12.12, 12.18, 12.21, 12.23.

Most functions can treat one slot as *hidden*: as if its region were still face down. So the result for a ship that
explores is the same before and after the region is placed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.map.cells import CELLS
from ecumene.games.clash_of_cultures.rules.map.units import ships_at
from ecumene.games.clash_of_cultures.rules.powers import has_power
from ecumene.games.clash_of_cultures.rules.state import SEA, UNEXPLORED, World
from ecumene.kernel.core.bits import has
from ecumene.kernel.core.piles import add, holds

NO_SLOT: Final = -2  # hides nothing; -1 is the slot of start regions


def is_sea(s: World, at: i64, hidden: i64) -> bool:
    return s.terrain[at] == SEA and s.layout.slot_of[at] != hidden


def is_unexplored(s: World, at: i64, hidden: i64) -> bool:
    return s.terrain[at] == UNEXPLORED or s.layout.slot_of[at] == hidden


def enemy_at_sea(s: World, p: i64, at: i64) -> i64:
    """COC-16.46: the owner of foreign ships there, or -1."""
    q: i64
    for q in range(len(s.nations)):
        if q != p and ships_at(s, q, at) > 0:
            return q
    return -1


def sea_area(s: World, at: i64, hidden: i64) -> list[int]:
    """All sea that is connected with a sea space, also with foreign ships: 1 by cell."""
    out: list[int] = [0] * CELLS
    reached: list[int] = [at]
    out[at] = 1
    i: i64 = 0
    to: i64
    while i < len(reached):
        for to in s.layout.near[reached[i]]:
            if out[to] == 0 and is_sea(s, to, hidden):
                out[to] = 1
                reached.append(to)
        i += 1
    return out


def reachable_sea(s: World, p: i64, starts: list[int], hidden: i64) -> list[int]:
    """COC-12.12, 12.23: the sea spaces that can be reached from these without meeting foreign ships, and these."""
    seen: list[int] = [0] * CELLS
    reached: list[int] = []
    at: i64
    for at in starts:
        if seen[at] == 0:
            seen[at] = 1
            reached.append(at)
    i: i64 = 0
    to: i64
    while i < len(reached):
        for to in s.layout.near[reached[i]]:
            if seen[to] == 0 and is_sea(s, to, hidden) and enemy_at_sea(s, p, to) < 0:
                seen[to] = 1
                reached.append(to)
        i += 1
    return reached


def along_edge(s: World, area: list[int], start: i64, way: i64, hidden: i64) -> i64:
    """COC-12.21: along the edge, from one of its places to the first unexplored cell or sea of another area; or -1."""
    ring = s.layout.ring
    n: i64 = len(ring)
    i: i64
    for i in range(1, n):
        at: i64 = ring[(start + way * i + n * i) % n]
        if is_unexplored(s, at, hidden) or (is_sea(s, at, hidden) and area[at] == 0):
            return at
    return -1


def edge_destinations(s: World, p: i64, at: i64, reach: list[int], hidden: i64) -> list[int]:
    """COC-12.18, 12.21: where ships can go around the edge, in order of cells: seas and unexplored cells."""
    out: list[int] = []
    if not has_power(s, p, s.rules.hooks.sails_around):
        return out
    area = sea_area(s, at, hidden)
    ring = s.layout.ring
    i: i64
    way: i64
    for i in range(len(ring)):
        if holds(reach, ring[i]):
            for way in range(-1, 2, 2):
                to: i64 = along_edge(s, area, i, way, hidden)
                if to >= 0 and not holds(out, to):
                    add(out, to)
    return out


def passable_sea(s: World, p: i64, at: i64, hidden: i64) -> list[int]:
    """All sea spaces that a ship may pass in one move, also its own; with Navigation also those of other areas."""
    reach = reachable_sea(s, p, [at], hidden)
    more: list[int] = []
    to: i64
    for to in edge_destinations(s, p, at, reach, hidden):
        if is_sea(s, to, hidden) and enemy_at_sea(s, p, to) < 0:
            more.append(to)
    return reach + reachable_sea(s, p, more, hidden) if more else reach


def may_fight(s: World, p: i64, q: i64) -> bool:
    """Does no truce forbid it (Negotiations)?"""
    return not has(s.nations[p].truces, q)


def sea_ends(s: World, p: i64, at: i64) -> list[int]:
    """COC-12.23: where a ship move may end, also with a battle, in order of cells."""
    passed = passable_sea(s, p, at, NO_SLOT)
    ends: list[int] = [0] * CELLS
    here: i64
    to: i64
    for here in passed:
        ends[here] = 1
        for to in s.layout.near[here]:
            if ends[to] == 0 and is_sea(s, to, NO_SLOT):
                ends[to] = 1
    for to in edge_destinations(s, p, at, reachable_sea(s, p, [at], NO_SLOT), NO_SLOT):
        if is_sea(s, to, NO_SLOT):
            ends[to] = 1
    ends[at] = 0
    out: list[int] = []
    for to in s.layout.on_map:
        if ends[to]:
            enemy: i64 = enemy_at_sea(s, p, to)
            if enemy < 0 or may_fight(s, p, enemy):
                out.append(to)
    return out


def slots_by_ship(s: World, p: i64, at: i64) -> list[int]:
    """COC-12.23, 23.10: unexplored slots next to where a ship may pass, in order."""
    out: list[int] = []
    here: i64
    to: i64
    for here in passable_sea(s, p, at, NO_SLOT):
        for to in s.layout.near[here]:
            if s.terrain[to] == UNEXPLORED and not holds(out, s.layout.slot_of[to]):
                add(out, s.layout.slot_of[to])
    return out


def slots_around(s: World, p: i64, at: i64) -> list[int]:
    """COC-12.21, 23.14: unexplored slots that ships can reach around the edge, in order."""
    out: list[int] = []
    to: i64
    for to in edge_destinations(s, p, at, reachable_sea(s, p, [at], NO_SLOT), NO_SLOT):
        if s.terrain[to] == UNEXPLORED and not holds(out, s.layout.slot_of[to]):
            add(out, s.layout.slot_of[to])
    return out
