"""Building units and increasing cities. COC-11.4 to 11.13, 11.22 to 11.25, 11.28."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.battle.begin import begin_battle
from ecumene.games.clash_of_cultures.rules.cities.activate import activate_city, capacity, why_not_activate
from ecumene.games.clash_of_cultures.rules.cities.grow import grow_by_action, list_growth, refuse_growth_by_action
from ecumene.games.clash_of_cultures.rules.costs import (
    UNIT_PRICES,
    Pay,
    can_pay,
    draft_price,
    spend_action,
)
from ecumene.games.clash_of_cultures.rules.map.cells import CELLS, NOWHERE
from ecumene.games.clash_of_cultures.rules.map.cities import port_cell, usable
from ecumene.games.clash_of_cultures.rules.map.packed_city import PORT
from ecumene.games.clash_of_cultures.rules.map.packed_unit import SHIP, SOLDIER
from ecumene.games.clash_of_cultures.rules.map.units import foreign_units_at, place_unit, room_for, supply_unit
from ecumene.games.clash_of_cultures.rules.movement.sea_reach import enemy_at_sea, may_fight
from ecumene.games.clash_of_cultures.rules.objectives import after_draft
from ecumene.games.clash_of_cultures.rules.powers import has_power, powers
from ecumene.games.clash_of_cultures.rules.resources import pay_mood
from ecumene.games.clash_of_cultures.rules.seat import GOLD
from ecumene.games.clash_of_cultures.rules.shortages import missing_for
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import BUILD, DONE, DRAFT, GROW, RECRUIT
from ecumene.kernel.core.action import act, first, ready, second, verb_of
from ecumene.kernel.core.bits import count, has, one
from ecumene.kernel.core.state import NOT_OFFERED, Frame

BUILDS: Final[list[Any]] = ready(BUILD, CELLS)
RECRUITS: Final[list[Any]] = ready(RECRUIT, SHIP + 1)

# what a Build has produced is a bag: kinds of units, and this for a soldier by Draft
DRAFTED: Final = 3


# the main loop


def offers(s: World, p: i64, out: list[int]) -> None:
    """D1: every city with what it can build."""
    if s.nations[p].actions < 1:
        return
    may_build: bool = can_pay_a_unit(s, p)
    at: i64
    for at in s.cities_of(p):
        if may_build and why_not_build(s, p, at) == "":
            out.append(BUILDS[at])
        list_growth(s, p, at, out)


def why_not(s: World, p: i64, action: i64) -> str:
    verb: i64 = verb_of(action)
    if verb != BUILD and verb != GROW:
        return NOT_OFFERED
    if s.nations[p].actions < 1:
        return "COC-8.2"
    if verb == BUILD:
        return why_not_build(s, p, first(action))
    return refuse_growth_by_action(s, p, first(action), second(action))


def apply(s: World, p: i64, action: i64) -> bool:
    verb: i64 = verb_of(action)
    if verb == BUILD:
        spend_action(s, p)
        activate_city(s, p, first(action))
        go_on_building(s, p, first(action), capacity(s, p, first(action)), 0, 0)
    elif verb == GROW:
        spend_action(s, p)
        grow_by_action(s, p, first(action), second(action))
    else:
        return False
    return True


# units


def why_not_build(s: World, p: i64, at: i64) -> str:
    """COC-11.4, 11.22: at least one unit must be built."""
    why = why_not_activate(s, p, at)
    if why:
        return why
    kind: i64
    for kind in range(SHIP + 1):
        if refuse_unit(s, p, at, kind) == "":
            return ""
    return "" if refuse_draft(s, p, at, 0) == "" else "COC-11.22"


def can_pay_a_unit(s: World, p: i64) -> bool:
    """Otherwise no city has to be asked."""
    kind: i64
    for kind in range(SHIP + 1):
        if can_pay(s, p, UNIT_PRICES[kind], False):
            return True
    return has_power(s, p, s.rules.hooks.draft_price)


def refuse_place(s: World, p: i64, at: i64, kind: i64) -> str:
    """COC-1.3, 11.6 to 11.8, 11.24, 20.1: a ship built among foreign ships attacks them, which a truce forbids."""
    if kind == SHIP:
        if not usable(s, at, PORT):
            return "COC-11.6"
        enemy: i64 = enemy_at_sea(s, p, port_cell(s, at))
        if enemy >= 0 and not may_fight(s, p, enemy):
            return "COC-20.1"
    if room_for(s, p, kind, at):
        return ""
    return "COC-11.8" if supply_unit(s, p, kind) > 0 else "COC-1.3"


def refuse_unit(s: World, p: i64, at: i64, kind: i64) -> str:
    """COC-11.5."""
    why = refuse_place(s, p, at, kind)
    if why:
        return why
    return "" if can_pay(s, p, UNIT_PRICES[kind], False) else "COC-11.5"


def refuse_draft(s: World, p: i64, at: i64, made: i64) -> str:
    """COC-5.11, 24.11, 24.19: in each Build one soldier may be paid with mood tokens."""
    n = s.nations[p]
    if not has_power(s, p, s.rules.hooks.draft_price) or has(made, DRAFTED):
        return "COC-24.11"
    if n.mood_tokens < draft_price(s, p):
        return "COC-24.19" if n.mood_tokens > 0 else "COC-5.11"
    return refuse_place(s, p, at, SOLDIER)


@final
@dataclass(init=False, eq=False)
class Build(Frame):
    """D4, COC-11.4, 11.24: one unit after another."""

    at: i64
    left: i64  # how many more units
    made: i64  # bag: kinds of units, DRAFTED
    paid: i64  # bag of the resources given for them

    def __init__(self, player: i64, at: i64, left: i64, made: i64, paid: i64) -> None:
        self.player = player
        self.at = at
        self.left = left
        self.made = made
        self.paid = paid

    def legal(self, s: World) -> list[int]:
        out: list[int] = []
        kind: i64
        for kind in range(SHIP + 1):
            if refuse_unit(s, self.player, self.at, kind) == "":
                out.append(RECRUITS[kind])
        if refuse_draft(s, self.player, self.at, self.made) == "":
            out.append(act(DRAFT))
        if self.made:
            out.append(act(DONE))
        return out

    def canonical(self, s: World) -> list[int]:
        """Settlers, soldiers, ships, then a soldier by Draft: the order makes no difference in the end."""
        return [a for a in self.legal(s) if rank_of(a) >= top_rank(self.made)]

    def why_not(self, s: World, action: i64) -> str:
        verb: i64 = verb_of(action)
        if verb == RECRUIT:
            return refuse_unit(s, self.player, self.at, first(action))
        if verb == DRAFT:
            return refuse_draft(s, self.player, self.at, self.made)
        if verb == DONE:
            return "COC-11.22"
        return NOT_OFFERED

    def missing(self, s: World, action: i64) -> list[int]:
        return missing_for(s, self.player, action, self.why_not(s, action))

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        p: i64 = self.player
        verb: i64 = verb_of(action)
        if verb == RECRUIT:
            kind: i64 = first(action)
            s.ask(PayUnit(p, UNIT_PRICES[kind], 0, self.at, self.left, self.made, self.paid, kind))
        elif verb == DRAFT:
            pay_mood(s, p, draft_price(s, p))
            place_unit(s, p, SOLDIER, self.at)
            s.count_draft(p)
            go_on_building(s, p, self.at, self.left - 1, self.made | one(SOLDIER) | one(DRAFTED), self.paid)
            after_draft(s, p)
        else:
            finish_building(s, p, self.at, self.made, self.paid)


def rank_of(action: i64) -> i64:
    """The place of an answer to Build in the order that bots use."""
    verb: i64 = verb_of(action)
    return first(action) if verb == RECRUIT else DRAFTED if verb == DRAFT else DRAFTED + 1


def top_rank(made: i64) -> i64:
    """The highest rank so far, or -1."""
    rank: i64 = DRAFTED
    while rank >= 0 and not has(made, rank):
        rank -= 1
    return rank


@final
@dataclass(init=False, eq=False)
class PayUnit(Pay):
    """COC-11.24: each unit is paid when it is added. The other fields keep what the Build has done before."""

    at: i64
    left: i64
    made: i64
    paid_before: i64
    kind: i64

    def __init__(
        self, player: i64, cost: i64, ideas: i64, at: i64, left: i64, made: i64, paid_before: i64, kind: i64
    ) -> None:
        self.player = player
        self.cost = cost
        self.ideas = ideas
        self.at = at
        self.left = left
        self.made = made
        self.paid_before = paid_before
        self.kind = kind

    def paid(self, s: World, mix: i64) -> None:
        """COC-11.7: land units appear in the city, ships in the space that the port faces."""
        where: i64 = port_cell(s, self.at) if self.kind == SHIP else self.at
        place_unit(s, self.player, self.kind, where)
        kinds: i64 = self.paid_before
        r: i64
        for r in range(GOLD + 1):
            if count(mix, r) > 0:
                kinds |= one(r)
        go_on_building(s, self.player, self.at, self.left - 1, self.made | one(self.kind), kinds)


def go_on_building(s: World, p: i64, at: i64, left: i64, made: i64, paid: i64) -> None:
    """Ask for the next unit, as long as one can be built."""
    if left > 0:
        build = Build(p, at, left, made, paid)
        if len(build.legal(s)) > (1 if made else 0):
            s.ask(build)
            return
    finish_building(s, p, at, made, paid)


def finish_building(s: World, p: i64, at: i64, made: i64, paid: i64) -> None:
    """COC-11.9, 11.24, 11.25, 24.28, 24.29: a sea battle, then what powers give. Then the activation ends."""
    for power in powers(s, p, s.rules.hooks.units_built):
        power.units_built(s, p, made, paid)
    if has(made, SHIP):
        fight_for_port(s, p, port_cell(s, at))


def fight_for_port(s: World, p: i64, sea: i64) -> None:
    """COC-11.7, 16.33, 16.34, 16.45: new ships fight enemies in their space."""
    if foreign_units_at(s, p, sea) > 0:
        begin_battle(s, p, NOWHERE, sea, True, 0)
