"""Tiles and maps, computed again in the simplest way: every side, rotation and place of a tile. CND-2.6, 3, 4."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from ecumene.games.new_dawn.cards.tiles import (
    FIRST_WATER,
    HEXES,
    LETTERS,
    SPACE_NAMES,
    TILES,
    WATER_TOKENS,
    mark_of,
    tile_rows,
)
from ecumene.games.new_dawn.game import GAME
from ecumene.games.new_dawn.rules.map.construction import CORE, FIRST_CORE, FIRST_MAP
from ecumene.games.new_dawn.rules.map.layout import (
    UNPLACED,
    Atlas,
    anchor_q,
    anchor_r,
    hex_offset,
    key,
    packed,
    rotation_of,
    side_of,
)
from ecumene.games.new_dawn.rules.map.tile_placement import add_tile, placements
from ecumene.kernel.core.bits import members
from ecumene.kernel.core.rng import Rng
from games.new_dawn.cores import CORE_BAG, core

Cell = tuple[int, int]

OFFSETS_A = [(0, 0), (0, -1), (-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1), (1, -2), (0, -2), (1, -3)]
OFFSETS_B = [(0, 0), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -2), (2, -2), (2, -3)]
STEPS = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
# Terrain line by line as one looks at a tile: hexes 9 7 6 5, then 8 1 0 4, then 2 3.
LINES = [9, 7, 6, 5, 8, 1, 0, 4, 2, 3]
PRINTED = """
01 wmmm mhnh gd  gghf wwng ww    02 mhgh mmnm hh  fhmm fnwm hm    03 mmgw fgwm gd  dfgd fddh hd
04 mmhf ghnm dm  mhgw hwnw ww    05 ffhh ggmh gm  gghh ghmf hf    06 wwwf gmwg hf  mfgh gmhg hf
07 fmww fggw mw  gfgw fggf mw    08 ffww fffg fg  wfdw mmfw fw    09 mhhg gghw hw  ffhf ghhf hw
10 mddh mwwg hg  wwgd wgff dd    11 fhhm ffgm gh  gdgh gmgh gw    12 dmhh dhgh dd  gfwg gwgg hf
13 ffdd ggnd gh  whwf fgnw wf    14 mhhf fffh fg  mhgg ggdf gd    15 mfmw gmgw ww  ggmd gmgd mw
16 wwgg hggd gd  wgfd hgfm gh
"""
MARKS = {
    "torres_del_paine": "01a0", "cliffs_of_dover": "01b0", "mount_everest": "02a0", "crater_lake": "02b1",
    "grand_mesa": "04a0", "galapagos_islands": "04b0", "mount_kilimanjaro": "13a0", "pantanal": "13b0",
    "carthage": "06a4", "kumasi": "06b4", "brussels": "12a0", "seoul": "12b5", "geneva": "14a3",
    "mohenjo_daro": "14b6", "buenos_aires": "15a0", "kabul": "15b9",
    "barbarian_a": "01a6 01b4", "barbarian_b": "02a8", "barbarian_c": "03a7 03b0", "barbarian_d": "04a8 04b9",
    "barbarian_e": "05b7", "barbarian_f": "10a7 10b0", "barbarian_g": "11a9", "barbarian_h": "12b9",
    "barbarian_i": "15a7 15b6",
    "marble": "01a8 03a3 06b9 10b5 11b8 14a8 15a6 16b8",
    "mercury": "03b9 04a9 05b0 07a9 08a3 08b2 12a7 12b3",
    "oil": "03a8 03b4 05a7 09b7 10a6 14b9 15b4 16a3",
    "diamond": "02b3 05a3 07b7 08a7 09a9 10b2 11a5 13b7",
    "capital": "07a0 07b0 09a0 09b0 11a0 11b0 16a0 16b0",
}  # fmt: skip


def test_every_side_as_printed() -> None:
    """CND-1.2, 2.6: 16 tiles with two sides of ten hexes."""
    for i, tile in enumerate(tile_rows()):
        number, *lines = PRINTED.split()[i * 7 : i * 7 + 7]
        assert tile.name == f"tile_{number}"
        for side, printed in zip(tile.sides, ("".join(lines[:3]), "".join(lines[3:])), strict=True):
            assert "".join(LETTERS[side.terrain[hex]] for hex in LINES) == printed


def test_every_mark() -> None:
    """CND-2.6, 4.1, 4.2: what is printed where, and nothing else."""
    found: dict[int, list[str]] = {}
    for i, tile in enumerate(tile_rows()):
        for side, letter in zip(tile.sides, "ab", strict=True):
            for hex in range(HEXES):
                if side.mark[hex]:
                    found.setdefault(side.mark[hex], []).append(f"{i + 1:02}{letter}{hex}")
    assert found == {mark_of(name): places.split() for name, places in MARKS.items()}


def rotated(cell: Cell, times: int) -> Cell:
    for _ in range(times):
        cell = (-cell[1], cell[0] + cell[1])
    return cell


def cells_of(side: int, rotation: int, q: int, r: int) -> list[Cell]:
    offsets = [rotated(cell, rotation) for cell in (OFFSETS_A, OFFSETS_B)[side]]
    return [(q + a, r + b) for a, b in offsets]


def beside(cell: Cell) -> set[Cell]:
    return {(cell[0] + q, cell[1] + r) for q, r in STEPS}


@pytest.mark.parametrize(("side", "rotation"), list(product(range(2), range(6))))
def test_a_rotated_tile(side: int, rotation: int) -> None:
    """CND-4.13: side B is the mirror image; each rotation is by 60 degrees clockwise."""
    assert [hex_offset(side, rotation, hex) for hex in range(HEXES)] == cells_of(side, rotation, 0, 0)
    atlas = Atlas([packed(side, rotation, 3, -2), *[UNPLACED] * (TILES - 1)], [])
    cells = cells_of(side, rotation, 3, -2)
    assert [(atlas.q[i], atlas.r[i]) for i in range(HEXES)] == cells
    for i, cell in enumerate(cells):
        assert [atlas.next[i][d] for d in range(6)] == [
            cells.index(to) if (to := (cell[0] + q, cell[1] + r)) in cells else -1 for q, r in STEPS
        ]
        assert atlas.near[i] == [to for to in atlas.next[i] if to != -1]
        assert atlas.is_edge(i) == (len(atlas.near[i]) < 6)


def test_how_a_tile_lies_is_one_number() -> None:
    for side, rotation, q, r in product(range(2), range(6), (-32, -1, 0, 31), (-32, -7, 0, 31)):
        how = packed(side, rotation, q, r)
        assert (side_of(how), rotation_of(how), anchor_q(how), anchor_r(how)) == (side, rotation, q, r)
        assert how != UNPLACED


@pytest.mark.parametrize(
    ("side", "spots"),
    [(0, [(0, 0, 0), (3, -3, 3), (4, 0, 0), (7, -3, 3)]), (1, [(0, 0, 0), (0, -3, 3), (-4, 0, 0), (-4, -3, 3)])],
)
def test_core_layouts(side: int, spots: list[tuple[int, int, int]]) -> None:
    """CND-4.4, 4.15: each tile touches four hexes of the one before and none of another; nothing overlaps."""
    assert [(spot.q, spot.r, spot.rotation) for spot in CORE[side]] == spots
    tiles = [set(cells_of(side, turn, q, r)) for q, r, turn in spots]
    assert len(set().union(*tiles)) == 40
    for before, tile in pairwise(tiles):
        assert len({cell for cell in before if beside(cell) & tile}) == 4
    for i, j in ((0, 2), (0, 3), (1, 3)):
        assert not any(beside(cell) & tiles[j] for cell in tiles[i])


@pytest.mark.parametrize(("players", "tiles"), [(2, 10), (3, 13), (4, 16)])
def test_the_printed_map(players: int, tiles: int) -> None:
    """CND-3.1, 3.2, 5.10: tiles at their places, in one piece, without overlap or gap."""
    s = GAME.scenario.build([f"players: {players}"])
    spots = [spot for spot in FIRST_MAP if spot.players <= players]
    assert len(spots) == tiles and set(FIRST_CORE) <= {int(spot.tile) for spot in spots}
    cells = {cell for spot in spots for cell in cells_of(0, spot.rotation, spot.q, spot.r)}
    assert len(cells) == len(s.atlas.spaces) == 10 * tiles
    assert {(s.atlas.q[at], s.atlas.r[at]) for at in s.atlas.spaces} == cells
    reached, todo = {(-5, 2)}, [(-5, 2)]
    while todo:
        new = (beside(todo.pop()) & cells) - reached
        reached |= new
        todo += new
    assert reached == cells and not enclosed(cells)
    for at in s.atlas.spaces:
        inside = beside((s.atlas.q[at], s.atlas.r[at])) <= cells
        assert s.atlas.is_edge(at) == (not inside)


def test_where_the_printed_tiles_lie() -> None:
    """CND-3.1, 3.2: number, anchor, rotation, and from how many players on."""
    assert [(int(x.tile) + 1, int(x.q), int(x.r), int(x.rotation), int(x.players)) for x in FIRST_MAP] == [
        (1, -4, 7, 3, 3), (2, -2, 4, 0, 2), (3, -5, 5, 5, 2), (4, 2, 4, 0, 2), (5, 0, -1, 4, 2), (6, 1, 1, 3, 2),
        (7, -5, 2, 2, 2), (8, 3, 9, 5, 4), (9, 3, 6, 1, 4), (10, 7, 2, 0, 4), (11, -1, 9, 5, 3), (12, 4, -4, 2, 2),
        (13, 4, -1, 5, 2), (14, 5, 1, 3, 2), (15, -1, 6, 2, 3), (16, 7, -2, 0, 2),
    ]  # fmt: skip
    assert FIRST_CORE == [1, 5, 3, 13]


def test_distance() -> None:
    """CND-5.13: the fewest steps, no matter what lies between."""
    s = GAME.scenario.build([])
    for a in (60, 3 * 10, 159):
        steps, ring = {(s.atlas.q[a], s.atlas.r[a]): 0}, [(s.atlas.q[a], s.atlas.r[a])]
        for cell in ring:
            if steps[cell] < 12:
                for to in beside(cell) - set(steps):
                    steps[to] = steps[cell] + 1
                    ring.append(to)
        for b in s.atlas.spaces:
            cell = (s.atlas.q[b], s.atlas.r[b])
            if cell in steps:
                assert s.atlas.distance(a, b) == s.atlas.distance(b, a) == steps[cell], SPACE_NAMES[b]


# where a tile may lie


def enclosed(cells: set[Cell]) -> set[Cell]:
    """Empty cells from which no path leads outside."""
    low_q, high_q = min(q for q, _ in cells) - 1, max(q for q, _ in cells) + 1
    low_r, high_r = min(r for _, r in cells) - 1, max(r for _, r in cells) + 1
    box = {(q, r) for q in range(low_q, high_q + 1) for r in range(low_r, high_r + 1)}
    open_air = {(q, r) for q, r in box if q in (low_q, high_q) or r in (low_r, high_r)}
    todo = list(open_air)
    while todo:
        for to in beside(todo.pop()) & box - cells - open_air:
            open_air.add(to)
            todo.append(to)
    return box - cells - open_air


class Table:
    """A map in simple terms: which tile lies on a cell, and where water tokens lie."""

    def __init__(self, atlas: Atlas, core: int) -> None:
        self.tile_at = {(atlas.q[at], atlas.r[at]): at // HEXES for at in atlas.spaces if at < FIRST_WATER}
        self.water = {(atlas.q[at], atlas.r[at]) for at in atlas.spaces if at >= FIRST_WATER}
        self.core = set(members(core))
        self.taken = set(self.tile_at) | self.water
        near_core = {t for cell, t in self.tile_at.items() if self.touched([cell]) & self.core} - self.core
        self.conditions = [self.core, near_core, set(range(TILES))]

    def touched(self, cells: list[Cell]) -> set[int]:
        return {self.tile_at[to] for cell in cells for to in beside(cell) if to in self.tile_at}

    def fits(self, cells: list[Cell], wanted: set[int]) -> bool:
        """CND-4.8, 4.9, 4.12."""
        if self.taken & set(cells) or not self.touched(cells) & wanted:
            return False
        if len({to for cell in cells for to in beside(cell) if to in self.tile_at}) < 4:
            return False
        return len(self.water) + len(enclosed(self.taken | set(cells))) <= WATER_TOKENS

    def placements(self) -> tuple[int, set[int]]:
        """CND-4.9: the first condition that can be met, and all placements that meet it."""
        q, r = [c[0] for c in self.taken], [c[1] for c in self.taken]
        spots = list(product(range(2), range(6), range(min(q) - 5, max(q) + 6), range(min(r) - 5, max(r) + 6)))
        for i, wanted in enumerate(self.conditions):
            found = {packed(*spot) for spot in spots if self.fits(cells_of(*spot), wanted)}
            if found:
                return i, found
        return len(self.conditions), set()


def at_random(side: int, seed: int, tiles: int) -> list[Atlas]:
    """A map that grows by random tiles."""
    rng = Rng(seed)
    out = [core(side)]
    for _ in range(tiles):
        choices = placements(out[-1], CORE_BAG)
        out.append(add_tile(out[-1], out[-1].placed.index(UNPLACED), choices[rng.below(len(choices))]))
    return out


@pytest.mark.parametrize(("side", "seed", "tiles"), [(0, 3, 2), (1, 5, 5), (0, 1, 8)])
def test_placements(side: int, seed: int, tiles: int) -> None:
    """CND-4.8, 4.9, 4.11, 4.12: exactly those found by trying everything; an enclosed gap is filled with water."""
    maps = at_random(side, seed, tiles)
    table = Table(maps[-1], CORE_BAG)
    condition, found = table.placements()
    choices = placements(maps[-1], CORE_BAG)
    assert len(choices) == len(set(choices)) and set(choices) == found and condition == 0
    tile = maps[-1].placed.index(UNPLACED)
    for how in choices[::7]:
        after = add_tile(maps[-1], tile, how)
        cells = set(cells_of(side_of(how), rotation_of(how), anchor_q(how), anchor_r(how)))
        new = enclosed(table.taken | cells)
        assert {(after.q[at], after.r[at]) for at in after.spaces if at >= FIRST_WATER} == table.water | new
        assert maps[-1].placed[tile] == UNPLACED


def test_no_placement_at_the_core() -> None:
    """CND-4.9, 4.14: then beside a tile that touches the core."""
    away = at_random(0, 0, 9)[-1]
    condition, found = Table(away, CORE_BAG).placements()
    assert condition == 1 and set(placements(away, CORE_BAG)) == found


def test_far_from_the_core() -> None:
    """CND-4.9: if even that is impossible, touching four hexes is enough: here there is no core at all."""
    away = at_random(0, 1, 3)[-1]
    plain = Atlas(away.placed[:], away.water[:])
    condition, found = Table(plain, 0).placements()
    assert condition == 2 and set(placements(plain, 0)) == found


def test_water_tokens_are_limited() -> None:
    """CND-4.12: a placement that needs more than eight tokens is not offered; up to eight it is."""
    atlas = next(a for a in reversed(at_random(0, 1, 8)) if gaps_of(a))
    how, n = max(gaps_of(atlas).items(), key=lambda pair: pair[1])
    far = [int(key(20 + i, -20)) for i in range(WATER_TOKENS)]
    free = WATER_TOKENS - n - len(atlas.water)
    assert free >= 0
    assert how in placements(Atlas(atlas.placed[:], atlas.water + far[:free]), CORE_BAG)
    assert how not in placements(Atlas(atlas.placed[:], atlas.water + far[: free + 1]), CORE_BAG)


def gaps_of(atlas: Atlas) -> dict[int, int]:
    """By placement of a tile: how many cells it encloses."""
    taken = {(atlas.q[at], atlas.r[at]) for at in atlas.spaces}
    out: dict[int, int] = {}
    for how in placements(atlas, CORE_BAG):
        cells = set(cells_of(side_of(how), rotation_of(how), anchor_q(how), anchor_r(how)))
        if n := len(enclosed(taken | cells)):
            out[how] = n
    return out
