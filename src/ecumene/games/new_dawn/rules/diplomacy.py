"""Diplomacy cards: who holds them, how they are taken and returned. CND-9.10, 9.11, 11.9, 15, 17.5, 20.8."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.map.spaces import state_on
from ecumene.games.new_dawn.rules.powers import pact_limit
from ecumene.games.new_dawn.rules.scoring import mark_agendas
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import DONE, ENVOY, PASS, RENOUNCE, TREATY
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.bits import has, members, size
from ecumene.kernel.core.frames import Choice, Step
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame

COPIES: Final = 2  # of a city-state's card (CND-2.7)


# who holds what


def pacts_held(s: Dawn, p: i64, giver: i64) -> i64:
    """Bag of a rival's cards that p holds."""
    return s.empires[p].pacts & s.rules.pacts_of[giver]


def available_pacts(s: Dawn, giver: i64) -> i64:
    """CND-15.3: bag of a player's cards that nobody holds."""
    bag: i64 = s.rules.pacts_of[giver]
    for e in s.empires:
        bag &= ~e.pacts
    return bag


def copies_left(s: Dawn, state: i64) -> i64:
    """CND-9.10, 14.3: cards of a city-state that lie face up beside the map."""
    if has(s.facedown, state):
        return 0
    n: i64 = COPIES
    for e in s.empires:
        if has(e.embassies, state):
            n -= 1
    return n


def may_take_state_card(s: Dawn, p: i64, state: i64) -> bool:
    """CND-9.10, 15.2: one is left, and p has none."""
    return not has(s.empires[p].embassies, state) and copies_left(s, state) > 0


# taking and returning


def take_pact(s: Dawn, p: i64, pact: i64) -> None:
    """CND-9.11, 15.2: if the limit is reached, the old card is returned first."""
    mine: i64 = pacts_held(s, p, s.rules.pacts[pact].giver)
    if size(mine) >= pact_limit(s, p):
        s.return_pact(p, members(mine)[0])
    s.take_pact(p, pact)
    mark_agendas(s)


def return_all(s: Dawn, p: i64, giver: i64) -> None:
    """CND-11.9, 15.4: p attacks that player."""
    pact: i64
    for pact in members(pacts_held(s, p, giver)):
        s.return_pact(p, pact)


def take_state_card(s: Dawn, p: i64, state: i64) -> None:
    """CND-9.10, 14.5: p takes it if allowed."""
    if may_take_state_card(s, p, state):
        s.take_state_card(p, state)
        mark_agendas(s)


def return_state(s: Dawn, p: i64, state: i64) -> None:
    """CND-11.9, 15.5: p attacks that city-state."""
    if has(s.empires[p].embassies, state):
        s.return_state_card(p, state)


def return_state_cards(s: Dawn, state: i64) -> None:
    """CND-11.18: the city-state is conquered: players return its cards."""
    p: i64
    for p in range(len(s.empires)):
        return_state(s, p, state)


# questions


def offer_diplomacy_card(s: Dawn, p: i64, space: i64) -> None:
    """CND-9.9, step 3: a caravan of p has arrived there, and p may take a diplomacy card."""
    state: i64 = state_on(s, space)
    if state != NONE:
        if may_take_state_card(s, p, state):
            s.ask(SendEnvoy(p, state))
    elif available_pacts(s, s.owner(space)) != 0:
        s.ask(MakeTreaty(p, s.owner(space)))


@dataclass(init=False, eq=False)
class SendEnvoy(Choice):
    """D-13, CND-9.10: take a card of the city-state?"""

    verb: ClassVar[int] = ENVOY
    rule: ClassVar[str] = "CND-9.10"

    state: i64

    def __init__(self, player: i64, state: i64) -> None:
        self.player = player
        self.state = state

    def legal(self, s: Dawn) -> list[int]:
        return [act(ENVOY, self.state), act(PASS)]

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        if action != act(PASS):
            take_state_card(s, self.player, self.state)


@dataclass(init=False, eq=False)
class MakeTreaty(Choice):
    """D-13, CND-9.11, 15.6: take one of the cards that the rival still has? The card held before is returned."""

    verb: ClassVar[int] = TREATY
    rule: ClassVar[str] = "CND-15.3"

    giver: i64

    def __init__(self, player: i64, giver: i64) -> None:
        self.player = player
        self.giver = giver

    def legal(self, s: Dawn) -> list[int]:
        out = [act(TREATY, pact) for pact in members(available_pacts(s, self.giver))]
        out.append(act(PASS))
        return out

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        if action != act(PASS):
            take_pact(s, self.player, first(action))


@dataclass(init=False, eq=False)
class MoreTreaties(Step):
    """CND-20.8: more cards may be taken. Nobody is asked if none is left."""

    seat: i64
    left: i64
    since: i64  # the last by number of those taken, or NONE

    def __init__(self, seat: i64, left: i64, since: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.left = left
        self.since = since

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        if self.left > 0:
            s.ask(TakeTreaties(self.seat, self.left, self.since))


@dataclass(init=False, eq=False)
class TakeTreaties(Frame):
    """D-31, CND-20.8: available cards of any rivals, as far as the limit allows, in any order."""

    left: i64
    since: i64

    def __init__(self, player: i64, left: i64, since: i64) -> None:
        self.player = player
        self.left = left
        self.since = since

    def legal(self, s: Dawn) -> list[int]:
        out: list[int] = []
        giver: i64
        for giver in range(len(s.empires)):
            if giver != self.player and size(pacts_held(s, self.player, giver)) < pact_limit(s, self.player):
                for pact in members(available_pacts(s, giver)):
                    out.append(act(TREATY, pact))
        if len(out) > 0:
            out.append(act(DONE))
        return out

    def canonical(self, s: Dawn) -> list[int]:
        out: list[int] = []
        action: i64
        for action in self.legal(s):
            if verb_of(action) == DONE or first(action) > self.since:
                out.append(action)
        return out

    def why_not(self, s: Dawn, action: i64) -> str:
        if verb_of(action) != TREATY:
            return NOT_OFFERED
        return "CND-20.8" if s.rules.pacts[first(action)].giver == self.player else "CND-15.3"

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        if action != act(DONE):
            s.push(MoreTreaties(self.player, self.left - 1, max(self.since, first(action))))
            take_pact(s, self.player, first(action))


@dataclass(init=False, eq=False)
class ShedTreaties(Step):
    """CND-17.5: the limit is lower now: cards of each rival beyond it are returned."""

    seat: i64
    since: i64  # the last by number of those returned, or NONE

    def __init__(self, seat: i64, since: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.since = since

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        giver: i64
        for giver in range(len(s.empires)):
            if size(pacts_held(s, self.seat, giver)) > pact_limit(s, self.seat):
                s.ask(Renounce(self.seat, giver, self.since))
                return


@dataclass(init=False, eq=False)
class Renounce(Choice):
    """D-35, CND-17.5: which card is returned? In any order; mandatory.

    A player who has resigned returns the first (R-23).
    """

    verb: ClassVar[int] = RENOUNCE
    rule: ClassVar[str] = "CND-17.5"

    giver: i64
    since: i64

    def __init__(self, player: i64, giver: i64, since: i64) -> None:
        self.player = player
        self.giver = giver
        self.since = since

    def legal(self, s: Dawn) -> list[int]:
        return [act(RENOUNCE, pact) for pact in members(pacts_held(s, self.player, self.giver))]

    def canonical(self, s: Dawn) -> list[int]:
        """In ascending order, if enough of them come later."""
        mine = members(pacts_held(s, self.player, self.giver))
        later = [pact for pact in mine if pact > self.since]
        wanted: i64 = len(mine) - pact_limit(s, self.player)
        if len(later) < wanted:
            return self.legal(s)
        return [act(RENOUNCE, pact) for pact in later[: len(later) - wanted + 1]]

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        s.push(ShedTreaties(self.player, max(self.since, first(action))))
        s.return_pact(self.player, first(action))
