"""What an action costs, with the reasons, in names. The functions that charge the price compute it. Not compiled.

A price is also given if it cannot be paid. There is none if the action is free, or if there is nothing to buy.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ecumene.games.clash_of_cultures.border.questions import RULES
from ecumene.games.clash_of_cultures.border.zones import WorldView
from ecumene.games.clash_of_cultures.cards.power import BY_ACTION, NOT_ALLOWED, Power
from ecumene.games.clash_of_cultures.cards.rows import Advance
from ecumene.games.clash_of_cultures.rules import costs
from ecumene.games.clash_of_cultures.rules.action_cards.civil_questions import MayRaiseAgain
from ecumene.games.clash_of_cultures.rules.advances.learn_by_card import FreeAdvance
from ecumene.games.clash_of_cultures.rules.battle.rounds import CutFortress, Ransom, siegecraft_price
from ecumene.games.clash_of_cultures.rules.cities import civic_improvement, collect, grow
from ecumene.games.clash_of_cultures.rules.cities.build import Build
from ecumene.games.clash_of_cultures.rules.events.great_persons import MayTakePerson
from ecumene.games.clash_of_cultures.rules.events.moods_and_gifts import KeepMood, keep_mood_price
from ecumene.games.clash_of_cultures.rules.influence import roll, targets
from ecumene.games.clash_of_cultures.rules.map.distances import distances
from ecumene.games.clash_of_cultures.rules.map.packed_city import BUILDINGS, HAPPY, mood_of
from ecumene.games.clash_of_cultures.rules.map.packed_unit import SHIP
from ecumene.games.clash_of_cultures.rules.movement.explore_by_card import MayFoundThere
from ecumene.games.clash_of_cultures.rules.movement.land_reach import road_price
from ecumene.games.clash_of_cultures.rules.once_flags import COLLECTED
from ecumene.games.clash_of_cultures.rules.powers import powers
from ecumene.games.clash_of_cultures.rules.seat import GOLD, GOODS
from ecumene.games.clash_of_cultures.rules.state import NONE, World
from ecumene.games.clash_of_cultures.rules.turn import Turn
from ecumene.games.clash_of_cultures.rules.verbs import (
    AT,
    BOOST,
    BUILD,
    CALL,
    CIVIC,
    COLLECT,
    COLLECT_FAR,
    DRAFT,
    FOUND,
    GROW,
    HIRE,
    IMPROVE,
    INFLUENCE,
    LEARN,
    MOVE,
    PAY,
    PERFORM,
    PLAY,
    RECRUIT,
    ROAD,
    SCORE,
    SPEND,
    STUDY,
    TOKENS,
    WONDER,
    YES,
)
from ecumene.games.clash_of_cultures.rules.wonders.ownership import reserver
from ecumene.kernel.border.look import Look
from ecumene.kernel.border.sections import Cost, Part, Price
from ecumene.kernel.core.action import first, fourth, second, third, verb_of
from ecumene.kernel.core.bits import count

ACTION = [Cost("action", 1)]


def prices(look: Look[World, WorldView], actions: Sequence[int]) -> list[Price | None]:
    """For the player who is asked; if nobody is asked, for the viewer."""
    s = look.s
    p = look.payer(max(int(s.mover), 0))
    if s.nations[p].resigned:
        return [None] * len(actions)
    buyer = Buyer(s, p)
    return [Price(charged) if (charged := buyer.costs(a)) else None for a in actions]


class Buyer:
    """The player who pays in a position. In a turn most things also cost an action, within a question they do not."""

    def __init__(self, s: World, p: int) -> None:
        self.s, self.p, self.n = s, p, s.nations[p]
        self.frame = s.stack[-1] if s.stack else None
        self.action = list(ACTION) if isinstance(self.frame, Turn) else []

    def costs(self, action: int) -> list[Cost]:
        verb, a, b = verb_of(action), first(action), second(action)
        if verb in (LEARN, STUDY):
            return self.learning(a, verb == STUDY)
        if verb in (BUILD, RECRUIT, DRAFT, GROW, WONDER):
            return self.building(verb, a, b)
        if verb in (COLLECT, COLLECT_FAR):
            return self.collecting(a, verb == COLLECT_FAR)
        if verb in (INFLUENCE, PERFORM, BOOST):
            return self.influencing(verb, a, b)
        if verb in (FOUND, CIVIC, MOVE):
            return self.action
        if verb == IMPROVE:
            return self.improving(a)
        power = self.s.rules.power_of(action)
        if power is not None:
            return [*(self.action if power.place() == BY_ACTION else []), *self.goods(power, action)]
        if verb in (PAY, SPEND):
            return self.paying(action)
        if verb in (PLAY, CALL, SCORE, HIRE, ROAD, TOKENS):
            return self.giving(verb, a, b)
        return self.answering(verb)

    def paying(self, action: int) -> list[Cost]:
        """One way to pay a price. What is not named is paid in gold."""
        said = [first(action), second(action), third(action), fourth(action)]
        if verb_of(action) == PAY and isinstance(self.frame, costs.Pay):
            return in_resources([*said, int(costs.total_of(self.frame.cost)) - sum(said)])
        if verb_of(action) == SPEND and isinstance(self.frame, civic_improvement.PayMood):
            gold = int(costs.step_price(self.s, self.p, self.frame.at)) - sum(said)
            return [*some("mood", said[0]), *in_resources([*said[1:], 0, gold])]
        return []

    def resources(self, total: int, why: list[int]) -> list[Cost]:
        """The reasons that a price function gave, by resource, in names. A price as printed has no parts."""
        return told(int(total), tuple(why))

    def learning(self, a: int, by_priesthood: bool) -> list[Cost]:
        if self.n.knows(a):
            return []
        why: list[int] = []
        asked = self.frame is not None and self.frame.player == self.p
        if asked and isinstance(self.frame, FreeAdvance):
            return self.resources(costs.free_advance_price(self.s, self.p, a, why), why)
        total = costs.advance_price(self.s, self.p, a, by_priesthood, why)
        return [*(self.action if asked else ACTION), *self.resources(total, why)]  # else as in a turn of one's own

    def building(self, verb: int, a: int, b: int) -> list[Cost]:
        s, p = self.s, self.p
        why: list[int] = []
        if verb == BUILD:
            return self.action if s.owner(a) == p else []
        if verb == RECRUIT:
            if not isinstance(self.frame, Build) or a > SHIP:
                return []
            return in_resources(costs.amounts(costs.UNIT_PRICES[a]))
        if verb == DRAFT:
            return [Cost("mood", int(costs.draft_price(s, p, why)), parts_of(why, GOODS.index("mood")))]
        if verb == GROW:
            if b >= BUILDINGS or s.owner(a) != p or (isinstance(self.frame, grow.Growth) and not self.frame.pays):
                return []
            return [*self.action, *self.resources(costs.growth_price(s, p, b, why), why)]
        if a not in s.wonders:
            return []
        reserved = reserver(s, a) != NONE
        total = costs.wonder_price(s, a, why)
        tokens = Cost("culture", int(s.rules.wonders[a].culture))
        return [*([] if reserved else self.action), *self.resources(total, why), tokens]

    def goods(self, power: Power, action: int) -> list[Cost]:
        """What a power with a verb of its own costs."""
        cost = power.cost(self.s, self.p, action)
        return [Cost(GOODS[good], n) for good, n in zip(cost[::2], cost[1::2])]

    def giving(self, verb: int, a: int, b: int) -> list[Cost]:
        """Cards and goods that are given with a choice."""
        rules = self.s.rules
        if verb == PLAY:
            civil = rules.civils[rules.actions[a].civil]
            return [*(ACTION if civil.action else []), *some("culture", int(civil.culture))]
        if verb == CALL:
            return self.action if a in self.n.persons else []
        if verb == SCORE:
            return some(GOODS[rules.goals[b].of], int(rules.goals[b].pay)) if rules.goals[b].pay else []
        if verb == HIRE:
            return [Cost(GOODS[b], 1)]
        if verb == ROAD:
            return in_resources(costs.amounts(road_price(self.s, self.p, b)))
        return some("mood", a) + some("culture", b)

    def answering(self, verb: int) -> list[Cost]:
        """The price of a yes, or of a city that is founded without a settler."""
        frame = self.frame
        if isinstance(frame, MayFoundThere) and verb == AT:
            return in_resources(costs.amounts(frame.cost()))
        if verb != YES:
            return []
        if isinstance(frame, grow.Sanitate):
            return some("food", int(grow.settler_price(self.s, self.p)))
        if isinstance(frame, CutFortress):
            return in_resources(costs.amounts(siegecraft_price(self.s, self.p, frame.what)))
        if isinstance(frame, Ransom):
            return some("food", int(frame.food))
        if isinstance(frame, MayTakePerson):
            return some("culture", int(frame.cost))
        if isinstance(frame, KeepMood):
            return some("mood", int(keep_mood_price(self.s, self.p)))
        return some("mood", int(frame.tokens)) if isinstance(frame, MayRaiseAgain) else []

    def collecting(self, at: int, far: bool) -> list[Cost]:
        """COC-24.21."""
        s, p = self.s, self.p
        if s.owner(at) != p:
            return []
        charged = list(self.action)
        further = int(collect.further_collect(s, p))
        if further != NOT_ALLOWED:
            by = powers(s, p, s.rules.hooks.further_collect)[0]
            if self.n.has_used(COLLECTED):
                charged.append(Cost("mood", further, [Part(ref(by), further)]))
            else:
                charged = [Cost("action", 0, [Part("printed", 1), Part(ref(by), -1)])]
        if far:
            why: list[int] = []
            charged += self.resources(costs.far_price(s, p, why), why)
        return charged

    def influencing(self, verb: int, at: int, to: int) -> list[Cost]:
        """COC-14.2, 14.4, 14.11."""
        s, p = self.s, self.p
        if verb == BOOST:
            return [Cost("culture", int(self.frame.short))] if isinstance(self.frame, roll.Boost) else []
        if s.owner(at) != p or s.city[to] == 0:
            return []
        tokens = int(targets.range_tokens(s, p, at, distances(s, at)[to]))
        if tokens < 0:
            return []
        parts = [Part("range", tokens)] if tokens else []
        charged = list(self.action)
        if verb == PERFORM:
            charged = []
            by = s.rules.by_verb[verb]
            parts.insert(0, Part(ref(by), int(by.tokens)))
        total = sum(part.amount for part in parts)
        return [*charged, Cost("culture", total, parts)] if parts else charged

    def improving(self, at: int) -> list[Cost]:
        if self.s.owner(at) != self.p or mood_of(self.s.city[at]) == HAPPY:
            return []
        why: list[int] = []
        total = costs.step_price(self.s, self.p, at, why)
        return [Cost("mood", int(total), parts_of(why, GOODS.index("mood")))]


def ref(power: Power) -> str:
    return f"{'advance' if isinstance(power, Advance) else 'wonder'}:{power.name}"


def some(unit: str, n: int) -> list[Cost]:
    """No cost for zero."""
    return [Cost(unit, n)] if n else []


@lru_cache(4096)
def told(total: int, why: tuple[int, ...]) -> list[Cost]:
    """As `Buyer.resources`. Kept, because the price of an advance seldom changes from one move to the next."""
    parts = [(r, name, parts_of(why, r)) for r, name in enumerate(GOODS[: GOLD + 1])]
    return [Cost(name, int(count(total, r)), x if len(x) > 1 else []) for r, name, x in parts if x]


def in_resources(price: list[int]) -> list[Cost]:
    return [Cost(name, int(n)) for name, n in zip(GOODS, price) if n]


def parts_of(why: Sequence[int], good: int) -> list[Part]:
    """The reasons that are about one good."""
    out = []
    for source, resource, change in zip(why[::3], why[1::3], why[2::3]):
        if resource == good:
            out.append(Part("printed" if source < 0 else ref(RULES.power(source)), int(change)))
    return out
