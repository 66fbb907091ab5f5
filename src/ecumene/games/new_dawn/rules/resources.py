"""A resource of one's choice from the supply. CND-1.6, 8.11."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import GAIN, SUPPLY
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.frames import shortage
from ecumene.kernel.core.state import NOT_OFFERED, Frame


def ask_resource(s: Dawn, p: i64, new_only: i64 = 0) -> None:
    """D-34: p chooses one from the supply."""
    s.ask(GainResource(p, new_only))


@dataclass(init=False, eq=False)
class GainResource(Frame):
    """CND-1.6, 8.11, R-16: which type? Only types that are left; for some cards only types of which p has none."""

    new_only: i64

    def __init__(self, player: i64, new_only: i64) -> None:
        self.player = player
        self.new_only = new_only

    def legal(self, s: Dawn) -> list[int]:
        e = s.empires[self.player]
        out: list[int] = []
        r: i64
        for r in range(len(s.supply)):
            if s.supply[r] > 0 and (self.new_only == 0 or e.resources[r] == 0):
                out.append(act(GAIN, r))
        return out

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        s.gain_resource(self.player, first(action))

    def why_not(self, s: Dawn, action: i64) -> str:
        if verb_of(action) != GAIN:
            return NOT_OFFERED
        return "CND-1.6" if s.supply[first(action)] == 0 else "CND-8.11"

    def missing(self, s: Dawn, action: i64) -> list[int]:
        return [shortage(SUPPLY, 1, 0)] if self.why_not(s, action) == "CND-1.6" else []
