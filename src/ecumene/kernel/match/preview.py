"""What a choice would lead to, as far as it is certain: from a seat's view, through an imagined position."""

from __future__ import annotations

from typing import Any

from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.views import viewer_number
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import NOBODY


def preview(game: AnyGame, v: Any, action: int) -> Any:
    """The view after the action. Stops before chance, before another's choice, and before anything is shown.

    One imagined position is enough: where nothing is shown, all that fit the view lead to the same view.
    """
    return foresee(game, game.imagine(v, Rng(0)), viewer_number(game.seats, v.viewer), action)


def foresee(game: AnyGame, s: Any, viewer: int, action: int) -> Any:
    """The view after the action in this position, which changes; None if the choice itself shows something."""
    after = foreseen(game, s, viewer, action)
    return None if after is None else game.view(after, viewer)


def foreseen(game: AnyGame, s: Any, viewer: int, action: int) -> Any:
    """As `foresee`, as a position: of an imagined one, something that fits what the viewer will know."""
    before = game.zones.all_unseen(s, viewer)
    s.stack[-1].apply(s, action)
    if game.zones.learned(before, game.zones.all_unseen(s, viewer)):
        return None  # the choice itself shows something
    while s.stack and s.stack[-1].player == NOBODY:
        t = s.clone()
        t.stack[-1].run(t)
        if game.zones.learned(before, game.zones.all_unseen(t, viewer)):
            break
        s = t
    return s
