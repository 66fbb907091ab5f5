"""What things cost. TTA-6. The same functions serve legality, payment, tooltips and bots."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.through_the_ages.banks import food_cost
from ecumene.games.through_the_ages.cards import CONSTRUCTION, LEADER, NONE, WONDER, is_unit, is_urban
from ecumene.games.through_the_ages.in_play import pacts_of, special_of
from ecumene.games.through_the_ages.nation import LEADER_REPLACED
from ecumene.games.through_the_ages.state import Realm
from ecumene.games.through_the_ages.tokens import food_at_hand, resources_at_hand


def slot_cost(slot: i64) -> i64:
    """TTA-6.4."""
    return 1 if slot < 5 else 2 if slot < 9 else 3


def take_cost(s: Realm, p: i64, slot: i64) -> i64:
    """TTA-6.4, 6.9: civil actions for the card in a slot."""
    n = s.nations[p]
    card = s.card(s.row[slot])
    cost: i64 = slot_cost(slot)
    leader_frees: i64 = 0
    if n.leader != NONE:
        leader = s.card(n.leader)
        leader_frees = leader.builds_free
        if card.kind == LEADER:
            cost -= leader.leader_discount
    if card.kind == WONDER and leader_frees == 0:
        cost += len(n.wonders)
    if card.cheap_after_leader and n.has_used(LEADER_REPLACED):
        cost -= card.cheap_after_leader
    return max(0, cost)


def population_cost(s: Realm, p: i64, discount: i64 = 0) -> i64:
    """TTA-6.12: food for one more worker."""
    n = s.nations[p]
    if n.leader != NONE:
        discount += s.card(n.leader).food_discount
    return max(0, food_cost(n.yellow) - discount)


def can_increase(s: Realm, p: i64, discount: i64 = 0) -> bool:
    return s.nations[p].yellow > 0 and food_at_hand(s, p) >= population_cost(s, p, discount)


def standing_cost(s: Realm, p: i64, tech: i64) -> i64:
    """TTA-6.13: resources for a building or unit, after what is in play, before any discount for the occasion."""
    n = s.nations[p]
    card = s.card(tech)
    cost: i64 = card.cost
    if is_urban(card.type):
        construction: i64 = special_of(s, p, CONSTRUCTION)
        if construction != NONE:
            cost -= s.card(construction).discounts[card.age]
    if n.leader != NONE:
        cost -= s.card(n.leader).build_discount(s, p, card)
    return max(0, cost)


def build_cost(s: Realm, p: i64, tech: i64, discount: i64 = 0) -> i64:
    """TTA-6.13, 6.34, 6.40: never below nought."""
    return max(0, standing_cost(s, p, tech) - discount)


def upgrade_cost(s: Realm, p: i64, old: i64, new: i64, discount: i64 = 0) -> i64:
    """TTA-6.15, 6.40: the difference, never below nought."""
    return max(0, max(0, standing_cost(s, p, new) - standing_cost(s, p, old)) - discount)


def can_pay(s: Realm, p: i64, tech: i64, cost: i64) -> bool:
    return resources_at_hand(s, p, is_unit(s.card(tech).type)) >= cost


def science_cost(s: Realm, p: i64, tech: i64, revolution: bool, discount: i64 = 0) -> i64:
    """TTA-6.24, 6.26, 6.27: science for a technology; a pact may share it (R-25)."""
    n = s.nations[p]
    card = s.card(tech)
    cost: i64 = card.revolution if revolution else card.tech_cost
    if n.leader != NONE:
        cost -= s.card(n.leader).tech_discount(s, p, card)
    for owner in pacts_of(s, p):
        cost -= s.card(s.nations[owner].pact).shares_science
    return max(0, cost - discount)


def science_at_hand(s: Realm, p: i64, tech: i64) -> i64:
    """TTA-15.14: with what is there for unit technologies only."""
    n = s.nations[p]
    return n.science + (n.unit_science if is_unit(s.card(tech).type) else 0)


def partners_in_science(s: Realm, p: i64) -> list[int]:
    """R-25: who must pay a point when p develops a technology."""
    out: list[int] = []
    for owner in pacts_of(s, p):
        other = s.nations[owner]
        if s.card(other.pact).shares_science:
            out.append(other.partner if owner == p else owner)
    return out


def stage_cost(s: Realm, p: i64, count: i64, discount: i64 = 0) -> i64:
    """TTA-6.21, 6.23: resources for the next stages of the unfinished wonder."""
    n = s.nations[p]
    stages = s.card(n.unfinished).stages
    total: i64 = 0
    i: i64
    for i in range(count):
        total += stages[n.stages + i]
    return max(0, total - discount)


def stages_at_once(s: Realm, p: i64) -> i64:
    """TTA-6.23."""
    construction: i64 = special_of(s, p, CONSTRUCTION)
    return max(1, s.card(construction).stages_at_once) if construction != NONE else 1
