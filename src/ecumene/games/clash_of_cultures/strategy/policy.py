"""How likely each choice is, by what it means on the map. `ecumene tune clash_of_cultures` learns the weights.

A space is known by what lies there, a city by its size and mood, a resource by how many are there already, an attack by
how many fight, an offer by what it brings. So what is learned on one map holds on all of them.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.cities.build import Build
from ecumene.games.clash_of_cultures.rules.cities.found import why_not_found
from ecumene.games.clash_of_cultures.rules.map.packed_city import (
    BARBARIANS,
    NO_ONE,
    mood_of,
    owner_of,
    size_of,
    uses_of,
)
from ecumene.games.clash_of_cultures.rules.map.packed_unit import SOLDIER, kind_of
from ecumene.games.clash_of_cultures.rules.map.units import holder_of, settlers_at, soldiers_at
from ecumene.games.clash_of_cultures.rules.movement.destination import ChooseTo
from ecumene.games.clash_of_cultures.rules.movement.groups import soldiers_in
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.trade.trade import AnswerOffer, ComposeOffer
from ecumene.games.clash_of_cultures.rules.verbs import (
    ACCEPT,
    BUILD,
    CALL,
    CANCEL,
    COLLECT,
    COLLECT_FAR,
    COUNTER,
    DECLINE,
    END,
    FIGHT,
    FOUND,
    GATHER,
    GIVE,
    GIVE_ACTION,
    GIVE_OBJECTIVE,
    GROW,
    IMPROVE,
    INFLUENCE,
    INVITE,
    LAY,
    LEARN,
    MARCH,
    MOVE,
    PAY,
    PERFORM,
    PLAY,
    PROPOSE,
    RECRUIT,
    RESERVE,
    RESIGN,
    RETREAT,
    ROAD,
    SCORE,
    SPEND,
    STUDY,
    TAKE_GOOD,
    TO,
    TRADE,
    USE,
    VERBS,
    WANT,
    WONDER,
)
from ecumene.games.clash_of_cultures.strategy.features import (
    BUCKETS,
    EVEN,
    MARGINS,
    MIDDLE,
    bucket,
    draft_benefit,
    fair,
    fair_to_give,
    fair_to_want,
    goes,
    good_swap,
    lies_open,
    margin_at,
    margin_now,
    offer_benefit,
    threatened,
)
from ecumene.kernel.core.action import first, fourth, second, verb_of
from ecumene.kernel.core.strategy import Policy, Weight

# What is known of a choice, by verb; of all others only in which third of the game they are made.
GROUNDS: Final = 8
KINDS: Final[dict[str, list[str] | int]] = {
    "third": ["early", "middle", "late"],
    "wealth": ["poor", "fair", "rich"],
    "city": [
        f"{size}_{mood}_{used}{guard}"
        for guard in ("", "_open")
        for size in range(5)
        for mood in ("angry", "neutral", "happy")
        for used in ("new", "used")
    ],
    "few": 8,
    "place": ["free", "own", "barbarian", "rival", "site", "army"],
    "group": ["settlers", "soldiers", "both", "ships"],
    "there": [*(f"ground_{i}" for i in range(GROUNDS)), *(f"margin_{i - EVEN:+d}" for i in range(MARGINS))],
    "margin": [f"{i - EVEN:+d}" for i in range(MARGINS)],
    "threat": ["calm", "threatened"],
    "benefit": [f"{i - MIDDLE:+d}" for i in range(BUCKETS)],
}
CITY: Final = "third wealth city"
FACTS_OF: Final = {
    **dict.fromkeys((LEARN, STUDY, USE), "third advance"),
    **dict.fromkeys((COLLECT, COLLECT_FAR, BUILD), CITY),
    **dict.fromkeys((PLAY, LAY), "third action"),
    **dict.fromkeys((WONDER, RESERVE), "third wonder"),
    **dict.fromkeys((PAY, SPEND), "third count"),
    **dict.fromkeys((TO, ROAD), "place group there"),
    **dict.fromkeys((FIGHT, RETREAT), "margin"),
    **dict.fromkeys((INFLUENCE, PERFORM), "third few"),
    **dict.fromkeys((ACCEPT, DECLINE, COUNTER), "benefit"),
    **dict.fromkeys((GIVE, WANT), "few few"),
    RECRUIT: "unit few threat",
    GROW: "third piece",
    GATHER: "good few",
    TAKE_GOOD: "good few",
    MOVE: "place few few",
    MARCH: "few few",
    FOUND: "third few",
    END: "third few",
    IMPROVE: "third few",
    CALL: "third event",
    SCORE: "third objective",
    PROPOSE: "benefit benefit",
}
FACTS: Final = [(verb, word, FACTS_OF.get(verb, "third")) for verb, word, _ in VERBS]

CLEARLY: Final = 2  # buckets of benefit
FREE: Final = 0  # places, as in KINDS
OWN: Final = 1
BARBARIAN: Final = 2
RIVAL: Final = 3
SITE: Final = 4
ARMY: Final = 5
SHIPS_GO: Final = 3  # a group
OPEN: Final = 30  # the facts of an open city come after those of others


@final
class WorldPolicy(Policy):
    third: i64  # of the game
    wealth: i64
    benefit: i64  # of the offer at hand, for the seat
    margin: i64  # of the battle that is fought

    def __init__(self, questions: list[Any]) -> None:
        super().__init__(RESIGN, questions)
        self.third = 0
        self.wealth = 0
        self.benefit = MIDDLE
        self.margin = EVEN

    def begin(self, s: World) -> None:
        self.third = min(s.round // 2, 2)
        goods: i64 = 0
        n: i64
        for n in s.nations[self.seat].stock:
            goods += n
        self.wealth = 0 if goods < 3 else 1 if goods < 6 else 2
        self.benefit = MIDDLE
        frame = s.stack[-1]
        if isinstance(frame, AnswerOffer):
            self.benefit = bucket(offer_benefit(s, self.seat, frame.proposer))
        self.margin = margin_now(s, self.seat) if s.battle is not None else EVEN

    def weight(self, s: World, action: i64) -> Weight:
        """Talks that lead to nothing could be begun again and again, so nobody begins them twice in a turn.

        Nobody begins them without goods that both would gladly exchange, or asks for gifts. What clearly helps is not
        declined, and what clearly harms is not accepted.
        """
        verb: i64 = verb_of(action)
        if verb == INVITE or (verb == CANCEL and self.seat == s.mover):
            return self.never
        if verb == TRADE and (s.nations[first(action)].declined > 0 or not good_swap(s, self.seat, first(action))):
            return self.never
        if (verb == PROPOSE or verb == WANT or is_gift(verb)) and not self.sensible(s, verb, action):
            return self.never
        if verb == ACCEPT and self.benefit <= MIDDLE - CLEARLY:
            return self.never
        if (verb == DECLINE or verb == COUNTER) and self.benefit >= MIDDLE + CLEARLY:
            return self.never
        return super().weight(s, action)

    def sensible(self, s: World, verb: i64, action: i64) -> bool:
        """Of an offer that is composed: one good for others, so that neither loses. Cards are not given away."""
        frame = s.stack[-1]
        if not isinstance(frame, ComposeOffer):
            return True
        p: i64 = self.seat
        if verb == GIVE:
            named: bool = len(s.offered_goods[p]) > 0
            return not named and fair_to_give(s, p, frame.partner, first(action), second(action))
        if verb == WANT:
            return fair_to_want(s, p, frame.partner, first(action), second(action))
        return verb == PROPOSE and fair(s, p, frame.partner)

    def key(self, s: World, action: i64) -> i64:
        verb: i64 = verb_of(action)
        a: i64 = first(action)
        if verb == COLLECT or verb == COLLECT_FAR:
            return self.packed(verb, self.third, self.wealth, city_facts(s.city[a]))
        if verb == BUILD:
            guard: i64 = OPEN if lies_open(s, self.seat, a) else 0
            return self.packed(verb, self.third, self.wealth, guard + city_facts(s.city[a]))
        if verb == LEARN or verb == STUDY or verb == PLAY or verb == CALL or verb == LAY or verb == SCORE:
            return self.packed(verb, self.third, a)
        if verb == WONDER or verb == RESERVE or verb == PAY or verb == SPEND or verb == USE:
            return self.packed(verb, self.third, a)
        if verb == MOVE:
            place: i64 = place_facts(s, self.seat, a)
            return self.packed(verb, place, settlers_at(s, self.seat, a), soldiers_at(s, self.seat, a))
        if verb == TO or verb == ROAD:
            return self.way_key(s, verb, a)
        if verb == MARCH:
            return self.packed(verb, min(a, 7), min(second(action), 7))
        if verb == RECRUIT:
            return self.recruit_key(s, a)
        if verb == GROW:
            return self.packed(verb, self.third, second(action))
        if verb == GATHER:
            return self.packed(verb, second(action), self.stored(s, second(action)))
        if verb == TAKE_GOOD:
            return self.packed(verb, a, self.stored(s, a))
        if verb == END:
            return self.packed(verb, self.third, min(s.nations[self.seat].actions, 7))
        if verb == FOUND:
            return self.packed(verb, self.third, min(len(s.cities_of(self.seat)), 7))
        if verb == IMPROVE:
            return self.packed(verb, self.third, min(size_of(s.city[a]), 7))
        if verb == INFLUENCE or verb == PERFORM:
            return self.packed(verb, self.third, min(size_of(s.city[second(action)]), 7))
        if verb == FIGHT or verb == RETREAT:
            return self.packed(verb, self.margin)
        return self.trade_key(s, verb, a, second(action))

    def advice(self, key: i64) -> float:
        """Attack those who are fewer, most of all their cities; go on while you are more."""
        verb: i64 = verb_of(key)
        if verb == FIGHT or verb == RETREAT:
            lead: float = float(int(second(key) - EVEN))
            return lead if verb == FIGHT else -lead
        place: i64 = second(key)
        if (verb == TO or verb == ROAD) and fourth(key) >= GROUNDS and place != FREE:
            more: float = float(int(fourth(key) - GROUNDS - EVEN))
            return more + 0.5 if place == RIVAL else more - 0.5
        return 0.0

    def trade_key(self, s: World, verb: i64, a: i64, good: i64) -> i64:
        if verb == ACCEPT or verb == DECLINE or verb == COUNTER:
            return self.packed(verb, self.benefit)
        if verb == GIVE or verb == WANT:
            return self.packed(verb, min(a, 3), self.stored(s, good))
        if verb == PROPOSE:
            frame = s.stack[-1]
            partner: i64 = frame.partner if isinstance(frame, ComposeOffer) else self.seat
            own: i64 = bucket(draft_benefit(s, self.seat, self.seat))
            return self.packed(verb, own, bucket(draft_benefit(s, partner, self.seat)))
        return self.packed(verb, self.third)

    def way_key(self, s: World, verb: i64, at: i64) -> i64:
        """Who goes where; if somebody is there to fight, how many more or fewer than we are."""
        place: i64 = place_facts(s, self.seat, at)
        frame = s.stack[-1]
        if not isinstance(frame, ChooseTo):
            return self.packed(verb, place, SHIPS_GO, s.terrain[at] + 1)
        if place == BARBARIAN or place == RIVAL or place == ARMY:
            margin: i64 = margin_at(s, self.seat, at, soldiers_in(frame.group))
            return self.packed(verb, place, goes(frame), GROUNDS + margin)
        return self.packed(verb, place, goes(frame), s.terrain[at] + 1)

    def recruit_key(self, s: World, kind: i64) -> i64:
        """How many of a kind there are already; for soldiers whether the city is threatened."""
        frame = s.stack[-1]
        threat: i64 = 0
        if kind == SOLDIER and isinstance(frame, Build):
            threat = 1 if threatened(s, self.seat, frame.at) else 0
        return self.packed(RECRUIT, kind, self.units(s, kind), threat)

    def units(self, s: World, kind: i64) -> i64:
        """How many of a kind the seat has, at most 5."""
        n: i64 = 0
        u: i64
        for u in s.nations[self.seat].units:
            if kind_of(u) == kind:
                n += 1
        return min(n, 5)

    def stored(self, s: World, good: i64) -> i64:
        """How many of a resource the seat has, at most 3."""
        stock = s.nations[self.seat].stock
        return min(stock[good], 3) if good < len(stock) else 0


def is_gift(verb: i64) -> bool:
    return verb == GIVE or verb == GIVE_ACTION or verb == GIVE_OBJECTIVE


def city_facts(city: i64) -> i64:
    """Its size, its mood, and whether it was activated in this turn."""
    used: i64 = 1 if uses_of(city) > 0 else 0
    return (min(size_of(city), 4) * 3 + mood_of(city)) * 2 + used


def place_facts(s: World, p: i64, at: i64) -> i64:
    """Whose city or army is there; or may p found a city?"""
    city: i64 = s.city[at]
    if city:
        owner: i64 = owner_of(city)
        if owner == p:
            return OWN
        return BARBARIAN if owner == BARBARIANS else RIVAL
    if holder_of(s, at, p) != NO_ONE:
        return ARMY
    return SITE if why_not_found(s, p, at) == "" else FREE
