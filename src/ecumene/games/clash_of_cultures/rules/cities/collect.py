"""Collecting resources in a city. COC-11.14 to 11.21, 11.26, 11.27, 7.8, 24.1, 24.2, 24.21, 24.24, 24.25, 22.21."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.power import NOT_ALLOWED
from ecumene.games.clash_of_cultures.rules.cities.activate import activate_city, capacity, why_not_activate
from ecumene.games.clash_of_cultures.rules.costs import (
    Pay,
    can_pay,
    far_power,
    far_price,
    spend_action,
)
from ecumene.games.clash_of_cultures.rules.map.cells import CELLS, LAYOUT_FOR
from ecumene.games.clash_of_cultures.rules.map.units import foreign_units_at
from ecumene.games.clash_of_cultures.rules.once_flags import (
    COLLECTED,
    MASS_PRODUCTION_PLAYED,
    PRODUCTION_FOCUS_PLAYED,
)
from ecumene.games.clash_of_cultures.rules.powers import powers
from ecumene.games.clash_of_cultures.rules.resources import gain_good, pay_mood
from ecumene.games.clash_of_cultures.rules.seat import FOOD, GOODS, ORE, WOOD
from ecumene.games.clash_of_cultures.rules.state import DESERT, FOREST, MOUNTAIN, PLAIN, SEA, UNEXPLORED, World
from ecumene.games.clash_of_cultures.rules.verbs import COLLECT, COLLECT_FAR, DONE, GATHER
from ecumene.kernel.core.action import act, first, ready, ready2, second, verb_of
from ecumene.kernel.core.bits import has, lowest, one
from ecumene.kernel.core.piles import holds
from ecumene.kernel.core.state import NOT_OFFERED, Frame

GATHERS: Final[list[list[Any]]] = ready2(GATHER, CELLS, len(GOODS))
COLLECTS: Final[list[Any]] = ready(COLLECT, CELLS)
FAR_COLLECTS: Final[list[Any]] = ready(COLLECT_FAR, CELLS)
AROUND: Final[list[list[list[int]]]] = [layout.around for layout in LAYOUT_FOR]  # by number of players and cell
FAR: Final = 2  # COC-11.19
NEAR: Final = 1
ONLY_FOOD: Final[list[int]] = [FOOD]
ONLY_ORE: Final[list[int]] = [ORE]
ONLY_WOOD: Final[list[int]] = [WOOD]

# Production Focus in a Collect: not played, not used yet, or FOCUSED plus the place of the space it is used for
NO_FOCUS: Final = 0
ANY_FOCUS: Final = 1
FOCUSED: Final = 2


# what spaces give


def goods_of(s: World, p: i64, at: i64, space: i64) -> list[int]:
    """COC-6.1, 7.8, 11.17, 11.18, 24.1, 24.24: what the terrain of a space gives to a city of p. Do not change it."""
    terrain: i64 = s.terrain[space]
    if terrain == PLAIN:
        return ONLY_FOOD
    if terrain == MOUNTAIN:
        return ONLY_ORE
    if terrain == FOREST:
        return ONLY_WOOD
    for power in powers(s, p, s.rules.hooks.goods_of):
        goods = power.goods_of(s, p, at, terrain)
        if len(goods) > 0:
            return goods
    return []


def blocked(s: World, p: i64, at: i64, space: i64) -> bool:
    """COC-11.16, 6.5."""
    if holds(s.exhausted, space):
        return True
    return space != at and (s.city[space] != 0 or foreign_units_at(s, p, space) > 0)


def has_way(s: World, at: i64, i: i64, far: bool) -> bool:
    """COC-3.10, 11.15, 11.19: is the space at this place in AROUND near enough, over explored cells?"""
    space: i64 = AROUND[len(s.nations)][at][i]
    if s.terrain[space] <= UNEXPLORED:
        return False
    if s.layout.around_steps[at][i] < FAR:
        return True
    to: i64
    if far:
        for to in s.layout.near[at]:
            if s.terrain[to] > UNEXPLORED and holds(s.layout.near[to], space):
                return True
    return False


def gives(s: World, p: i64, at: i64, space: i64, steps: i64) -> bool:
    """COC-11.26: can p collect from this space? From the sea only next to the city."""
    if steps == FAR and s.terrain[space] == SEA:
        return False
    return len(goods_of(s, p, at, space)) > 0 and not blocked(s, p, at, space)


def can_reach(s: World, p: i64, at: i64, i: i64, far: bool) -> bool:
    """COC-11.15, 11.26: can p collect from the space at this place in AROUND now?"""
    return has_way(s, at, i, far) and gives(s, p, at, AROUND[len(s.nations)][at][i], s.layout.around_steps[at][i])


# the main loop


def offers(s: World, p: i64, out: list[int]) -> None:
    """D1, D6."""
    if refuse_terms(s, p):
        return
    far: bool = refuse_far(s, p) == ""
    at: i64
    for at in s.cities_of(p):
        if why_not_activate(s, p, at) == "":
            if any_within(s, p, at, NEAR):
                out.append(COLLECTS[at])
            if far and any_within(s, p, at, FAR):
                out.append(FAR_COLLECTS[at])


def any_within(s: World, p: i64, at: i64, steps: i64) -> bool:
    """COC-11.22: is there a space to collect from? With NEAR in the city or next to it, with FAR two steps away."""
    i: i64
    if steps == FAR:
        for i in range(len(AROUND[len(s.nations)][at])):
            if s.layout.around_steps[at][i] == FAR and can_reach(s, p, at, i, True):
                return True
        return False
    if gives(s, p, at, at, 0):
        return True
    space: i64
    for space in s.layout.near[at]:
        if gives(s, p, at, space, NEAR):
            return True
    return False


def further_collect(s: World, p: i64) -> i64:
    """COC-11.20, 24.21: mood tokens for every Collect after a free one, or NOT_ALLOWED."""
    tokens: i64 = NOT_ALLOWED
    for power in powers(s, p, s.rules.hooks.further_collect):
        tokens = power.further_collect(s, p)
    return tokens


def refuse_terms(s: World, p: i64) -> str:
    """COC-24.21, 8.2: can p pay the action or the tokens for a Collect now?"""
    n = s.nations[p]
    further: i64 = further_collect(s, p)
    if further != NOT_ALLOWED:
        if not n.has_used(COLLECTED):
            return ""
        if n.mood_tokens < further:
            return "COC-24.21"
    return "" if n.actions > 0 else "COC-8.2"


def refuse_far(s: World, p: i64) -> str:
    """COC-11.19: Husbandry allows collecting two steps away."""
    if far_power(s, p) is None:
        return "COC-11.19"
    return "" if can_pay(s, p, far_price(s, p), False) else "COC-24.2"


def why_not(s: World, p: i64, action: i64) -> str:
    verb: i64 = verb_of(action)
    if verb != COLLECT and verb != COLLECT_FAR:
        return NOT_OFFERED
    why = refuse_terms(s, p) or why_not_activate(s, p, first(action))
    if not why and verb == COLLECT_FAR:
        why = refuse_far(s, p)
    if why:
        return why
    if any_within(s, p, first(action), FAR if verb == COLLECT_FAR else NEAR):
        return ""
    return NOT_OFFERED if any_within(s, p, first(action), NEAR) else "COC-11.22"  # there is nothing two steps away


def apply(s: World, p: i64, action: i64) -> bool:
    verb: i64 = verb_of(action)
    if verb != COLLECT and verb != COLLECT_FAR:
        return False
    pay_terms(s, p)
    at: i64 = first(action)
    activate_city(s, p, at)
    if verb == COLLECT_FAR:
        power = far_power(s, p)
        if power is not None:
            power.discount_used(s, p)
        s.ask(PayFar(p, far_price(s, p), 0, at))
    else:
        begin_collect(s, p, at, 0)
    return True


def pay_terms(s: World, p: i64) -> None:
    """COC-24.21: with Free Economy the first Collect of a turn costs no action, later ones also cost tokens."""
    n = s.nations[p]
    further: i64 = further_collect(s, p)
    if further != NOT_ALLOWED:
        if n.has_used(COLLECTED):
            pay_mood(s, p, further)
            spend_action(s, p)
    else:
        spend_action(s, p)
    s.use(p, COLLECTED)


@dataclass(init=False, eq=False)
class PayFar(Pay):
    """COC-24.2: paid before collecting."""

    at: i64

    def __init__(self, player: i64, cost: i64, ideas: i64, at: i64) -> None:
        self.player = player
        self.cost = cost
        self.ideas = ideas
        self.at = at

    def paid(self, s: World, mix: i64) -> None:
        begin_collect(s, self.player, self.at, 1)


# collecting


def begin_collect(s: World, p: i64, at: i64, far: i64) -> None:
    """COC-11.27: cards that were played before work for this Collect."""
    n = s.nations[p]
    left: i64 = capacity(s, p, at)
    if n.has_used(MASS_PRODUCTION_PLAYED):
        left += s.rules.collect_bonus
    focus: i64 = ANY_FOCUS if n.has_used(PRODUCTION_FOCUS_PLAYED) else NO_FOCUS
    s.clear_used(p, one(MASS_PRODUCTION_PLAYED) | one(PRODUCTION_FOCUS_PLAYED))
    go_on_collecting(s, Collect(p, at, left, far, 0, focus, -1))


def go_on_collecting(s: World, collect: Collect) -> None:
    """Ask as long as something can be collected. A single possibility is taken at once, unless it may be declined."""
    if collect.left > 0 and collect.is_possible(s):
        s.ask(collect)
    else:
        finish_collect(s, collect.player, collect.at)


def finish_collect(s: World, p: i64, at: i64) -> None:
    """COC-11.25, 24.25, 22.21: what powers give. Then the activation ends."""
    for power in powers(s, p, s.rules.hooks.collected):
        power.collected(s, p, at)


@final
@dataclass(init=False, eq=False)
class Collect(Frame):
    """D6, COC-11.21: which spaces give something, in any order, and what; or no more."""

    at: i64
    left: i64  # how many more resources
    far: i64  # 1: also land two steps away
    taken: i64  # bag of places in AROUND
    focus: i64  # Production Focus
    last: i64  # the highest rank of an answer so far, or -1

    def __init__(self, player: i64, at: i64, left: i64, far: i64, taken: i64, focus: i64, last: i64) -> None:
        self.player = player
        self.at = at
        self.left = left
        self.far = far
        self.taken = taken
        self.focus = focus
        self.last = last

    def sea_taken(self, s: World) -> bool:
        """COC-11.17: only one sea space in each Collect."""
        spaces = AROUND[len(s.nations)][self.at]
        left: i64 = self.taken
        while left:
            if s.terrain[spaces[lowest(left)]] == SEA:
                return True
            left &= left - 1
        return False

    def is_open(self, s: World, i: i64, sea_taken: bool) -> bool:
        """COC-11.15, 11.27: a place that was not used yet, or the one that may be used again."""
        if has(self.taken, i):
            if self.focus != ANY_FOCUS and self.focus != i + FOCUSED:
                return False
        elif sea_taken and s.terrain[AROUND[len(s.nations)][self.at][i]] == SEA:
            return False
        return can_reach(s, self.player, self.at, i, self.far != 0)

    def is_possible(self, s: World) -> bool:
        """Can anything more be collected?"""
        sea_taken: bool = self.sea_taken(s)
        i: i64
        for i in range(len(AROUND[len(s.nations)][self.at])):
            if self.is_open(s, i, sea_taken):
                return True
        return False

    def legal(self, s: World) -> list[int]:
        out: list[int] = []
        spaces = AROUND[len(s.nations)][self.at]
        sea_taken: bool = self.sea_taken(s)
        i: i64
        good: i64
        for i in range(len(spaces)):
            if self.is_open(s, i, sea_taken):
                for good in goods_of(s, self.player, self.at, spaces[i]):
                    out.append(GATHERS[spaces[i]][good])
        if self.taken:
            out.append(act(DONE))
        return out

    def canonical(self, s: World) -> list[int]:
        """In order of cells, then of goods."""
        choices = self.legal(s)
        if self.last < 0:
            return choices
        return [a for a in choices if verb_of(a) == DONE or rank_of(a) >= self.last]

    def why_not(self, s: World, action: i64) -> str:
        """COC-11.15 to 11.18: too far, blocked, a second sea, a desert; or used already, or it gives other goods."""
        if verb_of(action) == DONE:
            return "COC-11.22"
        if verb_of(action) != GATHER:
            return NOT_OFFERED
        space: i64 = first(action)
        around = AROUND[len(s.nations)][self.at]
        if s.terrain[space] == UNEXPLORED and holds(s.layout.near[self.at], space):
            return "COC-11.16"
        if not holds(around, space) or not has_way(s, self.at, around.index(space), self.far != 0):
            return "COC-11.15"
        if blocked(s, self.player, self.at, space):
            return "COC-11.16"
        if s.terrain[space] == SEA:
            return "COC-11.17"
        dry: bool = s.terrain[space] == DESERT and not goods_of(s, self.player, self.at, space)
        return "COC-11.18" if dry else "COC-11.15"

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == DONE:
            finish_collect(s, self.player, self.at)
            return
        i: i64 = AROUND[len(s.nations)][self.at].index(first(action))
        gain_good(s, self.player, second(action), 1)
        focus: i64 = i + FOCUSED if has(self.taken, i) else self.focus
        taken: i64 = self.taken | one(i)
        last: i64 = max(self.last, rank_of(action))
        go_on_collecting(s, Collect(self.player, self.at, self.left - 1, self.far, taken, focus, last))


def rank_of(action: i64) -> i64:
    """The place of a space and a good in the order that bots use."""
    return first(action) << 4 | second(action)
