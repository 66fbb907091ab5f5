"""The progress tokens. SWD-9.1, 9.5 to 9.14."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.seven_wonders_duel.cards.rows import BALANCE, NO_SYMBOL


class Token:
    """A progress token. Most of its numbers are added to its owner's seat, where the rules read them."""

    name: str
    coins: i64
    points: i64
    points_per_token: i64
    symbol: i64
    wonder_discount: i64
    blue_discount: i64
    extra_shields: i64
    link_coins: i64
    again: i64
    taxes: i64

    def __init__(
        self,
        name: str,
        coins: int = 0,
        points: int = 0,
        points_per_token: int = 0,
        symbol: int = NO_SYMBOL,
        wonder_discount: int = 0,
        blue_discount: int = 0,
        extra_shields: int = 0,
        link_coins: int = 0,
        again: int = 0,
        taxes: int = 0,
    ) -> None:
        self.name = name
        self.coins = coins
        self.points = points
        self.points_per_token = points_per_token
        self.symbol = symbol
        self.wonder_discount = wonder_discount
        self.blue_discount = blue_discount
        self.extra_shields = extra_shields
        self.link_coins = link_coins
        self.again = again
        self.taxes = taxes


def token_rows() -> list[Token]:
    return [
        Token("agriculture", coins=6, points=4),  # SWD-9.5
        Token("architecture", wonder_discount=2),  # SWD-9.6
        Token("economy", taxes=1),  # SWD-9.7
        Token("law", symbol=BALANCE),  # SWD-9.8
        Token("masonry", blue_discount=2),  # SWD-9.9
        Token("mathematics", points_per_token=3),  # SWD-9.10
        Token("philosophy", points=7),  # SWD-9.11
        Token("strategy", extra_shields=1),  # SWD-9.12
        Token("theology", again=1),  # SWD-9.13
        Token("urbanism", coins=6, link_coins=4),  # SWD-9.14
    ]


TOKENS: Final = token_rows()  # as printed, for names; the rules of a match read `s.rules.tokens`
