"""Prices of cards and wonders with their reasons, in names. The functions of the rules compute them.

There is a price even if the player cannot pay it. There is none if the action costs nothing or is not available.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ecumene.games.seven_wonders_duel.border.questions import CARD_NAMES, TOKEN_NAMES, WONDER_NAMES
from ecumene.games.seven_wonders_duel.border.zones import DuelView
from ecumene.games.seven_wonders_duel.cards.rows import BLUE, RESOURCES
from ecumene.games.seven_wonders_duel.rules.ruleset import Rules
from ecumene.games.seven_wonders_duel.rules.state import Duel
from ecumene.games.seven_wonders_duel.rules.trade import (
    ANY_GOOD,
    ANY_RAW,
    CHAIN,
    MISSING,
    PRINTED_COINS,
    WAIVED,
    card_price,
    unit_prices,
)
from ecumene.games.seven_wonders_duel.rules.verbs import BUILD, WONDER
from ecumene.games.seven_wonders_duel.rules.wonders import wonder_price
from ecumene.kernel.border.drawings import figures
from ecumene.kernel.border.kept import kept
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.sections import Cost, Item, Part, Price
from ecumene.kernel.core.action import first, verb_of
from ecumene.kernel.core.bits import count, has, members


def prices(look: Look[Duel, DuelView], actions: Sequence[int]) -> list[Price | None]:
    """The prices for the player who is asked. If nobody is asked, for the viewer.

    A wonder costs the same whatever card is used for it.
    """
    s, p = look.s, look.payer(0)
    known = Known.of(look, p)
    named = {(verb_of(a), first(a)) for a in actions}
    found = {(verb, row): price(s, p, verb, row, known) for verb, row in named if verb in (BUILD, WONDER)}
    return [found.get((verb_of(a), first(a))) for a in actions]


def price(s: Duel, p: int, verb: int, row: int, known: Known) -> Price | None:
    if verb == BUILD and s.place_of(row) >= 0:
        return known.card(s, p, row)
    return known.wonder(s, p, row) if verb == WONDER and has(s.seats[p].wonders, row) else None


NOT_IN_PRICES: Final = ("coins", "loot")


class Known:
    """What cards and wonders cost one player, as long as neither the player nor what the opponent produces changes."""

    def __init__(self) -> None:
        self.cards: dict[int, Price] = {}
        self.wonders: dict[int, Price] = {}
        self.open: dict[tuple[int, int, int, int, bool], Item] = {}  # open cards as they are drawn, see `open_card`

    @staticmethod
    def of(look: Look[Duel, DuelView], p: int) -> Known:
        return look.drawings.once(f"costs {p}", lambda: known_of(look, p))

    def card(self, s: Duel, p: int, card: int) -> Price:
        if card not in self.cards:
            self.cards[card] = card_cost(s, p, card)
        return self.cards[card]

    def wonder(self, s: Duel, p: int, wonder: int) -> Price:
        if wonder not in self.wonders:
            self.wonders[wonder] = wonder_cost(s, p, wonder)
        return self.wonders[wonder]


def known_of(look: Look[Duel, DuelView], p: int) -> Known:
    seat, other = look.s.seats[p], look.s.seats[1 - p]
    return look.kept(f"costs {p}", (figures(seat, NOT_IN_PRICES), other.makes), Known)


def card_cost(s: Duel, p: int, card: int) -> Price:
    why: list[int] = []
    total = card_price(s, p, card, why)
    waived_by = "blue_discount" if s.rules.cards[card].color == BLUE else ""
    return told(s.rules, int(total), Buyer.of(s, p, why), card, tuple(why), waived_by)


def wonder_cost(s: Duel, p: int, wonder: int) -> Price:
    why: list[int] = []
    total = wonder_price(s, p, wonder, why)
    return told(s.rules, int(total), Buyer.of(s, p, why), -1, tuple(why), "wonder_discount")


class Buyer(NamedTuple):
    """All of a position that says why a price is what it is, besides what a price function gives as the reasons.

    What has no part in it is left empty, so that the same price is more often the same.
    """

    each: int  # the prices of units
    city: tuple[int, ...]
    raised: int
    tokens: int

    @staticmethod
    def of(s: Duel, p: int, why: Sequence[int]) -> Buyer:
        if not why or why[-2] == PRINTED_COINS:
            return NO_BUYER
        seat = s.seats[p]
        each = int(unit_prices(seat, s.seats[1 - p]))
        if why[-2] == MISSING and not seat.fixed:
            return Buyer(each, (), 0, 0)
        return Buyer(each, tuple(seat.city), int(seat.raised), int(seat.tokens))


NO_BUYER: Final = Buyer(0, (), 0, 0)


@kept(4096)
def told(rules: Rules, total: int, buyer: Buyer, card: int, why: tuple[int, ...], waived_by: str) -> Price:
    """Kept, because most prices stay the same from one move to the next."""
    return Price([Cost("coins", total, parts(rules, buyer, card, why, waived_by))])


def parts(rules: Rules, buyer: Buyer, card: int, why: Sequence[int], waived_by: str) -> list[Part]:
    """The reasons that a price function gave, in names.

    Every missing unit is bought at its price first; a unit that need not be bought is then taken off.
    """
    prices = [int(count(buyer.each, r)) for r in range(len(RESOURCES))]
    out: list[Part] = []
    for reason, amount in zip(why[::2], why[1::2]):
        if reason == CHAIN:
            out.append(Part("chain", 0, ref=chain(rules, buyer, card)))
        elif reason == PRINTED_COINS and amount:
            out.append(Part("printed", int(amount)))
        elif reason == MISSING:
            out += [
                bought(rules, buyer, r, int(count(amount, r)), prices[r])
                for r in range(len(RESOURCES))
                if count(amount, r)
            ]
        elif reason in (ANY_RAW, ANY_GOOD, WAIVED):
            field = {ANY_RAW: "any_raw", ANY_GOOD: "any_good", WAIVED: waived_by}[reason]
            units = sorted((prices[r] for r in range(len(RESOURCES)) for _ in range(count(amount, r))), reverse=True)
            out += savings(helpers(rules, buyer, field), units)
    return out


def bought(rules: Rules, buyer: Buyer, resource: int, units: int, each: int) -> Part:
    """SWD-5.3, 5.5: units at the price of now, and the card that fixes the price."""
    fixing = next((c for c in buyer.city if has(rules.cards[c].fixes, resource)), None)
    by = "" if fixing is None else f"card:{CARD_NAMES[fixing]}"
    return Part("fixed" if by else "bought", units * each, f"resource:{RESOURCES[resource]}", by, units, each)


def chain(rules: Rules, buyer: Buyer, card: int) -> str:
    """SWD-5.8: the building of the city that has the chain symbol."""
    symbol = rules.cards[card].free_with
    return next(f"card:{CARD_NAMES[c]}" for c in buyer.city if rules.cards[c].link & symbol)


def helpers(rules: Rules, buyer: Buyer, field: str) -> list[str]:
    """What gives a unit or saves one, by the field of its row. A thing that gives two is listed twice."""
    rows: list[tuple[str, Any]] = [(f"card:{CARD_NAMES[c]}", rules.cards[c]) for c in buyer.city]
    rows += [(f"wonder:{WONDER_NAMES[w]}", rules.wonders[w]) for w in members(buyer.raised)]
    rows += [(f"token:{TOKEN_NAMES[t]}", rules.tokens[t]) for t in members(buyer.tokens)]
    return [ref for ref, row in rows for _ in range(getattr(row, field, 0))]


def savings(refs: list[str], units: list[int]) -> list[Part]:
    """Each helper saves the price of one unit, the most expensive first. One part for each helper."""
    saved: dict[str, int] = {}
    for ref, coins in zip(refs, units):
        saved[ref] = saved.get(ref, 0) + coins
    return [Part(ref, -coins) for ref, coins in saved.items()]
