"""What leaders of several ages have in common."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import (
    LAB,
    LIBRARY,
    Card,
)
from ecumene.games.through_the_ages.rules.ratings import best_level
from ecumene.games.through_the_ages.rules.state import Realm


class Scholar(Card):
    """The best lab or library gives science equal to its level; developing a technology gives something too."""

    def extra_science(self, s: Realm, p: i64) -> i64:
        return max(0, max(best_level(s, p, LAB), best_level(s, p, LIBRARY)))

    def urban_output(self, s: Realm, p: i64) -> i64:
        return self.extra_science(s, p)
