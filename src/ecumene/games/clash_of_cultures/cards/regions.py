"""Regions: four spaces each, and how they lie on the map. COC-6, 23.5.

The first and the last space are the inner ones. A region lies as printed, or turned by 180 degrees.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.map.cells import CELLS, Layout
from ecumene.games.clash_of_cultures.rules.state import DESERT, FOREST, MOUNTAIN, OFF_MAP, PLAIN, TERRAINS, UNEXPLORED

SPACES: Final = 4
NORMAL: Final = 0
TURNED: Final = 1
SIDES: Final = ["normal", "turned"]

# COC-6.2: the two sides of a start region
START_SIDES: Final[dict[str, list[int]]] = {
    "A": [PLAIN, FOREST, MOUNTAIN, DESERT],
    "B": [PLAIN, MOUNTAIN, FOREST, DESERT],
}


@final
class Region:
    number: i64  # the row's own, set when the table is made
    name: str
    spaces: list[int]  # terrain of each
    barbarians: i64  # 1: it has the icon (COC-6.3)

    def __init__(self, name: str, spaces: str, barbarians: int = 0) -> None:
        self.number = -1
        self.name = name
        self.spaces = [TERRAINS.index(word) for word in spaces.split()]
        self.barbarians = barbarians

    def space(self, place: i64, turned: i64) -> i64:
        """The terrain for one of the four cells of a slot."""
        return self.spaces[SPACES - 1 - place if turned else place]


def region_rows() -> list[Region]:
    """COC-1.2, 6.3."""
    return [
        Region("region_05", "sea mountain sea mountain"),
        Region("region_06", "sea sea mountain plain"),
        Region("region_07", "forest forest sea sea"),
        Region("region_08", "plain sea forest sea"),
        Region("region_09", "forest mountain mountain sea"),
        Region("region_10", "mountain sea plain mountain"),
        Region("region_11", "sea plain forest mountain"),
        Region("region_12", "forest sea plain forest"),
        Region("region_13", "plain sea desert mountain"),
        Region("region_14", "sea desert forest plain"),
        Region("region_15", "sea plain plain desert", barbarians=1),
        Region("region_16", "plain sea plain desert", barbarians=1),
        Region("region_17", "mountain forest mountain desert"),
        Region("region_18", "forest mountain plain mountain"),
        Region("region_19", "plain forest mountain plain", barbarians=1),
        Region("region_20", "forest plain plain plain", barbarians=1),
    ]


def start_terrain(layout: Layout) -> list[int]:
    """COC-2.1, 2.3: by cell. Only the start regions are face up."""
    terrain = [OFF_MAP] * CELLS
    for at in layout.on_map:
        terrain[at] = UNEXPLORED
    for cells, side in zip(layout.starts, layout.sides):
        for place, at in enumerate(cells):
            terrain[at] = START_SIDES[side][place]
    return terrain
