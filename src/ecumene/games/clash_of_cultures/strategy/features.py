"""What trades and battles mean to a seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.battle.fighters import fighters, fortress_defends
from ecumene.games.clash_of_cultures.rules.battle.figures import ATTACKER, DEFENDER
from ecumene.games.clash_of_cultures.rules.map.distances import within
from ecumene.games.clash_of_cultures.rules.map.packed_city import BARBARIANS, FORTRESS, NO_ONE, colour_of, owner_of
from ecumene.games.clash_of_cultures.rules.map.packed_unit import SOLDIER, cell_of, kind_of
from ecumene.games.clash_of_cultures.rules.map.units import holder_of, soldiers_at
from ecumene.games.clash_of_cultures.rules.movement.destination import ChooseTo
from ecumene.games.clash_of_cultures.rules.movement.groups import settlers_in, soldiers_in
from ecumene.games.clash_of_cultures.rules.seat import ACTION_CARD, CULTURE_GOOD, OBJECTIVE_CARD
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.state_cards import GIVEN_AT, WANTED_AT
from ecumene.games.clash_of_cultures.rules.trade.deal import owned
from ecumene.kernel.core.piles import how_many

# trades: a good of which a seat has few is worth more than one of which it has many

STOCK: Final[list[float]] = [0.0, 1.0, 1.9, 2.6, 3.1, 3.5, 3.7, 3.8]  # by number of one kind
CARD: Final = 1.2  # of either kind
STEP: Final = 0.4  # of a bucket
LITTLE: Final = 0.2  # nobody minds losing so much
BUCKETS: Final = 7  # buckets of benefits: the middle one is about nothing
MIDDLE: Final = 3


def stock_worth(n: i64) -> float:
    if n <= 0:
        return 0.0
    return STOCK[n] if n < len(STOCK) else STOCK[len(STOCK) - 1]


def change_worth(s: World, p: i64, good: i64, more: i64) -> float:
    """What so many more of a good (or fewer) are worth to a seat."""
    if good > CULTURE_GOOD:
        return CARD * float(int(more))
    have: i64 = owned(s, p, good)
    return stock_worth(have + more) - stock_worth(have)


def offer_benefit(s: World, p: i64, proposer: i64) -> float:
    """Of the offer that waits for an answer, for the proposer or the other."""
    total: float = 0.0
    good: i64
    for good in range(OBJECTIVE_CARD + 1):
        change: i64 = s.deal[WANTED_AT + good] - s.deal[GIVEN_AT + good]
        if change != 0:
            total += change_worth(s, p, good, change if p == proposer else -change)
    return total


def draft_benefit(s: World, p: i64, proposer: i64) -> float:
    """The same of an offer that is still composed."""
    total: float = 0.0
    good: i64
    for good in range(OBJECTIVE_CARD + 1):
        change: i64 = how_many(s.wanted[proposer], good) - given(s, proposer, good)
        if change != 0:
            total += change_worth(s, p, good, change if p == proposer else -change)
    return total


def given(s: World, p: i64, good: i64) -> i64:
    if good == ACTION_CARD:
        return len(s.offered[p])
    if good == OBJECTIVE_CARD:
        return len(s.offered_objectives[p])
    return how_many(s.offered_goods[p], good)


def good_swap(s: World, p: i64, q: i64) -> bool:
    """Is there one good for another that helps both?"""
    a: i64
    b: i64
    for a in range(CULTURE_GOOD + 1):
        if owned(s, p, a) == 0:
            continue
        for b in range(CULTURE_GOOD + 1):
            if b != a and owned(s, q, b) > 0:
                mine: float = change_worth(s, p, b, 1) + change_worth(s, p, a, -1)
                theirs: float = change_worth(s, q, a, 1) + change_worth(s, q, b, -1)
                if mine > LITTLE and theirs > LITTLE:
                    return True
    return False


def fair(s: World, p: i64, q: i64) -> bool:
    """Does the offer that p composes for q harm neither?"""
    return draft_benefit(s, p, p) >= -LITTLE and draft_benefit(s, q, p) >= -LITTLE


def fair_to_give(s: World, p: i64, q: i64, number: i64, good: i64) -> bool:
    """So many of a good: does q have one of another for which both would gladly exchange them?"""
    mine: float = change_worth(s, p, good, -number)
    theirs: float = change_worth(s, q, good, number)
    b: i64
    for b in range(CULTURE_GOOD + 1):
        if b != good and owned(s, q, b) > 0:
            if mine + change_worth(s, p, b, 1) >= -LITTLE and theirs + change_worth(s, q, b, -1) >= -LITTLE:
                return True
    return False


def fair_to_want(s: World, p: i64, q: i64, number: i64, good: i64) -> bool:
    """May p ask for so many of a good too, besides what it gives and asks for already?"""
    return draft_benefit(s, q, p) + change_worth(s, q, good, -number) >= -LITTLE


def bucket(benefit: float) -> i64:
    """Of a benefit: 0 is a great loss, MIDDLE about nothing."""
    x: float = benefit / STEP + 0.5
    n: i64 = i64(int(x)) if x >= 0.0 else i64(int(x)) - 1
    return max(0, min(MIDDLE + n, BUCKETS - 1))


# battles: how one would go, and where one threatens

NEAR: Final = 3  # steps from which soldiers threaten
EVEN: Final = 3  # the margin 0
MARGINS: Final = 7

SETTLERS: Final = 0  # who goes
SOLDIERS: Final = 1
BOTH: Final = 2


def bounded_margin(margin: i64) -> i64:
    return max(0, min(EVEN + margin, MARGINS - 1))


def defenders_at(s: World, p: i64, at: i64) -> i64:
    """How many dice would be rolled against p there."""
    city: i64 = s.city[at]
    owner: i64 = owner_of(city) if city else holder_of(s, at, p)
    if owner == NO_ONE or owner == p:
        return 0
    n: i64 = soldiers_at(s, owner, at)
    if city and owner != BARBARIANS and colour_of(city, FORTRESS) == owner:
        n += 1
    return n


def margin_at(s: World, p: i64, at: i64, soldiers: i64) -> i64:
    """Soldiers that come, less those who defend."""
    return bounded_margin(soldiers - defenders_at(s, p, at))


def margin_now(s: World, p: i64) -> i64:
    """In the battle that is fought, for the side of p."""
    b = s.fight
    lead: i64 = fighters(s, ATTACKER) - fighters(s, DEFENDER)
    if fortress_defends(s, DEFENDER):
        lead -= 1
    return bounded_margin(lead if b.attacker == p else -lead)


def threatened(s: World, p: i64, at: i64) -> bool:
    """Are there soldiers of others near enough to come soon?"""
    q: i64
    u: i64
    for q in range(len(s.nations)):
        if q != p:
            for u in s.nations[q].units:
                if kind_of(u) == SOLDIER and within(s, at, cell_of(u), NEAR):
                    return True
    for u in s.barbarians:
        if within(s, at, u, NEAR - 1):
            return True
    return False


def guarded(s: World, p: i64, at: i64) -> bool:
    """Does a soldier or a fortress defend the city?"""
    return colour_of(s.city[at], FORTRESS) == p or soldiers_at(s, p, at) > 0


def lies_open(s: World, p: i64, at: i64) -> bool:
    """Could the city be taken soon, because nobody defends it?"""
    return not guarded(s, p, at) and threatened(s, p, at)


def goes(frame: ChooseTo) -> i64:
    """Settlers, soldiers or both?"""
    if soldiers_in(frame.group) == 0:
        return SETTLERS
    return BOTH if settlers_in(frame.group) > 0 else SOLDIERS
