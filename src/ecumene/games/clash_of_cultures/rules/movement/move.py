"""The Move action: up to three groups. The questions for each: from where, which units, where to. COC-12, 24.6.

Equal units are one choice, equal ships are one choice, and a question with only one answer is not asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.advance_names import ROADS
from ecumene.games.clash_of_cultures.rules.costs import charge, spend_action
from ecumene.games.clash_of_cultures.rules.map.cells import CELLS
from ecumene.games.clash_of_cultures.rules.map.packed_unit import (
    ASHORE,
    MOVED,
    SETTLER,
    SHIP,
    SOLDIER,
    cell_of,
    kind_of,
)
from ecumene.games.clash_of_cultures.rules.movement.embark import board, unload
from ecumene.games.clash_of_cultures.rules.movement.enter_space import (
    NORMALLY,
    THROUGH_FOREST,
    WITHOUT_TIRING,
    arrive,
    flags_after_entering,
    move_unit,
)
from ecumene.games.clash_of_cultures.rules.movement.groups import (
    MOST,
    TROOPS,
    clear_flags,
    group_of,
    group_of_one,
    is_tired,
    movable_group,
    number_of,
    settlers_in,
    soldiers_in,
    why_no_move,
    why_not_unit,
)
from ecumene.games.clash_of_cultures.rules.movement.land_reach import (
    BY_BOTH,
    BY_FOOD,
    FOREST_WAY,
    asks_tribute,
    refuse_road,
    refuse_step,
    road_price,
    way_between,
)
from ecumene.games.clash_of_cultures.rules.movement.sail import SailTo, can_sail, fleets, why_not_sail
from ecumene.games.clash_of_cultures.rules.once_flags import GREAT_WARLORD_PLAYED
from ecumene.games.clash_of_cultures.rules.resources import pay_culture, pay_mood
from ecumene.games.clash_of_cultures.rules.state import SEA, World
from ecumene.games.clash_of_cultures.rules.verbs import (
    DONE,
    MARCH,
    MARCH_MIXED,
    MOVE,
    ROAD,
    SAIL,
    SETTLERS_WENT,
    SOLDIERS_WENT,
    TO,
    TOKENS,
)
from ecumene.kernel.core.action import act, first, fourth, second, third, verb_of
from ecumene.kernel.core.bits import one
from ecumene.kernel.core.piles import holds
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame, refusal

GROUPS: Final = 3  # COC-12.1

# the action


def can_march(s: World, p: i64, at: i64) -> bool:
    """Can a land unit of the cell go somewhere? If a group can, then one unit alone can, too."""
    here: i64 = movable_group(s, p, at)
    troop: i64
    for troop in range(TROOPS):
        if number_of(here, troop) > 0 and can_go(s, p, at, group_of_one(troop)):
            return True
    return False


def can_go(s: World, p: i64, at: i64, group: i64) -> bool:
    """Can this group go anywhere, by a step or by a road?"""
    to: i64
    for to in s.layout.near[at]:
        if refuse_step(s, p, at, group, to) == "":
            return True
    return bool(roads(s, p, at, group))


def start_cells(s: World, p: i64) -> list[int]:
    """COC-12.28: cells from which something can move, in order."""
    out: list[int] = []
    last: i64 = -1
    u: i64
    for u in s.nations[p].units:
        if cell_of(u) != last:
            last = cell_of(u)
            if can_march(s, p, last) or can_sail(s, p, last):
                out.append(last)
    return out


def can_move(s: World, p: i64) -> bool:
    return bool(start_cells(s, p))


def offers(s: World, p: i64, out: list[int]) -> None:
    if s.nations[p].actions > 0:
        for at in start_cells(s, p):
            out.append(act(MOVE, at))


def why_not(s: World, p: i64, action: i64) -> str:
    if verb_of(action) != MOVE:
        return NOT_OFFERED
    if s.nations[p].actions == 0:
        return "COC-8.2"
    return "" if holds(start_cells(s, p), first(action)) else why_no_move(s, p, first(action))


def apply(s: World, p: i64, action: i64) -> bool:
    """COC-8.11: the action is spent when it is announced; its first group comes along."""
    if verb_of(action) != MOVE:
        return False
    spend_action(s, p)
    begin_group(s, p, GROUPS, first(action))
    return True


def begin_move(s: World, p: i64, warlord: i64 = 0) -> None:
    """Begin a Move. With the Great Warlord there is a bonus in its first battle."""
    if warlord > 0:
        s.nations[p].use(GREAT_WARLORD_PLAYED)
    s.push(NextGroup(p, GROUPS))


def begin_group(s: World, p: i64, left: i64, at: i64) -> None:
    s.push(NextGroup(p, left - 1))
    s.ask(ChooseGroup(p, at))


@dataclass(init=False, eq=False)
class NextGroup(Frame):
    """COC-12.1, 12.3, 12.4: the next group, if one is left and can move. Otherwise the action is over."""

    mover: i64
    left: i64

    def __init__(self, mover: i64, left: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.mover = mover
        self.left = left

    def run(self, s: World) -> None:
        p: i64 = self.mover
        if self.left > 0 and s.playing(p) and can_move(s, p):
            s.follow_with(MoveAction(p, self.left))
        else:
            s.stack.pop()
            clear_flags(s, p, MOVED)
            s.nations[p].used &= ~one(GREAT_WARLORD_PLAYED)


@dataclass(init=False, eq=False)
class MoveAction(Frame):
    """COC-12.1, 12.2, 8.12, D7: from which space does the next group go? After the first the player may stop."""

    left: i64  # groups that may still move

    def __init__(self, player: i64, left: i64) -> None:
        self.player = player
        self.left = left

    def legal(self, s: World) -> list[int]:
        out: list[int] = [act(MOVE, at) for at in start_cells(s, self.player)]
        if self.left < GROUPS:
            out.append(act(DONE))
        return out

    def refuse(self, s: World, action: i64) -> str:
        if verb_of(action) == DONE:
            return "" if self.left < GROUPS else "COC-12.28"
        if verb_of(action) != MOVE:
            return NOT_OFFERED
        return "" if holds(start_cells(s, self.player), first(action)) else why_no_move(s, self.player, first(action))

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == MOVE:
            begin_group(s, self.player, self.left, first(action))
        else:
            s.push(NextGroup(self.player, 0))


# which units


def march_action(group: i64) -> i64:
    """The action that names a group."""
    if is_tired(group):
        return act(MARCH_MIXED, number_of(group, 0), number_of(group, 1), number_of(group, 2), number_of(group, 3))
    return act(MARCH, number_of(group, 0), number_of(group, 1))


def group_from_action(action: i64) -> i64:
    if verb_of(action) == MARCH:
        return group_of(first(action), second(action))
    return group_of(first(action), second(action), third(action), fourth(action))


@dataclass(init=False, eq=False)
class ChooseGroup(Frame):
    """COC-12.1, 12.2, 12.26: how many units of each troop move together, or which ships sail?"""

    at: i64

    def __init__(self, player: i64, at: i64) -> None:
        self.player = player
        self.at = at

    def legal(self, s: World) -> list[int]:
        p: i64 = self.player
        out: list[int] = []
        here: i64 = movable_group(s, p, self.at)
        most: list[int] = [min(number_of(here, troop), MOST) for troop in range(TROOPS)]
        a: i64
        b: i64
        c: i64
        d: i64
        for a in range(most[0] + 1):
            for b in range(most[1] + 1):
                for c in range(most[2] + 1):
                    for d in range(most[3] + 1):
                        group: i64 = group_of(a, b, c, d)
                        if group and can_go(s, p, self.at, group):
                            out.append(march_action(group))
        if can_sail(s, p, self.at):
            for a in fleets(s, p, self.at):
                out.append(act(SAIL, a))
        return out

    def refuse(self, s: World, action: i64) -> str:
        verb: i64 = verb_of(action)
        if verb != MARCH and verb != MARCH_MIXED and verb != SAIL:
            return NOT_OFFERED
        if holds(self.legal(s), action):
            return ""
        if verb == SAIL:
            return why_not_sail(s, self.player, self.at, first(action))
        return why_not_march(s, self.player, self.at, group_from_action(action))

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == SAIL:
            s.ask(SailTo(self.player, self.at, first(action)))
        else:
            s.ask(ChooseTo(self.player, self.at, group_from_action(action)))


def why_not_march(s: World, p: i64, at: i64, group: i64) -> str:
    """COC-12.1, 12.3, 12.5, 12.7, 12.8, 12.28: why such a group cannot go; ECU-1 if it is written in another way."""
    why = NOT_OFFERED
    there: list[int] = [0, 0]  # all settlers and soldiers in the cell
    u: i64
    for u in s.nations[p].units:
        if cell_of(u) == at and kind_of(u) != SHIP:
            there[kind_of(u)] += 1
            wanted: i64 = settlers_in(group) if kind_of(u) == SETTLER else soldiers_in(group)
            this = why_not_unit(s, p, u)
            if wanted > 0 and this and (why == NOT_OFFERED or this == "COC-12.5"):
                why = this
    if settlers_in(group) > there[SETTLER] or soldiers_in(group) > there[SOLDIER]:
        return "COC-12.1"
    here: i64 = movable_group(s, p, at)
    enough: bool = settlers_in(group) <= settlers_in(here) and soldiers_in(group) <= soldiers_in(here)
    if not enough:
        return why
    troop: i64
    for troop in range(TROOPS):
        if number_of(group, troop) > number_of(here, troop):
            return NOT_OFFERED
    return NOT_OFFERED if group == 0 or can_go(s, p, at, group) else "COC-12.28"


# where to


def roads(s: World, p: i64, at: i64, group: i64) -> list[int]:
    """COC-24.6: where a group can go by road, in order of cells."""
    out: list[int] = []
    if s.terrain[at] == SEA or not s.nations[p].knows(ROADS):
        return out
    marked: list[int] = [0] * CELLS
    near: i64
    to: i64
    how: i64
    for near in s.layout.near[at]:
        marked[near] = 1
        for to in s.layout.near[near]:
            marked[to] = 1
    for to in s.layout.on_map:
        if marked[to]:
            for how in range(BY_FOOD, BY_BOTH + 1):
                if refuse_road(s, p, at, group, to, how) == "":
                    out.append(act(ROAD, to, how))
    return out


@dataclass(init=False, eq=False)
class ChooseTo(Frame):
    """COC-12.6, 12.15, 12.17, 23.8, 24.6: where does this group go, by a step or by a road?"""

    at: i64
    group: i64

    def __init__(self, player: i64, at: i64, group: i64) -> None:
        self.player = player
        self.at = at
        self.group = group

    def legal(self, s: World) -> list[int]:
        p: i64 = self.player
        out: list[int] = []
        to: i64
        for to in s.layout.near[self.at]:
            if refuse_step(s, p, self.at, self.group, to) == "":
                out.append(act(TO, to))
        out.sort()
        return out + roads(s, p, self.at, self.group)

    def refuse(self, s: World, action: i64) -> str:
        verb: i64 = verb_of(action)
        to: i64 = first(action)
        if verb == TO:
            return refuse_step(s, self.player, self.at, self.group, to) if to < CELLS else NOT_OFFERED
        if verb != ROAD or second(action) > BY_BOTH:
            return NOT_OFFERED
        return refuse_road(s, self.player, self.at, self.group, to, second(action))

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        p: i64 = self.player
        to: i64 = first(action)
        how: i64 = NORMALLY
        if verb_of(action) == ROAD:
            if second(action) != BY_FOOD:
                how = WITHOUT_TIRING
            elif way_between(s, p, self.at, to) == FOREST_WAY:
                how = THROUGH_FOREST
        s.push(Go(p, self.at, to, self.group, how))
        if asks_tribute(s, p, to):
            s.ask(PayTribute(p, soldiers_in(self.group)))
        if verb_of(action) == ROAD:
            charge(s, p, road_price(second(action)))


@dataclass(init=False, eq=False)
class PayTribute(Frame):
    """COC-22.13, D16: a mood or culture token for every soldier that attacks the city of the Great Mausoleum."""

    tokens: i64

    def __init__(self, player: i64, tokens: i64) -> None:
        self.player = player
        self.tokens = tokens

    def legal(self, s: World) -> list[int]:
        n = s.nations[self.player]
        out: list[int] = []
        mood: i64
        for mood in range(self.tokens + 1):
            if mood <= n.mood_tokens and self.tokens - mood <= n.culture_tokens:
                out.append(act(TOKENS, mood, self.tokens - mood))
        return out

    def refuse(self, s: World, action: i64) -> str:
        return refusal(self.legal(s), action, TOKENS, "COC-22.13")

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        pay_mood(s, self.player, first(action))
        pay_culture(s, self.player, second(action))


# moving


@dataclass(init=False, eq=False)
class Go(Frame):
    """The group moves, after all payments."""

    mover: i64
    at: i64
    to: i64
    group: i64
    how: i64

    def __init__(self, mover: i64, at: i64, to: i64, group: i64, how: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.mover = mover
        self.at = at
        self.to = to
        self.group = group
        self.how = how

    def run(self, s: World) -> None:
        s.stack.pop()
        p: i64 = self.mover
        if settlers_in(self.group) > 0:
            s.tell(SETTLERS_WENT, p, settlers_in(self.group), self.at, self.to)
        if soldiers_in(self.group) > 0:
            s.tell(SOLDIERS_WENT, p, soldiers_in(self.group), self.at, self.to)
        if s.terrain[self.to] == SEA:
            board(s, p, self.at, self.to, self.group)
        elif s.terrain[self.at] == SEA:
            unload(s, p, self.at, self.to, self.group, 0)
        else:
            self.walk(s)

    def walk(self, s: World) -> None:
        p: i64 = self.mover
        flags: i64 = flags_after_entering(s, self.to, self.how)
        troop: i64
        for troop in range(TROOPS):
            left: i64 = number_of(self.group, troop)
            while left > 0:
                move_unit(s, p, self.at, ASHORE, self.to, ASHORE, troop, flags)
                left -= 1
        arrive(s, p, self.at, self.to)
