"""The trade routes of a player, to draw: which settler or ship trades with which city. COC-24.13."""

from __future__ import annotations

from ecumene.games.clash_of_cultures.border.questions import SEATS
from ecumene.games.clash_of_cultures.cards.power import NOT_ALLOWED
from ecumene.games.clash_of_cultures.rules.map.cells import CELL_NAMES, CELLS, NOWHERE
from ecumene.games.clash_of_cultures.rules.map.packed_unit import SETTLER, SHIP, cell_of, kind_of
from ecumene.games.clash_of_cultures.rules.powers import has_power
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.trade.routes import find_city_for, most_routes, route_ends, route_reach
from ecumene.kernel.border.sections import Grid, Row, Section

BRINGS, OR_BRINGS = "route-brings", "route-or"


def trade_routes(s: World, p: int) -> list[Section]:
    """A row for each route: the city, the trader, and what the route brings at the start of the turn."""
    pairs = route_pairs(s, p)
    if not pairs:
        return []
    gold = has_power(s, p, s.rules.hooks.routes_give_gold)
    brings = ["good:food", *(["good:gold"] if gold else [])]
    rows = [Row(f"cell:{CELL_NAMES[city]}", [f"cell:{CELL_NAMES[trader]}", *brings]) for trader, city in pairs]
    columns = ["route-trader", BRINGS, *([OR_BRINGS] if gold else [])]
    return [Grid(title="routes", seat=SEATS[p], columns=columns, rows=rows)]


def route_pairs(s: World, p: int) -> list[tuple[int, int]]:
    """The cells of traders and of their cities: as many pairs as the rules count, each trader and city once."""
    if route_reach(s, p) == NOT_ALLOWED:
        return []
    traders = [cell_of(u) for u in s.nations[p].units if kind_of(u) in (SETTLER, SHIP)]
    ends, most = route_ends(s, p, False), most_routes(s, p)
    taken: list[int] = [NOWHERE] * CELLS  # by city: the trader it is paired with
    found = 0
    for i in range(len(ends)):
        if found < most and find_city_for(ends, i, taken, [False] * CELLS):
            found += 1
    return [(int(traders[i]), city) for city, i in enumerate(taken) if i != NOWHERE]
