"""The end of the game: points of abilities, ranking, achievements, medals. AOC-9, 15.12, 16.4, 16.11."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.terms import END, PARTS, PER_DEVASTATION
from ecumene.games.age_of_civilization.rules.counts import amount, count, strength
from ecumene.games.age_of_civilization.rules.ruleset import part_of_source
from ecumene.games.age_of_civilization.rules.seat import NOTHING
from ecumene.games.age_of_civilization.rules.state import (
    BRONZE,
    BY_POINTS,
    CLASHED,
    DEFEAT,
    GOLD,
    NOT_YET,
    SILVER,
    Era,
)
from ecumene.games.age_of_civilization.rules.verbs import ENDED, WORKED
from ecumene.kernel.core.bits import size


def end_points(s: Era, p: i64) -> list[int]:
    """AOC-1.13, 9.1: the points of each ability if the game ended now, in the order of the abilities."""
    out: list[int] = []
    a: i64
    for a in s.nations[p].live:
        e = s.rules.effects[a]
        out.append(amount(s, p, e) if e.moment == END else 0)
    return out


def end_points_by_part(s: Era, p: i64) -> list[int]:
    """AOC-9.3: the same, added up by part."""
    out: list[int] = [0] * len(PARTS)
    a: i64
    for a in s.nations[p].live:
        e = s.rules.effects[a]
        if e.moment == END:
            out[part_of_source(e.source)] += amount(s, p, e)
    return out


def points(s: Era, p: i64) -> list[int]:
    """Points by part: those scored, and before the end of the game also those that the end would add."""
    scored = s.nations[p].scored
    if s.how != NOT_YET:
        return scored[:]
    more = end_points_by_part(s, p)
    i: i64
    for i in range(len(more)):
        more[i] += scored[i]
    return more


def end_game(s: Era) -> None:
    """AOC-9.1, 9.2: the abilities of all players are counted before any of them scores."""
    s.report(ENDED)
    seats = s.playing()
    gains: list[list[int]] = [end_points(s, p) if s.nations[p].works_at(END) else NOTHING for p in seats]
    i: i64
    for i in range(len(seats)):
        score_abilities(s, seats[i], gains[i])
    if s.row().solo == 0:
        s.finish(BY_POINTS)
    elif s.row().counts_achievements():
        mark_achievements(s)
        s.finish(CLASHED)
    else:
        s.finish(medal(s))


def score_abilities(s: Era, p: i64, gains: list[int]) -> None:
    """AOC-9.1: each ability scores its points, with its own event."""
    i: i64
    for i in range(len(gains)):
        if gains[i] > 0:
            e = s.rules.effects[s.nations[p].live[i]]
            s.report(WORKED, e.source)
            s.score(p, gains[i], part_of_source(e.source))


def ranking(s: Era) -> list[tuple[int, ...]]:
    """AOC-9.2, 9.4: by points, then workers, then coins. Players who resigned come last, the first of them last."""
    out: list[tuple[int, ...]] = []
    p: i64
    for p in range(len(s.nations)):
        seat = s.nations[p]
        if seat.resigned:
            out.append((0, seat.resigned))
        else:
            out.append((1, sum(points(s, p)), seat.workers, seat.coins))
    return out


def mark_achievements(s: Era) -> None:
    """AOC-15.12, 15.15, 15.16: every achievement whose conditions are met."""
    seat = s.nations[0]
    techs: i64 = size(seat.techs)
    wonders: i64 = size(seat.wonders)
    i: i64
    for i in range(len(s.rules.achievements)):
        row = s.rules.achievements[i]
        if seat.points() < row.points or strength(s, 0) < row.strength_min:
            continue
        if row.techs_min <= techs <= row.techs_max and row.wonders_min <= wonders <= row.wonders_max:
            s.achieve(i)


def meets(s: Era, demands: list[int]) -> bool:
    """AOC-16.11: are all demands of a medal met? Devastation must not exceed its number; all others must reach it."""
    i: i64 = 0
    while i < len(demands):
        n: i64 = count(s, 0, demands[i])
        if n > demands[i + 1] if demands[i] == PER_DEVASTATION else n < demands[i + 1]:
            return False
        i += 2
    return True


def medal(s: Era) -> i64:
    """AOC-16.4: the best medal, or a defeat."""
    if meets(s, s.row().gold):
        return GOLD
    if meets(s, s.row().silver):
        return SILVER
    return BRONZE if meets(s, s.row().bronze) else DEFEAT
