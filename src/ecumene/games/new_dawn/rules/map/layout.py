"""Where tiles lie: coordinates, neighbours, map edge, distances. CND-4.11, 4.13, 5.10, 5.13.

Coordinates are axial, as in CND-4.13. An atlas is never changed: laying a tile makes a new one, and positions share it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.tiles import FIRST_WATER, HEXES, SIDE_B, SPACES, TILES
from ecumene.games.new_dawn.rules.map.area import NOWHERE, Area, area_of, arranged, place_of
from ecumene.games.new_dawn.rules.map.ground import Ground

OFFSETS_Q: Final[list[int]] = [0, 0, -1, -1, 0, 1, 1, 1, 0, 1]  # side A, by hex
OFFSETS_R: Final[list[int]] = [0, -1, 0, 1, 1, 0, -1, -2, -2, -3]
STEP_Q: Final[list[int]] = [1, 1, 0, -1, -1, 0]  # faces 1 to 6 of the direction token, clockwise
STEP_R: Final[list[int]] = [-1, 0, 1, 1, 0, -1]
DIRECTIONS: Final = 6
ROTATIONS: Final = 6
OFF_MAP: Final = -1
UNPLACED: Final = -1
NO_SPACES: Final[list[int]] = []  # shared by all spaces off the map: never changed
MARGIN: Final = 6  # no tile that touches the map reaches farther beyond it
MIDDLE: Final = 32  # coordinates are written as numbers from 0 to 63, and this is zero
CELL_NAMES: Final = [f"{q:02}/{r:02}" for q in range(2 * MIDDLE) for r in range(2 * MIDDLE)]  # where a tile may be laid


def hex_offset(side: i64, rotation: i64, hex: i64) -> tuple[int, int]:
    """CND-4.13: where a hex of a tile lies, relative to its anchor. Side B is the mirror image of side A."""
    q: i64 = OFFSETS_Q[hex]
    r: i64 = OFFSETS_R[hex]
    if side == SIDE_B:
        q = -q - r
    left: i64 = rotation
    while left > 0:
        old: i64 = q
        q = -r
        r = old + r
        left -= 1
    return q, r


def packed(side: i64, rotation: i64, q: i64, r: i64) -> i64:
    """Side, rotation and anchor of a tile as one number. It is never UNPLACED."""
    return ((side * ROTATIONS + rotation) * 64 + q + MIDDLE) * 64 + r + MIDDLE


def side_of(placed: i64) -> i64:
    return placed // (64 * 64) // ROTATIONS


def rotation_of(placed: i64) -> i64:
    return placed // (64 * 64) % ROTATIONS


def anchor_q(placed: i64) -> i64:
    return placed // 64 % 64 - MIDDLE


def anchor_r(placed: i64) -> i64:
    return placed % 64 - MIDDLE


def packed_at_cell(side: i64, rotation: i64, cell: i64) -> i64:
    """The same number, from the cell as players name it."""
    return (side * ROTATIONS + rotation) * 64 * 64 + cell


def cell_of(placed: i64) -> i64:
    """Where hex 0 of the tile lies, as players name it."""
    return placed % (64 * 64)


def key(q: i64, r: i64) -> i64:
    return (q + 128) * 256 + r + 128


def extent(coordinates: list[int], spaces: list[int]) -> tuple[int, int]:
    """The lowest and the highest coordinate of these spaces; zero without any."""
    low: i64 = 0
    high: i64 = 0
    space: i64
    if spaces:
        low = coordinates[spaces[0]]
        high = low
    for space in spaces:
        at: i64 = coordinates[space]
        low = min(low, at)
        high = max(high, at)
    return low, high


@final
@dataclass(init=False, eq=False)
class Atlas:
    """The map as laid.

    Saved are how each tile lies and where water tokens fill gaps; the rest is computed from that.
    """

    placed: list[int]  # by tile: UNPLACED or packed
    water: list[int]  # keys of cells filled with water tokens, in order of filling

    def __init__(self, placed: list[int], water: list[int]) -> None:
        self.placed = placed
        self.water = water
        self.land: list[int] = []  # by space: terrain, filled by `spaces.terrain`: a match has its own rows
        self.ground: Ground | None = None  # the terrain as areas, filled by `spaces.ground`
        self.found_placements: list[int] = []  # how one more tile may lie, filled by `tile_placement.placements`
        self.side: list[int] = [0 if how == UNPLACED else side_of(how) for how in placed]  # by tile
        self.q: list[int] = [0] * SPACES
        self.r: list[int] = [0] * SPACES
        self.spaces: list[int] = []  # on the map, ascending
        self.at: dict[int, int] = {}  # by key of the cell: the space there
        self.next: list[list[int]] = [NO_SPACES] * SPACES  # by direction: the neighbour, or OFF_MAP
        self.near: list[list[int]] = [NO_SPACES] * SPACES  # neighbours, in the order of directions
        self.near_area: list[Area] = [NOWHERE] * SPACES  # by space: the same as an area
        self.near_arranged: list[Area] = arranged(self.near_area)  # the same in another order, for `beside`
        tile: i64
        hex: i64
        for tile in range(TILES):
            if placed[tile] != UNPLACED:
                for hex in range(HEXES):
                    q, r = hex_offset(side_of(placed[tile]), rotation_of(placed[tile]), hex)
                    self.put(tile * HEXES + hex, anchor_q(placed[tile]) + q, anchor_r(placed[tile]) + r)
        for i in range(len(water)):
            self.put(FIRST_WATER + i, water[i] // 256 - 128, water[i] % 256 - 128)
        for space in self.spaces:
            self.find_neighbours(space)
        self.set_bounds()

    def set_bounds(self) -> None:
        """The bounds of the map with one more tile, and the map within them as one number, a bit for each cell."""
        low_q, high_q = extent(self.q, self.spaces)
        low_r, high_r = extent(self.r, self.spaces)
        self.low_q: int = low_q - MARGIN
        self.high_q: int = high_q + MARGIN
        self.low_r: int = low_r - MARGIN
        self.high_r: int = high_r + MARGIN

        # a bit for every cell within the bounds
        self.row_length: int = self.high_r - self.low_r + 1  # cells of a row
        self.all_cells: int = (1 << (self.high_q - self.low_q + 1) * self.row_length) - 1
        row: int = (1 << self.row_length) - 1
        self.outer_cells: int = self.all_cells & row * (1 | 1 << (self.high_q - self.low_q) * self.row_length)
        self.taken: int = 0
        for space in self.spaces:
            self.taken |= 1 << self.bit(space)

    def bit(self, space: i64) -> int:
        return (self.q[space] - self.low_q) * self.row_length + self.r[space] - self.low_r

    def put(self, space: i64, q: i64, r: i64) -> None:
        self.q[space] = q
        self.r[space] = r
        self.spaces.append(space)
        self.at[key(q, r)] = space

    def find_neighbours(self, space: i64) -> None:
        around: list[int] = []
        near: list[int] = []
        d: i64
        for d in range(DIRECTIONS):
            to = self.at.get(key(self.q[space] + STEP_Q[d], self.r[space] + STEP_R[d]), OFF_MAP)
            around.append(to)
            if to != OFF_MAP:
                near.append(to)
        self.next[space] = around
        self.near[space] = near
        self.near_area[space] = area_of(near)
        self.near_arranged[place_of(space)] = self.near_area[space]

    def with_tile(self, tile: i64, how: i64, gaps: list[int]) -> Atlas:
        """The map with one more tile and water in these gaps. Neighbours are found again only around them."""
        placed = self.placed[:]
        placed[tile] = how
        out = Atlas([UNPLACED] * TILES, [])
        out.placed = placed
        out.water = self.water + gaps
        out.side = self.side[:]
        out.side[tile] = side_of(how)
        out.q = self.q[:]
        out.r = self.r[:]
        out.spaces = self.spaces[:]
        out.at = self.at.copy()
        out.next = self.next[:]
        out.near = self.near[:]
        out.near_area = self.near_area[:]
        out.near_arranged = self.near_arranged[:]
        new: i64 = len(self.spaces)
        hex: i64
        for hex in range(HEXES):
            q, r = hex_offset(side_of(how), rotation_of(how), hex)
            out.put(tile * HEXES + hex, anchor_q(how) + q, anchor_r(how) + r)
        for i in range(len(gaps)):
            out.put(FIRST_WATER + len(self.water) + i, gaps[i] // 256 - 128, gaps[i] % 256 - 128)
        touched: list[bool] = [False] * SPACES
        for space in out.spaces[new:]:
            out.find_neighbours(space)
            for near in out.near[space]:
                touched[near] = True
        for space in self.spaces:
            if touched[space]:
                out.find_neighbours(space)
        out.spaces.sort()
        out.set_bounds()
        return out

    def is_edge(self, space: i64) -> bool:
        """CND-5.10."""
        return len(self.near[space]) < DIRECTIONS

    def beside(self, area: Area) -> Area:
        """The spaces adjacent to one of these."""
        return area.around(self.near_arranged)

    def distance(self, a: i64, b: i64) -> i64:
        """CND-5.13: plain distance, no matter what lies between."""
        q: i64 = self.q[a] - self.q[b]
        r: i64 = self.r[a] - self.r[b]
        total: i64 = q + r
        q = max(q, -q)
        r = max(r, -r)
        return max(max(q, r), max(total, -total))

    def within_two(self, space: i64) -> Area:
        """CND-5.13: the spaces at most two steps away, no matter what lies between; the space itself included."""
        out: list[int] = []
        q: i64
        r: i64
        for q in range(-2, 3):
            for r in range(max(-2, -2 - q), min(2, 2 - q) + 1):
                out.append(self.at.get(key(self.q[space] + q, self.r[space] + r), OFF_MAP))
        return area_of(out)
