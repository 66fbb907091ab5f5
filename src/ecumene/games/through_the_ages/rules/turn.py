"""Rounds, turns and their steps. TTA-1, 3, 4.13 to 4.19.

There are no variants, no teams and no solo game (TTA-17.1).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import NONE
from ecumene.games.through_the_ages.rules.actions.phase import ActionPhase
from ecumene.games.through_the_ages.rules.attacks.wars import resolve_wars
from ecumene.games.through_the_ages.rules.card_row import replenish, sweep_row
from ecumene.games.through_the_ages.rules.politics import begin_politics
from ecumene.games.through_the_ages.rules.production import (
    discard_excess,
    draw_for_actions,
    produce,
    use_end_of_turn_powers,
)
from ecumene.games.through_the_ages.rules.scoring import EndGame
from ecumene.games.through_the_ages.rules.state import MOST_PLAYERS, Realm
from ecumene.kernel.core.state import NOBODY, Frame

PRODUCTION: Final = 7  # the step
PHASES: Final = [ActionPhase(p) for p in range(MOST_PLAYERS)]


def renew_row(s: Realm, p: i64) -> None:
    """TTA-4.1, 3.2: in every turn except the first."""
    s.begin_turn(p)
    if s.round > 0:
        sweep_row(s)
        replenish(s)


def fight(s: Realm, p: i64) -> None:
    """TTA-4.13, 3.2."""
    if s.round > 0:
        resolve_wars(s, p)


def share_tactic(s: Realm, p: i64) -> None:
    """TTA-4.18, 4.19: the player's own tactic becomes common; a second copy is kept with the first."""
    if s.nations[p].own_tactic != NONE:
        s.share_tactic(p)


def politics(s: Realm, p: i64) -> None:
    """TTA-3.2, 3.4: not in the first turn; in the second turn nobody has a card to play yet."""
    if s.round > 0:
        begin_politics(s, p)


def actions(s: Realm, p: i64) -> None:
    """TTA-6.32: cards taken before this phase may be played in it."""
    s.forget_taken(p)
    for power in s.powers(p):
        power.begin_actions(s, p)
    s.push(PHASES[p])


def run_step(s: Realm, p: i64, step: i64) -> None:
    """The steps of a turn, in the order of the rulebook."""
    if step == 0:
        renew_row(s, p)  # TTA-4.1
    elif step == 1:
        fight(s, p)  # TTA-4.13
    elif step == 2:
        share_tactic(s, p)  # TTA-4.18
    elif step == 3:
        politics(s, p)  # TTA-5
    elif step == 4:
        actions(s, p)  # TTA-6, 7
    elif step == 5:
        discard_excess(s, p)  # TTA-8.1
    elif step == 6:
        use_end_of_turn_powers(s, p)  # TTA-8.15
    elif step == PRODUCTION:
        produce(s, p)  # TTA-8.2
    elif step == 8:
        draw_for_actions(s, p)  # TTA-8.9
    else:
        s.end_turn(p)  # TTA-8.11


STEPS: Final = 10


@final
@dataclass(init=False, eq=False)
class Turn(Frame):
    """TTA-3.1, 3.3, 3.5, 3.6: one step after another, in the first turn too; a step that asks puts its question on top.
    If the player resigns, the turn ends.
    """

    mover: i64
    step: i64

    def __init__(self, mover: i64, step: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.mover = mover
        self.step = step

    def run(self, s: Realm) -> None:
        p: i64 = self.mover
        step: i64 = self.step
        frames: i64 = len(s.stack)
        while step < STEPS and s.playing(p):
            s.follow_with(TURNS[p][step + 1])
            run_step(s, p, step)
            if len(s.stack) != frames:
                return
            step += 1
        next_turn(s, p)


TURNS: Final = [[Turn(p, step) for step in range(STEPS + 1)] for p in range(MOST_PLAYERS)]


def next_turn(s: Realm, mover: i64) -> None:
    """TTA-1.1, 1.3, 1.8: clockwise; each round begins with the first player; the game ends after the last round.

    The finished turn is still on top.
    """
    p: i64 = mover
    while True:
        p = (p + 1) % len(s.nations)
        if p == s.first:
            if s.is_last_round():
                s.follow_with(EndGame(0))
                return
            s.begin_round()
        if s.playing(p):
            break
    s.follow_with(TURNS[p][0])
