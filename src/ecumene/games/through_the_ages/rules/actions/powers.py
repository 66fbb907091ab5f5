"""Powers of leaders, wonders and pacts that are used in the action phase. TTA-6.41, 6.46."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import NONE, RESOURCES, is_unit, is_urban
from ecumene.games.through_the_ages.rules.actions.build import (
    build,
    increase,
    refuse_remodel,
    upgrade,
)
from ecumene.games.through_the_ages.rules.actions.costs import build_cost, can_increase, can_pay
from ecumene.games.through_the_ages.rules.actions.spend import available_military_actions
from ecumene.games.through_the_ages.rules.pacts import any_pact, pacts_of, side_in
from ecumene.games.through_the_ages.rules.population import gain_population
from ecumene.games.through_the_ages.rules.seat import (
    EXCHANGED,
    REMODELED,
    SAILED,
    SPOKE,
    TRADED,
)
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.tokens import (
    food_available,
    intact_wonders,
    lose,
    pay_food,
    resources_available,
)
from ecumene.games.through_the_ages.rules.verbs import (
    ARM,
    ENLIST,
    EXCHANGE,
    REMODEL,
    SAIL,
    SPEECH,
    TRADE,
)
from ecumene.kernel.core.action import act, first, second, verb_of


def list_powers(s: Realm, p: i64, out: list[int]) -> None:
    """TTA-6.46: the powers that can be used now."""
    n = s.nations[p]
    if n.leader != NONE:
        leader = s.card(n.leader)
        i: i64
        if leader.remodels and n.civil_actions > 0 and not n.has_used(REMODELED):
            for i in range(len(n.techs)):
                if n.workers[i] > 0 and is_urban(s.card(n.techs[i]).type):
                    for d in n.techs:
                        offer(s, p, act(REMODEL, n.techs[i], d), out)
        if leader.enlists:
            for c in n.techs:
                offer(s, p, act(ENLIST, c), out)
        if leader.exchanges:
            offer(s, p, act(EXCHANGE), out)
        if leader.speaks:
            offer(s, p, act(SPEECH), out)
            offer(s, p, act(ARM), out)
    if n.wonders:
        offer(s, p, act(SAIL), out)
    if any_pact(s):
        offer(s, p, act(TRADE), out)


def offer(s: Realm, p: i64, action: i64, out: list[int]) -> None:
    if not refuse_power(s, p, action):
        out.append(action)


def refuse_power(s: Realm, p: i64, action: i64) -> str:
    """TTA-6.41, 6.46: powers of cards in play, each once a turn except Barbarossa's."""
    n = s.nations[p]
    verb: i64 = verb_of(action)
    if verb == SAIL:
        return refuse_sailing(s, p)
    if verb == TRADE:
        return refuse_trade(s, p)
    if n.leader == NONE:
        return "TTA-6.46"
    leader = s.card(n.leader)
    if verb == REMODEL:
        if not leader.remodels or n.has_used(REMODELED):
            return "TTA-6.46"
        return "TTA-6.41" if n.civil_actions < 1 else refuse_remodel(s, p, first(action), second(action))
    if verb == EXCHANGE:
        if not leader.exchanges or n.has_used(EXCHANGED):
            return "TTA-6.46"
        return "" if available_military_actions(s, p) > 0 else "TTA-6.2"
    if verb == SPEECH or verb == ARM:
        return "" if leader.speaks and not n.has_used(SPOKE) else "TTA-6.46"
    return refuse_enlisting(s, p, first(action))


def refuse_enlisting(s: Realm, p: i64, c: i64) -> str:
    """R-22: one more worker and a unit, both cheaper."""
    off: i64 = s.card(s.nations[p].leader).enlists
    if off == 0:
        return "TTA-6.46"
    if not is_unit(s.card(c).type) or s.nations[p].place(c) < 0 or available_military_actions(s, p) < 1:
        return "TTA-7.1"
    if not can_increase(s, p, off):
        return "TTA-6.12"
    return "" if can_pay(s, p, c, build_cost(s, p, c, off)) else "TTA-6.2"


def refuse_sailing(s: Realm, p: i64) -> str:
    n = s.nations[p]
    if n.has_used(SAILED):
        return "TTA-6.46"
    for c in intact_wonders(s, p):
        if s.card(c).sails:
            return "" if n.yellow > 0 else "TTA-6.2"
    return "TTA-6.46"


def refuse_trade(s: Realm, p: i64) -> str:
    """R-15: side A may turn one food into a resource, side B one resource into food."""
    if s.nations[p].has_used(TRADED):
        return "TTA-6.46"
    for owner in pacts_of(s, p):
        if s.card(s.nations[owner].pact).trade_route:
            if side_in(s, owner, p) == 0:
                return "" if food_available(s, p) > 0 else "TTA-6.2"
            return "" if resources_available(s, p, False) > 0 else "TTA-6.2"
    return "TTA-6.46"


def apply_power(s: Realm, p: i64, action: i64) -> None:
    n = s.nations[p]
    verb: i64 = verb_of(action)
    a: i64 = first(action)
    if verb == REMODEL:
        s.spend_civil(p, 1)
        s.mark_used(p, REMODELED)
        upgrade(s, p, a, second(action))
    elif verb == ENLIST:
        off: i64 = s.card(n.leader).enlists
        s.spend_military(p, 1)
        increase(s, p, off)
        build(s, p, a, off)
    elif verb == EXCHANGE:
        s.spend_military(p, 1)
        s.mark_used(p, EXCHANGED)
        s.gain_civil(p, 1)
    elif verb == SPEECH:
        s.mark_used(p, SPOKE)
        s.gain_culture(p, s.card(n.leader).speaks)
    elif verb == ARM:
        s.mark_used(p, SPOKE)
        s.gain_unit_science(p, s.card(n.leader).speaks)
        s.gain_unit_resources(p, s.card(n.leader).speaks)
    elif verb == SAIL:
        s.mark_used(p, SAILED)
        gain_population(s, p, 1)
    else:
        trade(s, p)


def trade(s: Realm, p: i64) -> None:
    """R-15: the result is for this turn only."""
    s.mark_used(p, TRADED)
    for owner in pacts_of(s, p):
        if s.card(s.nations[owner].pact).trade_route:
            if side_in(s, owner, p) == 0:
                pay_food(s, p, 1)
                s.gain_spare_resources(p, 1)
            else:
                lose(s, p, RESOURCES, 1)
                s.gain_spare_food(p, 1)
            return
