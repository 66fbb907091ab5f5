"""Where a group of land units goes: by a step or by a road, and its move. COC-12.6, 12.15, 12.17, 22.13, 24.6."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.costs import charge
from ecumene.games.clash_of_cultures.rules.map.cells import CELLS
from ecumene.games.clash_of_cultures.rules.map.packed_unit import (
    ASHORE,
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
    TROOPS,
    number_of,
    settlers_in,
    soldiers_in,
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
from ecumene.games.clash_of_cultures.rules.powers import has_power
from ecumene.games.clash_of_cultures.rules.resources import pay_culture, pay_mood
from ecumene.games.clash_of_cultures.rules.shortages import missing_for_road
from ecumene.games.clash_of_cultures.rules.state import SEA, World
from ecumene.games.clash_of_cultures.rules.verbs import (
    ROAD,
    SETTLERS_WENT,
    SOLDIERS_WENT,
    TO,
    TOKENS,
)
from ecumene.kernel.core.action import act, first, second, verb_of
from ecumene.kernel.core.frames import Choice, Step
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame


def roads(s: World, p: i64, at: i64, group: i64) -> list[int]:
    """COC-24.6: where a group can go by road, in order of cells."""
    out: list[int] = []
    if s.terrain[at] == SEA or not has_power(s, p, s.rules.hooks.road_price):
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


@final
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

    def why_not(self, s: World, action: i64) -> str:
        verb: i64 = verb_of(action)
        to: i64 = first(action)
        if verb == TO:
            return refuse_step(s, self.player, self.at, self.group, to) if to < CELLS else NOT_OFFERED
        if verb != ROAD or second(action) > BY_BOTH:
            return NOT_OFFERED
        return refuse_road(s, self.player, self.at, self.group, to, second(action))

    def missing(self, s: World, action: i64) -> list[int]:
        if verb_of(action) != ROAD or second(action) > BY_BOTH:
            return []
        why = self.why_not(s, action)
        return missing_for_road(s, self.player, self.at, first(action), second(action), why)

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
        s.push(MoveGroup(p, self.at, to, self.group, how))
        if asks_tribute(s, p, to):
            s.ask(PayTribute(p, soldiers_in(self.group)))
        if verb_of(action) == ROAD:
            charge(s, p, road_price(s, p, second(action)))


@dataclass(init=False, eq=False)
class PayTribute(Choice):
    """COC-22.13, D16: a mood or culture token for every soldier that attacks the city of the Great Mausoleum."""

    verb: ClassVar[int] = TOKENS
    rule: ClassVar[str] = "COC-22.13"

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

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        pay_mood(s, self.player, first(action))
        pay_culture(s, self.player, second(action))


@dataclass(init=False, eq=False)
class MoveGroup(Step):
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
            s.report(SETTLERS_WENT, p, settlers_in(self.group), self.at, self.to)
        if soldiers_in(self.group) > 0:
            s.report(SOLDIERS_WENT, p, soldiers_in(self.group), self.at, self.to)
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
