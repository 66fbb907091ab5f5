"""Action and objective cards: which two halves are printed on each. COC-19.1, 20.1."""

from __future__ import annotations

from typing import Final

from ecumene.games.clash_of_cultures.cards.combat_rows import Combat
from ecumene.games.clash_of_cultures.cards.rows import ActionCard, Civil, Goal, Objective

ACTIONS: Final = """
    advance+peltasts advance+encircled inspiration+encircled inspiration+peltasts
    hero_general+wedge_formation hero_general+high_morale spy+heavy_resistance spy+high_morale
    ideas+high_ground ideas+surprise great_ideas+siege great_ideas+high_ground mercenaries+for_the_people
    mercenaries+heavy_resistance cultural_takeover+heavy_resistance cultural_takeover+improved_defenses
    city_development+tactical_retreat city_development+peltasts production_focus+tactical_retreat
    production_focus+peltasts explorer+encircled explorer+defensive_formation negotiations+scout
    negotiations+martyr leadership+high_ground leadership+archers assassination+high_ground
    assassination+archers mass_production+defensive_formation mass_production+encircled new_plans+flanking
    new_plans+high_morale synergies+defensive_formation synergies+archers teach_us+defensive_formation
    teach_us+archers militia+wedge_formation militia+high_morale technology_trade+surprise
    technology_trade+high_ground new_ideas+high_morale new_ideas+flanking
"""

OBJECTIVES: Final = """
    large_civilization+draft_objective scientific_lead+conqueror coastal_culture+warmonger
    advanced_culture+warmonger religious_fervor+general city_planner+great_battle eureka+defiance
    happy_population+conqueror education_lead+sea_blockade optimized_storage+naval_assault wealth+large_fleet
    ore_supplies+large_army wood_supplies+fortifications food_supplies+standing_army architecture+militarized
    goal_focused+bold colony+threat culture_focus+legendary_battle consulate+great_battle
    science_focus+naval_assault trade_focus+scavenger metropolis+general seafarers+aggressor
    government+barbarian_conquest government+aggressor expansionist+military_might city_founder+resistance
    trade_power+resistance shipping_routes+terror_regime diversified_research+bold
    culture_power+barbarian_conquest magnificent_culture+outpost
"""


def action_rows(civils: list[Civil], combats: list[Combat]) -> list[ActionCard]:
    """COC-1.2: 42 cards, the upper half first."""
    above = {row.name: number for number, row in enumerate(civils)}
    below = {row.name: number for number, row in enumerate(combats)}
    pairs = [card.split("+") for card in ACTIONS.split()]
    return [ActionCard(f"{civil}_{combat}", above[civil], below[combat]) for civil, combat in pairs]


def objective_rows(goals: list[Goal]) -> list[Objective]:
    """COC-1.2: 32 cards."""
    number = {row.name: i for i, row in enumerate(goals)}
    pairs = [card.split("+") for card in OBJECTIVES.split()]
    return [Objective(f"{top}_{bottom}", number[top], number[bottom]) for top, bottom in pairs]
