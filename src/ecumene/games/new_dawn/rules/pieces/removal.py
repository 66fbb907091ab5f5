"""Pieces leave the map, and what follows for the space. CND-1.5, 1.7, 17, 18.6."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.focus_row.state_tokens import return_state_token
from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.map.spaces import (
    natural_at,
    state_at,
    state_owner,
    tokens_of,
    unused_tokens,
    wonder_on,
)
from ecumene.games.new_dawn.rules.refusals import SpaceChoice
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import LIFT, LOSES
from ecumene.kernel.core.action import act, first
from ecumene.kernel.core.bits import has


def remove_piece(s: Dawn, space: i64) -> None:
    """CND-1.5: the piece there goes back to its owner, who loses what belongs to the space."""
    owner: i64 = s.owner(space)
    s.return_piece(space)
    piece_left(s, owner, space)


def piece_left(s: Dawn, p: i64, space: i64) -> None:
    """CND-17.6, 18.6, R-12: p's piece has left the space.

    A natural wonder and a city-state return to it; a world wonder is uncontrolled.
    """
    natural: i64 = natural_at(s, space)
    if natural != NONE and has(s.empires[p].naturals, natural):
        s.lose_natural(p, natural)
        s.free_natural(natural, space)
    state: i64 = state_at(s, space)
    if state != NONE and state_owner(s, state) == p:
        return_state_token(s, state)
    w: i64 = wonder_on(s, space)
    if w != NONE:
        lose_wonder(s, p, w)


def lose_wonder(s: Dawn, p: i64, w: i64) -> None:
    """CND-17.5."""
    s.report(LOSES, p, w)
    s.rules.wonders[w].lost(s, p)


def ask_lift(s: Dawn, p: i64) -> None:
    """CND-1.7, 11.31: if no token is unused, which of those on the map is lifted?"""
    if unused_tokens(s, p) <= 0:
        s.ask(Lift(p))


@dataclass(init=False, eq=False)
class Lift(SpaceChoice):
    """CND-1.7: an own control token leaves the map."""

    verb: ClassVar[int] = LIFT
    rule: ClassVar[str] = "CND-1.7"

    def legal(self, s: Dawn) -> list[int]:
        return [act(LIFT, space) for space in tokens_of(s, self.player)]

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        remove_piece(s, first(action))
