"""Population, buildings, units and stages of wonders. TTA-6.12 to 6.17, 6.21 to 6.23, 7.1 to 7.3.

Where a card, an event or a leader grants one of these, it calls the same functions with a discount: the action itself
is free then, everything else is paid (TTA-6.3, 6.33).
"""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import LAB, NONE, THEATER, is_unit
from ecumene.games.through_the_ages.rules.actions.costs import (
    build_cost,
    can_pay,
    population_cost,
    stage_cost,
    stages_at_once,
    upgrade_cost,
)
from ecumene.games.through_the_ages.rules.play_area import LoseBlue, complete_if_covered
from ecumene.games.through_the_ages.rules.seat import Nation
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.tokens import resources_available
from ecumene.kernel.core.bits import count, has

# population


def increase(s: Realm, p: i64, discount: i64 = 0) -> None:
    """TTA-6.12, 14.7: pay food, one more unused worker."""
    s.pay_food(p, population_cost(s, p, discount))
    s.gain_population(p, 1)


# buildings and units


def refuse_build(s: Realm, p: i64, c: i64, discount: i64, free: bool = False) -> str:
    """TTA-6.13, 6.14, 7.1: why p cannot build on a technology."""
    n = s.nations[p]
    why = refuse_worker_or_limit(s, n, c) if n.place(c) >= 0 else "TTA-7.1" if is_unit(s.card(c).type) else "TTA-6.13"
    if why:
        return why
    return "" if free or can_pay(s, p, c, build_cost(s, p, c, discount)) else "TTA-6.2"


def refuse_worker_or_limit(s: Realm, n: Nation, c: i64) -> str:
    """TTA-6.13, 6.14, 7.1: the same for a technology in play, without the cost."""
    if n.pool == 0:
        return "TTA-7.1" if has(s.rules.units, c) else "TTA-6.13"
    if has(s.rules.urban, c) and count(n.urban_buildings, s.type(c) - LAB) >= s.card(n.government).urban_limit:
        return "TTA-6.14"
    return ""


def at_urban_limit(s: Realm, n: Nation) -> i64:
    """TTA-6.14: bag of the technologies of those urban types that have as many buildings as the government allows."""
    limit: i64 = s.card(n.government).urban_limit
    full: i64 = 0
    type: i64
    for type in range(LAB, THEATER + 1):
        if count(n.urban_buildings, type - LAB) >= limit:
            full |= s.rules.of_type[type]
    return full


def build(s: Realm, p: i64, c: i64, discount: i64 = 0, free: bool = False) -> None:
    if not free:
        s.pay_resources(p, build_cost(s, p, c, discount), is_unit(s.type(c)))
    s.place_worker(p, c)
    s.update_ratings(p)


def refuse_upgrade(s: Realm, p: i64, old: i64, new: i64, discount: i64) -> str:
    """TTA-6.15, 6.17, 7.2: a worker moves to a higher level of the same type; the urban limit does not matter."""
    n = s.nations[p]
    i: i64 = n.place(old)
    there: bool = i >= 0 and n.place(new) >= 0 and n.workers[i] > 0
    if not there or s.type(old) != s.type(new) or s.level(new) <= s.level(old):
        return "TTA-7.2" if is_unit(s.card(new).type) else "TTA-6.15"
    return "" if can_pay(s, p, new, upgrade_cost(s, p, old, new, discount)) else "TTA-6.2"


def upgrade(s: Realm, p: i64, old: i64, new: i64, discount: i64 = 0) -> None:
    s.pay_resources(p, upgrade_cost(s, p, old, new, discount), is_unit(s.type(new)))
    s.move_worker(p, old, new)
    s.update_ratings(p)


def destroy(s: Realm, p: i64, c: i64) -> None:
    """TTA-6.16, 7.3: the worker returns to the pool; nothing is refunded."""
    s.remove_worker(p, c)
    s.update_ratings(p)


# wonders


def refuse_stage(s: Realm, p: i64, count: i64, discount: i64) -> str:
    """TTA-6.21, 6.23, 6.42, 6.2: there must be enough stages, resources and tokens to cover them."""
    n = s.nations[p]
    if n.unfinished == NONE:
        return "TTA-6.21"
    if count > 1 and count > stages_at_once(s, p):
        return "TTA-6.23"
    if count < 1 or count > len(s.card(n.unfinished).stages) - n.stages:
        return "TTA-6.21"
    if resources_available(s, p, False) < stage_cost(s, p, count, discount):
        return "TTA-6.2"
    return "" if n.blue >= count or covering_tokens(s, p) >= count else "TTA-6.42"


def covering_tokens(s: Realm, p: i64) -> i64:
    """TTA-6.42: blue tokens in the bank and on cards; paying only moves them to the bank."""
    n = s.nations[p]
    total: i64 = n.blue
    for t in n.tokens:
        total += t
    return total


def build_stages(s: Realm, p: i64, count: i64, discount: i64 = 0) -> None:
    """TTA-6.21, 6.22, 6.42: pay everything, then cover the stages one by one, from the bank first."""
    s.pay_resources(p, stage_cost(s, p, count, discount), False)
    from_bank: i64 = min(count, s.nations[p].blue)
    s.cover_stages(p, from_bank, count)
    if count > from_bank:
        s.ask(LoseBlue(p, count - from_bank, 1, 0))
    else:
        complete_if_covered(s, p)
