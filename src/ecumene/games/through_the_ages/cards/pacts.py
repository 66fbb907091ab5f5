"""Pacts. TTA-5.20 to 5.25, 12.11."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.active import UsedInActions
from ecumene.games.through_the_ages.cards.rows import ENDS_PACT, FORBIDDEN, PACT, Card
from ecumene.games.through_the_ages.rules.actions.dues import Due
from ecumene.games.through_the_ages.rules.pacts import pacts_of, side_in
from ecumene.games.through_the_ages.rules.seat import TRADED
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.verbs import SHORT_FOOD, SHORT_RESOURCES, TRADE


class TradeRoutes(UsedInActions):
    """R-15: once a turn side A turns food into resources, side B resources into food, for this turn only."""

    says: ClassVar[list[str]] = ["trade-route"]
    verb: ClassVar[int] = TRADE
    once: ClassVar[int] = TRADED

    def side_of(self, s: Realm, p: i64) -> i64:
        for owner in pacts_of(s, p):
            if s.nations[owner].pact == self.number:
                return side_in(s, owner, p)
        return 0

    def price(self, s: Realm, p: i64, action: i64) -> list[Due]:
        return [Due(SHORT_FOOD if self.side_of(s, p) == 0 else SHORT_RESOURCES, self.amount)]

    def effect(self, s: Realm, p: i64, action: i64) -> None:
        if self.side_of(s, p) == 0:
            s.gain_spare_resources(p, self.amount)
        else:
            s.gain_spare_food(p, self.amount)


class InternationalTourism(Card):
    """Culture for every completed wonder of the other party, including ruined ones."""

    says: ClassVar[list[str]] = ["international-tourism"]

    def pact_culture(self, s: Realm, other: i64) -> i64:
        return len(s.nations[other].wonders)


def pact_rows() -> list[Card]:
    """TTA-2.4: with two players they stay in the box."""
    return [
        Card("open_borders_agreement", PACT, 1, "0 1 1", side_military="1 1", attack_bonus=2),
        TradeRoutes("trade_routes_agreement", PACT, 1, "0 1 1", has_sides=1, amount=1),
        Card("acceptance_of_supremacy", PACT, 2, "0 1 1", has_sides=1, side_resources="1 -1", terms=FORBIDDEN),
        Card("international_trade_agreement", PACT, 2, "0 1 1", has_sides=1, side_resources="1 0", side_food="0 1"),
        Card(
            "promise_of_military_protection", PACT, 2, "0 1 1",
            has_sides=1, side_culture="1 -1", side_strength="0 4", terms=ENDS_PACT,
        ),
        Card("scientific_cooperation", PACT, 2, "0 1 1", shares_science=2),
        InternationalTourism("international_tourism", PACT, 3, "0 1 1"),
        Card("loss_of_sovereignty", PACT, 3, "0 1 1", has_sides=1, side_culture="2 -2", protects=1, terms=FORBIDDEN),
        Card("military_pact", PACT, 3, "0 1 1", side_strength="3 3", terms=ENDS_PACT),
        Card("peace_treaty", PACT, 3, "0 1 1", side_culture="1 1", terms=FORBIDDEN),
    ]  # fmt: skip
