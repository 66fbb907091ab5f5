"""The 42 action cards: which civil half and which combat half are printed on each. COC-20.1."""

from __future__ import annotations

from typing import Final

from ecumene.games.clash_of_cultures.cards.rows import ActionCard, Civil, Combat

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


def action_rows(civils: list[Civil], combats: list[Combat]) -> list[ActionCard]:
    """COC-1.2: 42 cards, the civil half first."""
    above = {row.name: number for number, row in enumerate(civils)}
    below = {row.name: number for number, row in enumerate(combats)}
    pairs = [card.split("+") for card in ACTIONS.split()]
    return [ActionCard(f"{civil}_{combat}", above[civil], below[combat]) for civil, combat in pairs]
