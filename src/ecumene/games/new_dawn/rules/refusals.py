"""What many questions refuse in the same way: spaces that are not on the map, or not offered."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.kernel.core.action import first, verb_of
from ecumene.kernel.core.frames import Choice
from ecumene.kernel.core.piles import holds
from ecumene.kernel.core.state import NOT_OFFERED


def refuse_space(s: Dawn, space: i64, rule: str) -> str:
    """CND-5.16: the rule against something on a space of the map, or nowhere; CND-5.16 for any other space."""
    return rule if space == NONE or holds(s.atlas.spaces, space) else "CND-5.16"


class SpaceChoice(Choice):
    """A question whose answers with its verb name a space."""

    def why_not(self, s: Dawn, action: i64) -> str:
        return self.refuse_at(s, action, self.rule)

    def refuse_at(self, s: Dawn, action: i64, rule: str) -> str:
        return refuse_space(s, first(action), rule) if verb_of(action) == self.verb else NOT_OFFERED
