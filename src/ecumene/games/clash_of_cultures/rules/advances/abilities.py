"""What advances and wonders allow their owner to do in a turn. COC-24, 22.10."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.power import BY_ACTION, FREELY, Power
from ecumene.games.clash_of_cultures.rules.costs import Pay, spend_action
from ecumene.games.clash_of_cultures.rules.powers import powers
from ecumene.games.clash_of_cultures.rules.resources import lose_good
from ecumene.games.clash_of_cultures.rules.seat import CULTURE_GOOD, GOLD
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import USE
from ecumene.kernel.core.action import verb_of
from ecumene.kernel.core.bits import each
from ecumene.kernel.core.state import NOT_OFFERED


def offers(s: World, p: i64, out: list[int]) -> None:
    """D1: abilities that cost an action, then those that cost none."""
    if s.nations[p].actions > 0:
        offers_at(s, p, BY_ACTION, out)
    offers_at(s, p, FREELY, out)


def offers_at(s: World, p: i64, place: i64, out: list[int]) -> None:
    """What is offered at one place of the list of a turn."""
    for power in powers(s, p, s.rules.hooks.offered[place]):
        power.offers(s, p, out)


def offers_anytime(s: World, p: i64, out: list[int]) -> None:
    """COC-8.10: what may be used within a question."""
    for power in powers(s, p, s.rules.hooks.offered_anytime):
        power.offers(s, p, out)


def why_not(s: World, p: i64, action: i64) -> str:
    power = s.rules.power_of(action)
    if power is None:
        return "COC-24.35" if verb_of(action) == USE else NOT_OFFERED
    if power.place() == BY_ACTION and s.nations[p].actions < 1:
        return "COC-8.2"
    return power.refuse(s, p, action)


def apply(s: World, p: i64, action: i64) -> bool:
    power = s.rules.power_of(action)
    if power is None:
        return False
    if power.place() == BY_ACTION:
        spend_action(s, p)
    pay_and_apply(s, p, power, action)
    return True


def pay_and_apply(s: World, p: i64, power: Power, action: i64) -> None:
    """COC-24.35: it is marked as used, tokens are paid, then resources, and then it has its effect."""
    power.mark_used(s, p)
    cost = power.cost(s, p, action)
    resources: i64 = 0
    i: i64
    for i in range(0, len(cost), 2):
        if cost[i] <= GOLD:
            resources += each(cost[i], cost[i + 1])
        elif cost[i] <= CULTURE_GOOD:
            lose_good(s, p, cost[i], cost[i + 1])
    if resources:
        s.ask(PayAbility(p, resources, 0, power.power))
    else:
        power.apply(s, p, action)


@dataclass(init=False, eq=False)
class PayAbility(Pay):
    """COC-5.3, 24.35: how is an ability paid?"""

    power: i64  # its number among all powers

    def __init__(self, player: i64, cost: i64, ideas: i64, power: i64) -> None:
        self.player = player
        self.cost = cost
        self.ideas = ideas
        self.power = power

    def paid(self, s: World, mix: i64) -> None:
        power = s.rules.power(self.power)
        power.apply(s, self.player, power.action())


def why_not_anytime(s: World, p: i64, action: i64) -> str:
    """COC-8.10: the same within a question."""
    power = s.rules.power_of(action)
    return power.refuse(s, p, action) if power is not None and power.offered_anytime() else NOT_OFFERED


def apply_anytime(s: World, p: i64, action: i64) -> bool:
    """Was it an action of such an ability?"""
    power = s.rules.power_of(action)
    if power is None or not power.offered_anytime():
        return False
    pay_and_apply(s, p, power, action)
    return True


def culture_at_most(s: World, p: i64) -> i64:
    """COC-8.10: culture tokens, and those that abilities could give now."""
    tokens: i64 = s.nations[p].culture_tokens
    for power in powers(s, p, s.rules.hooks.culture_at_once):
        tokens += power.culture_at_once(s, p)
    return tokens
