"""What a player can pay for a world wonder. CND-10.9 to 10.11, 10.15."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import WONDERS
from ecumene.games.new_dawn.rules.focus_row.natural_wonders import usable_naturals
from ecumene.games.new_dawn.rules.focus_row.trade_tokens import spendable
from ecumene.games.new_dawn.rules.industry.wonders import free_cities
from ecumene.games.new_dawn.rules.powers import wonder_cost
from ecumene.games.new_dawn.rules.state import NONE, Dawn
from ecumene.games.new_dawn.rules.verbs import RAISE
from ecumene.kernel.core.action import ready
from ecumene.kernel.core.bits import has, members, one
from ecumene.kernel.core.piles import holds

WORTH: Final = 2  # production of a resource (CND-10.9)
LAST_SLOT: Final = 5
RAISES: Final = ready(RAISE, WONDERS)


def base_production(s: Dawn, p: i64, slot: i64, number: i64) -> i64:
    """CND-10.9, 10.15."""
    card = s.rules.cards[s.empires[p].row[slot]]
    return card.slot5 if number == LAST_SLOT and card.slot5 > 0 else number


def pays_for(s: Dawn, w: i64, resource: i64) -> bool:
    """CND-10.9: one of the two types on the card."""
    return holds(s.rules.wonders[w].resources, resource)


def naturals_for(s: Dawn, p: i64, w: i64) -> i64:
    """CND-5.7, 10.9: the bag of natural wonders that p may spend on it now."""
    bag: i64 = 0
    n: i64
    for n in members(usable_naturals(s, p)):
        if pays_for(s, w, s.rules.naturals[n].resource):
            bag |= one(n)
    return bag


def means(s: Dawn, p: i64, slot: i64, w: i64) -> i64:
    """CND-10.9: all the production p can still add, each natural wonder once."""
    e = s.empires[p]
    n: i64 = spendable(s, p, slot)
    r: i64
    for r in range(len(e.resources)):
        if pays_for(s, w, r):
            n += WORTH * e.resources[r]
    for r in members(naturals_for(s, p, w)):
        n += WORTH - 1 if has(e.naturals_on[slot], r) else WORTH  # one on the card is counted as a token already
    return n


def affordable(s: Dawn, p: i64, slot: i64, number: i64, w: i64) -> bool:
    """CND-10.9, 10.10."""
    return base_production(s, p, slot, number) + means(s, p, slot, w) >= wonder_cost(s, p, w)


def raisable(s: Dawn, p: i64, slot: i64, number: i64) -> list[int]:
    """CND-10.9 to 10.11: the wonders on offer that p can pay and place."""
    out: list[int] = []
    if len(free_cities(s, p)) > 0:
        w: i64
        for w in s.offer:
            if w != NONE and affordable(s, p, slot, number, w):
                out.append(w)
    return out


def refuse_wonder(s: Dawn, p: i64, slot: i64, number: i64, w: i64) -> str:
    """CND-10.9 to 10.11."""
    if w not in s.offer:
        return "CND-10.9"
    if len(free_cities(s, p)) == 0:
        return "CND-10.11"
    return "" if affordable(s, p, slot, number, w) else "CND-10.10"
