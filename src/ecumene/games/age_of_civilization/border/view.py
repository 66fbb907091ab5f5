"""What a viewer knows of a position, in names; and one full position that fits it. Not compiled."""

from __future__ import annotations

from ecumene.games.age_of_civilization.border.questions import CIVILIZATION, MODE, SEATS
from ecumene.games.age_of_civilization.border.zones import VIEWS, EraView
from ecumene.games.age_of_civilization.rules import setup
from ecumene.games.age_of_civilization.rules.state import Era
from ecumene.kernel.border.views import viewer_number
from ecumene.kernel.border.zones import HIDDEN, shuffled
from ecumene.kernel.core.rng import Rng


def view(s: Era, viewer: int) -> EraView:
    """AOC-1.17, 2.8: everything is public except the cards of the draft."""
    v: EraView = VIEWS.view(s, viewer)
    return v


def imagine(v: EraView, rng: Rng) -> Era:
    """One full position that fits the view. It uses only the view."""
    s = setup.blank(len(v.nations), v.corrections, MODE.index(v.mode), 0)
    VIEWS.fill(s, v, rng, {"civilization": dealt})
    for p in range(len(s.nations)):
        s.update_abilities(p)
    return s


def dealt(v: EraView, unseen: list[int], rng: Rng) -> list[int]:
    """A card that the viewer has held before is with another player; it is not among the cards that were not dealt."""
    viewer = viewer_number(SEATS, v.viewer)
    remembered = v.nations[viewer].seen if viewer >= 0 else []
    held = sum([*n.hand, *n.packet, n.pick].count(HIDDEN) for n in v.nations)
    kept = [c for c in unseen if CIVILIZATION[c] in remembered]
    rest = shuffled([c for c in unseen if c not in kept], rng)
    more = held - len(kept)
    return rest[more:] + shuffled(kept + rest[:more], rng)
