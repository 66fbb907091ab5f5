"""Trading in one's own turn: an offer, an answer, at most one counter-offer. COC-21.

An offer is put together in private steps and committed as one move. Cards on offer lie apart, seen by the partner
alone; the others see how many there are. Of what is wanted, cards are named by their kind only: the partner picks
them when he accepts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.hands import ACTION_CARD, OBJECTIVE_CARD
from ecumene.games.clash_of_cultures.state import NONE, World
from ecumene.games.clash_of_cultures.stock import CULTURE_GOOD, gain_good, held, lose_good
from ecumene.games.clash_of_cultures.verbs import (
    ACCEPT,
    AGREED,
    CANCEL,
    COUNTER,
    DECLINE,
    DECLINED,
    GIVE,
    GIVE_ACTION,
    GIVE_OBJECTIVE,
    HAND,
    HAND_OBJECTIVE,
    HANDED,
    OFFERED,
    PROPOSE,
    PROPOSED,
    SHOWED,
    SHOWED_OBJECTIVE,
    TRADE,
    WANT,
    WANTED,
)
from ecumene.kernel.action import act, first, second, verb_of
from ecumene.kernel.bits import one
from ecumene.kernel.piles import distinct, how_many, put, slip_out
from ecumene.kernel.state import NOT_OFFERED, Frame, refusal

MOST_OFFERS: Final = 3  # of a player in a turn: a rule of the platform
TOKENS_AND_RESOURCES: Final = 7  # goods below are held; the rest are kinds of cards

# places in `World.deal`, the offer on the table: how much of every good is offered, then how much is wanted
GIVEN_AT: Final = 0
WANTED_AT: Final = 9
DEAL: Final = 18


def offers(s: World, p: i64, out: list[int]) -> None:
    """COC-21.1, 21.5: between actions of the own turn, to any other player; a few times a turn, by the platform."""
    if s.nations[p].offers < MOST_OFFERS:
        q: i64
        for q in s.order(p):
            if q != p:
                out.append(act(TRADE, q))


def why_not(s: World, p: i64, action: i64) -> str:
    if verb_of(action) != TRADE:
        return NOT_OFFERED
    choices: list[int] = []
    offers(s, p, choices)
    return "" if action in choices else "COC-21.1"


def take(s: World, p: i64, action: i64) -> bool:
    if verb_of(action) != TRADE:
        return False
    s.nations[p].offers += 1
    s.push(ComposeOffer(p, first(action), 0))
    return True


# putting an offer together


def stage_of(s: World, p: i64) -> i64:
    """How far the steps have come: goods given, action cards, objective cards, goods wanted. Steps go on in order."""
    if len(s.wanted[p]) > 0:
        return 3
    if len(s.offered_objectives[p]) > 0:
        return 2
    return 1 if len(s.offered[p]) > 0 else 0


@dataclass(init=False, eq=False)
class ComposeOffer(Frame):
    """What is offered to this player, and what is wanted for it?"""

    partner: i64
    counter: i64  # 1: this answers an offer

    def __init__(self, player: i64, partner: i64, counter: i64) -> None:
        self.player = player
        self.partner = partner
        self.counter = counter

    def legal(self, s: World) -> list[int]:
        """Goods and cards in a fixed order, so that each offer can be put together in one way only."""
        p: i64 = self.player
        stage: i64 = stage_of(s, p)
        out: list[int] = []
        if stage == 0:
            self.list_goods(s, out)
        if stage <= 1:
            self.list_cards(s.nations[p].hand, s.offered[p], GIVE_ACTION, out)
        if stage <= 2:
            self.list_cards(s.nations[p].objectives, s.offered_objectives[p], GIVE_OBJECTIVE, out)
        self.list_wants(s, out)
        if stage > 0 or len(s.offered_goods[p]) > 0:
            out.append(act(PROPOSE, self.partner))  # who thinks better of it takes the steps back: nobody hears of them
        else:
            out.append(act(CANCEL))
        return out

    def list_goods(self, s: World, out: list[int]) -> None:
        chosen = s.offered_goods[self.player]
        start: i64 = chosen[-1] + 1 if len(chosen) > 0 else 0
        good: i64
        number: i64
        for good in range(start, TOKENS_AND_RESOURCES):
            for number in range(1, held(s, self.player, good) + 1):
                out.append(act(GIVE, number, good))

    def list_cards(self, hand: list[int], chosen: list[int], verb: i64, out: list[int]) -> None:
        after: i64 = chosen[-1] if len(chosen) > 0 else NONE
        card: i64
        for card in distinct(hand):
            if card > after or (card == after and how_many(hand, card) > how_many(chosen, card)):
                out.append(act(verb, card))

    def list_wants(self, s: World, out: list[int]) -> None:
        """COC-21.6: no more than the partner has."""
        chosen = s.wanted[self.player]
        start: i64 = chosen[-1] + 1 if len(chosen) > 0 else 0
        good: i64
        number: i64
        for good in range(start, OBJECTIVE_CARD + 1):
            for number in range(1, owned(s, self.partner, good) + 1):
                out.append(act(WANT, number, good))

    def refuse(self, s: World, action: i64) -> str:
        return refusal(self.legal(s), action, WANT, "COC-21.6")

    def take(self, s: World, action: i64) -> None:
        p: i64 = self.player
        verb: i64 = verb_of(action)
        if verb == GIVE:
            s.offered_goods[p] = s.offered_goods[p] + [second(action)] * first(action)
        elif verb == GIVE_ACTION:
            s.offered[p] = s.offered[p] + [first(action)]
        elif verb == GIVE_OBJECTIVE:
            s.offered_objectives[p] = s.offered_objectives[p] + [first(action)]
        elif verb == WANT:
            s.wanted[p] = s.wanted[p] + [second(action)] * first(action)
        else:
            s.stack.pop()
            if verb == PROPOSE:
                propose(s, p, self.partner)
                s.push(AnswerOffer(self.partner, p, self.counter))
            forget(s, p)


def owned(s: World, p: i64, good: i64) -> i64:
    """COC-21.2, 21.6: how much of a good, or how many cards of a kind; nothing else is traded."""
    if good == ACTION_CARD:
        return len(s.nations[p].hand)
    if good == OBJECTIVE_CARD:
        return len(s.nations[p].objectives)
    return held(s, p, good)


def forget(s: World, p: i64) -> None:
    """The private steps are over."""
    s.offered[p] = []
    s.offered_objectives[p] = []
    s.offered_goods[p] = []
    s.wanted[p] = []


def propose(s: World, p: i64, q: i64) -> None:
    """COC-21.7: the offer lies on the table; its cards are shown to the partner."""
    s.tell(PROPOSED, p, q)
    s.deal = [0] * DEAL
    good: i64
    for good in s.offered_goods[p]:
        s.deal[GIVEN_AT + good] += 1
    s.deal[GIVEN_AT + ACTION_CARD] = len(s.offered[p])
    s.deal[GIVEN_AT + OBJECTIVE_CARD] = len(s.offered_objectives[p])
    for good in s.wanted[p]:
        s.deal[WANTED_AT + good] += 1
    for good in range(OBJECTIVE_CARD + 1):
        if s.deal[GIVEN_AT + good] > 0:
            s.tell(OFFERED, p, s.deal[GIVEN_AT + good], good)
    for good in range(OBJECTIVE_CARD + 1):
        if s.deal[WANTED_AT + good] > 0:
            s.tell(WANTED, p, s.deal[WANTED_AT + good], good)
    n = s.nations[p]
    card: i64
    for card in s.offered[p]:
        slip_out_for(n.hand, n.hand_known, card, q)
        put(n.shown, n.shown_known, card, one(q))
        s.tell(SHOWED, p, q, card)
    for card in s.offered_objectives[p]:
        slip_out_for(n.objectives, n.objectives_known, card, q)
        put(n.shown_objectives, n.shown_objectives_known, card, one(q))
        s.tell(SHOWED_OBJECTIVE, p, q, card)


def slip_out_for(hand: list[int], knowers: list[int], card: i64, q: i64) -> None:
    """A card leaves a hand, seen by q alone: what q knew of the rest is still certain."""
    at: i64 = hand.index(card)
    kept: list[int] = [k & one(q) for i, k in enumerate(knowers) if i != at]
    slip_out(hand, knowers, card)
    i: i64
    for i in range(len(kept)):
        knowers[i] |= kept[i]


def take_back(s: World, p: i64) -> None:
    """Cards that were shown return to the hand; the partner knows them now."""
    n = s.nations[p]
    i: i64
    for i in range(len(n.shown)):
        put(n.hand, n.hand_known, n.shown[i], n.shown_known[i])
    for i in range(len(n.shown_objectives)):
        put(n.objectives, n.objectives_known, n.shown_objectives[i], n.shown_objectives_known[i])
    clear_table(s, p)


def clear_table(s: World, p: i64) -> None:
    n = s.nations[p]
    n.shown.clear()
    n.shown_known.clear()
    n.shown_objectives.clear()
    n.shown_objectives_known.clear()


# answering


@dataclass(init=False, eq=False)
class AnswerOffer(Frame):
    """COC-21.6: accept, decline, or (once) answer with an offer of one's own?"""

    proposer: i64
    counter: i64

    def __init__(self, player: i64, proposer: i64, counter: i64) -> None:
        self.player = player
        self.proposer = proposer
        self.counter = counter

    def legal(self, s: World) -> list[int]:
        out: list[int] = [act(ACCEPT), act(DECLINE)]
        if self.counter == 0:
            out.append(act(COUNTER))
        return out

    def take(self, s: World, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == ACCEPT:
            exchange(s, self.proposer, self.player)
            return
        take_back(s, self.proposer)
        s.deal = []
        s.tell(DECLINED, self.player)
        if verb_of(action) == COUNTER:
            s.push(ComposeOffer(self.player, self.proposer, 1))


def exchange(s: World, p: i64, q: i64) -> None:
    """COC-21.3, 21.4: carried out at once; what is above a cap is lost. Cards that p wanted, q picks first."""
    s.tell(AGREED, p, q)
    deal = s.deal
    good: i64
    for good in range(CULTURE_GOOD + 1):
        lose_good(s, p, good, deal[GIVEN_AT + good])
        lose_good(s, q, good, deal[WANTED_AT + good])
    for good in range(CULTURE_GOOD + 1):
        gain_good(s, q, good, deal[GIVEN_AT + good])
        gain_good(s, p, good, deal[WANTED_AT + good])
    actions: i64 = deal[WANTED_AT + ACTION_CARD]
    objectives: i64 = deal[WANTED_AT + OBJECTIVE_CARD]
    s.deal = []
    if actions + objectives > 0:
        s.push(HandOver(q, p, actions, objectives))
    else:
        hand_shown(s, p, q)


def hand_shown(s: World, p: i64, q: i64) -> None:
    """COC-21.3, 21.7: the cards p showed go to q, when q has handed over his: they are not for giving back."""
    n = s.nations[p]
    m = s.nations[q]
    card: i64
    for card in n.shown:
        put(m.hand, m.hand_known, card, one(p))
        s.tell(HANDED, p, q, ACTION_CARD)
    for card in n.shown_objectives:
        put(m.objectives, m.objectives_known, card, one(p))
        s.tell(HANDED, p, q, OBJECTIVE_CARD)
    clear_table(s, p)


@dataclass(init=False, eq=False)
class HandOver(Frame):
    """COC-21.7: which card goes to the partner? The others see its back."""

    to: i64
    actions: i64
    objectives: i64

    def __init__(self, player: i64, to: i64, actions: i64, objectives: i64) -> None:
        self.player = player
        self.to = to
        self.actions = actions
        self.objectives = objectives

    def legal(self, s: World) -> list[int]:
        n = s.nations[self.player]
        if self.actions > 0:
            return [act(HAND, self.to, card) for card in distinct(n.hand)]
        return [act(HAND_OBJECTIVE, self.to, card) for card in distinct(n.objectives)]

    def take(self, s: World, action: i64) -> None:
        n = s.nations[self.player]
        m = s.nations[self.to]
        card: i64 = second(action)
        actions: i64 = self.actions
        objectives: i64 = self.objectives
        if verb_of(action) == HAND:
            slip_out_for(n.hand, n.hand_known, card, self.to)
            put(m.hand, m.hand_known, card, one(self.player))
            s.tell(HANDED, self.player, self.to, ACTION_CARD)
            actions -= 1
        else:
            slip_out_for(n.objectives, n.objectives_known, card, self.to)
            put(m.objectives, m.objectives_known, card, one(self.player))
            s.tell(HANDED, self.player, self.to, OBJECTIVE_CARD)
            objectives -= 1
        if actions + objectives > 0:
            s.follow_with(HandOver(self.player, self.to, actions, objectives))
        else:
            s.stack.pop()
            hand_shown(s, self.to, self.player)
