"""The number of every wonder row. COC-22.

A rule that a wonder changes asks for it by this number: `owns(s, p, GREAT_WALL)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    pass

GREAT_GARDENS: Final = 0
GREAT_PYRAMIDS: Final = 1
GREAT_LIBRARY: Final = 2
GREAT_STATUE: Final = 3
GREAT_LIGHTHOUSE: Final = 4
GREAT_WALL: Final = 5
GREAT_MAUSOLEUM: Final = 6
WONDERS: Final = 7
