"""The number of every advance row, and of its category. COC-9, 24.

A position holds these numbers in a bag. A rule that an advance changes asks for it by its number: `knows(FISHING)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ecumene.kernel.core.bits import one

if TYPE_CHECKING:
    pass

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


def category_of(a: i64) -> i64:
    return a // IN_CATEGORY


def top_of(category: i64) -> i64:
    """COC-9.2: the first advance of a category."""
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
