"""Figures and texts of which the sources are silent or disagree: by row, the fields as a corrections file calls them.

What speaks for each is under "Doubtful figures" in `rules.md`.
"""

from __future__ import annotations

from ecumene.games.new_dawn.cards.tiles import SIDES
from ecumene.games.new_dawn.rules.ruleset import Rules
from ecumene.kernel.border.corrections_file import uncorrected


def unverified(rules: Rules) -> dict[str, list[str]]:
    marks: dict[str, list[str]] = {}
    for card in rules.cards:
        marks[f"card:{card.name}"] = card.doubtful.split()
    for leader in rules.leaders:
        marks[f"leader:{leader.name}"] = leader.doubtful.split()
    for wonder in rules.wonders:
        marks[f"wonder:{wonder.name}"] = wonder.doubtful.split()
    for state in rules.states:
        marks[f"state:{state.name}"] = state.doubtful.split()
    for tile in rules.tiles:
        marks[f"tile:{tile.name}"] = [name for name, side in zip(SIDES, tile.sides) if side.doubtful]
    return {ref: fields for ref, fields in uncorrected(marks, rules.corrections).items() if fields}
