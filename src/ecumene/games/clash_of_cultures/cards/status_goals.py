"""Goals of the status phase: a class for every kind of condition. COC-19.7, 19.8, 19.11."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.categories import FIRST_GOVERNMENT
from ecumene.games.clash_of_cultures.cards.rows import IN_STATUS, Goal
from ecumene.games.clash_of_cultures.rules.map.cities import count_cities, port_cell, usable
from ecumene.games.clash_of_cultures.rules.map.distances import distances
from ecumene.games.clash_of_cultures.rules.map.packed_city import (
    BARBARIANS,
    BUILDINGS,
    NO_ONE,
    PORT,
    colour_of,
    mood_of,
    size_of,
)
from ecumene.games.clash_of_cultures.rules.map.packed_unit import ASHORE, SHIP, SOLDIER, cell_of, kind_of, ship_of
from ecumene.games.clash_of_cultures.rules.map.units import count_units, ships_at, soldiers_at
from ecumene.games.clash_of_cultures.rules.resources import has_resource, lose
from ecumene.games.clash_of_cultures.rules.seat import FOOD, ORE, WOOD
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.trade.routes import trade_routes
from ecumene.kernel.core.bits import size

# counting


def cities_with(s: World, p: i64, building: i64) -> i64:
    """COC-19.8: own cities with a usable building of this kind, of any colour."""
    n: i64 = 0
    at: i64
    for at in s.cities_of(p):
        if usable(s, at, building):
            n += 1
    return n


def complete_categories(s: World, p: i64) -> i64:
    n: i64 = 0
    bag: i64
    for bag in s.rules.in_category:
        if bag & ~s.nations[p].advances == 0:
            n += 1
    return n


def buildings_abroad(s: World, p: i64) -> i64:
    """Own buildings in cities of other players."""
    n: i64 = 0
    at: i64
    for at in s.every_city():
        if s.owner(at) != p:
            n += own_buildings(s, p, at)
    return n


def own_buildings(s: World, p: i64, at: i64) -> i64:
    n: i64 = 0
    building: i64
    for building in range(BUILDINGS):
        if colour_of(s.city[at], building) == p:
            n += 1
    return n


def soldier_cells(s: World, p: i64) -> list[int]:
    """Every cell with own soldiers ashore, once."""
    out: list[int] = []
    u: i64
    for u in s.nations[p].units:
        if kind_of(u) == SOLDIER and ship_of(u) == ASHORE and cell_of(u) not in out:
            out.append(cell_of(u))
    return out


def near_city_of_another(s: World, p: i64, at: i64) -> bool:
    to: i64
    for to in s.layout.near[at]:
        owner: i64 = s.owner(to)
        if owner != p and owner != NO_ONE and owner != BARBARIANS:
            return True
    return False


def is_far(s: World, a: i64, b: i64, steps: i64) -> bool:
    """COC-3.10: at least this many steps apart. Cells without a path between them are far, too."""
    found: i64 = distances(s, a)[b]
    return found < 0 or found >= steps


# conditions


class Most(Goal):
    """COC-19.7: strictly more than every other player, and at least the amount."""

    def count(self, s: World, p: i64) -> i64:
        raise NotImplementedError

    def met(self, s: World, p: i64) -> bool:
        mine: i64 = self.count(s, p)
        q: i64
        for q in range(s.players):
            if q != p and self.count(s, q) >= mine:
                return False
        return mine >= max(self.amount, 1)


class LargeCivilization(Goal):
    def met(self, s: World, p: i64) -> bool:
        return count_cities(s, p) >= self.amount


class MostCitiesWith(Most):
    def count(self, s: World, p: i64) -> i64:
        return cities_with(s, p, self.of)


class MostAdvances(Most):
    def count(self, s: World, p: i64) -> i64:
        return size(s.nations[p].advances)


class AllAdvancesIn(Goal):
    def met(self, s: World, p: i64) -> bool:
        return s.rules.in_category[self.of] & ~s.nations[p].advances == 0


class Government(Goal):
    def met(self, s: World, p: i64) -> bool:
        bag: i64
        for bag in s.rules.in_category[FIRST_GOVERNMENT:]:
            if bag & ~s.nations[p].advances == 0:
                return True
        return False


class MostCompleteCategories(Most):
    def count(self, s: World, p: i64) -> i64:
        return complete_categories(s, p)


class DiversifiedResearch(Goal):
    def met(self, s: World, p: i64) -> bool:
        n: i64 = 0
        bag: i64
        for bag in s.rules.in_category:
            if bag & s.nations[p].advances:
                n += 1
        return n >= self.amount


class Supplies(Goal):
    """An amount of a resource, of which some is paid. Gold does not replace it."""

    says: ClassVar[list[str]] = ["no_gold"]

    def met(self, s: World, p: i64) -> bool:
        return has_resource(s, p, self.of, self.amount)

    def charge(self, s: World, p: i64) -> None:
        lose(s, p, self.of, self.pay)


class OptimizedStorage(Goal):
    def met(self, s: World, p: i64) -> bool:
        n: i64 = self.amount
        return has_resource(s, p, FOOD, n) and has_resource(s, p, ORE, n) and has_resource(s, p, WOOD, n)


class CitiesOfMood(Goal):
    """Own cities of one mood; as the last one becomes angry, or in the status phase."""

    def met_by_anger(self, s: World, p: i64) -> bool:
        return self.when != IN_STATUS and self.met(s, p)

    def met(self, s: World, p: i64) -> bool:
        n: i64 = 0
        at: i64
        for at in s.cities_of(p):
            if mood_of(s.city[at]) == self.of:
                n += 1
        return n >= self.amount


class Architecture(Goal):
    """COC-19.8: kinds of usable buildings of the own colour in own cities."""

    def met(self, s: World, p: i64) -> bool:
        kinds: i64 = 0
        building: i64
        at: i64
        for building in range(BUILDINGS):
            for at in s.cities_of(p):
                if colour_of(s.city[at], building) == p and usable(s, at, building):
                    kinds += 1
                    break
        return kinds >= self.amount


class Colony(Goal):
    def met(self, s: World, p: i64) -> bool:
        at: i64
        for at in s.cities_of(p):
            if is_far(s, s.nations[p].start, at, self.amount):
                return True
        return False


class Consulate(Goal):
    def met(self, s: World, p: i64) -> bool:
        n: i64 = 0
        at: i64
        for at in s.every_city():
            if s.owner(at) != p and own_buildings(s, p, at) > 0:
                n += 1
        return n >= self.amount


class Metropolis(Goal):
    def met(self, s: World, p: i64) -> bool:
        at: i64
        for at in s.cities_of(p):
            if size_of(s.city[at]) >= self.amount:
                return True
        return False


class Expansionist(Goal):
    """Own cities without any adjacent city."""

    def met(self, s: World, p: i64) -> bool:
        n: i64 = 0
        at: i64
        to: i64
        for at in s.cities_of(p):
            n += 1
            for to in s.layout.near[at]:
                if s.city[to] != 0:
                    n -= 1
                    break
        return n >= self.amount


class CulturePower(Most):
    def count(self, s: World, p: i64) -> i64:
        return buildings_abroad(s, p)


class TradePower(Goal):
    def met(self, s: World, p: i64) -> bool:
        return trade_routes(s, p, False) >= self.amount


class ShippingRoutes(Goal):
    def met(self, s: World, p: i64) -> bool:
        return trade_routes(s, p, True) >= self.amount


class SeaBlockade(Goal):
    """Own ships on spaces that ports of other players face."""

    def met(self, s: World, p: i64) -> bool:
        cells: list[int] = []
        n: i64 = 0
        at: i64
        for at in s.every_city():
            if s.owner(at) != p and colour_of(s.city[at], PORT) != NO_ONE:
                to: i64 = port_cell(s, at)
                if to not in cells:
                    cells.append(to)
                    n += ships_at(s, p, to)
        return n >= self.amount


class LargeFleet(Goal):
    """All four ships, or fewer but more than every other player."""

    def met(self, s: World, p: i64) -> bool:
        mine: i64 = count_units(s, p, SHIP)
        if mine >= self.amount:
            return True
        q: i64
        for q in range(s.players):
            if q != p and count_units(s, q, SHIP) >= mine:
                return False
        return mine >= self.of


class LargeArmy(Goal):
    def met(self, s: World, p: i64) -> bool:
        mine: i64 = count_units(s, p, SOLDIER)
        q: i64
        for q in range(s.players):
            if q != p and mine - count_units(s, q, SOLDIER) < self.amount:
                return False
        return True


class StandingArmy(Goal):
    def met(self, s: World, p: i64) -> bool:
        n: i64 = 0
        at: i64
        for at in s.cities_of(p):
            if soldiers_at(s, p, at) > 0:
                n += 1
        return n >= self.amount


class MilitaryMight(Goal):
    def met(self, s: World, p: i64) -> bool:
        return count_units(s, p, SOLDIER) + count_units(s, p, SHIP) >= self.amount


class Threat(Goal):
    def met(self, s: World, p: i64) -> bool:
        n: i64 = 0
        at: i64
        for at in soldier_cells(s, p):
            if near_city_of_another(s, p, at):
                n += soldiers_at(s, p, at)
        return n >= self.amount


class Outpost(Goal):
    """Spaces with own soldiers that are not own cities and not adjacent to one."""

    def met(self, s: World, p: i64) -> bool:
        n: i64 = 0
        at: i64
        to: i64
        for at in soldier_cells(s, p):
            if s.owner(at) == p:
                continue
            n += 1
            for to in s.layout.near[at]:
                if s.owner(to) == p:
                    n -= 1
                    break
        return n >= self.amount


class MagnificentCulture(Goal):
    """At once when a wonder is built; or in the status phase, if no other player built one in this round."""

    def met_by_wonder(self) -> bool:
        return True

    def met(self, s: World, p: i64) -> bool:
        q: i64
        for q in range(s.players):
            if (s.nations[q].built_wonder != 0) != (q == p):
                return False
        return True
