"""Map tiles: ten hexes on each side, printed terrain and marks. CND-1.2, 2.6, 4.13.

The number of a space: ten times the tile (counted from zero) plus the hex, wherever the tile lies. Water tokens that
fill gaps are the spaces after those of all tiles (CND-4.11).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

HEXES: Final = 10  # of a tile
WATER_TOKENS: Final = 8

# terrain
GRASSLAND: Final = 0
HILLS: Final = 1
FOREST: Final = 2
DESERT: Final = 3
MOUNTAINS: Final = 4
WATER: Final = 5
NATURAL: Final = 6  # a natural wonder has no terrain (CND-5.3)
TERRAINS: Final = ["grassland", "hills", "forest", "desert", "mountains", "water", "natural_wonder"]
LETTERS: Final = "ghfdmwn"  # the same, as rows are written
DIFFICULTY: Final[list[int]] = [1, 2, 3, 4, 5, 1, 5]  # CND-5.1, 5.3

# what is printed on a hex besides its terrain: one number; each sort of mark begins at one of these, ten of a sort
NO_MARK: Final = 0
CAPITAL_MARK: Final = 1
RESOURCE_MARK: Final = 10
WONDER_MARK: Final = 20  # natural wonders
STATE_MARK: Final = 30  # city-states
BARBARIAN_MARK: Final = 40
MARKS_EACH: Final = 10  # at most, of each sort but the last
RESOURCES: Final = ["marble", "mercury", "oil", "diamond"]
MARBLE: Final = 0
MERCURY: Final = 1
OIL: Final = 2
DIAMOND: Final = 3
NATURAL_WONDERS: Final = [
    "torres_del_paine", "cliffs_of_dover", "mount_everest", "crater_lake",
    "grand_mesa", "galapagos_islands", "mount_kilimanjaro", "pantanal",
]  # fmt: skip
CITY_STATES: Final = [
    "carthage", "kumasi", "brussels", "seoul", "geneva", "mohenjo_daro", "buenos_aires", "kabul",
]  # fmt: skip
BARBARIANS: Final = [f"barbarian_{letter}" for letter in "abcdefghi"]

# kinds of tiles (CND-4.1, 4.2)
PLAIN_TILE: Final = 0
CAPITAL_TILE: Final = 1
WONDER_TILE: Final = 2
STATE_TILE: Final = 3

SIDE_A: Final = 0
SIDE_B: Final = 1
SIDES: Final = ["a", "b"]


def mark_of(word: str) -> int:
    if word == "capital":
        return CAPITAL_MARK
    for start, names in (
        (RESOURCE_MARK, RESOURCES),
        (WONDER_MARK, NATURAL_WONDERS),
        (STATE_MARK, CITY_STATES),
        (BARBARIAN_MARK, BARBARIANS),
    ):
        if word in names:
            return start + names.index(word)
    raise ValueError(f"new_dawn, tiles: no mark is called {word!r}")


class Side:
    """One side of a tile."""

    terrain: list[int]  # by hex
    mark: list[int]  # by hex
    unverified: list[str]  # `hex:other possible terrain`, or `hex:mark`

    def __init__(self, terrain: str, marks: str, unverified: str = "") -> None:
        self.terrain = [LETTERS.index(letter) for letter in terrain]
        self.mark = [NO_MARK] * HEXES
        for said in marks.split():
            hex, _, word = said.partition(":")
            self.mark[int(hex)] = mark_of(word)
        self.unverified = unverified.split()


class Tile:
    number: i64  # the number of this row, set when the table is made
    name: str
    kind: i64
    sides: list[Side]
    a: list[int]  # terrain of each side, as corrections name it
    b: list[int]

    def __init__(self, name: str, kind: int, a: Side, b: Side) -> None:
        self.number = -1
        self.name = name
        self.kind = kind
        self.a = a.terrain
        self.b = b.terrain
        self.sides = [a, b]


# fmt: off
def tile_rows() -> list[Tile]:
    return [
        Tile("tile_01", WONDER_TILE,
             Side("nhgdhmmmmw", "0:torres_del_paine 6:barbarian_a 8:marble"),
             Side("nwwwgfhgwg", "0:cliffs_of_dover 4:barbarian_a")),
        Tile("tile_02", WONDER_TILE,
             Side("nmhhmhghmm", "0:mount_everest 8:barbarian_b"),
             Side("wnhmmmmhff", "1:crater_lake 3:diamond")),
        Tile("tile_03", PLAIN_TILE,
             Side("wggdmwgmfm", "3:marble 7:barbarian_c 8:oil"),
             Side("ddhdhdgffd", "0:barbarian_c 4:oil 9:mercury", unverified="2:desert 4:desert")),
        Tile("tile_04", WONDER_TILE,
             Side("nhdmmfhmgm", "0:grand_mesa 8:barbarian_d 9:mercury"),
             Side("nwwwwwghhm", "0:galapagos_islands 9:barbarian_d")),
        Tile("tile_05", PLAIN_TILE,
             Side("mggmhhhfgf", "3:diamond 7:oil"),
             Side("mhhffhhggg", "0:mercury 7:barbarian_e", unverified="2:forest 6:grassland")),
        Tile("tile_06", STATE_TILE,
             Side("wmhfgfwwgw", "4:carthage"),
             Side("hmhfghgfgm", "4:kumasi 9:marble", unverified="0:mountains 3:mountains")),
        Tile("tile_07", CAPITAL_TILE,
             Side("ggmwwwwmff", "0:capital 9:mercury"),
             Side("ggmwfwgffg", "0:capital 7:diamond", unverified="1:hills 6:hills")),
        Tile("tile_08", PLAIN_TILE,
             Side("fffggwwfff", "3:mercury 7:diamond", unverified="3:forest"),
             Side("fmfwwwdfmw", "2:mercury")),
        Tile("tile_09", CAPITAL_TILE,
             Side("hghwwghhgm", "0:capital 9:diamond"),
             Side("hhhwffhfgf", "0:capital 7:oil", unverified="6:grassland")),
        Tile("tile_10", PLAIN_TILE,
             Side("wwhgghddmm", "6:oil 7:barbarian_f", unverified="2:grassland"),
             Side("fgddfdgwww", "0:barbarian_f 2:diamond 5:marble", unverified="3:hills")),
        Tile("tile_11", CAPITAL_TILE,
             Side("gfghmmhhff", "0:capital 5:diamond 9:barbarian_g"),
             Side("gmgwhhgdgg", "0:capital 8:marble", unverified="2:hills")),
        Tile("tile_12", STATE_TILE,
             Side("ghddhhhmdd", "0:brussels 7:mercury", unverified="2:hills 3:hills"),
             Side("gwhfggwfgg", "3:mercury 5:seoul 9:barbarian_h", unverified="4:hills 8:desert")),
        Tile("tile_13", WONDER_TILE,
             Side("ngghdddfgf", "0:mount_kilimanjaro", unverified="2:hills 8:hills"),
             Side("ngwfwfwhfw", "0:pantanal 7:diamond", unverified="7:grassland")),
        Tile("tile_14", STATE_TILE,
             Side("fffghfhhfm", "3:geneva 8:marble"),
             Side("dggdfgghgm", "6:mohenjo_daro 9:oil", unverified="2:desert 5:hills")),
        Tile("tile_15", STATE_TILE,
             Side("gmwwwwmfgm", "0:buenos_aires 6:marble 7:barbarian_i"),
             Side("gmmwddmggg", "4:oil 6:barbarian_i 9:kabul", unverified="0:hills 6:mark")),
        Tile("tile_16", CAPITAL_TILE,
             Side("gggddggwhw", "0:capital 3:oil"),
             Side("fgghmdfghw", "0:capital 8:marble", unverified="3:grassland")),
    ]
# fmt: on


# counts
TILE_NAMES: Final = [row.name for row in tile_rows()]
TILES: Final = len(TILE_NAMES)
FIRST_WATER: Final[i64] = TILES * HEXES
SPACES: Final = FIRST_WATER + WATER_TOKENS
SPACE_NAMES: Final = [f"{name.removeprefix('tile_')}-{hex}" for name in TILE_NAMES for hex in range(HEXES)] + [
    f"00-{i + 1}" for i in range(WATER_TOKENS)
]
