"""How the hidden cards of a position are dealt again, for one who looks at it. `State.deal_hidden` says what for.

Hidden are action cards and objective cards: in the hands of others, in the decks, face down in a battle, and those that
others look at. Also hidden is what others have chosen so far in private.
"""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.map.packed_city import NO_ONE, PORT, colour_of, facing_of, with_facing
from ecumene.games.clash_of_cultures.rules.seat import ACTION_CARD, OBJECTIVE_CARD
from ecumene.games.clash_of_cultures.rules.state_battle import WorldBattle
from ecumene.games.clash_of_cultures.rules.state_cards import GIVEN_AT
from ecumene.kernel.core.bits import one
from ecumene.kernel.core.piles import WATCHERS, add, put, take_out
from ecumene.kernel.core.rng import Rng


def draw_again(deck: list[int], rng: Rng) -> i64:
    return deck.pop(rng.below(len(deck)))


def put_back(hand: list[int], knowers: list[int], me: i64, deck: list[int]) -> None:
    """What `me` does not know of a hand lies in the deck, too."""
    i: i64
    for i in range(len(hand)):
        if knowers[i] & me == 0:
            add(deck, hand[i])


def deal_again(hand: list[int], knowers: list[int], me: i64, deck: list[int], rng: Rng) -> None:
    """As many cards of the deck come into the hand as `me` does not know of it. The others stay."""
    size: i64 = len(hand)
    kept: i64 = 0
    i: i64
    for i in range(size):
        if knowers[i] & me:
            hand[kept] = hand[i]
            knowers[kept] = me
            kept += 1
    while len(hand) > kept:
        hand.pop()
        knowers.pop()
    while kept < size:
        put(hand, knowers, draw_again(deck, rng))
        kept += 1


def any_of(hand: list[int], number: i64, rng: Rng) -> list[int]:
    """So many cards of a hand, sorted; each set of them is as likely as another."""
    rest = hand[:]
    out: list[int] = []
    while len(out) < number:
        add(out, draw_again(rest, rng))
    return out


@dataclass(init=False, eq=False)
class WorldRedeal(WorldBattle):
    """A position, and how its hidden cards are dealt again."""

    def may_be_face_down(self, card: i64) -> bool:
        """COC-16.8: may this card be the one that is face down?"""
        raise NotImplementedError

    def proposer(self) -> i64:
        """The player whose offer waits for an answer, or NONE."""
        raise NotImplementedError

    def deal_hidden(self, viewer: i64, rng: Rng) -> None:
        """All hidden cards come into the decks. Face-down cards are dealt first, because not every card may be one."""
        me: i64 = one(viewer if viewer >= 0 else WATCHERS)
        self.action_deck = self.action_deck[:]  # clones share the old ones
        self.objective_deck = self.objective_deck[:]
        p: i64
        for p in range(len(self.nations)):
            if p != viewer:
                self.gather_hidden(p, me)
        for p in range(len(self.nations)):
            if p != viewer and len(self.nations[p].laid) > 0:
                self.deal_laid(p, rng)
        for p in range(len(self.nations)):
            if p != viewer:
                self.deal_hands(p, me, rng)
                self.forget_choices(p)
        if viewer >= 0:
            self.forget_knowers(viewer)
        self.forget_lost_ports()
        if len(self.deal) > 0:
            p = self.proposer()
            if p >= 0 and p != viewer:
                self.choose_offered(p, rng)

    def gather_hidden(self, p: i64, me: i64) -> None:
        """Into the decks, which `deal_hidden` has copied."""
        n = self.nations[p]
        put_back(n.hand, n.hand_known, me, self.action_deck)
        put_back(n.objectives, n.objectives_known, me, self.objective_deck)
        card: i64
        for card in n.laid:
            add(self.action_deck, card)
        for card in n.peeked:
            add(self.objective_deck, card)

    def deal_laid(self, p: i64, rng: Rng) -> None:
        """COC-16.8: the attacker's card is face down while the defender chooses. It must be one that can be used."""
        n = self.nations[p]
        fitting: list[int] = [card for card in self.action_deck if self.may_be_face_down(card)]
        n.laid = any_of(fitting, len(n.laid), rng)
        for card in n.laid:
            take_out(self.action_deck, card)

    def deal_hands(self, p: i64, me: i64, rng: Rng) -> None:
        n = self.nations[p]
        deal_again(n.hand, n.hand_known, me, self.action_deck, rng)
        deal_again(n.objectives, n.objectives_known, me, self.objective_deck, rng)
        if len(n.peeked) > 0:
            n.peeked = any_of(self.objective_deck, len(n.peeked), rng)
            for card in n.peeked:
                take_out(self.objective_deck, card)

    def forget_choices(self, p: i64) -> None:
        """What p has chosen so far for a trade."""
        self.offered[p] = []
        self.offered_objectives[p] = []
        self.offered_goods[p] = []
        self.wanted[p] = []

    def forget_knowers(self, p: i64) -> None:
        """What others know of the cards of p."""
        n = self.nations[p]
        n.hand_known = [0] * len(n.hand)
        n.objectives_known = [0] * len(n.objectives)

    def forget_lost_ports(self) -> None:
        """A city keeps the direction of a port that is gone. It means nothing any more, and no view shows it."""
        at: i64
        for at in self.every_city():
            city: i64 = self.city[at]
            if colour_of(city, PORT) == NO_ONE and facing_of(city) != 0:
                self.city[at] = with_facing(city, 0)

    def choose_offered(self, p: i64, rng: Rng) -> None:
        """COC-21.7: the cards in the offer of p may be any cards of the hand."""
        n = self.nations[p]
        self.offered[p] = any_of(n.hand, self.deal[GIVEN_AT + ACTION_CARD], rng)
        self.offered_objectives[p] = any_of(n.objectives, self.deal[GIVEN_AT + OBJECTIVE_CARD], rng)
