"""The rows one match is played with: as printed, or with corrections."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from ecumene.games.through_the_ages.cards import Card, numbers
from ecumene.kernel.corrections import correct


def fixed(value: Any) -> Any:
    raise ValueError("what kind of card it is cannot be corrected")


def signed(value: Any) -> int:
    """Faces may be unhappy, tokens may be lost."""
    if type(value) is not int or not -9 <= value <= 99:
        raise ValueError("a whole number from -9 to 99 is wanted")
    return value


# Fields that are not plain numbers from nought up. What is not here and not a number cannot be corrected.
READERS: Final[dict[str, Callable[[Any], Any]]] = {
    "happy": signed,
    "science": signed,
    "culture": signed,
    "blue": signed,
    "stages": numbers,
    "copies": numbers,
    "discounts": numbers,
    "army": numbers,
    "by_players": numbers,
    "kind": fixed,
    "age": fixed,
    "type": fixed,
}


@dataclass(init=False, eq=False)
class Rules:
    """Saved as its corrections, from which the rows are made again: `setup.rules_of`."""

    corrections: str

    def __init__(self, corrections: str, cards: list[Card]) -> None:
        self.corrections = corrections
        self.cards: list[Card] = cards
        for number, card in enumerate(cards):
            card.number = number
        correct({"cards": cards}, corrections, READERS)
