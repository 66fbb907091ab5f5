"""Aggressions. TTA-5.7 to 5.15."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import AGGRESSION, NONE, Card
from ecumene.games.through_the_ages.rules.attacks.results import Annex, Infiltrate, raid
from ecumene.games.through_the_ages.rules.events.questions import STEAL, ask_split
from ecumene.games.through_the_ages.rules.population import lose_population
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.kernel.core.bits import one


class Enslave(Card):
    """R-31: resources, then food."""

    says: ClassVar[list[str]] = ["enslave"]

    def strike(self, s: Realm, p: i64, rival: i64) -> None:
        lose_population(s, rival, 1)
        s.gain_resources(p, self.gain_resources)
        s.gain_food(p, self.gain_food)


class Plunder(Card):
    says: ClassVar[list[str]] = ["plunder"]

    def strike(self, s: Realm, p: i64, rival: i64) -> None:
        ask_split(s, p, self.amount, STEAL, rival)


class RaidCard(Card):
    """`amount`: how many buildings; the first up to the card's own level, each next one a level lower."""

    says: ClassVar[list[str]] = ["raid"]

    def strike(self, s: Realm, p: i64, rival: i64) -> None:
        parts: i64 = 0
        level: i64
        for level in range(self.age, max(self.age - self.amount, -1), -1):
            parts |= one(level)
        raid(s, p, rival, parts, 0, 0)


class AnnexCard(Card):
    says: ClassVar[list[str]] = ["annex"]

    def can_target(self, s: Realm, p: i64, rival: i64) -> bool:
        return len(s.nations[rival].colonies) > 0

    def strike(self, s: Realm, p: i64, rival: i64) -> None:
        s.ask(Annex(p, rival))


class InfiltrateCard(Card):
    says: ClassVar[list[str]] = ["infiltrate"]

    def can_target(self, s: Realm, p: i64, rival: i64) -> bool:
        n = s.nations[rival]
        return n.leader != NONE or n.unfinished != NONE

    def strike(self, s: Realm, p: i64, rival: i64) -> None:
        s.ask(Infiltrate(p, rival, self.amount))


class Spy(Card):
    says: ClassVar[list[str]] = ["spy"]

    def strike(self, s: Realm, p: i64, rival: i64) -> None:
        s.gain_science(p, s.lose_science(rival, self.amount))


class ArmedIntervention(Card):
    says: ClassVar[list[str]] = ["armed-intervention"]

    def strike(self, s: Realm, p: i64, rival: i64) -> None:
        s.gain_culture(p, s.lose_culture(rival, self.amount))


def aggression_rows() -> list[Card]:
    return [
        Enslave("enslave_i", AGGRESSION, 1, "2 2 2", attack_cost=2, gain_resources=2, gain_food=2),
        Plunder("plunder_i", AGGRESSION, 1, "2 2 2", attack_cost=1, amount=3),
        RaidCard("raid_i", AGGRESSION, 1, "2 2 2", attack_cost=1, amount=1),
        AnnexCard("annex_ii", AGGRESSION, 2, attack_cost=2),
        InfiltrateCard("infiltrate_ii", AGGRESSION, 2, "2 2 2", attack_cost=2, amount=3),
        Plunder("plunder_ii", AGGRESSION, 2, "2 2 2", attack_cost=1, amount=5),
        RaidCard("raid_ii", AGGRESSION, 2, "2 2 2", attack_cost=2, amount=2),
        Spy("spy_ii", AGGRESSION, 2, "2 2 2", attack_cost=1, amount=5),
        ArmedIntervention("armed_intervention_iii", AGGRESSION, 3, "4 4 4", attack_cost=2, amount=7),
        Plunder("plunder_iii", AGGRESSION, 3, "2 2 2", attack_cost=1, amount=7),
        RaidCard("raid_iii", AGGRESSION, 3, "2 2 2", attack_cost=3, amount=2),
    ]
