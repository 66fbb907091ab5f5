"""Building wonders. COC-22.3 to 22.8, 22.18 to 22.20."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.cities.activate import activate_city, why_not_activate, working_mood
from ecumene.games.clash_of_cultures.rules.costs import Pay, can_pay, spend_action, wonder_price
from ecumene.games.clash_of_cultures.rules.map.cells import CELLS
from ecumene.games.clash_of_cultures.rules.map.cities import usable
from ecumene.games.clash_of_cultures.rules.map.packed_city import (
    ANGRY,
    MOST_WONDERS,
    PORT,
    owner_of,
    wonder_of,
)
from ecumene.games.clash_of_cultures.rules.objectives import after_wonder
from ecumene.games.clash_of_cultures.rules.resources import pay_culture
from ecumene.games.clash_of_cultures.rules.seat import GOLD
from ecumene.games.clash_of_cultures.rules.state import NONE, World
from ecumene.games.clash_of_cultures.rules.turn_track import note_wonder
from ecumene.games.clash_of_cultures.rules.verbs import WONDER
from ecumene.games.clash_of_cultures.rules.wonders.ownership import reserver
from ecumene.kernel.core.action import first, ready2, second, verb_of
from ecumene.kernel.core.frames import Step
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED

BUILDS: Final[list[list[Any]]] = ready2(WONDER, MOST_WONDERS, CELLS)


def refuse_wonder(s: World, p: i64, w: i64) -> str:
    """COC-22.3, 22.4, 22.5, 22.6, 22.18, 22.19: why p may not build it. The city is checked in `refuse_site`."""
    n = s.nations[p]
    row = s.rules.wonders[w]
    if w not in s.wonders:
        return "COC-22.2" if w in s.wonder_deck else "COC-22.7"
    by: i64 = reserver(s, w)
    if by != NONE and by != p:
        return "COC-22.5"
    if n.advances & row.needs != row.needs:
        return "COC-22.3"
    if n.banned:
        return "COC-17.19"
    if by == NONE and n.actions < 1:
        return "COC-8.2"
    if n.culture_tokens < row.culture:
        return "COC-22.4" if n.stock[GOLD] > 0 else "COC-22.19"
    return "" if can_pay(s, p, wonder_price(s, w), False) else "COC-22.19"


def refuse_site(s: World, p: i64, w: i64, at: i64) -> str:
    """COC-22.3, 22.8, 22.20: an own city, not angry, without a wonder; with a port if the card says so."""
    city: i64 = s.city[at]
    if owner_of(city) != p:
        return "COC-22.3"
    if working_mood(s, p, at) == ANGRY:
        return "COC-22.3"
    if wonder_of(city) >= 0:
        return "COC-22.8"
    if s.rules.wonders[w].port and not usable(s, at, PORT):
        return "COC-22.20"
    return why_not_activate(s, p, at)


def offers(s: World, p: i64, out: list[int]) -> None:
    """D1."""
    known: i64 = s.nations[p].advances
    w: i64
    at: i64
    for w in s.wonders:
        if s.rules.wonders[w].needs & ~known == 0 and refuse_wonder(s, p, w) == "":
            for at in s.cities_of(p):
                if refuse_site(s, p, w, at) == "":
                    out.append(BUILDS[w][at])


def why_not(s: World, p: i64, action: i64) -> str:
    if verb_of(action) != WONDER:
        return NOT_OFFERED
    return refuse_wonder(s, p, first(action)) or refuse_site(s, p, first(action), second(action))


def apply(s: World, p: i64, action: i64) -> bool:
    """COC-22.3, 22.5: a reserved wonder costs no action."""
    if verb_of(action) != WONDER:
        return False
    w: i64 = first(action)
    at: i64 = second(action)
    if reserver(s, w) == NONE:
        spend_action(s, p)
    activate_city(s, p, at)
    s.ask(PayWonder(p, wonder_price(s, w), 0, w, at))
    return True


@dataclass(init=False, eq=False)
class PayWonder(Pay):
    """COC-22.4: gold may replace resources, but nothing replaces the tokens."""

    wonder: i64
    at: i64

    def __init__(self, player: i64, cost: i64, ideas: i64, wonder: i64, at: i64) -> None:
        self.player = player
        self.cost = cost
        self.ideas = ideas
        self.wonder = wonder
        self.at = at

    def paid(self, s: World, mix: i64) -> None:
        pay_culture(s, self.player, s.rules.wonders[self.wonder].culture)
        build(s, self.player, self.wonder, self.at)


def build(s: World, p: i64, w: i64, at: i64) -> None:
    """COC-22.7, 22.10: place the wonder, then apply its effect, then offer objectives."""
    s.place_wonder(p, w, at)
    note_wonder(s)
    s.push(WonderStands(p))
    s.rules.wonders[w].on_build(s, p, at)


@dataclass(init=False, eq=False)
class WonderStands(Step):
    """COC-19.9: the wonder is built and completely resolved."""

    seat: i64

    def __init__(self, seat: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat

    def run(self, s: World) -> None:
        s.stack.pop()
        after_wonder(s, self.seat)
