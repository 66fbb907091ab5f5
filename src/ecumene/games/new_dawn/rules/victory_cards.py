"""Marks on victory cards. CND-12.1 to 12.3, 12.7."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.map.spaces import unused_tokens
from ecumene.games.new_dawn.rules.pieces.removal import Lift
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import MARKED
from ecumene.kernel.core.bits import has, one


def mark_agendas(s: Dawn) -> None:
    """CND-12.2: everybody who fulfils an agenda marks its card at once."""
    p: i64
    card: i64
    for card in s.victory:
        row = s.rules.goals[card]
        for p in range(len(s.empires)):
            if not has(s.empires[p].marks, card) and (
                s.rules.agendas[row.first].met(s, p) or s.rules.agendas[row.second].met(s, p)
            ):
                mark(s, p, card)


def mark(s: Dawn, p: i64, card: i64) -> None:
    """CND-12.3, 12.7: for good, with a control token; with none unused, one is lifted from the map."""
    s.empires[p].marks |= one(card)
    s.tell(MARKED, p, card)
    if unused_tokens(s, p) < 0:
        s.ask(Lift(p))
