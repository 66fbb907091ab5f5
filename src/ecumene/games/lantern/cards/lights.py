"""The one deck of the toy. A function makes the rows, because a match with corrections has rows of its own."""

from __future__ import annotations

from ecumene.games.lantern.cards.rows import Card


class Storm(Card):
    """LAN-5.2: gives no light, but ends a raid."""

    def ends_raid(self) -> bool:
        return True


def card_rows() -> list[Card]:
    return [
        Card("wick", 10, 1),
        Card("lamp", 9, 2),
        Card("torch", 7, 3),
        Card("beacon", 5, 5),
        Storm("storm", 5, 0),
    ]
