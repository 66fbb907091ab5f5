"""Technologies. TTA-12.1, 16.12; figures of the printed cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import (
    AIR_FORCE,
    ARENA,
    ARTILLERY,
    CAVALRY,
    CIVIL,
    COLONIZATION,
    CONSTRUCTION,
    FARM,
    GOVERNMENT,
    INFANTRY,
    LAB,
    LIBRARY,
    MILITARY,
    MINE,
    NO_TYPE,
    TECHNOLOGY,
    TEMPLE,
    THEATER,
    Card,
    is_unit,
    is_urban,
)
from ecumene.kernel.core.bits import bag_of


def technology_rows() -> list[Card]:
    """TTA-2.7: the first six are on every player's board from the start, in no deck."""
    return [
        Card("agriculture", TECHNOLOGY, 0, "2 3 4", type=FARM, cost=2, worth=1),
        Card("bronze", TECHNOLOGY, 0, "2 3 4", type=MINE, cost=2, worth=1),
        Card("philosophy", TECHNOLOGY, 0, "2 3 4", type=LAB, cost=3, science=1),
        Card("religion", TECHNOLOGY, 0, "2 3 4", type=TEMPLE, cost=3, culture=1, happy=1),
        Card("warriors", TECHNOLOGY, 0, "2 3 4", type=INFANTRY, cost=2, strength=1),
        Card("despotism", TECHNOLOGY, 0, "2 3 4", type=GOVERNMENT, civil=4, military=2, urban_limit=2),
        Card("irrigation", TECHNOLOGY, 1, "2 2 2", type=FARM, tech_cost=3, cost=4, worth=2),
        Card("selective_breeding", TECHNOLOGY, 2, "1 2 3", type=FARM, tech_cost=5, cost=6, worth=3),
        Card("mechanized_agriculture", TECHNOLOGY, 3, "1 2 2", type=FARM, tech_cost=7, cost=8, worth=5),
        Card("iron", TECHNOLOGY, 1, "2 2 3", type=MINE, tech_cost=5, cost=5, worth=2),
        Card("coal", TECHNOLOGY, 2, "1 2 2", type=MINE, tech_cost=7, cost=8, worth=3),
        Card("oil", TECHNOLOGY, 3, "1 2 2", type=MINE, tech_cost=9, cost=11, worth=5),
        Card("alchemy", TECHNOLOGY, 1, "2 2 3", type=LAB, tech_cost=4, cost=6, science=2),
        Card("scientific_method", TECHNOLOGY, 2, "2 2 2", type=LAB, tech_cost=6, cost=8, science=3),
        Card("computers", TECHNOLOGY, 3, "2 2 2", type=LAB, tech_cost=8, cost=11, science=5),
        Card("theology", TECHNOLOGY, 1, "1 2 2", type=TEMPLE, tech_cost=2, cost=5, culture=1, happy=2),
        Card("organized_religion", TECHNOLOGY, 2, "2 2 2", type=TEMPLE, tech_cost=4, cost=7, culture=1, happy=3),
        Card("bread_and_circuses", TECHNOLOGY, 1, "1 2 2", type=ARENA, tech_cost=3, cost=3, strength=1, happy=2),
        Card("team_sports", TECHNOLOGY, 2, "1 1 1", type=ARENA, tech_cost=5, cost=5, strength=2, happy=3),
        Card("professional_sports", TECHNOLOGY, 3, "1 1 2", type=ARENA, tech_cost=7, cost=8, strength=3, happy=4),
        Card("printing_press", TECHNOLOGY, 1, "2 2 2", type=LIBRARY, tech_cost=3, cost=3, culture=1, science=1),
        Card("journalism", TECHNOLOGY, 2, "1 2 2", type=LIBRARY, tech_cost=6, cost=8, culture=2, science=2),
        Card("multimedia", TECHNOLOGY, 3, "2 2 2", type=LIBRARY, tech_cost=9, cost=11, culture=3, science=3),
        Card("drama", TECHNOLOGY, 1, "1 2 2", type=THEATER, tech_cost=3, cost=4, culture=2, happy=1),
        Card("opera", TECHNOLOGY, 2, "2 2 2", type=THEATER, tech_cost=7, cost=8, culture=3, happy=1),
        Card("movies", TECHNOLOGY, 3, "2 2 2", type=THEATER, tech_cost=10, cost=11, culture=4, happy=1),
        Card("swordsmen", TECHNOLOGY, 1, "2 2 2", type=INFANTRY, tech_cost=4, cost=3, strength=2),
        Card("riflemen", TECHNOLOGY, 2, "1 2 2", type=INFANTRY, tech_cost=6, cost=5, strength=3),
        Card("modern_infantry", TECHNOLOGY, 3, "1 2 2", type=INFANTRY, tech_cost=10, cost=7, strength=5),
        Card("knights", TECHNOLOGY, 1, "2 2 3", type=CAVALRY, tech_cost=5, cost=3, strength=2),
        Card("cavalrymen", TECHNOLOGY, 2, "2 2 2", type=CAVALRY, tech_cost=6, cost=5, strength=3),
        Card("tanks", TECHNOLOGY, 3, "1 2 2", type=CAVALRY, tech_cost=9, cost=7, strength=5),
        Card("cannon", TECHNOLOGY, 2, "2 2 3", type=ARTILLERY, tech_cost=6, cost=5, strength=3),
        Card("rockets", TECHNOLOGY, 3, "1 2 2", type=ARTILLERY, tech_cost=8, cost=7, strength=5),
        Card("air_forces", TECHNOLOGY, 3, "2 2 3", type=AIR_FORCE, tech_cost=12, cost=7, strength=5),
        Card(
            "monarchy",
            TECHNOLOGY,
            1,
            "1 2 2",
            type=GOVERNMENT,
            tech_cost=8,
            revolution=2,
            civil=5,
            military=3,
            urban_limit=3,
        ),
        Card(
            "theocracy",
            TECHNOLOGY,
            1,
            "1 1 1",
            type=GOVERNMENT,
            tech_cost=6,
            revolution=1,
            culture=1,
            strength=1,
            happy=1,
            civil=4,
            military=3,
            urban_limit=3,
        ),
        Card(
            "constitutional_monarchy",
            TECHNOLOGY,
            2,
            "1 2 2",
            type=GOVERNMENT,
            tech_cost=12,
            revolution=6,
            civil=6,
            military=4,
            urban_limit=3,
        ),
        Card(
            "republic",
            TECHNOLOGY,
            2,
            "1 1 2",
            type=GOVERNMENT,
            tech_cost=13,
            revolution=3,
            civil=7,
            military=2,
            urban_limit=3,
        ),
        Card(
            "communism",
            TECHNOLOGY,
            3,
            "1 1 1",
            type=GOVERNMENT,
            tech_cost=19,
            revolution=5,
            happy=-1,
            civil=7,
            military=5,
            urban_limit=4,
        ),
        Card(
            "fundamentalism",
            TECHNOLOGY,
            3,
            "1 1 1",
            type=GOVERNMENT,
            tech_cost=18,
            revolution=7,
            science=-2,
            strength=5,
            civil=6,
            military=5,
            urban_limit=4,
        ),
        Card(
            "democracy",
            TECHNOLOGY,
            3,
            "1 2 2",
            type=GOVERNMENT,
            tech_cost=17,
            revolution=9,
            culture=3,
            civil=7,
            military=3,
            urban_limit=4,
        ),
        Card("masonry", TECHNOLOGY, 1, "1 1 1", type=CONSTRUCTION, tech_cost=3, discounts="0 1 1 1", stages_at_once=2),
        Card(
            "architecture",
            TECHNOLOGY,
            2,
            "1 2 2",
            type=CONSTRUCTION,
            tech_cost=6,
            discounts="0 1 2 2",
            stages_at_once=3,
        ),
        Card(
            "engineering", TECHNOLOGY, 3, "1 1 1", type=CONSTRUCTION, tech_cost=9, discounts="0 1 2 3", stages_at_once=4
        ),
        Card("code_of_laws", TECHNOLOGY, 1, "1 2 2", type=CIVIL, tech_cost=6, civil=1),
        Card("justice_system", TECHNOLOGY, 2, "1 1 1", type=CIVIL, tech_cost=7, civil=1, blue=3),
        Card("civil_service", TECHNOLOGY, 3, "1 1 1", type=CIVIL, tech_cost=10, civil=2, blue=3),
        Card("warfare", TECHNOLOGY, 1, "1 2 2", type=MILITARY, tech_cost=5, strength=1, military=1),
        Card("strategy", TECHNOLOGY, 2, "1 1 1", type=MILITARY, tech_cost=8, strength=3, military=2),
        Card("military_theory", TECHNOLOGY, 3, "1 1 2", type=MILITARY, tech_cost=11, strength=5, military=3),
        Card("cartography", TECHNOLOGY, 1, "1 1 1", type=COLONIZATION, tech_cost=4, strength=1, colonization=2),
        Card("navigation", TECHNOLOGY, 2, "1 1 1", type=COLONIZATION, tech_cost=6, strength=2, colonization=3),
        Card("satellites", TECHNOLOGY, 3, "1 1 1", type=COLONIZATION, tech_cost=8, strength=3, colonization=4),
    ]


def bags_by_type() -> list[int]:
    """The bag of technologies of each type; a bag has room for sixty."""
    out: list[int] = []
    for type in range(NO_TYPE):
        out.append(bag_of([row for row, card in enumerate(technology_rows()) if card.type == type]))
    return out


OF_TYPE: Final = bags_by_type()
FARMS: Final[i64] = OF_TYPE[FARM]
MINES: Final[i64] = OF_TYPE[MINE]
LABS: Final[i64] = OF_TYPE[LAB]
URBAN: Final[i64] = sum(bag for type, bag in enumerate(OF_TYPE) if is_urban(type))
UNITS: Final[i64] = sum(bag for type, bag in enumerate(OF_TYPE) if is_unit(type))
ADVANCED: Final[i64] = bag_of([row for row, card in enumerate(technology_rows()) if card.age > 0])
