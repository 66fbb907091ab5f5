"""Variant: special technologies. AOC-12."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.terms import NONE
from ecumene.games.age_of_civilization.rules.state import Era
from ecumene.games.age_of_civilization.rules.verbs import BUY, COINS_SHORT
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.bits import members
from ecumene.kernel.core.frames import shortage

PRICE: Final = 1  # AOC-12.3


def column_empty(s: Era, p: i64, column: i64) -> bool:
    """AOC-12.7: no technology of the column is unlocked."""
    t: i64
    for t in members(s.nations[p].techs):
        if s.rules.techs[t].column == column:
            return False
    return True


def why_not_buy(s: Era, p: i64, card: i64) -> str:
    """AOC-12.3, 12.6, 12.7, 12.11, 12.12: the rule that forbids buying a card, or nothing."""
    if s.nations[p].special != NONE:
        return "AOC-12.6"
    if not s.specials or s.nations[p].coins < PRICE:
        return "AOC-12.11"
    if card not in s.specials:
        return "AOC-12.12" if is_owned(s, card) else "AOC-12.3"
    return "" if column_empty(s, p, s.rules.specials[card].column) else "AOC-12.7"


def missing_to_buy(s: Era, p: i64, action: i64) -> list[int]:
    """AOC-12.11: the coin."""
    if verb_of(action) != BUY or not s.specials or why_not_buy(s, p, first(action)) != "AOC-12.11":
        return []
    return [shortage(COINS_SHORT, PRICE, s.nations[p].coins)]


def is_owned(s: Era, card: i64) -> bool:
    """Has any player bought it? Nobody loses it again."""
    for nation in s.nations:
        if nation.special == card:
            return True
    return False


def add_offers(s: Era, p: i64, out: list[int]) -> None:
    """Add the purchases that are possible now to a list of choices."""
    if len(s.specials) == 0 or s.nations[p].special != NONE or s.nations[p].coins < PRICE:
        return
    card: i64
    for card in s.specials:
        if why_not_buy(s, p, card) == "":
            out.append(act(BUY, card))


def can_buy(s: Era, p: i64) -> bool:
    """Can the player buy any card now?"""
    if len(s.specials) == 0 or s.nations[p].special != NONE or s.nations[p].coins < PRICE:
        return False
    card: i64
    for card in s.specials:
        if why_not_buy(s, p, card) == "":
            return True
    return False


def buy(s: Era, p: i64, card: i64) -> None:
    """AOC-12.4, 12.12: it covers its column; it gives no technology by itself."""
    s.pay_coins(p, PRICE)
    s.take_special(p, card)
