"""Rounds: whose turn it is, and what happens at the end of a round. AOC-3, 8, 13, 15.13, 16.14."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.terms import (
    ALL,
    FROM_EVENTS,
    MOST,
    NONE,
    SACRIFICE_ICON,
    WAR,
    WAR_ICON,
)
from ecumene.games.age_of_civilization.rules.civilizations import refill
from ecumene.games.age_of_civilization.rules.commands import reveal_command
from ecumene.games.age_of_civilization.rules.counts import count, weakest
from ecumene.games.age_of_civilization.rules.gains import receive
from ecumene.games.age_of_civilization.rules.ruleset import part_of_source
from ecumene.games.age_of_civilization.rules.scoring import end_game
from ecumene.games.age_of_civilization.rules.state import MOST_PLAYERS, ROUNDS, WINDOW, Era, replaced
from ecumene.games.age_of_civilization.rules.turn import begin_turn
from ecumene.games.age_of_civilization.rules.verbs import (
    COLLAPSED,
    EVENT,
    LOST_SILK,
    PLAGUE,
    RECOVERED,
    ROUND,
    TAKEN_AWAY,
)
from ecumene.games.age_of_civilization.rules.verbs import WAR as WAR_TOLD
from ecumene.kernel.core.bits import has, one
from ecumene.kernel.core.state import NOBODY, Frame

LOST_IN_WAR: Final = 1  # workers: AOC-8.4
LOST_BY_PLAGUE: Final = 1  # AOC-8.5
LOST_BY_EXHAUSTION: Final = 1
LOST_BY_COLLAPSE: Final = 1

# steps of the end of a round
RIVAL_TAKES: Final = 0
POOL: Final = 1
RIVAL_GROWS: Final = 2
COMMAND: Final = 3
MOVE: Final = 4
TOKEN: Final = 5
ICON: Final = 6
EXHAUSTION: Final = 7
STEPS: Final = 9  # the last: the collapse


def begin_round(s: Era) -> None:
    """AOC-3.1."""
    s.tell(ROUND, s.round)
    s.push(TURNS[0])


@dataclass(init=False, eq=False)
class NextTurn(Frame):
    """AOC-3.1, 7.4, 9.4: clockwise from the first player; who has resigned is passed over."""

    had: i64  # how many seats have had their turn

    def __init__(self, had: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.had = had

    def run(self, s: Era) -> None:
        if self.had < len(s.nations):
            s.follow_with(TURNS[self.had + 1])
            p: i64 = (s.first + self.had) % len(s.nations)
            if s.nations[p].resigned == 0:
                begin_turn(s, p)
            return
        s.mover = NONE
        s.stack.pop()
        if s.round == ROUNDS:
            end_game(s)  # AOC-8.7
        else:
            s.push(ENDING[0])


@dataclass(init=False, eq=False)
class EndRound(Frame):
    """AOC-8.10, 15.13, 16.14: one step after the other, in this order; those of other modes do nothing."""

    step: i64

    def __init__(self, step: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.step = step

    def run(self, s: Era) -> None:
        if self.step == STEPS:
            s.stack.pop()
            begin_round(s)
            return
        s.follow_with(ENDING[self.step + 1])
        step: i64 = self.step
        if step == RIVAL_TAKES:
            rival_takes(s)
        elif step == POOL:
            pool_grows(s)
        elif step == RIVAL_GROWS:
            if s.row().growth:
                s.set_rival(s.rival + s.row().growth)  # AOC-15.8
        elif step == COMMAND:
            if s.row().commands and s.command_deck != 0:
                reveal_command(s)
        elif step == MOVE:
            move_on(s)
        elif step == TOKEN:
            resolve_token(s)
        elif step == ICON:
            resolve_icon(s)
        elif step == EXHAUSTION:
            exhaust(s)
        else:
            collapse(s)


def rival_takes(s: Era) -> None:
    """AOC-16.5: the first revealed wonder that is left."""
    if has(s.row().takes_wonder_after, s.round) and s.wonders:
        w: i64 = s.wonders[0]
        s.wonders = s.wonders[1:]
        s.wonder_box |= one(w)
        s.tell(TAKEN_AWAY, w)


def pool_grows(s: Era) -> None:
    """AOC-15.7, 16.7: for one player a coin on each card, then a new card."""
    if s.row().solo:
        s.put_pool_coins()
        if s.row().refill:
            refill(s)


def move_on(s: Era) -> None:
    """AOC-8.1, 8.2, 3.2: the token goes counter-clockwise, the permanent card to the right."""
    n: i64 = len(s.nations)
    s.first = (s.first - 1) % n
    while s.nations[s.first].resigned != 0:
        s.first = (s.first - 1) % n
    s.round += 1


def new_position(s: Era) -> i64:
    """AOC-8.2: of the card that has just become available, from nought."""
    return s.round + WINDOW - 2


# tokens


def resolve_token(s: Era) -> None:
    """AOC-13.2, 13.3, 13.7, 16.10: before the icon; then it leaves."""
    at: i64 = new_position(s)
    token: i64 = s.tokens[at]
    if token == NONE:
        return
    s.tokens = replaced(s.tokens, at, NONE)
    s.event_box |= one(token)
    s.tell(EVENT, token)
    row = s.rules.events[token]
    p: i64
    for p in concerned(s, row.who):  # AOC-13.7: all at once, so it is settled before anything changes
        for e in row.effect:
            receive(s, p, e, FROM_EVENTS)


def concerned(s: Era, who: i64) -> list[int]:
    """AOC-13.5: everybody, or all who are tied for the most or the least."""
    seats = s.playing()
    scope: i64 = who % 3
    if scope == ALL:
        return seats
    what: i64 = who // 3
    counts: list[int] = [count(s, p, what) for p in seats]
    mark: i64 = max(counts) if scope == MOST else min(counts)
    out: list[int] = []
    i: i64
    for i in range(len(seats)):
        if counts[i] == mark:
            out.append(seats[i])
    return out


# corner icons


def resolve_icon(s: Era) -> None:
    """AOC-8.3, 8.6: of the new card only."""
    card: i64 = s.track[new_position(s)]
    icon: i64 = s.rules.actions[card].icon
    if icon == WAR_ICON:
        s.tell(WAR_TOLD, card)
        war(s)
    elif icon == SACRIFICE_ICON:
        s.tell(PLAGUE, card)
        p: i64
        for p in s.playing():
            s.sacrifice(p, LOST_BY_PLAGUE)


def war(s: Era) -> None:
    """AOC-8.4, 8.8, 8.9, 15.9: what a war brings, then all the weakest sacrifice; immunity passes nothing on."""
    losers: list[int] = []
    p: i64
    for p in s.playing():
        at_war(s, p)
    for p in s.playing():
        if weakest(s, p):
            losers.append(p)
    for p in losers:
        if s.sacrifice_in_war(p, LOST_IN_WAR) > 0:
            lose_silk(s, p)


def at_war(s: Era, p: i64) -> None:
    """AOC-11.18: Persia, whatever the comparison."""
    if not s.nations[p].works_at(WAR):
        return
    a: i64
    for a in s.nations[p].live:
        e = s.rules.effects[a]
        if e.moment == WAR:
            receive(s, p, e, part_of_source(e.source))


def lose_silk(s: Era, p: i64) -> None:
    """AOC-16.6: unsold silk, with a worker lost in a war."""
    n: i64 = min(s.row().silk_lost, s.nations[p].silk)
    if n > 0:
        s.nations[p].silk -= n
        s.tell(LOST_SILK, p, n)


# the Lost Civilization


def exhaust(s: Era) -> None:
    """AOC-16.7, 16.15: once for each end of a round."""
    limit: i64 = s.row().exhausted_at
    if limit > 0 and s.exhaustion >= limit:
        s.sacrifice(0, LOST_BY_EXHAUSTION)
        s.exhaustion -= limit
        s.tell(RECOVERED, limit)


def collapse(s: Era) -> None:
    """AOC-16.7: after the round before."""
    if has(s.row().collapse_after, s.round - 1):
        s.tell(COLLAPSED, 0)
        s.sacrifice(0, LOST_BY_COLLAPSE)


TURNS: Final[list[NextTurn]] = [NextTurn(had) for had in range(MOST_PLAYERS + 1)]
ENDING: Final[list[EndRound]] = [EndRound(step) for step in range(STEPS + 1)]
