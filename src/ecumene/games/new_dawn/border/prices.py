"""What an action costs, and why, in names; computed by the functions that charge it. Not compiled.

There is a price even if it cannot be paid. There is none if the action costs nothing or the thing is not available.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.games.new_dawn.border.zones import DawnView
from ecumene.games.new_dawn.cards.power import Power
from ecumene.games.new_dawn.cards.rows import Leader, Pact, StateCard
from ecumene.games.new_dawn.cards.tiles import RESOURCES
from ecumene.games.new_dawn.rules.powers import powers, wonder_cost
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import EXCHANGE, PAY, RAISE, SPEND
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.sections import Cost, Part, Price
from ecumene.kernel.core.action import first, verb_of


def prices(look: Look[Dawn, DawnView], actions: Sequence[int]) -> list[Price | None]:
    """For the player who is asked; if nobody is asked, for the viewer."""
    s = look.s
    p = look.payer(max(int(s.mover), 0))
    if s.empires[p].resigned:
        return [None] * len(actions)
    return [Price(costs) if (costs := costs_of(s, p, a)) else None for a in actions]


def costs_of(s: Dawn, p: int, action: int) -> list[Cost]:
    verb, row = verb_of(action), first(action)
    if verb == RAISE:
        return [wonder_price(s, p, row)] if row in s.offer else []
    if verb in (PAY, EXCHANGE):
        return [Cost(RESOURCES[row], 1)]
    return [Cost("trade", 1)] if verb == SPEND else []


def wonder_price(s: Dawn, p: int, wonder: int) -> Cost:
    """CND-10.10: reductions add up, but not below zero."""
    total = int(s.rules.wonders[wonder].cost)
    parts = [Part("printed", total)]
    for power in powers(s, p):
        change = max(int(power.wonder_cost(s, p, wonder)), -total)
        if change:
            parts.append(Part(reference(power), change))
            total += change
    return Cost("production", int(wonder_cost(s, p, wonder)), parts if len(parts) > 1 else [])


def reference(power: Power) -> str:
    if isinstance(power, Leader):
        return f"leader:{power.name}"
    if isinstance(power, StateCard):
        return f"state:{power.name}"
    return f"{'pact' if isinstance(power, Pact) else 'wonder'}:{power.name}"
