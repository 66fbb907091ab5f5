"""Increasing a city by a building, and what follows. COC-7.1 to 7.7, 11.10 to 11.13, 11.28, 22.17."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.power import NOT_ALLOWED
from ecumene.games.clash_of_cultures.rules.cities.activate import activate_city, why_not_activate, working_mood
from ecumene.games.clash_of_cultures.rules.costs import BY_TEMPLE, Pay, can_pay, choose_token, growth_price
from ecumene.games.clash_of_cultures.rules.map.cells import CELLS
from ecumene.games.clash_of_cultures.rules.map.cities import (
    add_building,
    count_cities,
    next_to_sea,
    supply_piece,
)
from ecumene.games.clash_of_cultures.rules.map.packed_city import (
    ACADEMY,
    ANGRY,
    BUILDINGS,
    NO_ONE,
    PORT,
    TEMPLE,
    colour_of,
    owner_of,
    size_of,
)
from ecumene.games.clash_of_cultures.rules.map.packed_unit import SETTLER
from ecumene.games.clash_of_cultures.rules.map.units import place_unit, room_for
from ecumene.games.clash_of_cultures.rules.powers import powers
from ecumene.games.clash_of_cultures.rules.resources import gain
from ecumene.games.clash_of_cultures.rules.seat import FOOD, IDEA
from ecumene.games.clash_of_cultures.rules.shortages import missing_for
from ecumene.games.clash_of_cultures.rules.state import SEA, World
from ecumene.games.clash_of_cultures.rules.verbs import FACE, GROW, NO, PASS, YES
from ecumene.kernel.core.action import act, first, ready2, second, verb_of
from ecumene.kernel.core.bits import each, has
from ecumene.kernel.core.frames import Choice
from ecumene.kernel.core.state import NOT_OFFERED, Frame

GROWS: Final[list[list[Any]]] = ready2(GROW, CELLS, BUILDINGS)
ALL_BUILDINGS: Final = 15  # bag
IDEAS_OF_ACADEMY: Final = 2  # COC-7.5


def refuse_growth(s: World, p: i64, at: i64, building: i64) -> str:
    """COC-11.11, 11.28: why p may not add this building, by an action or an effect. The price is checked elsewhere."""
    if building >= BUILDINGS:
        return "COC-11.10"
    city: i64 = s.city[at]
    n = s.nations[p]
    if owner_of(city) != p:
        return "COC-11.1"
    if n.banned:
        return "COC-17.19"
    if not n.advances & s.rules.unlocking[building]:
        return "COC-9.13"
    if colour_of(city, building) != NO_ONE:
        return "COC-11.11"
    if working_mood(s, p, at) == ANGRY:
        return "COC-7.12"
    if size_of(city) >= count_cities(s, p):
        return "COC-7.3"
    if building == PORT and not next_to_sea(s, at):
        return "COC-7.7"
    return "" if supply_piece(s, p, building) > 0 else "COC-1.3"


def activates(s: World, p: i64, building: i64) -> bool:
    """COC-22.17: does the building activate its city? With the Great Mausoleum a temple does not."""
    for power in powers(s, p, s.rules.hooks.builds_without_activating):
        if power.builds_without_activating(building):
            return False
    return True


# by the action


def refuse_growth_by_action(s: World, p: i64, at: i64, building: i64) -> str:
    """COC-11.10: why not, by an action that activates the city."""
    why = refuse_growth(s, p, at, building)
    if not why and activates(s, p, building):
        why = why_not_activate(s, p, at)
    if why:
        return why
    return "" if can_pay(s, p, growth_price(s, p, building), False) else "COC-11.10"


def list_growth(s: World, p: i64, at: i64, out: list[int]) -> None:
    if size_of(s.city[at]) >= count_cities(s, p):  # COC-7.3: most cities cannot grow at all
        return
    building: i64
    for building in range(BUILDINGS):
        if refuse_growth_by_action(s, p, at, building) == "":
            out.append(GROWS[at][building])


def grow_by_action(s: World, p: i64, at: i64, building: i64) -> None:
    """The action is spent already: activate, pay, build."""
    if activates(s, p, building):
        activate_city(s, p, at)
    pay_and_grow(s, p, at, building)


def pay_and_grow(s: World, p: i64, at: i64, building: i64) -> None:
    """COC-11.13: State Religion is used when it saves the food."""
    cost = growth_price(s, p, building)
    for power in powers(s, p, s.rules.hooks.growth_saving):
        if power.growth_saving(s, p, building) > 0:
            power.discount_used(s, p)
    s.ask(PayGrowth(p, cost, 0, at, building))


@dataclass(init=False, eq=False)
class PayGrowth(Pay):
    at: i64
    building: i64

    def __init__(self, player: i64, cost: i64, ideas: i64, at: i64, building: i64) -> None:
        self.player = player
        self.cost = cost
        self.ideas = ideas
        self.at = at
        self.building = building

    def paid(self, s: World, mix: i64) -> None:
        grow(s, self.player, self.at, self.building)


# by cards and great persons


def growths(s: World, p: i64, buildings: i64, pays: bool, activating: bool) -> list[int]:
    """COC-11.28: what may be built by an effect. It may cost the price or not, and activate the city or not."""
    out: list[int] = []
    at: i64
    building: i64
    for at in s.cities_of(p):
        for building in range(BUILDINGS):
            if has(buildings, building) and refuse_offer(s, p, at, building, pays, activating) == "":
                out.append(GROWS[at][building])
    return out


def refuse_offer(s: World, p: i64, at: i64, building: i64, pays: bool, activating: bool) -> str:
    why = refuse_growth(s, p, at, building)
    if not why and activating and activates(s, p, building):
        why = why_not_activate(s, p, at)
    if not why and pays and not can_pay(s, p, growth_price(s, p, building), False):
        why = "COC-11.10"
    return why


def offer_growth(s: World, p: i64, building: i64, pays: bool, activating: bool, optional: bool) -> None:
    """D41: a certain building, or any building with -1. If nothing is possible, nobody is asked."""
    buildings: i64 = ALL_BUILDINGS if building < 0 else i64(1) << building
    s.ask(Growth(p, buildings, 1 if pays else 0, 1 if activating else 0, 1 if optional else 0))


@dataclass(init=False, eq=False)
class Growth(Frame):
    """COC-11.28: which city grows, and by which building?"""

    buildings: i64  # bag
    pays: i64
    activating: i64
    optional: i64

    def __init__(self, player: i64, buildings: i64, pays: i64, activating: i64, optional: i64) -> None:
        self.player = player
        self.buildings = buildings
        self.pays = pays
        self.activating = activating
        self.optional = optional

    def legal(self, s: World) -> list[int]:
        out = growths(s, self.player, self.buildings, self.pays != 0, self.activating != 0)
        if self.optional:
            out.append(act(PASS))
        return out

    def why_not(self, s: World, action: i64) -> str:
        if verb_of(action) != GROW:
            return NOT_OFFERED
        if second(action) < BUILDINGS and not has(self.buildings, second(action)):
            return "COC-11.28"
        return refuse_offer(s, self.player, first(action), second(action), self.pays != 0, self.activating != 0)

    def missing(self, s: World, action: i64) -> list[int]:
        return missing_for(s, self.player, action, self.why_not(s, action))

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == PASS:
            return
        at: i64 = first(action)
        building: i64 = second(action)
        if self.activating and activates(s, self.player, building):
            activate_city(s, self.player, at)
        if self.pays:
            pay_and_grow(s, self.player, at, building)
        else:
            grow(s, self.player, at, building)


# adding the building


def grow(s: World, p: i64, at: i64, building: i64) -> None:
    """COC-11.25, 11.28: place it, then apply Sanitation, academy, temple, Dogma."""
    if building == PORT:
        s.ask(FacePort(p, at))
        return
    add_building(s, at, building, p)
    after_growth(s, p, at, building)


def after_growth(s: World, p: i64, at: i64, building: i64) -> None:
    """COC-7.5, 7.6, 24.22: only for the builder. The last question is put on the stack first."""
    for power in powers(s, p, s.rules.hooks.city_grew):
        power.city_grew(s, p, at, building)
    if building == TEMPLE:
        choose_token(s, p, BY_TEMPLE)
    elif building == ACADEMY:
        gain(s, p, IDEA, IDEAS_OF_ACADEMY)
    food: i64 = settler_price(s, p)
    if food != NOT_ALLOWED and room_for(s, p, SETTLER, at) and can_pay(s, p, each(FOOD, food), False):
        s.push(Sanitate(p, at))


def settler_price(s: World, p: i64) -> i64:
    """COC-11.12, 24.4: food for a settler in a city that grows, or NOT_ALLOWED."""
    food: i64 = NOT_ALLOWED
    for power in powers(s, p, s.rules.hooks.settler_price):
        food = power.settler_price()
    return food


@dataclass(init=False, eq=False)
class FacePort(Choice):
    """D5, COC-7.7: which adjacent sea space does the port face?"""

    verb: ClassVar[int] = FACE
    rule: ClassVar[str] = "COC-7.7"

    at: i64

    def __init__(self, player: i64, at: i64) -> None:
        self.player = player
        self.at = at

    def legal(self, s: World) -> list[int]:
        return [act(FACE, to) for to in sorted(s.layout.near[self.at]) if s.terrain[to] == SEA]

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        add_building(s, self.at, PORT, self.player)
        s.face_port(self.at, first(action))
        after_growth(s, self.player, self.at, PORT)


@dataclass(init=False, eq=False)
class Sanitate(Frame):
    """D5, COC-11.12, 24.4: Sanitation: also a settler for food?"""

    at: i64

    def __init__(self, player: i64, at: i64) -> None:
        self.player = player
        self.at = at

    def legal(self, s: World) -> list[int]:
        return [act(YES), act(NO)]

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == YES:
            s.ask(PaySettler(self.player, each(FOOD, settler_price(s, self.player)), 0, self.at))


@dataclass(init=False, eq=False)
class PaySettler(Pay):
    at: i64

    def __init__(self, player: i64, cost: i64, ideas: i64, at: i64) -> None:
        self.player = player
        self.cost = cost
        self.ideas = ideas
        self.at = at

    def paid(self, s: World, mix: i64) -> None:
        place_unit(s, self.player, SETTLER, self.at)
