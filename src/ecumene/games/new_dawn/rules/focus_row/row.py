"""The focus row: cards in five slots, with what lies on them. CND-6.4, 6.5, 8.5."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import ECONOMY, type_of
from ecumene.games.new_dawn.rules.seat import CARAVANS, ON_CARD, SLOTS, UNUSED
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import SWAP
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


def replace(s: Dawn, p: i64, slot: i64, card: i64) -> None:
    """CND-8.3, 8.5, 8.7, 18.4: another card of p's deck in this slot; what lies on the old card is moved to it."""
    s.replace_card(p, slot, card)
    settle_caravans(s, p)


def caravan_limit(s: Dawn, p: i64) -> i64:
    """CND-9.19, 20.9: the limit of the best economy card in the row."""
    most: i64 = 0
    card: i64
    for card in s.empires[p].row:
        if type_of(card) == ECONOMY:
            most = max(most, s.rules.cards[card].caravans)
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
            s.add_caravan(p, i)
            missing -= 1
    for i in range(CARAVANS - 1, -1, -1):
        if missing < 0 and e.caravans[i] == ON_CARD:
            s.remove_caravan(p, i)
            missing += 1
