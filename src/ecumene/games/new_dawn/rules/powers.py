"""The powers of a player, and what all of them together give. CND-5.14, 15, 17.1, 20."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.power import Power
from ecumene.games.new_dawn.rules.map.spaces import wonder_bag
from ecumene.games.new_dawn.rules.ruleset import LEADER_SHIFT, PACT_SHIFT, STATE_SHIFT
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.kernel.core.bits import members


def powers(s: Dawn, p: i64) -> list[Power]:
    """CND-15.1: what changes a rule for p now: leader, wonders, diplomacy cards of others. Do not change the list.

    The list is kept together with a key made from all it depends on. It is made again when the key differs.
    """
    e = s.empires[p]
    bag: i64 = wonder_bag(s, p)
    by: i64 = e.leader << LEADER_SHIFT | e.embassies << STATE_SHIFT | e.pacts << PACT_SHIFT | bag
    if by != e.powers_key:
        e.powers_found = powers_from(s, p, bag)
        e.powers_key = by
        e.modifiers = [power for power in e.powers_found if power.changes_difficulty()]
    return e.powers_found


def powers_from(s: Dawn, p: i64, bag: i64) -> list[Power]:
    """The powers of p with these wonders."""
    e = s.empires[p]
    out: list[Power] = [s.rules.leaders[e.leader]]
    i: i64
    for i in members(bag):
        out.append(s.rules.wonders[i])
    for i in members(e.pacts):
        out.append(s.rules.pacts[i])
    for i in members(e.embassies):
        out.append(s.rules.states[i])
    return out


def difficulty_powers(s: Dawn, p: i64) -> list[Power]:
    """Those of p's powers that change difficulties."""
    powers(s, p)
    return s.empires[p].modifiers


# battle


def attack_bonus(s: Dawn, p: i64, space: i64, target: i64) -> i64:
    """CND-11.12, 20.16."""
    n: i64 = 0
    for power in powers(s, p):
        n += power.attack_bonus(s, p, space, target)
    return n


def defence_bonus(s: Dawn, p: i64, space: i64, attacker: i64) -> i64:
    """CND-11.14, 20.16."""
    n: i64 = 0
    for power in powers(s, p):
        n += power.defend_bonus(s, p, space, attacker)
    return n


def any_range(s: Dawn, p: i64) -> bool:
    for power in powers(s, p):
        if power.attacks_anywhere():
            return True
    return False


def keeps_out_barbarians(s: Dawn, p: i64) -> bool:
    """CND-20.21."""
    for power in powers(s, p):
        if power.keeps_out_barbarians():
            return True
    return False


def barbarian_defeated(s: Dawn, p: i64) -> None:
    """CND-20.17."""
    for power in powers(s, p):
        power.barbarian_defeated(s, p)


# caravans


def starts_anywhere(s: Dawn, p: i64) -> bool:
    """CND-20.19."""
    for power in powers(s, p):
        if power.starts_anywhere():
            return True
    return False


def extra_steps(s: Dawn, p: i64) -> i64:
    """CND-20.19."""
    n: i64 = 0
    for power in powers(s, p):
        n += power.extra_steps()
    return n


# cards


def wonder_cost(s: Dawn, p: i64, wonder: i64) -> i64:
    """CND-10.10: the printed cost with all reductions, never below zero."""
    n: i64 = s.rules.wonders[wonder].cost
    for power in powers(s, p):
        n += power.wonder_cost(s, p, wonder)
    return max(n, 0)


def pact_limit(s: Dawn, p: i64) -> i64:
    """CND-15.2."""
    n: i64 = 1
    for power in powers(s, p):
        n = max(n, power.pact_limit())
    return n
