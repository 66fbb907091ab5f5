"""The goods of a trade: the offer, and the exchange. COC-21.2 to 21.4, 21.7. The questions are in `trade`."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.resources import gain_good, held, lose_good
from ecumene.games.clash_of_cultures.rules.seat import ACTION_CARD, CULTURE_GOOD, OBJECTIVE_CARD
from ecumene.games.clash_of_cultures.rules.state import NONE, World
from ecumene.games.clash_of_cultures.rules.state_cards import GIVEN_AT, WANTED_AT
from ecumene.games.clash_of_cultures.rules.verbs import AGREED

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


def left_over(hand: list[int], chosen: list[int]) -> list[int]:
    """The different cards of a hand that can still be chosen."""
    out: list[int] = []
    i: i64 = 0  # of `chosen`, which is sorted like the hand
    last: i64 = NONE
    card: i64
    for card in hand:
        if i < len(chosen) and chosen[i] == card:
            i += 1
        elif card != last:
            out.append(card)
            last = card
    return out


def cards_after_chosen(hand: list[int], chosen: list[int], left: i64) -> list[int]:
    """In order: the cards from the last chosen one on after which enough cards remain."""
    last: i64 = chosen[-1] if len(chosen) > 0 else NONE
    cards: list[int] = [card for card in left_over(hand, chosen) if card >= last]
    return cards[: max(len(cards) - left + 1, 0)]


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
        s.give_card(q, p, ACTION_CARD, card)
    for card in objectives:
        s.give_card(q, p, OBJECTIVE_CARD, card)
    for card in s.offered[p]:
        s.give_card(p, q, ACTION_CARD, card)
    for card in s.offered_objectives[p]:
        s.give_card(p, q, OBJECTIVE_CARD, card)
    s.clear_deal(p, q)
