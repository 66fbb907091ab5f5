"""Advances gained or bought by cards, by events and in the status phase. COC-9.5, 9.6, 20.7."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.advances.learn import (
    LEARNS,
    PayAdvance,
    buy,
    buyable,
    gainable_free,
    list_buys,
    refuse_buy,
    why_not_gain,
)
from ecumene.games.clash_of_cultures.rules.costs import (
    can_pay,
    free_advance_price,
)
from ecumene.games.clash_of_cultures.rules.shortages import missing_for
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import LEARN, PASS, STUDY
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.bits import has, members
from ecumene.kernel.core.frames import Step
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame


def free_advance(s: World, p: i64, advances: i64, optional: bool) -> None:
    """D15, COC-9.6: one of these advances, if one can be gained."""
    s.ask(FreeAdvance(p, advances, 1 if optional else 0))


@dataclass(init=False, eq=False)
class FreeAdvance(Frame):
    """D15, D28, COC-9.5, 9.6: which advance is gained without paying food?"""

    advances: i64  # bag
    optional: i64

    def __init__(self, player: i64, advances: i64, optional: i64) -> None:
        self.player = player
        self.advances = advances
        self.optional = optional

    def legal(self, s: World) -> list[int]:
        out: list[int] = []
        a: i64
        for a in members(gainable_free(s, self.player) & self.advances):
            out.append(LEARNS[a])
        if self.optional:
            out.append(act(PASS))
        return out

    def why_not(self, s: World, action: i64) -> str:
        if verb_of(action) != LEARN:
            return NOT_OFFERED
        a: i64 = first(action)
        why = why_not_gain(s, self.player, a)
        if why:
            return why
        if not can_pay(s, self.player, free_advance_price(s, self.player, a), False):
            return "COC-9.5"
        return NOT_OFFERED

    def missing(self, s: World, action: i64) -> list[int]:
        return missing_for(s, self.player, action, self.why_not(s, action))

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == LEARN:
            a: i64 = first(action)
            s.ask(PayAdvance(self.player, free_advance_price(s, self.player, a), 0, a))


def buy_by_card(s: World, p: i64, advances: i64, left: i64) -> None:
    """COC-20.7: buy some of these advances, all of one category. If none can be bought, nothing is asked."""
    if left > 0 and buyable(s, p) & advances:
        s.push(BuyAdvance(p, advances, left))


@dataclass(init=False, eq=False)
class BuyAdvance(Frame):
    """COC-20.7: which advance is bought with a card? Further ones are of the same category."""

    advances: i64  # bag
    left: i64  # how many are bought

    def __init__(self, player: i64, advances: i64, left: i64) -> None:
        self.player = player
        self.advances = advances
        self.left = left

    def legal(self, s: World) -> list[int]:
        out: list[int] = []
        list_buys(s, self.player, self.advances, out)
        return out

    def why_not(self, s: World, action: i64) -> str:
        verb: i64 = verb_of(action)
        if verb != LEARN and verb != STUDY:
            return NOT_OFFERED
        if not has(self.advances, first(action)):
            return "COC-20.2"
        return refuse_buy(s, self.player, first(action), verb == STUDY)

    def missing(self, s: World, action: i64) -> list[int]:
        return missing_for(s, self.player, action, self.why_not(s, action))

    def apply(self, s: World, action: i64) -> None:
        a: i64 = first(action)
        s.follow_with(BuyNext(self.player, s.rules.in_category[s.rules.advances[a].category], self.left - 1))
        buy(s, self.player, a, verb_of(action) == STUDY)


@dataclass(init=False, eq=False)
class BuyNext(Step):
    """The next one, after the advance bought before is gained and its event resolved."""

    seat: i64
    advances: i64
    left: i64

    def __init__(self, seat: i64, advances: i64, left: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.advances = advances
        self.left = left

    def run(self, s: World) -> None:
        s.stack.pop()
        buy_by_card(s, self.seat, self.advances, self.left)
