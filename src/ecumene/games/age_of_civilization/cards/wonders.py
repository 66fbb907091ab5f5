"""The 15 wonders. AOC-1.6."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.effect import Effect
from ecumene.games.age_of_civilization.cards.effects import effects
from ecumene.games.age_of_civilization.cards.rows import era_of
from ecumene.games.age_of_civilization.cards.terms import NONE


class Wonder:
    """AOC-1.6. `era`: one scenario uses only ancient wonders (AOC-16.5)."""

    def __init__(self, name: str, effect: str, era: str = "ancient") -> None:
        self.number: i64 = NONE
        self.name: str = name
        self.effect: list[Effect] = effects(effect)
        self.era: i64 = era_of(era)


def wonder_rows() -> list[Wonder]:
    return [
        Wonder("great_pyramids", "end: 2 points per wonder"),
        Wonder("hanging_gardens", "end: 1 points per worker"),
        Wonder("great_library", "end: 1 points per 2 technology"),
        Wonder("colossus", "end: 1 points per 3 coin"),
        Wonder("great_wall", "end: 1 points per 2 strength"),
        Wonder("colosseum", "end: 3 points if strongest_min1"),
        Wonder("temple_of_artemis", "end: 3 points"),
        Wonder("stonehenge", "end: 5 points if no_technology"),
        Wonder("petra", "end: 1 points per civilization"),
        Wonder("machu_picchu", "end: 1 points per level_1", "later"),
        Wonder("hagia_sophia", "end: 2 points per level_3", "later"),
        Wonder("taj_mahal", "end: 2 points per absorbed", "later"),
        Wonder("terracotta_army", "end: 2 points per fallen"),
        Wonder("moai", "end: 1 points per missing_worker", "later"),
        Wonder("lighthouse", "end: 1 points per level_2"),
    ]
