"""Where ships can go: seas, their connections, and the way around the edge of the map. COC-12.12, 12.18, 12.21, 12.23.

Everything may be asked with one slot *shut*: as if its region were still face down. So a ship that explores is asked
the same before and after the region lies there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.advance_names import NAVIGATION
from ecumene.games.clash_of_cultures.rules.map.cells import CELLS
from ecumene.games.clash_of_cultures.rules.map.units import ships_at
from ecumene.games.clash_of_cultures.rules.state import SEA, UNEXPLORED, World
from ecumene.kernel.core.bits import has
from ecumene.kernel.core.piles import add, holds

NO_SLOT: Final = -2  # shuts nothing; -1 is the slot of start regions


def is_sea(s: World, at: i64, shut: i64) -> bool:
    return s.terrain[at] == SEA and s.layout.slot_of[at] != shut


def is_dark(s: World, at: i64, shut: i64) -> bool:
    return s.terrain[at] == UNEXPLORED or s.layout.slot_of[at] == shut


def enemy_at_sea(s: World, p: i64, at: i64) -> i64:
    """COC-16.46: whose foreign ships are there, or -1."""
    q: i64
    for q in range(len(s.nations)):
        if q != p and ships_at(s, q, at) > 0:
            return q
    return -1


def sea_area(s: World, at: i64, shut: i64) -> list[int]:
    """All sea connected with a sea space, whoever is there; by cell: 1."""
    out: list[int] = [0] * CELLS
    reached: list[int] = [at]
    out[at] = 1
    i: i64 = 0
    to: i64
    while i < len(reached):
        for to in s.layout.near[reached[i]]:
            if out[to] == 0 and is_sea(s, to, shut):
                out[to] = 1
                reached.append(to)
        i += 1
    return out


def spread(s: World, p: i64, starts: list[int], shut: i64) -> list[int]:
    """COC-12.12, 12.23: the sea spaces to be reached from some without meeting foreign ships; the starts included."""
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
            if seen[to] == 0 and is_sea(s, to, shut) and enemy_at_sea(s, p, to) < 0:
                seen[to] = 1
                reached.append(to)
        i += 1
    return reached


def walk(s: World, area: list[int], start: i64, way: i64, shut: i64) -> i64:
    """COC-12.21: along the ring from one place of it to the first sea of another area or unexplored cell; -1: none."""
    ring = s.layout.ring
    n: i64 = len(ring)
    i: i64
    for i in range(1, n):
        at: i64 = ring[(start + way * i + n * i) % n]
        if is_dark(s, at, shut) or (is_sea(s, at, shut) and area[at] == 0):
            return at
    return -1


def edge_walks(s: World, p: i64, at: i64, reach: list[int], shut: i64) -> list[int]:
    """COC-12.18, 12.21: where walks around the edge lead, in order of cells: seas of arrival, and unexplored cells."""
    out: list[int] = []
    if not s.nations[p].knows(NAVIGATION):
        return out
    area = sea_area(s, at, shut)
    ring = s.layout.ring
    i: i64
    way: i64
    for i in range(len(ring)):
        if holds(reach, ring[i]):
            for way in range(-1, 2, 2):
                to: i64 = walk(s, area, i, way, shut)
                if to >= 0 and not holds(out, to):
                    add(out, to)
    return out


def voyage(s: World, p: i64, at: i64, shut: i64) -> list[int]:
    """All sea spaces a ship may pass in one move, its own included; with Navigation those of other areas too."""
    reach = spread(s, p, [at], shut)
    more: list[int] = []
    to: i64
    for to in edge_walks(s, p, at, reach, shut):
        if is_sea(s, to, shut) and enemy_at_sea(s, p, to) < 0:
            more.append(to)
    return reach + spread(s, p, more, shut) if more else reach


def may_fight(s: World, p: i64, q: i64) -> bool:
    """No truce forbids it (Negotiations)."""
    return not has(s.nations[p].truces, q)


def sea_ends(s: World, p: i64, at: i64) -> list[int]:
    """COC-12.23: legal ends of a ship move, battles included, in order of cells."""
    passed = voyage(s, p, at, NO_SLOT)
    ends: list[int] = [0] * CELLS
    here: i64
    to: i64
    for here in passed:
        ends[here] = 1
        for to in s.layout.near[here]:
            if ends[to] == 0 and is_sea(s, to, NO_SLOT):
                ends[to] = 1
    for to in edge_walks(s, p, at, spread(s, p, [at], NO_SLOT), NO_SLOT):
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
    for here in voyage(s, p, at, NO_SLOT):
        for to in s.layout.near[here]:
            if s.terrain[to] == UNEXPLORED and not holds(out, s.layout.slot_of[to]):
                add(out, s.layout.slot_of[to])
    return out


def slots_around(s: World, p: i64, at: i64) -> list[int]:
    """COC-12.21, 23.14: unexplored slots at which a walk around the edge ends, in order."""
    out: list[int] = []
    to: i64
    for to in edge_walks(s, p, at, spread(s, p, [at], NO_SLOT), NO_SLOT):
        if s.terrain[to] == UNEXPLORED and not holds(out, s.layout.slot_of[to]):
            add(out, s.layout.slot_of[to])
    return out
