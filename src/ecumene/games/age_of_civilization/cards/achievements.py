"""The achievements of Clash. AOC-15.12."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.terms import NONE


class Achievement:
    """AOC-15.12: points, and bounds for technologies, wonders and strength."""

    def __init__(
        self, name: str, points: i64, techs_min: i64 = 0, techs_max: i64 = 99, wonders_min: i64 = 0,
        wonders_max: i64 = 99, strength_min: i64 = 0,
    ) -> None:  # fmt: skip
        self.number: i64 = NONE
        self.name: str = name
        self.points: i64 = points
        self.techs_min: i64 = techs_min
        self.techs_max: i64 = techs_max
        self.wonders_min: i64 = wonders_min
        self.wonders_max: i64 = wonders_max
        self.strength_min: i64 = strength_min


def achievement_rows() -> list[Achievement]:
    return [
        Achievement("outstanding_lineage", 20),
        Achievement("great_kingdom", 25),
        Achievement("mighty_empire", 30),
        Achievement("eternal_civilization", 35),
        Achievement("kingdom_of_technology", 25, techs_min=9, techs_max=9),
        Achievement("primeval_land", 25, techs_max=0),
        Achievement("world_of_wonders", 25, wonders_min=4, wonders_max=4),
        Achievement("superpower", 25, techs_max=3, strength_min=9),
    ]
