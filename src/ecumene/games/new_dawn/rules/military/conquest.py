"""City-states that are conquered. CND-11.18, 14.4. How they are set free again is in `capture` and `leave`."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.tiles import NO_MARK
from ecumene.games.new_dawn.rules.diplomacy import forget_state
from ecumene.games.new_dawn.rules.focus_row.tokens import put_state, take_state
from ecumene.games.new_dawn.rules.map.spaces import home_of, state_owner
from ecumene.games.new_dawn.rules.once_flags import STATE_SPENT
from ecumene.games.new_dawn.rules.state import NONE, Dawn


def conquer(s: Dawn, p: i64, state: i64) -> None:
    """CND-11.18, 14.4: the token goes to p's card of its type, from the map or from the loser; its cards face down.

    Agendas are looked at when the piece stands there that takes the space (CND-11.31, 12.7).
    """
    loser: i64 = state_owner(s, state)
    if loser != NONE:
        if s.empires[loser].has_used(STATE_SPENT + state):  # CND-14.2: the token, once a turn
            s.empires[p].use(STATE_SPENT + state)
        take_state(s, loser, state)
    else:
        s.things[home_of(s, state)] = NO_MARK
    forget_state(s, state)
    put_state(s, p, state)
