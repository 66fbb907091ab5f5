"""The rows of one match: as printed, or with corrections."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, final

from ecumene.games.seven_wonders_duel.cards.rows import (
    BROWN,
    GRAY,
    NO_SYMBOL,
    Card,
    Wonder,
    color_of,
    link_bag,
    resource_bag,
    symbol_of,
    units_of,
)
from ecumene.games.seven_wonders_duel.cards.tokens import Token
from ecumene.kernel.border.corrections import Misfit, correct, errors_of, fixed

MOST_MADE: Final = 2  # resources that one card makes


def produced(words: Any) -> int:
    return units_of(words, MOST_MADE)


# How fields that are written in words are read. All other fields that can be corrected are numbers.
READERS: Final[dict[str, Callable[[Any], Any]]] = {
    "cost": units_of,
    "makes": produced,
    "fixes": resource_bag,
    "science": symbol_of,
    "symbol": symbol_of,
    "link": link_bag,
    "free_with": link_bag,
    "color": color_of,
    "deck": fixed,
}


def fits(card: Card) -> None:
    """Brown and gray cards make resources and do nothing else, and only they do. SWD-5.4 and 7.17 depend on it."""
    makes_only: bool = card.color == BROWN or card.color == GRAY
    if card.makes and not makes_only:
        raise Misfit(("cards", card.name, "makes"), "only-brown-gray")
    other_fields: list[str] = ["any_raw", "any_good", "fixes", "link"]
    for field in other_fields:
        if makes_only and getattr(card, field):
            raise Misfit(("cards", card.name, field), "brown-gray-only")
    if makes_only and card.science != NO_SYMBOL:
        raise Misfit(("cards", card.name, "science"), "brown-gray-only")


@final
@dataclass(init=False, eq=False)
class Rules:
    """All rows. It is saved as its corrections, and `setup.rules_of` makes the rows again from them."""

    corrections: str

    def __init__(self, corrections: str, cards: list[Card], tokens: list[Token], wonders: list[Wonder]) -> None:
        self.corrections = corrections
        self.cards: list[Card] = cards
        self.tokens: list[Token] = tokens
        self.wonders: list[Wonder] = wonders
        with errors_of("seven_wonders_duel"):
            correct({"cards": cards, "tokens": tokens, "wonders": wonders}, corrections, READERS)
            for card in cards:
                fits(card)
