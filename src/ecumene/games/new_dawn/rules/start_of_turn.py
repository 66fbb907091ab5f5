"""What a player may do before choosing a card. CND-6.7, 17.1, 20.11, 20.20, 20.23."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.power import Power
from ecumene.games.new_dawn.rules.powers import powers
from ecumene.games.new_dawn.rules.refusals import refuse_space
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import DONE, NO_VERB
from ecumene.kernel.core.action import act, verb_of
from ecumene.kernel.core.frames import Step
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
        p: i64 = self.player
        out: list[int] = []
        for power in powers(s, p):
            if power.start_verb() != NO_VERB:
                offers: list[int] = []
                power.start_offers(s, p, offers)
                out.extend([action for action in offers if power.start_is_canonical(s, p, action, self.since)])
        out.append(act(DONE))
        return out

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        if action != act(DONE):
            power = power_offering(s, self.player, action)
            s.push(StartAgain(self.player, power.start_since(action, self.since)))
            power.apply_start(s, self.player, action)

    def why_not(self, s: Dawn, action: i64) -> str:
        return refuse_ability(s, self.player, action)


def refuse_ability(s: Dawn, p: i64, action: i64) -> str:
    """CND-17.1: one of p's powers names the rule. A wonder that p does not control gives nothing."""
    verb: i64 = verb_of(action)
    for power in powers(s, p):
        if power.start_verb() == verb:
            return refuse_space(s, power.start_space(action), "") or power.refuse_start(s, p, action)
    for wonder in s.rules.wonders:
        if wonder.start_verb() == verb:
            return refuse_space(s, wonder.start_space(action), "CND-17.1")
    for state in s.rules.states:
        if state.start_verb() == verb:
            return refuse_space(s, state.start_space(action), "") or state.refuse_start(s, p, action)
    return NOT_OFFERED


def power_offering(s: Dawn, p: i64, action: i64) -> Power:
    """The power that made the offer."""
    offers: list[int] = []
    for power in powers(s, p):
        power.start_offers(s, p, offers)
        if action in offers:
            return power
    raise ValueError("no power offers this action")


@dataclass(init=False, eq=False)
class StartAgain(Step):
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
