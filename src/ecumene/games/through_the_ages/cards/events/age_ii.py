"""Events of age II. TTA-9."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.events.base import ForEach, StrongAndWeak
from ecumene.games.through_the_ages.cards.rows import EVENT, NONE, Card
from ecumene.games.through_the_ages.rules.events.questions import (
    AGREEMENT_BUDGET,
    LoseColony,
    Ruin,
    ask_destruction,
    discard_military,
    take_from_row,
    wonders_to_ruin,
)
from ecumene.games.through_the_ages.rules.events.targets import (
    affect_all,
    least_cultured,
    most_cultured,
    strongest,
    weakest,
)
from ecumene.games.through_the_ages.rules.hands import draw_cards
from ecumene.games.through_the_ages.rules.play_area import lose_blue, remove_leader
from ecumene.games.through_the_ages.rules.population import lose_population
from ecumene.games.through_the_ages.rules.production import (
    apply_consumption,
    apply_corruption,
    produce_food,
    produce_resources,
)
from ecumene.games.through_the_ages.rules.ratings import discontent
from ecumene.games.through_the_ages.rules.state import LAST_AGE, Realm
from ecumene.games.through_the_ages.rules.verbs import UNHAPPIEST


class Refugees(StrongAndWeak):
    says: ClassVar[list[str]] = ["refugees"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        if step == 0:
            s.gain_culture(p, self.amount)
            s.gain_population(p, 1)
        else:
            s.lose_culture(p, self.amount)
            lose_population(s, p, 1)


class PoliticsOfStrength(StrongAndWeak):
    """R-23; in Age IV culture instead: five gained, three lost."""

    says: ClassVar[list[str]] = ["politics-of-strength"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        if step == 0:
            if s.age == LAST_AGE:
                s.gain_culture(p, self.draw)
            else:
                draw_cards(s, p, self.draw)
        elif s.age == LAST_AGE:
            s.lose_culture(p, self.amount)
        else:
            discard_military(s, p, self.amount)


class EconomicProgress(ForEach):
    says: ClassVar[list[str]] = ["economic-progress"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        apply_corruption(s, p)
        produce_food(s, p)
        apply_consumption(s, p)
        produce_resources(s, p)


class CivilUnrest(Card):
    """TTA-9.11: culture for every discontent worker; a blue token from those who have most of them."""

    says: ClassVar[list[str]] = ["civil-unrest"]

    def play(self, s: Realm, p: i64) -> None:
        most: i64 = 0
        for q in s.order(s.mover):
            most = max(most, discontent(s, q))
        worst: list[int] = []
        for q in s.order(s.mover):
            if most > 0 and discontent(s, q) == most:
                s.report(UNHAPPIEST, q, most)
                worst.append(q)
        for q in s.order(s.mover):
            s.lose_culture(q, self.amount * discontent(s, q))
        affect_all(s, self.number, worst)

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        lose_blue(s, p, 1)


class ColdWar(Card):
    says: ClassVar[list[str]] = ["cold-war"]

    def play(self, s: Realm, p: i64) -> None:
        for q in strongest(s, 2):
            s.gain_science(q, self.amount)


class CrimeWave(Card):
    says: ClassVar[list[str]] = ["crime-wave"]

    def play(self, s: Realm, p: i64) -> None:
        affect_all(s, self.number, weakest(s, 2))

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        s.lose_culture(p, self.amount)
        lose_blue(s, p, 1)


class Emigration(ForEach):
    says: ClassVar[list[str]] = ["emigration"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        lose_population(s, p, (discontent(s, p) + 1) // 2)


class Iconoclasm(ForEach):
    """R-19: leaders that are not of the current age."""

    says: ClassVar[list[str]] = ["iconoclasm"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        leader: i64 = s.nations[p].leader
        if leader != NONE and s.card(leader).age != s.age:
            remove_leader(s, p)


class IndependenceDeclaration(Card):
    says: ClassVar[list[str]] = ["independence-declaration"]

    def play(self, s: Realm, p: i64) -> None:
        q: i64 = weakest(s, 1)[0]
        if s.nations[q].colonies:
            s.ask(LoseColony(q))


class InternationalAgreement(Card):
    says: ClassVar[list[str]] = ["international-agreement"]

    def play(self, s: Realm, p: i64) -> None:
        take_from_row(s, strongest(s, 1)[0], AGREEMENT_BUDGET)


class NationalPride(Card):
    says: ClassVar[list[str]] = ["national-pride"]

    def play(self, s: Realm, p: i64) -> None:
        s.gain_culture(most_cultured(s), self.amount)


class PopularizationOfScience(ForEach):
    says: ClassVar[list[str]] = ["popularization-of-science"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        s.gain_culture(p, s.nations[p].science_per_turn)


class Prosperity(ForEach):
    says: ClassVar[list[str]] = ["prosperity"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        s.gain_food(p, min(self.amount, s.nations[p].happy_faces))


class RavagesOfTime(ForEach):
    says: ClassVar[list[str]] = ["ravages-of-time"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        if wonders_to_ruin(s, p):
            s.ask(Ruin(p))


class Terrorism(Card):
    """D31: the player with least culture destroys an urban building of every other player."""

    says: ClassVar[list[str]] = ["terrorism"]

    def play(self, s: Realm, p: i64) -> None:
        last: i64 = least_cultured(s)
        victims: list[int] = []
        for q in s.order(s.mover):
            if q != last:
                victims.append(q)
        affect_all(s, self.number, victims, last)

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        ask_destruction(s, step, p, 1)


def age_ii_rows() -> list[Card]:
    return [
        CivilUnrest("civil_unrest", EVENT, 2, amount=4),
        ColdWar("cold_war", EVENT, 2, amount=6),
        CrimeWave("crime_wave", EVENT, 2, amount=3),
        EconomicProgress("economic_progress", EVENT, 2),
        Emigration("emigration", EVENT, 2),
        Iconoclasm("iconoclasm", EVENT, 2),
        IndependenceDeclaration("independence_declaration", EVENT, 2),
        InternationalAgreement("international_agreement", EVENT, 2),
        NationalPride("national_pride", EVENT, 2, amount=5),
        PoliticsOfStrength("politics_of_strength", EVENT, 2, draw=5, amount=3),
        PopularizationOfScience("popularization_of_science", EVENT, 2),
        Prosperity("prosperity", EVENT, 2, amount=8),
        RavagesOfTime("ravages_of_time", EVENT, 2),
        Refugees("refugees", EVENT, 2, amount=3),
        Terrorism("terrorism", EVENT, 2),
    ]
