"""Advances: what a row of them says, and the name of every row. COC-9, 24.

Positions hold a row's number in a bag. What a row's figures cannot say, the odd classes of `advance_cards` do, or the
module of the rule that an advance changes: it asks `knows(FISHING)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ecumene.kernel.core.bits import bag_of, has, one

if TYPE_CHECKING:
    from ecumene.games.clash_of_cultures.rules.state import World

# categories; the last three are governments
AGRICULTURE: Final = 0
CONSTRUCTION: Final = 1
MARITIME: Final = 2
EDUCATION: Final = 3
WARFARE: Final = 4
SPIRITUALITY: Final = 5
ECONOMY: Final = 6
CULTURE: Final = 7
SCIENCE: Final = 8
DEMOCRACY: Final = 9
AUTOCRACY: Final = 10
THEOCRACY: Final = 11
CATEGORIES: Final = [
    "agriculture", "construction", "maritime", "education", "warfare", "spirituality",
    "economy", "culture", "science", "democracy", "autocracy", "theocracy",
]  # fmt: skip
IN_CATEGORY: Final = 4
FIRST_GOVERNMENT: Final = DEMOCRACY

# rows, in the order of categories; the first of each four is the top one
FARMING: Final = 0
STORAGE: Final = 1
IRRIGATION: Final = 2
HUSBANDRY: Final = 3
MINING: Final = 4
ENGINEERING: Final = 5
SANITATION: Final = 6
ROADS: Final = 7
FISHING: Final = 8
CARTOGRAPHY: Final = 9
WAR_SHIPS: Final = 10
NAVIGATION: Final = 11
WRITING: Final = 12
PUBLIC_EDUCATION: Final = 13
FREE_EDUCATION: Final = 14
PHILOSOPHY: Final = 15
TACTICS: Final = 16
SIEGECRAFT: Final = 17
STEEL_WEAPONS: Final = 18
DRAFT: Final = 19
MYTHS: Final = 20
RITUALS: Final = 21
PRIESTHOOD: Final = 22
STATE_RELIGION: Final = 23
BARTERING: Final = 24
TAXES: Final = 25
TRADE_ROUTES: Final = 26
CURRENCY: Final = 27
ARTS_AND_SCULPTURE: Final = 28
CIRCUS_AND_SPORTS: Final = 29
MONUMENTS: Final = 30
DRAMA_AND_MUSIC: Final = 31
MATHEMATICS: Final = 32
ASTRONOMY: Final = 33
CHEMISTRY: Final = 34
METALLURGY: Final = 35
VOTING: Final = 36
SEPARATION_OF_POWER: Final = 37
CIVIL_LIBERTIES: Final = 38
FREE_ECONOMY: Final = 39
NATIONALISM: Final = 40
TOTALITARIANISM: Final = 41
ABSOLUTE_POWER: Final = 42
FORCED_LABOR: Final = 43
DOGMA: Final = 44
DEVOTION: Final = 45
CONVERSION: Final = 46
FANATICISM: Final = 47
ADVANCES: Final = 48

# frames (COC-5.7)
NO_FRAME: Final = 0
MOOD_FRAME: Final = 1
CULTURE_FRAME: Final = 2
FRAMES: Final = ["none", "mood", "culture"]


class Advance:
    """COC-9."""

    says: ClassVar[list[str]] = []  # facts beyond the row's figures, for the border

    number: i64  # the row's own, set when the table is made
    name: str
    needs: i64  # an advance to be known before (COC-9.4, 9.8), or -1
    unlocks: i64  # a building (COC-9.13), or -1
    frame: i64
    food: i64  # price (COC-9.1)
    ore: i64  # extra price, also when it comes free (COC-9.5)
    frees: i64  # bag: advances that cost no food (COC-9.14)
    frees_ore: i64  # bag: advances that cost no ore
    freed_by: i64  # bag: those that free it of food; set with the table, as the next two
    ore_freed_by: i64
    requires: i64  # bag: all to be known before it is gained (COC-9.2, 9.4, 9.8)
    food_cap: i64  # 0 where it changes nothing (COC-5.5)
    idea_cap: i64  # likewise (COC-24.22)

    def __init__(
        self,
        name: str,
        needs: int = -1,
        unlocks: int = -1,
        frame: int = NO_FRAME,
        ore: int = 0,
        frees: int = 0,
        frees_ore: int = 0,
        food_cap: int = 0,
        idea_cap: int = 0,
    ) -> None:
        self.number = -1
        self.name = name
        self.needs = needs
        self.unlocks = unlocks
        self.frame = frame
        self.food = 2
        self.ore = ore
        self.frees = frees
        self.frees_ore = frees_ore
        self.freed_by = 0
        self.ore_freed_by = 0
        self.requires = 0
        self.food_cap = food_cap
        self.idea_cap = idea_cap

    def on_gain(self, s: World, p: i64) -> None:
        """COC-9.7, 9.12: once, when it is gained; frame and token apart."""


def category_of(a: i64) -> i64:
    return a // IN_CATEGORY


def top_of(category: i64) -> i64:
    """COC-9.2: the advance to begin a category with."""
    return category * IN_CATEGORY


def in_category(category: i64) -> i64:
    """The bag of its advances."""
    return 15 * one(category * IN_CATEGORY)


def is_government(a: i64) -> bool:
    return a >= FIRST_GOVERNMENT * IN_CATEGORY


def governments() -> i64:
    """The bag of all government advances."""
    return in_category(DEMOCRACY) | in_category(AUTOCRACY) | in_category(THEOCRACY)


def count_in(advances: i64, category: i64) -> i64:
    """How many advances of a bag are of a category."""
    n: i64 = 0
    i: i64
    for i in range(IN_CATEGORY):
        if advances & one(category * IN_CATEGORY + i):
            n += 1
    return n


def government_of(advances: i64) -> i64:
    """COC-9.10: the one category of government among these advances, or -1."""
    category: i64
    for category in range(FIRST_GOVERNMENT, len(CATEGORIES)):
        if advances & in_category(category):
            return category
    return -1


def connect(advances: list[Advance]) -> None:
    """What follows for each advance from the rows of all."""
    for row in advances:
        before = {int(row.needs), int(top_of(category_of(row.number)))} - {int(row.number), -1}
        row.requires = bag_of(list(before))
        row.freed_by = bag_of([by.number for by in advances if has(by.frees, row.number)])
        row.ore_freed_by = bag_of([by.number for by in advances if has(by.frees_ore, row.number)])
