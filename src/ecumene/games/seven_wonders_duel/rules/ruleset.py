"""The rows one match is played with: as printed, or with corrections."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from ecumene.games.seven_wonders_duel.cards.buildings import card_rows
from ecumene.games.seven_wonders_duel.cards.rows import (
    BROWN,
    GRAY,
    NO_SYMBOL,
    Card,
    Wonder,
    color_of,
    known_link,
    resource_bag,
    symbol_of,
    tally,
)
from ecumene.games.seven_wonders_duel.cards.tokens import Token, token_rows
from ecumene.games.seven_wonders_duel.cards.wonders import wonder_rows
from ecumene.kernel.border.corrections import Misfit, correct, errors_of, fixed

MOST_MADE: Final = 2  # units that a card makes


def produced(words: Any) -> int:
    return tally(words, MOST_MADE)


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


def fits(card: Card) -> None:
    """SWD-5.4, 7.17 rest on this: brown and gray cards make resources and do nothing else, and only they do."""
    makes: bool = card.color == BROWN or card.color == GRAY
    if card.makes and not makes:
        raise Misfit(("cards", card.name, "makes"), "only-brown-gray")
    other: list[str] = ["any_raw", "any_good", "fixes", "link"]
    for field in other:
        if makes and getattr(card, field):
            raise Misfit(("cards", card.name, field), "brown-gray-only")
    if makes and card.science != NO_SYMBOL:
        raise Misfit(("cards", card.name, "science"), "brown-gray-only")


@dataclass(init=False, eq=False)
class Rules:
    """Saved as its corrections, from which the rows are made again: `rules_of`."""

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


PRINTED: Final = Rules("", card_rows(), token_rows(), wonder_rows())


def rules_of(corrections: str) -> Rules:
    """Own rows for a corrected match, the printed ones for all others."""
    return Rules(corrections, card_rows(), token_rows(), wonder_rows()) if corrections else PRINTED
