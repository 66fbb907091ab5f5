"""The course of the game: rounds, turns and their steps, the end. TTA-1, 3, 4.13 to 4.19.

There is one way to play: no variants, no teams, no solo game (TTA-17.1).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.actions import ActionPhase
from ecumene.games.through_the_ages.ages import replenish, sweep_row
from ecumene.games.through_the_ages.attacks import resolve_wars
from ecumene.games.through_the_ages.cards import NONE
from ecumene.games.through_the_ages.politics import begin_politics
from ecumene.games.through_the_ages.production import discard_excess, draw_for_actions, end_powers, produce, reset
from ecumene.games.through_the_ages.scoring import EndGame
from ecumene.games.through_the_ages.state import Realm
from ecumene.games.through_the_ages.verbs import TURN_BEGAN
from ecumene.kernel.state import NOBODY, Frame


def renew_row(s: Realm, p: i64) -> None:
    """TTA-4.1, 3.2: every turn but the first."""
    s.tell(TURN_BEGAN, p)
    if s.round > 0:
        sweep_row(s)
        replenish(s)


def fight(s: Realm, p: i64) -> None:
    """TTA-4.13, 3.2."""
    if s.round > 0:
        resolve_wars(s, p)


def share_tactic(s: Realm, p: i64) -> None:
    """TTA-4.18, 4.19: the own tactic becomes common; a second copy is stacked."""
    n = s.nations[p]
    if n.own_tactic != NONE:
        s.tactics.append(n.own_tactic)
        s.tactics.sort()
        n.own_tactic = NONE


def politics(s: Realm, p: i64) -> None:
    """TTA-3.2, 3.4: not in the first turn; in the second nobody has a card to play yet."""
    if s.round > 0:
        begin_politics(s, p)


def actions(s: Realm, p: i64) -> None:
    """TTA-6.32: what was taken before this phase may be played in it."""
    n = s.nations[p]
    n.fresh.clear()
    if n.leader != NONE:
        n.unit_resources += s.card(n.leader).unit_resources
    s.push(ActionPhase(p))


STEPS: Final[list[Callable[[Realm, int], None]]] = [
    renew_row,  # TTA-4.1
    fight,  # TTA-4.13
    share_tactic,  # TTA-4.18
    politics,  # TTA-5
    actions,  # TTA-6, 7
    discard_excess,  # TTA-8.1
    end_powers,  # TTA-8.15
    produce,  # TTA-8.2
    draw_for_actions,  # TTA-8.9
    reset,  # TTA-8.11
]


@dataclass(init=False, eq=False)
class Turn(Frame):
    """TTA-3.1, 3.3, 3.5, 3.6: one step after another, in the first turn too; a step that asks puts its question on top.
    Who resigns ends the turn.
    """

    mover: i64
    step: i64

    def __init__(self, mover: i64, step: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.mover = mover
        self.step = step

    def run(self, s: Realm) -> None:
        s.stack.pop()
        if self.step < len(STEPS) and s.playing(self.mover):
            s.push(Turn(self.mover, self.step + 1))
            STEPS[self.step](s, self.mover)
        else:
            next_turn(s, self.mover)


def next_turn(s: Realm, mover: i64) -> None:
    """TTA-1.1, 1.3, 1.8: clockwise; a round ends before the first player, the game after the whole last round."""
    p: i64 = mover
    while True:
        p = (p + 1) % len(s.nations)
        if p == s.first:
            if s.is_last_round():
                s.push(EndGame(0))
                return
            s.round += 1
        if s.playing(p):
            break
    s.mover = p
    s.push(Turn(p, 0))
