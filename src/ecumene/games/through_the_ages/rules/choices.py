"""What questions of this game have in common."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ecumene.games.through_the_ages.rules.verbs import PASS
from ecumene.kernel.core.action import verb_of
from ecumene.kernel.core.frames import Choice
from ecumene.kernel.core.state import NOT_OFFERED


def refuse_declining(action: i64, rule: str) -> str:
    """For a question that must be answered: its rule forbids passing; other verbs are not offered."""
    return rule if verb_of(action) == PASS else NOT_OFFERED


class MustChoose(Choice):
    """A question that cannot be declined, by the same rule that forbids other answers of its verb."""

    def why_not(self, s: Any, action: i64) -> str:
        return self.rule if verb_of(action) == self.verb else refuse_declining(action, self.rule)
