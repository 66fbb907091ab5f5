"""The dice of a battle, one after another: the combat roll, and the dice of cards. COC-16.2, 16.9."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.battle.casualties import lose_fighters
from ecumene.games.clash_of_cultures.rules.battle.fighters import card_of, leader_of
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import ROLL, ROLLED
from ecumene.kernel.core.action import act, first
from ecumene.kernel.core.frames import Draw
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, Frame


@dataclass(init=False, eq=False)
class CombatRoll(Draw):
    """COC-1.5, 16.2, 18.10: the dice of one side are added up."""

    side: i64
    left: i64  # dice, this one included

    def __init__(self, side: i64, left: i64, player: i64 = CHANCE) -> None:
        self.player = player
        self.side = side
        self.left = left

    def legal(self, s: World) -> list[int]:
        return [act(ROLL, n) for n in range(1, 7)]

    def sample(self, s: World, rng: Rng) -> i64:
        return act(ROLL, 1 + rng.below(6))

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        s.report(ROLLED, leader_of(s, self.side), first(action))
        if self.left > 1:
            s.push(self.again())
        self.on_roll(s, first(action))

    def again(self) -> Frame:
        return CombatRoll(self.side, self.left - 1)

    def on_roll(self, s: World, n: i64) -> None:
        s.count_die(self.side, n)

    def is_enough(self, s: World, n: i64) -> bool:
        """Is the number high enough for the card?"""
        card = card_of(s, self.side)
        return card is not None and n >= card.die


@dataclass(init=False, eq=False)
class CancelRoll(CombatRoll):
    """Peltasts: one die that is high enough cancels hits of this round."""

    def again(self) -> Frame:
        return CancelRoll(self.side, self.left - 1)

    def on_roll(self, s: World, n: i64) -> None:
        card = card_of(s, self.side)
        if card is not None and self.is_enough(s, n):
            s.cancel_hits(self.side, card.cancel)


@dataclass(init=False, eq=False)
class KillRoll(CombatRoll):
    """Archers, Encircled: one die. If it is high enough, it removes an enemy unit; nothing cancels that (COC-16.10)."""

    def on_roll(self, s: World, n: i64) -> None:
        if self.is_enough(s, n):
            lose_fighters(s, 1 - self.side, 1)
