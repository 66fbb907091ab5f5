"""Ratings and actions: everything in play added up. TTA-13; happy faces by TTA-16.1, 16.7."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import LAB, NONE, TEMPLE, THEATER, Card, is_urban
from ecumene.games.through_the_ages.cards.technologies import OF_TYPE
from ecumene.games.through_the_ages.rules.armies import tactical_strength
from ecumene.games.through_the_ages.rules.banks import faces_needed
from ecumene.games.through_the_ages.rules.seat import Nation
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.kernel.core.bits import each, has, one

MOST_HAPPY: Final = 8  # TTA-13.2
RUIN_CULTURE: Final = 2


def faces(happy: i64, extra: i64) -> i64:
    """TTA-16.7: St. Peter's adds to what gives at least one happy face."""
    return happy + extra if happy > 0 else happy


def reckon(s: Realm, p: i64) -> None:
    """TTA-13.1, 13.2, 13.4, 13.5: every rating and total anew; actions follow their totals (6.45, 13.8).

    Each worker gives what its technology shows, each other card in play the same once (TTA-12.3); an unfinished wonder
    gives nothing (TTA-6.11). What cards give as points in certain circumstances is no part of it (TTA-13.3).
    """
    n = s.nations[p]
    civil: i64 = n.ca_total
    military: i64 = n.ma_total
    n.forget_ratings()
    extra: i64 = 0
    i: i64
    for i in range(len(n.wonders)):
        if not has(n.ruins, i):
            extra += s.card(n.wonders[i]).faces
    add_workers(s, n, extra)
    add_flat_cards(s, n, extra)
    add_wonders(s, n, extra)
    add_pacts(s, p)
    n.r_happy = min(max(n.r_happy, 0), MOST_HAPPY)
    add_powers(s, p)
    n.r_culture = max(n.r_culture, 0)
    n.r_science = max(n.r_science, 0)
    n.r_strength = max(n.r_strength, 0)
    n.ca = new_actions(n.ca, civil, n.ca_total)
    n.ma = new_actions(n.ma, military, n.ma_total)


def add_workers(s: Realm, n: Nation, extra: i64) -> None:
    c: i64
    w: i64
    for c, w in zip(n.techs, n.workers):
        n.known |= one(c)
        if w > 0:
            card = s.card(c)
            n.r_culture += w * card.culture
            n.r_science += w * card.science
            n.r_strength += w * card.strength
            if is_urban(card.type):
                n.urban += each(card.type - LAB, w)
            if card.happy:
                smiles: i64 = w * faces(card.happy, extra)
                n.r_happy += smiles
                if card.type == TEMPLE:
                    n.temple_faces += smiles
                elif card.type == THEATER:
                    n.theater_faces += smiles


def add_flat_cards(s: Realm, n: Nation, extra: i64) -> None:
    """TTA-11.4: government, special technologies, leader and colonies: they give what they show, once."""
    government = s.card(n.government)
    n.known |= one(n.government)
    n.government_faces = max(0, faces(government.happy, extra))
    add_card(n, government, extra)
    c: i64
    for c in n.specials:
        if c != NONE:
            n.known |= one(c)
            add_card(n, s.card(c), extra)
    if n.leader != NONE:
        add_card(n, s.card(n.leader), extra)
    for c in n.colonies:
        add_card(n, s.card(c), extra)


def add_card(n: Nation, card: Card, extra: i64) -> None:
    n.r_culture += card.culture
    n.r_science += card.science
    n.r_strength += card.strength
    n.r_happy += faces(card.happy, extra)
    n.ca_total += card.civil
    n.ma_total += card.military
    n.colonizing += card.colonization
    n.hand_bonus += card.hand


def add_wonders(s: Realm, n: Nation, extra: i64) -> None:
    """TTA-12.6, 16.1, 16.7, R-26: completed ones, with Homer's face; a ruined one gives two culture instead."""
    i: i64
    for i in range(len(n.wonders)):
        card = s.card(n.wonders[i])
        homer: i64 = 1 if n.wonders[i] == n.homer else 0
        smile: i64
        if has(n.ruins, i):
            n.r_culture += RUIN_CULTURE
            smile = faces(homer, extra)
            n.r_happy += smile
        else:
            smile = faces(card.happy + homer, 0 if card.faces else extra)
            add_card(n, card, 0)
            n.r_happy += smile - card.happy
        n.wonder_faces += max(0, smile)


def add_pacts(s: Realm, p: i64) -> None:
    n = s.nations[p]
    q: i64
    for q in range(len(s.nations)):
        other = s.nations[q]
        if other.pact != NONE and (q == p or other.partner == p):
            pact = s.card(other.pact)
            mine: i64 = other.side if q == p else 1 - other.side
            n.r_culture += pact.side_culture[mine] + pact.pact_culture(s, other.partner if q == p else q)
            n.r_strength += pact.side_strength[mine]
            n.ma_total += pact.side_military[mine]


def add_powers(s: Realm, p: i64) -> None:
    """Armies, and what leaders and wonders reckon themselves, from faces that are known by now."""
    n = s.nations[p]
    if n.tactic != NONE:
        n.r_strength += tactical_strength(s, p, n.workers)
    if n.leader != NONE:
        leader = s.card(n.leader)
        n.r_strength += leader.more_strength(s, p)
        n.r_culture += leader.more_culture(s, p)
        n.r_science += leader.more_science(s, p)
    i: i64
    for i in range(len(n.wonders)):
        if not has(n.ruins, i):
            n.r_strength += s.card(n.wonders[i]).more_strength(s, p)


def new_actions(available: i64, was: i64, now: i64) -> i64:
    """TTA-13.8: new tokens are available at once; of lost ones the spent go first.

    Where nothing changes, an action that Hammurabi exchanged stays, though it is beyond the total.
    """
    return available + now - was if now >= was else min(available, now)


def reckon_all(s: Realm) -> None:
    """After what touches more than one: wonders and pacts."""
    p: i64
    for p in range(len(s.nations)):
        if s.playing(p):
            reckon(s, p)


def discontent(s: Realm, p: i64) -> i64:
    """TTA-14.10: workers that nobody makes happy."""
    n = s.nations[p]
    return max(0, faces_needed(n.yellow) - n.r_happy)


def civil_hand_limit(s: Realm, p: i64) -> i64:
    return s.nations[p].most_civil_cards()


def military_hand_limit(s: Realm, p: i64) -> i64:
    """TTA-8.1."""
    return s.nations[p].ma_total + s.nations[p].hand_bonus


def count_type(s: Realm, p: i64, type: i64) -> i64:
    """How many workers stand on technologies of a type."""
    n = s.nations[p]
    bag: i64 = OF_TYPE[type]
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
    bag: i64 = OF_TYPE[type]
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
    bag: i64 = OF_TYPE[type]
    total: i64 = 0
    c: i64
    w: i64
    for c, w in zip(n.techs, n.workers):
        if has(bag, c):
            total += w * s.level(c)
    return total
