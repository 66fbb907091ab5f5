"""Tokens of conquered city-states on focus cards. CND-11.18, 14, 20.9."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.tiles import STATE_MARK
from ecumene.games.new_dawn.rules.focus_row.row import slot_of, slots_of
from ecumene.games.new_dawn.rules.map.spaces import home_of, state_owner
from ecumene.games.new_dawn.rules.seat import SLOTS
from ecumene.games.new_dawn.rules.state import NONE, Dawn
from ecumene.games.new_dawn.rules.verbs import CARRY, STATE_FREE, STATE_OFF, STATE_ON
from ecumene.kernel.core.action import act, first
from ecumene.kernel.core.bits import has, one
from ecumene.kernel.core.state import Frame, refusal


def put_state_token(s: Dawn, p: i64, state: i64) -> None:
    """CND-11.18, 20.9: the token comes onto p's card of its type, or beside the row if there is none."""
    s.empires[p].stray_states |= one(state)
    s.report(STATE_ON, p, state)
    s.ask(PutState(p, state))


def remove_state_token(s: Dawn, p: i64, state: i64) -> None:
    """CND-14.8: the token leaves p's cards."""
    e = s.empires[p]
    e.stray_states &= ~one(state)
    slot: i64
    for slot in range(SLOTS):
        e.states[slot] &= ~one(state)
    s.report(STATE_OFF, p, state)


def return_state_token(s: Dawn, state: i64) -> None:
    """CND-14.5, R-12: the token returns to its space, and its cards lie face up again."""
    p: i64 = state_owner(s, state)
    if p != NONE:
        remove_state_token(s, p, state)
    s.things[home_of(s, state)] = STATE_MARK + state
    s.facedown &= ~one(state)
    s.report(STATE_FREE, state)


@dataclass(init=False, eq=False)
class PutState(Frame):
    """CND-11.18, 20.9: on which card of its type?"""

    state: i64

    def __init__(self, player: i64, state: i64) -> None:
        self.player = player
        self.state = state

    def legal(self, s: Dawn) -> list[int]:
        slots = slots_of(s, self.player, s.rules.states[self.state].type)
        return [act(CARRY, s.empires[self.player].row[slot]) for slot in slots]

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        e = s.empires[self.player]
        if has(e.stray_states, self.state):
            e.stray_states &= ~one(self.state)
            e.states[slot_of(s, self.player, first(action))] |= one(self.state)

    def refuse(self, s: Dawn, action: i64) -> str:
        return refusal(self.legal(s), action, CARRY, "CND-11.18")
