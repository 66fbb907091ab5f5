"""Counting and comparing: strength, the strongest player, and how much an effect gives. AOC-1.15, 1.16, 1.21."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.effect import Effect
from ecumene.games.age_of_civilization.cards.terms import (
    ALWAYS,
    NONE,
    PER_ABSORBED,
    PER_BONUS_COIN,
    PER_CIVILIZATION,
    PER_COIN,
    PER_FALLEN,
    PER_FUTURE_CARD,
    PER_HALF_WORKERS,
    PER_LEVEL_1,
    PER_LEVEL_2,
    PER_LEVEL_3,
    PER_MISSING_WORKER,
    PER_POINT,
    PER_SOLD,
    PER_STRENGTH,
    PER_TECHNOLOGY,
    PER_WONDER,
    PER_WORKER,
    STRENGTH,
    STRONGEST,
    STRONGEST_AT_ALL,
    WEAKEST,
)
from ecumene.games.age_of_civilization.rules.ruleset import WORKER_LIMIT
from ecumene.games.age_of_civilization.rules.state import ROUNDS, Era
from ecumene.kernel.core.bits import members, size


def future_cards(s: Era) -> i64:
    """AOC-3.3: how many cards of the time track are still to come; Plague counts."""
    return ROUNDS - s.round


def of_level(s: Era, p: i64, level: i64) -> i64:
    """AOC-12.9: special technologies count at their level."""
    n: i64 = 0
    t: i64
    for t in members(s.nations[p].techs):
        if s.rules.techs[t].level == level:
            n += 1
    return n


def count(s: Era, p: i64, what: i64, taken: i64 = 0) -> i64:
    """How many of something a player has; `taken`: bonus coins taken with a card."""
    seat = s.nations[p]
    if what == PER_TECHNOLOGY:
        return size(seat.techs)
    if what == PER_WONDER:
        return size(seat.wonders)
    if what == PER_WORKER:
        return seat.workers
    if what == PER_COIN:
        return seat.coins
    if what == PER_STRENGTH:
        return strength(s, p)
    if what == PER_FUTURE_CARD:
        return future_cards(s)
    if what == PER_LEVEL_1 or what == PER_LEVEL_2 or what == PER_LEVEL_3:
        return of_level(s, p, what - PER_LEVEL_1 + 1)
    if what == PER_MISSING_WORKER:
        return WORKER_LIMIT - seat.workers
    if what == PER_HALF_WORKERS:
        return (seat.workers + 1) // 2
    if what == PER_CIVILIZATION:
        return len(seat.cards)
    if what == PER_ABSORBED:
        return size(seat.absorbed)
    if what == PER_FALLEN:
        return seat.fallen()
    if what == PER_BONUS_COIN:
        return taken
    if what == PER_POINT:
        return seat.points()
    if what == PER_SOLD:
        return seat.sold
    return s.devastation


def strength(s: Era, p: i64) -> i64:
    """AOC-1.16, 11.20, 16.16: the strength of all abilities that work, and of fortifications."""
    seat = s.nations[p]
    n: i64 = seat.forts
    if not seat.works_at(STRENGTH):
        return n
    a: i64
    for a in seat.live:
        e = s.rules.effects[a]
        if e.moment == STRENGTH:
            n += e.n if e.per == NONE else e.n * (count(s, p, e.per) // e.every)
    return n


def strongest(s: Era, p: i64) -> bool:
    """AOC-1.21, 11.30, 15.8, 15.9: nobody has more strength; tied players are all the strongest."""
    own: i64 = strength(s, p)
    if s.row().solo:
        return own >= s.rival
    q: i64
    for q in range(len(s.nations)):
        if q != p and s.nations[q].resigned == 0 and strength(s, q) > own:
            return False
    return True


def weakest(s: Era, p: i64) -> bool:
    """AOC-1.21, 15.9: nobody has less strength."""
    own: i64 = strength(s, p)
    if s.row().solo:
        return own <= s.rival
    q: i64
    for q in range(len(s.nations)):
        if q != p and s.nations[q].resigned == 0 and strength(s, q) < own:
            return False
    return True


def met(s: Era, p: i64, condition: i64) -> bool:
    """Does the condition hold for this player?"""
    if condition == ALWAYS:
        return True
    if condition == STRONGEST:
        return strongest(s, p)
    if condition == STRONGEST_AT_ALL:
        return strength(s, p) >= 1 and strongest(s, p)
    if condition == WEAKEST:
        return weakest(s, p)
    return s.nations[p].techs == 0


def amount(s: Era, p: i64, e: Effect, taken: i64 = 0) -> i64:
    """AOC-1.15: how much an effect gives now; 0 if its condition is not met."""
    if e.condition != ALWAYS and not met(s, p, e.condition):
        return 0
    if e.per == NONE:
        return e.n
    return e.n * (count(s, p, e.per, taken) // e.every)
