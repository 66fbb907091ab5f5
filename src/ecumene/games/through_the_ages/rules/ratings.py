"""Ratings and actions: everything in play added up. TTA-13; happy faces by TTA-16.1, 16.7."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import LAB, NONE, TEMPLE, THEATER, Card, is_urban
from ecumene.games.through_the_ages.rules.armies import tactical_strength
from ecumene.games.through_the_ages.rules.banks import faces_needed
from ecumene.games.through_the_ages.rules.seat import Nation
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.kernel.core.bits import each, has, one

MOST_HAPPY: Final = 8  # TTA-13.2
RUIN_CULTURE: Final = 2


def with_extra_faces(happy: i64, extra: i64) -> i64:
    """TTA-16.7: extra faces are added to everything that gives at least one happy face."""
    return happy + extra if happy > 0 else happy


def update_ratings(s: Realm, p: i64) -> None:
    """TTA-13.1, 13.2, 13.4, 13.5: compute every rating and total again; actions follow their totals (6.45, 13.8).

    Each worker gives what its technology shows, each other card in play gives it once (TTA-12.3); an unfinished wonder
    gives nothing (TTA-6.11). Points that cards give in certain situations are not part of ratings (TTA-13.3).
    """
    n = s.nations[p]
    civil: i64 = n.civil_actions_total
    military: i64 = n.military_actions_total
    n.reset_ratings()
    extra: i64 = 0
    for card in s.powers(p):
        extra += card.extra_faces()
    add_workers(s, n, extra)
    add_flat_cards(s, n, extra)
    add_wonders(s, n, extra)
    add_pacts(s, p)
    n.happy_faces = min(max(n.happy_faces, 0), MOST_HAPPY)
    add_powers(s, p)
    n.culture_per_turn = max(n.culture_per_turn, 0)
    n.science_per_turn = max(n.science_per_turn, 0)
    n.strength_rating = max(n.strength_rating, 0)
    n.civil_actions = new_actions(n.civil_actions, civil, n.civil_actions_total)
    n.military_actions = new_actions(n.military_actions, military, n.military_actions_total)


def add_workers(s: Realm, n: Nation, extra: i64) -> None:
    c: i64
    w: i64
    for c, w in zip(n.techs, n.workers):
        n.technologies |= one(c)
        if w > 0:
            card = s.card(c)
            n.culture_per_turn += w * card.culture
            n.science_per_turn += w * card.science
            n.strength_rating += w * card.strength
            if is_urban(card.type):
                n.urban_buildings += each(card.type - LAB, w)
            if card.happy:
                smiles: i64 = w * with_extra_faces(card.happy, extra)
                n.happy_faces += smiles
                if card.type == TEMPLE:
                    n.temple_faces += smiles
                elif card.type == THEATER:
                    n.theater_faces += smiles


def add_flat_cards(s: Realm, n: Nation, extra: i64) -> None:
    """TTA-11.4: government, special technologies, leader and colonies give what they show, once."""
    government = s.card(n.government)
    n.technologies |= one(n.government)
    n.government_faces = max(0, with_extra_faces(government.happy, extra))
    add_card(n, government, extra)
    c: i64
    for c in n.specials:
        if c != NONE:
            n.technologies |= one(c)
            add_card(n, s.card(c), extra)
    if n.leader != NONE:
        add_card(n, s.card(n.leader), extra)
    for c in n.colonies:
        add_card(n, s.card(c), extra)


def add_card(n: Nation, card: Card, extra: i64) -> None:
    n.culture_per_turn += card.culture
    n.science_per_turn += card.science
    n.strength_rating += card.strength
    if card.happy:
        n.happy_faces += with_extra_faces(card.happy, 0 if card.extra_faces() else extra)
    n.civil_actions_total += card.civil
    n.military_actions_total += card.military
    n.colonization += card.colonization
    n.hand_bonus += card.hand


def add_wonders(s: Realm, n: Nation, extra: i64) -> None:
    """TTA-12.6, 16.1, 16.7, R-26: completed wonders, with Homer's face; a ruined one gives two culture instead."""
    i: i64
    for i in range(len(n.wonders)):
        card = s.card(n.wonders[i])
        homer: i64 = 1 if n.wonders[i] == n.homer else 0
        smile: i64
        if has(n.ruins, i):
            n.culture_per_turn += RUIN_CULTURE
            smile = with_extra_faces(homer, extra)
            n.happy_faces += smile
        else:
            smile = with_extra_faces(card.happy + homer, 0 if card.extra_faces() else extra)
            add_card(n, card, 0)
            n.happy_faces += smile - card.happy
        n.wonder_faces += max(0, smile)


def add_pacts(s: Realm, p: i64) -> None:
    n = s.nations[p]
    q: i64
    for q in range(len(s.nations)):
        other = s.nations[q]
        if other.pact != NONE and (q == p or other.partner == p):
            pact = s.card(other.pact)
            mine: i64 = other.side if q == p else 1 - other.side
            n.culture_per_turn += pact.side_culture[mine] + pact.pact_culture(s, other.partner if q == p else q)
            n.strength_rating += pact.side_strength[mine]
            n.military_actions_total += pact.side_military[mine]


def add_powers(s: Realm, p: i64) -> None:
    """Armies, and what leaders and wonders compute themselves; the happy faces are known by now."""
    n = s.nations[p]
    if n.tactic != NONE:
        n.strength_rating += tactical_strength(s, p, n.workers)
    for card in s.powers(p):
        n.strength_rating += card.extra_strength(s, p)
        n.culture_per_turn += card.extra_culture(s, p)
        n.science_per_turn += card.extra_science(s, p)


def new_actions(available: i64, was: i64, now: i64) -> i64:
    """TTA-13.8: new actions are available at once; spent ones are lost first.

    If the total does not change, an action that Hammurabi exchanged stays, although it exceeds the total.
    """
    return available + now - was if now >= was else min(available, now)


def update_all_ratings(s: Realm) -> None:
    """After a change that affects more than one player: wonders and pacts."""
    p: i64
    for p in range(len(s.nations)):
        if s.playing(p):
            update_ratings(s, p)


def discontent(s: Realm, p: i64) -> i64:
    """TTA-14.10: how many workers are discontent."""
    n = s.nations[p]
    return max(0, faces_needed(n.yellow) - n.happy_faces)


def civil_hand_limit(s: Realm, p: i64) -> i64:
    return s.nations[p].most_civil_cards()


def military_hand_limit(s: Realm, p: i64) -> i64:
    """TTA-8.1."""
    return s.nations[p].military_actions_total + s.nations[p].hand_bonus


def count_type(s: Realm, p: i64, type: i64) -> i64:
    """How many workers stand on technologies of a type."""
    n = s.nations[p]
    bag: i64 = s.rules.of_type[type]
    total: i64 = 0
    c: i64
    w: i64
    for c, w in zip(n.techs, n.workers):
        if has(bag, c):
            total += w
    return total


def best_level(s: Realm, p: i64, type: i64) -> i64:
    """TTA-11.1: the highest level of a type with a worker on it, or -1."""
    n = s.nations[p]
    bag: i64 = s.rules.of_type[type]
    best: i64 = -1
    c: i64
    w: i64
    for c, w in zip(n.techs, n.workers):
        if w > 0 and has(bag, c):
            best = max(best, s.level(c))
    return best


def levels_of(s: Realm, p: i64, type: i64) -> i64:
    """The sum of levels over the workers on technologies of a type."""
    n = s.nations[p]
    bag: i64 = s.rules.of_type[type]
    total: i64 = 0
    c: i64
    w: i64
    for c, w in zip(n.techs, n.workers):
        if has(bag, c):
            total += w * s.level(c)
    return total
