"""The one deck of the toy. A function makes the rows, because a match with corrections has rows of its own."""

from __future__ import annotations

from typing import Final

from ecumene.games.lantern.cards.rows import Card

STORM_CARD: Final = 4  # the number of its row: LAN-5.2 asks for this card


def card_rows() -> list[Card]:
    return [
        Card("wick", 10, 1),
        Card("lamp", 9, 2),
        Card("torch", 7, 3),
        Card("beacon", 5, 5),
        Card("storm", 5, 0),
    ]
