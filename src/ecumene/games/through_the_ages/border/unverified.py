"""Figures that sources do not give or disagree about: by row, the fields as in a corrections file.

"Unverified figures" in `rules.md` gives the reasons for each.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.rules.ruleset import Rules
from ecumene.kernel.border.corrections_file import uncorrected

COPIES: Final = (
    "riflemen", "cavalrymen",
    "enslave_i", "plunder_i", "raid_i", "armed_intervention_iii", "plunder_iii", "raid_iii",
    "fighting_band", "legion", "medieval_army", "phalanx", "heavy_cavalry", "mechanized_army", "modern_army",
)  # fmt: skip
MARKS: Final = {
    "fortifications": ["tactical", "obsolete"],
    "impact_of_agriculture": ["says"],
    "library_of_alexandria": ["stages"],
    "politics_of_strength": ["says"],
} | {name: ["copies"] for name in COPIES}


def unverified(rules: Rules) -> dict[str, list[str]]:
    return uncorrected({f"card:{name}": fields for name, fields in MARKS.items()}, rules.corrections)
