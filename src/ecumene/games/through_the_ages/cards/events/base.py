"""What many events have in common. TTA-9."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import Card
from ecumene.games.through_the_ages.rules.events.targets import affect_all, strongest, weakest
from ecumene.games.through_the_ages.rules.hands import draw_cards
from ecumene.games.through_the_ages.rules.state import Realm


class ForEach(Card):
    """It affects each civilization, clockwise from the current player."""

    says: ClassVar[list[str]] = ["each"]

    def play(self, s: Realm, p: i64) -> None:
        affect_all(s, self.number, s.order(s.mover))

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        """What the row gives: science, food and resources, population, cards."""
        s.gain_science(p, self.gain_science)
        s.gain_food(p, self.gain_food)
        s.gain_resources(p, self.gain_resources)
        s.gain_population(p, self.gain_population)
        draw_cards(s, p, self.draw)


class StrongAndWeak(Card):
    """One effect on the strongest, another on the weakest; both are determined before either happens (9.8)."""

    weak_first: ClassVar[bool] = False

    def play(self, s: Realm, p: i64) -> None:
        strong = strongest(s, 1)
        weak = weakest(s, 1)
        if self.weak_first:
            affect_all(s, self.number, strong, 0)
            affect_all(s, self.number, weak, 1)
        else:
            affect_all(s, self.number, weak, 1)
            affect_all(s, self.number, strong, 0)
