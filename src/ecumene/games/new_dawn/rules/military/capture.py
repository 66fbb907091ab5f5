"""What a won attack brings: control tokens, cities, city-states, capitals.

CND-11.18 to 11.25, 11.29 to 11.32, 14.4 to 14.8.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import TARGET_BARBARIAN
from ecumene.games.new_dawn.rules.barbarians import defeat
from ecumene.games.new_dawn.rules.diplomacy import return_state_cards, take_state_card
from ecumene.games.new_dawn.rules.focus_row.row import slot_of
from ecumene.games.new_dawn.rules.focus_row.state_tokens import put_state_token
from ecumene.games.new_dawn.rules.focus_row.trade_tokens import gain_trade
from ecumene.games.new_dawn.rules.holds import CAPITAL, CITY, NONE, REINFORCED, TOKEN
from ecumene.games.new_dawn.rules.industry.wonders import Resite
from ecumene.games.new_dawn.rules.map.spaces import (
    barbarian_on,
    home_of,
    is_city,
    kind_at,
    state_at,
    state_owner,
    unused_cities,
    wonder_on,
)
from ecumene.games.new_dawn.rules.once_flags import STATE_SPENT
from ecumene.games.new_dawn.rules.pieces.placement import put_city, put_control, replace_piece
from ecumene.games.new_dawn.rules.pieces.removal import ask_lift, remove_piece
from ecumene.games.new_dawn.rules.scoring import mark_agendas
from ecumene.games.new_dawn.rules.seat import SLOTS
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import CONQUER, DONE, LIBERATE, ROB, ROBBED
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.frames import Choice, Step
from ecumene.kernel.core.state import NOBODY, Frame

CAPITAL_TRADE: Final = 2  # trade tokens from a capital's owner (CND-11.22, R-6)
BARBARIAN_TRADE: Final = 1  # trade tokens for a barbarian (CND-11.19)


def apply_win(s: Dawn, p: i64, at: i64, target: i64) -> None:
    """CND-11.18, 11.19, 11.22, 11.29, 11.30: p has won.

    Caravans there are not affected, and nobody gains resources of the space.
    """
    if target == TARGET_BARBARIAN:
        defeat(s, p, barbarian_on(s, at))
        gain_trade(s, p, BARBARIAN_TRADE)
    elif kind_at(s, at) == CAPITAL:
        defeat_capital(s, p, at)
    else:
        s.close_to_attacks(p, at)
        convert(s, p, at)


def convert(s: Dawn, p: i64, at: i64) -> None:
    """CND-7.13, 11.20, 11.21, 11.25: p takes the space.

    A city-state that a rival had conquered may be liberated instead.
    """
    if s.owner(at) != NONE and state_at(s, at) != NONE:
        s.ask(ConquerOrLiberate(p, at))
    else:
        occupy(s, p, at)


def occupy(s: Dawn, p: i64, at: i64) -> None:
    """CND-11.20, 11.21, 11.24, 18.2, 11.31, 11.32, R-21: p puts a piece there; a reinforced token if no city is left.

    Only on a city-state such a token is known to replace a city. Elsewhere it is a control token like any other.
    """
    kind: i64 = TOKEN
    if is_city(s, at) or state_at(s, at) != NONE:
        kind = CITY if unused_cities(s, p) > 0 else REINFORCED
    s.push(Occupy(p, at, kind))
    if kind != CITY:
        ask_lift(s, p)


@dataclass(init=False, eq=False)
class Occupy(Step):
    """CND-11.18, 11.20, 11.21: the piece is replaced. A natural wonder or world wonder there goes with it."""

    seat: i64
    at: i64
    kind: i64

    def __init__(self, seat: i64, at: i64, kind: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.at = at
        self.kind = kind

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        state: i64 = state_at(s, self.at)
        if state != NONE:
            conquer(s, self.seat, state)
        if s.owner(self.at) != NONE:
            replace_piece(s, self.seat, self.at, self.kind)
        elif self.kind == CITY:
            put_city(s, self.seat, self.at)
        else:
            put_control(s, self.seat, self.at, self.kind)


@dataclass(init=False, eq=False)
class ConquerOrLiberate(Frame):
    """CND-14.4, 14.5, D-23: is the city-state conquered again, or liberated?"""

    at: i64

    def __init__(self, player: i64, at: i64) -> None:
        self.player = player
        self.at = at

    def legal(self, s: Dawn) -> list[int]:
        return [act(CONQUER), act(LIBERATE)]

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == CONQUER:
            occupy(s, self.player, self.at)
        else:
            liberate(s, self.player, self.at)


def liberate(s: Dawn, p: i64, at: i64) -> None:
    """CND-14.5, 14.7: the loser's piece and the city-state's token go back; p takes one of its cards.

    A world wonder goes to one of p's cities, or stays there without an owner.
    """
    wonder: i64 = wonder_on(s, at)
    remove_piece(s, at)
    take_state_card(s, p, state_at(s, at))
    if wonder != NONE:
        s.ask(Resite(p, wonder))


def conquer(s: Dawn, p: i64, state: i64) -> None:
    """CND-11.18, 14.4: p gets the token on a card of its type, from the map or from the loser; its cards are face down.

    Agendas are checked later, when p's piece stands on the space (CND-11.31, 12.7).
    """
    loser: i64 = state_owner(s, state)
    if loser != NONE:
        if s.empires[loser].has_used(STATE_SPENT + state):  # CND-14.2: the token, once a turn
            s.use(p, STATE_SPENT + state)
        s.lose_state(loser, state)
    else:
        s.take_thing(home_of(s, state))
    return_state_cards(s, state)
    put_state_token(s, p, state)


# capitals


def defeat_capital(s: Dawn, p: i64, at: i64) -> None:
    """CND-11.22, 11.23, 12.8: p gains trade tokens and a wonder. Without a city for the wonder the loser keeps it."""
    loser: i64 = s.owner(at)
    s.count_capital(p)
    wonder: i64 = wonder_on(s, at)
    s.push(Sacked())
    if wonder != NONE:
        s.ask(Resite(p, wonder))
    s.ask(Plunder(p, loser, CAPITAL_TRADE, 0, 0))


@dataclass(init=False, eq=False)
class Sacked(Step):
    """CND-11.26: then agendas are checked."""

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        mark_agendas(s)


@dataclass(init=False, eq=False)
class Plunder(Choice):
    """CND-11.22, D-23: from which of the loser's cards is a trade token taken? In any order."""

    verb: ClassVar[int] = ROB
    rule: ClassVar[str] = "CND-11.22"

    loser: i64
    left: i64
    since: i64  # the highest slot named
    got: i64

    def __init__(self, player: i64, loser: i64, left: i64, since: i64, got: i64) -> None:
        self.player = player
        self.loser = loser
        self.left = left
        self.since = since
        self.got = got

    def legal(self, s: Dawn) -> list[int]:
        return self.from_slot(s, 0)

    def canonical(self, s: Dawn) -> list[int]:
        return self.from_slot(s, self.since)

    def from_slot(self, s: Dawn, since: i64) -> list[int]:
        """Tokens of this slot or a higher one, or no more."""
        e = s.empires[self.loser]
        out: list[int] = []
        slot: i64
        if self.left > 0:
            for slot in range(since, SLOTS):
                if e.trade[slot] > 0:
                    out.append(act(ROB, e.row[slot]))
        out.append(act(DONE))
        return out

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == DONE:
            gain_trade(s, self.player, self.got)
            return
        slot: i64 = slot_of(s, self.loser, first(action))
        s.report(ROBBED, self.loser, self.player, first(action))
        s.remove_trade(self.loser, slot)
        s.ask(Plunder(self.player, self.loser, self.left - 1, max(self.since, slot), self.got + 1))
