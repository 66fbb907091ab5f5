"""Where tiles lie, and what follows from it: neighbours, edges, distances, the touch rules. CND-4.8 to 4.13, 5.10.

Axial coordinates as in CND-4.13. An atlas is never changed: laying a tile makes a new one, and positions share it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.new_dawn.tiles import FIRST_WATER, HEXES, SIDE_B, SPACES, TILES

OFFSETS_Q: Final[list[int]] = [0, 0, -1, -1, 0, 1, 1, 1, 0, 1]  # side A, by hex
OFFSETS_R: Final[list[int]] = [0, -1, 0, 1, 1, 0, -1, -2, -2, -3]
STEP_Q: Final[list[int]] = [1, 1, 0, -1, -1, 0]  # faces 1 to 6 of the direction token, clockwise
STEP_R: Final[list[int]] = [-1, 0, 1, 1, 0, -1]
DIRECTIONS: Final = 6
ROTATIONS: Final = 6
OFF_MAP: Final = -1
UNPLACED: Final = -1
MARGIN: Final = 6  # no tile that touches the map reaches farther beyond it
MIDDLE: Final = 32  # coordinates are said as numbers from 0 to 63 with this as nought


def turned(side: i64, rotation: i64, hex: i64) -> tuple[int, int]:
    """CND-4.13: where a hex of a tile comes to lie beside its anchor; side B is the mirror image of side A."""
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
    """One number for how a tile lies; it is never UNPLACED."""
    return ((side * ROTATIONS + rotation) * 64 + q + MIDDLE) * 64 + r + MIDDLE


def side_of(placed: i64) -> i64:
    return placed // (64 * 64) // ROTATIONS


def rotation_of(placed: i64) -> i64:
    return placed // (64 * 64) % ROTATIONS


def anchor_q(placed: i64) -> i64:
    return placed // 64 % 64 - MIDDLE


def anchor_r(placed: i64) -> i64:
    return placed % 64 - MIDDLE


def key(q: i64, r: i64) -> i64:
    return (q + 128) * 256 + r + 128


@dataclass(init=False, eq=False)
class Atlas:
    """Saved as how each tile lies and where water tokens fill gaps; the rest is made again from it."""

    placed: list[int]  # by tile: UNPLACED or packed
    water: list[int]  # keys of cells filled with water tokens, in the order they came

    def __init__(self, placed: list[int], water: list[int]) -> None:
        self.placed = placed
        self.water = water
        self.ways: list[int] = []  # how a further tile may lie, once `mapmaking.placements` has found it
        self.side: list[int] = [0 if how == UNPLACED else side_of(how) for how in placed]  # by tile
        self.q: list[int] = [0] * SPACES
        self.r: list[int] = [0] * SPACES
        self.spaces: list[int] = []  # on the map, ascending
        self.at: dict[int, int] = {}  # by key of the cell: the space there
        self.next: list[list[int]] = [[] for _ in range(SPACES)]  # by direction: the neighbour, or OFF_MAP
        self.near: list[list[int]] = [[] for _ in range(SPACES)]  # neighbours, in the order of directions
        tile: i64
        hex: i64
        for tile in range(TILES):
            if placed[tile] != UNPLACED:
                for hex in range(HEXES):
                    q, r = turned(side_of(placed[tile]), rotation_of(placed[tile]), hex)
                    self.put(tile * HEXES + hex, anchor_q(placed[tile]) + q, anchor_r(placed[tile]) + r)
        for i in range(len(water)):
            self.put(FIRST_WATER + i, water[i] // 256 - 128, water[i] % 256 - 128)
        for space in self.spaces:
            self.join(space)
        # beyond these lines nothing lies, even when one more tile does
        self.low_q: int = min([self.q[space] for space in self.spaces], default=0) - MARGIN
        self.high_q: int = max([self.q[space] for space in self.spaces], default=0) + MARGIN
        self.low_r: int = min([self.r[space] for space in self.spaces], default=0) - MARGIN
        self.high_r: int = max([self.r[space] for space in self.spaces], default=0) + MARGIN

    def put(self, space: i64, q: i64, r: i64) -> None:
        self.q[space] = q
        self.r[space] = r
        self.spaces.append(space)
        self.at[key(q, r)] = space

    def join(self, space: i64) -> None:
        d: i64
        for d in range(DIRECTIONS):
            to = self.at.get(key(self.q[space] + STEP_Q[d], self.r[space] + STEP_R[d]), OFF_MAP)
            self.next[space].append(to)
            if to != OFF_MAP:
                self.near[space].append(to)

    def is_edge(self, space: i64) -> bool:
        """CND-5.10."""
        return len(self.near[space]) < DIRECTIONS

    def distance(self, a: i64, b: i64) -> i64:
        """CND-5.13: plain distance, whatever lies between."""
        q: i64 = self.q[a] - self.q[b]
        r: i64 = self.r[a] - self.r[b]
        return max(q, -q, r, -r, q + r, -q - r)
