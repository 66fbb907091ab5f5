"""Actions: three permanent, seven on cards, the Plague, and eight of the scenarios. AOC-5.5, 16.5 to 16.10."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.effect import Effect
from ecumene.games.age_of_civilization.cards.terms import ICONS, NONE, SORTS
from ecumene.kernel.border.corrections import one_of


class Action:
    """AOC-5.5. `red`: its workers are sacrificed. `must_score`: extra points only if it scores."""

    def __init__(
        self, name: str, spaces: i64, workers: i64, coins: i64, red: i64, effect: str, icon: str = "none",
        must_score: i64 = 0, sort: str = "common",
    ) -> None:  # fmt: skip
        self.number: i64 = NONE
        self.name: str = name
        self.spaces: i64 = spaces
        self.workers: i64 = workers
        self.coins: i64 = coins
        self.red: i64 = red
        self.says: str = effect
        self.effect: list[Effect] = []  # what it says, once all names are known
        self.icon: i64 = one_of(icon, ICONS)
        self.must_score: i64 = must_score
        self.sort: i64 = one_of(sort, SORTS)  # where it lies


def action_rows() -> list[Action]:
    return [
        Action("wonder", 1, 1, 7, 1, "3 points; 1 wonder", sort="permanent"),  # AOC-5.5a
        Action("research", 2, 1, 4, 0, "1 points; 1 technology", sort="permanent"),  # AOC-5.5b, 5.6
        Action("exploitation", 1, 1, 0, 1, "2 coins", sort="permanent"),  # AOC-5.5c
        Action("culture", 1, 1, 4, 0, "2 points"),  # AOC-5.5d
        Action("construction", 1, 2, 2, 0, "2 points", "war"),  # AOC-5.5e
        Action("conquest", 1, 1, 0, 1, "2 points if strongest_min1", "war", must_score=1),  # AOC-5.5f
        Action("hunting", 2, 1, 0, 0, "1 coins; 1 points if no_technology"),  # AOC-5.5g, 5.7
        Action("fishing", 1, 1, 0, 0, "1 coins"),  # AOC-5.5h
        Action("trade", 1, 1, 0, 0, "2 coins; 1 others_gain", "war"),  # AOC-5.5i
        Action("agriculture", 1, 2, 0, 0, "3 coins"),  # AOC-5.5j
        Action("plague", 0, 0, 0, 0, "", "sacrifice"),  # AOC-5.5k
        Action("quarry", 2, 1, 0, 0, "1 coins; 1 stones", sort="special"),  # AOC-16.5
        Action("monument", 1, 1, 3, 0, "1 points; 1 points per wonder", "war", sort="special"),  # AOC-16.5
        Action("silk_weaving", 2, 1, 1, 0, "2 silk", sort="special"),  # AOC-16.6
        Action("caravan", 2, 1, 0, 0, "3 sell 1 1", "war", sort="special"),  # AOC-16.6
        Action("slash_and_burn", 2, 1, 0, 0, "3 coins; 1 exhaustion", sort="special"),  # AOC-16.7
        Action("sacred_ritual", 1, 1, 0, 1, "3 points", "war", sort="special"),  # AOC-16.7
        Action("fortify", 2, 1, 2, 0, "1 forts", sort="special"),  # AOC-16.8
        Action("patronage", 1, 1, 5, 0, "2 points; 1 technology", sort="special"),  # AOC-16.10
    ]


ACTIONS: Final = [row.name for row in action_rows()]
