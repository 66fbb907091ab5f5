"""Events of age III (impacts): scored when they happen, or at the end of the game. TTA-1.4, 9."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import (
    AIR_FORCE,
    ARENA,
    EVENT,
    FARM,
    FOOD,
    INFANTRY,
    LAB,
    MINE,
    NONE,
    RESOURCES,
    THEATER,
    Card,
)
from ecumene.games.through_the_ages.rules.banks import consumption
from ecumene.games.through_the_ages.rules.events.targets import SCIENCE_RATING, STRENGTH, ranked, score_event
from ecumene.games.through_the_ages.rules.play_area import technologies_in_play
from ecumene.games.through_the_ages.rules.production import pact_share
from ecumene.games.through_the_ages.rules.ratings import count_type, discontent, levels_of
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.tokens import labs_produce


class Impact(Card):
    def play(self, s: Realm, p: i64) -> None:
        score_event(s, self.number)


def food_production(s: Realm, p: i64) -> i64:
    """R-18: farms, and what pacts add."""
    n = s.nations[p]
    total: i64 = pact_share(s, p, FOOD)
    i: i64
    for i in range(len(n.techs)):
        card = s.card(n.techs[i])
        if card.type == FARM:
            total += n.workers[i] * card.worth
    return total


def mine_production(s: Realm, p: i64) -> i64:
    """R-18: mines, and what powers add to them."""
    n = s.nations[p]
    total: i64 = 0
    i: i64
    for i in range(len(n.techs)):
        card = s.card(n.techs[i])
        if card.type == MINE:
            total += n.workers[i] * card.worth
    for power in s.powers(p):
        total += power.mine_output(s, p)
    return total


def resource_production(s: Realm, p: i64) -> i64:
    """With labs that are used as mines and pacts, never below zero."""
    total: i64 = mine_production(s, p) + pact_share(s, p, RESOURCES)
    if labs_produce(s, p):
        total += levels_of(s, p, LAB)
    return max(0, total)


def levels_between(s: Realm, p: i64, low: i64, high: i64) -> i64:
    total: i64 = 0
    type: i64
    for type in range(low, high + 1):
        total += levels_of(s, p, type)
    return total


def types_between(s: Realm, p: i64, low: i64, high: i64) -> i64:
    total: i64 = 0
    type: i64
    for type in range(low, high + 1):
        if count_type(s, p, type) > 0:
            total += 1
    return total


class ImpactOfAgriculture(Impact):
    says: ClassVar[list[str]] = ["impact-of-agriculture"]

    def score(self, s: Realm, p: i64) -> i64:
        made: i64 = food_production(s, p)
        return made + (self.amount if made > consumption(s.nations[p].yellow) else 0)


class ImpactOfArchitecture(Impact):
    says: ClassVar[list[str]] = ["impact-of-architecture"]

    def score(self, s: Realm, p: i64) -> i64:
        return levels_between(s, p, LAB, THEATER)


class ImpactOfBalance(Impact):
    says: ClassVar[list[str]] = ["impact-of-balance"]

    def score(self, s: Realm, p: i64) -> i64:
        n = s.nations[p]
        least: i64 = min(n.science_per_turn, n.culture_per_turn)
        return self.amount * min(least, min(food_production(s, p), resource_production(s, p)))


class ImpactOfColonies(Impact):
    says: ClassVar[list[str]] = ["impact-of-colonies"]

    def score(self, s: Realm, p: i64) -> i64:
        return self.amount * len(s.nations[p].colonies)


class ImpactOfCompetition(Impact):
    says: ClassVar[list[str]] = ["impact-of-competition"]

    def score(self, s: Realm, p: i64) -> i64:
        return levels_between(s, p, INFANTRY, AIR_FORCE) + levels_of(s, p, ARENA)


class ImpactOfGovernment(Impact):
    says: ClassVar[list[str]] = ["impact-of-government"]

    def score(self, s: Realm, p: i64) -> i64:
        n = s.nations[p]
        return self.amount * n.civil_actions_total + n.military_actions_total


class ImpactOfHappiness(Impact):
    says: ClassVar[list[str]] = ["impact-of-happiness"]

    def score(self, s: Realm, p: i64) -> i64:
        return self.amount * s.nations[p].happy_faces - self.amount * discontent(s, p)


class ImpactOfIndustry(Impact):
    says: ClassVar[list[str]] = ["impact-of-industry"]

    def score(self, s: Realm, p: i64) -> i64:
        return mine_production(s, p)


class ImpactOfPopulation(Impact):
    """TTA-14.5, 14.11: all workers, including unused ones; only the number of discontent workers matters."""

    says: ClassVar[list[str]] = ["impact-of-population"]

    def score(self, s: Realm, p: i64) -> i64:
        n = s.nations[p]
        workers: i64 = n.pool
        for w in n.workers:
            workers += w
        return self.amount * max(0, workers - discontent(s, p) - 10)


class ImpactOfProgress(Impact):
    says: ClassVar[list[str]] = ["impact-of-progress"]

    def score(self, s: Realm, p: i64) -> i64:
        n = s.nations[p]
        total: i64 = s.card(n.government).age
        for c in n.specials:
            if c != NONE:
                total += s.card(c).age
        return self.amount * total


PRIZES: Final[list[list[int]]] = [[], [], [10, 0], [14, 7, 0], [15, 10, 5, 0]]  # by players left


class ImpactOfScience(Impact):
    says: ClassVar[list[str]] = ["impact-of-science"]

    def score(self, s: Realm, p: i64) -> i64:
        return PRIZES[s.left()][ranked(s, SCIENCE_RATING).index(p)]


class ImpactOfStrength(Impact):
    says: ClassVar[list[str]] = ["impact-of-strength"]

    def score(self, s: Realm, p: i64) -> i64:
        return PRIZES[s.left()][ranked(s, STRENGTH).index(p)]


class ImpactOfTechnology(Impact):
    says: ClassVar[list[str]] = ["impact-of-technology"]

    def score(self, s: Realm, p: i64) -> i64:
        total: i64 = 0
        for c in technologies_in_play(s, p):
            if s.card(c).age == 3:
                total += self.amount
        return total


class ImpactOfVariety(Impact):
    says: ClassVar[list[str]] = ["impact-of-variety"]

    def score(self, s: Realm, p: i64) -> i64:
        kinds: i64 = types_between(s, p, INFANTRY, AIR_FORCE) + types_between(s, p, LAB, THEATER)
        for c in s.nations[p].specials:
            if c != NONE:
                kinds += 1
        return self.amount * kinds


WONDER_PRIZES: Final[list[int]] = [5, 4, 3, 2]  # by age


class ImpactOfWonders(Impact):
    says: ClassVar[list[str]] = ["impact-of-wonders"]

    def score(self, s: Realm, p: i64) -> i64:
        total: i64 = 0
        for c in s.nations[p].wonders:
            total += WONDER_PRIZES[s.card(c).age]
        return total


def impact_rows() -> list[Card]:
    return [
        ImpactOfAgriculture("impact_of_agriculture", EVENT, 3, amount=4),
        ImpactOfArchitecture("impact_of_architecture", EVENT, 3),
        ImpactOfBalance("impact_of_balance", EVENT, 3, amount=2),
        ImpactOfColonies("impact_of_colonies", EVENT, 3, amount=3),
        ImpactOfCompetition("impact_of_competition", EVENT, 3),
        ImpactOfGovernment("impact_of_government", EVENT, 3, amount=2),
        ImpactOfHappiness("impact_of_happiness", EVENT, 3, amount=2),
        ImpactOfIndustry("impact_of_industry", EVENT, 3),
        ImpactOfPopulation("impact_of_population", EVENT, 3, amount=2),
        ImpactOfProgress("impact_of_progress", EVENT, 3, amount=2),
        ImpactOfScience("impact_of_science", EVENT, 3),
        ImpactOfStrength("impact_of_strength", EVENT, 3),
        ImpactOfTechnology("impact_of_technology", EVENT, 3, amount=4),
        ImpactOfVariety("impact_of_variety", EVENT, 3, amount=2),
        ImpactOfWonders("impact_of_wonders", EVENT, 3),
    ]
