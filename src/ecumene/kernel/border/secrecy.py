"""Whether people who share one screen must look away: asked of a position, where `Game.secrets` speaks of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.core.action import verb_of
from ecumene.kernel.core.bits import bag_of
from ecumene.kernel.core.state import legal


def keeps_secrets(game: AnyGame, s: Any, seats: Sequence[int]) -> bool:
    """Does one of these seats know what another does not, or is it asked for something that the other must not see?

    Where the answer is no, all of them see the same table, and nothing is given away by playing before everybody's
    eyes. What none of them knows is no secret between them.
    """
    if len(seats) < 2 or not game.secrets:
        return False
    zones, all_of_them = game.zones, bag_of(list(seats))
    if any(knowers & all_of_them not in (0, all_of_them) for x in zones.slots(s) for knowers in zones.knowers(s, x)):
        return True
    if any(getattr(s, x.path)[p] for x in zones.scratch for p in seats):
        return True
    return s.player in seats and not s.over and any(is_private(game, action) for action in legal(s))


def is_private(game: AnyGame, action: int) -> bool:
    """A step of a choice that others must not watch, or a choice of something that only the chooser may know."""
    verb = verb_of(action)
    return verb in game.codec.steps or any(game.codec.secret[verb])
