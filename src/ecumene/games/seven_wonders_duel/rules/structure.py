"""The structure: how the twenty cards of an age lie. SWD-3.3, 3.4."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ecumene.kernel.core.bits import bag_of, has

PLACES: Final = 20  # below 31: the bag of a place may be written `1 << place`


@final
class Layout:
    """Which places cover which, and which are face up at the start. Places are numbered from the row laid first."""

    columns: list[int]  # per place, in half cards
    rows: list[int]
    covered_by: list[int]  # per place: the bag of places that cover it
    covers: list[list[int]]  # per place: the places that it covers
    face_up: i64  # a bag
    open: i64  # bag of places that nothing covers

    def __init__(self, rows: list[list[int]]) -> None:
        """`rows`: the column of every card in half cards, the row laid first comes first."""
        at = [(r, x) for r, row in enumerate(rows) for x in row]
        self.rows = [r for r, _ in at]
        self.columns = [x for _, x in at]
        self.covered_by = [
            bag_of([i for i, (r2, x2) in enumerate(at) if r2 == r + 1 and abs(x2 - x) == 1]) for r, x in at
        ]
        self.covers = [[k for k in range(len(at)) if has(self.covered_by[k], i)] for i in range(len(at))]
        self.face_up = bag_of([i for i, (r, x) in enumerate(at) if r % 2 == 0])
        self.open = bag_of([i for i in range(len(at)) if self.covered_by[i] == 0])


LAYOUTS: Final[list[Layout]] = [
    Layout([]),  # there is no age 0
    Layout([[5, 7], [4, 6, 8], [3, 5, 7, 9], [2, 4, 6, 8, 10], [1, 3, 5, 7, 9, 11]]),
    Layout([[1, 3, 5, 7, 9, 11], [2, 4, 6, 8, 10], [3, 5, 7, 9], [4, 6, 8], [5, 7]]),
    Layout([[5, 7], [4, 6, 8], [3, 5, 7, 9], [4, 8], [3, 5, 7, 9], [4, 6, 8], [5, 7]]),
]
