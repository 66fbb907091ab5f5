"""Figures and texts on which the sources say nothing or disagree: by row, the fields as a corrections file calls them.

The reasons for each are under "Unverified figures" in `rules.md`. On a card with two halves only one half is marked.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.clash_of_cultures.cards.rows import NO_FRAME, NO_ICON
from ecumene.games.clash_of_cultures.rules.ruleset import Rules
from ecumene.kernel.border.corrections_file import uncorrected

ADVANCES: Final = {
    "bartering": ["says"],
    "chemistry": ["says"],
    "public_education": ["says"],
    "free_education": ["needs"],
    "currency": ["needs"],
    "state_religion": ["needs"],
}
EVENTS: Final = {
    "pestilence": ["lasts"],
    "volcano": ["says"],
    "earthquake": ["says"],
    "heavy_earthquake": ["says"],
}
GOALS: Final = ("goal_focused", "magnificent_culture", "resistance")
CIVILS: Final = ("inspiration", "mercenaries")
COMBATS: Final = {"high_ground": ["enemy_cv"], "siege": ["enemy_cv", "ransom"]}
PRICE: Final = ["food", "ore", "wood", "culture"]


def unverified(rules: Rules) -> dict[str, list[str]]:
    marks: dict[str, list[str]] = {}
    for advance in rules.advances:
        frame = ["frame"] if advance.frame != NO_FRAME else []
        marks[f"advance:{advance.name}"] = ADVANCES.get(advance.name, []) + frame
    marks |= {f"wonder:{row.name}": PRICE for row in rules.wonders}
    for event in rules.events:
        icon = ["icon"] if event.icon != NO_ICON else []
        text = ["says"] if event.person() else EVENTS.get(event.name, [])
        marks[f"event:{event.name}"] = text + icon
    marks |= {f"goal:{name}": ["says"] for name in GOALS}
    marks |= {f"civil:{name}": ["says"] for name in CIVILS}
    marks |= {f"combat:{name}": fields for name, fields in COMBATS.items()}
    return by_card(rules, uncorrected(marks, rules.corrections))


def by_card(rules: Rules, marks: dict[str, list[str]]) -> dict[str, list[str]]:
    """Halves of cards are not shown alone, so their marks are put on the cards."""
    out = {ref: fields for ref, fields in marks.items() if not ref.startswith(("civil:", "combat:"))}
    for card in rules.actions:
        halves = {"civil": rules.civils[card.civil].name, "combat": rules.combats[card.combat].name}
        fields = [half for half, name in halves.items() if f"{half}:{name}" in marks]
        out |= {f"action:{card.name}": fields} if fields else {}
    for objective in rules.objectives:
        goals = {"top": rules.goals[objective.top].name, "bottom": rules.goals[objective.bottom].name}
        fields = [half for half, name in goals.items() if f"goal:{name}" in marks]
        out |= {f"objective:{objective.name}": fields} if fields else {}
    return out
