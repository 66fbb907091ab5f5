"""Events of age I. TTA-9."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.events.base import ForEach, StrongAndWeak
from ecumene.games.through_the_ages.cards.rows import EVENT, FOOD, Card
from ecumene.games.through_the_ages.rules.events.questions import GAIN, GIVE_UP, ask_destruction, ask_split
from ecumene.games.through_the_ages.rules.events.targets import (
    affect_all,
    among_weakest,
    most_cultured,
    strongest,
    weakest,
)
from ecumene.games.through_the_ages.rules.population import lose_population
from ecumene.games.through_the_ages.rules.production import produce_food, produce_resources
from ecumene.games.through_the_ages.rules.ratings import discontent
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.tokens import stored
from ecumene.games.through_the_ages.rules.verbs import HAPPIEST


class Barbarians(Card):
    """The player with most culture loses population if among the weakest."""

    says: ClassVar[list[str]] = ["barbarians"]

    def play(self, s: Realm, p: i64) -> None:
        first: i64 = most_cultured(s)
        if among_weakest(s, first, 2):
            lose_population(s, first, 1)


class BorderConflict(StrongAndWeak):
    says: ClassVar[list[str]] = ["border-conflict"]
    weak_first: ClassVar[bool] = True

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        if step == 1:
            ask_destruction(s, p, p, 0)
        else:
            s.gain_resources(p, self.amount)


class Crusades(StrongAndWeak):
    says: ClassVar[list[str]] = ["crusades"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        if step == 0:
            s.gain_culture(p, self.amount)
        else:
            s.lose_culture(p, self.amount)


class UncertainBorders(Card):
    """The strongest takes a yellow token from the bank of the weakest."""

    says: ClassVar[list[str]] = ["uncertain-borders"]

    def play(self, s: Realm, p: i64) -> None:
        taken: i64 = s.lose_yellow(weakest(s, 1)[0], self.amount)
        s.gain_yellow(strongest(s, 1)[0], taken)


class CulturalInfluence(ForEach):
    says: ClassVar[list[str]] = ["cultural-influence"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        s.gain_culture(p, s.nations[p].culture_per_turn)


class Foray(Card):
    says: ClassVar[list[str]] = ["foray"]

    def play(self, s: Realm, p: i64) -> None:
        affect_all(s, self.number, strongest(s, 2))

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        ask_split(s, p, self.amount, GAIN, p)


class Raiders(Card):
    says: ClassVar[list[str]] = ["raiders"]

    def play(self, s: Realm, p: i64) -> None:
        affect_all(s, self.number, weakest(s, 2))

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        ask_split(s, p, self.amount, GIVE_UP, p)


class GoodHarvest(ForEach):
    """R-20: food production at once, even in an uprising."""

    says: ClassVar[list[str]] = ["good-harvest"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        produce_food(s, p)


class NewDeposits(ForEach):
    says: ClassVar[list[str]] = ["new-deposits"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        produce_resources(s, p)


class Immigration(Card):
    """TTA-9.5, 9.11: everybody who has the most happy faces."""

    says: ClassVar[list[str]] = ["immigration"]

    def play(self, s: Realm, p: i64) -> None:
        most: i64 = 0
        for q in s.order(s.mover):
            most = max(most, s.nations[q].happy_faces)
        for q in s.order(s.mover):
            if s.nations[q].happy_faces == most:
                s.report(HAPPIEST, q, most)
                s.gain_population(q, 1)


class Pestilence(ForEach):
    says: ClassVar[list[str]] = ["pestilence"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        lose_population(s, p, 1)


class Rats(ForEach):
    says: ClassVar[list[str]] = ["rats"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        s.lose_food(p, stored(s, p, FOOD))


class Rebellion(ForEach):
    """R-21, TTA-14.11: for each discontent worker, but only available civil actions."""

    says: ClassVar[list[str]] = ["rebellion"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        s.lose_civil(p, self.amount * discontent(s, p))


class ReignOfTerror(Card):
    says: ClassVar[list[str]] = ["reign-of-terror"]

    def play(self, s: Realm, p: i64) -> None:
        lose_population(s, weakest(s, 1)[0], 1)


class ScientificBreakthrough(ForEach):
    says: ClassVar[list[str]] = ["scientific-breakthrough"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        s.gain_science(p, s.nations[p].science_per_turn)


def age_i_rows() -> list[Card]:
    return [
        Barbarians("barbarians", EVENT, 1),
        BorderConflict("border_conflict", EVENT, 1, amount=3),
        Crusades("crusades", EVENT, 1, amount=4),
        CulturalInfluence("cultural_influence", EVENT, 1),
        Foray("foray", EVENT, 1, amount=3),
        GoodHarvest("good_harvest", EVENT, 1),
        Immigration("immigration", EVENT, 1),
        NewDeposits("new_deposits", EVENT, 1),
        Pestilence("pestilence", EVENT, 1),
        Raiders("raiders", EVENT, 1, amount=2),
        Rats("rats", EVENT, 1),
        Rebellion("rebellion", EVENT, 1, amount=2),
        ReignOfTerror("reign_of_terror", EVENT, 1),
        ScientificBreakthrough("scientific_breakthrough", EVENT, 1),
        UncertainBorders("uncertain_borders", EVENT, 1, amount=1),
    ]
