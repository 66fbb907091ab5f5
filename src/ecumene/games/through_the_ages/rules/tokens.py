"""Blue and yellow tokens, food and resources. TTA-14, 15.

Food is blue tokens on farms; resources are blue tokens on mines (and on labs with Bill Gates). A token is worth the
number on its card. Paying and gaining are automatic (TTA-15.10, 15.11).
"""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import FARM, FOOD, LAB, MINE, RESOURCES
from ecumene.games.through_the_ages.rules.seat import Nation
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.verbs import (
    BLUE_DOWN,
    BLUE_UP,
    FOOD_DOWN,
    FOOD_UP,
    RESOURCES_DOWN,
    RESOURCES_UP,
    YELLOW_DOWN,
    YELLOW_UP,
)
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


def token_value(s: Realm, tech: i64, what: i64) -> i64:
    """TTA-12.2, 16.6: the value of one blue token on a technology as food or as resources, or 0."""
    type: i64 = s.type(tech)
    if type == (FARM if what == FOOD else MINE):
        return s.card(tech).worth
    return s.level(tech) if type == LAB and what == RESOURCES else 0


def stored(s: Realm, p: i64, what: i64) -> i64:
    """TTA-15.1."""
    n = s.nations[p]
    return n.food if what == FOOD else n.resources


def move_tokens(s: Realm, n: Nation, i: i64, count: i64) -> None:
    """Add blue tokens to the technology at a place, or remove them; food and resources follow."""
    tech: i64 = n.techs[i]
    n.tokens[i] += count
    n.food += count * token_value(s, tech, FOOD)
    n.resources += count * token_value(s, tech, RESOURCES)


def count_stock(s: Realm, n: Nation) -> None:
    """Count food and resources again, if tokens were not moved by `move_tokens`."""
    n.food = 0
    n.resources = 0
    c: i64
    t: i64
    for c, t in zip(n.techs, n.tokens):
        n.food += t * token_value(s, c, FOOD)
        n.resources += t * token_value(s, c, RESOURCES)


def least_valuable(s: Realm, p: i64, what: i64) -> i64:
    """The place of the stored token with the lowest value, or -1."""
    n = s.nations[p]
    best: i64 = -1
    least: i64 = 99
    i: i64
    for i in range(len(n.techs)):
        if n.tokens[i] > 0:
            value: i64 = token_value(s, n.techs[i], what)
            if value > 0 and value < least:
                best = i
                least = value
    return best


def most_valuable(s: Realm, p: i64, what: i64, most: i64, labs: bool) -> i64:
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


def put_tokens(s: Realm, p: i64, what: i64, amount: i64, labs: bool = False) -> i64:
    """TTA-15.11: tokens from the bank worth this amount, or the closest lower one; returns how much it was.

    They lie on farms and mines, and with `labs` on labs too: for Bill Gates, and for change on labs he filled (16.6).
    """
    n = s.nations[p]
    rest: i64 = amount
    while rest > 0 and n.blue > 0:
        i: i64 = most_valuable(s, p, what, rest, labs)
        if i < 0:
            break
        move_tokens(s, n, i, 1)
        n.blue -= 1
        rest -= token_value(s, n.techs[i], what)
    return amount - rest


def gain(s: Realm, p: i64, what: i64, amount: i64) -> i64:
    """TTA-15.2: gain food or resources as far as the blue bank allows; returns how much it was."""
    got: i64 = put_tokens(s, p, what, amount, labs_produce(s, p))
    if got > 0:
        s.report(FOOD_UP if what == FOOD else RESOURCES_UP, p, got)
    return got


def labs_produce(s: Realm, p: i64) -> bool:
    """TTA-16.6: whether p's labs are used as mines."""
    for power in s.powers(p):
        if power.labs_are_mines():
            return True
    return False


def labs_store(s: Realm, p: i64) -> bool:
    """TTA-16.6: whether p's labs produce resources or still hold some."""
    n = s.nations[p]
    if labs_produce(s, p):
        return True
    i: i64
    for i in range(len(n.techs)):
        if n.tokens[i] > 0 and has(s.rules.labs, n.techs[i]):
            return True
    return False


def take_tokens(s: Realm, p: i64, what: i64, amount: i64) -> None:
    """TTA-15.3, 15.4, 15.10: return the cheapest tokens until the amount is reached, then take change.

    The change is less than the value of the last token, so no token moves to a more valuable card.
    """
    n = s.nations[p]
    rest: i64 = amount
    labs: bool = labs_store(s, p)
    while rest > 0:
        i: i64 = least_valuable(s, p, what)
        if i < 0:
            return
        move_tokens(s, n, i, -1)
        n.blue += 1
        rest -= token_value(s, n.techs[i], what)
    if rest < 0:
        put_tokens(s, p, what, -rest, labs)  # TTA-15.5: what the bank cannot give back is overpaid


def lose(s: Realm, p: i64, what: i64, amount: i64) -> i64:
    """TTA-15.7: lose this amount, or everything; returns how much it was, including what was overpaid."""
    before: i64 = stored(s, p, what)
    if amount <= 0 or before == 0:
        return 0
    take_tokens(s, p, what, amount)
    lost: i64 = before - stored(s, p, what)
    s.report(FOOD_DOWN if what == FOOD else RESOURCES_DOWN, p, lost)
    return lost


def pay_food(s: Realm, p: i64, amount: i64) -> None:
    """TTA-15.6: temporary food first."""
    n = s.nations[p]
    spare: i64 = min(amount, n.spare_food)
    n.spare_food -= spare
    lose(s, p, FOOD, amount - spare)


def pay_resources(s: Realm, p: i64, amount: i64, for_unit: bool) -> None:
    """TTA-6.40, 15.6: temporary resources first; those for units only if a unit is paid for."""
    n = s.nations[p]
    if for_unit:
        own: i64 = min(amount, n.unit_resources)
        n.unit_resources -= own
        amount -= own
    spare: i64 = min(amount, n.spare_resources)
    n.spare_resources -= spare
    lose(s, p, RESOURCES, amount - spare)


def food_available(s: Realm, p: i64) -> i64:
    """TTA-15.13: what can be paid."""
    return s.nations[p].spare_food + stored(s, p, FOOD)


def resources_available(s: Realm, p: i64, for_unit: bool) -> i64:
    """TTA-15.13: what can be paid."""
    n = s.nations[p]
    return n.spare_resources + stored(s, p, RESOURCES) + (n.unit_resources if for_unit else 0)


# tokens from and to the box


def gain_yellow(s: Realm, p: i64, count: i64) -> None:
    """TTA-14.3: to the yellow bank."""
    if count > 0:
        s.nations[p].yellow += count
        s.report(YELLOW_UP, p, count)


def lose_yellow(s: Realm, p: i64, count: i64) -> i64:
    """TTA-14.8: only from the yellow bank, at most as many as there are; returns how many it was."""
    n = s.nations[p]
    count = min(count, n.yellow)
    if count > 0:
        n.yellow -= count
        s.report(YELLOW_DOWN, p, count)
    return max(0, count)


def gain_blue(s: Realm, p: i64, count: i64) -> None:
    """TTA-14.3: to the blue bank."""
    if count > 0:
        s.nations[p].blue += count
        s.report(BLUE_UP, p, count)


def lose_blue_bank(s: Realm, p: i64, count: i64) -> i64:
    """TTA-14.4: from the blue bank first; returns how many are still to be lost."""
    n = s.nations[p]
    here: i64 = min(count, n.blue)
    if here > 0:
        n.blue -= here
        s.report(BLUE_DOWN, p, here)
    return count - here


def cards_with_tokens(s: Realm, p: i64) -> list[int]:
    """Technologies with a blue token on them."""
    n = s.nations[p]
    out: list[int] = []
    i: i64
    for i in range(len(n.techs)):
        if n.tokens[i] > 0:
            out.append(n.techs[i])
    return out


def lose_blue_from(s: Realm, p: i64, tech: i64) -> None:
    n = s.nations[p]
    move_tokens(s, n, n.place(tech), -1)
    s.report(BLUE_DOWN, p, 1)


def intact_wonders(s: Realm, p: i64) -> list[int]:
    """Completed wonders that are not ruined."""
    n = s.nations[p]
    out: list[int] = []
    i: i64
    for i in range(len(n.wonders)):
        if (n.ruins >> i) & 1 == 0:
            out.append(n.wonders[i])
    return out
