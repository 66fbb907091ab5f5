"""Bonus cards, for defence and colonization. TTA-5.10, 10.3."""

from __future__ import annotations

from ecumene.games.through_the_ages.cards.rows import BONUS, Card


def bonus_rows() -> list[Card]:
    return [
        Card("military_bonus_i", BONUS, 1, "6 6 6", defense=2, colonization=1),
        Card("military_bonus_ii", BONUS, 2, "6 6 6", defense=4, colonization=2),
        Card("military_bonus_iii", BONUS, 3, "6 6 6", defense=6, colonization=3),
    ]
