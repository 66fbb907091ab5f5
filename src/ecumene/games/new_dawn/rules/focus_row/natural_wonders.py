"""Natural wonder tokens that a player holds; America's lie on focus cards. CND-5.7, 7.5, 20.18."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.focus_row.row import slot_of
from ecumene.games.new_dawn.rules.once_flags import NATURAL_SPENT
from ecumene.games.new_dawn.rules.powers import powers
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import CARRY
from ecumene.kernel.core.action import act, first
from ecumene.kernel.core.bits import has
from ecumene.kernel.core.frames import Choice


def carries_naturals(s: Dawn, p: i64) -> bool:
    """CND-20.18."""
    for power in powers(s, p):
        if power.carries_naturals():
            return True
    return False


def gain_natural(s: Dawn, p: i64, natural: i64) -> None:
    """CND-7.5, 20.18."""
    s.gain_natural(p, natural)
    if carries_naturals(s, p):
        s.ask(PutNatural(p, natural))


def usable_naturals(s: Dawn, p: i64) -> i64:
    """CND-5.7: bag of the natural wonders that p has not used in this turn."""
    e = s.empires[p]
    return e.naturals & ~(e.used >> NATURAL_SPENT)


def use_natural(s: Dawn, p: i64, natural: i64) -> None:
    """CND-5.7, 20.18: used once a turn, as a resource or, from a card, as a trade token."""
    s.use_natural(p, natural)
    if carries_naturals(s, p):
        s.lift_natural(p, natural)
        s.ask(PutNatural(p, natural))


@dataclass(init=False, eq=False)
class PutNatural(Choice):
    """CND-20.18, D-28: on which card of the row?"""

    verb: ClassVar[int] = CARRY
    rule: ClassVar[str] = "CND-20.18"

    natural: i64

    def __init__(self, player: i64, natural: i64) -> None:
        self.player = player
        self.natural = natural

    def legal(self, s: Dawn) -> list[int]:
        return [act(CARRY, card) for card in s.empires[self.player].row]

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        if has(s.empires[self.player].naturals, self.natural):  # it may be lost again by now
            s.put_natural(self.player, self.natural, slot_of(s, self.player, first(action)))
