"""Steam Power: a resource is exchanged. CND-9.20."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import EXCHANGE, PASS, RESOURCE_TOKENS, SUPPLY
from ecumene.kernel.core.action import act, first, second, verb_of
from ecumene.kernel.core.frames import shortage
from ecumene.kernel.core.state import NOT_OFFERED, Frame


def ask_exchange(s: Dawn, p: i64) -> None:
    """CND-9.20, 6.11."""
    if len(exchanges(s, p)) > 0:
        s.push(ExchangeResource(p))


def exchanges(s: Dawn, p: i64) -> list[int]:
    """CND-9.20, D-15: an own resource token, not a natural wonder, for another type that is left in the supply."""
    out: list[int] = []
    mine: i64
    new: i64
    for mine in range(len(s.supply)):
        for new in range(len(s.supply)):
            if mine != new and s.empires[p].resources[mine] > 0 and s.supply[new] > 0:
                out.append(act(EXCHANGE, mine, new))
    return out


@dataclass(init=False, eq=False)
class ExchangeResource(Frame):
    """CND-9.20, D-15."""

    def legal(self, s: Dawn) -> list[int]:
        out = exchanges(s, self.player)
        out.append(act(PASS))
        return out

    def why_not(self, s: Dawn, action: i64) -> str:
        if verb_of(action) != EXCHANGE:
            return NOT_OFFERED
        return "CND-1.6" if s.supply[second(action)] == 0 else "CND-9.20"

    def missing(self, s: Dawn, action: i64) -> list[int]:
        out: list[int] = []
        if verb_of(action) == EXCHANGE:
            if s.empires[self.player].resources[first(action)] == 0:
                out.append(shortage(RESOURCE_TOKENS, 1, 0))
            if s.supply[second(action)] == 0:
                out.append(shortage(SUPPLY, 1, 0))
        return out

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        if action != act(PASS):
            s.pay_resource(self.player, first(action))
            s.gain_resource(self.player, second(action))
