"""What is missing for an action that is refused, by the same functions that say what it costs. TTA-6.1, 6.2.

A thing is only said to be missing where it would help: not if the action is impossible for another reason.
"""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.power import OFFERS
from ecumene.games.through_the_ages.cards.rows import GOVERNMENT, LEADER, NONE, TECHNOLOGY, is_unit
from ecumene.games.through_the_ages.cards.rows import TACTIC as TACTIC_CARD
from ecumene.games.through_the_ages.rules.actions.build import covering_tokens, refuse_upgrade, refuse_worker_or_limit
from ecumene.games.through_the_ages.rules.actions.costs import (
    build_cost,
    population_cost,
    science_available,
    science_cost,
    stage_cost,
    stages_at_once,
    take_cost,
    upgrade_cost,
)
from ecumene.games.through_the_ages.rules.actions.develop import spends_military_actions
from ecumene.games.through_the_ages.rules.actions.offers import COPY_COST
from ecumene.games.through_the_ages.rules.actions.powers import missing_for_power
from ecumene.games.through_the_ages.rules.actions.spend import available_military_actions
from ecumene.games.through_the_ages.rules.actions.take import refuse_take, slot_to_take
from ecumene.games.through_the_ages.rules.seat import TACTIC_USED
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.tokens import food_available, resources_available
from ecumene.games.through_the_ages.rules.verbs import (
    BUILD,
    CLAIM,
    COPY,
    DESTROY,
    DEVELOP,
    INCREASE,
    LEAD,
    PLAY,
    REVOLT,
    SHORT_BLUE,
    SHORT_CIVIL,
    SHORT_FOOD,
    SHORT_MILITARY,
    SHORT_RESOURCES,
    SHORT_SCIENCE,
    SHORT_WORKERS,
    STAGE,
    TACTIC,
    TAKE,
    TAKE_AT,
    UPGRADE,
)
from ecumene.kernel.core.action import first, second, verb_of
from ecumene.kernel.core.frames import shortage


def lack(out: list[int], what: i64, needs: i64, there: i64) -> None:
    if needs > there:
        out.append(shortage(what, needs, there))


def lack_civil(s: Realm, p: i64, out: list[int]) -> None:
    lack(out, SHORT_CIVIL, 1, s.nations[p].civil_actions)


def lack_military(s: Realm, p: i64, count: i64, out: list[int]) -> None:
    lack(out, SHORT_MILITARY, count, available_military_actions(s, p))


def lack_action(s: Realm, p: i64, tech: i64, out: list[int]) -> None:
    """TTA-6.1, 7.1: a military action for a unit, a civil one for a building."""
    if is_unit(s.type(tech)):
        lack_military(s, p, 1, out)
    else:
        lack_civil(s, p, out)


def lack_population(s: Realm, p: i64, discount: i64, out: list[int]) -> None:
    """TTA-6.12."""
    if s.nations[p].yellow > 0:
        lack(out, SHORT_FOOD, population_cost(s, p, discount), food_available(s, p))


def lack_resources(s: Realm, p: i64, tech: i64, cost: i64, out: list[int]) -> None:
    lack(out, SHORT_RESOURCES, cost, resources_available(s, p, is_unit(s.type(tech))))


def lack_building(s: Realm, p: i64, c: i64, discount: i64, out: list[int]) -> None:
    """TTA-6.13, 7.1."""
    n = s.nations[p]
    if n.place(c) >= 0 and refuse_worker_or_limit(s, n, c) != "TTA-6.14":
        lack(out, SHORT_WORKERS, 1, n.pool)
        lack_resources(s, p, c, build_cost(s, p, c, discount), out)


def lack_upgrade(s: Realm, p: i64, old: i64, new: i64, discount: i64, out: list[int]) -> None:
    """TTA-6.15."""
    if refuse_upgrade(s, p, old, new, discount) == "TTA-6.2":
        lack_resources(s, p, new, upgrade_cost(s, p, old, new, discount), out)


def lack_stages(s: Realm, p: i64, count: i64, discount: i64, out: list[int]) -> None:
    """TTA-6.21, 6.42."""
    n = s.nations[p]
    if n.unfinished != NONE and 1 <= count <= min(stages_at_once(s, p), len(s.card(n.unfinished).stages) - n.stages):
        lack(out, SHORT_RESOURCES, stage_cost(s, p, count, discount), resources_available(s, p, False))
        lack(out, SHORT_BLUE, count, covering_tokens(s, p))


def lack_science(s: Realm, p: i64, c: i64, revolution: bool, discount: i64, out: list[int]) -> None:
    """TTA-6.24, 6.27, 6.28: science; for a revolution all actions of one colour."""
    n = s.nations[p]
    if s.kind(c) != TECHNOLOGY or c not in n.civil_hand or (revolution and s.type(c) != GOVERNMENT):
        return
    lack(out, SHORT_SCIENCE, science_cost(s, p, c, revolution, discount), science_available(s, p, c))
    if revolution and spends_military_actions(s, p):
        lack(out, SHORT_MILITARY, n.military_actions_total, n.military_actions)
    elif revolution:
        lack(out, SHORT_CIVIL, n.civil_actions_total, n.civil_actions)


def lack_taking(s: Realm, p: i64, action: i64, actions: i64, out: list[int]) -> None:
    """TTA-6.4: for a card of the row that may be taken."""
    slot: i64 = slot_to_take(s, action)
    if slot >= 0 and not refuse_take(s, p, first(action)):
        lack(out, SHORT_CIVIL, take_cost(s, p, slot), actions)


def missing_in_phase(s: Realm, p: i64, action: i64) -> list[int]:
    """For an action of the action phase."""
    out: list[int] = []
    n = s.nations[p]
    verb: i64 = verb_of(action)
    a: i64 = first(action)
    if verb == TAKE or verb == TAKE_AT:
        lack_taking(s, p, action, n.civil_actions, out)
    elif s.round == 0:
        return out
    elif verb == INCREASE:
        lack_civil(s, p, out)
        lack_population(s, p, 0, out)
    elif verb == BUILD and n.place(a) >= 0:
        lack_action(s, p, a, out)
        lack_building(s, p, a, 0, out)
    elif verb == UPGRADE and refuse_upgrade(s, p, a, second(action), 0) in ("", "TTA-6.2"):
        lack_action(s, p, second(action), out)
        lack_upgrade(s, p, a, second(action), 0, out)
    elif verb == DESTROY and n.place(a) >= 0 and n.workers[n.place(a)] > 0:
        lack_action(s, p, a, out)
    elif verb == STAGE and n.unfinished != NONE:
        lack_civil(s, p, out)
        lack_stages(s, p, a, 0, out)
    else:
        missing_for_card(s, p, action, out)
    return out


def missing_for_card(s: Realm, p: i64, action: i64, out: list[int]) -> None:
    """Cards of the hand, tactics, and what cards in play bring."""
    n = s.nations[p]
    verb: i64 = verb_of(action)
    c: i64 = first(action)
    if verb == DEVELOP or verb == REVOLT:
        if verb == DEVELOP and c in n.civil_hand and s.kind(c) == TECHNOLOGY:
            lack_civil(s, p, out)
        lack_science(s, p, c, verb == REVOLT, 0, out)
    elif verb == LEAD or verb == PLAY:
        if c in n.civil_hand and (s.kind(c) == LEADER) == (verb == LEAD) and c not in n.just_taken:
            if not s.card(c).pays_later():
                lack_civil(s, p, out)
            if verb == PLAY:
                s.card(c).missing(s, p, action, out)
    elif verb == TACTIC or verb == COPY:
        there: bool = c in n.hand and s.kind(c) == TACTIC_CARD if verb == TACTIC else c in s.tactics and c != n.tactic
        if there and not n.has_used(TACTIC_USED):
            lack_military(s, p, 1 if verb == TACTIC else COPY_COST, out)
    else:
        missing_for_power(s, p, action, OFFERS, out)


def missing_with_discount(s: Realm, p: i64, action: i64, discount: i64) -> list[int]:
    """For an action that a card or an event grants: it takes no civil action."""
    out: list[int] = []
    verb: i64 = verb_of(action)
    if verb == INCREASE:
        lack_population(s, p, discount, out)
    elif verb == BUILD:
        lack_building(s, p, first(action), discount, out)
    elif verb == UPGRADE:
        lack_upgrade(s, p, first(action), second(action), discount, out)
    elif verb == DEVELOP or verb == REVOLT:
        lack_science(s, p, first(action), verb == REVOLT, discount, out)
    return out


def missing_for_claim(s: Realm, p: i64, action: i64, budget: i64) -> list[int]:
    """TTA-16.11: what an event allows to take is limited too."""
    out: list[int] = []
    if verb_of(action) == CLAIM:
        lack_taking(s, p, action, budget, out)
    return out
