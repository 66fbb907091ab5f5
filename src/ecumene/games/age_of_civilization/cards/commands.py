"""The commands of the Mongol army. AOC-16.9."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.effect import Effect
from ecumene.games.age_of_civilization.cards.effects import effects
from ecumene.games.age_of_civilization.cards.terms import NONE


class Command:
    """A card of the Mongol army: AOC-16.9. `ransom`: coins that can be paid to avoid `failed`."""

    def __init__(
        self, name: str, test: i64 = 0, passed: str = "", failed: str = "", always: str = "", ransom: i64 = 0
    ) -> None:
        self.number: i64 = NONE
        self.name: str = name
        self.test: i64 = test
        self.passed: list[Effect] = effects(passed)
        self.failed: list[Effect] = effects(failed)
        self.always: list[Effect] = effects(always)
        self.ransom: i64 = ransom


def command_rows() -> list[Command]:
    return [
        Command("raid", 1, "1 points", "3 lose_coins; 1 devastation"),
        Command("siege", 1, "1 points", "1 sacrifice; 1 devastation"),
        Command("scorched_earth", 1, "1 points", "1 scorch; 1 devastation"),
        Command("terror", 1, "1 points", "2 lose_points; 1 devastation"),
        Command("tribute", failed="1 devastation", ransom=4),
        Command("recall", always="1 rival_loses"),
    ]
