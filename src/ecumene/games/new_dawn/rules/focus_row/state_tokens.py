"""Tokens of conquered city-states on focus cards. CND-11.18, 14, 20.9."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.focus_row.row import slot_of, slots_of
from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.map.spaces import home_of, state_owner
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import CARRY
from ecumene.kernel.core.action import act, first
from ecumene.kernel.core.bits import has
from ecumene.kernel.core.frames import Choice


def put_state_token(s: Dawn, p: i64, state: i64) -> None:
    """CND-11.18, 20.9: the token comes onto p's card of its type, or beside the row if there is none."""
    s.gain_state(p, state)
    s.ask(PutState(p, state))


def return_state_token(s: Dawn, state: i64) -> None:
    """CND-14.5, R-12: the token returns to its space, and its cards lie face up again."""
    p: i64 = state_owner(s, state)
    if p != NONE:
        s.lose_state(p, state)
    s.free_state(state, home_of(s, state))


@dataclass(init=False, eq=False)
class PutState(Choice):
    """CND-11.18, 20.9: on which card of its type?"""

    verb: ClassVar[int] = CARRY
    rule: ClassVar[str] = "CND-11.18"

    state: i64

    def __init__(self, player: i64, state: i64) -> None:
        self.player = player
        self.state = state

    def legal(self, s: Dawn) -> list[int]:
        slots = slots_of(s, self.player, s.rules.states[self.state].type)
        return [act(CARRY, s.empires[self.player].row[slot]) for slot in slots]

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        if has(s.empires[self.player].stray_states, self.state):
            s.put_state(self.player, self.state, slot_of(s, self.player, first(action)))
