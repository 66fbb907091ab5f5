"""Natural wonder tokens that a player holds; America's lie on focus cards. CND-5.7, 7.5, 20.18."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.focus_row.row import slot_of
from ecumene.games.new_dawn.rules.once_flags import NATURAL_SPENT
from ecumene.games.new_dawn.rules.powers import powers
from ecumene.games.new_dawn.rules.seat import SLOTS
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import CARRY, GAINED_NATURAL, LOST_NATURAL, NATURAL_ON, USED_NATURAL
from ecumene.kernel.core.action import act, first
from ecumene.kernel.core.bits import has, one
from ecumene.kernel.core.state import Frame, refusal


def carries_naturals(s: Dawn, p: i64) -> bool:
    """CND-20.18."""
    for power in powers(s, p):
        if power.carries_naturals():
            return True
    return False


def gain_natural(s: Dawn, p: i64, natural: i64) -> None:
    """CND-7.5, 20.18."""
    s.empires[p].naturals |= one(natural)
    s.report(GAINED_NATURAL, p, natural)
    if carries_naturals(s, p):
        s.ask(PutNatural(p, natural))


def lose_natural(s: Dawn, p: i64, natural: i64) -> None:
    """CND-11.20, 18.6."""
    s.empires[p].naturals &= ~one(natural)
    remove_from_cards(s, p, natural)
    s.report(LOST_NATURAL, p, natural)


def remove_from_cards(s: Dawn, p: i64, natural: i64) -> None:
    e = s.empires[p]
    slot: i64
    for slot in range(SLOTS):
        e.naturals_on[slot] &= ~one(natural)


def usable_naturals(s: Dawn, p: i64) -> i64:
    """CND-5.7: bag of the natural wonders that p has not used in this turn."""
    e = s.empires[p]
    return e.naturals & ~(e.used >> NATURAL_SPENT)


def use_natural(s: Dawn, p: i64, natural: i64) -> None:
    """CND-5.7, 20.18: used once a turn, as a resource or, from a card, as a trade token."""
    s.empires[p].use(NATURAL_SPENT + natural)
    s.report(USED_NATURAL, p, natural)
    if carries_naturals(s, p):
        remove_from_cards(s, p, natural)
        s.ask(PutNatural(p, natural))


@dataclass(init=False, eq=False)
class PutNatural(Frame):
    """CND-20.18, D-28: on which card of the row?"""

    natural: i64

    def __init__(self, player: i64, natural: i64) -> None:
        self.player = player
        self.natural = natural

    def legal(self, s: Dawn) -> list[int]:
        return [act(CARRY, card) for card in s.empires[self.player].row]

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        e = s.empires[self.player]
        if has(e.naturals, self.natural):  # it may be lost again by now
            e.naturals_on[slot_of(s, self.player, first(action))] |= one(self.natural)
            s.report(NATURAL_ON, self.player, self.natural, first(action))

    def refuse(self, s: Dawn, action: i64) -> str:
        return refusal(self.legal(s), action, CARRY, "CND-20.18")
