"""What a seat may know of a position, in names; and one full position that fits it. Not compiled."""

from __future__ import annotations

from ecumene.games.new_dawn.border.zones import VIEWS, DawnView
from ecumene.games.new_dawn.cards.tiles import SIDES, TILE_NAMES
from ecumene.games.new_dawn.rules import setup
from ecumene.games.new_dawn.rules.map.layout import UNPLACED, Atlas, key, packed
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.kernel.core.rng import Rng


def view(s: Dawn, viewer: int) -> DawnView:
    v: DawnView = VIEWS.view(s, viewer)
    return v


def imagine(v: DawnView, rng: Rng) -> Dawn:
    """One full position the viewer could be in. Reads the view and nothing else."""
    s = setup.blank(len(v.empires), v.corrections, length=v.length)
    VIEWS.fill(s, v, rng)
    s.atlas = atlas_of(v)
    s.forget_cached()
    return s


def atlas_of(v: DawnView) -> Atlas:
    placed = [UNPLACED] * len(TILE_NAMES)
    for t in v.tiles:
        placed[TILE_NAMES.index(t.tile)] = int(packed(SIDES.index(t.side), t.turn, t.q, t.r))
    return Atlas(placed, [int(key(cell.q, cell.r)) for cell in v.water])
