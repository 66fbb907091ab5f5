"""What one player has: a city, and the sums of what its cards give. Rules read these sums, never names of cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from mypy_extensions import i64

from ecumene.games.seven_wonders_duel.cards.rows import NO_SYMBOL, WONDERS_BUILT, Card, Wonder
from ecumene.games.seven_wonders_duel.cards.tokens import Token
from ecumene.kernel.core.bits import count, each, has, one, size


@final
@dataclass(init=False, eq=False)
class Seat:
    coins: i64
    makes: i64  # tally of resources made by brown and gray cards; it raises the opponent's prices (5.3)
    any_raw: i64  # how many things give one wood, clay or stone, as the owner chooses (5.7)
    any_good: i64  # the same for glass and papyrus
    fixed: i64  # bag of resources that cost one coin each (5.5)
    colors: i64  # tally of cards by colour
    links: i64  # bag of chain symbols (5.8)
    symbols: i64  # bag of science symbols
    tokens: i64  # bag of progress tokens
    wonders: i64  # bag of wonders still to build
    raised: i64  # bag of wonders built
    loot: i64  # bag of military tokens that are still on this side: 0 the "2", 1 the "5"
    wonder_discount: i64
    blue_discount: i64
    extra_shields: i64
    link_coins: i64
    again: i64
    taxes: i64
    city: list[int]  # cards, in the order in which they were built

    # fields: begin
    # fmt: off
    def __init__(
        self, coins: i64, makes: i64, any_raw: i64, any_good: i64, fixed: i64, colors: i64, links: i64, symbols: i64,
        tokens: i64, wonders: i64, raised: i64, loot: i64, wonder_discount: i64, blue_discount: i64, extra_shields: i64,
        link_coins: i64, again: i64, taxes: i64, city: list[int],
    ) -> None:
        self.coins = coins
        self.makes = makes
        self.any_raw = any_raw
        self.any_good = any_good
        self.fixed = fixed
        self.colors = colors
        self.links = links
        self.symbols = symbols
        self.tokens = tokens
        self.wonders = wonders
        self.raised = raised
        self.loot = loot
        self.wonder_discount = wonder_discount
        self.blue_discount = blue_discount
        self.extra_shields = extra_shields
        self.link_coins = link_coins
        self.again = again
        self.taxes = taxes
        self.city = city

    def clone(self) -> Seat:
        """An independent copy."""
        return Seat(
            self.coins, self.makes, self.any_raw, self.any_good, self.fixed, self.colors, self.links, self.symbols,
            self.tokens, self.wonders, self.raised, self.loot, self.wonder_discount, self.blue_discount,
            self.extra_shields, self.link_coins, self.again, self.taxes, self.city[:],
        )
    # fmt: on
    # fields: end

    def count(self, what: i64) -> i64:
        """How many cards of a colour, or how many built wonders."""
        return size(self.raised) if what == WONDERS_BUILT else count(self.colors, what)

    def add_card(self, c: i64, card: Card) -> None:
        self.city.append(c)
        self.colors += each(card.color)
        self.makes += card.makes
        self.any_raw += card.any_raw
        self.any_good += card.any_good
        self.fixed |= card.fixes
        self.links |= card.link

    def lose_card(self, c: i64, card: Card) -> None:
        """SWD-7.17: only brown and gray cards are ever lost."""
        self.city.remove(c)
        self.colors -= each(card.color)
        self.makes -= card.makes

    def add_symbol(self, symbol: i64) -> bool:
        """Is it a new symbol? The second of its kind is not: it makes a pair."""
        if symbol == NO_SYMBOL or has(self.symbols, symbol):
            return False
        self.symbols |= one(symbol)
        return True

    def add_token(self, t: i64, token: Token) -> None:
        self.tokens |= one(t)
        self.wonder_discount += token.wonder_discount
        self.blue_discount += token.blue_discount
        self.extra_shields += token.extra_shields
        self.link_coins += token.link_coins
        self.again += token.again
        self.taxes += token.taxes

    def add_wonder(self, w: i64, wonder: Wonder) -> None:
        self.wonders &= ~one(w)
        self.raised |= one(w)
        self.any_raw += wonder.any_raw
        self.any_good += wonder.any_good


def new_seat() -> Seat:
    """SWD-2.2, 2.4: seven coins, and both military tokens on the seat's side."""
    # fmt: off
    return Seat(
        coins=7, makes=0, any_raw=0, any_good=0, fixed=0, colors=0, links=0, symbols=0, tokens=0, wonders=0, raised=0,
        loot=one(0) | one(1), wonder_discount=0, blue_discount=0, extra_shields=0, link_coins=0, again=0, taxes=0,
        city=[],
    )
    # fmt: on
