"""A turn: civilization, actions or rest, workers, abilities at the end. AOC-3.5, 3.6, 5 to 7."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.actions import ACTIONS as ALL_ACTIONS
from ecumene.games.age_of_civilization.cards.terms import REST as AT_REST
from ecumene.games.age_of_civilization.cards.terms import SPACE
from ecumene.games.age_of_civilization.rules import innovations
from ecumene.games.age_of_civilization.rules.actions import (
    all_affordable,
    blocked_by_others,
    declare,
    first_card,
    last_card,
    why_not_act,
)
from ecumene.games.age_of_civilization.rules.civilizations import choose_civilization
from ecumene.games.age_of_civilization.rules.costs import missing_to_act
from ecumene.games.age_of_civilization.rules.end_of_turn import ABILITIES_AT_END
from ecumene.games.age_of_civilization.rules.gains import receive
from ecumene.games.age_of_civilization.rules.resigning import resign
from ecumene.games.age_of_civilization.rules.row_checks import PERMANENT_ACTIONS
from ecumene.games.age_of_civilization.rules.ruleset import TABLE, part_of_source
from ecumene.games.age_of_civilization.rules.state import MOST_PLAYERS, Era
from ecumene.games.age_of_civilization.rules.verbs import ACT, BUY, DONE, OWN, RESIGN, REST, RESTED
from ecumene.kernel.core.action import act, first, ready, second, verb_of
from ecumene.kernel.core.bits import has, members
from ecumene.kernel.core.frames import Step
from ecumene.kernel.core.piles import holds
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame

REST_COINS: Final = 2  # AOC-6.1
REST_WORKERS: Final = 1

# choices of a turn, made once
AT_TABLE: Final[list[Any]] = ready(ACT, len(ALL_ACTIONS))
EVERY_PERMANENT: Final = (1 << PERMANENT_ACTIONS) - 1  # the bag of the permanent actions, which are the first rows
AT_PERMANENT: Final[list[list[Any]]] = [[AT_TABLE[a] for a in members(bag)] for bag in range(EVERY_PERMANENT + 1)]
RESTS: Final[Any] = act(REST)
DONES: Final[Any] = act(DONE)
RESIGNS: Final[Any] = act(RESIGN)

# steps of a turn
CIVILIZATION: Final = 0
ACTIONS: Final = 1
RESOLVE: Final = 2


def begin_turn(s: Era, p: i64) -> None:
    s.begin_turn(p)
    step = STEPS[p][CIVILIZATION]
    s.push(step)
    step.run(s)


@final
@dataclass(init=False, eq=False)
class TurnStep(Step):
    """AOC-3.5, 3.6: the steps of a turn in order. On the stack it lies directly below the question of its step."""

    seat: i64
    step: i64

    def __init__(self, seat: i64, step: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.step = step

    def run(self, s: Era) -> None:
        p: i64 = self.seat
        if self.step == CIVILIZATION:
            s.follow_with(STEPS[p][ACTIONS])
            choose_civilization(s, p)
        elif self.step == ACTIONS:
            s.follow_with(STEPS[p][RESOLVE])
            s.push(QUESTIONS[p])
        else:
            at_end = ABILITIES_AT_END[p]
            s.follow_with(at_end)
            s.take_back_workers(p)
            at_end.run(s)  # at once: most often there is nothing to do


@final
@dataclass(init=False, eq=False)
class Actions(Frame):
    """AOC-5.1, 5.4, 6.2: the next action; before the first one also a rest, after it also the end of the actions."""

    def legal(self, s: Era) -> list[int]:
        last: Any = DONES
        if s.acted == 0:
            last = RESTS
        p: i64 = self.player
        if s.nations[p].free_workers() > 0:
            out = self.actions(s)
            out.append(last)
        elif len(s.specials) == 0:
            return [last, RESIGNS]
        else:
            out = [last]
        if len(s.specials) > 0:
            innovations.add_offers(s, p, out)
        out.append(RESIGNS)
        return out

    def actions(self, s: Era) -> list[Any]:
        """AOC-5.3, 5.11, 5.17, 11.35: permanent actions, cards in their order, own spaces."""
        p: i64 = self.player
        seat = s.nations[p]
        rules = s.rules
        allowed: i64 = rules.performable & ~blocked_by_others(s, p) & all_affordable(s, p)
        possible: i64 = allowed
        if seat.used != 0:
            possible &= ~seat.full(rules.spaces)
        out: list[Any] = []
        for choice in AT_PERMANENT[possible & EVERY_PERMANENT]:
            out.append(choice)
        track = s.track
        action: i64
        i: i64
        for i in range(first_card(s), last_card(s, seat)):
            action = track[i]
            if has(possible, action):
                out.append(AT_TABLE[action])
        if seat.works_at(SPACE):
            self.own_spaces(s, allowed, out)
        return out

    def own_spaces(self, s: Era, allowed: i64, out: list[Any]) -> None:
        """AOC-5.11: spaces that abilities of the player add, and that were not used this turn."""
        a: i64
        for a in s.nations[self.player].live:
            e = s.rules.effects[a]
            if e.moment == SPACE and has(allowed, e.action) and not holds(s.spent, a):
                choice: i64 = act(OWN, e.action, e.source)
                if choice not in out:
                    out.append(choice)

    def why_not(self, s: Era, action: i64) -> str:
        verb: i64 = verb_of(action)
        if verb == ACT:
            return why_not_act(s, self.player, first(action), TABLE)
        if verb == OWN:
            own: bool = second(action) != TABLE
            return why_not_act(s, self.player, first(action), second(action)) if own else "AOC-5.11"
        if verb == BUY:
            return innovations.why_not_buy(s, self.player, first(action))
        return "AOC-6.1" if verb == REST else "AOC-6.2" if verb == DONE else NOT_OFFERED

    def missing(self, s: Era, action: i64) -> list[int]:
        verb: i64 = verb_of(action)
        if (verb == ACT or verb == OWN) and self.why_not(s, action) == "AOC-5.1":
            return missing_to_act(s, self.player, first(action))
        return innovations.missing_to_buy(s, self.player, action)

    def apply(self, s: Era, action: i64) -> None:
        p: i64 = self.player
        verb: i64 = verb_of(action)
        if verb == ACT or verb == OWN:
            s.count_action()
            declare(s, p, first(action), second(action) if verb == OWN else TABLE)
        elif verb == BUY:
            innovations.buy(s, p, first(action))
        elif verb == RESIGN:
            resign(s, p)
        else:
            s.note_could_buy(innovations.can_buy(s, p))
            s.stack.pop()
            if verb == REST:
                rest(s, p)


def rest(s: Era, p: i64) -> None:
    """AOC-6.1, 11.15: two coins and a worker, and bonuses from abilities."""
    s.report(RESTED, p)
    s.gain_coins(p, REST_COINS)
    s.gain_workers(p, REST_WORKERS)
    if not s.nations[p].works_at(AT_REST):
        return
    a: i64
    for a in s.nations[p].live:
        e = s.rules.effects[a]
        if e.moment == AT_REST:
            receive(s, p, e, part_of_source(e.source))


QUESTIONS: Final[list[Actions]] = [Actions(p) for p in range(MOST_PLAYERS)]
STEPS: Final[list[list[TurnStep]]] = [[TurnStep(p, step) for step in range(RESOLVE + 1)] for p in range(MOST_PLAYERS)]
