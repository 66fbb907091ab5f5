"""What an action costs, in coins and workers. AOC-1.11, 5.14.

`price` computes every price, for legality, payment and tooltips. Given a list, it writes the reasons into it as pairs:
a source (of an ability, or TABLE for the printed price) and the change.
"""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.terms import ALWAYS, DISCOUNT, NEEDS, NONE, SAFE, SET_COST
from ecumene.games.age_of_civilization.rules.counts import met
from ecumene.games.age_of_civilization.rules.learning import gainable
from ecumene.games.age_of_civilization.rules.ruleset import TABLE
from ecumene.games.age_of_civilization.rules.state import Era
from ecumene.games.age_of_civilization.rules.verbs import COINS_SHORT, WORKERS_SHORT
from ecumene.kernel.core.bits import has, members
from ecumene.kernel.core.frames import shortage


def note(why: list[int] | None, source: i64, change: i64) -> None:
    """Add a reason to the list, if there is a list."""
    if why is not None and change != 0:
        why.append(source)
        why.append(change)


def price(s: Era, p: i64, action: i64, tech: i64 = NONE, via: i64 = NONE, why: list[int] | None = None) -> i64:
    """AOC-1.11, 5.14, 11.31: `tech`: what Research will give; `via`: the technology that performs it for free."""
    rules = s.rules
    seat = s.nations[p]
    cost: i64 = rules.actions[action].coins
    note(why, TABLE, cost)
    if not has(seat.priced, action):
        return cost
    effects = rules.effects
    fixed: i64 = cost
    fixed_by: i64 = NONE
    a: i64
    for a in seat.live:
        e = effects[a]
        if e.action != action or (e.moment != DISCOUNT and e.moment != SET_COST):
            continue
        if e.for_techs != 0 and (tech == NONE or not has(e.for_techs, tech)):
            continue
        if via != NONE and has(e.spared, via):
            continue
        if e.condition != ALWAYS and not met(s, p, e.condition):
            continue
        if e.moment == SET_COST:
            if e.n < fixed:
                fixed = e.n
                fixed_by = e.source
        else:
            less: i64 = min(e.n, cost)
            cost -= less
            note(why, e.source, -less)
    if fixed < cost:
        note(why, fixed_by, fixed - cost)
        return fixed
    return cost


def needed(s: Era, p: i64, action: i64) -> i64:
    """AOC-5.14: how many workers; at least one."""
    n: i64 = s.rules.actions[action].workers
    if has(s.nations[p].priced, action) and s.nations[p].works_at(NEEDS):
        a: i64
        for a in s.nations[p].live:
            e = s.rules.effects[a]
            if e.moment == NEEDS and e.action == action:
                n += e.n
    return max(n, 1)


def returns(s: Era, p: i64, action: i64) -> bool:
    """AOC-7.1, 7.2, 11.34: do workers come back from it?"""
    if s.rules.actions[action].red == 0:
        return True
    if not s.nations[p].works_at(SAFE):
        return False
    a: i64
    for a in s.nations[p].live:
        e = s.rules.effects[a]
        if e.moment == SAFE and e.action == action:
            return True
    return False


# what is missing


def coins_missing(s: Era, p: i64, action: i64, via: i64) -> list[int]:
    """AOC-5.1: the coins that the cheapest way to perform the action lacks."""
    seat = s.nations[p]
    cost: i64 = price(s, p, action, NONE, via)
    has_coins: i64 = seat.coins
    if has(s.rules.learns, action):
        for t in members(gainable(s, p)):
            cost = min(cost, price(s, p, action, t, via))
    elif has(s.rules.builds, action):
        has_coins += seat.stones * s.row().stone_worth
    return lack(COINS_SHORT, cost, has_coins)


def lack(what: i64, needs: i64, there: i64) -> list[int]:
    """A shortage, if it is one."""
    return [shortage(what, needs, there)] if needs > there else []


def missing_to_act(s: Era, p: i64, action: i64) -> list[int]:
    """AOC-5.1: workers and coins."""
    workers = lack(WORKERS_SHORT, needed(s, p, action), s.nations[p].free_workers())
    return workers + coins_missing(s, p, action, NONE)
