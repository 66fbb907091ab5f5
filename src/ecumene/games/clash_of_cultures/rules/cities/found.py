"""Founding cities. COC-10."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.costs import spend_action
from ecumene.games.clash_of_cultures.rules.map.cells import CELLS
from ecumene.games.clash_of_cultures.rules.map.cities import add_city, supply_piece
from ecumene.games.clash_of_cultures.rules.map.packed_city import NEUTRAL, SETTLEMENT
from ecumene.games.clash_of_cultures.rules.map.packed_unit import ASHORE, SETTLER, cell_of, kind_of, ship_of
from ecumene.games.clash_of_cultures.rules.map.units import foreign_units_at, remove_one, settlers_at
from ecumene.games.clash_of_cultures.rules.objectives import after_founding
from ecumene.games.clash_of_cultures.rules.state import DESERT, SEA, UNEXPLORED, World
from ecumene.games.clash_of_cultures.rules.verbs import FOUND, FOUNDED
from ecumene.kernel.core.action import first, ready, verb_of
from ecumene.kernel.core.piles import holds
from ecumene.kernel.core.state import NOT_OFFERED

FOUNDS: Final[list[Any]] = ready(FOUND, CELLS)


def why_not_found(s: World, p: i64, at: i64) -> str:
    """COC-10.2, 10.3, 6.4, 1.7: why p may not found a city there, by an action or an effect."""
    terrain: i64 = s.terrain[at]
    if terrain <= UNEXPLORED:
        return "COC-10.2"
    if terrain == DESERT or terrain == SEA or holds(s.exhausted, at):
        return "COC-6.4"
    if s.city[at] != 0 or foreign_units_at(s, p, at) > 0:
        return "COC-10.2"
    return "" if supply_piece(s, p, SETTLEMENT) > 0 else "COC-1.7"


def place_city(s: World, p: i64, at: i64) -> None:
    """COC-10.4, 10.6, 7.10: a new city, neutral and not activated."""
    add_city(s, p, at, NEUTRAL)
    s.report(FOUNDED, p, at)
    after_founding(s, p, at)


def offers(s: World, p: i64, out: list[int]) -> None:
    """D1: every space with a settler, once."""
    if s.nations[p].actions < 1:
        return
    last: i64 = -1
    u: i64
    for u in s.nations[p].units:
        if kind_of(u) == SETTLER and ship_of(u) == ASHORE and cell_of(u) != last:
            last = cell_of(u)
            if why_not_found(s, p, last) == "":
                out.append(FOUNDS[last])


def why_not(s: World, p: i64, action: i64) -> str:
    """COC-10.1, 10.4: it takes a settler ashore and an action."""
    if verb_of(action) != FOUND:
        return NOT_OFFERED
    if s.nations[p].actions < 1:
        return "COC-8.2"
    if settlers_at(s, p, first(action)) == 0:
        return "COC-10.4" if settler_aboard(s, p, first(action)) else "COC-10.1"
    return why_not_found(s, p, first(action))


def settler_aboard(s: World, p: i64, at: i64) -> bool:
    u: i64
    for u in s.nations[p].units:
        if kind_of(u) == SETTLER and cell_of(u) == at and ship_of(u) != ASHORE:
            return True
    return False


def apply(s: World, p: i64, action: i64) -> bool:
    """COC-10.1, 10.5: the settler becomes the settlement."""
    if verb_of(action) != FOUND:
        return False
    spend_action(s, p)
    remove_one(s, p, SETTLER, first(action))
    place_city(s, p, first(action))
    return True
