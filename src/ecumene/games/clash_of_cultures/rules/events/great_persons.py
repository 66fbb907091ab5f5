"""Great persons: taking them into the hand, and playing them as an action. COC-17.13, 17.22."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.advances import abilities
from ecumene.games.clash_of_cultures.rules.advances.learn_by_card import free_advance
from ecumene.games.clash_of_cultures.rules.costs import spend_action
from ecumene.games.clash_of_cultures.rules.map.cities import set_mood
from ecumene.games.clash_of_cultures.rules.map.packed_city import HAPPY, mood_of
from ecumene.games.clash_of_cultures.rules.resources import pay_culture
from ecumene.games.clash_of_cultures.rules.shortages import short_of_culture
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import AT, CALL, NO, YES
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.bits import members
from ecumene.kernel.core.frames import Step
from ecumene.kernel.core.piles import distinct, holds
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame

DRAWER_PAYS: Final = 1  # culture tokens: COC-17.13
OTHERS_PAY: Final = 2


# taking a great person


def offer_person(s: World, event: i64, drawer: i64) -> None:
    """To the player who drew it for 1 culture token, then to the others in turn order for 2, if they can pay."""
    frames: list[Frame] = [OfferPerson(event, drawer, DRAWER_PAYS)]
    p: i64
    for p in s.order(s.first):
        if p != drawer:
            frames.append(OfferPerson(event, p, OTHERS_PAY))
    s.then(frames)


@dataclass(init=False, eq=False)
class OfferPerson(Step):
    """Ask this player, if the great person is still there and the player can pay, maybe with Drama & Music."""

    event: i64
    seat: i64
    cost: i64

    def __init__(self, event: i64, seat: i64, cost: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.event = event
        self.seat = seat
        self.cost = cost

    def run(self, s: World) -> None:
        s.stack.pop()
        offer = MayTakePerson(self.seat, self.event, self.cost)
        if s.playing(self.seat) and holds(s.event_gone, self.event) and len(offer.legal(s)) > 1:
            s.push(offer)


@dataclass(init=False, eq=False)
class MayTakePerson(Frame):
    """Pay culture tokens for a great person? COC-8.10: Drama & Music may be used first."""

    event: i64
    cost: i64

    def __init__(self, player: i64, event: i64, cost: i64) -> None:
        self.player = player
        self.event = event
        self.cost = cost

    def legal(self, s: World) -> list[int]:
        out: list[int] = [act(NO)]
        if s.nations[self.player].culture_tokens >= self.cost:
            out.append(act(YES))
        abilities.offers_anytime(s, self.player, out)
        return out

    def missing(self, s: World, action: i64) -> list[int]:
        return short_of_culture(s, self.player, self.cost) if verb_of(action) == YES else []

    def apply(self, s: World, action: i64) -> None:
        if abilities.apply_anytime(s, self.player, action):
            return
        s.stack.pop()
        if verb_of(action) == YES:
            pay_culture(s, self.player, self.cost)
            s.take_person(self.player, self.event)


# playing a great person


def offers(s: World, p: i64, out: list[int]) -> None:
    if s.nations[p].actions > 0:
        for event in distinct(s.nations[p].persons):
            out.append(act(CALL, event))


def why_not(s: World, p: i64, action: i64) -> str:
    if verb_of(action) != CALL:
        return NOT_OFFERED
    if not holds(s.nations[p].persons, first(action)):
        return "COC-17.13"
    return "" if s.nations[p].actions > 0 else "COC-8.2"


def apply(s: World, p: i64, action: i64) -> bool:
    """COC-17.13, 17.22: the card leaves the game. A free advance of its category, if possible, then its effect."""
    if verb_of(action) != CALL:
        return False
    event: i64 = first(action)
    spend_action(s, p)
    s.call_person(p, event)
    s.push(PersonActs(p, event))
    allowed: i64 = 0
    category: i64
    for category in members(s.rules.events[event].categories):
        allowed |= s.rules.in_category[category]
    free_advance(s, p, allowed, False)
    return True


@dataclass(init=False, eq=False)
class PersonActs(Step):
    """The effect comes after the advance and its event."""

    seat: i64
    event: i64

    def __init__(self, seat: i64, event: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.event = event

    def run(self, s: World) -> None:
        s.stack.pop()
        s.rules.events[self.event].play(s, self.seat)


@dataclass(init=False, eq=False)
class MakeHappy(Frame):
    """The Great Artist: which city becomes happy?"""

    def legal(self, s: World) -> list[int]:
        return [act(AT, at) for at in s.cities_of(self.player) if mood_of(s.city[at]) != HAPPY]

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        set_mood(s, first(action), HAPPY)
