"""The beginning of a map that players build: the four tiles of the core."""

from __future__ import annotations

from ecumene.games.new_dawn.cards.tiles import TILES
from ecumene.games.new_dawn.rules.map.construction import CORE
from ecumene.games.new_dawn.rules.map.layout import UNPLACED, Atlas, packed
from ecumene.kernel.core.bits import bag_of

CORE_TILES = [0, 5, 1, 11]
CORE_BAG = bag_of(CORE_TILES)


def core(side: int) -> Atlas:
    placed = [UNPLACED] * TILES
    for tile, spot in zip(CORE_TILES, CORE[side]):
        placed[tile] = packed(side, spot.rotation, spot.q, spot.r)
    return Atlas(placed, [])
