"""The status phase: five steps, each for all players in turn order. COC-15, 4.1, 4.2."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules import objectives
from ecumene.games.clash_of_cultures.rules.action_cards.draw_cards import draw_actions, draw_objectives
from ecumene.games.clash_of_cultures.rules.advances.learn import gainable_free
from ecumene.games.clash_of_cultures.rules.advances.learn_by_card import FreeAdvance
from ecumene.games.clash_of_cultures.rules.map.cities import count_cities, destroy_city
from ecumene.games.clash_of_cultures.rules.map.packed_city import size_of
from ecumene.games.clash_of_cultures.rules.resources import gain
from ecumene.games.clash_of_cultures.rules.seat import GOLD
from ecumene.games.clash_of_cultures.rules.state import NONE, World
from ecumene.games.clash_of_cultures.rules.turn_track import (
    ROUNDS_OVER,
    STATUS,
    WITHOUT_CITY,
    free_advances,
    is_last_round,
)
from ecumene.games.clash_of_cultures.rules.verbs import FIRST, PASS, RAZE, RAZED
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.frames import Choice, Step
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame

# steps of the phase
OBJECTIVES: Final = 0  # COC-15.1
END_CHECK: Final = 1
ADVANCE: Final = 2  # COC-15.2
SECOND_ADVANCE: Final = 3  # COC-25.5
DRAW: Final = 4  # COC-15.4
RAZING: Final = 5  # COC-15.5
FIRST_PLAYER_TOKEN: Final = 6  # COC-15.7


def begin_status(s: World) -> None:
    """COC-15.1, 15.13: it is nobody's turn, so nothing of a turn is offered."""
    s.start_status(STATUS)
    s.push(Status(OBJECTIVES, 0))


def end_game(s: World, how: i64) -> None:
    s.stack.clear()
    s.end(how)


@final
@dataclass(init=False, eq=False)
class Status(Step):
    """One step for one player after another, then the next step: COC-15.10."""

    step: i64
    done: i64  # how many players have done this step

    def __init__(self, step: i64, done: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.step = step
        self.done = done

    def run(self, s: World) -> None:
        step: i64 = self.step
        if step == END_CHECK or step == FIRST_PLAYER_TOKEN:
            s.stack.pop()
            if step == FIRST_PLAYER_TOKEN:
                pass_first_player(s)
            else:
                check_end(s)
        elif self.done < len(s.nations):
            s.follow_with(Status(step, self.done + 1))
            p: i64 = (s.first + self.done) % len(s.nations)
            if s.playing(p):
                run_step(s, p, step)
        else:
            s.follow_with(Status(step + 1, 0))


def run_step(s: World, p: i64, step: i64) -> None:
    """COC-15.1, 15.2, 15.3, 15.4, 15.5, 15.11, 25.5: one step of one player. The free advance cannot be declined."""
    if step == OBJECTIVES:
        objectives.declare(s, p)
    elif step == ADVANCE or (step == SECOND_ADVANCE and free_advances(s) > 1):
        s.ask(FreeAdvance(p, gainable_free(s, p), 0))
    elif step == DRAW:
        draw_objectives(s, p, 1)
        draw_actions(s, p, 1)
    elif step == RAZING and len(razable(s, p)) > 0:
        s.push(Raze(p))


def check_end(s: World) -> None:
    """COC-4.1, 4.2, 4.12, 15.9: the last round is over, or a player has no city. Objectives were declared before.

    Otherwise what is counted by round starts again.
    """
    p: i64
    if is_last_round(s):
        end_game(s, ROUNDS_OVER)
        return
    for p in s.order(0):
        if count_cities(s, p) == 0:
            end_game(s, WITHOUT_CITY)
            return
    s.clear_round_counts()
    s.push(Status(ADVANCE, 0))


# step 4: COC-15.5, 15.6, 15.11


def razable(s: World, p: i64) -> list[int]:
    return [at for at in s.cities_of(p) if size_of(s.city[at]) == 1]


@dataclass(init=False, eq=False)
class Raze(Choice):
    """COC-15.5: destroy a city of size 1 for one gold, or none."""

    verb: ClassVar[int] = RAZE
    rule: ClassVar[str] = "COC-15.5"

    def legal(self, s: World) -> list[int]:
        return [act(PASS)] + [act(RAZE, at) for at in razable(s, self.player)]

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == RAZE:
            s.report(RAZED, self.player, first(action))
            destroy_city(s, first(action))
            gain(s, self.player, GOLD, 1)


# step 5: COC-15.7, 15.8


def pass_first_player(s: World) -> None:
    """The player with the highest levels chooses, if they are higher than the first player's."""
    best: i64 = NONE
    p: i64
    for p in s.order(s.first):
        if best == NONE or levels(s, p) > levels(s, best):
            best = p
    if best == s.first:
        s.set_first(s.first)
    else:
        s.push(ChooseFirst(best))


def levels(s: World, p: i64) -> i64:
    return s.nations[p].culture + s.nations[p].happiness


@dataclass(init=False, eq=False)
class ChooseFirst(Frame):
    """COC-15.7: the first player of the next round. It may be the player who chooses."""

    def legal(self, s: World) -> list[int]:
        return [act(FIRST, p) for p in sorted(s.order(0))]

    def why_not(self, s: World, action: i64) -> str:
        if verb_of(action) != FIRST:
            return NOT_OFFERED
        return "COC-4.14" if first(action) < s.players and not s.playing(first(action)) else "COC-15.7"

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        s.set_first(first(action))
