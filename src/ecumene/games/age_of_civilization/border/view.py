"""What a viewer knows of a position, in names; and one full position that fits it. Not compiled."""

from __future__ import annotations

from ecumene.games.age_of_civilization.border.questions import MODE
from ecumene.games.age_of_civilization.border.zones import VIEWS, EraView
from ecumene.games.age_of_civilization.rules import setup
from ecumene.games.age_of_civilization.rules.state import Era
from ecumene.kernel.core.rng import Rng


def view(s: Era, viewer: int) -> EraView:
    """AOC-1.17, 2.8: everything is public except the cards of the draft."""
    v: EraView = VIEWS.view(s, viewer)
    return v


def imagine(v: EraView, rng: Rng) -> Era:
    """One full position that fits the view. It uses only the view."""
    s = setup.blank(len(v.nations), v.corrections, MODE.index(v.mode), 0)
    VIEWS.fill(s, v, rng)
    for p in range(len(s.nations)):
        s.update_abilities(p)
    return s
