"""Figures that follow from the ratings and from the cards in play. TTA-8.1, 11.1, 14.10."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.through_the_ages.rules.banks import faces_needed
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.kernel.core.bits import has


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
