"""The 32 objective cards: which two goals are printed on each. COC-19.1."""

from __future__ import annotations

from typing import Final

from ecumene.games.clash_of_cultures.cards.rows import Goal, Objective

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


def objective_rows(goals: list[Goal]) -> list[Objective]:
    """COC-1.2: 32 cards."""
    number = {row.name: i for i, row in enumerate(goals)}
    pairs = [card.split("+") for card in OBJECTIVES.split()]
    return [Objective(f"{top}_{bottom}", number[top], number[bottom]) for top, bottom in pairs]
