"""The technologies of the board, and the special technology cards. AOC-10, 12."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.effect import Effect
from ecumene.games.age_of_civilization.cards.terms import COLUMNS, NONE
from ecumene.kernel.border.corrections import one_of


class Tech:
    """A technology: AOC-1.8, 10.12. `stands_for`: the covered technology whose arrows start here now (AOC-12.8)."""

    def __init__(self, name: str, column: str, level: i64, requires: str, effect: str, stands_for: str = "") -> None:
        self.number: i64 = NONE
        self.name: str = name
        self.column: i64 = one_of(column, COLUMNS)
        self.level: i64 = level
        self.says: list[str] = [requires, effect, stands_for]
        self.requires: i64 = 0  # this and the next three: once all names are known
        self.effect: list[Effect] = []
        self.stands_for: i64 = NONE
        self.card: i64 = NONE  # the special technology card it is printed on, or NONE


class Special:
    """A special technology card: AOC-12.4, 12.5."""

    def __init__(self, name: str, column: str, lower: str, upper: str) -> None:
        self.number: i64 = NONE
        self.name: str = name
        self.column: i64 = one_of(column, COLUMNS)
        self.says: list[str] = [lower, upper]
        self.lower: i64 = NONE
        self.upper: i64 = NONE


def tech_rows() -> list[Tech]:
    return [
        Tech("writing", "left", 1, "", "culture: 1 points"),  # AOC-10.1
        Tech("education", "left", 2, "writing", "turn: may culture"),  # AOC-10.4
        Tech("science", "left", 3, "education mathematics", "gain: 1 points per future_card"),  # AOC-10.7
        Tech("sailing", "middle", 1, "", "fishing: 1 coins; trade: 1 coins"),  # AOC-10.2
        Tech("mathematics", "middle", 2, "sailing", "construction: 1 points"),  # AOC-10.5
        Tech(
            "engineering",
            "middle",
            3,
            "education mathematics iron_working",
            "end: 1 points per wonder; wonder: -2 cost",
        ),  # AOC-10.8
        Tech("mining", "right", 1, "", "exploitation: 1 coins"),  # AOC-10.3
        Tech("iron_working", "right", 2, "mining", "strength 2"),  # AOC-10.6
        Tech("gunpowder", "right", 3, "mathematics iron_working", "strength 3; conquest: 1 points"),  # AOC-10.9
        Tech("mysticism", "left", 1, "", "culture: -1 cost", "writing"),
        Tech("philosophy", "left", 2, "mysticism", "research: 1 points", "education"),
        Tech("calendar", "left", 1, "", "agriculture: 1 coins", "writing"),
        Tech("astronomy", "left", 2, "calendar", "end: 1 points per 2 technology", "education"),
        Tech("code_of_laws", "left", 1, "", "turn: 1 coins", "writing"),
        Tech("theatre", "left", 2, "code_of_laws", "culture: 1 points", "education"),
        Tech("pottery", "middle", 1, "", "agriculture: 1 coins; fishing: 1 coins", "sailing"),
        Tech("currency", "middle", 2, "pottery", "trade: 2 coins", "mathematics"),
        Tech("masonry", "middle", 1, "", "construction: -1 cost", "sailing"),
        Tech("architecture", "middle", 2, "masonry", "wonder: -2 cost", "mathematics"),
        Tech("irrigation", "middle", 1, "", "agriculture: -1 needed", "sailing"),
        Tech("navigation", "middle", 2, "irrigation", "trade: space", "mathematics"),
        Tech("archery", "right", 1, "", "strength 1; hunting: 1 coins", "mining"),
        Tech("feudalism", "right", 2, "archery", "exploitation: safe", "iron_working"),
        Tech("horse_riding", "right", 1, "", "strength 1", "mining"),
        Tech("cavalry", "right", 2, "horse_riding", "strength 1; conquest: 2 coins", "iron_working"),
        Tech("walls", "right", 1, "", "war_immune", "mining"),
        Tech("castles", "right", 2, "walls", "strength 2; end: 1 points per 4 strength", "iron_working"),
    ]


def special_rows() -> list[Special]:
    return [
        Special("philosophy", "left", "mysticism", "philosophy"),
        Special("astronomy", "left", "calendar", "astronomy"),
        Special("theatre", "left", "code_of_laws", "theatre"),
        Special("currency", "middle", "pottery", "currency"),
        Special("architecture", "middle", "masonry", "architecture"),
        Special("navigation", "middle", "irrigation", "navigation"),
        Special("feudalism", "right", "archery", "feudalism"),
        Special("cavalry", "right", "horse_riding", "cavalry"),
        Special("fortification", "right", "walls", "castles"),
    ]


TECHS: Final = [row.name for row in tech_rows()]
