"""Where a tile may be laid, and what is laid. CND-4.8 to 4.15."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.new_dawn.atlas import (
    DIRECTIONS,
    MIDDLE,
    ROTATIONS,
    STEP_Q,
    STEP_R,
    Atlas,
    anchor_q,
    anchor_r,
    key,
    packed,
    rotation_of,
    side_of,
    turned,
)
from ecumene.games.new_dawn.tiles import FIRST_WATER, HEXES, SIDES, WATER_TOKENS
from ecumene.kernel.bits import has, one

ALL_TILES: Final = 0xFFFF  # as a bag
LEAST_TOUCH: Final = 4  # CND-4.8
CENTRE: Final = 128 * 256 + 128  # key(0, 0): keys of cells add up once it is taken off
NEXT: Final[list[int]] = [STEP_Q[d] * 256 + STEP_R[d] for d in range(DIRECTIONS)]  # what a step adds to a key


class Shape:
    """CND-4.13, 4.15: a tile as it may lie: its cells and those around it, as differences of keys from the anchor."""

    def __init__(self, side: int, rotation: int) -> None:
        self.side = side
        self.rotation = rotation
        self.cells: list[int] = []
        for hex in range(HEXES):
            q, r = turned(side, rotation, hex)
            self.cells.append(key(q, r) - CENTRE)
        self.rim: list[int] = sorted({cell + step for cell in self.cells for step in NEXT} - {*self.cells})


SHAPES: Final = [Shape(side, rotation) for side in range(len(SIDES)) for rotation in range(ROTATIONS)]


def neighbours_of_core(atlas: Atlas, core: i64) -> i64:
    """CND-4.9: bag of the tiles that touch the core."""
    bag: i64 = 0
    space: i64
    near: i64
    for space in atlas.spaces:
        if space < FIRST_WATER and not has(core, space // HEXES):
            for near in atlas.near[space]:
                if near < FIRST_WATER and has(core, near // HEXES):
                    bag |= one(space // HEXES)
    return bag


def touching(atlas: Atlas, shape: Shape, tiles: i64) -> dict[int, int]:
    """By anchor: how many hexes of some tiles would be adjacent to the shape there."""
    out: dict[int, int] = {}
    space: i64
    cell: i64
    for space in atlas.spaces:
        if space < FIRST_WATER and has(tiles, space // HEXES):
            at: i64 = key(atlas.q[space], atlas.r[space])
            for cell in shape.rim:
                out[at - cell] = out.get(at - cell, 0) + 1
    return out


def placements(atlas: Atlas, core: i64) -> list[int]:
    """CND-4.8, 4.9, 4.12: every way a further tile may lie, packed; fallbacks serve where nothing touches the core.

    All tiles have the same shape, so it is found once for each map.
    """
    if len(atlas.ways) == 0:
        out = placements_touching(atlas, core)
        if len(out) == 0:
            out = placements_touching(atlas, neighbours_of_core(atlas, core))
        if len(out) == 0:
            out = placements_touching(atlas, ALL_TILES)
        atlas.ways = out
    return atlas.ways


def placements_touching(atlas: Atlas, wanted: i64) -> list[int]:
    """Ways that touch enough hexes and a wanted tile, overlap nothing and need no more water than there is."""
    out: list[int] = []
    for shape in SHAPES:
        near = touching(atlas, shape, ALL_TILES)
        wished = touching(atlas, shape, wanted)
        for anchor in sorted(wished):
            if near[anchor] >= LEAST_TOUCH and fits(atlas, shape, anchor):
                q: i64 = anchor // 256 - 128
                r: i64 = anchor % 256 - 128
                if -MIDDLE <= q < MIDDLE and -MIDDLE <= r < MIDDLE:
                    out.append(packed(shape.side, shape.rotation, q, r))
    return out


def fits(atlas: Atlas, shape: Shape, anchor: i64) -> bool:
    """No overlap, and not too many gaps."""
    cell: i64
    for cell in shape.cells:
        if anchor + cell in atlas.at:
            return False
    return len(atlas.water) + len(gaps(atlas, shape, anchor)) <= WATER_TOKENS


def rim_pieces(atlas: Atlas, shape: Shape, anchor: i64) -> list[int]:
    """The empty cells around the tile, one for each piece they fall into. With one piece nothing is enclosed."""
    left: set[int] = {anchor + cell for cell in shape.rim if anchor + cell not in atlas.at}
    out: list[int] = []
    while len(left) > 0:
        todo: list[int] = [left.pop()]
        out.append(todo[0])
        while len(todo) > 0:
            cell: i64 = todo.pop()
            step: i64
            for step in NEXT:
                if cell + step in left:
                    left.remove(cell + step)
                    todo.append(cell + step)
    return out


def gaps(atlas: Atlas, shape: Shape, anchor: i64) -> list[int]:
    """CND-4.11: keys of the empty cells that the tile would enclose, ascending."""
    starts = rim_pieces(atlas, shape, anchor)
    if len(starts) < 2:
        return []
    filled: set[int] = {anchor + cell for cell in shape.cells}
    out: set[int] = set()
    start: i64
    for start in starts:
        if start not in out:
            out |= enclosed(atlas, filled, start)
    return sorted(out)


def enclosed(atlas: Atlas, filled: set[int], start: i64) -> set[int]:
    """All empty cells reached from one; none if they lead outside."""
    pool: set[int] = {start}
    todo: list[int] = [start]
    while len(todo) > 0:
        cell: i64 = todo.pop()
        if outside(atlas, cell):
            return set()
        step: i64
        for step in NEXT:
            to: i64 = cell + step
            if to not in atlas.at and to not in filled and to not in pool:
                pool.add(to)
                todo.append(to)
    return pool


def outside(atlas: Atlas, cell: i64) -> bool:
    """Beyond all that has been laid, even with one more tile beside it."""
    q: i64 = cell // 256 - 128
    r: i64 = cell % 256 - 128
    return q < atlas.low_q or q > atlas.high_q or r < atlas.low_r or r > atlas.high_r


def laid(atlas: Atlas, tile: i64, how: i64) -> Atlas:
    """CND-4.11: the map with one more tile, and its gaps filled with water."""
    shape = SHAPES[side_of(how) * ROTATIONS + rotation_of(how)]
    placed = atlas.placed[:]
    placed[tile] = how
    return Atlas(placed, atlas.water + gaps(atlas, shape, key(anchor_q(how), anchor_r(how))))
