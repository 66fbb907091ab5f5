"""What things cost. SWD-5. The same functions serve legality, payment, tooltips and bots.

Who asks why gives a list, and finds pairs in it: one of the sources below, and its coins or its tally of units.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.seven_wonders_duel.cards.rows import BLUE, GOODS, Card
from ecumene.games.seven_wonders_duel.rules.seat import Seat
from ecumene.games.seven_wonders_duel.rules.state import Duel
from ecumene.kernel.core.bits import ONE_EACH, count, each, has, over

PRINTED: Final = 0  # coins
CHAIN: Final = 1  # nothing is paid
MISSING: Final = 2  # a tally: units that the city does not make; the rest are tallies taken off it
ANY_RAW: Final = 3  # made by what makes any of wood, clay and stone
ANY_GOOD: Final = 4  # by what makes glass or papyrus
WAIVED: Final = 5  # by a progress token


def note(why: list[int], source: i64, amount: i64) -> None:
    why.append(source)
    why.append(amount)


def unit_prices(buyer: Seat, other: Seat) -> i64:
    """SWD-5.3, 5.4, 5.5: a unit of each resource, a tally.

    What the other makes on brown and gray cards raises a price; a fixed one does not move.
    """
    prices: i64 = 2 * ONE_EACH + other.makes
    if buyer.fixed:
        r: i64
        for r in range(5):
            if has(buyer.fixed, r):
                prices -= each(r, count(prices, r) - 1)
    return prices


def unit_price(buyer: Seat, other: Seat, resource: i64) -> i64:
    return count(unit_prices(buyer, other), resource)


def to_buy(buyer: Seat, prices: i64, cost: i64, waived: i64, why: list[int] | None = None) -> i64:
    """SWD-5.10, 5.14, 5.15: coins for the units of a cost that the buyer does not make, at the cheapest."""
    short: i64 = over(cost, buyer.makes)  # missing units, a tally
    if short == 0:
        return 0
    if why is not None:
        note(why, MISSING, short)
    off: i64
    if buyer.any_raw:  # SWD-5.7, 5.17
        off = dearest(short, prices, buyer.any_raw, 0, GOODS)
        short -= off
        if why is not None:
            note(why, ANY_RAW, off)
    if buyer.any_good:
        off = dearest(short, prices, buyer.any_good, GOODS, 5)
        short -= off
        if why is not None:
            note(why, ANY_GOOD, off)
    if waived:  # SWD-5.18
        off = dearest(short, prices, waived, 0, 5)
        short -= off
        if why is not None:
            note(why, WAIVED, off)
    total: i64 = 0
    r: i64
    for r in range(5):
        total += count(short, r) * count(prices, r)
    return total


def dearest(short: i64, prices: i64, n: i64, start: i64, stop: i64) -> i64:
    """The tally of up to n missing units of highest price among the resources from `start` up to `stop`."""
    out: i64 = 0
    while n > 0:
        best: i64 = -1
        r: i64
        for r in range(start, stop):
            if count(short, r) > count(out, r) and (best < 0 or count(prices, r) > count(prices, best)):
                best = r
        if best < 0:
            return out
        out += each(best)
        n -= 1
    return out


def is_linked(seat: Seat, card: Card) -> bool:
    """SWD-5.8, 5.9: a building in the city shows the chain symbol; a chain is always used."""
    return seat.links & card.free_with != 0


def discount(seat: Seat, card: Card) -> i64:
    """SWD-5.18: units waived from a card's cost."""
    return seat.blue_discount if card.color == BLUE else 0


def card_price(s: Duel, p: i64, c: i64, why: list[int] | None = None) -> i64:
    """SWD-5.1: everything seat p would pay to build a card."""
    return card_price_at(unit_prices(s.seats[p], s.seats[1 - p]), s.seats[p], s.rules.cards[c], why)


def card_price_at(prices: i64, seat: Seat, card: Card, why: list[int] | None = None) -> i64:
    """The same for a seat whose prices are known: they are reckoned once for a whole list of choices."""
    if is_linked(seat, card):
        if why is not None:
            note(why, CHAIN, 0)
        return 0
    if why is not None:
        note(why, PRINTED, card.coins)
    if card.cost == 0:
        return card.coins
    return card.coins + to_buy(seat, prices, card.cost, discount(seat, card), why)


def pay(s: Duel, p: i64, bank: i64, trade: i64) -> None:
    """SWD-5.19, 9.7, 9.18: printed coins to the bank; trade coins too, unless the other levies them."""
    s.pay_coins(p, bank + trade)
    if s.seats[1 - p].taxes:
        s.gain_coins(1 - p, trade)
