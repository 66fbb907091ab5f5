"""Units and armies, and their strength. TTA-12.8, 12.9, 12.10, 12.13."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.power import INFANTRY_AS_CAVALRY
from ecumene.games.through_the_ages.cards.rows import AIR_FORCE, ARTILLERY, CAVALRY, INFANTRY, NONE, Card

if TYPE_CHECKING:
    from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.kernel.core.bits import has

OBSOLETE_LEVELS: Final = 2  # TTA-12.10, R-1: a unit this many levels below the tactic makes its army obsolete


def tactical_strength(s: Realm, p: i64, units: list[int]) -> i64:
    """TTA-12.13: strength of the best armies under the current tactic. `units`: the number on each technology of p."""
    nation = s.nations[p]
    if nation.tactic == NONE:
        return 0
    tactic = s.card(nation.tactic)
    modern: list[int] = [0, 0, 0, 0]  # infantry, cavalry, artillery, air forces
    total: list[int] = [0, 0, 0, 0]
    i: i64
    for i in range(len(units)):
        if units[i] > 0:
            card = s.card(nation.techs[i])
            if card.type >= INFANTRY and card.type <= AIR_FORCE:
                arm: i64 = card.type - INFANTRY
                total[arm] += units[i]
                if card.age > tactic.age - OBSOLETE_LEVELS:
                    modern[arm] += units[i]
    mounted: bool = False
    if has(nation.hooks, INFANTRY_AS_CAVALRY):
        for power in s.powers(p):
            mounted = mounted or power.infantry_as_cavalry()
    return best_armies(tactic, modern, total, mounted)


def best_armies(tactic: Card, modern: list[int], total: list[int], mounted: bool) -> i64:
    """Tries every number of modern armies with as many others as possible; air forces join the best (TTA-12.9)."""
    best: i64 = 0
    f: i64 = how_many(tactic, modern, mounted)
    while f >= 0:
        n: i64 = most_armies(tactic, f, modern, total, mounted)
        winged: i64 = min(total[AIR_FORCE - INFANTRY], n)
        obsolete: i64 = tactic.obsolete if tactic.obsolete else tactic.tactical
        value: i64 = tactic.tactical * (f + min(winged, f)) + obsolete * (n - f + max(0, winged - f))
        best = max(best, value)
        f -= 1
    return best


def how_many(tactic: Card, units: list[int], mounted: bool) -> i64:
    """TTA-16.2: how many complete armies the units can form; infantry that is `mounted` may replace cavalry."""
    n: i64 = 99
    need: i64 = tactic.army[0]
    if need:
        n = min(n, units[0] // need)
    if mounted and tactic.army[1]:
        n = min(n, (units[0] + units[1]) // (need + tactic.army[1]))
    elif tactic.army[1]:
        n = min(n, units[1] // tactic.army[1])
    if tactic.army[ARTILLERY - INFANTRY]:
        n = min(n, units[2] // tactic.army[2])
    return n


def most_armies(tactic: Card, f: i64, modern: list[int], total: list[int], mounted: bool) -> i64:
    """The greatest number of armies if f of them consist of modern units only."""
    if not mounted:
        return how_many(tactic, total, mounted)
    on_foot: i64 = tactic.army[0]
    riding: i64 = tactic.army[CAVALRY - INFANTRY]
    used: i64 = max(on_foot * f, (on_foot + riding) * f - modern[1])  # least infantry in modern armies
    rest: list[int] = [total[0] - used, total[1] - ((on_foot + riding) * f - used), total[2] - tactic.army[2] * f, 0]
    return f + how_many(tactic, rest, mounted)


def unit_strength(s: Realm, p: i64, units: list[int]) -> i64:
    """TTA-10.3: the strength of the units themselves."""
    nation = s.nations[p]
    n: i64 = 0
    i: i64
    for i in range(len(units)):
        if units[i] > 0:
            card = s.card(nation.techs[i])
            if card.type >= INFANTRY and card.type <= AIR_FORCE:
                n += units[i] * card.strength
    return n


def own_units(s: Realm, p: i64) -> list[int]:
    """How many units stand on each of p's technologies."""
    nation = s.nations[p]
    out: list[int] = []
    i: i64
    for i in range(len(nation.techs)):
        type: i64 = s.card(nation.techs[i]).type
        out.append(nation.workers[i] if type >= INFANTRY and type <= AIR_FORCE else 0)
    return out
