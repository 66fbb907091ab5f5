"""The 54 objectives: a row each, and a class for every kind of condition. COC-19."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.advances import (
    CATEGORIES,
    CONSTRUCTION,
    CULTURE,
    ECONOMY,
    EDUCATION,
    FIRST_GOVERNMENT,
    IN_CATEGORY,
    MARITIME,
    SCIENCE,
    WARFARE,
    count_in,
)
from ecumene.games.clash_of_cultures.cards import AT_ONCE, EITHER, Goal
from ecumene.games.clash_of_cultures.field import (
    count_cities,
    count_units,
    distances,
    port_cell,
    ships_at,
    soldiers_at,
    usable,
)
from ecumene.games.clash_of_cultures.fight import (
    ATTACKER_WON,
    B_AT,
    B_ATT,
    B_ATT_LOST,
    B_ATT_START,
    B_CITY,
    B_DEF,
    B_DEF_LOST,
    B_DEF_START,
    B_FORT,
    B_LANDED,
    B_RESULT,
    B_ROUND,
    B_SCAVENGED,
    B_SEA,
    DEFENDER_WON,
    STOPPED,
)
from ecumene.games.clash_of_cultures.nation import FOOD, GOLD, IDEA, ORE, WOOD
from ecumene.games.clash_of_cultures.pieces import (
    ACADEMY,
    ANGRY,
    BARBARIANS,
    BUILDINGS,
    FORTRESS,
    HAPPY,
    NO_ONE,
    PORT,
    TEMPLE,
    colour_of,
    mood_of,
    size_of,
    wonder_of,
)
from ecumene.games.clash_of_cultures.routes import trade_routes
from ecumene.games.clash_of_cultures.state import World
from ecumene.games.clash_of_cultures.stock import has, lose
from ecumene.games.clash_of_cultures.units import ASHORE, SHIP, SOLDIER, cell_of, kind_of, ship_of
from ecumene.kernel.bits import bag_of, size

# rows that others name
COLONY: Final = 24
TRADE_POWER: Final = 29
SHIPPING_ROUTES: Final = 30
CITY_FOUNDER: Final = 31
MAGNIFICENT_CULTURE: Final = 32
DRAFT_OBJECTIVE: Final = 33
CONQUEROR: Final = 34
NAVAL_ASSAULT: Final = 39
BARBARIAN_CONQUEST: Final = 44
RESISTANCE: Final = 45
STANDING_ARMY: Final = 49
MILITARY_MIGHT: Final = 50
TERROR_REGIME: Final = 52


# counting


def cities_with(s: World, p: i64, building: i64) -> i64:
    """COC-19.8: own cities with such a building that can be used, of any colour."""
    n: i64 = 0
    at: i64
    for at in s.cities_of(p):
        if usable(s, at, building):
            n += 1
    return n


def complete_categories(s: World, p: i64) -> i64:
    n: i64 = 0
    category: i64
    for category in range(len(CATEGORIES)):
        if count_in(s.nations[p].advances, category) == IN_CATEGORY:
            n += 1
    return n


def influenced(s: World, p: i64) -> i64:
    """Own buildings in cities of other players."""
    n: i64 = 0
    at: i64
    for at in s.layout.on_map:
        if s.owner(at) != p and s.owner(at) != NO_ONE:
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


def far(s: World, a: i64, b: i64, steps: i64) -> bool:
    """COC-3.10: at least so many steps apart; so is what no path joins."""
    found: i64 = distances(s, a)[b]
    return found < 0 or found >= steps


def won(s: World, p: i64) -> bool:
    """COC-3.12: p is the winner of the battle."""
    result: i64 = s.battle[B_RESULT]
    return (result == ATTACKER_WON and s.battle[B_ATT] == p) or (result == DEFENDER_WON and s.battle[B_DEF] == p)


def enemy_of(s: World, p: i64) -> i64:
    return s.battle[B_DEF] if s.battle[B_ATT] == p else s.battle[B_ATT]


def kills(s: World, p: i64) -> i64:
    return s.battle[B_DEF_LOST] if s.battle[B_ATT] == p else s.battle[B_ATT_LOST]


def started_with(s: World, p: i64) -> i64:
    return s.battle[B_ATT_START] if s.battle[B_ATT] == p else s.battle[B_DEF_START]


def by_land(s: World) -> bool:
    """A land battle in which dice could fall."""
    return s.battle[B_SEA] == 0 and s.battle[B_ROUND] > 0


# conditions of the status phase


class Most(Goal):
    """COC-19.7: strictly more than everybody else, and at least so many."""

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
        return count_in(s.nations[p].advances, self.of) == IN_CATEGORY


class Government(Goal):
    def met(self, s: World, p: i64) -> bool:
        category: i64
        for category in range(FIRST_GOVERNMENT, len(CATEGORIES)):
            if count_in(s.nations[p].advances, category) == IN_CATEGORY:
                return True
        return False


class MostCompleteCategories(Most):
    def count(self, s: World, p: i64) -> i64:
        return complete_categories(s, p)


class DiversifiedResearch(Goal):
    def met(self, s: World, p: i64) -> bool:
        n: i64 = 0
        category: i64
        for category in range(len(CATEGORIES)):
            if count_in(s.nations[p].advances, category) > 0:
                n += 1
        return n >= self.amount


class Supplies(Goal):
    """So much of a resource, some of which is paid; gold stands for nothing else."""

    says: ClassVar[list[str]] = ["no_gold"]

    def met(self, s: World, p: i64) -> bool:
        return has(s, p, self.of, self.amount)

    def charge(self, s: World, p: i64) -> None:
        lose(s, p, self.of, self.pay)


class OptimizedStorage(Goal):
    def met(self, s: World, p: i64) -> bool:
        n: i64 = self.amount
        return has(s, p, FOOD, n) and has(s, p, ORE, n) and has(s, p, WOOD, n)


class CitiesOfMood(Goal):
    """Own cities of one mood."""

    def met(self, s: World, p: i64) -> bool:
        n: i64 = 0
        at: i64
        for at in s.cities_of(p):
            if mood_of(s.city[at]) == self.of:
                n += 1
        return n >= self.amount


class Architecture(Goal):
    """COC-19.8: kinds of buildings in own cities, of the own colour, that can be used."""

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
            if far(s, s.nations[p].start, at, self.amount):
                return True
        return False


class Consulate(Goal):
    def met(self, s: World, p: i64) -> bool:
        n: i64 = 0
        at: i64
        for at in s.layout.on_map:
            if s.owner(at) != p and s.owner(at) != NO_ONE and own_buildings(s, p, at) > 0:
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
    """Own cities beside which no city stands, of anybody."""

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
        return influenced(s, p)


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
        for at in s.layout.on_map:
            owner: i64 = s.owner(at)
            if owner != p and owner != NO_ONE and colour_of(s.city[at], PORT) != NO_ONE:
                to: i64 = port_cell(s, at)
                if to not in cells:
                    cells.append(to)
                    n += ships_at(s, p, to)
        return n >= self.amount


class LargeFleet(Goal):
    """All ships there are, or fewer but more than everybody else."""

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
    """Spaces with own soldiers that are neither own cities nor beside one."""

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
    """At once when a wonder is built; or later, if nobody else built one in this round."""

    def met(self, s: World, p: i64) -> bool:
        q: i64
        for q in range(s.players):
            if (s.nations[q].built_wonder != 0) != (q == p):
                return False
        return True


# conditions of a moment


class CityFounder(Goal):
    def met_at(self, s: World, p: i64, at: i64) -> bool:
        return far(s, s.nations[p].start, at, self.amount)


class Draft(Goal):
    """Told by the number of drafts: see `objectives.after_draft`."""


class Conqueror(Goal):
    def met_by_capture(self, s: World, p: i64) -> bool:
        return s.battle[B_DEF_START] > 0 or s.battle[B_FORT] > 0


class NavalAssault(Goal):
    def met_by_capture(self, s: World, p: i64) -> bool:
        return s.battle[B_LANDED] > 0


class BarbarianConquest(Goal):
    def met_by_capture(self, s: World, p: i64) -> bool:
        return s.battle[B_DEF_START] >= self.amount


class Resistance(Goal):
    """Their settlement captured, or their attack beaten off: COC-18.17."""

    def met_by_capture(self, s: World, p: i64) -> bool:
        return s.battle[B_DEF_LOST] >= self.amount

    def met_by_battle(self, s: World, p: i64) -> bool:
        return s.battle[B_ATT] == BARBARIANS and won(s, p) and s.battle[B_ATT_LOST] >= self.amount


class Warmonger(Goal):
    """COC-19.13: the second land battle of the turn, fought to an end in another space, one of them won."""

    def met_by_battle(self, s: World, p: i64) -> bool:
        if s.mover != p or not by_land(s) or s.battle[B_RESULT] == STOPPED:
            return False
        n = s.nations[p]
        others: i64 = 0
        at: i64
        for at in n.fought_at:
            if at != s.battle[B_AT]:
                others += 1
        return others + 1 >= self.amount and n.won_battles > 0


class General(Goal):
    def met_by_battle(self, s: World, p: i64) -> bool:
        return by_land(s) and kills(s, p) >= self.amount


class GreatBattle(Goal):
    def met_by_battle(self, s: World, p: i64) -> bool:
        return by_land(s) and s.battle[B_ATT_START] + s.battle[B_DEF_START] >= self.amount


class Defiance(Goal):
    def met_by_battle(self, s: World, p: i64) -> bool:
        q: i64 = enemy_of(s, p)
        return q != BARBARIANS and won(s, p) and started_with(s, p) < started_with(s, q)


class Bold(Goal):
    def met_by_battle(self, s: World, p: i64) -> bool:
        q: i64 = enemy_of(s, p)
        if q == BARBARIANS or not won(s, p):
            return False
        mine: i64 = count_in(s.nations[p].advances, WARFARE)
        return started_with(s, p) < started_with(s, q) or mine < count_in(s.nations[q].advances, WARFARE)


class LegendaryBattle(Goal):
    def met_by_battle(self, s: World, p: i64) -> bool:
        city: i64 = s.battle[B_CITY]
        if s.battle[B_ATT] != p or not by_land(s) or s.battle[B_ATT_START] < self.amount or city == 0:
            return False
        return size_of(city) >= self.of and wonder_of(city) != NO_ONE


class Scavenger(Goal):
    def met_by_battle(self, s: World, p: i64) -> bool:
        return s.battle[B_SCAVENGED] & (1 if s.battle[B_ATT] == p else 2) != 0


class Aggressor(Goal):
    def met_by_battle(self, s: World, p: i64) -> bool:
        return by_land(s) and s.battle[B_ATT] == p and won(s, p) and kills(s, p) >= self.amount


# fmt: off
def goal_rows() -> list[Goal]:
    return [
        LargeCivilization("large_civilization", amount=6),
        MostCitiesWith("scientific_lead", of=ACADEMY),
        MostCitiesWith("coastal_culture", of=PORT),
        MostCitiesWith("religious_fervor", of=TEMPLE),
        MostCitiesWith("fortifications", of=FORTRESS),
        MostAdvances("advanced_culture", amount=6),
        AllAdvancesIn("city_planner", of=CONSTRUCTION),
        AllAdvancesIn("education_lead", of=EDUCATION),
        AllAdvancesIn("militarized", of=WARFARE),
        AllAdvancesIn("culture_focus", of=CULTURE),
        AllAdvancesIn("science_focus", of=SCIENCE),
        AllAdvancesIn("trade_focus", of=ECONOMY),
        AllAdvancesIn("seafarers", of=MARITIME),
        Government("government"),
        MostCompleteCategories("goal_focused"),
        DiversifiedResearch("diversified_research", amount=9),
        Supplies("eureka", amount=5, of=IDEA, pay=2),
        Supplies("wealth", amount=5, of=GOLD, pay=2),
        Supplies("ore_supplies", amount=5, of=ORE, pay=2),
        Supplies("wood_supplies", amount=5, of=WOOD, pay=2),
        Supplies("food_supplies", amount=5, of=FOOD, pay=2),
        OptimizedStorage("optimized_storage", amount=3),
        CitiesOfMood("happy_population", amount=4, of=HAPPY),
        Architecture("architecture", amount=4),
        Colony("colony", amount=5, not_with=bag_of([CITY_FOUNDER])),
        Consulate("consulate", amount=2),
        Metropolis("metropolis", amount=5),
        Expansionist("expansionist", amount=4),
        CulturePower("culture_power"),
        TradePower("trade_power", amount=3, not_with=bag_of([SHIPPING_ROUTES])),
        ShippingRoutes("shipping_routes", amount=2, not_with=bag_of([TRADE_POWER])),
        CityFounder("city_founder", AT_ONCE, amount=5),
        MagnificentCulture("magnificent_culture", EITHER),
        Draft("draft_objective", AT_ONCE, amount=2),
        Conqueror("conqueror", AT_ONCE),
        Warmonger("warmonger", AT_ONCE, amount=2),
        General("general", AT_ONCE, amount=3),
        GreatBattle("great_battle", AT_ONCE, amount=6),
        Defiance("defiance", AT_ONCE),
        NavalAssault("naval_assault", AT_ONCE),
        Bold("bold", AT_ONCE),
        LegendaryBattle("legendary_battle", AT_ONCE, amount=3, of=5),
        Scavenger("scavenger", AT_ONCE),
        Aggressor("aggressor", AT_ONCE, amount=2),
        BarbarianConquest("barbarian_conquest", AT_ONCE, amount=2),
        Resistance("resistance", AT_ONCE, amount=2),
        SeaBlockade("sea_blockade", amount=2),
        LargeFleet("large_fleet", amount=4, of=2),
        LargeArmy("large_army", amount=4),
        StandingArmy("standing_army", amount=4, not_with=bag_of([MILITARY_MIGHT])),
        MilitaryMight("military_might", amount=12, not_with=bag_of([STANDING_ARMY])),
        Threat("threat", amount=4),
        CitiesOfMood("terror_regime", AT_ONCE, amount=4, of=ANGRY),
        Outpost("outpost", amount=3),
    ]
# fmt: on
