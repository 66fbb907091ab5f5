"""The goods of a trade: the offer, and the exchange. COC-21.2 to 21.4, 21.7. The questions are in `trade`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.action_cards.draw_cards import ACTION_CARD, OBJECTIVE_CARD
from ecumene.games.clash_of_cultures.rules.resources import CULTURE_GOOD, gain_good, held, lose_good
from ecumene.games.clash_of_cultures.rules.state import NONE, World
from ecumene.games.clash_of_cultures.rules.verbs import AGREED, HANDED, HANDED_OBJECTIVE, OFFERED, PROPOSED, WANTED
from ecumene.kernel.core.bits import one
from ecumene.kernel.core.piles import add, distinct, how_many, put, slip_out

# indexes into `World.deal`, the current offer: how much of every good is offered, then how much is wanted
GIVEN_AT: Final = 0
WANTED_AT: Final = 9
DEAL_SIZE: Final = 18


# what can be traded


def owned(s: World, p: i64, good: i64) -> i64:
    """COC-21.2, 21.6: how much of a good, or how many cards of a kind. Nothing else is traded."""
    if good == ACTION_CARD:
        return len(s.nations[p].hand)
    if good == OBJECTIVE_CARD:
        return len(s.nations[p].objectives)
    return held(s, p, good)


def has_anything(s: World, p: i64) -> bool:
    good: i64
    for good in range(OBJECTIVE_CARD + 1):
        if owned(s, p, good) > 0:
            return True
    return False


# choosing cards and goods


def with_goods(chosen: list[int], row: i64, number: i64) -> list[int]:
    """A new sorted list, because clones share the old one."""
    out = chosen[:]
    while number > 0:
        add(out, row)
        number -= 1
    return out


def left_over(hand: list[int], chosen: list[int]) -> list[int]:
    """The different cards of a hand that can still be chosen."""
    return [card for card in distinct(hand) if how_many(hand, card) > how_many(chosen, card)]


def cards_after_chosen(hand: list[int], chosen: list[int], left: i64) -> list[int]:
    """In order: the cards from the last chosen one on after which enough cards remain."""
    last: i64 = chosen[-1] if len(chosen) > 0 else NONE
    cards: list[int] = [card for card in left_over(hand, chosen) if card >= last]
    return cards[: max(len(cards) - left + 1, 0)]


# the offer


def propose(s: World, p: i64, q: i64) -> None:
    """COC-21.7: the offer is public. Of its cards only the number and the kind."""
    s.report(PROPOSED, p, q)
    s.deal = [0] * DEAL_SIZE
    good: i64
    for good in s.offered_goods[p]:
        s.deal[GIVEN_AT + good] += 1
    s.deal[GIVEN_AT + ACTION_CARD] = len(s.offered[p])
    s.deal[GIVEN_AT + OBJECTIVE_CARD] = len(s.offered_objectives[p])
    for good in s.wanted[p]:
        s.deal[WANTED_AT + good] += 1
    for good in range(OBJECTIVE_CARD + 1):
        if s.deal[GIVEN_AT + good] > 0:
            s.report(OFFERED, p, s.deal[GIVEN_AT + good], good)
    for good in range(OBJECTIVE_CARD + 1):
        if s.deal[WANTED_AT + good] > 0:
            s.report(WANTED, p, s.deal[WANTED_AT + good], good)
    s.offered_goods[p] = []
    s.wanted[p] = []
    if len(s.offered[p]) > 0:
        forget(s.nations[p].hand_known, q)
    if len(s.offered_objectives[p]) > 0:
        forget(s.nations[p].objectives_known, q)


def forget(knowers: list[int], q: i64) -> None:
    """Any card of this hand may be the one in the offer, so q no longer knows which cards are here."""
    i: i64
    for i in range(len(knowers)):
        knowers[i] &= ~one(q)


def clear_table(s: World, p: i64, q: i64) -> None:
    """The offer of p to q is answered."""
    s.deal = []
    s.offered[p] = []
    s.offered_objectives[p] = []
    s.offered[q] = []
    s.offered_objectives[q] = []


# the exchange


def exchange(s: World, p: i64, q: i64) -> None:
    """COC-21.3, 21.4: q has accepted an offer of p. All goods change hands at once; what is above a cap is lost."""
    s.report(AGREED, p, q)
    deal = s.deal
    good: i64
    for good in range(CULTURE_GOOD + 1):
        lose_good(s, p, good, deal[GIVEN_AT + good])
        lose_good(s, q, good, deal[WANTED_AT + good])
    for good in range(CULTURE_GOOD + 1):
        gain_good(s, q, good, deal[GIVEN_AT + good])
        gain_good(s, p, good, deal[WANTED_AT + good])
    n = s.nations[q]
    actions: list[int] = n.hand[:] if deal[WANTED_AT + ACTION_CARD] == len(n.hand) else s.offered[q]
    objectives: list[int] = (
        n.objectives[:] if deal[WANTED_AT + OBJECTIVE_CARD] == len(n.objectives) else s.offered_objectives[q]
    )
    card: i64
    for card in actions:
        give_action_card(s, q, p, card)
    for card in objectives:
        give_objective_card(s, q, p, card)
    for card in s.offered[p]:
        give_action_card(s, p, q, card)
    for card in s.offered_objectives[p]:
        give_objective_card(s, p, q, card)
    clear_table(s, p, q)


def give_action_card(s: World, p: i64, q: i64, card: i64) -> None:
    """COC-21.7: only the two players see it."""
    n = s.nations[p]
    m = s.nations[q]
    slip_out_for(n.hand, n.hand_known, card, q)
    put(m.hand, m.hand_known, card, one(p))
    s.report(HANDED, p, q, card)


def give_objective_card(s: World, p: i64, q: i64, card: i64) -> None:
    n = s.nations[p]
    m = s.nations[q]
    slip_out_for(n.objectives, n.objectives_known, card, q)
    put(m.objectives, m.objectives_known, card, one(p))
    s.report(HANDED_OBJECTIVE, p, q, card)


def slip_out_for(hand: list[int], knowers: list[int], card: i64, q: i64) -> None:
    """A card leaves a hand and only q sees which. So q still knows the rest."""
    at: i64 = hand.index(card)
    kept: list[int] = [k & one(q) for i, k in enumerate(knowers) if i != at]
    slip_out(hand, knowers, card)
    i: i64
    for i in range(len(kept)):
        knowers[i] |= kept[i]
