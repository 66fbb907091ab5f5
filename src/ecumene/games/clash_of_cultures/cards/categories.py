"""The categories of advances. COC-9."""

from __future__ import annotations

from typing import Final

AGRICULTURE: Final = 0
CONSTRUCTION: Final = 1
MARITIME: Final = 2
EDUCATION: Final = 3
WARFARE: Final = 4
SPIRITUALITY: Final = 5
ECONOMY: Final = 6
CULTURE: Final = 7
SCIENCE: Final = 8
# governments
DEMOCRACY: Final = 9
AUTOCRACY: Final = 10
THEOCRACY: Final = 11
CATEGORIES: Final = [
    "agriculture", "construction", "maritime", "education", "warfare", "spirituality",
    "economy", "culture", "science", "democracy", "autocracy", "theocracy",
]  # fmt: skip
FIRST_GOVERNMENT: Final = DEMOCRACY
