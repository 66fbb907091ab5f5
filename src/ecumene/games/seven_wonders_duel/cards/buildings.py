"""All buildings: the three ages and the guilds, in this order."""

from __future__ import annotations

from typing import Final

from ecumene.games.seven_wonders_duel.cards.age1 import age1_rows
from ecumene.games.seven_wonders_duel.cards.age2 import age2_rows
from ecumene.games.seven_wonders_duel.cards.age3 import age3_rows
from ecumene.games.seven_wonders_duel.cards.guilds import guild_rows
from ecumene.games.seven_wonders_duel.cards.rows import Card


def deck_rows() -> list[list[Card]]:
    """By deck, AGE1 to GUILDS; no deck has the number 0."""
    return [[], age1_rows(), age2_rows(), age3_rows(), guild_rows()]


def card_rows() -> list[Card]:
    return [card for deck in deck_rows() for card in deck]


CARDS: Final = card_rows()  # as printed, for names; the rules of a match read `s.rules.cards`

# by deck: how many cards it has, and the number of its first card
DECK_SIZE: Final[list[int]] = [len(deck) for deck in deck_rows()]
FIRST_CARD: Final[list[int]] = [sum(DECK_SIZE[:deck]) for deck in range(len(DECK_SIZE))]
