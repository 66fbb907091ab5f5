"""What things cost, and paying for them. COC-5.2, 5.3, 9.5, 9.14, 11.5, 11.10, 13.2, 22.4.

One function computes each price, for legality, payment and tooltips. A caller that needs the reasons passes a list. The
function appends three numbers for each reason: the source (an advance's row or PRINTED), the resource, and the amount
it adds. A price is a tally of resources.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.power import Power
from ecumene.games.clash_of_cultures.rules.map.packed_city import size_of
from ecumene.games.clash_of_cultures.rules.powers import has_power, powers, powers_or_all
from ecumene.games.clash_of_cultures.rules.resources import gain_good, lose, pay_mood
from ecumene.games.clash_of_cultures.rules.seat import CULTURE_GOOD, FOOD, GOLD, IDEA, MOOD_GOOD, ORE, WOOD
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import PAY, SPEND, TAKE_GOOD
from ecumene.kernel.core.action import act, first, fourth, second, third, verb_of
from ecumene.kernel.core.bits import count, each, lowest, members, one
from ecumene.kernel.core.state import NOT_OFFERED, Frame

PRINTED: Final = -1
UNIT_PRICES: Final[list[int]] = [each(FOOD, 2), each(FOOD) + each(ORE), each(WOOD, 2)]  # COC-11.5


def spend_action(s: World, p: i64) -> None:
    """COC-3.1, 8.2, 8.11: spent when the action is announced."""
    s.spend_action(p)


# prices


def add_reason(why: list[int] | None, source: i64, resource: i64, change: i64) -> None:
    if why is not None and change != 0:
        why.append(source)
        why.append(resource)
        why.append(change)


def advance_that_frees_food(s: World, p: i64, a: i64) -> i64:
    """COC-9.14: the known advance that makes this one cost no food, or -1."""
    by: i64 = s.nations[p].advances & s.rules.freed_by[a]
    return lowest(by) if by else -1


def advance_that_frees_ore(s: World, p: i64, a: i64) -> i64:
    """COC-9.5: Metallurgy for Steel Weapons."""
    by: i64 = s.nations[p].advances & s.rules.ore_freed_by[a]
    return lowest(by) if by else -1


def free_advance_price(s: World, p: i64, a: i64, why: list[int] | None = None) -> i64:
    """COC-9.5: what even a free advance costs."""
    ore: i64 = s.rules.ore_of[a]
    add_reason(why, PRINTED, ORE, ore)
    if ore > 0:
        by: i64 = advance_that_frees_ore(s, p, a)
        if by >= 0:
            add_reason(why, by, ORE, -ore)
            ore = 0
    return each(ORE, ore)


def study_power(s: World, p: i64, a: i64) -> Power | None:
    """COC-9.14, 9.16: the power of p that would remove the food from the price of this advance now."""
    for power in powers(s, p, s.rules.hooks.refuse_study):
        if power.refuse_study(s, p, a) == "":
            return power
    return None


def advance_price(s: World, p: i64, a: i64, by_study: bool, why: list[int] | None = None) -> i64:
    """COC-9.1, 9.5, 9.14: with Priesthood's discount, or the usual price."""
    food: i64 = s.rules.food_of[a]
    add_reason(why, PRINTED, FOOD, food)
    by: i64 = advance_that_frees_food(s, p, a)
    if by < 0 and by_study:
        power = study_power(s, p, a)
        by = PRINTED if power is None else power.power
    if by >= 0:
        add_reason(why, by, FOOD, -food)
        food = 0
    return each(FOOD, food) + free_advance_price(s, p, a, why)


def growth_price(s: World, p: i64, building: i64, why: list[int] | None = None) -> i64:
    """COC-11.10, 11.13."""
    cost: i64 = each(FOOD) + each(ORE) + each(WOOD)
    r: i64
    for r in range(IDEA):
        add_reason(why, PRINTED, r, 1)
    food: i64 = 1
    for power in powers(s, p, s.rules.hooks.growth_saving):
        saving: i64 = min(power.growth_saving(s, p, building), food)
        add_reason(why, power.power, FOOD, -saving)
        food -= saving
    return cost - each(FOOD, 1 - food)


def wonder_price(s: World, w: i64, why: list[int] | None = None) -> i64:
    """COC-22.3: resources. Culture tokens are paid in addition."""
    row = s.rules.wonders[w]
    add_reason(why, PRINTED, FOOD, row.food)
    add_reason(why, PRINTED, ORE, row.ore)
    add_reason(why, PRINTED, WOOD, row.wood)
    return each(FOOD, row.food) + each(ORE, row.ore) + each(WOOD, row.wood)


def far_power(s: World, p: i64) -> Power | None:
    """COC-11.19: the power of p that allows collecting two spaces away now."""
    for power in powers(s, p, s.rules.hooks.far_price):
        if power.ready(s, p):
            return power
    return None


def far_price(s: World, p: i64, why: list[int] | None = None) -> i64:
    """COC-11.19, 24.2: food."""
    food: i64 = 0
    for power in powers_or_all(s, p, s.rules.hooks.far_price):
        food = power.far_price()
    add_reason(why, PRINTED, FOOD, food)
    for power in powers(s, p, s.rules.hooks.far_saving):
        saving: i64 = min(power.far_saving(), food)
        add_reason(why, power.power, FOOD, -saving)
        food -= saving
    return each(FOOD, food)


def draft_price(s: World, p: i64, why: list[int] | None = None) -> i64:
    """COC-24.11, 24.19: mood tokens."""
    tokens: i64 = 0
    for power in powers_or_all(s, p, s.rules.hooks.draft_price):
        tokens = power.draft_price()
    add_reason(why, PRINTED, MOOD_GOOD, tokens)
    for power in powers(s, p, s.rules.hooks.draft_surcharge):
        add_reason(why, power.power, MOOD_GOOD, power.draft_surcharge())
        tokens += power.draft_surcharge()
    return tokens


def step_price(s: World, p: i64, at: i64, why: list[int] | None = None) -> i64:
    """COC-13.2, 13.4, 13.8, 24.15: mood tokens for one step of a city's mood."""
    size: i64 = size_of(s.city[at])
    add_reason(why, PRINTED, MOOD_GOOD, size)
    for power in powers(s, p, s.rules.hooks.step_saving):
        saving: i64 = min(power.step_saving(), size - 1)
        add_reason(why, power.power, MOOD_GOOD, -saving)
        size -= saving
    return size


# paying


def missing_amount(stock: list[int], cost: i64, resource: i64) -> i64:
    """How many of a resource are missing and must be paid with something else."""
    return max(count(cost, resource) - stock[resource], 0)


def can_pay(s: World, p: i64, cost: i64, ideas_for_food: bool) -> bool:
    """COC-5.2, 5.3: gold may replace any resource, ideas may replace the food of advances."""
    if cost == 0:
        return True
    stock = s.nations[p].stock
    food: i64 = missing_amount(stock, cost, FOOD)
    if ideas_for_food:
        food = max(food - stock[IDEA], 0)
    return food + missing_amount(stock, cost, ORE) + missing_amount(stock, cost, WOOD) <= stock[GOLD]


def amounts(cost: i64) -> list[int]:
    """The amount of each resource, as a list."""
    return [int(count(cost, r)) for r in range(GOLD + 1)]


def total_of(cost: i64) -> i64:
    return count(cost, FOOD) + count(cost, ORE) + count(cost, WOOD) + count(cost, IDEA) + count(cost, GOLD)


def payments(s: World, p: i64, cost: i64, ideas_for_food: bool) -> list[int]:
    """D2: every different way to pay, those with the least gold first."""
    out: list[int] = []
    stock = s.nations[p].stock
    all: i64 = total_of(cost)
    food: i64 = min(count(cost, FOOD), stock[FOOD])
    while food >= 0:
        ore: i64 = min(count(cost, ORE), stock[ORE])
        while ore >= 0:
            wood: i64 = min(count(cost, WOOD), stock[WOOD])
            while wood >= 0:
                idea: i64 = count(cost, IDEA) + (count(cost, FOOD) - food if ideas_for_food else 0)
                idea = min(idea, stock[IDEA])
                while idea >= 0 and all - food - ore - wood - idea <= stock[GOLD]:
                    out.append(act(PAY, food, ore, wood, idea))
                    idea -= 1
                wood -= 1
            ore -= 1
        food -= 1
    return out


@dataclass(init=False, eq=False)
class Pay(Frame):
    """D2: how is a price paid? Subclasses do in `paid` what the payment was for."""

    cost: i64  # tally of the five resources
    ideas: i64  # 1: ideas may replace food (COC-5.14)

    def __init__(self, player: i64, cost: i64, ideas: i64) -> None:
        self.player = player
        self.cost = cost
        self.ideas = ideas

    def legal(self, s: World) -> list[int]:
        return payments(s, self.player, self.cost, self.ideas != 0)

    def why_not(self, s: World, action: i64) -> str:
        if verb_of(action) != PAY:
            return NOT_OFFERED
        return "COC-5.14" if self.ideas == 0 and fourth(action) > 0 else "COC-5.3"

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        food: i64 = lose(s, self.player, FOOD, first(action))
        ore: i64 = lose(s, self.player, ORE, second(action))
        wood: i64 = lose(s, self.player, WOOD, third(action))
        idea: i64 = lose(s, self.player, IDEA, fourth(action))
        gold: i64 = lose(s, self.player, GOLD, total_of(self.cost) - food - ore - wood - idea)
        self.paid(s, each(FOOD, food) + each(ORE, ore) + each(WOOD, wood) + each(IDEA, idea) + each(GOLD, gold))

    def paid(self, s: World, mix: i64) -> None:
        """Continue with what was bought; `mix` is the tally of what was paid for it."""


def charge(s: World, p: i64, cost: i64) -> None:
    """Pay at once if there is only one way to pay, otherwise ask. What comes next is already on the stack."""
    s.ask(Pay(p, cost, 0))


# mood tokens, which resources may replace with Rituals


def can_pay_mood(s: World, p: i64, tokens: i64) -> bool:
    """COC-13.5, 5.11, 5.14: in a Civic Improvement."""
    return mood_worth(s, p) >= tokens


def mood_worth(s: World, p: i64) -> i64:
    """COC-13.5: mood tokens, and what may stand for them."""
    n = s.nations[p]
    have: i64 = n.mood_tokens
    if has_power(s, p, s.rules.hooks.pays_mood_with_resources):
        have += n.stock[FOOD] + n.stock[ORE] + n.stock[WOOD] + n.stock[GOLD]
    return have


def mood_payments(s: World, p: i64, tokens: i64) -> list[int]:
    """D2: every way to pay, most tokens first. Without Rituals only tokens."""
    n = s.nations[p]
    out: list[int] = []
    if not has_power(s, p, s.rules.hooks.pays_mood_with_resources):
        if n.mood_tokens >= tokens:
            out.append(act(SPEND, tokens))
        return out
    mood: i64 = min(tokens, n.mood_tokens)
    while mood >= 0:
        food: i64 = min(tokens - mood, n.stock[FOOD])
        while food >= 0:
            ore: i64 = min(tokens - mood - food, n.stock[ORE])
            while ore >= 0:
                wood: i64 = min(tokens - mood - food - ore, n.stock[WOOD])
                while wood >= 0 and tokens - mood - food - ore - wood <= n.stock[GOLD]:
                    out.append(act(SPEND, mood, food, ore, wood))
                    wood -= 1
                ore -= 1
            food -= 1
        mood -= 1
    return out


def pay_mood_mix(s: World, p: i64, tokens: i64, action: i64) -> None:
    """Pay such a mix."""
    pay_mood(s, p, first(action))
    lose(s, p, FOOD, second(action))
    lose(s, p, ORE, third(action))
    lose(s, p, WOOD, fourth(action))
    lose(s, p, GOLD, tokens - first(action) - second(action) - third(action) - fourth(action))


# gaining one good of several

BY_TEMPLE: Final = 0
BY_NATIONALISM: Final = 1
BY_CHEMISTRY: Final = 2


@dataclass(init=False, eq=False)
class ChooseGood(Frame):
    """D14, D33: one resource or token of several kinds. Above the cap it is lost (COC-7.6, 24.28, 24.29)."""

    goods: i64  # bag
    by: i64  # what gives it

    def __init__(self, player: i64, goods: i64, by: i64) -> None:
        self.player = player
        self.goods = goods
        self.by = by

    def legal(self, s: World) -> list[int]:
        return [act(TAKE_GOOD, good) for good in members(self.goods)]

    def why_not(self, s: World, action: i64) -> str:
        if verb_of(action) != TAKE_GOOD:
            return NOT_OFFERED
        return "COC-7.6" if self.by == BY_TEMPLE else "COC-24.28" if self.by == BY_NATIONALISM else "COC-24.29"

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        gain_good(s, self.player, first(action), 1)


def choose_token(s: World, p: i64, by: i64) -> None:
    """One mood or one culture token. Without room for either, nothing is asked."""
    n = s.nations[p]
    if n.mood_tokens < n.happiness or n.culture_tokens < n.culture:
        s.ask(ChooseGood(p, one(MOOD_GOOD) | one(CULTURE_GOOD), by))
