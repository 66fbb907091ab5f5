"""Wars. TTA-4.13 to 4.17, 5.16 to 5.19."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import WAR, Card
from ecumene.games.through_the_ages.rules.attacks.results import TakeTechnology
from ecumene.games.through_the_ages.rules.state import Realm


class WarOverTechnology(Card):
    says: ClassVar[list[str]] = ["war-over-technology"]

    def win_war(self, s: Realm, victor: i64, loser: i64, difference: i64) -> None:
        s.ask(TakeTechnology(victor, loser, difference, 0))


class WarOverTerritory(Card):
    says: ClassVar[list[str]] = ["war-over-territory"]

    def win_war(self, s: Realm, victor: i64, loser: i64, difference: i64) -> None:
        s.gain_yellow(victor, s.lose_yellow(loser, 1 + difference // max(1, self.amount)))


class WarOverCulture(Card):
    says: ClassVar[list[str]] = ["war-over-culture"]

    def win_war(self, s: Realm, victor: i64, loser: i64, difference: i64) -> None:
        s.gain_culture(victor, s.lose_culture(loser, self.amount + difference))


def war_rows() -> list[Card]:
    return [
        WarOverTechnology("war_over_technology", WAR, 2, "2 2 2", attack_cost=2),
        WarOverTerritory("war_over_territory", WAR, 2, "2 2 2", attack_cost=2, amount=5),
        WarOverCulture("war_over_culture", WAR, 3, "6 6 6", attack_cost=3, amount=5),
    ]
