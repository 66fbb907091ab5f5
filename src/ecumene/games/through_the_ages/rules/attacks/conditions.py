"""What an attack costs, and what pacts and leaders say about it. TTA-4.14, 5.7 to 5.9, 5.16."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import ENDS_PACT, FORBIDDEN
from ecumene.games.through_the_ages.rules.pacts import NO_PACTS, end_pact, pacts_of
from ecumene.games.through_the_ages.rules.state import Realm


def pacts_between(s: Realm, p: i64, q: i64) -> list[int]:
    """The owners of pacts between these two players."""
    if s.pacts(p) == 0:
        return NO_PACTS
    out: list[int] = []
    for owner in pacts_of(s, p):
        n = s.nations[owner]
        if (owner == p and n.partner == q) or owner == q:
            out.append(owner)
    return out


def pact_forbids_attack(s: Realm, p: i64, q: i64) -> bool:
    """TTA-5.8, 5.16: a pact between the two forbids it."""
    for owner in pacts_between(s, p, q):
        if s.card(s.nations[owner].pact).terms == FORBIDDEN:
            return True
    return False


def attack_bonus(s: Realm, p: i64, q: i64) -> i64:
    """TTA-4.14, 5.8: Open Borders."""
    total: i64 = 0
    for owner in pacts_between(s, p, q):
        total += s.card(s.nations[owner].pact).attack_bonus
    return total


def attack_price(s: Realm, c: i64, rival: i64) -> i64:
    """TTA-5.7, 5.16: the price in military actions, which powers of the rival may multiply."""
    price: i64 = s.card(c).attack_cost
    for power in s.powers(rival):
        price *= power.attack_cost_factor()
    return price


def strength_without_ending_pacts(s: Realm, p: i64, p2: i64) -> i64:
    """TTA-5.8: strength without pacts that end when these two fight."""
    total: i64 = s.nations[p].strength_rating
    for owner in pacts_between(s, p, p2):
        n = s.nations[owner]
        pact = s.card(n.pact)
        if pact.terms == ENDS_PACT:
            total -= pact.side_strength[n.side if owner == p else 1 - n.side]
    return max(0, total)


def break_pacts(s: Realm, p: i64, q: i64) -> None:
    """TTA-5.9, 5.17: end the pacts that do not survive an attack between these two."""
    for owner in pacts_between(s, p, q):
        if s.card(s.nations[owner].pact).terms == ENDS_PACT:
            end_pact(s, owner)


def is_peaceful(s: Realm, p: i64) -> bool:
    """TTA-5.7, 5.16: whether a power forbids p to attack."""
    for power in s.powers(p):
        if power.forbids_attacks():
            return True
    return False
