"""What things cost. SWD-5. Legality, payment, boards and bots all call these functions.

A caller who wants the reasons passes a list. Pairs are added to it: one of the reasons below, and its coins or its
tally of units.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.seven_wonders_duel.cards.rows import BLUE, RESOURCES, Card
from ecumene.games.seven_wonders_duel.rules.seat import Seat
from ecumene.games.seven_wonders_duel.rules.state import Duel
from ecumene.kernel.core.bits import count, each, members, total, worth

# reasons of a price
PRINTED_COINS: Final = 0
CHAIN: Final = 1  # nothing is paid
MISSING: Final = 2  # a tally: units that the city does not make
# tallies of missing units that need not be bought:
ANY_RAW: Final = 3  # made by what makes wood, clay or stone
ANY_GOOD: Final = 4  # made by what makes glass or papyrus
WAIVED: Final = 5  # by a progress token

BASE_PRICE: Final = 2  # SWD-5.3: of a unit, and one coin more for each that the opponent makes
FIXED_PRICE: Final = 1  # SWD-5.5

# Tallies, six bits for each resource. Small numbers are faster where Python is not compiled.
ONE_OF_EACH: Final = 0o101010101
TWO_OF_A_KIND: Final = 0o3636363636  # some of these bits are set where there are two or more of a resource
FOUR_OF_A_KIND: Final = 0o3434343434
SPARE: Final = 0o4040404040  # the top bit of each resource, which counts leave free
# and parts of a tally
RAW: Final = 0o777777  # wood, clay and stone
GOODS: Final = 0o7777000000  # glass and papyrus
PARTS: Final[list[int]] = [sum(each(r, 63) for r in members(bag)) for bag in range(2 ** len(RESOURCES))]  # by bag


def note(why: list[int], reason: i64, amount: i64) -> None:
    why.append(reason)
    why.append(amount)


def over(cost: i64, made: i64) -> i64:
    """The tally of units of a cost beyond those that are made: all resources at once."""
    rest: i64 = (cost | SPARE) - made  # a resource that comes out short has borrowed its spare bit
    kept: i64 = rest & SPARE
    return rest & (kept - (kept >> 5))


def total_over(cost: i64, made: i64) -> i64:
    """How many units these are."""
    rest: i64 = (cost | SPARE) - made
    kept: i64 = rest & SPARE
    return (rest & (kept - (kept >> 5))) % 63  # as `total`


def unit_prices(buyer: Seat, other: Seat) -> i64:
    """SWD-5.3, 5.4, 5.5: the price of one unit of each resource, as a tally.

    What the opponent makes with brown and gray cards raises a price. A fixed price stays.
    """
    prices: i64 = BASE_PRICE * ONE_OF_EACH + other.makes
    if buyer.fixed:
        fixed: i64 = PARTS[buyer.fixed]
        prices = prices & ~fixed | FIXED_PRICE * ONE_OF_EACH & fixed
    return prices


def unit_price(buyer: Seat, other: Seat, resource: i64) -> i64:
    return count(unit_prices(buyer, other), resource)


def coins_to_buy(buyer: Seat, prices: i64, cost: i64, waived: i64, why: list[int] | None = None) -> i64:
    """SWD-5.10, 5.14, 5.15: the fewest coins for the units of a cost that the buyer does not make."""
    missing: i64 = over(cost, buyer.makes)  # units, a tally
    if missing == 0:
        return 0
    if why is not None:
        note(why, MISSING, missing)
    saved: i64
    if buyer.any_raw:  # SWD-5.7, 5.17
        saved = most_expensive(missing & RAW, prices, buyer.any_raw)
        missing -= saved
        if why is not None:
            note(why, ANY_RAW, saved)
    if buyer.any_good:
        saved = most_expensive(missing & GOODS, prices, buyer.any_good)
        missing -= saved
        if why is not None:
            note(why, ANY_GOOD, saved)
    if waived:  # SWD-5.18
        saved = most_expensive(missing, prices, waived)
        missing -= saved
        if why is not None:
            note(why, WAIVED, saved)
    return worth(missing, prices)


def most_expensive(missing: i64, prices: i64, n: i64) -> i64:
    """The tally of up to n missing units, the most expensive first."""
    if total(missing) <= n:
        return missing
    found: i64 = 0
    while n > 0:
        best: i64 = 0  # the tally of one unit
        highest: i64 = 0
        unit: i64 = each(0)
        units: i64 = missing
        price: i64 = prices
        while units:
            if units & 63 and price & 63 > highest:
                best = unit
                highest = price & 63
            unit <<= 6
            units >>= 6
            price >>= 6
        found += best
        missing -= best
        n -= 1
    return found


def is_linked(seat: Seat, card: Card) -> bool:
    """SWD-5.8, 5.9: a building in the city has the chain symbol. A chain is always used."""
    return seat.links & card.free_with != 0


def discount(seat: Seat, card: Card) -> i64:
    """SWD-5.18: how many units of a card's cost need not be paid."""
    if card.color == BLUE:
        return seat.blue_discount
    return 0


def card_price(s: Duel, p: i64, c: i64, why: list[int] | None = None) -> i64:
    """SWD-5.1: all coins that seat p would pay for a card."""
    return card_price_at(unit_prices(s.seats[p], s.seats[1 - p]), s.seats[p], s.rules.cards[c], why)


def card_price_at(prices: i64, seat: Seat, card: Card, why: list[int] | None = None) -> i64:
    """The same, if the prices of the seat are known: they are computed once for a whole list of choices."""
    if is_linked(seat, card):
        if why is not None:
            note(why, CHAIN, 0)
        return 0
    if why is not None:
        note(why, PRINTED_COINS, card.coins)
    if card.cost == 0:
        return card.coins
    return card.coins + coins_to_buy(seat, prices, card.cost, discount(seat, card), why)


# Can it be paid at all? This is asked of every open card and every own wonder in each turn. Most often the number of
# units is enough to tell.


def price_limit(other: Seat) -> i64:
    """SWD-5.3: no unit costs more than this. It is exact while the opponent makes at most one unit of each resource."""
    if other.makes & TWO_OF_A_KIND == 0:
        return BASE_PRICE + 1
    return BASE_PRICE + (3 if other.makes & FOUR_OF_A_KIND == 0 else total(other.makes))


def can_pay_card(prices: i64, limit: i64, seat: Seat, card: Card) -> bool:
    """SWD-5.11: has the seat as many coins as `card_price_at` says? `limit`: of the price of a unit."""
    coins: i64 = seat.coins - card.coins
    missing: i64 = total_over(card.cost, seat.makes)
    if missing * limit <= coins:
        return True
    return is_linked(seat, card) or can_buy(prices, seat, card.cost, missing, discount(seat, card), coins)


def can_buy(prices: i64, buyer: Seat, cost: i64, missing: i64, waived: i64, coins: i64) -> bool:
    """SWD-5.10: are there as many coins as `coins_to_buy` says? `missing`: how many units the buyer does not make."""
    bought: i64 = missing - buyer.any_raw - buyer.any_good - waived  # at least so many
    if bought * (FIXED_PRICE if buyer.fixed else BASE_PRICE) > coins:
        return False
    return coins_to_buy(buyer, prices, cost, waived) <= coins


def pay(s: Duel, p: i64, bank: i64, trade: i64) -> None:
    """SWD-5.19, 9.7, 9.18: printed coins go to the bank. Trade coins go to the opponent if that player has Economy."""
    s.pay_coins(p, bank + trade)
    if s.seats[1 - p].taxes:
        s.gain_coins(1 - p, trade)
