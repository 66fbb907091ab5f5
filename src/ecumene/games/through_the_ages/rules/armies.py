"""Units and armies, and their strength. TTA-12.8, 12.9, 12.10, 12.13."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.power import INFANTRY_AS_CAVALRY
from ecumene.games.through_the_ages.cards.rows import AIR_FORCE, ARTILLERY, CAVALRY, INFANTRY, NONE, Card, is_unit

if TYPE_CHECKING:
    from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.kernel.core.bits import count, each, has

OBSOLETE_LEVELS: Final = 2  # TTA-12.10, R-1: a unit this many levels below the tactic makes its army obsolete


def tactical_strength(s: Realm, p: i64, units: list[int]) -> i64:
    """TTA-12.13: strength of the best armies under the current tactic. `units`: the number on each technology of p."""
    nation = s.nations[p]
    if nation.tactic == NONE:
        return 0
    tactic = s.card(nation.tactic)
    rules = s.rules
    all_units: i64 = rules.units
    obsolete: i64 = tactic.age - OBSOLETE_LEVELS
    modern: i64 = 0  # tallies of infantry, cavalry, artillery, air forces
    total: i64 = 0
    c: i64
    n: i64
    for c, n in zip(nation.techs, units):
        if n > 0 and has(all_units, c):
            arm: i64 = rules.types[c] - INFANTRY
            total += each(arm, n)
            if rules.levels[c] > obsolete:
                modern += each(arm, n)
    mounted: bool = False
    if has(nation.hooks, INFANTRY_AS_CAVALRY):
        for power in s.powers(p):
            mounted = mounted or power.infantry_as_cavalry()
    return best_armies(tactic, modern, total, mounted)


def best_armies(tactic: Card, modern: i64, total: i64, mounted: bool) -> i64:
    """Tries every number of modern armies with as many others as possible; air forces join the best (TTA-12.9).

    `modern` and `total` are tallies of units, with infantry first.
    """
    best: i64 = 0
    if how_many(tactic, total, mounted) == 0:
        return 0
    f: i64 = how_many(tactic, modern, mounted)
    while f >= 0:
        n: i64 = most_armies(tactic, f, modern, total, mounted)
        winged: i64 = min(count(total, AIR_FORCE - INFANTRY), n)
        obsolete: i64 = tactic.obsolete if tactic.obsolete else tactic.tactical
        value: i64 = tactic.tactical * (f + min(winged, f)) + obsolete * (n - f + max(0, winged - f))
        best = max(best, value)
        f -= 1
    return best


def how_many(tactic: Card, units: i64, mounted: bool) -> i64:
    """TTA-16.2: how many complete armies the units can form; infantry that is `mounted` may replace cavalry."""
    n: i64 = 99
    on_foot: i64 = tactic.army[0]
    riding: i64 = tactic.army[CAVALRY - INFANTRY]
    guns: i64 = tactic.army[ARTILLERY - INFANTRY]
    if on_foot:
        n = min(n, count(units, 0) // on_foot)
    if mounted and riding:
        n = min(n, (count(units, 0) + count(units, 1)) // (on_foot + riding))
    elif riding:
        n = min(n, count(units, 1) // riding)
    if guns:
        n = min(n, count(units, 2) // guns)
    return n


def most_armies(tactic: Card, f: i64, modern: i64, total: i64, mounted: bool) -> i64:
    """The greatest number of armies if f of them consist of modern units only."""
    if not mounted:
        return how_many(tactic, total, mounted)
    on_foot: i64 = tactic.army[0]
    riding: i64 = tactic.army[CAVALRY - INFANTRY]
    used: i64 = max(on_foot * f, (on_foot + riding) * f - count(modern, 1))  # least infantry in modern armies
    taken: i64 = each(0, used) + each(1, (on_foot + riding) * f - used) + each(2, tactic.army[2] * f)
    return f + how_many(tactic, total - taken, mounted)


def unit_strength(s: Realm, p: i64, units: list[int]) -> i64:
    """TTA-10.3: the strength of the units themselves."""
    nation = s.nations[p]
    n: i64 = 0
    i: i64
    for i in range(len(units)):
        if units[i] > 0:
            card = s.card(nation.techs[i])
            if is_unit(card.type):
                n += units[i] * card.strength
    return n


def own_units(s: Realm, p: i64) -> list[int]:
    """How many units stand on each of p's technologies."""
    nation = s.nations[p]
    out: list[int] = []
    i: i64
    for i in range(len(nation.techs)):
        out.append(nation.workers[i] if has(s.rules.units, nation.techs[i]) else 0)
    return out
