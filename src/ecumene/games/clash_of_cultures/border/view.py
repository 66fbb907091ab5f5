"""What a viewer may know of a position, in names; and one full position that fits it. Not compiled."""

from __future__ import annotations

from ecumene.games.clash_of_cultures.border.zones import VIEWS, WorldView
from ecumene.games.clash_of_cultures.rules import setup
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.kernel.core.rng import Rng


def view(s: World, viewer: int) -> WorldView:
    v: WorldView = VIEWS.view(s, viewer)
    return v


def imagine(v: WorldView, rng: Rng) -> World:
    """One full position that the viewer could be in. It reads only the view."""
    s = setup.blank(len(v.nations), v.corrections, v.texts, v.length)
    VIEWS.fill(s, v, rng)
    return s
