"""The position of A New Dawn, with every change of it. CND-1, 2.

A change is a method that changes one thing and reports it. Here are changes of what players have, of turns, events and
battles; those of the map are in `state_table`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from mypy_extensions import i64

from ecumene.games.new_dawn.rules import verbs
from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.military.battle_state import ATTACKER, Battle
from ecumene.games.new_dawn.rules.once_flags import NATURAL_SPENT, STATE_SPENT
from ecumene.games.new_dawn.rules.seat import ON_CARD, UNUSED, with_item, with_moved, with_swapped
from ecumene.games.new_dawn.rules.state_table import Table
from ecumene.kernel.core.bits import one
from ecumene.kernel.core.piles import add
from ecumene.kernel.core.rng import Rng


@final
@dataclass(init=False, eq=False)
class Dawn(Table):
    # fields: begin
    # fmt: off
    def clone(self) -> Dawn:
        """An independent copy. It records no events."""
        twin = Dawn(
            self.stack[:], None, self.rules, self.atlas, [x.clone() for x in self.empires], self.epic, self.victory,
            self.first, self.mover, self.round, self.pointer, self.compass, self.hold[:], self.things, self.barbarians,
            self.supply, self.offer, self.unseen, self.left, self.wonder_at, self.facedown, self.tile_box,
            self.tile_hands[:], self.core, self.battle, self.resignations,
        )
        twin.found_occupied = self.found_occupied
        twin.wonder_bags = self.wonder_bags
        return twin
    # fmt: on
    # fields: end

    def deal_hidden(self, viewer: i64, rng: Rng) -> None:
        """Nothing: everything is open to everybody, and what nobody has seen has no order."""

    def take_leader(self, p: i64, leader: i64, row: list[int]) -> None:
        """CND-2.1, 2.3: a leader sheet, and the focus row it shows."""
        self.empires[p].leader = leader
        self.empires[p].row = row
        self.report(verbs.LEADS, p, leader)

    def use(self, p: i64, what: i64) -> None:
        """CND-6.10: once a turn: see `once_flags`."""
        self.empires[p].used |= one(what)

    # the focus row

    def reset_card(self, p: i64, slot: i64) -> None:
        """CND-6.4: the card goes to slot 1, cards in lower slots move one to the right, with everything on them."""
        e = self.empires[p]
        self.report(verbs.RESET, p, e.row[slot])
        e.row = with_moved(e.row, slot, 0)
        e.trade = with_moved(e.trade, slot, 0)
        e.states = with_moved(e.states, slot, 0)
        e.naturals_on = with_moved(e.naturals_on, slot, 0)

    def swap_cards(self, p: i64, a: i64, b: i64) -> None:
        """CND-20.23: two cards change places, with everything on them. It does not matter which was named first."""
        e = self.empires[p]
        self.report(verbs.SWAPPED_CARDS, p, e.row[min(a, b)], e.row[max(a, b)])
        e.row = with_swapped(e.row, a, b)
        e.trade = with_swapped(e.trade, a, b)
        e.states = with_swapped(e.states, a, b)
        e.naturals_on = with_swapped(e.naturals_on, a, b)

    def replace_card(self, p: i64, slot: i64, card: i64) -> None:
        """CND-8.3, 8.5: another card of p's deck in this slot; what lies on the old card is moved to it."""
        e = self.empires[p]
        self.report(verbs.UPGRADED, p, e.row[slot], card)
        e.row = with_item(e.row, slot, card)

    # trade tokens and resources

    def add_trade(self, p: i64, slot: i64) -> None:
        """A token comes onto a card."""
        e = self.empires[p]
        e.trade = with_item(e.trade, slot, e.trade[slot] + 1)
        self.report(verbs.TRADE_ON, p, e.row[slot])

    def remove_trade(self, p: i64, slot: i64) -> None:
        """CND-16.2: a token goes to the supply."""
        e = self.empires[p]
        e.trade = with_item(e.trade, slot, e.trade[slot] - 1)
        self.report(verbs.TRADE_OFF, p, e.row[slot])

    def store_trade(self, p: i64) -> None:
        """CND-20.20."""
        self.empires[p].store += 1
        self.report(verbs.TRADE_STORED, p)

    def unstore_trade(self, p: i64) -> None:
        """CND-20.20."""
        self.empires[p].store -= 1
        self.report(verbs.TRADE_UNSTORED, p)

    def gain_resource(self, p: i64, resource: i64) -> None:
        """CND-1.6: from the supply, if one is left there."""
        if self.supply[resource] > 0:
            self.supply = with_item(self.supply, resource, self.supply[resource] - 1)
            e = self.empires[p]
            e.resources = with_item(e.resources, resource, e.resources[resource] + 1)
            self.report(verbs.GAINED_RESOURCE, p, resource)

    def pay_resource(self, p: i64, resource: i64) -> None:
        """CND-5.6: back to the supply."""
        self.supply = with_item(self.supply, resource, self.supply[resource] + 1)
        e = self.empires[p]
        e.resources = with_item(e.resources, resource, e.resources[resource] - 1)
        self.report(verbs.PAID_RESOURCE, p, resource)

    # natural wonders

    def gain_natural(self, p: i64, natural: i64) -> None:
        """CND-7.5."""
        self.empires[p].naturals |= one(natural)
        self.report(verbs.GAINED_NATURAL, p, natural)

    def lose_natural(self, p: i64, natural: i64) -> None:
        """CND-11.20, 18.6."""
        self.empires[p].naturals &= ~one(natural)
        self.lift_natural(p, natural)
        self.report(verbs.LOST_NATURAL, p, natural)

    def use_natural(self, p: i64, natural: i64) -> None:
        """CND-5.7."""
        self.use(p, NATURAL_SPENT + natural)
        self.report(verbs.USED_NATURAL, p, natural)

    def put_natural(self, p: i64, natural: i64, slot: i64) -> None:
        """CND-20.18: on a card."""
        e = self.empires[p]
        e.naturals_on = with_item(e.naturals_on, slot, e.naturals_on[slot] | one(natural))
        self.report(verbs.NATURAL_ON, p, natural, e.row[slot])

    def lift_natural(self, p: i64, natural: i64) -> None:
        """CND-20.18: from the card where it lies."""
        e = self.empires[p]
        e.naturals_on = [bag & ~one(natural) for bag in e.naturals_on]

    # city-states

    def gain_state(self, p: i64, state: i64) -> None:
        """CND-11.18: a conquered city-state: its token lies beside p's row, and its cards lie face down."""
        self.facedown |= one(state)
        self.empires[p].stray_states |= one(state)
        self.report(verbs.STATE_ON, p, state)

    def put_state(self, p: i64, state: i64, slot: i64) -> None:
        """CND-11.18, 20.9: its token comes from beside the row onto a card."""
        e = self.empires[p]
        e.stray_states &= ~one(state)
        e.states = with_item(e.states, slot, e.states[slot] | one(state))
        self.report(verbs.STATE_ON_CARD, p, state, e.row[slot])

    def lose_state(self, p: i64, state: i64) -> None:
        """CND-14.8: its token leaves p's cards."""
        e = self.empires[p]
        e.stray_states &= ~one(state)
        e.states = [bag & ~one(state) for bag in e.states]
        self.report(verbs.STATE_OFF, p, state)

    def use_state(self, p: i64, state: i64) -> None:
        """CND-14.2: its token is spent as a trade token, and stays."""
        self.use(p, STATE_SPENT + state)
        self.report(verbs.USED_STATE, p, state)

    # diplomacy cards

    def take_pact(self, p: i64, pact: i64) -> None:
        """CND-9.11."""
        self.empires[p].pacts |= one(pact)
        self.report(verbs.TREATY_MADE, p, pact)

    def return_pact(self, p: i64, pact: i64) -> None:
        """CND-15.5: back to its owner's set."""
        self.empires[p].pacts &= ~one(pact)
        self.report(verbs.TREATY_ENDED, p, pact)

    def take_state_card(self, p: i64, state: i64) -> None:
        """CND-9.10."""
        self.empires[p].embassies |= one(state)
        self.report(verbs.ENVOY_SENT, p, state)

    def return_state_card(self, p: i64, state: i64) -> None:
        """CND-15.5."""
        self.empires[p].embassies &= ~one(state)
        self.report(verbs.ENVOY_RETURNED, p, state)

    # caravans

    def add_caravan(self, p: i64, caravan: i64) -> None:
        """CND-8.7: from the box onto the economy card."""
        e = self.empires[p]
        e.caravans = with_item(e.caravans, caravan, ON_CARD)
        self.report(verbs.CARAVAN_ADDED, p)

    def remove_caravan(self, p: i64, caravan: i64) -> None:
        """CND-20.9: from the economy card into the box."""
        e = self.empires[p]
        e.caravans = with_item(e.caravans, caravan, UNUSED)
        self.report(verbs.CARAVAN_REMOVED, p)

    def move_caravan(self, p: i64, caravan: i64, space: i64) -> None:
        """CND-9.3: a step, or the first step from a city."""
        e = self.empires[p]
        at: i64 = e.caravans[caravan]
        e.caravans = with_item(e.caravans, caravan, space)
        if at == ON_CARD:
            self.report(verbs.CARAVAN_SENT, p, space)
        else:
            self.report(verbs.CARAVAN_MOVED, p, at, space)

    def return_caravan(self, p: i64, caravan: i64, aside: bool) -> None:
        """CND-9.19, 20.9: from the map to the economy card, or aside."""
        e = self.empires[p]
        self.report(verbs.CARAVAN_ASIDE if aside else verbs.CARAVAN_HOME_AGAIN, p, e.caravans[caravan])
        e.caravans = with_item(e.caravans, caravan, UNUSED if aside else ON_CARD)

    def arrive(self, p: i64, caravan: i64, space: i64) -> None:
        """CND-9.7, 9.9, 9.13: neither this caravan nor this destination serves again in this turn."""
        self.use(p, self.rules.caravan_home + caravan)
        e = self.empires[p]
        e.reached = [*e.reached, space]
        self.report(verbs.ARRIVED, p, space)

    # the tech dial and agendas

    def advance(self, p: i64, space: i64) -> None:
        """CND-8.4, R-22: the dial to this space; the farthest space is kept."""
        e = self.empires[p]
        e.dial = space
        e.peak = max(e.peak, space)
        self.report(verbs.ADVANCED, p, space)

    def mark(self, p: i64, goal: i64) -> None:
        """CND-12.3: a control token on a victory card."""
        self.empires[p].marks |= one(goal)
        self.report(verbs.MARKED, p, goal)

    # setup

    def set_first(self, p: i64) -> None:
        """CND-2.8: the first player, for the whole game."""
        self.first = p
        self.report(verbs.FIRST_PLAYER, p)

    def set_compass(self, way: i64) -> None:
        """CND-2.8: how the direction token lies."""
        self.compass = way
        self.report(verbs.COMPASS_SET, way)

    def show_victory(self, goal: i64) -> None:
        """CND-2.13."""
        victory = self.victory[:]
        add(victory, goal)
        self.victory = victory
        self.report(verbs.VICTORY_SHOWN, goal)

    # rounds and turns

    def begin_round(self, round: i64) -> None:
        """CND-6.1."""
        self.round = round
        self.report(verbs.ROUND_BEGAN, round + 1)

    def turn_dial(self, pointer: i64, event: i64) -> None:
        """CND-13.1, 13.2: the pointer moves to this section. It is nobody's turn."""
        self.mover = NONE
        self.pointer = pointer
        self.report(verbs.DIAL_TURNED, event)

    def renew_once_a_turn(self) -> None:
        """CND-6.10: what is allowed once a turn is allowed again, for everybody."""
        for e in self.empires:
            e.used = 0
            e.won = 0
            e.taken = []
            e.reached = []

    def begin_turn(self, p: i64) -> None:
        self.mover = p
        self.report(verbs.TURN_BEGAN, p)

    def resign(self, p: i64) -> None:
        """R-23."""
        self.resignations += 1
        self.empires[p].resigned = self.resignations
        self.report(verbs.RESIGNED, p)

    # battles

    def begin_battle(self, battle: Battle) -> None:
        """CND-11.26."""
        self.battle = battle
        self.report(verbs.ATTACKED, battle.attacker, battle.space)

    def fighting(self) -> Battle:
        """The unfinished attack."""
        assert self.battle is not None
        return self.battle

    def roll_for(self, side: i64, roller: i64, die: i64) -> None:
        """CND-11.11."""
        self.battle = self.fighting().with_more(side, die, 0)
        self.report(verbs.ATTACK_ROLLED if side == ATTACKER else verbs.DEFENCE_ROLLED, roller, die)

    def strengthen(self, side: i64) -> None:
        """CND-11.16: by one token."""
        self.battle = self.fighting().with_more(side, 0, 1)

    def end_battle(self, ours: i64, theirs: i64) -> None:
        """CND-11.17: the higher of these combat values wins. With equal values the defender wins."""
        b = self.fighting()
        self.battle = None
        if ours > theirs:
            self.empires[b.attacker].won += 1
            self.report(verbs.ATTACK_WON, b.attacker, b.space, ours, theirs)
        else:
            self.report(verbs.ATTACK_FAILED, b.attacker, b.space, ours, theirs)

    def close_to_attacks(self, p: i64, space: i64) -> None:
        """CND-11.7: p does not attack from this space again in this turn."""
        e = self.empires[p]
        e.taken = [*e.taken, space]

    def count_capital(self, p: i64) -> None:
        """CND-12.8: p has defeated a capital."""
        self.empires[p].capitals += 1
