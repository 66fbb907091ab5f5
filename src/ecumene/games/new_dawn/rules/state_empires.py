"""Changes of what players have: focus rows, tokens, caravans, diplomacy cards. CND-6, 8, 9, 14 to 16, 20."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.once_flags import NATURAL_SPENT, STATE_SPENT
from ecumene.games.new_dawn.rules.seat import ON_CARD, UNUSED
from ecumene.games.new_dawn.rules.state_map import TableMap
from ecumene.games.new_dawn.rules.verbs import (
    ADVANCED,
    ARRIVED,
    CARAVAN_ADDED,
    CARAVAN_ASIDE,
    CARAVAN_HOME_AGAIN,
    CARAVAN_MOVED,
    CARAVAN_REMOVED,
    CARAVAN_SENT,
    ENVOY_RETURNED,
    ENVOY_SENT,
    GAINED_NATURAL,
    GAINED_RESOURCE,
    LEADS,
    LOST_NATURAL,
    MARKED,
    NATURAL_ON,
    PAID_RESOURCE,
    RESET,
    STATE_OFF,
    STATE_ON,
    STATE_ON_CARD,
    SWAPPED_CARDS,
    TRADE_OFF,
    TRADE_ON,
    TRADE_STORED,
    TRADE_UNSTORED,
    TREATY_ENDED,
    TREATY_MADE,
    UPGRADED,
    USED_NATURAL,
    USED_STATE,
)
from ecumene.kernel.core.bits import one


@dataclass(init=False, eq=False)
class TableEmpires(TableMap):
    def take_leader(self, p: i64, leader: i64, row: list[int]) -> None:
        """CND-2.1, 2.3: a leader sheet, and the focus row it shows."""
        self.empires[p].leader = leader
        self.empires[p].row = row
        self.report(LEADS, p, leader)

    def use(self, p: i64, what: i64) -> None:
        """CND-6.10: once a turn: see `once_flags`."""
        self.empires[p].used |= one(what)

    # the focus row

    def reset_card(self, p: i64, slot: i64) -> None:
        """CND-6.4: the card goes to slot 1, cards in lower slots move one to the right, with everything on them."""
        e = self.empires[p]
        self.report(RESET, p, e.row[slot])
        for by_slot in (e.row, e.trade, e.states, e.naturals_on):
            by_slot.insert(0, by_slot.pop(slot))

    def swap_cards(self, p: i64, a: i64, b: i64) -> None:
        """CND-20.23: two cards change places, with everything on them. It does not matter which was named first."""
        e = self.empires[p]
        self.report(SWAPPED_CARDS, p, e.row[min(a, b)], e.row[max(a, b)])
        for by_slot in (e.row, e.trade, e.states, e.naturals_on):
            by_slot[a], by_slot[b] = by_slot[b], by_slot[a]

    def replace_card(self, p: i64, slot: i64, card: i64) -> None:
        """CND-8.3, 8.5: another card of p's deck in this slot; what lies on the old card is moved to it."""
        e = self.empires[p]
        self.report(UPGRADED, p, e.row[slot], card)
        e.row[slot] = card

    # trade tokens and resources

    def add_trade(self, p: i64, slot: i64) -> None:
        """A token comes onto a card."""
        e = self.empires[p]
        e.trade[slot] += 1
        self.report(TRADE_ON, p, e.row[slot])

    def remove_trade(self, p: i64, slot: i64) -> None:
        """CND-16.2: a token goes to the supply."""
        e = self.empires[p]
        e.trade[slot] -= 1
        self.report(TRADE_OFF, p, e.row[slot])

    def store_trade(self, p: i64) -> None:
        """CND-20.20."""
        self.empires[p].store += 1
        self.report(TRADE_STORED, p)

    def unstore_trade(self, p: i64) -> None:
        """CND-20.20."""
        self.empires[p].store -= 1
        self.report(TRADE_UNSTORED, p)

    def gain_resource(self, p: i64, resource: i64) -> None:
        """CND-1.6: from the supply, if one is left there."""
        if self.supply[resource] > 0:
            self.supply[resource] -= 1
            self.empires[p].resources[resource] += 1
            self.report(GAINED_RESOURCE, p, resource)

    def pay_resource(self, p: i64, resource: i64) -> None:
        """CND-5.6: back to the supply."""
        self.supply[resource] += 1
        self.empires[p].resources[resource] -= 1
        self.report(PAID_RESOURCE, p, resource)

    # natural wonders

    def gain_natural(self, p: i64, natural: i64) -> None:
        """CND-7.5."""
        self.empires[p].naturals |= one(natural)
        self.report(GAINED_NATURAL, p, natural)

    def lose_natural(self, p: i64, natural: i64) -> None:
        """CND-11.20, 18.6."""
        self.empires[p].naturals &= ~one(natural)
        self.lift_natural(p, natural)
        self.report(LOST_NATURAL, p, natural)

    def use_natural(self, p: i64, natural: i64) -> None:
        """CND-5.7."""
        self.use(p, NATURAL_SPENT + natural)
        self.report(USED_NATURAL, p, natural)

    def put_natural(self, p: i64, natural: i64, slot: i64) -> None:
        """CND-20.18: on a card."""
        e = self.empires[p]
        e.naturals_on[slot] |= one(natural)
        self.report(NATURAL_ON, p, natural, e.row[slot])

    def lift_natural(self, p: i64, natural: i64) -> None:
        """CND-20.18: from the card where it lies."""
        naturals_on = self.empires[p].naturals_on
        slot: i64
        for slot in range(len(naturals_on)):
            naturals_on[slot] &= ~one(natural)

    # city-states

    def gain_state(self, p: i64, state: i64) -> None:
        """CND-11.18: a conquered city-state: its token lies beside p's row, and its cards lie face down."""
        self.facedown |= one(state)
        self.empires[p].stray_states |= one(state)
        self.report(STATE_ON, p, state)

    def put_state(self, p: i64, state: i64, slot: i64) -> None:
        """CND-11.18, 20.9: its token comes from beside the row onto a card."""
        e = self.empires[p]
        e.stray_states &= ~one(state)
        e.states[slot] |= one(state)
        self.report(STATE_ON_CARD, p, state, e.row[slot])

    def lose_state(self, p: i64, state: i64) -> None:
        """CND-14.8: its token leaves p's cards."""
        e = self.empires[p]
        e.stray_states &= ~one(state)
        slot: i64
        for slot in range(len(e.states)):
            e.states[slot] &= ~one(state)
        self.report(STATE_OFF, p, state)

    def use_state(self, p: i64, state: i64) -> None:
        """CND-14.2: its token is spent as a trade token, and stays."""
        self.use(p, STATE_SPENT + state)
        self.report(USED_STATE, p, state)

    # diplomacy cards

    def take_pact(self, p: i64, pact: i64) -> None:
        """CND-9.11."""
        self.empires[p].pacts |= one(pact)
        self.report(TREATY_MADE, p, pact)

    def return_pact(self, p: i64, pact: i64) -> None:
        """CND-15.5: back to its owner's set."""
        self.empires[p].pacts &= ~one(pact)
        self.report(TREATY_ENDED, p, pact)

    def take_state_card(self, p: i64, state: i64) -> None:
        """CND-9.10."""
        self.empires[p].embassies |= one(state)
        self.report(ENVOY_SENT, p, state)

    def return_state_card(self, p: i64, state: i64) -> None:
        """CND-15.5."""
        self.empires[p].embassies &= ~one(state)
        self.report(ENVOY_RETURNED, p, state)

    # caravans

    def add_caravan(self, p: i64, caravan: i64) -> None:
        """CND-8.7: from the box onto the economy card."""
        self.empires[p].caravans[caravan] = ON_CARD
        self.report(CARAVAN_ADDED, p)

    def remove_caravan(self, p: i64, caravan: i64) -> None:
        """CND-20.9: from the economy card into the box."""
        self.empires[p].caravans[caravan] = UNUSED
        self.report(CARAVAN_REMOVED, p)

    def move_caravan(self, p: i64, caravan: i64, space: i64) -> None:
        """CND-9.3: a step, or the first step from a city."""
        e = self.empires[p]
        at: i64 = e.caravans[caravan]
        e.caravans[caravan] = space
        if at == ON_CARD:
            self.report(CARAVAN_SENT, p, space)
        else:
            self.report(CARAVAN_MOVED, p, at, space)

    def return_caravan(self, p: i64, caravan: i64, aside: bool) -> None:
        """CND-9.19, 20.9: from the map to the economy card, or aside."""
        e = self.empires[p]
        self.report(CARAVAN_ASIDE if aside else CARAVAN_HOME_AGAIN, p, e.caravans[caravan])
        e.caravans[caravan] = UNUSED if aside else ON_CARD

    def arrive(self, p: i64, caravan: i64, space: i64) -> None:
        """CND-9.7, 9.9, 9.13: neither this caravan nor this destination serves again in this turn."""
        self.use(p, self.rules.caravan_home + caravan)
        self.empires[p].reached.append(space)
        self.report(ARRIVED, p, space)

    # the tech dial and agendas

    def advance(self, p: i64, space: i64) -> None:
        """CND-8.4, R-22: the dial to this space; the farthest space is kept."""
        e = self.empires[p]
        e.dial = space
        e.peak = max(e.peak, space)
        self.report(ADVANCED, p, space)

    def mark(self, p: i64, goal: i64) -> None:
        """CND-12.3: a control token on a victory card."""
        self.empires[p].marks |= one(goal)
        self.report(MARKED, p, goal)
