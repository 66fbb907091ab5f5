"""Civic Improvement: raising the moods of cities. COC-13."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.power import WITH_CIVIC
from ecumene.games.clash_of_cultures.rules.advances.abilities import offers_at
from ecumene.games.clash_of_cultures.rules.costs import (
    can_pay_mood,
    mood_payments,
    pay_mood_mix,
    spend_action,
    step_price,
)
from ecumene.games.clash_of_cultures.rules.map.cells import CELLS
from ecumene.games.clash_of_cultures.rules.map.cities import raise_mood
from ecumene.games.clash_of_cultures.rules.map.packed_city import HAPPY, mood_of, owner_of
from ecumene.games.clash_of_cultures.rules.shortages import missing_for
from ecumene.games.clash_of_cultures.rules.state import NONE, World
from ecumene.games.clash_of_cultures.rules.verbs import CIVIC, DONE, IMPROVE, SPEND
from ecumene.kernel.core.action import act, first, ready, verb_of
from ecumene.kernel.core.frames import Choice
from ecumene.kernel.core.state import NOT_OFFERED, Frame

IMPROVES: Final[list[Any]] = ready(IMPROVE, CELLS)


def refuse_step(s: World, p: i64, at: i64, reserve: i64) -> str:
    """COC-13.1, 13.2, 13.7, 13.8: why p may not pay a step of this city and keep `reserve` mood tokens for Voting."""
    if owner_of(s.city[at]) != p:
        return "COC-13.1"
    if mood_of(s.city[at]) == HAPPY:
        return "COC-13.7"
    return "" if can_pay_mood(s, p, step_price(s, p, at) + reserve) else "COC-13.2"


def any_step(s: World, p: i64, reserve: i64) -> bool:
    at: i64
    for at in s.cities_of(p):
        if refuse_step(s, p, at, reserve) == "":
            return True
    return False


# the main loop


def offers(s: World, p: i64, out: list[int]) -> None:
    """D1."""
    if s.nations[p].actions > 0 and any_step(s, p, 0):
        out.append(act(CIVIC))
    offers_at(s, p, WITH_CIVIC, out)


def why_not(s: World, p: i64, action: i64) -> str:
    if verb_of(action) != CIVIC:
        return NOT_OFFERED
    if s.nations[p].actions < 1:
        return "COC-8.2"
    return "" if any_step(s, p, 0) else "COC-13.7"


def apply(s: World, p: i64, action: i64) -> bool:
    """COC-13.1, 13.6: no city is activated."""
    if verb_of(action) != CIVIC:
        return False
    spend_action(s, p)
    s.ask(Civic(p, 0, NONE))
    return True


# step by step


@final
@dataclass(init=False, eq=False)
class Civic(Frame):
    """D12, COC-13.1, 13.7: which city's mood rises by a step, in any order; or no more."""

    raised: i64  # 1: at least one step was paid
    last: i64  # the highest cell named since the last question about a payment, or NONE

    def __init__(self, player: i64, raised: i64, last: i64) -> None:
        self.player = player
        self.raised = raised
        self.last = last

    def legal(self, s: World) -> list[int]:
        out: list[int] = []
        at: i64
        for at in s.cities_of(self.player):
            if refuse_step(s, self.player, at, 0) == "":
                out.append(IMPROVES[at])
        if self.raised:
            out.append(act(DONE))
        return out

    def canonical(self, s: World) -> list[int]:
        """In order of cells."""
        return [a for a in self.legal(s) if verb_of(a) == DONE or first(a) >= self.last]

    def why_not(self, s: World, action: i64) -> str:
        if verb_of(action) == DONE:
            return "COC-13.7"
        return refuse_step(s, self.player, first(action), 0) if verb_of(action) == IMPROVE else NOT_OFFERED

    def missing(self, s: World, action: i64) -> list[int]:
        return missing_for(s, self.player, action, self.why_not(s, action))

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == IMPROVE:
            at: i64 = first(action)
            asked: bool = len(mood_payments(s, self.player, step_price(s, self.player, at))) > 1
            s.ask(PayMood(self.player, at, NONE if asked else max(self.last, at)))


@dataclass(init=False, eq=False)
class PayMood(Choice):
    """D2, COC-13.2, 13.5: how is a step paid? Then comes the next one."""

    verb: ClassVar[int] = SPEND
    rule: ClassVar[str] = "COC-13.5"

    at: i64
    last: i64  # for the next step: see `Civic`

    def __init__(self, player: i64, at: i64, last: i64) -> None:
        self.player = player
        self.at = at
        self.last = last

    def legal(self, s: World) -> list[int]:
        return mood_payments(s, self.player, step_price(s, self.player, self.at))

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        p: i64 = self.player
        pay_mood_mix(s, p, step_price(s, p, self.at), action)
        raise_mood(s, self.at)
        if any_step(s, p, 0):
            s.push(Civic(p, 1, self.last))
