"""The focus row: cards in five slots, with what lies on them. CND-6.4, 6.5, 8.5."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import ECONOMY, type_of
from ecumene.games.new_dawn.rules.seat import CARAVANS, ON_CARD, SLOTS, UNUSED
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import RESET, SWAP, SWAPPED_CARDS, UPGRADED
from ecumene.kernel.core.action import act, first, second, verb_of


def slots_of(s: Dawn, p: i64, type: i64) -> list[int]:
    """CND-20.9: the slots of p's cards of a type; usually one."""
    out: list[int] = []
    slot: i64
    for slot in range(SLOTS):
        if type_of(s.empires[p].row[slot]) == type:
            out.append(slot)
    return out


def slot_of(s: Dawn, p: i64, card: i64) -> i64:
    """The slot of a card in p's row; no card is there twice."""
    slot: i64
    c: i64
    for slot, c in enumerate(s.empires[p].row):
        if c == card:
            return slot
    raise ValueError("there is no such card in the row")


def in_row(s: Dawn, p: i64, card: i64) -> bool:
    c: i64
    for c in s.empires[p].row:
        if c == card:
            return True
    return False


def offer_swap(s: Dawn, p: i64, a: i64, b: i64, out: list[int]) -> None:
    """CND-20.23: the cards of two slots, in either order."""
    row = s.empires[p].row
    out.append(act(SWAP, row[a], row[b]))
    out.append(act(SWAP, row[b], row[a]))


def is_reversed_swap(s: Dawn, p: i64, action: i64) -> bool:
    """Is this a swap that names the card of the higher slot first? The same swap is offered in the other order too."""
    return verb_of(action) == SWAP and slot_of(s, p, first(action)) > slot_of(s, p, second(action))


def reset(s: Dawn, p: i64, slot: i64) -> None:
    """CND-6.4: the card goes to slot 1, cards in lower slots move one to the right, with everything on them."""
    e = s.empires[p]
    s.report(RESET, p, e.row[slot])
    e.row.insert(0, e.row.pop(slot))
    e.trade.insert(0, e.trade.pop(slot))
    e.states.insert(0, e.states.pop(slot))
    e.naturals_on.insert(0, e.naturals_on.pop(slot))


def swap(s: Dawn, p: i64, a: i64, b: i64) -> None:
    """CND-20.23: two cards change places, with everything on them. It does not matter which was named first."""
    e = s.empires[p]
    s.report(SWAPPED_CARDS, p, e.row[min(a, b)], e.row[max(a, b)])
    e.row[a], e.row[b] = e.row[b], e.row[a]
    e.trade[a], e.trade[b] = e.trade[b], e.trade[a]
    e.states[a], e.states[b] = e.states[b], e.states[a]
    e.naturals_on[a], e.naturals_on[b] = e.naturals_on[b], e.naturals_on[a]


def replace(s: Dawn, p: i64, slot: i64, card: i64) -> None:
    """CND-8.3, 8.5, 8.7, 18.4: another card of p's deck in this slot; what lies on the old card is moved to it."""
    e = s.empires[p]
    s.report(UPGRADED, p, e.row[slot], card)
    e.row[slot] = card
    settle_caravans(s, p)


def caravan_limit(s: Dawn, p: i64) -> i64:
    """CND-9.19, 20.9: the limit of the best economy card in the row."""
    most: i64 = 0
    slot: i64
    for slot in slots_of(s, p, ECONOMY):
        most = max(most, s.rules.cards[s.empires[p].row[slot]].caravans)
    return most


def missing_caravans(s: Dawn, p: i64) -> i64:
    """CND-9.19: how many more caravans are allowed in play; below zero if too many are in play."""
    n: i64 = caravan_limit(s, p)
    at: i64
    for at in s.empires[p].caravans:
        if at != UNUSED:
            n -= 1
    return n


def settle_caravans(s: Dawn, p: i64) -> None:
    """CND-2.4, 8.7, 20.9: newly allowed caravans come onto the economy card; extra ones on it are laid aside.

    Caravans on the map stay where they are.
    """
    e = s.empires[p]
    missing: i64 = missing_caravans(s, p)
    i: i64
    for i in range(CARAVANS):
        if missing > 0 and e.caravans[i] == UNUSED:
            e.caravans[i] = ON_CARD
            missing -= 1
    for i in range(CARAVANS - 1, -1, -1):
        if missing < 0 and e.caravans[i] == ON_CARD:
            e.caravans[i] = UNUSED
            missing += 1
