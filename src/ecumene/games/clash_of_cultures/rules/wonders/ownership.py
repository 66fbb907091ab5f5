"""Wonders: revealed, reserved, held, lost. COC-22. Building them is in `build_wonder`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.map.cells import NOWHERE
from ecumene.games.clash_of_cultures.rules.map.packed_city import owner_of, wonder_of
from ecumene.games.clash_of_cultures.rules.state import MOST_PLAYERS, NONE, World
from ecumene.games.clash_of_cultures.rules.verbs import (
    RESERVE,
    REVEAL_WONDER,
    WONDER_PASSED,
)
from ecumene.kernel.core.action import act, first
from ecumene.kernel.core.bits import has
from ecumene.kernel.core.frames import Choice, Step
from ecumene.kernel.core.piles import distinct, draw_one
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, NOBODY, Frame

# who holds a wonder


def cell_of_wonder(s: World, w: i64) -> i64:
    """The cell of the city with this wonder, or NOWHERE."""
    at: i64
    for at in s.every_city():
        if wonder_of(s.city[at]) == w:
            return at
    return NOWHERE


def tell_new_holder(s: World, at: i64) -> None:
    """COC-16.28, 22.9: report that a city with a wonder has a new owner."""
    w: i64 = wonder_of(s.city[at])
    if w >= 0 and owner_of(s.city[at]) < MOST_PLAYERS:
        s.report(WONDER_PASSED, w, owner_of(s.city[at]))


# revealing and reserving


def reveal_wonder(s: World) -> None:
    """COC-22.2, 22.23, 24.3: the top card, if there is one."""
    if len(s.wonder_deck) > 0:
        s.push(RevealWonder(CHANCE))


@dataclass(init=False, eq=False)
class RevealWonder(Frame):
    """COC-22.2: chance decides which wonder comes."""

    def legal(self, s: World) -> list[int]:
        return [act(REVEAL_WONDER, w) for w in distinct(s.wonder_deck)]

    def sample(self, s: World, rng: Rng) -> i64:
        return act(REVEAL_WONDER, draw_one(s.wonder_deck, rng))

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        s.show_wonder(first(action))


def reserver(s: World, w: i64) -> i64:
    """COC-22.5, 22.6: the only player who may build it, or NONE."""
    p: i64
    for p in range(len(s.nations)):
        if has(s.nations[p].reserved, w):
            return p
    return NONE


def reveal_and_reserve(s: World, p: i64) -> None:
    """COC-24.16: Monuments. The new card may be reserved, too."""
    s.push(AskReserve(p))
    reveal_wonder(s)


@dataclass(init=False, eq=False)
class AskReserve(Step):
    """COC-22.23: if there is nothing to reserve, nobody is asked."""

    seat: i64

    def __init__(self, seat: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat

    def run(self, s: World) -> None:
        s.stack.pop()
        s.ask(Reserve(self.seat))


@dataclass(init=False, eq=False)
class Reserve(Choice):
    """D34, COC-22.5, 22.22: which face-up wonder is reserved for this player?"""

    verb: ClassVar[int] = RESERVE
    rule: ClassVar[str] = "COC-22.5"

    def legal(self, s: World) -> list[int]:
        return [act(RESERVE, w) for w in s.wonders if reserver(s, w) == NONE]

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        s.reserve_wonder(self.player, first(action))
