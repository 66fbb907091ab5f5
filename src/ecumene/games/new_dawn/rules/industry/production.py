"""What a player can pay for a world wonder. CND-10.9 to 10.11, 10.15."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.focus_row.natural_wonders import usable_naturals
from ecumene.games.new_dawn.rules.focus_row.trade_tokens import spendable
from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.industry.wonders import free_cities
from ecumene.games.new_dawn.rules.powers import wonder_cost
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import FREE_CITIES, PRODUCTION
from ecumene.kernel.core.bits import has, members, one
from ecumene.kernel.core.frames import shortage
from ecumene.kernel.core.piles import holds

RESOURCE_PRODUCTION: Final = 2  # production of a resource (CND-10.9)
LAST_SLOT: Final = 5


def base_production(s: Dawn, p: i64, slot: i64, number: i64) -> i64:
    """CND-10.9, 10.15: the production of the slot."""
    card = s.rules.cards[s.empires[p].row[slot]]
    return card.slot5 if number == LAST_SLOT and card.slot5 > 0 else number


def pays_for(s: Dawn, w: i64, resource: i64) -> bool:
    """CND-10.9: is it one of the two types on the card?"""
    return holds(s.rules.wonders[w].resources, resource)


def naturals_for(s: Dawn, p: i64, w: i64) -> i64:
    """CND-5.7, 10.9: bag of the natural wonders that p may use for this wonder now."""
    bag: i64 = 0
    n: i64
    for n in members(usable_naturals(s, p)):
        if pays_for(s, w, s.rules.naturals[n].resource):
            bag |= one(n)
    return bag


def production_to_add(s: Dawn, p: i64, slot: i64, w: i64) -> i64:
    """CND-10.9: all the production that p can add, each natural wonder counted once."""
    e = s.empires[p]
    n: i64 = spendable(s, p, slot)
    r: i64
    for r in range(len(e.resources)):
        if pays_for(s, w, r):
            n += RESOURCE_PRODUCTION * e.resources[r]
    for r in members(naturals_for(s, p, w)):
        n += (
            RESOURCE_PRODUCTION - 1 if has(e.naturals_on[slot], r) else RESOURCE_PRODUCTION
        )  # one on the card is counted as a token already
    return n


def all_production(s: Dawn, p: i64, slot: i64, number: i64, w: i64) -> i64:
    """CND-10.9: what p could pay for this wonder."""
    return base_production(s, p, slot, number) + production_to_add(s, p, slot, w)


def affordable(s: Dawn, p: i64, slot: i64, number: i64, w: i64) -> bool:
    """CND-10.9, 10.10."""
    return all_production(s, p, slot, number, w) >= wonder_cost(s, p, w)


def buildable_wonders(s: Dawn, p: i64, slot: i64, number: i64) -> list[int]:
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


def missing_for_wonder(s: Dawn, p: i64, slot: i64, number: i64, w: i64) -> list[int]:
    """CND-10.10, 10.11: a city without a wonder token, and production."""
    out: list[int] = []
    if w not in s.offer:
        return out
    if len(free_cities(s, p)) == 0:
        out.append(shortage(FREE_CITIES, 1, 0))
    if not affordable(s, p, slot, number, w):
        out.append(shortage(PRODUCTION, wonder_cost(s, p, w), all_production(s, p, slot, number, w)))
    return out
