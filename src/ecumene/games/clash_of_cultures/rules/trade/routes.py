"""Trade routes and their income. COC-24.13, 8.7."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.power import NOT_ALLOWED
from ecumene.games.clash_of_cultures.rules.map.cells import CELLS, NOWHERE
from ecumene.games.clash_of_cultures.rules.map.distances import distances
from ecumene.games.clash_of_cultures.rules.map.packed_city import ANGRY, BARBARIANS, mood_of
from ecumene.games.clash_of_cultures.rules.map.packed_unit import SETTLER, SHIP, cell_of, kind_of
from ecumene.games.clash_of_cultures.rules.powers import has_power, powers
from ecumene.games.clash_of_cultures.rules.resources import gain
from ecumene.games.clash_of_cultures.rules.seat import FOOD, GOLD
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import COIN, ROUTES
from ecumene.kernel.core.action import act, first
from ecumene.kernel.core.frames import Choice


def route_reach(s: World, p: i64) -> i64:
    """COC-24.13: spaces, or NOT_ALLOWED."""
    reach: i64 = NOT_ALLOWED
    for power in powers(s, p, s.rules.hooks.route_reach):
        reach = max(reach, power.route_reach())
    return reach


def most_routes(s: World, p: i64) -> i64:
    most: i64 = 0
    for power in powers(s, p, s.rules.hooks.route_reach):
        most = max(most, power.most_routes())
    return most


def route_ends(s: World, p: i64, ships_only: bool) -> list[list[int]]:
    """COC-24.13, 18.22: for every settler and ship, the cities of other players within reach that are not angry."""
    out: list[list[int]] = []
    reach: i64 = route_reach(s, p)
    u: i64
    to: i64
    for u in s.nations[p].units:
        if kind_of(u) == SHIP or (kind_of(u) == SETTLER and not ships_only):
            far = distances(s, cell_of(u))
            ends: list[int] = []
            for to in s.every_city():
                owner: i64 = s.owner(to)
                if owner != BARBARIANS and owner != p and mood_of(s.city[to]) != ANGRY:
                    if far[to] >= 0 and far[to] <= reach:
                        ends.append(to)
            out.append(ends)
    return out


def trade_routes(s: World, p: i64, ships_only: bool) -> i64:
    """COC-24.13: the largest number of pairs of a unit and a city, at most four. None without the advance."""
    if route_reach(s, p) == NOT_ALLOWED:
        return 0
    ends = route_ends(s, p, ships_only)
    taken: list[int] = [NOWHERE] * CELLS  # by city: the unit it is paired with
    n: i64 = 0
    i: i64
    for i in range(len(ends)):
        if find_city_for(ends, i, taken, [False] * CELLS):
            n += 1
    return min(n, most_routes(s, p))


def find_city_for(ends: list[list[int]], i: i64, taken: list[int], tried: list[bool]) -> bool:
    """Find a city for one unit. If another unit has it, try to find another city for that one."""
    to: i64
    for to in ends[i]:
        if not tried[to]:
            tried[to] = True
            if taken[to] == NOWHERE or find_city_for(ends, taken[to], taken, tried):
                taken[to] = i
                return True
    return False


def trade_income(s: World, p: i64) -> None:
    """COC-24.13: a food for each route. With Currency some of it may be gold (D32)."""
    routes: i64 = trade_routes(s, p, False)
    if routes == 0:
        return
    s.report(ROUTES, p, routes)
    if has_power(s, p, s.rules.hooks.routes_give_gold):
        s.ask(Coins(p, routes))
    else:
        gain(s, p, FOOD, routes)


@dataclass(init=False, eq=False)
class Coins(Choice):
    """D32: how much of the income is gold?"""

    verb: ClassVar[int] = COIN
    rule: ClassVar[str] = "COC-24.13"

    routes: i64

    def __init__(self, player: i64, routes: i64) -> None:
        self.player = player
        self.routes = routes

    def legal(self, s: World) -> list[int]:
        return [act(COIN, n) for n in range(self.routes + 1)]

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        gain(s, self.player, GOLD, first(action))
        gain(s, self.player, FOOD, self.routes - first(action))
