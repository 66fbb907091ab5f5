"""What things cost. SWD-5. The same functions serve legality, payment, tooltips and bots."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.seven_wonders_duel.cards import BLUE, GOODS, Card
from ecumene.games.seven_wonders_duel.seat import Seat
from ecumene.games.seven_wonders_duel.state import Duel
from ecumene.kernel.bits import count, each, has, over


def unit_price(buyer: Seat, other: Seat, resource: i64) -> i64:
    """SWD-5.3, 5.5."""
    return 1 if has(buyer.fixed, resource) else 2 + count(other.makes, resource)


def to_buy(s: Duel, p: i64, cost: i64, waived: i64) -> i64:
    """SWD-5.10: coins for the units of a cost that seat p does not make, at the cheapest."""
    buyer = s.seats[p]
    short: i64 = over(cost, buyer.makes)  # missing units, a tally
    if short == 0:
        return 0
    other = s.seats[1 - p]
    prices: i64 = 0  # of each missing resource, a tally
    r: i64
    for r in range(5):
        if count(short, r):
            prices += each(r, unit_price(buyer, other, r))
    if buyer.any_raw:  # SWD-5.7
        short -= dearest(short, prices, buyer.any_raw, 0, GOODS)
    if buyer.any_good:
        short -= dearest(short, prices, buyer.any_good, GOODS, 5)
    if waived:  # SWD-5.18
        short -= dearest(short, prices, waived, 0, 5)
    total: i64 = 0
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
    """SWD-5.8: a building in the city shows the chain symbol."""
    return seat.links & card.free_with != 0


def discount(seat: Seat, card: Card) -> i64:
    """SWD-5.18: units waived from a card's cost."""
    return seat.blue_discount if card.color == BLUE else 0


def card_price(s: Duel, p: i64, c: i64) -> i64:
    """SWD-5.1: everything seat p would pay to build a card."""
    seat = s.seats[p]
    card = s.rules.cards[c]
    if is_linked(seat, card):
        return 0
    if card.cost == 0:
        return card.coins
    return card.coins + to_buy(s, p, card.cost, discount(seat, card))


def pay(s: Duel, p: i64, bank: i64, trade: i64) -> None:
    """SWD-5.19, 9.7: printed coins to the bank; trade coins too, unless the other levies them."""
    s.pay_coins(p, bank + trade)
    if s.seats[1 - p].taxes:
        s.gain_coins(1 - p, trade)
