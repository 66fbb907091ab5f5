"""Pacts. TTA-5.20 to 5.25, 12.11."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import ENDS_PACT, FORBIDDEN, PACT, Card
from ecumene.games.through_the_ages.rules.state import Realm


class InternationalTourism(Card):
    """Culture for every completed wonder of the other party, including ruined ones."""

    says: ClassVar[list[str]] = ["international-tourism"]

    def pact_culture(self, s: Realm, other: i64) -> i64:
        return len(s.nations[other].wonders)


def pact_rows() -> list[Card]:
    """TTA-2.4: with two players they stay in the box."""
    return [
        Card("open_borders_agreement", PACT, 1, "0 1 1", side_military="1 1", attack_bonus=2),
        Card("trade_routes_agreement", PACT, 1, "0 1 1", has_sides=1, trade_route=1),
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
