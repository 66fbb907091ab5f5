"""Pieces come onto the map and change hands, and what follows for the space.

CND-7, 10, 11, 17.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.tiles import RESOURCE_MARK, STATE_MARK, WONDER_MARK
from ecumene.games.new_dawn.rules.focus_row.natural_wonders import gain_natural
from ecumene.games.new_dawn.rules.holds import CITY, NONE, TOKEN, kind_of, owner_of
from ecumene.games.new_dawn.rules.map.spaces import natural_at, tokens_of, unused_tokens, wonder_on
from ecumene.games.new_dawn.rules.once_flags import NATURAL_SPENT
from ecumene.games.new_dawn.rules.pieces.removal import lose_wonder, piece_left, remove_piece
from ecumene.games.new_dawn.rules.powers import powers
from ecumene.games.new_dawn.rules.refusals import SpaceChoice
from ecumene.games.new_dawn.rules.scoring import mark_agendas
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import CONTROLS, LIFT, RETURNED
from ecumene.kernel.core.action import act, first
from ecumene.kernel.core.bits import has

# placing


def put_control(s: Dawn, p: i64, space: i64, kind: i64 = TOKEN) -> None:
    """CND-7.4, 7.5: an unused token is placed."""
    put_piece(s, p, space, kind)
    for power in powers(s, p):
        power.token_placed(s, p, space)


def put_city(s: Dawn, p: i64, space: i64) -> None:
    """CND-10.3: an own control token there goes back to its owner, without any loss."""
    if s.hold[space]:
        s.report(RETURNED, p, space, kind_of(s.hold[space]))
    put_piece(s, p, space, CITY)


def put_piece(s: Dawn, p: i64, space: i64, kind: i64) -> None:
    """CND-7.5, 17.2: a piece comes onto the space, and its owner takes what lies there."""
    new: bool = s.hold[space] == 0
    s.place_piece(p, space, kind)
    thing: i64 = s.things[space]
    if RESOURCE_MARK <= thing < WONDER_MARK:
        s.take_resource(p, space)
    elif WONDER_MARK <= thing < STATE_MARK:
        s.take_thing(space)
        gain_natural(s, p, thing - WONDER_MARK)
    w: i64 = wonder_on(s, space)
    if new and w != NONE:
        win_wonder(s, p, w)
    mark_agendas(s)


def place_control(s: Dawn, p: i64, space: i64) -> None:
    """CND-1.7: if no token is unused, one is lifted from the map first."""
    if unused_tokens(s, p) > 0:
        put_control(s, p, space)
    else:
        s.ask(LiftToPlace(p, space))


@dataclass(init=False, eq=False)
class LiftToPlace(SpaceChoice):
    """CND-1.7, 7.7: the token that goes to the space."""

    verb: ClassVar[int] = LIFT
    rule: ClassVar[str] = "CND-1.7"

    space: i64

    def __init__(self, player: i64, space: i64) -> None:
        self.player = player
        self.space = space

    def legal(self, s: Dawn) -> list[int]:
        return [act(LIFT, space) for space in tokens_of(s, self.player)]

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        remove_piece(s, first(action))
        put_control(s, self.player, self.space)


# changing hands


def replace_piece(s: Dawn, p: i64, space: i64, kind: i64) -> None:
    """CND-11.20, 11.23, 18.6: a rival's piece is replaced by p's. Natural wonder and world wonder go with the space.

    The token of a conquered city-state is not changed here.
    """
    loser: i64 = owner_of(s.hold[space])
    s.replace_piece(p, space, kind)
    natural: i64 = natural_at(s, space)
    if natural != NONE and has(s.empires[loser].naturals, natural):
        if s.empires[loser].has_used(NATURAL_SPENT + natural):  # CND-5.7: the token, once a turn
            s.use(p, NATURAL_SPENT + natural)
        s.lose_natural(loser, natural)
        gain_natural(s, p, natural)
    w: i64 = wonder_on(s, space)
    if w != NONE:
        lose_wonder(s, loser, w)
        win_wonder(s, p, w)
    mark_agendas(s)


def move_token(s: Dawn, space: i64, to: i64) -> None:
    """CND-7.12: a control token moves and keeps its side; it is not placed."""
    s.move_piece(space, to)
    piece_left(s, s.owner(to), space)
    mark_agendas(s)


def put_wonder(s: Dawn, w: i64, space: i64) -> None:
    """CND-10.11, 11.23: the token of a wonder comes under a piece. The player who controlled it before loses it."""
    before: i64 = s.wonder_at[w]
    loser: i64 = owner_of(s.hold[before]) if before != NONE else NONE
    s.place_wonder(w, space)
    p: i64 = s.owner(space)
    if p != loser:
        if loser != NONE:
            lose_wonder(s, loser, w)
        win_wonder(s, p, w)
    mark_agendas(s)


def win_wonder(s: Dawn, p: i64, w: i64) -> None:
    """CND-17.1, 17.2, 17.4: p controls it from now on."""
    s.report(CONTROLS, p, w)
    s.rules.wonders[w].gained(s, p)
