"""The buildings of age III. SWD-1.1."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from ecumene.games.seven_wonders_duel.cards.rows import AGE3, ARMILLARY_SPHERE, BLUE, GREEN, RED, SUNDIAL, YELLOW, Card

if TYPE_CHECKING:
    from ecumene.games.seven_wonders_duel.rules.state import Duel


class PaysPer(Card):
    """A building that pays coins for what its city has."""

    extra_facts: ClassVar[list[str]] = ["pays-per"]

    def reward(self, s: Duel, p: i64) -> i64:
        """SWD-5.12: coins for each thing of one kind in the builder's city."""
        return self.each * s.seats[p].count(self.what[0])


def age3_rows() -> list[Card]:
    return [
        Card("arsenal", AGE3, RED, cost="wood wood clay clay clay", shields=3),
        Card("pretorium", AGE3, RED, coins=8, shields=3),
        Card("fortifications", AGE3, RED, cost="clay stone stone papyrus", shields=2, free_with="tower"),
        Card("siege_workshop", AGE3, RED, cost="wood wood wood glass", shields=2, free_with="target"),
        Card("circus", AGE3, RED, cost="clay clay stone stone", shields=2, free_with="helmet"),
        Card("academy", AGE3, GREEN, cost="wood stone glass glass", science=SUNDIAL, points=3),
        Card("study", AGE3, GREEN, cost="wood wood glass papyrus", science=SUNDIAL, points=3),
        Card(
            "university", AGE3, GREEN, cost="clay glass papyrus", science=ARMILLARY_SPHERE, points=2, free_with="harp"
        ),
        Card(
            "observatory",
            AGE3,
            GREEN,
            cost="stone papyrus papyrus",
            science=ARMILLARY_SPHERE,
            points=2,
            free_with="lamp",
        ),
        PaysPer("chamber_of_commerce", AGE3, YELLOW, cost="papyrus papyrus", what="gray", each=3, points=3),
        PaysPer("port", AGE3, YELLOW, cost="wood glass papyrus", what="brown", each=2, points=3),
        PaysPer("armory", AGE3, YELLOW, cost="stone stone glass", what="red", each=1, points=3),
        PaysPer("lighthouse", AGE3, YELLOW, cost="clay clay glass", what="yellow", each=1, points=3, free_with="vase"),
        PaysPer("arena", AGE3, YELLOW, cost="wood clay stone", what="wonder", each=2, points=3, free_with="barrel"),
        Card("palace", AGE3, BLUE, cost="wood clay stone glass glass", points=7),
        Card("town_hall", AGE3, BLUE, cost="wood wood stone stone stone", points=7),
        Card("obelisk", AGE3, BLUE, cost="stone stone glass", points=5),
        Card("gardens", AGE3, BLUE, cost="wood wood clay clay", points=6, free_with="column"),
        Card("pantheon", AGE3, BLUE, cost="wood clay papyrus papyrus", points=6, free_with="sun"),
        Card("senate", AGE3, BLUE, cost="clay clay stone papyrus", points=5, free_with="senate_house"),
    ]
