"""Figures and texts that sources do not give, or on which they disagree: by row, the fields as in a corrections file.

The reasons for each are under "Unverified figures" in `rules.md`.
"""

from __future__ import annotations

from ecumene.games.new_dawn.cards.tiles import SIDES
from ecumene.games.new_dawn.rules.ruleset import Rules
from ecumene.kernel.border.corrections_file import uncorrected


def unverified(rules: Rules) -> dict[str, list[str]]:
    marks: dict[str, list[str]] = {}
    for card in rules.cards:
        marks[f"card:{card.name}"] = card.unverified.split()
    for leader in rules.leaders:
        marks[f"leader:{leader.name}"] = leader.unverified.split()
    for wonder in rules.wonders:
        marks[f"wonder:{wonder.name}"] = wonder.unverified.split()
    for state in rules.states:
        marks[f"state:{state.name}"] = state.unverified.split()
    for tile in rules.tiles:
        marks[f"tile:{tile.name}"] = [name for name, side in zip(SIDES, tile.sides) if side.unverified]
    return {ref: fields for ref, fields in uncorrected(marks, rules.corrections).items() if fields}
