"""How far a player is with a goal of the status phase: so much of so much. The rules decide, asked for each amount."""

from __future__ import annotations

from functools import cache

from ecumene.games.clash_of_cultures.cards.categories import FIRST_GOVERNMENT
from ecumene.games.clash_of_cultures.cards.rows import AT_ONCE, Goal
from ecumene.games.clash_of_cultures.cards.status_goals import AllAdvancesIn, Government, Most
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.kernel.border.sections import Count
from ecumene.kernel.core.bits import size


def progress(s: World, p: int, half: str, goal: int) -> list[Count]:
    """Nothing for a goal that is met in a moment of the game."""
    row = s.rules.goals[goal]
    if row.when == AT_ONCE:
        return []
    if isinstance(row, Most):
        others = max(int(row.count(s, q)) for q in range(len(s.nations)) if q != p)
        return [Count(half, int(row.count(s, p)), max(others + 1, int(row.amount), 1))]
    if isinstance(row, AllAdvancesIn | Government):
        bags = s.rules.in_category[FIRST_GOVERNMENT:]
        if isinstance(row, AllAdvancesIn):
            bags = [s.rules.in_category[row.of]]
        known, of = max((int(size(bag & s.nations[p].advances)), int(size(bag))) for bag in bags)
        return [Count(half, known, of)]
    need = int(row.amount)
    if need < 1:
        return []
    have = next((n for n in range(need, 0, -1) if with_amount(row, n).met(s, p)), 0)
    return [Count(half, have, need)]


@cache
def with_amount(row: Goal, amount: int) -> Goal:
    """The same goal with another amount."""
    return type(row)(row.name, int(row.when), amount, int(row.of), int(row.pay))
