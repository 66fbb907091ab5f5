"""Verbs that leaders, wonders and pacts bring. TTA-6.41, 6.46."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.power import OFFERS, POLITICAL_OFFERS
from ecumene.games.through_the_ages.cards.rows import Card
from ecumene.games.through_the_ages.rules.pacts import any_pact, pacts_of
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.kernel.core.action import verb_of
from ecumene.kernel.core.bits import has


def bringers(s: Realm, p: i64) -> list[Card]:
    """Whose verbs p may use: leader, intact wonders, pacts. Do not change the list."""
    if not any_pact(s):
        return s.powers(p)
    return s.powers(p) + [s.card(s.nations[owner].pact) for owner in pacts_of(s, p)]


def bringer(s: Realm, p: i64, verb: i64) -> Card | None:
    """The card that lets p use a verb."""
    for card in bringers(s, p):
        if card.brings(verb):
            return card
    return None


def list_powers(s: Realm, p: i64, out: list[int]) -> None:
    """TTA-6.46: the powers that can be used in the action phase now; those of equal cards are one choice."""
    if not has(s.nations[p].hooks, OFFERS) and not any_pact(s):
        return
    found = bringers(s, p)
    i: i64
    for i in range(len(found)):
        if i == 0 or found[i] not in found[:i]:
            found[i].offers(s, p, out)


def list_political_powers(s: Realm, p: i64, c: i64, out: list[int]) -> None:
    """TTA-5.1: those that are political actions, with an event or territory of the hand, or with none."""
    if not has(s.nations[p].hooks, POLITICAL_OFFERS):
        return
    found = s.powers(p)
    i: i64
    for i in range(len(found)):
        if i == 0 or found[i] not in found[:i]:
            found[i].political_offers(s, p, c, out)


def refuse_power(s: Realm, p: i64, action: i64, without: str) -> str:
    """TTA-6.41, 6.46: why a verb that a card brings cannot be used so; `without` the card by this rule."""
    card = bringer(s, p, verb_of(action))
    return without if card is None else card.refuse(s, p, action)


def apply_power(s: Realm, p: i64, action: i64) -> None:
    card = bringer(s, p, verb_of(action))
    assert card is not None
    card.apply(s, p, action)
