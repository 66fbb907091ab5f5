"""Aggressions, wars and pacts, as rows."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import (
    AGGRESSION,
    ENDS_PACT,
    FOOD,
    FORBIDDEN,
    NONE,
    PACT,
    RESOURCES,
    WAR,
    Card,
)
from ecumene.games.through_the_ages.rules.attacks.results import Annex, Infiltrate, TakeTechnology, raid
from ecumene.games.through_the_ages.rules.events.questions import STEAL, ask_split
from ecumene.games.through_the_ages.rules.play_area import lose_population
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.tokens import gain, gain_yellow, lose_yellow
from ecumene.kernel.core.bits import one


class Enslave(Card):
    """R-31: resources, then food."""

    says: ClassVar[list[str]] = ["enslave"]

    def strike(self, s: Realm, p: i64, rival: i64) -> None:
        lose_population(s, rival, 1)
        gain(s, p, RESOURCES, self.gain_resources)
        gain(s, p, FOOD, self.gain_food)


class Plunder(Card):
    says: ClassVar[list[str]] = ["plunder"]

    def strike(self, s: Realm, p: i64, rival: i64) -> None:
        ask_split(s, p, self.amount, STEAL, rival)


class RaidCard(Card):
    """`amount`: how many buildings; the first up to the card's own level, the next a level lower."""

    says: ClassVar[list[str]] = ["raid"]

    def strike(self, s: Realm, p: i64, rival: i64) -> None:
        parts: i64 = 0
        level: i64
        for level in range(self.age, max(self.age - self.amount, -1), -1):
            parts |= one(level)
        raid(s, p, rival, parts, 0, 0)


class AnnexCard(Card):
    says: ClassVar[list[str]] = ["annex"]

    def hits(self, s: Realm, p: i64, rival: i64) -> bool:
        return len(s.nations[rival].colonies) > 0

    def strike(self, s: Realm, p: i64, rival: i64) -> None:
        s.ask(Annex(p, rival))


class InfiltrateCard(Card):
    says: ClassVar[list[str]] = ["infiltrate"]

    def hits(self, s: Realm, p: i64, rival: i64) -> bool:
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


class WarOverTechnology(Card):
    says: ClassVar[list[str]] = ["war-over-technology"]

    def spoils(self, s: Realm, victor: i64, loser: i64, difference: i64) -> None:
        s.ask(TakeTechnology(victor, loser, difference, 0))


class WarOverTerritory(Card):
    says: ClassVar[list[str]] = ["war-over-territory"]

    def spoils(self, s: Realm, victor: i64, loser: i64, difference: i64) -> None:
        gain_yellow(s, victor, lose_yellow(s, loser, 1 + difference // max(1, self.amount)))


class WarOverCulture(Card):
    says: ClassVar[list[str]] = ["war-over-culture"]

    def spoils(self, s: Realm, victor: i64, loser: i64, difference: i64) -> None:
        s.gain_culture(victor, s.lose_culture(loser, self.amount + difference))


class InternationalTourism(Card):
    """Culture for every completed wonder of the other party, ruined ones too."""

    says: ClassVar[list[str]] = ["international-tourism"]

    def pact_culture(self, s: Realm, other: i64) -> i64:
        return len(s.nations[other].wonders)


def attack_rows() -> list[Card]:
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
        WarOverTechnology("war_over_technology", WAR, 2, "2 2 2", attack_cost=2),
        WarOverTerritory("war_over_territory", WAR, 2, "2 2 2", attack_cost=2, amount=5),
        WarOverCulture("war_over_culture", WAR, 3, "6 6 6", attack_cost=3, amount=5),
    ]


def pact_rows() -> list[Card]:
    """TTA-2.4: with two players they stay in the box."""
    return [
        Card("open_borders_agreement", PACT, 1, "0 1 1", side_military="1 1", attack_bonus=2),
        Card("trade_routes_agreement", PACT, 1, "0 1 1", sided=1, trade_route=1),
        Card("acceptance_of_supremacy", PACT, 2, "0 1 1", sided=1, side_resources="1 -1", terms=FORBIDDEN),
        Card("international_trade_agreement", PACT, 2, "0 1 1", sided=1, side_resources="1 0", side_food="0 1"),
        Card(
            "promise_of_military_protection", PACT, 2, "0 1 1",
            sided=1, side_culture="1 -1", side_strength="0 4", terms=ENDS_PACT,
        ),
        Card("scientific_cooperation", PACT, 2, "0 1 1", shares_science=2),
        InternationalTourism("international_tourism", PACT, 3, "0 1 1"),
        Card("loss_of_sovereignty", PACT, 3, "0 1 1", sided=1, side_culture="2 -2", protects=1, terms=FORBIDDEN),
        Card("military_pact", PACT, 3, "0 1 1", side_strength="3 3", terms=ENDS_PACT),
        Card("peace_treaty", PACT, 3, "0 1 1", side_culture="1 1", terms=FORBIDDEN),
    ]  # fmt: skip
