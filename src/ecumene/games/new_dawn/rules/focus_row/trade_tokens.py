"""Trade tokens on focus cards, and spending tokens of a card. CND-14.2, 16, 20.18, 20.20."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import type_of
from ecumene.games.new_dawn.rules.focus_row.natural_wonders import use_natural
from ecumene.games.new_dawn.rules.focus_row.row import in_row, slot_of
from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.once_flags import NATURAL_SPENT, STATE_SPENT
from ecumene.games.new_dawn.rules.powers import powers
from ecumene.games.new_dawn.rules.seat import MOST_TRADE, SLOTS
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.unordered import ask_rest, places_of, rising_places
from ecumene.games.new_dawn.rules.verbs import PUT_TOKEN, ROOM, SPEND, SPEND_NATURAL, STORE, TRADE_TOKENS
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.bits import members, size
from ecumene.kernel.core.frames import shortage
from ecumene.kernel.core.state import NOT_OFFERED, Frame

# trade tokens


def room_on(s: Dawn, p: i64, slot: i64) -> i64:
    """CND-16.3: how many more tokens the card can hold."""
    return max(MOST_TRADE - s.empires[p].trade[slot], 0)


def store_room(s: Dawn, p: i64) -> i64:
    """CND-20.20: how many more the Great Zimbabwe can hold."""
    most: i64 = 0
    for power in powers(s, p):
        most = max(most, power.trade_capacity())
    return max(most - s.empires[p].store, 0)


def gain_trade(s: Dawn, p: i64, n: i64) -> None:
    """CND-16.3, 16.4: tokens for any cards of p's row."""
    if n > 0:
        s.ask(PutTrade(p, n, NONE, NONE))


def gain_trade_on(s: Dawn, p: i64, type: i64, n: i64) -> None:
    """CND-9.10, 20.9: tokens for p's cards of a type."""
    if n > 0:
        s.ask(PutTrade(p, n, type, NONE))


@dataclass(init=False, eq=False)
class PutTrade(Frame):
    """CND-16.3, 20.20, D-13, D-27, D-37: where do tokens go? In any order, where there is room; the rest is lost.

    Nobody is asked if the tokens fill all the room. The Great Zimbabwe counts as the place after the last slot.
    """

    left: i64
    of: i64  # type of the cards, or NONE for any
    since: i64  # the last place named, or NONE

    def __init__(self, player: i64, left: i64, of: i64, since: i64) -> None:
        self.player = player
        self.left = left
        self.of = of
        self.since = since

    def room(self, s: Dawn) -> list[int]:
        """By place: how many tokens it can still hold."""
        p: i64 = self.player
        row = s.empires[p].row
        out: list[int] = []
        slot: i64
        for slot in range(SLOTS):
            out.append(room_on(s, p, slot) if self.of == NONE or type_of(row[slot]) == self.of else 0)
        out.append(store_room(s, p))
        return out

    def legal(self, s: Dawn) -> list[int]:
        return self.actions_at(s, places_of(self.room(s), self.left))

    def canonical(self, s: Dawn) -> list[int]:
        rising = rising_places(self.room(s), self.left, self.since)
        return self.actions_at(s, rising) if len(rising) > 0 else self.legal(s)

    def actions_at(self, s: Dawn, places: list[int]) -> list[int]:
        row = s.empires[self.player].row
        out: list[int] = []
        place: i64
        for place in places:
            out.append(act(PUT_TOKEN, row[place]) if place < SLOTS else act(STORE))
        return out

    def apply(self, s: Dawn, action: i64) -> None:
        p: i64 = self.player
        forced: bool = self.since == NONE and len(self.legal(s)) == 1
        s.stack.pop()
        place: i64 = SLOTS
        if verb_of(action) == STORE:
            s.store_trade(p)
        else:
            place = slot_of(s, p, first(action))
            s.add_trade(p, place)
        if self.left == 1:
            return
        if forced:
            s.ask(self.rest(NONE))
        else:
            ask_rest(s, self.rest(max(self.since, place)))

    def rest(self, since: i64) -> PutTrade:
        """The same question with one token less."""
        return PutTrade(self.player, self.left - 1, self.of, since)

    def why_not(self, s: Dawn, action: i64) -> str:
        if verb_of(action) == STORE:
            return refuse_store(s, self.player)
        if verb_of(action) != PUT_TOKEN:
            return NOT_OFFERED
        own: bool = in_row(s, self.player, first(action))
        if self.of == NONE:
            return "CND-16.3" if own else self.refuse_other()
        return "CND-16.3" if own and type_of(first(action)) == self.of else "CND-9.10"

    def refuse_other(self) -> str:
        """The rule against a card that is not in the row."""
        return "CND-16.3"

    def missing(self, s: Dawn, action: i64) -> list[int]:
        """CND-16.3, 20.20: room."""
        p: i64 = self.player
        full: bool = self.why_not(s, action) == "CND-20.20"
        if verb_of(action) == PUT_TOKEN and in_row(s, p, first(action)):
            full = room_on(s, p, slot_of(s, p, first(action))) == 0
        return [shortage(ROOM, 1, 0)] if full else []


def refuse_store(s: Dawn, p: i64) -> str:
    """CND-16.3, 17.1, 20.20: there is no Great Zimbabwe, no room on it, or the tokens fill all the room anyway."""
    if store_room(s, p) > 0:
        return "CND-16.3"
    for power in powers(s, p):
        if power.trade_capacity() > 0:
            return "CND-20.20"
    return "CND-17.1"


@dataclass(init=False, eq=False)
class PutHarvest(PutTrade):
    """CND-13.15, 16.3, 20.20, D-27: the same for tokens from mature cities."""

    def rest(self, since: i64) -> PutTrade:
        return PutHarvest(self.player, self.left - 1, self.of, since)

    def refuse_other(self) -> str:
        return "CND-13.15"


# spending: CND-16.1


def spendable(s: Dawn, p: i64, slot: i64) -> i64:
    """How many tokens of the card may be spent."""
    e = s.empires[p]
    return e.trade[slot] + size(unspent_states(s, p, slot)) + size(unspent_naturals(s, p, slot))


def unspent_states(s: Dawn, p: i64, slot: i64) -> i64:
    """CND-14.2: bag of the city-state tokens on a card that were not spent in this turn."""
    e = s.empires[p]
    return e.states[slot] & ~(e.used >> STATE_SPENT)


def unspent_naturals(s: Dawn, p: i64, slot: i64) -> i64:
    """CND-20.18: bag of the natural wonders on a card that were not spent in this turn."""
    e = s.empires[p]
    return e.naturals_on[slot] & ~(e.used >> NATURAL_SPENT)


def spend_offers(s: Dawn, p: i64, slot: i64, out: list[int]) -> None:
    """CND-16.1: a token that stays on the card is spent before one that is removed, so there is nothing to choose."""
    if s.empires[p].trade[slot] > 0 or unspent_states(s, p, slot) != 0:
        out.append(act(SPEND))
    natural: i64
    for natural in members(unspent_naturals(s, p, slot)):
        out.append(act(SPEND_NATURAL, natural))


def refuse_spend(s: Dawn, p: i64, slot: i64, action: i64) -> str:
    """CND-14.2, 16.1, 20.18: the rule against spending that is not offered."""
    if verb_of(action) == SPEND_NATURAL:
        return "CND-20.18"
    if verb_of(action) != SPEND:
        return NOT_OFFERED
    return "CND-14.2" if s.empires[p].states[slot] != 0 else "CND-16.1"


def missing_trade(s: Dawn, p: i64, slot: i64, action: i64) -> list[int]:
    """CND-14.2, 16.1: a token to spend, if there is none on the card."""
    some: bool = s.empires[p].trade[slot] > 0 or unspent_states(s, p, slot) != 0
    return [] if some or verb_of(action) != SPEND else [shortage(TRADE_TOKENS, 1, 0)]


def spend(s: Dawn, p: i64, slot: i64, action: i64) -> None:
    """One token of the card is spent, as offered."""
    if verb_of(action) == SPEND_NATURAL:
        use_natural(s, p, first(action))
        return
    states = members(unspent_states(s, p, slot))
    if len(states) > 0:
        s.use_state(p, states[0])
    else:
        s.remove_trade(p, slot)
