"""What a player may do before choosing a card. CND-6.7, 17.1, 20.11, 20.20, 20.23."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.power import Power
from ecumene.games.new_dawn.rules.focus_row.row import is_reversed_swap
from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.map.spaces import tokens_of
from ecumene.games.new_dawn.rules.powers import powers
from ecumene.games.new_dawn.rules.refusals import refuse_space, verb_is_one_of
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import DONE, DRIVE, GARDEN, POINT, RAZE, RELEASE
from ecumene.kernel.core.action import act, first, second, verb_of
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame


@dataclass(init=False, eq=False)
class StartOfTurn(Frame):
    """CND-6.7, D-03, D-36: abilities at the start of a turn, each once, in any order.

    Trade tokens that leave the Great Zimbabwe one after another are a set (CND-20.20).
    """

    since: i64  # the highest card that just got one of them, or NONE

    def __init__(self, player: i64, since: i64) -> None:
        self.player = player
        self.since = since

    def legal(self, s: Dawn) -> list[int]:
        out: list[int] = []
        for power in powers(s, self.player):
            power.start_offers(s, self.player, out)
        out.append(act(DONE))
        return out

    def canonical(self, s: Dawn) -> list[int]:
        """Tokens in order of cards. Of two control tokens (CND-20.11) the one on the lower space comes first.

        Of two swapped cards the one in the lower slot comes first (CND-20.23).
        """
        out: list[int] = []
        action: i64
        for action in self.legal(s):
            verb: i64 = verb_of(action)
            if verb == RELEASE and first(action) < self.since:
                continue
            if verb == POINT and first(action) == tokens_of(s, s.owner(first(action)))[-1]:
                continue
            if is_reversed_swap(s, self.player, action):
                continue
            out.append(action)
        return out

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) != DONE:
            s.push(StartAgain(self.player, max(self.since, first(action)) if verb_of(action) == RELEASE else NONE))
            use_ability(s, self.player, powers(s, self.player), action)

    def refuse(self, s: Dawn, action: i64) -> str:
        if action in self.legal(s):
            return ""
        if verb_is_one_of(action, GARDEN, RAZE, POINT, DRIVE):
            lost: str = refuse_space(s, second(action) if verb_of(action) == DRIVE else first(action), "")
            if lost != "":
                return lost
        return refuse_ability(s, self.player, action)


def refuse_ability(s: Dawn, p: i64, action: i64) -> str:
    """CND-17.1: one of p's powers names the rule. A wonder that p does not control gives nothing."""
    verb: i64 = verb_of(action)
    for power in powers(s, p):
        if power.start_verb() == verb:
            return power.refuse_start(s, p, action)
    for wonder in s.rules.wonders:
        if wonder.start_verb() == verb:
            return "CND-17.1"
    for state in s.rules.states:
        if state.start_verb() == verb:
            return state.refuse_start(s, p, action)
    return NOT_OFFERED


def use_ability(s: Dawn, p: i64, offering: list[Power], action: i64) -> None:
    """The power that made the offer applies it."""
    for power in offering:
        if power.apply_start(s, p, action):
            return
    raise ValueError("no power offers this action")


@dataclass(init=False, eq=False)
class StartAgain(Frame):
    """CND-6.7: asks for another ability."""

    seat: i64
    since: i64

    def __init__(self, seat: i64, since: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.since = since

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        s.ask(StartOfTurn(self.seat, self.since))
