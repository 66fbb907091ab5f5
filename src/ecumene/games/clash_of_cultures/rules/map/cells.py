"""Cells and layouts: the geometry of the map. COC-3.9, 6.1, 23.5.

A cell is a number: ten times its column (A is 0), plus its row minus one. So cells sorted by number are sorted by
column, then by row. A layout says which cells there are for a number of players, and which ones form a region.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

COLUMNS: Final = "ABCDEFGHIJK"
ROWS: Final = 10
CELLS: Final = 110
NOWHERE: Final = -1
CELL_NAMES: Final = [f"{column}{row + 1}" for column in COLUMNS for row in range(ROWS)]

# Clockwise from north: steps in column, and in row from an even column (A, C, …) and from an odd one (shifted down).
DIRECTIONS: Final = 6
ACROSS: Final[list[int]] = [0, 1, 1, 0, -1, -1]
DOWN_EVEN: Final[list[int]] = [-1, -1, 0, 1, 0, -1]
DOWN_ODD: Final[list[int]] = [-1, 0, 1, 1, 1, 0]


def cell(name: str) -> int:
    return CELL_NAMES.index(name)


def step(at: i64, direction: i64) -> i64:
    """The neighbouring cell, or NOWHERE off the grid."""
    column: i64 = at // ROWS
    down: i64 = DOWN_ODD[direction] if column & 1 else DOWN_EVEN[direction]
    row: i64 = at % ROWS + down
    column += ACROSS[direction]
    if column < 0 or column >= len(COLUMNS) or row < 0 or row >= ROWS:
        return NOWHERE
    return column * ROWS + row


@final
class Layout:
    """The map for one number of players: COC-2.1. Built once, never changed."""

    def __init__(self, ring: str, starts: list[str], sides: str, slots: list[str]) -> None:
        """`starts` and `sides`: by seat, clockwise. `slots`: four cells each, in the order of a region's spaces."""
        self.ring: list[int] = [cell(x) for x in ring.split()]
        self.starts: list[list[int]] = [[cell(x) for x in s.split()] for s in starts]
        self.sides = sides
        self.slots: list[list[int]] = [[cell(x) for x in s.split()] for s in slots]
        self.slot_of: list[int] = [-1] * CELLS  # by cell: the slot it belongs to, or -1 if it cannot be explored
        self.on_map: list[int] = []  # cells of this layout, ascending
        self.near: list[list[int]] = [[] for _ in range(CELLS)]  # neighbours on the map, clockwise from north
        self.near_directions: list[list[int]] = [[] for _ in range(CELLS)]  # of these neighbours, in the same order
        self.around: list[list[int]] = [[] for _ in range(CELLS)]  # cells within two steps, in order: they fit in a bag
        self.around_steps: list[list[int]] = [[] for _ in range(CELLS)]  # how many steps to each of these: 0, 1 or 2
        for i, cells in enumerate(self.slots):
            for at in cells:
                self.slot_of[at] = i
        self.on_map = sorted(at for group in self.starts + self.slots for at in group)
        for at in self.on_map:
            for direction in range(DIRECTIONS):
                to = step(at, direction)
                if to in self.on_map:
                    self.near[at].append(to)
                    self.near_directions[at].append(direction)
        for at in self.on_map:
            steps = {beyond: 2 for near in self.near[at] for beyond in self.near[near]}
            steps |= dict.fromkeys(self.near[at], 1) | {at: 0}
            self.around[at] = sorted(steps)
            self.around_steps[at] = [steps[to] for to in self.around[at]]


LAYOUTS: Final[dict[int, Layout]] = {
    2: Layout(
        "D1 E2 F2 G3 F3 F4 G5 F5 F6 G7 F7 E8 D8 C8 B7 A7 B6 B5 A5 B4 B3 A3 B2 C2",
        ["D2 E2 C2 D1", "D7 C8 E8 D8"],
        "BB",
        [
            "B2 A3 C3 B3",
            "F2 E3 G3 F3",
            "D3 C4 E4 D4",
            "B4 A5 C5 B5",
            "F4 E5 G5 F5",
            "D5 C6 E6 D6",
            "B6 A7 C7 B7",
            "F6 E7 G7 F7",
        ],
    ),
    3: Layout(
        "B2 C2 D2 E3 F3 G4 H4 H5 H6 I7 J6 J7 I8 H8 G9 F9 E10 D9 C9 B9 B10 A10 A9 A8 A7 A6 A5 B4 C4 C3",
        ["E4 F3 D3 E3", "G8 G9 H7 H8", "B7 A7 B8 A8"],
        "BBB",
        [
            "C2 B2 D2 C3",
            "B5 B4 A6 A5",
            "D4 C4 D5 C5",
            "F5 F4 E6 E5",
            "H4 G4 H5 G5",
            "C6 B6 D6 C7",
            "G6 F6 H6 G7",
            "J7 J6 I8 I7",
            "D8 D7 C9 C8",
            "F7 E7 F8 E8",
            "B9 A9 B10 A10",
            "E9 D9 F9 E10",
        ],
    ),
    4: Layout(
        "B1 C1 D1 E2 F1 G2 H1 I1 J1 I2 I3 J3 K4 J4 J5 K6 J6 I7 I8 "
        "J8 I9 H8 G8 F8 E8 D8 C9 B8 C8 C7 B6 A6 B5 B4 A4 B3 C3 C2",
        ["C2 D1 B1 C1", "I2 J1 H1 I1", "I8 H8 J8 I9", "C8 B8 D8 C9"],
        "BABA",
        [
            "B3 A4 C4 B4",
            "B5 A6 C6 B6",
            "D2 C3 E3 D3",
            "D4 C5 E5 D5",
            "D6 C7 E7 D7",
            "F1 E2 G2 F2",
            "F3 E4 G4 F4",
            "F5 E6 G6 F6",
            "F7 E8 G8 F8",
            "H2 G3 I3 H3",
            "H4 G5 I5 H5",
            "H6 G7 I7 H7",
            "J3 I4 K4 J4",
            "J5 I6 K6 J6",
        ],
    ),
}

# by number of players, as a list: rules ask for it all the time
LAYOUT_FOR: Final[list[Layout]] = [LAYOUTS[max(players, min(LAYOUTS))] for players in range(max(LAYOUTS) + 1)]
