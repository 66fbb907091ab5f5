"""Verbs that leaders, wonders and pacts bring. TTA-6.41, 6.46. Which they are is said by the rows (`Rules.by_verb`).

A question asks by the hook of its offers: OFFERS in the action phase, POLITICAL_OFFERS in politics.
"""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.power import OFFERS, POLITICAL_OFFERS
from ecumene.games.through_the_ages.cards.rows import Card
from ecumene.games.through_the_ages.rules.pacts import pacts_of
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.verbs import USE
from ecumene.kernel.core.action import first, verb_of
from ecumene.kernel.core.bits import has
from ecumene.kernel.core.state import NOT_OFFERED


def bringers(s: Realm, p: i64) -> list[Card]:
    """Whose verbs p may use: leader, intact wonders, pacts. Do not change the list."""
    if s.pacts(p) == 0:
        return s.powers(p)
    return s.powers(p) + [s.card(s.nations[owner].pact) for owner in pacts_of(s, p)]


def answering(cards: list[Card], action: i64) -> Card | None:
    """The first of the cards that brings the action: `use` is brought by the card that it names."""
    verb: i64 = verb_of(action)
    for card in cards:
        if card.brings(verb) and (verb != USE or card.number == first(action)):
            return card
    return None


def bringer(s: Realm, p: i64, action: i64) -> Card | None:
    """The card that lets p do this."""
    return answering(bringers(s, p), action)


def printed_bringer(s: Realm, action: i64, hook: i64) -> Card | None:
    """A card that would allow it in the question of this hook, whoever has it."""
    hooks = s.rules.hooks
    return answering([c for c in s.rules.by_verb.get(verb_of(action), []) if has(hooks[c.number], hook)], action)


def list_powers(s: Realm, p: i64, out: list[int]) -> None:
    """TTA-6.46: the powers that can be used in the action phase now; those of equal cards are one choice."""
    if not has(s.nations[p].hooks, OFFERS) and s.pacts(p) == 0:
        return
    found = bringers(s, p)
    i: i64
    for i in range(len(found)):
        if i == 0 or found[i] not in found[:i]:
            found[i].offers(s, p, out)


def list_political_powers(s: Realm, p: i64, c: i64, out: list[int]) -> None:
    """TTA-5.1: those that are political actions, with an event or territory of the hand, or with none."""
    if not has(s.nations[p].hooks, POLITICAL_OFFERS) and s.pacts(p) == 0:
        return
    found = bringers(s, p)
    i: i64
    for i in range(len(found)):
        if i == 0 or found[i] not in found[:i]:
            found[i].political_offers(s, p, c, out)


def refuse_power(s: Realm, p: i64, action: i64, hook: i64, without: str) -> str:
    """TTA-6.41, 6.46: why a card in play does not allow it; `without` such a card by this rule, or by the card's."""
    printed = printed_bringer(s, action, hook)
    if printed is None:
        return NOT_OFFERED
    card = bringer(s, p, action)
    return (printed.rule_without() or without) if card is None else card.refuse(s, p, action)


def missing_for_power(s: Realm, p: i64, action: i64, hook: i64, out: list[int]) -> None:
    card = bringer(s, p, action)
    if card is not None and has(s.rules.hooks[card.number], hook):
        card.missing(s, p, action, out)


def apply_power(s: Realm, p: i64, action: i64) -> None:
    card = bringer(s, p, action)
    assert card is not None
    card.apply(s, p, action)
