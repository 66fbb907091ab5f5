"""Ratings and actions: everything in play added up. TTA-13; happy faces by TTA-16.1, 16.7."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.armies import own_units, tactical_strength
from ecumene.games.through_the_ages.banks import faces_needed
from ecumene.games.through_the_ages.cards import NONE, TEMPLE, THEATER
from ecumene.games.through_the_ages.state import Realm
from ecumene.kernel.bits import has

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
    civil: i64 = 0
    military: i64 = 0
    culture: i64 = 0
    science: i64 = 0
    strength: i64 = 0
    happy: i64 = 0
    n.colonizing = 0
    n.hand_bonus = 0
    n.temple_faces = 0
    n.theater_faces = 0
    n.wonder_faces = 0
    extra: i64 = 0
    i: i64
    for i in range(len(n.wonders)):
        if not has(n.ruins, i):
            extra += s.card(n.wonders[i]).faces
    for i in range(len(n.techs)):
        w: i64 = n.workers[i]
        if w > 0:
            card = s.card(n.techs[i])
            culture += w * card.culture
            science += w * card.science
            strength += w * card.strength
            if card.happy:
                smiles: i64 = w * faces(card.happy, extra)
                happy += smiles
                if card.type == TEMPLE:
                    n.temple_faces += smiles
                elif card.type == THEATER:
                    n.theater_faces += smiles
    for c in flat_cards(s, p):
        card = s.card(c)
        culture += card.culture
        science += card.science
        strength += card.strength
        civil += card.civil
        military += card.military
        n.colonizing += card.colonization
        n.hand_bonus += card.hand
        happy += faces(card.happy, extra)
    n.government_faces = max(0, faces(s.card(n.government).happy, extra))
    for i in range(len(n.wonders)):
        card = s.card(n.wonders[i])
        smile: i64 = 1 if n.wonders[i] == n.homer else 0
        if has(n.ruins, i):
            culture += RUIN_CULTURE
            smile = faces(smile, extra)
        else:
            culture += card.culture
            science += card.science
            strength += card.strength
            civil += card.civil
            military += card.military
            n.colonizing += card.colonization
            n.hand_bonus += card.hand
            smile = faces(card.happy + smile, 0 if card.faces else extra)
        happy += smile
        n.wonder_faces += max(0, smile)
    q: i64
    for q in range(len(s.nations)):
        other = s.nations[q]
        if other.pact != NONE and (q == p or other.partner == p):
            pact = s.card(other.pact)
            mine: i64 = other.side if q == p else 1 - other.side
            culture += pact.side_culture[mine] + pact.pact_culture(s, other.partner if q == p else q)
            strength += pact.side_strength[mine]
            military += pact.side_military[mine]
    n.r_happy = min(max(happy, 0), MOST_HAPPY)
    strength += tactical_strength(s, p, own_units(s, p))
    if n.leader != NONE:
        leader = s.card(n.leader)
        strength += leader.more_strength(s, p)
        culture += leader.more_culture(s, p)
        science += leader.more_science(s, p)
    for i in range(len(n.wonders)):
        if not has(n.ruins, i):
            strength += s.card(n.wonders[i]).more_strength(s, p)
    n.r_culture = max(culture, 0)
    n.r_science = max(science, 0)
    n.r_strength = max(strength, 0)
    n.ca = new_actions(n.ca, n.ca_total, civil)
    n.ca_total = civil
    n.ma = new_actions(n.ma, n.ma_total, military)
    n.ma_total = military


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


def flat_cards(s: Realm, p: i64) -> list[int]:
    """TTA-11.4: government, special technologies, leader and colonies of p: they give what they show, once."""
    n = s.nations[p]
    out: list[int] = [n.government]
    for c in n.specials:
        if c != NONE:
            out.append(c)
    if n.leader != NONE:
        out.append(n.leader)
    out.extend(n.colonies)
    return out


def discontent(s: Realm, p: i64) -> i64:
    """TTA-14.10: workers that nobody makes happy."""
    n = s.nations[p]
    return max(0, faces_needed(n.yellow) - n.r_happy)


def civil_hand_limit(s: Realm, p: i64) -> i64:
    """TTA-6.5."""
    return s.nations[p].ca_total + s.nations[p].hand_bonus


def military_hand_limit(s: Realm, p: i64) -> i64:
    """TTA-8.1."""
    return s.nations[p].ma_total + s.nations[p].hand_bonus


def count_type(s: Realm, p: i64, type: i64) -> i64:
    """How many workers stand on technologies of a type."""
    n = s.nations[p]
    total: i64 = 0
    i: i64
    for i in range(len(n.techs)):
        if n.workers[i] > 0 and s.card(n.techs[i]).type == type:
            total += n.workers[i]
    return total


def best_level(s: Realm, p: i64, type: i64) -> i64:
    """TTA-11.1: the highest level of a type with a worker on it, or -1."""
    n = s.nations[p]
    best: i64 = -1
    i: i64
    for i in range(len(n.techs)):
        card = s.card(n.techs[i])
        if card.type == type and n.workers[i] > 0:
            best = max(best, card.age)
    return best


def levels_of(s: Realm, p: i64, type: i64) -> i64:
    """The sum of levels over the workers on technologies of a type."""
    n = s.nations[p]
    total: i64 = 0
    i: i64
    for i in range(len(n.techs)):
        card = s.card(n.techs[i])
        if card.type == type:
            total += n.workers[i] * card.age
    return total
