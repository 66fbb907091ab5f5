"""Taking cards from the row. TTA-6.4 to 6.11."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.power import ON_TAKE
from ecumene.games.through_the_ages.cards.rows import NONE, WONDER
from ecumene.games.through_the_ages.rules.seat import Nation
from ecumene.games.through_the_ages.rules.state import SLOTS, Realm
from ecumene.games.through_the_ages.rules.verbs import CLAIM, TAKE
from ecumene.kernel.core.action import first, second, verb_of
from ecumene.kernel.core.bits import has, one


def refuse_take(s: Realm, p: i64, c: i64) -> str:
    """TTA-6.5, 6.6, 6.7, 6.10, 11.2: why a card of the row may not be taken, apart from what it costs."""
    n = s.nations[p]
    rules = s.rules
    if c >= rules.first_wonder and c < rules.first_action:
        return "TTA-6.10" if n.unfinished != NONE else ""
    if len(n.civil_hand) >= n.most_civil_cards():
        return "TTA-6.5"
    if c < rules.first_leader:
        return "TTA-6.6" if has(owned_technologies(s, n), c) else ""
    return "TTA-6.7" if c < rules.first_wonder and has(n.leader_ages, s.level(c)) else ""


def owned_technologies(s: Realm, n: Nation) -> i64:
    """Bag of technologies in play and in hand."""
    return n.technologies | technologies_in_hand(s, n)


def technologies_in_hand(s: Realm, n: Nation) -> i64:
    bag: i64 = 0
    first_leader: i64 = s.rules.first_leader
    c: i64
    for c in n.civil_hand:
        if c >= first_leader:  # the hand is sorted
            break
        bag |= one(c)
    return bag


def slot_to_take(s: Realm, action: i64) -> i64:
    """The slot of the card that an action would take, or -1. `take` means the leftmost, `take_at` another copy."""
    c: i64 = first(action)
    if verb_of(action) == TAKE:
        return s.slot_of(c)
    slot: i64 = second(action) - 1
    if slot < 0 or slot >= SLOTS or s.row[slot] != c:
        return -1
    return slot if verb_of(action) == CLAIM or s.slot_of(c) != slot else -1


def take_card(s: Realm, p: i64, slot: i64) -> None:
    """TTA-6.4, 6.8, 6.10, 6.11: to the hand, or into play as an unfinished wonder; the slot stays empty."""
    card = s.card(s.row[slot])
    s.take_card(p, slot)
    if card.kind != WONDER and has(s.nations[p].hooks, ON_TAKE):
        for power in s.powers(p):
            power.on_take(s, p, card)
