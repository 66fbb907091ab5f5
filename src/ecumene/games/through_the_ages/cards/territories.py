"""Territories. TTA-10.7, 12.7, 16.12; figures of the printed cards."""

from __future__ import annotations

from ecumene.games.through_the_ages.cards.rows import TERRITORY, Card


def territory_rows() -> list[Card]:
    return [
        Card("developed_territory_i", TERRITORY, 1, yellow=1, blue=1, gain_science=3),
        Card("historic_territory_i", TERRITORY, 1, happy=1, gain_culture=6),
        Card("inhabited_territory_i", TERRITORY, 1, yellow=2, gain_population=1),
        Card("strategic_territory_i", TERRITORY, 1, strength=2, draw=3),
        Card("vast_territory_i", TERRITORY, 1, yellow=3, blue=-1, gain_food=3),
        Card("wealthy_territory_i", TERRITORY, 1, blue=3, gain_resources=5),
        Card("developed_territory_ii", TERRITORY, 2, yellow=2, blue=2, gain_science=5),
        Card("historic_territory_ii", TERRITORY, 2, happy=2, gain_culture=11),
        Card("inhabited_territory_ii", TERRITORY, 2, yellow=3, gain_population=2),
        Card("strategic_territory_ii", TERRITORY, 2, strength=4, draw=5),
        Card("vast_territory_ii", TERRITORY, 2, yellow=4, blue=-1, gain_food=4),
        Card("wealthy_territory_ii", TERRITORY, 2, blue=4, gain_resources=9),
    ]
