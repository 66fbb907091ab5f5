"""End of turn: abilities, in the order their owner chooses. AOC-1.12, 7.3, 7.5."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.effect import Effect
from ecumene.games.age_of_civilization.cards.terms import (
    COINS,
    MAY_GIVE,
    MAY_PERFORM,
    NONE,
    OTHERS_LOSE,
    PER_COIN,
    TECHNOLOGY,
    TURN,
)
from ecumene.games.age_of_civilization.rules import innovations
from ecumene.games.age_of_civilization.rules.actions import (
    FREE,
    blocked_by_others,
    can_perform_free,
    declare,
)
from ecumene.games.age_of_civilization.rules.costs import coins_missing, lack
from ecumene.games.age_of_civilization.rules.counts import amount
from ecumene.games.age_of_civilization.rules.gains import receive
from ecumene.games.age_of_civilization.rules.learning import gainable
from ecumene.games.age_of_civilization.rules.ruleset import FIRST_TECH, FIRST_WONDER, part_of_source
from ecumene.games.age_of_civilization.rules.seat import NOTHING
from ecumene.games.age_of_civilization.rules.state import MOST_PLAYERS, Era
from ecumene.games.age_of_civilization.rules.verbs import BUY, COINS_SHORT, DONE, GIVE, USE
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.bits import has
from ecumene.kernel.core.frames import Step
from ecumene.kernel.core.piles import holds
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame

AT_THE_END: Final = 1 << TURN | 1 << MAY_PERFORM | 1 << MAY_GIVE  # bag of the moments at the end of a turn
AUTOMATIC_ORDER: Final = [OTHERS_LOSE, COINS, TECHNOLOGY]  # the order of abilities without a choice; points come last


def via_of(e: Effect) -> i64:
    """The technology whose ability it is, or NONE."""
    return e.source - FIRST_TECH if FIRST_TECH <= e.source < FIRST_WONDER else NONE


def works(s: Era, p: i64, e: Effect) -> bool:
    """AOC-7.5, 11.33: would the ability have any effect now?"""
    if e.moment == MAY_PERFORM:
        return can_perform_free(s, p, e.action, via_of(e))
    if e.moment == MAY_GIVE:
        return s.nations[p].coins >= e.n and len(s.pool) > 0
    if e.moment != TURN or amount(s, p, e) == 0:
        return False
    return e.unit != TECHNOLOGY or gainable(s, p) != 0


def pending(s: Era, p: i64) -> list[int]:
    """Unused abilities for the end of the turn that would have an effect. AOC-7.3: new ones too."""
    seat = s.nations[p]
    if seat.moments & AT_THE_END == 0:
        return NOTHING
    out: list[int] = []
    effects = s.rules.effects
    a: i64
    for a in seat.live:
        e = effects[a]
        if has(AT_THE_END, e.moment) and not holds(s.spent, a) and works(s, p, e):
            out.append(a)
    return out


def optional(e: Effect) -> bool:
    """May its owner leave it out?"""
    return e.moment == MAY_PERFORM or e.moment == MAY_GIVE


@dataclass(init=False, eq=False)
class EndOfTurnAbilities(Step):
    """AOC-7.3, 7.4: abilities without a choice happen automatically; if the order or a payment matters, `EndOfTurn`
    asks the owner.
    """

    seat: i64

    def __init__(self, seat: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat

    def run(self, s: Era) -> None:
        p: i64 = self.seat
        left = pending(s, p)
        if len(left) > 0 and order_matters(s, left):
            s.push(QUESTIONS[p])
        elif len(left) > 0:
            a: i64 = next_automatic(s, left)
            if s.rules.effects[a].per == PER_COIN:
                s.note_could_buy(False)  # AOC-12.3: coins that had to be counted first may be spent now
            use(s, p, a)
        elif s.could_buy == 0 and innovations.can_buy(s, p):
            s.push(QUESTIONS[p])  # AOC-12.11: coins were gained after the last chance to buy
        else:
            s.stack.pop()


def order_matters(s: Era, left: list[int]) -> bool:
    """Is an ability optional, or could a new technology change what another ability counts?"""
    a: i64
    for a in left:
        e = s.rules.effects[a]
        if optional(e) or (e.unit == TECHNOLOGY and len(left) > 1):
            return True
    return False


def next_automatic(s: Era, left: list[int]) -> i64:
    """The ability that happens first."""
    a: i64
    unit: i64
    for unit in AUTOMATIC_ORDER:
        for a in left:
            if s.rules.effects[a].unit == unit:
                return a
    return left[0]


def use(s: Era, p: i64, a: i64) -> None:
    """AOC-7.5: each ability once a turn."""
    s.use_up(a)
    e = s.rules.effects[a]
    if e.moment == MAY_PERFORM:
        declare(s, p, e.action, FREE, via_of(e))
    elif e.moment == MAY_GIVE:
        s.ask(GiveCoins(p, a))
    else:
        receive(s, p, e, part_of_source(e.source))


@dataclass(init=False, eq=False)
class EndOfTurn(Frame):
    """AOC-7.3: which ability is next; only optional abilities can be left out."""

    def legal(self, s: Era) -> list[int]:
        p: i64 = self.player
        out: list[int] = []
        must: bool = False
        a: i64
        for a in pending(s, p):
            e = s.rules.effects[a]
            choice: i64 = act(USE, e.source)
            if choice not in out:
                out.append(choice)
            must = must or not optional(e)
        innovations.add_offers(s, p, out)
        if not must:
            out.append(act(DONE))
        return out

    def why_not(self, s: Era, action: i64) -> str:
        verb: i64 = verb_of(action)
        if verb == BUY:
            return innovations.why_not_buy(s, self.player, first(action))
        if verb == USE:
            return why_not_use(s, self.player, first(action))
        return "AOC-7.5" if verb == DONE else NOT_OFFERED

    def missing(self, s: Era, action: i64) -> list[int]:
        if verb_of(action) == USE:
            return missing_to_use(s, self.player, first(action))
        return innovations.missing_to_buy(s, self.player, action)

    def apply(self, s: Era, action: i64) -> None:
        p: i64 = self.player
        verb: i64 = verb_of(action)
        s.stack.pop()
        if verb == BUY:
            innovations.buy(s, p, first(action))
        elif verb == DONE:
            s.stack.pop()  # `EndOfTurnAbilities`
        else:
            use(s, p, unused_of(s, p, first(action)))


def why_not_use(s: Era, p: i64, source: i64) -> str:
    """Why no ability of a source can be used now: there is none, it is used, it has no effect, or it costs too much."""
    why = "AOC-7.3"
    a: i64
    for a in s.nations[p].live:
        e = s.rules.effects[a]
        if e.source == source and (e.moment == TURN or optional(e)):
            if holds(s.spent, a) or e.moment == TURN:
                why = "AOC-7.5"
            elif e.moment == MAY_GIVE:
                return "AOC-11.33"
            else:
                return "AOC-11.25" if has(blocked_by_others(s, p), e.action) else "AOC-5.12"
    return why


def missing_to_use(s: Era, p: i64, source: i64) -> list[int]:
    """AOC-5.12, 11.33: the coins that an optional ability of a source needs."""
    why = why_not_use(s, p, source)
    a: i64
    for a in s.nations[p].live:
        e = s.rules.effects[a]
        if e.source == source and not holds(s.spent, a):
            if e.moment == MAY_GIVE and why == "AOC-11.33":
                return lack(COINS_SHORT, e.n, s.nations[p].coins)
            if e.moment == MAY_PERFORM and why == "AOC-5.12":
                return coins_missing(s, p, e.action, via_of(e))
    return []


def unused_of(s: Era, p: i64, source: i64) -> i64:
    """The first unused ability of a source, or NONE."""
    a: i64
    for a in pending(s, p):
        if s.rules.effects[a].source == source:
            return a
    return NONE


@dataclass(init=False, eq=False)
class GiveCoins(Frame):
    """AOC-11.8, 11.33, 14.9: which card of the pool gets the coins."""

    ability: i64

    def __init__(self, player: i64, ability: i64) -> None:
        self.player = player
        self.ability = ability

    def legal(self, s: Era) -> list[int]:
        return [act(GIVE, c) for c in s.pool]

    def why_not(self, s: Era, action: i64) -> str:
        return "AOC-11.8" if verb_of(action) == DONE or verb_of(action) == GIVE else NOT_OFFERED

    def apply(self, s: Era, action: i64) -> None:
        s.stack.pop()
        p: i64 = self.player
        e = s.rules.effects[self.ability]
        s.pay_coins(p, e.n)
        s.put_coins_on(first(action), e.n)
        s.score(p, e.each_points, part_of_source(e.source))


ABILITIES_AT_END: Final[list[EndOfTurnAbilities]] = [EndOfTurnAbilities(p) for p in range(MOST_PLAYERS)]
QUESTIONS: Final[list[EndOfTurn]] = [EndOfTurn(p) for p in range(MOST_PLAYERS)]
