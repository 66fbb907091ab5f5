"""Objective cards: when they may be completed. COC-19, 15.1.

Whether a goal is met is public; who holds its card is secret. So every player with objective cards is asked whenever
a goal is met, and passes without the right card.
"""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.rows import AT_ONCE, IN_STATUS
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import PASS, SCORE
from ecumene.kernel.core.action import act, first, second, verb_of
from ecumene.kernel.core.bits import has, one
from ecumene.kernel.core.piles import distinct, holds
from ecumene.kernel.core.state import NOT_OFFERED, Frame


def offer_goals(s: World, p: i64, goals: i64) -> None:
    """COC-19.3, 19.9: a bag of goals that are met now, in any player's turn."""
    if goals != 0 and s.playing(p) and len(s.nations[p].objectives) > 0:
        s.push(MayScore(p, goals))


def after_battle(s: World) -> None:
    """COC-19.9, 19.10: both sides, the player whose turn it is first."""
    start: i64 = s.mover if s.mover >= 0 else s.first
    sides = [p for p in s.order(start) if p == s.fight.attacker or p == s.fight.defender]
    for p in reversed(sides):
        goals: i64 = 0
        for row in s.rules.goals:
            if row.when != IN_STATUS and row.met_by_battle(s, p):
                goals |= one(row.number)
        offer_goals(s, p, goals)


def after_capture(s: World, captor: i64, at: i64, loser: i64) -> None:
    """Objectives that name a captured city."""
    goals: i64 = 0
    for row in s.rules.goals:
        if row.met_by_capture(s, captor):
            goals |= one(row.number)
    offer_goals(s, captor, goals)


def after_founding(s: World, p: i64, at: i64) -> None:
    goals: i64 = 0
    for row in s.rules.goals:
        if row.met_at(s, p, at):
            goals |= one(row.number)
    offer_goals(s, p, goals)


def after_wonder(s: World, p: i64) -> None:
    """A wonder has just been built."""
    goals: i64 = 0
    for row in s.rules.goals:
        if row.met_by_wonder():
            goals |= one(row.number)
    offer_goals(s, p, goals)


def after_moods(s: World, p: i64) -> None:
    """A city has just become angry."""
    goals: i64 = 0
    for row in s.rules.goals:
        if row.met_by_anger(s, p):
            goals |= one(row.number)
    offer_goals(s, p, goals)


def after_draft(s: World, p: i64) -> None:
    goals: i64 = 0
    for row in s.rules.goals:
        if row.met_by_draft(s, p):
            goals |= one(row.number)
    offer_goals(s, p, goals)


def score(s: World, p: i64, card: i64, goal: i64) -> None:
    """COC-19.1: the card is shown. Its other goal is lost."""
    s.score_objective(p, card, goal)
    s.rules.goals[goal].charge(s, p)


def completions(s: World, p: i64, goals: i64) -> list[int]:
    """COC-19.6: passing is always possible."""
    out: list[int] = [act(PASS)]
    card: i64
    for card in distinct(s.nations[p].objectives):
        row = s.rules.objectives[card]
        if has(goals, row.top):
            out.append(act(SCORE, card, row.top))
        if has(goals, row.bottom):
            out.append(act(SCORE, card, row.bottom))
    return out


def is_in_hand(s: World, p: i64, action: i64) -> bool:
    """Does the answer name a card in hand, and one of its two goals?"""
    if verb_of(action) != SCORE or not holds(s.nations[p].objectives, first(action)):
        return False
    row = s.rules.objectives[first(action)]
    return second(action) == row.top or second(action) == row.bottom


@dataclass(init=False, eq=False)
class MayScore(Frame):
    """Complete an objective with what has just happened? COC-19.4, 19.5: each goal only once, with one card."""

    goals: i64

    def __init__(self, player: i64, goals: i64) -> None:
        self.player = player
        self.goals = goals

    def legal(self, s: World) -> list[int]:
        return completions(s, self.player, self.goals)

    def why_not(self, s: World, action: i64) -> str:
        return "COC-19.9" if is_in_hand(s, self.player, action) else NOT_OFFERED

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == SCORE:
            score(s, self.player, first(action), second(action))
            offer_goals(s, self.player, self.goals & ~one(second(action)))


# in the status phase: COC-15.1, 19.4, 19.11, 19.12


def met_now(s: World, p: i64, goal: i64) -> bool:
    """In this position, and not excluded by what was scored before."""
    row = s.rules.goals[goal]
    return row.when != AT_ONCE and s.nations[p].goals & (one(goal) | row.not_with) == 0 and row.met(s, p)


def why_not_now(s: World, p: i64, goal: i64) -> str:
    """COC-19.2, 19.4, 19.11, 19.12: why a goal cannot be declared in the status phase."""
    row = s.rules.goals[goal]
    if row.when == AT_ONCE:
        return "COC-19.2"
    if has(s.nations[p].goals, goal):
        return "COC-19.4"
    return "COC-19.12" if s.nations[p].goals & row.not_with else "COC-19.11"


def some_met(s: World, p: i64) -> bool:
    """Is any goal met? The player is asked even without its card, because the hand is secret."""
    goal: i64
    for goal in range(len(s.rules.goals)):
        if met_now(s, p, goal):
            return True
    return False


def status_goals(s: World, p: i64) -> i64:
    """The bag of goals on cards in hand that are met now."""
    goals: i64 = 0
    card: i64
    for card in distinct(s.nations[p].objectives):
        row = s.rules.objectives[card]
        if met_now(s, p, row.top):
            goals |= one(row.top)
        if met_now(s, p, row.bottom):
            goals |= one(row.bottom)
    return goals


def declare(s: World, p: i64) -> None:
    """The player is asked again after each card, because a payment may have changed what is met."""
    if s.playing(p) and len(s.nations[p].objectives) > 0 and some_met(s, p):
        s.push(Declare(p))


@dataclass(init=False, eq=False)
class Declare(Frame):
    """Which objective is declared in the status phase?"""

    def legal(self, s: World) -> list[int]:
        return completions(s, self.player, status_goals(s, self.player))

    def why_not(self, s: World, action: i64) -> str:
        return why_not_now(s, self.player, second(action)) if is_in_hand(s, self.player, action) else NOT_OFFERED

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == SCORE:
            score(s, self.player, first(action), second(action))
            declare(s, self.player)
