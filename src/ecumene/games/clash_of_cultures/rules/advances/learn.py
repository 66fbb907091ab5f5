"""Gaining advances: which ones, the Advance action, and changing the government. COC-9, 24."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.categories import CATEGORIES, FIRST_GOVERNMENT
from ecumene.games.clash_of_cultures.cards.rows import CULTURE_FRAME, MOOD_FRAME
from ecumene.games.clash_of_cultures.rules.costs import (
    Pay,
    advance_price,
    advance_that_frees_food,
    can_pay,
    free_advance_price,
    spend_action,
    study_power,
)
from ecumene.games.clash_of_cultures.rules.events.draw_events import draw_event
from ecumene.games.clash_of_cultures.rules.powers import has_power, powers
from ecumene.games.clash_of_cultures.rules.resources import keep_to_caps, raise_culture, raise_happiness
from ecumene.games.clash_of_cultures.rules.seat import FOOD, GOLD, IDEA
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import LEARN, SHIFT, STUDY
from ecumene.kernel.core.action import act, first, ready, verb_of
from ecumene.kernel.core.bits import LARGEST_BAG, count, has, lowest, members, one, size
from ecumene.kernel.core.frames import Choice
from ecumene.kernel.core.state import NOT_OFFERED

LEARNS: Final[list[Any]] = ready(LEARN, LARGEST_BAG)
STUDIES: Final[list[Any]] = ready(STUDY, LARGEST_BAG)

# which advances may be gained


def why_not_gain(s: World, p: i64, a: i64) -> str:
    """COC-9.1, 9.2, 9.3, 9.4, 9.8, 9.9, 9.10, 9.19: why p may not gain an advance now, at any price."""
    n = s.nations[p]
    row = s.rules.advances[a]
    if n.knows(a):
        return "COC-9.1"
    lacking: i64 = s.rules.required[a] & ~n.advances
    if lacking == 0:
        return ""
    if has(lacking, s.rules.top_of[row.category]):
        return "COC-9.2"
    return "COC-9.8" if row.category >= FIRST_GOVERNMENT else "COC-9.4"


def gainable(s: World, p: i64) -> i64:
    """The bag of all advances that p may gain now: see `why_not_gain`."""
    n = s.nations[p]
    n.look_up(s.rules)
    return n.gainable


def gainable_free(s: World, p: i64) -> i64:
    """COC-9.5: the bag of advances that p may gain for free. Steel Weapons still cost their ore."""
    bag: i64 = gainable(s, p)
    out: i64 = bag & ~s.rules.costs_ore
    a: i64
    for a in members(bag & s.rules.costs_ore):
        if can_pay(s, p, free_advance_price(s, p, a), False):
            out |= one(a)
    return out


def may_study(s: World, p: i64, a: i64) -> bool:
    """COC-9.14, 9.16: would Priesthood remove the food from the price now?"""
    return study_power(s, p, a) is not None and advance_that_frees_food(s, p, a) < 0


def why_not_study(s: World, p: i64, a: i64) -> str:
    """COC-9.14, 9.16: Priesthood does not help here, or was used; or the advance costs no food anyway."""
    for power in powers(s, p, s.rules.hooks.refuse_study):
        return power.refuse_study(s, p, a) or NOT_OFFERED
    return "COC-9.14"


def refuse_buy(s: World, p: i64, a: i64, by_study: bool) -> str:
    """COC-9.15: why p may not buy an advance at its price, or with Priesthood."""
    why = why_not_gain(s, p, a)
    if why:
        return why
    if by_study and not may_study(s, p, a):
        return why_not_study(s, p, a)
    if can_afford(s, p, a, by_study):
        return ""
    ore: bool = can_pay(s, p, free_advance_price(s, p, a), False)
    return "COC-9.15" if ore else "COC-9.5"


def can_afford(s: World, p: i64, a: i64, by_study: bool) -> bool:
    """COC-9.1, 9.15."""
    return can_pay(s, p, advance_price(s, p, a, by_study), True)


def affordable(s: World, p: i64) -> i64:
    """The bag of gainable advances whose usual price p can pay, as `can_afford` says of each.

    Most cost food and nothing else: for each number of food the rules know the bag of advances for which it is enough.
    """
    n = s.nations[p]
    bag: i64 = gainable(s, p)
    food: i64 = n.stock[FOOD] + n.stock[IDEA] + n.stock[GOLD]
    most: i64 = len(s.rules.for_food) - 1
    out: i64 = bag & ~s.rules.costs_ore & (s.rules.for_food[min(food, most)] | n.freed)
    a: i64
    for a in members(bag & s.rules.costs_ore):
        if can_afford(s, p, a, False):
            out |= one(a)
    return out


def studyable(s: World, p: i64) -> i64:
    """COC-9.14, 9.16: the bag of gainable advances whose price p can pay with Priesthood."""
    out: i64 = 0
    a: i64
    if has_power(s, p, s.rules.hooks.refuse_study):
        for a in members(gainable(s, p)):
            if may_study(s, p, a) and can_afford(s, p, a, True):
                out |= one(a)
    return out


def buyable(s: World, p: i64) -> i64:
    """The bag of advances whose price p can pay, with or without Priesthood."""
    return affordable(s, p) | studyable(s, p)


def list_buys(s: World, p: i64, advances: i64, out: list[int]) -> None:
    usual: i64 = affordable(s, p) & advances
    by_study: i64 = studyable(s, p) & advances
    left: i64 = usual | by_study
    while left:
        a: i64 = lowest(left)
        if has(usual, a):
            out.append(LEARNS[a])
        if has(by_study, a):
            out.append(STUDIES[a])
        left &= left - 1


# the action


def offers(s: World, p: i64, out: list[int]) -> None:
    """COC-9.1: D1."""
    if s.nations[p].actions > 0:
        list_buys(s, p, -1, out)


def why_not(s: World, p: i64, action: i64) -> str:
    verb: i64 = verb_of(action)
    if verb != LEARN and verb != STUDY:
        return NOT_OFFERED
    if s.nations[p].actions < 1:
        return "COC-8.2"
    return refuse_buy(s, p, first(action), verb == STUDY)


def apply(s: World, p: i64, action: i64) -> bool:
    verb: i64 = verb_of(action)
    if verb != LEARN and verb != STUDY:
        return False
    spend_action(s, p)
    buy(s, p, first(action), verb == STUDY)
    return True


def buy(s: World, p: i64, a: i64, by_study: bool) -> None:
    """COC-9.1, 9.16: pay, then gain."""
    cost = advance_price(s, p, a, by_study)
    if by_study:
        power = study_power(s, p, a)
        if power is not None:
            power.discount_used(s, p)
    s.ask(PayAdvance(p, cost, 1, a))


@final
@dataclass(init=False, eq=False)
class PayAdvance(Pay):
    """COC-5.2: ideas and gold may replace the food."""

    advance: i64

    def __init__(self, player: i64, cost: i64, ideas: i64, advance: i64) -> None:
        self.player = player
        self.cost = cost
        self.ideas = ideas
        self.advance = advance

    def paid(self, s: World, mix: i64) -> None:
        """COC-9.18: Free Education depends on how the food was paid."""
        without_food: bool = count(self.cost, FOOD) > 0 and count(mix, FOOD) == 0
        for power in powers(s, self.player, s.rules.hooks.advance_paid):
            power.advance_paid(s, self.player, without_food)
        gain_advance(s, self.player, self.advance)


# gaining


def gain_advance(s: World, p: i64, a: i64) -> None:
    """COC-1.11, 9.7: cube, level, token, its own effect, effects of others, then the event.

    Questions go on the stack: what comes last is pushed first.
    """
    n = s.nations[p]
    row = s.rules.advances[a]
    old: i64 = s.rules.government_of(n.advances)
    if row.category >= FIRST_GOVERNMENT and old >= 0 and old != row.category:
        change_government(s, p, row.category)
        return
    s.add_advance(p, a)
    due: bool = False
    if row.frame == MOOD_FRAME:
        due = raise_happiness(s, p)
    elif row.frame == CULTURE_FRAME:
        due = raise_culture(s, p)
    if due:
        draw_event(s, p)
    for power in powers(s, p, s.rules.hooks.cube_placed):
        power.cube_placed(s, p)
    row.on_gain(s, p)
    for power in powers(s, p, s.rules.hooks.advance_gained):
        power.advance_gained(s, p, a)
    tell_others(s, p, a)


def tell_others(s: World, p: i64, a: i64) -> None:
    """COC-22.11: powers of other players may give something when p gains an advance."""
    q: i64
    for q in range(len(s.nations)):
        if q != p:
            for power in powers(s, q, s.rules.hooks.other_gained):
                power.other_gained(s, q, p, a)


# governments


def possible_governments(s: World, p: i64) -> i64:
    """COC-9.8: the bag of governments to which a player with a government can change."""
    n = s.nations[p]
    old: i64 = s.rules.government_of(n.advances)
    out: i64 = 0
    category: i64
    for category in range(FIRST_GOVERNMENT, len(CATEGORIES)):
        if old >= 0 and category != old and n.knows(s.rules.advances[s.rules.top_of[category]].needs):
            out |= one(category)
    return out


def change_government(s: World, p: i64, category: i64) -> None:
    """COC-9.10, 9.11, 9.12, 9.17: all cubes move. One goes to the top advance, the player chooses for the others.

    The new top advance counts as gained, the others do not.
    """
    n = s.nations[p]
    old: i64 = s.rules.government_of(n.advances)
    top: i64 = s.rules.top_of[category]
    left: i64 = min(size(n.advances & s.rules.in_category[old]), size(s.rules.in_category[category])) - 1
    s.leave_government(p, old, s.rules.in_category[old])
    move_cube_to(s, p, top)
    keep_to_caps(s, p)
    tell_others(s, p, top)
    place_cubes(s, p, category, left)


def move_cube_to(s: World, p: i64, a: i64) -> None:
    s.shift_cube(p, a)
    s.rules.advances[a].on_gain(s, p)


def place_cubes(s: World, p: i64, category: i64, left: i64) -> None:
    """Nothing is asked if all advances of the new government get a cube, or only the top one."""
    top: i64 = s.rules.top_of[category]
    others: i64 = s.rules.in_category[category] & ~one(top)
    a: i64
    if left == size(others):
        for a in members(others):
            move_cube_to(s, p, a)
    elif left > 0:
        s.ask(MoveCubes(p, top, left))


@dataclass(init=False, eq=False)
class MoveCubes(Choice):
    """D3, COC-9.10: where do the cubes go? In any order."""

    verb: ClassVar[int] = SHIFT
    rule: ClassVar[str] = "COC-9.10"

    last: i64  # the last advance of the government that has a cube
    left: i64  # cubes to place

    def __init__(self, player: i64, last: i64, left: i64) -> None:
        self.player = player
        self.last = last
        self.left = left

    def places(self, s: World) -> i64:
        """The bag of all advances of the new government."""
        return s.rules.in_category[s.rules.advances[self.last].category]

    def legal(self, s: World) -> list[int]:
        return [act(SHIFT, a) for a in members(self.places(s) & ~s.nations[self.player].advances)]

    def canonical(self, s: World) -> list[int]:
        """From top to bottom. Enough advances must remain for the other cubes."""
        after: list[int] = [a for a in members(self.places(s)) if a > self.last]
        out: list[int] = [act(SHIFT, a) for a in after[: max(len(after) - self.left + 1, 0)]]
        return out if len(out) > 0 else self.legal(s)

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        move_cube_to(s, self.player, first(action))
        if self.left > 1:
            s.ask(MoveCubes(self.player, max(self.last, first(action)), self.left - 1))
