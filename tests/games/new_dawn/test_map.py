"""How tiles lie beside each other."""

from __future__ import annotations

from itertools import product

import pytest

from ecumene.games.new_dawn.cards.tiles import HEXES, TILES
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
from ecumene.games.new_dawn.rules.map.tile_placement import SHAPES, add_tile, gaps, placements, refuse_place
from ecumene.kernel.core.bits import has
from ecumene.kernel.core.rng import Rng
from games.new_dawn.cores import CORE_BAG, CORE_TILES, core

NEIGHBOURS = {7: [1, 6, 8, 9], 8: [1, 7, 9], 9: [7, 8]}


@pytest.mark.parametrize("side", [0, 1])
def test_hexes_of_a_tile(side: int) -> None:
    """CND-4.13, 4.15: which are adjacent, on both sides and however it is rotated."""
    for rotation in range(6):
        placed = [packed(side, rotation, 0, 0)] + [UNPLACED] * (TILES - 1)
        atlas = Atlas(placed, [])
        assert sorted(atlas.near[0]) == [1, 2, 3, 4, 5, 6]
        assert all(sorted(atlas.near[hex]) == near for hex, near in NEIGHBOURS.items())


@pytest.mark.parametrize("side", [0, 1])
def test_the_core(side: int) -> None:
    """CND-4.4, 4.8, 4.15: each core tile touches four hexes of the one before; the next tile has 32 placements."""
    atlas = core(side)
    for tile, before in zip(CORE_TILES[1:], CORE_TILES):
        mine = range(tile * HEXES, (tile + 1) * HEXES)
        touched = {near for hex in mine for near in atlas.near[hex] if near // HEXES == before}
        assert len(touched) == 4
    choices = placements(atlas, CORE_BAG)
    assert len(choices) == len(set(choices)) == 32 and not atlas.water


def test_a_fifth_tile() -> None:
    """CND-X12, 4.8: touching three hexes is too few, four are enough."""
    choices = placements(core(0), CORE_BAG)
    straight = [(anchor_q(how), anchor_r(how)) for how in choices if side_of(how) == 0 and rotation_of(how) == 0]
    assert (0, 4) not in straight and (8, 0) in straight


def test_a_gap_becomes_water() -> None:
    """CND-4.11, 4.12: what a tile encloses is filled at once, with at most the tokens there are."""
    found = 0
    maps = [core(side) for side in (0, 1)]
    for _ in range(2):
        maps = [add_tile(a, a.placed.index(UNPLACED), how) for a in maps for how in placements(a, CORE_BAG)[::5]]
    for atlas in maps:
        for how in placements(atlas, CORE_BAG):
            shape = SHAPES[side_of(how) * 6 + rotation_of(how)]
            anchor = (anchor_q(how) + 128) * 256 + anchor_r(how) + 128
            filled = gaps(atlas, shape, anchor)
            if filled:
                found += 1
                after = add_tile(atlas, atlas.placed.index(UNPLACED), how)
                assert len(after.water) == len(atlas.water) + len(filled) <= 8
                assert all(len(after.near[160 + i]) == 6 for i in range(len(after.water)))
    assert found


@pytest.mark.parametrize(
    ("seed", "laid_so_far", "reasons"),
    [(1, 4, {"CND-4.8", "CND-4.9"}), (16, 5, {"CND-4.8", "CND-4.9", "CND-4.12"})],
)
def test_why_a_tile_may_not_lie_there(seed: int, laid_so_far: int, reasons: set[str]) -> None:
    """CND-4.8, 4.9, 4.12: each reason is given where it holds."""
    rng, atlas, found = Rng(seed), core(seed % 2), set[str]()
    for _ in range(laid_so_far):
        choices = placements(atlas, CORE_BAG)
        atlas = add_tile(atlas, atlas.placed.index(UNPLACED), choices[rng.below(len(choices))])
    choices, tiles = placements(atlas, CORE_BAG), hexes_on(atlas)
    assert all(touched(how, tiles)[2] for how in choices)  # so the fallback of CND-4.9 is not needed
    for q, r, shape in product(range(-16, 17), range(-16, 17), range(len(SHAPES))):
        how = packed(shape // 6, shape % 6, q, r)
        if how not in choices:
            on_another, hexes, at_core = touched(how, tiles)
            why = "CND-4.8"
            if not on_another and hexes >= 4:
                dry = len(atlas.water) + len(gaps(atlas, SHAPES[shape], key(q, r))) <= 8
                why = "CND-4.9" if dry else "CND-4.12"
                assert not dry or not at_core
            assert refuse_place(atlas, how) == why
            found.add(why)
    assert found == reasons


Hexes = dict[tuple[int, int], bool]  # by coordinates: does it belong to the core?


def hexes_on(atlas: Atlas) -> Hexes:
    return {(atlas.q[at], atlas.r[at]): has(CORE_BAG, at // HEXES) for at in atlas.spaces if at < TILES * HEXES}


def touched(how: int, tiles: Hexes) -> tuple[bool, int, bool]:
    """Does a tile overlap another, how many hexes does it touch, and the core?"""
    cells = [hex_offset(side_of(how), rotation_of(how), hex) for hex in range(HEXES)]
    mine = {(anchor_q(how) + q, anchor_r(how) + r) for q, r in cells}
    around = {(q + a, r + b) for q, r in mine for a, b in ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))}
    near = around & set(tiles)
    return not mine.isdisjoint(tiles), len(near), any(tiles[at] for at in near)
