"""What things cost. TTA-6. Legality, payment, tooltips and bots use the same functions.

A caller who wants the reasons passes a list, `why`. The functions add pairs to it: a source (the row of a card or one
of the constants below) and what it adds to the price. Together they are the price.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.power import (
    BUILD_DISCOUNT,
    POPULATION_DISCOUNT,
    TAKE_DISCOUNT,
    TECH_DISCOUNT,
)
from ecumene.games.through_the_ages.cards.rows import CONSTRUCTION, LEADER, NONE, WONDER, is_unit
from ecumene.games.through_the_ages.rules.banks import food_cost
from ecumene.games.through_the_ages.rules.pacts import NO_PACTS, pacts_of
from ecumene.games.through_the_ages.rules.state import SLOTS, Realm
from ecumene.games.through_the_ages.rules.tokens import food_available, resources_available
from ecumene.kernel.core.bits import has, one

FOR_ONE: Final = 5  # slots that cost one civil action
FOR_TWO: Final = 9  # or at most two

PRINTED: Final = -1
SLOT: Final = -2  # the slot in the row
WONDERS: Final = -3  # completed wonders
BANK: Final = -4  # the section of the yellow bank
DISCOUNT: Final = -5  # of an action card, an event or a leader
REPLACED: Final = -6  # the building or unit that is upgraded
FLOOR: Final = -7  # what raises a negative price to zero


def add_reason(why: list[int], source: i64, change: i64) -> None:
    if change != 0:
        why.append(source)
        why.append(change)


def at_least_zero(cost: i64, why: list[int] | None) -> i64:
    """TTA-6.40: a price is never below zero."""
    if cost >= 0:
        return cost
    if why is not None:
        add_reason(why, FLOOR, -cost)
    return 0


def slot_cost(slot: i64) -> i64:
    """TTA-6.4."""
    return 1 if slot < FOR_ONE else 2 if slot < FOR_TWO else 3


def slots_within(actions: i64) -> i64:
    """TTA-6.4: how many slots from the left cost at most this many civil actions."""
    return 0 if actions < 1 else FOR_ONE if actions < 2 else FOR_TWO if actions < 3 else SLOTS


def take_cost(s: Realm, p: i64, slot: i64, why: list[int] | None = None) -> i64:
    """TTA-6.4, 6.9: civil actions for the card in a slot; only the price of leaders and wonders may change."""
    card = s.card(s.row[slot])
    if why is None and card.kind != LEADER and card.kind != WONDER:
        return slot_cost(slot)
    cost: i64 = slot_cost(slot)
    more: i64 = len(s.nations[p].wonders) if card.kind == WONDER else 0
    own: i64 = card.own_discount(s, p)
    off: i64
    if why is not None:
        add_reason(why, SLOT, cost)
        add_reason(why, WONDERS, more)
    cost += more - own
    if has(s.nations[p].hooks, TAKE_DISCOUNT):
        for power in s.powers(p):
            off = power.take_discount(s, p, card)
            cost -= off
            if why is not None:
                add_reason(why, power.number, -off)
    if why is not None:
        add_reason(why, card.number, -own)
    return at_least_zero(cost, why)


def population_cost(s: Realm, p: i64, discount: i64 = 0, why: list[int] | None = None) -> i64:
    """TTA-6.12: food for one more worker."""
    n = s.nations[p]
    cost: i64 = food_cost(n.yellow)
    if why is not None:
        add_reason(why, BANK, cost)
    off: i64
    if has(n.hooks, POPULATION_DISCOUNT):
        for power in s.powers(p):
            off = power.population_discount(s, p)
            cost -= off
            if why is not None:
                add_reason(why, power.number, -off)
    if why is not None:
        add_reason(why, DISCOUNT, -discount)
    return at_least_zero(cost - discount, why)


def can_increase(s: Realm, p: i64, discount: i64 = 0) -> bool:
    return s.nations[p].yellow > 0 and food_available(s, p) >= population_cost(s, p, discount)


def usual_cost(s: Realm, p: i64, tech: i64, why: list[int] | None = None) -> i64:
    """TTA-6.13: resources for a building or unit with the cards in play, before the discount of the moment."""
    construction: i64 = s.nations[p].special(CONSTRUCTION)
    cost: i64 = s.rules.building_costs(construction)[tech]
    off: i64
    if why is not None:
        printed: i64 = s.card(tech).cost
        add_reason(why, PRINTED, printed)
        add_reason(why, construction, cost - printed)
    if has(s.nations[p].hooks, BUILD_DISCOUNT):
        card = s.card(tech)
        for power in s.powers(p):
            off = power.build_discount(s, p, card)
            cost -= off
            if why is not None:
                add_reason(why, power.number, -off)
    return at_least_zero(cost, why)


def build_cost(s: Realm, p: i64, tech: i64, discount: i64 = 0, why: list[int] | None = None) -> i64:
    """TTA-6.13, 6.34, 6.40: never below zero."""
    cost: i64 = usual_cost(s, p, tech, why)
    if why is not None:
        add_reason(why, DISCOUNT, -discount)
    return at_least_zero(cost - discount, why)


def upgrade_cost(s: Realm, p: i64, old: i64, new: i64, discount: i64 = 0, why: list[int] | None = None) -> i64:
    """TTA-6.15, 6.40: the difference, never below zero."""
    cost: i64 = usual_cost(s, p, new, why)
    replaced: i64 = usual_cost(s, p, old)
    if why is not None:
        add_reason(why, REPLACED, -replaced)
    cost = at_least_zero(cost - replaced, why)
    if why is not None:
        add_reason(why, DISCOUNT, -discount)
    return at_least_zero(cost - discount, why)


def payable_builds(s: Realm, p: i64, have: i64, discount: i64) -> i64:
    """TTA-6.13, 6.40: bag of technologies on which p can pay to build, with this many resources and those for units.

    The same as comparing `build_cost` of each technology in play; others may be in the bag too.
    """
    n = s.nations[p]
    c: i64
    bag: i64 = 0
    if has(n.hooks, BUILD_DISCOUNT):
        for c in n.techs:
            if build_cost(s, p, c, discount) <= (have + n.unit_resources if has(s.rules.units, c) else have):
                bag |= one(c)
        return bag
    construction: i64 = n.special(CONSTRUCTION)
    bag = s.rules.payable(construction, have + discount)
    if n.unit_resources > 0:
        bag |= s.rules.payable(construction, have + discount + n.unit_resources) & s.rules.units
    return bag


def can_pay(s: Realm, p: i64, tech: i64, cost: i64) -> bool:
    return resources_available(s, p, is_unit(s.type(tech))) >= cost


def science_cost(s: Realm, p: i64, tech: i64, revolution: bool, discount: i64 = 0, why: list[int] | None = None) -> i64:
    """TTA-6.24, 6.26, 6.27: science for a technology; a pact may share it (R-25)."""
    card = s.card(tech)
    cost: i64 = card.revolution if revolution else card.tech_cost
    off: i64
    if why is not None:
        add_reason(why, PRINTED, cost)
    if has(s.nations[p].hooks, TECH_DISCOUNT):
        for power in s.powers(p):
            off = power.tech_discount(s, p, card)
            cost -= off
            if why is not None:
                add_reason(why, power.number, -off)
    for owner in pacts_of(s, p):
        off = s.card(s.nations[owner].pact).shares_science
        cost -= off
        if why is not None:
            add_reason(why, s.nations[owner].pact, -off)
    if why is not None:
        add_reason(why, DISCOUNT, -discount)
    return at_least_zero(cost - discount, why)


def science_available(s: Realm, p: i64, tech: i64) -> i64:
    """TTA-15.14: including science for unit technologies only."""
    n = s.nations[p]
    return n.science + n.unit_science if has(s.rules.units, tech) else n.science


def partners_in_science(s: Realm, p: i64) -> list[int]:
    """R-25: the players who must pay a point when p develops a technology."""
    if s.pacts(p) == 0:
        return NO_PACTS
    out: list[int] = []
    for owner in pacts_of(s, p):
        other = s.nations[owner]
        if s.card(other.pact).shares_science:
            out.append(other.partner if owner == p else owner)
    return out


def stage_cost(s: Realm, p: i64, count: i64, discount: i64 = 0, why: list[int] | None = None) -> i64:
    """TTA-6.21, 6.23: resources for the next stages of the unfinished wonder."""
    n = s.nations[p]
    stages = s.card(n.unfinished).stages
    total: i64 = 0
    i: i64
    for i in range(count):
        total += stages[n.stages + i]
    if why is not None:
        add_reason(why, PRINTED, total)
        add_reason(why, DISCOUNT, -discount)
    return at_least_zero(total - discount, why)


def stages_at_once(s: Realm, p: i64) -> i64:
    """TTA-6.23."""
    construction: i64 = s.nations[p].special(CONSTRUCTION)
    if construction == NONE:
        return 1
    return max(1, s.card(construction).stages_at_once)
