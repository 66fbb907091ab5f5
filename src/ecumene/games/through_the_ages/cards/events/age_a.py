"""Events of age A. TTA-9; D22 to 24."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.events.base import ForEach
from ecumene.games.through_the_ages.cards.rows import EVENT, INFANTRY, TEMPLE, Card
from ecumene.games.through_the_ages.rules.events.questions import GAIN, Grant, Split, offer_building
from ecumene.games.through_the_ages.rules.state import Realm


class Markets(ForEach):
    says: ClassVar[list[str]] = ["markets"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        s.push(Split(p, self.amount, GAIN, p, self.amount))  # D24


class FreeBuilding(ForEach):
    """D23: a building or unit of a starting technology for free, if its owner wants."""

    says: ClassVar[list[str]] = ["free-building"]

    builds: list[int]  # the type; a list, so that corrections cannot change it

    def __init__(self, name: str, type: int) -> None:
        super().__init__(name, EVENT, 0)
        self.builds = [type]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        offer_building(s, p, s.rules.start_row(self.builds[0]))


class Civilization(ForEach):
    says: ClassVar[list[str]] = ["civilization"]

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        s.ask(Grant(p, self.amount))


def age_a_rows() -> list[Card]:
    return [
        ForEach("development_of_agriculture", EVENT, 0, gain_food=2),
        ForEach("development_of_crafts", EVENT, 0, gain_resources=2),
        Markets("development_of_markets", EVENT, 0, amount=2),
        ForEach("development_of_politics", EVENT, 0, draw=3),
        FreeBuilding("development_of_religion", TEMPLE),
        ForEach("development_of_science", EVENT, 0, gain_science=2),
        ForEach("development_of_settlement", EVENT, 0, gain_population=1),
        ForEach("development_of_trade_routes", EVENT, 0, gain_science=1, gain_food=1, gain_resources=1),
        FreeBuilding("development_of_warfare", INFANTRY),
        Civilization("development_of_civilization", EVENT, 0, amount=1),
    ]
