"""Where a tile may be laid, and which gaps become water. CND-4.8 to 4.15."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.tiles import FIRST_WATER, HEXES, SIDES, TILES, WATER_TOKENS
from ecumene.games.new_dawn.rules.map.layout import (
    DIRECTIONS,
    MIDDLE,
    ROTATIONS,
    STEP_Q,
    STEP_R,
    Atlas,
    anchor_q,
    anchor_r,
    cell_of,
    hex_offset,
    key,
    packed,
    packed_at_cell,
    rotation_of,
    side_of,
)
from ecumene.games.new_dawn.rules.verbs import TOUCHED_HEXES, WATER_LEFT
from ecumene.kernel.core.bits import has, one
from ecumene.kernel.core.frames import shortage

ALL_TILES: Final = (1 << TILES) - 1  # as a bag
ENOUGH: Final = 4  # hexes of other tiles that a tile must touch (CND-4.8)
CENTRE: Final = 128 * 256 + 128  # key(0, 0): keys of cells can be added after it is subtracted
NEXT: Final[list[int]] = [
    STEP_Q[d] * 256 + STEP_R[d] for d in range(DIRECTIONS)
]  # what a step in each direction adds to a key


def ring(cells: list[int]) -> list[int]:
    """The cells around a tile, clockwise: each lies beside the next, and the last beside the first."""
    cell, d = min(cells), 0
    while cell + NEXT[d] in cells:
        d += 1
    begin = cell, d
    out: list[int] = []
    while not out or (cell, d) != begin:
        if not out or out[-1] != cell + NEXT[d]:
            out.append(cell + NEXT[d])
        ahead = cell + NEXT[(d + 1) % DIRECTIONS]
        if ahead in cells:
            cell, d = ahead, (d - 1) % DIRECTIONS
        else:
            d = (d + 1) % DIRECTIONS
    return out[1:] if out[0] == out[-1] else out


AROUND: Final[list[int]] = []  # differences of keys: all cells that any shape has in it or around it


def placed_around(cells: list[int]) -> list[int]:
    """The same cells as indices into `AROUND`."""
    for cell in cells:
        if cell not in AROUND:
            AROUND.append(cell)
    return [AROUND.index(cell) for cell in cells]


class Shape:
    """CND-4.13, 4.15: the cells of a tile as it may lie, and those around it, as differences from the anchor's key."""

    def __init__(self, side: int, rotation: int) -> None:
        self.side = side
        self.rotation = rotation
        self.cells: list[int] = []
        for hex in range(HEXES):
            q, r = hex_offset(side, rotation, hex)
            self.cells.append(key(q, r) - CENTRE)
        self.rim: list[int] = sorted({cell + step for cell in self.cells for step in NEXT} - {*self.cells})
        self.ring: list[int] = ring(self.cells)
        self.cells_at: list[int] = placed_around(self.cells)
        self.rim_at: list[int] = placed_around(self.rim)
        self.ring_at: list[int] = placed_around(self.ring)


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


def map_bits(atlas: Atlas, tiles: i64) -> int:
    """Some tiles as one number, with a bit for every cell of the map, so that all anchors are tried at once."""
    out: int = 0
    space: i64
    for space in atlas.spaces:
        if space < FIRST_WATER and has(tiles, space // HEXES):
            out |= 1 << atlas.bit(space)
    return out


def shifted_maps(map: int, around: list[int]) -> list[int]:
    """By index in `AROUND`: the anchors from which that cell is on the map."""
    out: list[int] = []
    for by in around:
        out.append(map >> by if by >= 0 else map << -by)
    return out


def offsets(cells: list[int], row_length: int) -> list[int]:
    """Differences of keys as differences of bit numbers."""
    out: list[int] = []
    cell: i64
    for cell in cells:
        q: i64 = (cell + CENTRE) // 256 - 128
        out.append(int(cell - q * 256 + q * row_length))
    return out


def anchors(shape: Shape, taken: list[int], wanted: list[int]) -> int:
    """CND-4.8: where the shape overlaps nothing, touches at least four hexes, and one of the wanted tiles.

    Water tokens do not count. They lie in enclosed gaps, so no new tile ever lies beside one.
    """
    blocked: int = 0
    i: i64
    for i in shape.cells_at:
        blocked |= taken[i]
    ones: int = 0
    twos: int = 0
    enough: int = 0  # touched at least four times
    at_wanted: int = 0
    for i in shape.rim_at:
        touched = taken[i]
        carried = ones & touched
        ones ^= touched
        enough |= twos & carried
        twos ^= carried
        at_wanted |= wanted[i]
    return enough & at_wanted & ~blocked


def enclosing_anchors(shape: Shape, taken: list[int]) -> int:
    """CND-4.11: anchors at which the free cells around the shape are not all connected along its ring.

    At all other anchors the tile encloses nothing: every free cell had a path to the outside before, and a cell that is
    cut off would lie beside the tile, separated from the outside.
    """
    before: int = taken[shape.ring_at[-1]]
    once: int = 0
    twice: int = 0
    i: i64
    for i in shape.ring_at:
        here = taken[i]
        ends = before & here ^ before  # taken before, free here
        twice |= once & ends
        once |= ends
        before = here
    return twice


def placements(atlas: Atlas, core: i64) -> list[int]:
    """CND-4.8, 4.9, 4.12: every placement of one more tile, packed. There are fallbacks if none touches the core.

    All tiles have the same shape, so the list is made once for each map.
    """
    if len(atlas.found_placements) == 0:
        out = placements_touching(atlas, core)
        if len(out) == 0:
            out = placements_touching(atlas, neighbours_of_core(atlas, core))
        if len(out) == 0:
            out = placements_touching(atlas, ALL_TILES)
        atlas.found_placements = out
    return atlas.found_placements


def placements_touching(atlas: Atlas, wanted: i64) -> list[int]:
    """Placements that touch enough hexes and a wanted tile, with enough water tokens; by cell, side, rotation."""
    row_length: int = atlas.row_length
    around = offsets(AROUND, row_length)
    taken = shifted_maps(atlas.taken, around)
    wanted_maps = shifted_maps(map_bits(atlas, wanted), around)
    open: bool = len(atlas.water) <= WATER_TOKENS and outside(atlas, atlas.taken) == atlas.all_cells & ~atlas.taken
    found: list[int] = []
    i: i64
    for i in range(len(SHAPES)):
        left = anchors(SHAPES[i], taken, wanted_maps)
        uncertain: int = enclosing_anchors(SHAPES[i], taken) if open else left
        while left:
            bit: int = left.bit_length() - 1  # no i64: a shift by one would be cut off at 64 bits
            left ^= 1 << bit
            q: i64 = bit // row_length + atlas.low_q
            r: i64 = bit % row_length + atlas.low_r
            if -MIDDLE <= q < MIDDLE and -MIDDLE <= r < MIDDLE:
                if uncertain >> bit & 1 and not fits(atlas, SHAPES[i], key(q, r)):
                    continue
                found.append(cell_of(packed(0, 0, q, r)) * len(SHAPES) + i)
    out: list[int] = []
    for i in sorted(found):
        out.append(packed_at_cell(i % len(SHAPES) // ROTATIONS, i % ROTATIONS, i // len(SHAPES)))
    return out


def refuse_place(atlas: Atlas, how: i64) -> str:
    """CND-4.8, 4.9, 4.12: the rule against a placement that is not in the list."""
    shape = SHAPES[side_of(how) * ROTATIONS + rotation_of(how)]
    anchor: i64 = key(anchor_q(how), anchor_r(how))
    if overlaps(atlas, shape, anchor) or touched(atlas, shape, anchor) < ENOUGH:
        return "CND-4.8"
    return "CND-4.9" if fits(atlas, shape, anchor) else "CND-4.12"


def missing_for_place(atlas: Atlas, how: i64) -> list[int]:
    """CND-4.8, 4.12: hexes of other tiles to touch, or water tokens for its gaps."""
    shape = SHAPES[side_of(how) * ROTATIONS + rotation_of(how)]
    anchor: i64 = key(anchor_q(how), anchor_r(how))
    if overlaps(atlas, shape, anchor):
        return []
    hexes: i64 = touched(atlas, shape, anchor)
    if hexes < ENOUGH:
        return [shortage(TOUCHED_HEXES, ENOUGH, hexes)]
    if fits(atlas, shape, anchor):
        return []
    return [shortage(WATER_LEFT, len(gaps(atlas, shape, anchor)), WATER_TOKENS - len(atlas.water))]


def overlaps(atlas: Atlas, shape: Shape, anchor: i64) -> bool:
    cell: i64
    for cell in shape.cells:
        if anchor + cell in atlas.at:
            return True
    return False


def touched(atlas: Atlas, shape: Shape, anchor: i64) -> i64:
    """How many hexes of other tiles it would touch; water tokens do not count."""
    n: i64 = 0
    cell: i64
    for cell in shape.rim:
        if atlas.at.get(anchor + cell, FIRST_WATER) < FIRST_WATER:
            n += 1
    return n


def fits(atlas: Atlas, shape: Shape, anchor: i64) -> bool:
    """CND-4.12: are there enough water tokens for its gaps?"""
    return len(atlas.water) + len(gaps(atlas, shape, anchor)) <= WATER_TOKENS


def gaps(atlas: Atlas, shape: Shape, anchor: i64) -> list[int]:
    """CND-4.11: keys of the empty cells that the tile would enclose, ascending."""
    row_length: int = atlas.row_length
    taken: int = atlas.taken
    at: int = (anchor // 256 - 128 - atlas.low_q) * row_length + anchor % 256 - 128 - atlas.low_r
    for by in offsets(shape.cells, row_length):
        taken |= 1 << (at + by)
    left: int = atlas.all_cells & ~taken & ~outside(atlas, taken)
    out: list[int] = []
    while left:
        bit: i64 = (left & -left).bit_length() - 1
        left &= left - 1
        out.append(key(bit // row_length + atlas.low_q, bit % row_length + atlas.low_r))
    return out


def outside(atlas: Atlas, taken: int) -> int:
    """The empty cells that are connected to the outside: found from the outer cells inwards, step by step.

    A step from one end of a row may lead to the other end of the next row: both ends are outside.
    """
    row_length: int = atlas.row_length
    free: int = atlas.all_cells & ~taken
    out: int = atlas.outer_cells
    before: int = 0
    while out != before:
        before = out
        out |= (
            out << 1
            | out >> 1
            | out << row_length
            | out >> row_length
            | out << (row_length - 1)
            | out >> (row_length - 1)
        )
        out &= free
    return out


def add_tile(atlas: Atlas, tile: i64, how: i64) -> Atlas:
    """CND-4.11: the map with one more tile, and its gaps filled with water."""
    shape = SHAPES[side_of(how) * ROTATIONS + rotation_of(how)]
    return atlas.with_tile(tile, how, gaps(atlas, shape, key(anchor_q(how), anchor_r(how))))
