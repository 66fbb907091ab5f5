"""What a player would need for an action that is refused: resources, tokens or actions. COC-5, 8.2.

The same functions compute prices here and for legality. Each refusal has its rule, so only a refusal for a price is
looked at.
"""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.cities.collect import further_collect
from ecumene.games.clash_of_cultures.rules.costs import (
    UNIT_PRICES,
    advance_price,
    draft_price,
    far_price,
    free_advance_price,
    growth_price,
    missing_amount,
    mood_worth,
    step_price,
    wonder_price,
)
from ecumene.games.clash_of_cultures.rules.influence.targets import range_tokens, refuse_origin, refuse_target
from ecumene.games.clash_of_cultures.rules.map.distances import distances
from ecumene.games.clash_of_cultures.rules.map.packed_city import BUILDINGS
from ecumene.games.clash_of_cultures.rules.movement.land_reach import refuse_way, road_price
from ecumene.games.clash_of_cultures.rules.seat import CULTURE_GOOD, FOOD, GOLD, IDEA, MOOD_GOOD, ORE, WOOD
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import (
    COLLECT,
    COLLECT_FAR,
    CULTURE_SHORT,
    DRAFT,
    FOOD_OR_IDEAS_SHORT,
    FOOD_SHORT,
    GOLD_SHORT,
    GROW,
    IDEAS_SHORT,
    IMPROVE,
    INFLUENCE,
    LEARN,
    MOOD_SHORT,
    NO_ACTION_LEFT,
    ORE_SHORT,
    PERFORM,
    PLAY,
    RECRUIT,
    STUDY,
    WONDER,
    WOOD_SHORT,
)
from ecumene.kernel.core.action import first, second, verb_of
from ecumene.kernel.core.bits import count, each
from ecumene.kernel.core.frames import shortage


def short(what: i64, needs: i64, has: i64) -> list[int]:
    """Nothing if there is enough."""
    return [shortage(what, needs, has)] if needs > has else []


def short_of_mood(s: World, p: i64, tokens: i64) -> list[int]:
    return short(MOOD_SHORT, tokens, s.nations[p].mood_tokens)


def short_of_culture(s: World, p: i64, tokens: i64) -> list[int]:
    return short(CULTURE_SHORT, tokens, s.nations[p].culture_tokens)


def short_of_resources(s: World, p: i64, cost: i64, ideas_for_food: bool) -> list[int]:
    """COC-5.2, 5.3: what is missing of each resource; and gold, if there is some that could stand for it."""
    stock = s.nations[p].stock
    food: i64 = stock[FOOD] + (stock[IDEA] if ideas_for_food else 0)
    out = short(FOOD_OR_IDEAS_SHORT if ideas_for_food else FOOD_SHORT, count(cost, FOOD), food)
    out += short(ORE_SHORT, count(cost, ORE), stock[ORE]) + short(WOOD_SHORT, count(cost, WOOD), stock[WOOD])
    if not ideas_for_food:
        out += short(IDEAS_SHORT, count(cost, IDEA), stock[IDEA])
    if stock[GOLD] > 0 or count(cost, GOLD) > 0:
        lacking: i64 = max(count(cost, FOOD) - food, 0)
        lacking += missing_amount(stock, cost, ORE) + missing_amount(stock, cost, WOOD)
        lacking += missing_amount(stock, cost, IDEA) + count(cost, GOLD)
        out += short(GOLD_SHORT, lacking, stock[GOLD])
    return out


def short_of_goods(s: World, p: i64, cost: list[int]) -> list[int]:
    """Tokens and resources: see `Power.cost`."""
    out: list[int] = []
    resources: i64 = 0
    i: i64
    for i in range(0, len(cost), 2):
        if cost[i] == MOOD_GOOD:
            out += short_of_mood(s, p, cost[i + 1])
        elif cost[i] == CULTURE_GOOD:
            out += short_of_culture(s, p, cost[i + 1])
        elif cost[i] <= GOLD:
            resources += each(cost[i], cost[i + 1])
    return out + short_of_resources(s, p, resources, False)


def missing_for(s: World, p: i64, action: i64, why: str) -> list[int]:
    """For an action that this rule refuses to p."""
    verb: i64 = verb_of(action)
    if why == "COC-8.2":
        return short(NO_ACTION_LEFT, 1, s.nations[p].actions)
    if verb == LEARN or verb == STUDY:
        return missing_for_advance(s, p, first(action), verb == STUDY, why)
    if verb == GROW:
        known: bool = why == "COC-11.10" and second(action) < BUILDINGS
        return short_of_resources(s, p, growth_price(s, p, second(action)), False) if known else []
    if verb == WONDER:
        if why != "COC-22.4" and why != "COC-22.19":
            return []
        tokens = short_of_culture(s, p, s.rules.wonders[first(action)].culture)
        return tokens + short_of_resources(s, p, wonder_price(s, first(action)), False)
    if verb == COLLECT or verb == COLLECT_FAR:
        if why == "COC-24.21":
            return short_of_mood(s, p, further_collect(s, p))
        return short_of_resources(s, p, far_price(s, p), False) if why == "COC-24.2" else []
    if verb == RECRUIT:
        return short_of_resources(s, p, UNIT_PRICES[first(action)], False) if why == "COC-11.5" else []
    if verb == DRAFT:
        return short_of_mood(s, p, draft_price(s, p)) if why == "COC-5.11" or why == "COC-24.19" else []
    if verb == IMPROVE:
        return short(MOOD_SHORT, step_price(s, p, first(action)), mood_worth(s, p)) if why == "COC-13.2" else []
    if verb == INFLUENCE or (verb == PERFORM and why != "COC-14.11"):
        return missing_for_influence(s, p, action, why)
    if verb == PLAY:
        civil = s.rules.civils[s.rules.actions[first(action)].civil]
        return short_of_culture(s, p, civil.culture) if why == "COC-20.9" else []
    power = s.rules.power_of(action)
    return (
        []
        if power is None or why == "COC-24.35" or not power.ready(s, p)
        else short_of_goods(s, p, power.cost(s, p, action))
    )


def missing_for_advance(s: World, p: i64, a: i64, by_study: bool, why: str) -> list[int]:
    """COC-9.5, 9.15."""
    if why == "COC-9.5":
        return short_of_resources(s, p, free_advance_price(s, p, a), False)
    return short_of_resources(s, p, advance_price(s, p, a, by_study), True) if why == "COC-9.15" else []


def missing_for_influence(s: World, p: i64, action: i64, why: str) -> list[int]:
    """COC-14.1, 14.2, 14.11: culture tokens for the distance, and for Arts & Sculpture."""
    at: i64 = first(action)
    to: i64 = second(action)
    if why != "COC-14.1" or refuse_origin(s, p, at, to) or refuse_target(s, p, to):
        return []
    tokens: i64 = range_tokens(s, p, at, distances(s, at)[to])
    return short_of_culture(s, p, tokens + (s.rules.by_verb[PERFORM].tokens if verb_of(action) == PERFORM else 0))


def missing_for_road(s: World, p: i64, frm: i64, to: i64, how: i64, why: str) -> list[int]:
    """COC-24.6: for a way that is there."""
    if why != "COC-24.6" or refuse_way(s, p, frm, to, how):
        return []
    return short_of_resources(s, p, road_price(s, p, how), False)
