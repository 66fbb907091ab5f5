"""The Move action: up to three groups. The questions for each: from where, which units, where to. COC-12, 24.6.

Equal units are one choice, equal ships are one choice, and a question with only one answer is not asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.costs import spend_action
from ecumene.games.clash_of_cultures.rules.map.packed_unit import (
    MOVED,
    SETTLER,
    SHIP,
    SOLDIER,
    cell_of,
    kind_of,
)
from ecumene.games.clash_of_cultures.rules.movement.destination import ChooseTo, roads
from ecumene.games.clash_of_cultures.rules.movement.groups import (
    MOST,
    TROOPS,
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
    refuse_step,
)
from ecumene.games.clash_of_cultures.rules.movement.sail import SailTo, can_sail, fleets, why_not_sail
from ecumene.games.clash_of_cultures.rules.once_flags import GREAT_WARLORD_PLAYED
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import (
    DONE,
    MARCH,
    MARCH_MIXED,
    MOVE,
    SAIL,
)
from ecumene.kernel.core.action import act, first, fourth, second, third, verb_of
from ecumene.kernel.core.bits import one
from ecumene.kernel.core.frames import Step
from ecumene.kernel.core.piles import holds
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame

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
        s.use(p, GREAT_WARLORD_PLAYED)
    s.push(NextGroup(p, GROUPS))


def begin_group(s: World, p: i64, left: i64, at: i64) -> None:
    s.push(NextGroup(p, left - 1))
    s.ask(ChooseGroup(p, at))


@final
@dataclass(init=False, eq=False)
class NextGroup(Step):
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
            s.clear_flags(p, MOVED)
            s.clear_used(p, one(GREAT_WARLORD_PLAYED))


@final
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

    def why_not(self, s: World, action: i64) -> str:
        if verb_of(action) == DONE:
            return "COC-12.28"
        return why_no_move(s, self.player, first(action)) if verb_of(action) == MOVE else NOT_OFFERED

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


@final
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

    def why_not(self, s: World, action: i64) -> str:
        verb: i64 = verb_of(action)
        if verb != MARCH and verb != MARCH_MIXED and verb != SAIL:
            return NOT_OFFERED
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
