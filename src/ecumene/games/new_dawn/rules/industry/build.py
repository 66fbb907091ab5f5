"""Industry cards: cities, and wonders paid item by item. CND-10."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import (
    BY_INDUSTRY,
    OVER_BARBARIANS,
    OVER_RIVALS,
    OVER_WATER,
    PLACING,
    WONDERS,
    Power,
)
from ecumene.games.new_dawn.cards.tiles import SPACES
from ecumene.games.new_dawn.rules.focus_row.tokens import (
    refuse_spend,
    spend,
    spend_offers,
    spendable,
    usable_naturals,
    use_natural,
)
from ecumene.games.new_dawn.rules.industry.wonders import Site, free_cities
from ecumene.games.new_dawn.rules.map.distance import ANY_TERRAIN, FAR, distances, spread
from ecumene.games.new_dawn.rules.map.spaces import (
    barbarian_on,
    is_city,
    is_rival,
    is_water,
    land_powers,
    lands_of,
    powers,
    spaces_of,
    state_on,
    unused_cities,
    within_limit,
)
from ecumene.games.new_dawn.rules.pieces.placement import pay_resource, place_control, put_city
from ecumene.games.new_dawn.rules.pieces.token_spots import spots_beside, why_not
from ecumene.games.new_dawn.rules.powers import wonder_cost
from ecumene.games.new_dawn.rules.refusals import refuse_space
from ecumene.games.new_dawn.rules.seat import CARAVANS
from ecumene.games.new_dawn.rules.state import NONE, Dawn
from ecumene.games.new_dawn.rules.verbs import AT, DONE, FOUND, PASS, PAY, PAY_NATURAL, RAISE, SPEND, SPEND_NATURAL
from ecumene.kernel.core.action import act, first, ready, verb_of
from ecumene.kernel.core.bits import has, members, one
from ecumene.kernel.core.piles import holds
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame

WORTH: Final = 2  # production of a resource (CND-10.9)
LAST_SLOT: Final = 5
FOUNDS: Final = ready(FOUND, SPACES)
RAISES: Final = ready(RAISE, WONDERS)
TO: Final = ready(AT, SPACES)


def resolve(s: Dawn, p: i64, slot: i64, number: i64) -> None:
    """CND-10.1: a city, a wonder or nothing."""
    if some_city(s, p, slot, number) or len(raisable(s, p, slot, number)) > 0:
        s.push(Build(p, slot, number))


def options(s: Dawn, p: i64, slot: i64, number: i64) -> list[int]:
    """D-17: places for a city, then wonders that can be paid."""
    out: list[int] = []
    i: i64
    for i in city_spaces(s, p, slot, number):
        out.append(FOUNDS[i])
    for i in raisable(s, p, slot, number):
        out.append(RAISES[i])
    return out


# cities


def starts(s: Dawn, p: i64, slot: i64) -> list[int]:
    """CND-10.2, 10.13: friendly spaces; with some cards also those of own caravans."""
    out = spaces_of(s, p)
    e = s.empires[p]
    if s.rules.cards[e.row[slot]].from_caravans:
        i: i64
        for i in range(CARAVANS):
            if e.caravans[i] >= 0:
                out.append(e.caravans[i])
    return out


def reach(s: Dawn, p: i64, slot: i64, number: i64) -> list[int]:
    """CND-10.5, 10.6: by space, how far it is, or FAR."""
    card = s.rules.cards[s.empires[p].row[slot]]
    return distances(s, p, starts(s, p, slot), card.reach, number, card.through, BY_INDUSTRY)


def crowded(s: Dawn, space: i64) -> bool:
    """CND-10.4: next to a city or a city-state's token."""
    near: i64
    for near in s.atlas.near[space]:
        if is_city(s, near) or state_on(s, near) != NONE:
            return True
    return False


def refuse_city(s: Dawn, bending: list[Power], p: i64, number: i64, space: i64, away: i64) -> str:
    """CND-10.2, 10.3, 10.4, 10.5, 10.8, 20.5: a place so far away, with these powers that bend difficulties."""
    if s.things[space] != 0 or is_city(s, space) or is_rival(s, p, space) or barbarian_on(s, space) != NONE:
        return "CND-10.3"
    if is_water(s, space) or not within_limit(bending, s, p, space, BY_INDUSTRY, number):
        return "CND-10.5"
    if crowded(s, space):
        return "CND-10.4"
    return "" if away != FAR or near_enough(powers(s, p), s, space) else "CND-10.2"


def refuse_far(s: Dawn, p: i64, slot: i64, number: i64, space: i64) -> str:
    """CND-10.2, 10.5, 10.6: too far whatever lies between, or cut off by rivals and barbarians, or by the land."""
    card = s.rules.cards[s.empires[p].row[slot]]
    friendly = starts(s, p, slot)
    through: i64 = OVER_RIVALS | OVER_BARBARIANS
    if distances(s, p, friendly, card.reach, ANY_TERRAIN, through | OVER_WATER, BY_INDUSTRY)[space] == FAR:
        return "CND-10.2"
    peaceful = distances(s, p, friendly, card.reach, number, card.through | through, BY_INDUSTRY)
    return "CND-10.6" if peaceful[space] != FAR else "CND-10.5"


def near_enough(bending: list[Power], s: Dawn, space: i64) -> bool:
    """CND-20.5: does a power lift the need to be within reach?"""
    for power in bending:
        if power.edge_city(s, space):
            return True
    return False


def city_spaces(s: Dawn, p: i64, slot: i64, number: i64) -> list[int]:
    """CND-10.7: none without an unused city."""
    out: list[int] = []
    if unused_cities(s, p) < 1:
        return out
    card = s.rules.cards[s.empires[p].row[slot]]
    bending = land_powers(s, p)
    away: list[int] = [FAR] * SPACES
    near = spread(s, p, starts(s, p, slot), card.reach, number, card.through, BY_INDUSTRY, away)
    space: i64
    for space in near:
        if refuse_city(s, bending, p, number, space, away[space]) == "":
            out.append(space)
    if has_edge_cities(s, p):
        for space in s.atlas.spaces:
            if away[space] == FAR and refuse_city(s, bending, p, number, space, FAR) == "":
                out.append(space)
    out.sort()
    return out


def some_city(s: Dawn, p: i64, slot: i64, number: i64) -> bool:
    """Is there any? Most often on or beside a friendly space."""
    if unused_cities(s, p) < 1:
        return False
    bending = land_powers(s, p)
    space: i64
    near: i64
    if s.rules.cards[s.empires[p].row[slot]].reach > 0:
        for space in lands_of(s, p):
            for near in s.atlas.near[space]:
                if refuse_city(s, bending, p, number, near, 1) == "":
                    return True
    return len(city_spaces(s, p, slot, number)) > 0


def has_edge_cities(s: Dawn, p: i64) -> bool:
    """CND-20.5: has p a power that can bring spaces near?"""
    for power in powers(s, p):
        if power.edge_cities():
            return True
    return False


# what wonders cost


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


# questions


@dataclass(init=False, eq=False)
class Build(Frame):
    """D-17, D-18, D-19: where a city is built, or which wonder; or nothing."""

    slot: i64
    number: i64

    def __init__(self, player: i64, slot: i64, number: i64) -> None:
        self.player = player
        self.slot = slot
        self.number = number

    def legal(self, s: Dawn) -> list[int]:
        out = options(s, self.player, self.slot, self.number)
        out.append(act(PASS))
        return out

    def refuse(self, s: Dawn, action: i64) -> str:
        verb: i64 = verb_of(action)
        p: i64 = self.player
        if verb == RAISE:
            return refuse_wonder(s, p, self.slot, self.number, first(action))
        if verb == FOUND:
            return refuse_space(s, first(action), "") or self.refuse_found(s, first(action))
        return "" if action == act(PASS) else NOT_OFFERED

    def refuse_found(self, s: Dawn, at: i64) -> str:
        """CND-10.2 to 10.7: a city there."""
        if unused_cities(s, self.player) < 1:
            return "CND-10.7"
        away = reach(s, self.player, self.slot, self.number)
        rule = refuse_city(s, land_powers(s, self.player), self.player, self.number, at, away[at])
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
        s.push(Outskirts(self.player, at, self.number, tokens))
        put_city(s, self.player, at)


@dataclass(init=False, eq=False)
class Owed(Frame):
    """CND-10.9, 10.10: paid item by item while production is missing; then the token finds its city."""

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

    A natural wonder that lies on that card serves as either; nothing is offered after which the rest is too little.
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
        """Only a natural wonder that would be worth more as a resource loses production that may be needed."""
        if verb_of(action) != SPEND_NATURAL or not has(naturals_for(s, self.player, self.wonder), first(action)):
            return True
        return means(s, self.player, self.slot, self.wonder) > self.owed

    def refuse(self, s: Dawn, action: i64) -> str:
        if action in self.legal(s):
            return ""
        p: i64 = self.player
        verb: i64 = verb_of(action)
        if verb == SPEND or verb == SPEND_NATURAL:
            offers: list[int] = []
            spend_offers(s, p, self.slot, offers)
            return "CND-10.10" if action in offers else refuse_spend(s, p, self.slot, action)
        if verb == PAY_NATURAL and has(s.empires[p].naturals & ~usable_naturals(s, p), first(action)):
            return "CND-5.7"
        return "CND-10.9" if verb == PAY or verb == PAY_NATURAL else NOT_OFFERED

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        p: i64 = self.player
        verb: i64 = verb_of(action)
        worth: i64 = WORTH if verb == PAY or verb == PAY_NATURAL else 1
        s.push(Owed(p, self.slot, self.wonder, max(self.owed - worth, 0)))
        if verb == PAY:
            pay_resource(s, p, first(action))
        elif verb == PAY_NATURAL:
            use_natural(s, p, first(action))
        else:
            spend(s, p, self.slot, action)


# Urbanization


@dataclass(init=False, eq=False)
class Outskirts(Frame):
    """CND-10.14: so many control tokens may still be placed beside the new city."""

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
        if self.left > 0 and len(spots_beside(s, self.seat, self.at, self.number, PLACING | BY_INDUSTRY)) > 0:
            s.push(Surround(self.seat, self.at, self.number, self.left))


@dataclass(init=False, eq=False)
class Surround(Frame):
    """D-18, CND-10.14, 20.5: the next space, or done."""

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
        space: i64
        for space in spots_beside(s, self.player, self.at, self.number, PLACING | BY_INDUSTRY):
            out.append(TO[space])
        out.append(act(DONE))
        return out

    def refuse(self, s: Dawn, action: i64) -> str:
        if action in self.legal(s):
            return ""
        why: i64 = PLACING | BY_INDUSTRY
        p: i64 = self.player
        if verb_of(action) != AT:
            return NOT_OFFERED
        return why_not(s, p, [self.at], self.number, why, first(action), "CND-10.14")

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        if action != act(DONE):
            s.push(Outskirts(self.player, self.at, self.number, self.left - 1))
            place_control(s, self.player, first(action))
