"""Rows of cards, field by field: as a test writes them a second time, and as the game has them."""

from __future__ import annotations

from typing import Any

from ecumene.games.through_the_ages.cards.rows import ACTION, NO_TYPE, Card

SHORT = {"ca": "civil", "ma": "military", "limit": "urban_limit", "at_once": "stages_at_once"}  # words of the tables
PLAIN = Card("plain", ACTION, 0)
FIELDS = [name for name in dir(PLAIN) if name[0] != "_" and not callable(getattr(PLAIN, name))]
FIELDS = [name for name in FIELDS if name not in ("says", "number", "once", "mark")]
SIDES = ("side_culture", "side_strength", "side_military", "side_food", "side_resources")
EMPTY: dict[str, Any] = dict.fromkeys(FIELDS, 0) | {  # the value of a field that a row does not set
    "copies": [1, 1, 1],
    "type": NO_TYPE,
    "discounts": [0, 0, 0, 0],
    "stages": [],
    "army": [0, 0, 0],
    "by_players": [0, 0, 0],
    **{name: [0, 0] for name in SIDES},
}


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.split("|")]


def gives(text: str) -> dict[str, Any]:
    """`culture 1, discounts 0 1 1 1`: one number, or several."""
    out: dict[str, Any] = {}
    for part in filter(None, text.split(", ")):
        word, *figures = part.split()
        field = SHORT.get(word, word)
        out[field] = int(figures[0]) if len(figures) == 1 else [int(n) for n in figures]
    return out


def numbers(text: str, between: str = " ") -> list[int]:
    return [int(n) for n in text.split(between)]


def figures_of(card: Card) -> dict[str, Any]:
    """All fields of a row."""
    return {field: getattr(card, field) for field in FIELDS}
