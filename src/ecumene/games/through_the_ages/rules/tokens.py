"""Reading blue tokens, food and resources. TTA-14, 15. What changes them is in `state_tokens`."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.power import LABS_ARE_MINES
from ecumene.games.through_the_ages.cards.rows import FOOD
from ecumene.games.through_the_ages.rules.state_fields import RealmFields
from ecumene.kernel.core.action import first
from ecumene.kernel.core.bits import has


def canonical_choices(choices: list[int], rows: list[int], there: list[int], since: i64, count: i64) -> list[int]:
    """Of choices that each take one thing from a row: those from row `since` on that still allow `count` things.

    `there` says how many things are on each row; if there are fewer than `count`, all of them are taken.
    """
    needed: i64 = min(count, sum(there))
    out: list[int] = []
    i: i64
    for action in choices:
        c: i64 = first(action)
        left: i64 = 0
        for i in range(len(rows)):
            if rows[i] >= c:
                left += there[i]
        if c >= since and left >= needed:
            out.append(action)
    return out if out else choices


# food and resources


def token_value(s: RealmFields, tech: i64, what: i64) -> i64:
    """TTA-12.2, 16.6: the value of one blue token on a technology as food or as resources, or 0."""
    return s.rules.food_worth[tech] if what == FOOD else s.rules.resource_worth[tech]


def stored(s: RealmFields, p: i64, what: i64) -> i64:
    """TTA-15.1."""
    n = s.nations[p]
    return n.food if what == FOOD else n.resources


def least_valuable(s: RealmFields, p: i64, what: i64) -> i64:
    """The place of the stored token with the lowest value, or -1."""
    n = s.nations[p]
    values = s.rules.food_worth if what == FOOD else s.rules.resource_worth
    techs = n.techs
    tokens = n.tokens
    best: i64 = -1
    least: i64 = 99
    i: i64
    for i in range(len(techs)):
        if tokens[i] > 0:
            value: i64 = values[techs[i]]
            if value > 0 and value < least:
                best = i
                least = value
    return best


def most_valuable(s: RealmFields, p: i64, what: i64, most: i64, labs: bool) -> i64:
    """TTA-15.2: the place of the most valuable card, up to `most`, that may take a token from the bank, or -1."""
    n = s.nations[p]
    takes: i64 = s.rules.farms if what == FOOD else s.rules.mines | s.rules.labs if labs else s.rules.mines
    best: i64 = -1
    greatest: i64 = 0
    i: i64
    for i in range(len(n.techs)):
        if has(takes, n.techs[i]):
            value: i64 = token_value(s, n.techs[i], what)
            if value > greatest and value <= most:
                best = i
                greatest = value
    return best


def labs_produce(s: RealmFields, p: i64) -> bool:
    """TTA-16.6: whether p's labs are used as mines."""
    if has(s.nations[p].hooks, LABS_ARE_MINES):
        for power in s.powers(p):
            if power.labs_are_mines():
                return True
    return False


def labs_store(s: RealmFields, p: i64) -> bool:
    """TTA-16.6: whether p's labs produce resources or still hold some."""
    n = s.nations[p]
    if labs_produce(s, p):
        return True
    i: i64
    for i in range(len(n.techs)):
        if n.tokens[i] > 0 and has(s.rules.labs, n.techs[i]):
            return True
    return False


def food_available(s: RealmFields, p: i64) -> i64:
    """TTA-15.13: what can be paid."""
    return s.nations[p].spare_food + stored(s, p, FOOD)


def resources_available(s: RealmFields, p: i64, for_unit: bool) -> i64:
    """TTA-15.13: what can be paid."""
    n = s.nations[p]
    have: i64 = n.spare_resources + n.resources
    return have + n.unit_resources if for_unit else have


def cards_with_tokens(s: RealmFields, p: i64) -> list[int]:
    """Technologies with a blue token on them."""
    n = s.nations[p]
    out: list[int] = []
    i: i64
    for i in range(len(n.techs)):
        if n.tokens[i] > 0:
            out.append(n.techs[i])
    return out
