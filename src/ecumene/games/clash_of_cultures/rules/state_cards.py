"""How cards and offers of a position change. Each method changes one thing and reports it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.seat import ACTION_CARD, OBJECTIVE_CARD
from ecumene.games.clash_of_cultures.rules.shared_lists import with_one_more, without
from ecumene.games.clash_of_cultures.rules.state_map import WorldMap
from ecumene.games.clash_of_cultures.rules.verbs import (
    CALLED,
    DECLINED,
    DISCARDED,
    DREW_ACTION,
    DREW_OBJECTIVE,
    HANDED,
    HANDED_OBJECTIVE,
    HAPPENED,
    KEPT,
    LOOKED,
    OFFERED,
    PLAYED,
    PROPOSED,
    PUT_BACK,
    SAW_ACTION,
    SAW_OBJECTIVE,
    SCORED,
    SHUFFLED_ACTIONS,
    SHUFFLED_EVENTS,
    SWAPPED,
    TOOK_PERSON,
    WANTED,
)
from ecumene.kernel.core.bits import one
from ecumene.kernel.core.piles import add, play_out, put, slip_out

# indexes into `World.deal`, the current offer: how much of every good is offered, then how much is wanted
GIVEN_AT: Final = 0
WANTED_AT: Final = 9
DEAL_SIZE: Final = 18


def with_goods(chosen: list[int], row: i64, number: i64) -> list[int]:
    """A new sorted list, because clones share the old one."""
    out = chosen[:]
    while number > 0:
        add(out, row)
        number -= 1
    return out


def slip_out_for(hand: list[int], knowers: list[int], card: i64, q: i64) -> None:
    """A card leaves a hand and only q sees which. So q still knows the rest."""
    at: i64 = hand.index(card)
    kept: list[int] = [k & one(q) for i, k in enumerate(knowers) if i != at]
    slip_out(hand, knowers, card)
    i: i64
    for i in range(len(kept)):
        knowers[i] |= kept[i]


def forget(knowers: list[int], q: i64) -> None:
    """Any card of this hand may be the one in the offer, so q no longer knows which cards are here."""
    i: i64
    for i in range(len(knowers)):
        knowers[i] &= ~one(q)


@dataclass(init=False, eq=False)
class WorldCards(WorldMap):
    """A position, and what changes its cards."""

    # action cards and objective cards

    def shuffle_actions(self) -> None:
        """COC-20.6: the discards become the new deck."""
        self.action_deck, self.action_gone = self.action_gone, []
        self.report(SHUFFLED_ACTIONS)

    def draw_action(self, p: i64, card: i64) -> None:
        n = self.nations[p]
        self.action_deck = without(self.action_deck, card)
        put(n.hand, n.hand_known, card)
        self.report(DREW_ACTION, p, 1)

    def draw_objective(self, p: i64, card: i64) -> None:
        n = self.nations[p]
        self.objective_deck = without(self.objective_deck, card)
        put(n.objectives, n.objectives_known, card)
        self.report(DREW_OBJECTIVE, p, 1)

    def discard_action(self, p: i64, card: i64) -> None:
        """COC-20.12: face up."""
        n = self.nations[p]
        play_out(n.hand, n.hand_known, card)
        self.action_gone = with_one_more(self.action_gone, card)
        self.report(DISCARDED, p, card)

    def play_action(self, p: i64, card: i64) -> None:
        """COC-20.12: it is discarded face up."""
        n = self.nations[p]
        play_out(n.hand, n.hand_known, card)
        self.action_gone = with_one_more(self.action_gone, card)
        self.report(PLAYED, p, card)

    def score_objective(self, p: i64, card: i64, goal: i64) -> None:
        """COC-19.1: the card is shown."""
        n = self.nations[p]
        play_out(n.objectives, n.objectives_known, card)
        n.scored = n.scored + [card]
        n.achieved = n.achieved + [goal]
        n.goals |= one(goal)
        self.report(SCORED, p, card, goal)

    def see_hand(self, p: i64, q: i64) -> None:
        """All cards of q become known to p."""
        n = self.nations[q]
        i: i64
        for i in range(len(n.hand)):
            n.hand_known[i] |= one(p)
            self.report(SAW_ACTION, p, n.hand[i])
        for i in range(len(n.objectives)):
            n.objectives_known[i] |= one(p)
            self.report(SAW_OBJECTIVE, p, n.objectives[i])

    def swap_cards(self, p: i64, q: i64, kind: i64, mine: i64, theirs: i64) -> None:
        """Action cards or objective cards. Only the two players see them."""
        n = self.nations[p]
        m = self.nations[q]
        slip_out_for(n.cards(kind), n.known(kind), mine, q)
        slip_out_for(m.cards(kind), m.known(kind), theirs, p)
        put(n.cards(kind), n.known(kind), theirs, one(q))
        put(m.cards(kind), m.known(kind), mine, one(p))
        self.report(SWAPPED, p, q, kind)

    # New Plans

    def look_at_objective(self, p: i64, card: i64) -> None:
        self.objective_deck = without(self.objective_deck, card)
        n = self.nations[p]
        n.peeked = with_one_more(n.peeked, card)
        self.report(LOOKED, p, 1)

    def keep_objective(self, p: i64, old: i64, new: i64) -> None:
        """A card that p looks at comes into the hand, another one goes into the deck."""
        n = self.nations[p]
        slip_out(n.objectives, n.objectives_known, old)
        self.objective_deck = with_one_more(self.objective_deck, old)
        n.peeked = without(n.peeked, new)
        put(n.objectives, n.objectives_known, new)
        self.report(KEPT, p)

    def put_back_objectives(self, p: i64) -> None:
        """The cards that p looks at."""
        n = self.nations[p]
        if len(n.peeked) > 0:
            for card in n.peeked:
                self.objective_deck = with_one_more(self.objective_deck, card)
            self.report(PUT_BACK, p, len(n.peeked))
            n.peeked = []

    # events

    def shuffle_events(self) -> None:
        """COC-17.11: the discards become the deck. Kept or used great persons and cards with pieces do not return."""
        self.event_deck, self.event_gone = self.event_gone, []
        self.report(SHUFFLED_EVENTS)

    def draw_event(self, p: i64, event: i64) -> None:
        self.event_deck = without(self.event_deck, event)
        self.event_gone = with_one_more(self.event_gone, event)
        self.report(HAPPENED, p, event)

    def take_person(self, p: i64, event: i64) -> None:
        n = self.nations[p]
        self.event_gone = without(self.event_gone, event)
        n.persons = with_one_more(n.persons, event)
        self.report(TOOK_PERSON, p, event)

    def call_person(self, p: i64, event: i64) -> None:
        """COC-17.13: the card leaves the game."""
        n = self.nations[p]
        n.persons = without(n.persons, event)
        self.event_out = with_one_more(self.event_out, event)
        self.report(CALLED, p, event)

    # trade

    def name_goods(self, p: i64, good: i64, number: i64) -> None:
        self.offered_goods[p] = with_goods(self.offered_goods[p], good, number)

    def name_action(self, p: i64, card: i64) -> None:
        self.offered[p] = with_goods(self.offered[p], card, 1)

    def name_objective(self, p: i64, card: i64) -> None:
        self.offered_objectives[p] = with_goods(self.offered_objectives[p], card, 1)

    def want_goods(self, p: i64, good: i64, number: i64) -> None:
        self.wanted[p] = with_goods(self.wanted[p], good, number)

    def propose(self, p: i64, q: i64) -> None:
        """COC-21.7: the offer is public. Of its cards only the number and the kind."""
        self.report(PROPOSED, p, q)
        deal: list[int] = [0] * DEAL_SIZE
        good: i64
        for good in self.offered_goods[p]:
            deal[GIVEN_AT + good] += 1
        deal[GIVEN_AT + ACTION_CARD] = len(self.offered[p])
        deal[GIVEN_AT + OBJECTIVE_CARD] = len(self.offered_objectives[p])
        for good in self.wanted[p]:
            deal[WANTED_AT + good] += 1
        for good in range(OBJECTIVE_CARD + 1):
            if deal[GIVEN_AT + good] > 0:
                self.report(OFFERED, p, deal[GIVEN_AT + good], good)
        for good in range(OBJECTIVE_CARD + 1):
            if deal[WANTED_AT + good] > 0:
                self.report(WANTED, p, deal[WANTED_AT + good], good)
        self.deal = deal
        self.offered_goods[p] = []
        self.wanted[p] = []
        if len(self.offered[p]) > 0:
            forget(self.nations[p].hand_known, q)
        if len(self.offered_objectives[p]) > 0:
            forget(self.nations[p].objectives_known, q)

    def clear_deal(self, p: i64, q: i64) -> None:
        """The offer of p to q is answered."""
        self.deal = []
        for seat in (p, q):
            self.offered[seat] = []
            self.offered_objectives[seat] = []

    def decline(self, p: i64, q: i64) -> None:
        """The offer of p to q. Such answers are counted for the one of them whose turn it is not."""
        self.clear_deal(p, q)
        self.nations[q if p == self.mover else p].declined += 1
        self.report(DECLINED, q)

    def give_card(self, p: i64, q: i64, kind: i64, card: i64) -> None:
        """COC-21.7: an action card or an objective card. Only the two players see it."""
        n = self.nations[p]
        m = self.nations[q]
        slip_out_for(n.cards(kind), n.known(kind), card, q)
        put(m.cards(kind), m.known(kind), card, one(p))
        self.report(HANDED if kind == ACTION_CARD else HANDED_OBJECTIVE, p, q, card)
