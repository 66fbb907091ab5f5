"""Rounds and turns: the main question of a turn, and what follows it. COC-8."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.action_cards import play_cards
from ecumene.games.clash_of_cultures.rules.advances import abilities, learn
from ecumene.games.clash_of_cultures.rules.cities import build, civic_improvement, collect, found
from ecumene.games.clash_of_cultures.rules.events import great_persons
from ecumene.games.clash_of_cultures.rules.influence import influence
from ecumene.games.clash_of_cultures.rules.movement import move
from ecumene.games.clash_of_cultures.rules.once_flags import TURN_STARTED
from ecumene.games.clash_of_cultures.rules.shortages import missing_for
from ecumene.games.clash_of_cultures.rules.state import MOST_PLAYERS, World
from ecumene.games.clash_of_cultures.rules.status_phase import begin_status, end_game
from ecumene.games.clash_of_cultures.rules.trade import trade
from ecumene.games.clash_of_cultures.rules.trade.routes import trade_income
from ecumene.games.clash_of_cultures.rules.turn_track import (
    DIE_ROLLED,
    ONE_PLAYER_LEFT,
    TURNS,
    WONDER_BUILT,
    ends_on,
    rolls_for_end,
)
from ecumene.games.clash_of_cultures.rules.verbs import (
    END,
    RESIGN,
    ROLL,
    ROLLED,
    TRADE,
)
from ecumene.games.clash_of_cultures.rules.wonders import build_wonder
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.frames import Draw, Step
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame

ACTIONS: Final = 3  # COC-8.2


def begin_round(s: World, number: i64) -> None:
    """COC-8.1."""
    s.start_round(number)
    begin_turns(s)


def begin_turns(s: World) -> None:
    """COC-8.1, 25.7: one turn of every player, from the first player on. A die may be rolled before."""
    s.push(NextTurn(0))
    if rolls_for_end(s):
        s.push(EndRoll())


@dataclass(init=False, eq=False)
class EndRoll(Draw):
    """COC-25.7, 25.11: a die may end the game before this turn is played."""

    def legal(self, s: World) -> list[int]:
        return [act(ROLL, n) for n in range(1, 7)]

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        s.report(ROLLED, s.first, first(action))
        if first(action) >= ends_on(s):
            end_game(s, DIE_ROLLED)


@final
@dataclass(init=False, eq=False)
class NextTurn(Step):
    """COC-2.12, 8.1, 25.9: the next player in turn order has a turn, after the last one the next turn of the round.

    A wonder that ends the game ends it before.
    """

    had: i64  # how many players have had their turn

    def __init__(self, had: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.had = had

    def run(self, s: World) -> None:
        if s.ending == WONDER_BUILT:
            end_game(s, WONDER_BUILT)
        elif self.had < len(s.nations):
            s.follow_with(NextTurn(self.had + 1))
            p: i64 = (s.first + self.had) % len(s.nations)
            if s.playing(p):
                begin_turn(s, p)
        elif s.turn + 1 < TURNS:
            s.stack.pop()
            s.next_turn()
            begin_turns(s)
        else:
            s.follow_with(EndRound())
            begin_status(s)


@dataclass(init=False, eq=False)
class EndRound(Step):
    """COC-8.1: after the status phase."""

    def run(self, s: World) -> None:
        s.stack.pop()
        begin_round(s, s.round + 1)


def begin_turn(s: World, p: i64) -> None:
    """COC-8.6, 8.7, 8.8: what is allowed once a turn is allowed again; trade routes give income."""
    s.start_turn(p, ACTIONS)
    s.push(MAIN[p])
    trade_income(s, p)


def end_turn(s: World, p: i64) -> None:
    """What lasts only for this turn is over."""
    s.end_turn(p)
    s.stack.pop()


def resign(s: World, p: i64) -> None:
    """COC-4.14: the player's pieces stay. With one player left the game is over."""
    s.resign(p)
    if s.left() == 1:
        end_game(s, ONE_PLAYER_LEFT)
    else:
        end_turn(s, p)


@final
@dataclass(init=False, eq=False)
class Turn(Frame):
    """COC-8.2, 8.4, 8.5, 8.9, 8.10: what next? Every chapter adds its offers. Ending the turn is always possible."""

    def legal(self, s: World) -> list[int]:
        p: i64 = self.player
        out: list[int] = []
        learn.offers(s, p, out)
        found.offers(s, p, out)
        build.offers(s, p, out)
        collect.offers(s, p, out)
        move.offers(s, p, out)
        civic_improvement.offers(s, p, out)
        influence.offers(s, p, out)
        build_wonder.offers(s, p, out)
        abilities.offers(s, p, out)
        play_cards.offers(s, p, out)
        great_persons.offers(s, p, out)
        trade.offers(s, p, out)
        out.append(act(END))
        out.append(act(RESIGN))
        return out

    def missing(self, s: World, action: i64) -> list[int]:
        return missing_for(s, self.player, action, self.refuse(s, action))

    def apply(self, s: World, action: i64) -> None:
        p: i64 = self.player
        verb: i64 = verb_of(action)
        if verb == END:
            end_turn(s, p)
        elif verb == RESIGN:
            resign(s, p)
        else:
            if verb != TRADE:
                s.use(p, TURN_STARTED)
            if not apply_action(s, p, action):
                raise ValueError("no chapter of the rules knows such an action")

    def refuse(self, s: World, action: i64) -> str:
        """The chapter that the verb belongs to gives the reason; making the whole list would take much longer."""
        verb: i64 = verb_of(action)
        return "" if verb == END or verb == RESIGN else why_not(s, self.player, action)


def apply_action(s: World, p: i64, action: i64) -> bool:
    """The chapter that the verb belongs to applies it. Was there one?"""
    return (
        learn.apply(s, p, action)
        or found.apply(s, p, action)
        or build.apply(s, p, action)
        or collect.apply(s, p, action)
        or move.apply(s, p, action)
        or civic_improvement.apply(s, p, action)
        or influence.apply(s, p, action)
        or build_wonder.apply(s, p, action)
        or abilities.apply(s, p, action)
        or play_cards.apply(s, p, action)
        or great_persons.apply(s, p, action)
        or trade.apply(s, p, action)
    )


def why_not(s: World, p: i64, action: i64) -> str:
    reason = learn.why_not(s, p, action)
    if reason != NOT_OFFERED:
        return reason
    reason = found.why_not(s, p, action)
    if reason != NOT_OFFERED:
        return reason
    reason = build.why_not(s, p, action)
    if reason != NOT_OFFERED:
        return reason
    reason = collect.why_not(s, p, action)
    if reason != NOT_OFFERED:
        return reason
    reason = move.why_not(s, p, action)
    if reason != NOT_OFFERED:
        return reason
    reason = civic_improvement.why_not(s, p, action)
    if reason != NOT_OFFERED:
        return reason
    reason = influence.why_not(s, p, action)
    if reason != NOT_OFFERED:
        return reason
    reason = build_wonder.why_not(s, p, action)
    if reason != NOT_OFFERED:
        return reason
    reason = abilities.why_not(s, p, action)
    if reason != NOT_OFFERED:
        return reason
    reason = play_cards.why_not(s, p, action)
    if reason != NOT_OFFERED:
        return reason
    reason = great_persons.why_not(s, p, action)
    if reason != NOT_OFFERED:
        return reason
    return trade.why_not(s, p, action)


MAIN: Final = [Turn(p) for p in range(MOST_PLAYERS)]
