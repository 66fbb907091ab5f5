"""Industry cards: a city is built, or a wonder is paid item by item. CND-10."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import BY_INDUSTRY, PLACING
from ecumene.games.new_dawn.rules.focus_row.natural_wonders import usable_naturals, use_natural
from ecumene.games.new_dawn.rules.focus_row.trade_tokens import missing_trade, refuse_spend, spend, spend_offers
from ecumene.games.new_dawn.rules.industry.cities import (
    FOUNDS,
    city_distances,
    city_spaces,
    missing_for_city,
    refuse_city,
    refuse_far,
)
from ecumene.games.new_dawn.rules.industry.production import (
    RESOURCE_PRODUCTION,
    base_production,
    buildable_wonders,
    missing_for_wonder,
    naturals_for,
    pays_for,
    production_to_add,
    refuse_wonder,
)
from ecumene.games.new_dawn.rules.industry.wonders import Site
from ecumene.games.new_dawn.rules.map.area import ONLY, ready_at
from ecumene.games.new_dawn.rules.map.spaces import unused_cities
from ecumene.games.new_dawn.rules.pieces.placement import place_control, put_city
from ecumene.games.new_dawn.rules.pieces.token_spots import missing_for_spot, refuse_spot, spots_beside
from ecumene.games.new_dawn.rules.powers import wonder_cost
from ecumene.games.new_dawn.rules.refusals import refuse_space
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import (
    AT,
    DONE,
    FOUND,
    PASS,
    PAY,
    PAY_NATURAL,
    RAISE,
    RESOURCE_TOKENS,
    SPEND_NATURAL,
)
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.bits import has, members
from ecumene.kernel.core.frames import Step, shortage
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame

TO: Final = ready_at(AT)


def resolve(s: Dawn, p: i64, slot: i64, number: i64) -> None:
    """CND-10.1: a city, a wonder or nothing."""
    if not city_spaces(s, p, slot, number).is_empty() or len(buildable_wonders(s, p, slot, number)) > 0:
        s.push(Build(p, slot, number))


def build_options(s: Dawn, p: i64, slot: i64, number: i64) -> list[int]:
    """D-17: spaces for a city, then wonders that can be paid."""
    out: list[int] = []
    city_spaces(s, p, slot, number).add_ready(FOUNDS, out)
    i: i64
    for i in buildable_wonders(s, p, slot, number):
        out.append(act(RAISE, i))
    return out


# questions


@dataclass(init=False, eq=False)
class Build(Frame):
    """D-17, D-18, D-19: where to build a city, or which wonder to build; or nothing."""

    slot: i64
    number: i64

    def __init__(self, player: i64, slot: i64, number: i64) -> None:
        self.player = player
        self.slot = slot
        self.number = number

    def legal(self, s: Dawn) -> list[int]:
        out = build_options(s, self.player, self.slot, self.number)
        out.append(act(PASS))
        return out

    def why_not(self, s: Dawn, action: i64) -> str:
        at: i64 = first(action)
        if verb_of(action) == RAISE:
            return refuse_wonder(s, self.player, self.slot, self.number, at)
        if verb_of(action) == FOUND:
            return refuse_space(s, at, "") or self.refuse_found(s, at)
        return NOT_OFFERED

    def missing(self, s: Dawn, action: i64) -> list[int]:
        if verb_of(action) == RAISE:
            return missing_for_wonder(s, self.player, self.slot, self.number, first(action))
        if verb_of(action) != FOUND:
            return []
        rule: str = self.why_not(s, action)
        return missing_for_city(s, self.player, self.slot, self.number, first(action), rule)

    def refuse_found(self, s: Dawn, at: i64) -> str:
        """CND-10.2 to 10.7: a city there."""
        if unused_cities(s, self.player) < 1:
            return "CND-10.7"
        away = city_distances(s, self.player, self.slot, self.number)
        rule = refuse_city(s, self.player, self.number, at, away[at])
        return refuse_far(s, self.player, self.slot, self.number, at) if rule == "CND-10.2" else rule

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == FOUND:
            self.found(s, first(action))
        elif verb_of(action) == RAISE:
            cost: i64 = wonder_cost(s, self.player, first(action))
            owed: i64 = cost - base_production(s, self.player, self.slot, self.number)
            s.push(Owed(self.player, self.slot, first(action), max(owed, 0)))

    def found(self, s: Dawn, at: i64) -> None:
        """CND-10.3, 10.14, 10.16."""
        tokens: i64 = s.rules.cards[s.empires[self.player].row[self.slot]].tokens
        s.push(TokensBesideCity(self.player, at, self.number, tokens))
        put_city(s, self.player, at)


@dataclass(init=False, eq=False)
class Owed(Step):
    """CND-10.9, 10.10: asks for one item after another while production is missing, then for the city of the token."""

    seat: i64
    slot: i64
    wonder: i64
    owed: i64

    def __init__(self, seat: i64, slot: i64, wonder: i64, owed: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.slot = slot
        self.wonder = wonder
        self.owed = owed

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        if self.owed > 0:
            s.ask(PayWonder(self.seat, self.slot, self.wonder, self.owed))
        else:
            s.ask(Site(self.seat, self.wonder))


@dataclass(init=False, eq=False)
class PayWonder(Frame):
    """D-19, CND-10.9: one more resource, natural wonder or token of the industry card.

    A natural wonder on that card is a resource or a token. An item is offered only if the rest is enough.
    """

    slot: i64
    wonder: i64
    owed: i64

    def __init__(self, player: i64, slot: i64, wonder: i64, owed: i64) -> None:
        self.player = player
        self.slot = slot
        self.wonder = wonder
        self.owed = owed

    def legal(self, s: Dawn) -> list[int]:
        p: i64 = self.player
        e = s.empires[p]
        out: list[int] = []
        k: i64
        for k in s.rules.wonders[self.wonder].resources:
            if e.resources[k] > 0:
                out.append(act(PAY, k))
        for k in members(naturals_for(s, p, self.wonder)):
            out.append(act(PAY_NATURAL, k))
        spend_offers(s, p, self.slot, out)
        return [action for action in out if self.enough_after(s, action)]

    def enough_after(self, s: Dawn, action: i64) -> bool:
        """Is the rest enough after this item? Only a natural wonder spent as a token loses production."""
        if verb_of(action) != SPEND_NATURAL or not has(naturals_for(s, self.player, self.wonder), first(action)):
            return True
        return production_to_add(s, self.player, self.slot, self.wonder) > self.owed

    def why_not(self, s: Dawn, action: i64) -> str:
        p: i64 = self.player
        verb: i64 = verb_of(action)
        if verb == PAY_NATURAL and has(s.empires[p].naturals & ~usable_naturals(s, p), first(action)):
            return "CND-5.7"
        if verb == PAY or verb == PAY_NATURAL:
            return "CND-10.9"
        offers: list[int] = []
        spend_offers(s, p, self.slot, offers)
        return "CND-10.10" if action in offers else refuse_spend(s, p, self.slot, action)

    def missing(self, s: Dawn, action: i64) -> list[int]:
        if verb_of(action) != PAY:
            return missing_trade(s, self.player, self.slot, action)
        k: i64 = first(action)
        none: bool = pays_for(s, self.wonder, k) and s.empires[self.player].resources[k] == 0
        return [shortage(RESOURCE_TOKENS, 1, 0)] if none else []

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        p: i64 = self.player
        verb: i64 = verb_of(action)
        worth: i64 = RESOURCE_PRODUCTION if verb == PAY or verb == PAY_NATURAL else 1
        s.push(Owed(p, self.slot, self.wonder, max(self.owed - worth, 0)))
        if verb == PAY:
            s.pay_resource(p, first(action))
        elif verb == PAY_NATURAL:
            use_natural(s, p, first(action))
        else:
            spend(s, p, self.slot, action)


# Urbanization


@dataclass(init=False, eq=False)
class TokensBesideCity(Step):
    """CND-10.14: control tokens that may still be placed beside the new city."""

    seat: i64
    at: i64
    number: i64
    left: i64

    def __init__(self, seat: i64, at: i64, number: i64, left: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.at = at
        self.number = number
        self.left = left

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        if self.left == 0:
            return
        if not spots_beside(s, self.seat, self.at, self.number, PLACING | BY_INDUSTRY).is_empty():
            s.push(Surround(self.seat, self.at, self.number, self.left))


@dataclass(init=False, eq=False)
class Surround(Frame):
    """D-18, CND-10.14, 20.5: the space of the next token, or done."""

    at: i64
    number: i64
    left: i64

    def __init__(self, player: i64, at: i64, number: i64, left: i64) -> None:
        self.player = player
        self.at = at
        self.number = number
        self.left = left

    def legal(self, s: Dawn) -> list[int]:
        out: list[int] = []
        spots_beside(s, self.player, self.at, self.number, PLACING | BY_INDUSTRY).add_ready(TO, out)
        out.append(act(DONE))
        return out

    def why_not(self, s: Dawn, action: i64) -> str:
        if verb_of(action) != AT:
            return NOT_OFFERED
        why: i64 = PLACING | BY_INDUSTRY
        return refuse_spot(s, self.player, ONLY[self.at], self.number, why, first(action), "CND-10.14")

    def missing(self, s: Dawn, action: i64) -> list[int]:
        rule: str = self.why_not(s, action)
        return missing_for_spot(s, self.player, self.number, PLACING | BY_INDUSTRY, first(action), rule)

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        if action != act(DONE):
            s.push(TokensBesideCity(self.player, self.at, self.number, self.left - 1))
            place_control(s, self.player, first(action))
