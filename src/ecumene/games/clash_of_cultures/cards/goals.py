"""The 54 goals of objective cards. Their conditions are in `status_goals` and `immediate_goals`. COC-19."""

from __future__ import annotations

from typing import Final

from ecumene.games.clash_of_cultures.cards.categories import (
    CONSTRUCTION,
    CULTURE,
    ECONOMY,
    EDUCATION,
    MARITIME,
    SCIENCE,
    WARFARE,
)
from ecumene.games.clash_of_cultures.cards.immediate_goals import (
    Aggressor,
    BarbarianConquest,
    Bold,
    CityFounder,
    Conqueror,
    Defiance,
    Draft,
    General,
    GreatBattle,
    LegendaryBattle,
    NavalAssault,
    Resistance,
    Scavenger,
    Warmonger,
)
from ecumene.games.clash_of_cultures.cards.rows import AT_ONCE, EITHER, Goal
from ecumene.games.clash_of_cultures.cards.status_goals import (
    AllAdvancesIn,
    Architecture,
    CitiesOfMood,
    Colony,
    Consulate,
    CulturePower,
    DiversifiedResearch,
    Expansionist,
    Government,
    LargeArmy,
    LargeCivilization,
    LargeFleet,
    MagnificentCulture,
    Metropolis,
    MilitaryMight,
    MostAdvances,
    MostCitiesWith,
    MostCompleteCategories,
    OptimizedStorage,
    Outpost,
    SeaBlockade,
    ShippingRoutes,
    StandingArmy,
    Supplies,
    Threat,
    TradePower,
)
from ecumene.games.clash_of_cultures.rules.map.packed_city import ACADEMY, ANGRY, FORTRESS, HAPPY, PORT, TEMPLE
from ecumene.games.clash_of_cultures.rules.seat import FOOD, GOLD, IDEA, ORE, WOOD
from ecumene.kernel.core.bits import bag_of

# the numbers of rows that rules and other rows use
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
