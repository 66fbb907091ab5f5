"""Building a card. SWD-5.1, 6.3."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.seven_wonders_duel.cards.rows import NO_SYMBOL, RED
from ecumene.games.seven_wonders_duel.rules.military import advance
from ecumene.games.seven_wonders_duel.rules.science import gain_symbol
from ecumene.games.seven_wonders_duel.rules.state import Duel
from ecumene.games.seven_wonders_duel.rules.trade import coins_to_buy, discount, is_linked, pay, unit_prices


def build_card(s: Duel, p: i64, c: i64) -> None:
    """SWD-6.1, 6.3a: pay for it, or use the chain. It helps only after it has entered the city (SWD-5.16)."""
    seat = s.seats[p]
    card = s.rules.cards[c]
    if is_linked(seat, card):
        gain_card(s, p, c, seat.link_coins)  # SWD-9.14
    else:
        prices: i64 = unit_prices(seat, s.seats[1 - p])
        pay(s, p, card.coins, coins_to_buy(seat, prices, card.cost, discount(seat, card)))
        gain_card(s, p, c, 0)


def gain_card(s: Duel, p: i64, c: i64, bonus: i64) -> None:
    """SWD-6.3c, 7.18: the card enters the city, then its coins, its shields, its symbol."""
    seat = s.seats[p]
    card = s.rules.cards[c]
    s.add_card(p, c)
    s.gain_coins(p, card.reward(s, p) + bonus)
    if card.shields:
        advance(s, p, card.shields + (seat.extra_shields if card.color == RED else 0))  # SWD-9.12
    if card.science != NO_SYMBOL and not s.over:  # SWD-6.2
        gain_symbol(s, p, card.science)
