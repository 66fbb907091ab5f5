"""The rows one match is played with: as printed, or with corrections."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from ecumene.games.seven_wonders_duel.cards import (
    Card,
    Token,
    Wonder,
    color_of,
    known_link,
    resource_bag,
    symbol_of,
    tally,
)
from ecumene.kernel.corrections import correct


def produced(words: str) -> int:
    if len(words.split()) > 2:
        raise ValueError("at most two units")
    return tally(words)


def fixed(value: Any) -> Any:
    raise ValueError("which deck a card belongs to is fixed")


# Fields that are written in words. What is not here and not a number cannot be corrected.
READERS: Final[dict[str, Callable[[Any], Any]]] = {
    "cost": tally,
    "makes": produced,
    "fixes": resource_bag,
    "science": symbol_of,
    "symbol": symbol_of,
    "link": known_link,
    "free_with": known_link,
    "color": color_of,
    "deck": fixed,
}


@dataclass(init=False, eq=False)
class Rules:
    """Saved as its corrections, from which the rows are made again: `setup.rules_of`."""

    corrections: str

    def __init__(self, corrections: str, cards: list[Card], tokens: list[Token], wonders: list[Wonder]) -> None:
        self.corrections = corrections
        self.cards: list[Card] = cards
        self.tokens: list[Token] = tokens
        self.wonders: list[Wonder] = wonders
        correct({"cards": cards, "tokens": tokens, "wonders": wonders}, corrections, READERS)
