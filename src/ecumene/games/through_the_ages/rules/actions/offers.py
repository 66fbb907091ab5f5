"""The legal actions of an action phase. TTA-6, 7.

The `refuse_…` functions say what is not allowed. The functions here list every action that they allow, but faster:
actions are made in advance, and what a player has is counted once for all of them.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import (
    GOVERNMENT,
    MOST_IN_BAG,
    MOST_ROWS,
    NONE,
)
from ecumene.games.through_the_ages.rules.actions.build import refuse_stage, refuse_worker_or_limit
from ecumene.games.through_the_ages.rules.actions.costs import (
    build_cost,
    can_increase,
    slot_cost,
    stages_at_once,
    take_cost,
    upgrade_cost,
)
from ecumene.games.through_the_ages.rules.actions.develop import refuse_play, refuse_revolution, refuse_science
from ecumene.games.through_the_ages.rules.actions.take import owned_technologies, refuse_take_with
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
from ecumene.kernel.core.bits import has, one

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
    owned: i64 = owned_technologies(s, n)
    technologies: i64 = 0  # bags of cards that were listed already
    action_cards: i64 = 0
    first_leader: i64 = s.rules.first_leader
    first_action: i64 = s.rules.first_action
    row = s.row
    slot: i64
    for slot in range(SLOTS):
        c: i64 = row[slot]
        if c == NONE or refuse_take_with(s, n, c, owned):
            continue
        again: bool = False
        price: i64 = slot_cost(slot)
        if c < first_leader:
            again = has(technologies, c)
            technologies |= one(c)
        elif c >= first_action:
            again = has(action_cards, c - first_action)
            action_cards |= one(c - first_action)
        else:
            again = s.slot_of(c) != slot
            price = take_cost(s, p, slot)
        if price <= actions:
            out.append(TAKES_AT[c][slot + 1] if again else TAKES[c])


def list_workers(s: Realm, p: i64, out: list[int]) -> None:
    """TTA-6.12 to 6.16, 7.1 to 7.3: one more worker; what workers can build, upgrade and destroy."""
    n = s.nations[p]
    civil: bool = n.civil_actions > 0
    military: bool = n.military_actions + n.spare_military_actions > 0
    if civil and can_increase(s, p):
        out.append(INCREASES[0])
    if not civil and not military:
        return
    have: i64 = resources_available(s, p, False)
    c: i64
    w: i64
    for c, w in zip(n.techs, n.workers):
        unit: bool = has(s.rules.units, c)
        if military if unit else civil:
            most: i64 = have + n.unit_resources if unit else have
            if n.pool > 0 and not refuse_worker_or_limit(s, n, c) and build_cost(s, p, c) <= most:
                out.append(BUILDS[c])
            if has(s.rules.advanced, c):
                list_upgrades(s, p, c, most, 0, out)
            if w > 0:
                out.append(DESTROYS[c])


def list_upgrades(s: Realm, p: i64, new: i64, have: i64, discount: i64, out: list[int]) -> None:
    """TTA-6.15: from lower levels of the same type with a worker."""
    n = s.nations[p]
    alike: i64 = s.rules.of_type[s.type(new)]
    level: i64 = s.level(new)
    old: i64
    w: i64
    for old, w in zip(n.techs, n.workers):
        if w > 0 and has(alike, old) and s.level(old) < level:
            if upgrade_cost(s, p, old, new, discount) <= have:
                out.append(UPGRADES[old][new])


def list_builds_and_upgrades(
    s: Realm, p: i64, low: i64, high: i64, discount: i64, builds: bool, out: list[int]
) -> None:
    """TTA-6.33, 6.34: builds and upgrades of types from `low` to `high` with a discount; never units."""
    n = s.nations[p]
    have: i64 = resources_available(s, p, False)
    c: i64
    for c in n.techs:
        type: i64 = s.type(c)
        if type >= low and type <= high:
            if builds and not refuse_worker_or_limit(s, n, c) and build_cost(s, p, c, discount) <= have:
                out.append(BUILDS[c])
            if has(s.rules.advanced, c):
                list_upgrades(s, p, c, have, discount, out)


def list_civil_hand(s: Realm, p: i64, out: list[int]) -> None:
    """TTA-6.18, 6.24, 6.27, 6.32: leaders, technologies and action cards."""
    n = s.nations[p]
    rules = s.rules
    last: i64 = NONE
    c: i64
    for c in n.civil_hand:  # sorted: equal cards are next to each other and are one choice
        if c != last:
            last = c
            if c >= rules.first_action:
                if not refuse_play(s, p, c):
                    out.append(PLAYS[c])
            elif c >= rules.first_leader:
                if n.civil_actions > 0:
                    out.append(LEADS[c])
            else:
                if n.civil_actions > 0 and not refuse_science(s, p, c, False, 0):
                    out.append(DEVELOPS[c])
                if s.type(c) == GOVERNMENT and not refuse_revolution(s, p) and not refuse_science(s, p, c, True, 0):
                    out.append(REVOLTS[c])


def list_stages(s: Realm, p: i64, out: list[int]) -> None:
    """TTA-6.21, 6.23."""
    n = s.nations[p]
    if n.unfinished != NONE and n.civil_actions > 0:
        count: i64
        for count in range(1, stages_at_once(s, p) + 1):
            if not refuse_stage(s, p, count, 0):
                out.append(act(STAGE, count))


def list_tactics(s: Realm, p: i64, actions: i64, out: list[int]) -> None:
    """TTA-7.4, 7.5, 7.8: from the hand, and from the common area."""
    n = s.nations[p]
    rules = s.rules
    last: i64 = NONE
    c: i64
    if actions > 0:
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
