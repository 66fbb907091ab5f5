"""Rounds: whose turn it is, and the steps at the end of a round. AOC-3, 8.10, 15.13, 16.14."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.terms import NONE
from ecumene.games.age_of_civilization.rules.commands import reveal_command
from ecumene.games.age_of_civilization.rules.end_of_round import (
    grow_rival,
    move_on,
    new_position,
    pool_grows,
    resolve_icon,
)
from ecumene.games.age_of_civilization.rules.events import resolve_token
from ecumene.games.age_of_civilization.rules.scenarios import collapse, exhaust, rival_takes
from ecumene.games.age_of_civilization.rules.scoring import end_game
from ecumene.games.age_of_civilization.rules.state import MOST_PLAYERS, ROUNDS, Era
from ecumene.games.age_of_civilization.rules.turn import begin_turn
from ecumene.games.age_of_civilization.rules.verbs import ROUND
from ecumene.kernel.core.frames import Step
from ecumene.kernel.core.state import NOBODY

# steps of the end of a round
RIVAL_TAKES: Final = 0
POOL: Final = 1
RIVAL_GROWS: Final = 2
COMMAND: Final = 3
MOVE: Final = 4
TOKEN: Final = 5
ICON: Final = 6
EXHAUSTION: Final = 7
COLLAPSE: Final = 8
STEPS: Final = 9


def begin_round(s: Era) -> None:
    """AOC-3.1."""
    s.report(ROUND, s.round)
    s.follow_with(TURNS[0])


@dataclass(init=False, eq=False)
class NextTurn(Step):
    """AOC-3.1, 7.4, 9.4: clockwise from the first player; players who have resigned are skipped."""

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
        s.end_last_turn()
        if s.round == ROUNDS:
            end_game(s)  # AOC-8.7
        else:
            s.follow_with(END_STEPS[0])


def happens(s: Era, step: i64) -> bool:
    """Is there anything to do at this step, in this mode?"""
    row = s.row()
    if step == RIVAL_TAKES:
        return row.takes_wonder_after != 0
    if step == POOL:
        return row.solo != 0
    if step == RIVAL_GROWS:
        return row.growth != 0
    if step == COMMAND:
        return row.commands != 0 and s.command_deck != 0
    if step == TOKEN:
        return s.tokens[new_position(s)] != NONE
    if step == EXHAUSTION:
        return row.exhausted_at != 0
    return step != COLLAPSE or row.collapse_after != 0


@dataclass(init=False, eq=False)
class EndRound(Step):
    """AOC-8.10, 15.13, 16.14: the steps in this order. A step that belongs to another mode is skipped."""

    step: i64

    def __init__(self, step: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.step = step

    def run(self, s: Era) -> None:
        step: i64 = self.step
        while not happens(s, step):
            step += 1
        if step == STEPS:
            begin_round(s)
            return
        s.follow_with(END_STEPS[step + 1])
        if step == RIVAL_TAKES:
            rival_takes(s)
        elif step == POOL:
            pool_grows(s)
        elif step == RIVAL_GROWS:
            grow_rival(s)
        elif step == COMMAND:
            reveal_command(s)
        elif step == MOVE:
            move_on(s)
        elif step == TOKEN:
            resolve_token(s)
        elif step == ICON:
            resolve_icon(s)
        elif step == EXHAUSTION:
            exhaust(s)
        elif step == COLLAPSE:
            collapse(s)


TURNS: Final[list[NextTurn]] = [NextTurn(had) for had in range(MOST_PLAYERS + 1)]
END_STEPS: Final[list[EndRound]] = [EndRound(step) for step in range(STEPS + 1)]
