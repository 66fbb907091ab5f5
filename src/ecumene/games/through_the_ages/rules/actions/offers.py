"""The legal actions of an action phase. TTA-6, 7.

The `refuse_…` functions say what is not allowed. The functions here list every action that they allow, but faster:
actions are made in advance, and what a player has is counted once for all of them.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.power import OWN_DISCOUNT, TAKE_DISCOUNT
from ecumene.games.through_the_ages.cards.rows import MOST_IN_BAG, MOST_ROWS, NONE
from ecumene.games.through_the_ages.rules.actions.build import at_urban_limit, refuse_stage
from ecumene.games.through_the_ages.rules.actions.costs import (
    can_increase,
    payable_builds,
    slots_within,
    take_cost,
    upgrade_cost,
)
from ecumene.games.through_the_ages.rules.actions.develop import (
    is_too_new,
    learnable_technologies,
    refuse_playing,
    refuse_revolution,
    refuse_science,
)
from ecumene.games.through_the_ages.rules.actions.take import owned_technologies
from ecumene.games.through_the_ages.rules.state import SLOTS, Realm
from ecumene.games.through_the_ages.rules.tokens import resources_available
from ecumene.games.through_the_ages.rules.verbs import (
    BUILD,
    COPY,
    DESTROY,
    DEVELOP,
    INCREASE,
    LEAD,
    PLAY,
    REVOLT,
    STAGE,
    TACTIC,
    TAKE,
    TAKE_AT,
    UPGRADE,
)
from ecumene.kernel.core.action import act, ready, ready2
from ecumene.kernel.core.bits import has, lowest, one

COPY_COST: Final = 2  # TTA-7.5

TAKES: Final[list[Any]] = ready(TAKE, MOST_ROWS)
TAKES_AT: Final[list[list[Any]]] = ready2(TAKE_AT, MOST_ROWS, SLOTS + 1)
INCREASES: Final[list[Any]] = ready(INCREASE, 1)
BUILDS: Final[list[Any]] = ready(BUILD, MOST_IN_BAG)
UPGRADES: Final[list[list[Any]]] = ready2(UPGRADE, MOST_IN_BAG, MOST_IN_BAG)
DESTROYS: Final[list[Any]] = ready(DESTROY, MOST_IN_BAG)
LEADS: Final[list[Any]] = ready(LEAD, MOST_ROWS)
PLAYS: Final[list[Any]] = ready(PLAY, MOST_ROWS)
DEVELOPS: Final[list[Any]] = ready(DEVELOP, MOST_IN_BAG)
REVOLTS: Final[list[Any]] = ready(REVOLT, MOST_IN_BAG)
TACTICS: Final[list[Any]] = ready(TACTIC, MOST_ROWS)
COPIES: Final[list[Any]] = ready(COPY, MOST_ROWS)


def list_takes(s: Realm, p: i64, actions: i64, out: list[int]) -> None:
    """TTA-6.4: cards of the row for at most this many actions; of equal cards the leftmost by name, others by slot."""
    n = s.nations[p]
    rules = s.rules
    full: bool = len(n.civil_hand) >= n.most_civil_cards()  # TTA-6.5
    wonders: bool = n.unfinished == NONE  # TTA-6.10
    if full and not wonders:
        return
    owned: i64 = owned_technologies(s, n)  # TTA-6.6
    technologies: i64 = 0  # bags of cards that were listed already
    action_cards: i64 = 0
    within: i64 = slots_within(actions)
    wonders_within: i64 = slots_within(actions - len(n.wonders))  # TTA-6.9
    discount: bool = has(n.hooks, TAKE_DISCOUNT)
    first_leader: i64 = rules.first_leader
    first_action: i64 = rules.first_action
    copies = rules.copies[-1]
    slot: i64 = -1
    c: i64
    for c in s.row:
        slot += 1
        if c == NONE:
            continue
        if c < first_leader:
            if slot < within and not full and not has(owned, c):
                out.append(TAKES_AT[c][slot + 1] if has(technologies, c) else TAKES[c])
                technologies |= one(c)
            continue
        if c >= first_action:
            if slot < within and not full:
                out.append(TAKES_AT[c][slot + 1] if has(action_cards, c - first_action) else TAKES[c])
                action_cards |= one(c - first_action)
            continue
        wonder: bool = c >= rules.first_wonder
        if (wonder and not wonders) or (not wonder and (full or has(n.leader_ages, rules.levels[c]))):  # TTA-6.7
            continue
        if discount or has(rules.hooks[c], OWN_DISCOUNT):
            if take_cost(s, p, slot) > actions:
                continue
        elif (wonder and slot >= wonders_within) or slot >= within:
            continue
        out.append(TAKES_AT[c][slot + 1] if copies[c] > 1 and s.slot_of(c) != slot else TAKES[c])


def list_workers(s: Realm, p: i64, out: list[int]) -> None:
    """TTA-6.12 to 6.16, 7.1 to 7.3: one more worker; what workers can build, upgrade and destroy."""
    n = s.nations[p]
    rules = s.rules
    civil: bool = n.civil_actions > 0
    military: bool = n.military_actions + n.spare_military_actions > 0
    if civil and can_increase(s, p):
        out.append(INCREASES[0])
    if not civil and not military:
        return
    have: i64 = resources_available(s, p, False)
    usable: i64 = 0
    if civil:
        usable |= rules.buildings
    if military:
        usable |= rules.units
    payable: i64 = payable_builds(s, p, have, 0)
    buildable: i64 = 0
    if n.pool > 0:
        buildable = payable & usable & n.technologies
        if buildable & rules.urban:
            buildable &= ~at_urban_limit(s, n)
    upgradable: i64 = rules.advanced & usable
    c: i64
    w: i64
    for c, w in zip(n.techs, n.workers):
        if has(buildable, c):
            out.append(BUILDS[c])
        if has(upgradable, c):
            list_upgrades(s, p, c, have + n.unit_resources if has(rules.units, c) else have, 0, payable, out)
        if w > 0 and has(usable, c):
            out.append(DESTROYS[c])


def list_upgrades(s: Realm, p: i64, new: i64, have: i64, discount: i64, payable: i64, out: list[int]) -> None:
    """TTA-6.15: from lower levels of the same type with a worker. Who can pay for a new worker can pay for it too."""
    n = s.nations[p]
    lower: i64 = s.rules.lower[new] & n.technologies
    if lower == 0:
        return
    i: i64 = -1
    old: i64
    for old in n.techs:
        i += 1
        if has(lower, old) and n.workers[i] > 0:
            if has(payable, new) or upgrade_cost(s, p, old, new, discount) <= have:
                out.append(UPGRADES[old][new])


def list_builds_and_upgrades(
    s: Realm, p: i64, low: i64, high: i64, discount: i64, builds: bool, out: list[int]
) -> None:
    """TTA-6.33, 6.34: builds and upgrades of types from `low` to `high` with a discount; never units."""
    n = s.nations[p]
    have: i64 = resources_available(s, p, False)
    payable: i64 = payable_builds(s, p, have, discount)
    buildable: i64 = 0
    if builds and n.pool > 0:
        buildable = payable & ~at_urban_limit(s, n)
    types: i64 = s.rules.of_types(low, high)
    c: i64
    for c in n.techs:
        if has(buildable & types, c):
            out.append(BUILDS[c])
        if has(s.rules.advanced & types, c):
            list_upgrades(s, p, c, have, discount, payable, out)


def can_build_or_upgrade(s: Realm, p: i64, low: i64, high: i64, discount: i64, builds: bool) -> bool:
    """Whether `list_builds_and_upgrades` would list anything."""
    n = s.nations[p]
    types: i64 = s.rules.of_types(low, high) & n.technologies
    have: i64 = resources_available(s, p, False)
    payable: i64 = payable_builds(s, p, have, discount)
    if builds and n.pool > 0 and types & payable & ~at_urban_limit(s, n):
        return True
    types &= s.rules.advanced
    upgrades: list[int] = []
    while types:
        list_upgrades(s, p, lowest(types), have, discount, payable, upgrades)
        types &= types - 1
    return len(upgrades) > 0


def list_civil_hand(s: Realm, p: i64, out: list[int]) -> None:
    """TTA-6.18, 6.24, 6.27, 6.32: leaders, technologies and action cards."""
    n = s.nations[p]
    if not n.civil_hand:
        return
    rules = s.rules
    civil: bool = n.civil_actions > 0
    any_new: bool = len(n.just_taken) > 0
    learnable: i64 = 0
    if civil and n.civil_hand[0] < rules.first_leader:
        learnable = learnable_technologies(s, p)
    last: i64 = NONE
    c: i64
    for c in n.civil_hand:  # sorted: technologies first; equal cards are next to each other and are one choice
        if c != last:
            last = c
            if c >= rules.first_action:
                if not (any_new and is_too_new(n, c)) and not refuse_playing(s, p, c):
                    out.append(PLAYS[c])
            elif c >= rules.first_leader:
                if civil:
                    out.append(LEADS[c])
            else:
                if has(learnable, c):
                    out.append(DEVELOPS[c])
                if has(rules.governments, c) and not refuse_revolution(s, p) and not refuse_science(s, p, c, True, 0):
                    out.append(REVOLTS[c])


def list_stages(s: Realm, p: i64, out: list[int]) -> None:
    """TTA-6.21, 6.23."""
    n = s.nations[p]
    if n.unfinished != NONE and n.civil_actions > 0:
        count: i64 = 1
        while not refuse_stage(s, p, count, 0):  # more stages cost more
            out.append(act(STAGE, count))
            count += 1


def list_tactics(s: Realm, p: i64, actions: i64, out: list[int]) -> None:
    """TTA-7.4, 7.5, 7.8: from the hand, and from the common area."""
    if actions < 1:
        return
    n = s.nations[p]
    rules = s.rules
    last: i64 = NONE
    c: i64
    if n.hand and n.hand[-1] >= rules.first_tactic:  # it is sorted
        for c in n.hand:
            if c != last and c >= rules.first_tactic and c < rules.first_bonus:
                out.append(TACTICS[c])
            last = c
    last = NONE
    if actions >= COPY_COST:
        for c in s.tactics:
            if c != last and c != n.tactic:
                out.append(COPIES[c])
            last = c
