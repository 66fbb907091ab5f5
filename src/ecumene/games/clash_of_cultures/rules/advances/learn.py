"""Gaining advances: which ones, the Advance action, and changing the government. COC-9, 24."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.advance_names import (
    ADVANCES,
    CATEGORIES,
    FIRST_GOVERNMENT,
    FREE_EDUCATION,
    IN_CATEGORY,
    PHILOSOPHY,
    PRIESTHOOD,
    SCIENCE,
    WRITING,
    category_of,
    count_in,
    government_of,
    governments,
    in_category,
    is_government,
    top_of,
)
from ecumene.games.clash_of_cultures.cards.rows import CULTURE_FRAME, MOOD_FRAME
from ecumene.games.clash_of_cultures.cards.wonder_names import GREAT_LIBRARY
from ecumene.games.clash_of_cultures.rules.action_cards.draw_cards import draw_actions, draw_objectives
from ecumene.games.clash_of_cultures.rules.costs import (
    Pay,
    advance_price,
    advance_that_frees_food,
    can_pay,
    free_advance_price,
    spend_action,
)
from ecumene.games.clash_of_cultures.rules.events.draw_events import draw_event
from ecumene.games.clash_of_cultures.rules.once_flags import (
    FREE_EDUCATION_USED,
    LIBRARY_USED,
    PRIESTHOOD_USED,
    WRITING_USED,
)
from ecumene.games.clash_of_cultures.rules.resources import (
    gain,
    gain_mood,
    keep_to_caps,
    raise_culture,
    raise_happiness,
)
from ecumene.games.clash_of_cultures.rules.seat import FOOD, IDEA
from ecumene.games.clash_of_cultures.rules.state import NONE, World
from ecumene.games.clash_of_cultures.rules.verbs import LEARN, SHIFT, STUDY
from ecumene.games.clash_of_cultures.rules.wonders.ownership import holder
from ecumene.kernel.core.action import act, first, ready, verb_of
from ecumene.kernel.core.bits import count, has, members, one
from ecumene.kernel.core.state import NOT_OFFERED, Frame, refusal

LEARNS: Final[list[Any]] = ready(LEARN, ADVANCES)
STUDIES: Final[list[Any]] = ready(STUDY, ADVANCES)

# which advances may be gained


def why_not_gain(s: World, p: i64, a: i64) -> str:
    """COC-9.1, 9.2, 9.3, 9.4, 9.8, 9.9, 9.10, 9.19: why p may not gain an advance now, at any price."""
    n = s.nations[p]
    if n.knows(a):
        return "COC-9.1"
    lacking: i64 = s.rules.advances[a].requires & ~n.advances
    if lacking == 0:
        return ""
    if has(lacking, top_of(category_of(a))):
        return "COC-9.2"
    return "COC-9.8" if is_government(a) else "COC-9.4"


def gainable(s: World, p: i64) -> list[int]:
    """All advances that p may gain now: see `why_not_gain`."""
    known: i64 = s.nations[p].advances
    out: list[int] = []
    for row in s.rules.advances:
        if not has(known, row.number) and row.requires & ~known == 0:
            out.append(row.number)
    return out


def gainable_free(s: World, p: i64) -> i64:
    """COC-9.5: the bag of advances that p may gain for free. Steel Weapons still cost their ore."""
    out: i64 = 0
    a: i64
    for a in gainable(s, p):
        if can_pay(s, p, free_advance_price(s, p, a), False):
            out |= one(a)
    return out


def may_study(s: World, p: i64, a: i64) -> bool:
    """COC-9.14, 9.16: would Priesthood remove the food from the price now?"""
    n = s.nations[p]
    if category_of(a) != SCIENCE or not n.knows(PRIESTHOOD) or n.has_used(PRIESTHOOD_USED):
        return False
    return advance_that_frees_food(s, p, a) < 0


def why_not_study(s: World, p: i64, a: i64) -> str:
    """COC-9.14, 9.16: Priesthood does not help here, or was used; or the advance costs no food anyway."""
    n = s.nations[p]
    if category_of(a) != SCIENCE or not n.knows(PRIESTHOOD):
        return "COC-9.14"
    return "COC-9.16" if n.has_used(PRIESTHOOD_USED) else NOT_OFFERED


def refuse_buy(s: World, p: i64, a: i64, by_priesthood: bool) -> str:
    """COC-9.15: why p may not buy an advance at its price, or with Priesthood."""
    why = why_not_gain(s, p, a)
    if why:
        return why
    if by_priesthood and not may_study(s, p, a):
        return why_not_study(s, p, a)
    if can_afford(s, p, a, by_priesthood):
        return ""
    ore: bool = can_pay(s, p, free_advance_price(s, p, a), False)
    return "COC-9.15" if ore else "COC-9.5"


def can_afford(s: World, p: i64, a: i64, by_priesthood: bool) -> bool:
    """COC-9.1, 9.15."""
    return can_pay(s, p, advance_price(s, p, a, by_priesthood), True)


def buyable(s: World, p: i64) -> i64:
    """The bag of advances whose price p can pay, with or without Priesthood."""
    out: i64 = 0
    a: i64
    for a in gainable(s, p):
        if can_afford(s, p, a, False) or (may_study(s, p, a) and can_afford(s, p, a, True)):
            out |= one(a)
    return out


def list_buys(s: World, p: i64, advances: i64, out: list[int]) -> None:
    cost: i64 = -1
    can: bool = False
    a: i64
    for a in gainable(s, p):
        if has(advances, a):
            last: i64 = cost
            cost = advance_price(s, p, a, False)
            if cost != last:  # most advances cost the same
                can = can_pay(s, p, cost, True)
            if can:
                out.append(LEARNS[a])
            if may_study(s, p, a) and can_afford(s, p, a, True):
                out.append(STUDIES[a])


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


def buy(s: World, p: i64, a: i64, by_priesthood: bool) -> None:
    """COC-9.1, 9.16: pay, then gain."""
    cost = advance_price(s, p, a, by_priesthood)
    if by_priesthood:
        s.use(p, PRIESTHOOD_USED)
    s.ask(PayAdvance(p, cost, 1, a))


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
        n = s.nations[self.player]
        without_food: bool = count(self.cost, FOOD) > 0 and count(mix, FOOD) == 0
        if without_food and n.knows(FREE_EDUCATION) and not n.has_used(FREE_EDUCATION_USED):
            s.use(self.player, FREE_EDUCATION_USED)
            gain_mood(s, self.player, 1)
        gain_advance(s, self.player, self.advance)


# gaining


def gain_advance(s: World, p: i64, a: i64) -> None:
    """COC-1.11, 9.7: cube, level, token, its own effect, effects of others, then the event.

    Questions go on the stack: what comes last is pushed first.
    """
    n = s.nations[p]
    old: i64 = government_of(n.advances)
    if is_government(a) and old >= 0 and old != category_of(a):
        change_government(s, p, category_of(a))
        return
    s.add_advance(p, a)
    row = s.rules.advances[a]
    due: bool = False
    if row.frame == MOOD_FRAME:
        due = raise_happiness(s, p)
    elif row.frame == CULTURE_FRAME:
        due = raise_culture(s, p)
    if due:
        draw_event(s, p)
    draw_for_writing(s, p)
    row.on_gain(s, p)
    if category_of(a) == SCIENCE and n.knows(PHILOSOPHY):  # COC-24.10
        gain(s, p, IDEA, 1)
    give_library_idea(s, p, a)


def draw_for_writing(s: World, p: i64) -> None:
    """COC-24.9: once in a game, when a player has Writing and a government."""
    n = s.nations[p]
    if n.knows(WRITING) and n.advances & governments() and not n.has_used(WRITING_USED):
        s.use(p, WRITING_USED)
        draw_objectives(s, p, 1)
        draw_actions(s, p, 1)


def give_library_idea(s: World, p: i64, a: i64) -> None:
    """COC-22.11: the player to the right of p gets an idea with the Great Library."""
    n = s.nations[p]
    h: i64 = holder(s, GREAT_LIBRARY)
    if h == NONE or h == p or s.mover != p or n.has_used(LIBRARY_USED) or not s.playing(h):
        return
    if s.order(h)[1] == p and not s.nations[h].knows(a):
        s.use(p, LIBRARY_USED)
        gain(s, h, IDEA, 1)


# governments


def possible_governments(s: World, p: i64) -> i64:
    """COC-9.8: the bag of governments to which a player with a government can change."""
    n = s.nations[p]
    old: i64 = government_of(n.advances)
    out: i64 = 0
    category: i64
    for category in range(FIRST_GOVERNMENT, len(CATEGORIES)):
        if old >= 0 and category != old and n.knows(s.rules.advances[top_of(category)].needs):
            out |= one(category)
    return out


def change_government(s: World, p: i64, category: i64) -> None:
    """COC-9.10, 9.11, 9.12, 9.17: all cubes move. One goes to the top advance, the player chooses for the others.

    The new top advance counts as gained, the others do not.
    """
    n = s.nations[p]
    old: i64 = government_of(n.advances)
    left: i64 = count_in(n.advances, old) - 1
    s.leave_government(p, old, in_category(old))
    move_cube_to(s, p, top_of(category))
    keep_to_caps(s, p)
    give_library_idea(s, p, top_of(category))
    place_cubes(s, p, category, left)


def move_cube_to(s: World, p: i64, a: i64) -> None:
    s.shift_cube(p, a)
    s.rules.advances[a].on_gain(s, p)


def place_cubes(s: World, p: i64, category: i64, left: i64) -> None:
    """Nothing is asked if all advances of the new government get a cube, or only the top one."""
    a: i64
    if left == IN_CATEGORY - 1:
        for a in members(in_category(category) & ~one(top_of(category))):
            move_cube_to(s, p, a)
    elif left > 0:
        s.ask(MoveCubes(p, top_of(category), left))


@dataclass(init=False, eq=False)
class MoveCubes(Frame):
    """D3, COC-9.10: where do the cubes go? In any order."""

    last: i64  # the last advance of the government that has a cube
    left: i64  # cubes to place

    def __init__(self, player: i64, last: i64, left: i64) -> None:
        self.player = player
        self.last = last
        self.left = left

    def legal(self, s: World) -> list[int]:
        uncovered: i64 = in_category(category_of(self.last)) & ~s.nations[self.player].advances
        return [act(SHIFT, a) for a in members(uncovered)]

    def canonical(self, s: World) -> list[int]:
        """From top to bottom. Enough advances must remain for the other cubes."""
        end: i64 = top_of(category_of(self.last)) + IN_CATEGORY
        out: list[int] = [act(SHIFT, a) for a in range(self.last + 1, end - self.left + 1)]
        return out if len(out) > 0 else self.legal(s)

    def refuse(self, s: World, action: i64) -> str:
        return refusal(self.legal(s), action, SHIFT, "COC-9.10")

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        move_cube_to(s, self.player, first(action))
        if self.left > 1:
            s.ask(MoveCubes(self.player, max(self.last, first(action)), self.left - 1))
