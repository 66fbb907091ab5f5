"""All buildings: the three ages and the guilds, in this order."""

from __future__ import annotations

from typing import Final

from ecumene.games.seven_wonders_duel.cards.age1 import age1_rows
from ecumene.games.seven_wonders_duel.cards.age2 import age2_rows
from ecumene.games.seven_wonders_duel.cards.age3 import age3_rows
from ecumene.games.seven_wonders_duel.cards.guilds import guild_rows
from ecumene.games.seven_wonders_duel.cards.rows import Card


def card_rows() -> list[Card]:
    return [*age1_rows(), *age2_rows(), *age3_rows(), *guild_rows()]


CARDS: Final = card_rows()  # as printed, for names; the rules of a match read `s.rules.cards`

# by deck (AGE1 … GUILDS): the number of its first card, and how many cards it has
FIRST_CARD: Final[list[int]] = [0, 0, 23, 46, 66]
DECK_SIZE: Final[list[int]] = [0, 23, 23, 20, 7]
