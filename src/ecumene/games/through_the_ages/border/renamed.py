"""Names of fields that changed, old to new: `kernel.border.renames`. Checksums and saved positions use the old ones."""

from __future__ import annotations

from typing import Final

RENAMED: Final = {
    "final": "end_scoring",
    "let_go": "last_discarded",
    "lot": "territory",
    "out": "passed",
    "price": "highest_bid",
    "nations.ca": "nations.civil_actions",
    "nations.ca_total": "nations.civil_actions_total",
    "nations.colonizing": "nations.colonization",
    "nations.fresh": "nations.just_taken",
    "nations.known": "nations.technologies",
    "nations.led_ages": "nations.leader_ages",
    "nations.ma": "nations.military_actions",
    "nations.ma_total": "nations.military_actions_total",
    "nations.r_culture": "nations.culture_per_turn",
    "nations.r_happy": "nations.happy_faces",
    "nations.r_science": "nations.science_per_turn",
    "nations.r_strength": "nations.strength_rating",
    "nations.spare_ma": "nations.spare_military_actions",
    "nations.urban": "nations.urban_buildings",
    "stack.seer": "stack.viewer",
}
