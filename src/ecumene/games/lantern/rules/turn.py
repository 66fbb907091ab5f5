"""The order of a round. Each step is a function of its chapter; a step that asks something pushes a frame."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ecumene.games.lantern.rules.auction import auction
from ecumene.games.lantern.rules.picks import deal, pick, prepare, turn_up
from ecumene.games.lantern.rules.raid import raid
from ecumene.games.lantern.rules.state import Table
from ecumene.kernel.core.state import NOBODY, Frame


def dawn(s: Table, leader: int) -> None:
    """LAN-6: if the pile has two cards, the older is turned up. Everyone gets its light in coins."""
    if len(s.pile) > 1:
        s.pay_everybody(s.rules.cards[s.turn_up_oldest()].light)


STEPS: Final[list[Callable[[Table, int], None]]] = [deal, prepare, pick, turn_up, auction, raid, dawn]


@dataclass(init=False, eq=False)
class Round(Frame):
    """LAN-1 to 6: all steps of a round, then the next round. Each seat leads one round.

    A frame is one thing that must finish before what is below it can go on. Its fields are small numbers and never
    change: to go on, it replaces itself with another frame. A frame of NOBODY has `run`; all others have `legal`,
    `apply` and, for seats, `why_not`. `kernel.core.frames` has bases for the usual kinds.
    """

    number: int  # of the round; also the seat that leads it
    step: int

    def __init__(self, number: int, step: int, player: int = NOBODY) -> None:
        super().__init__(player)
        self.number, self.step = number, step

    def run(self, s: Table) -> None:
        s.stack.pop()
        if self.step < len(STEPS):
            s.push(Round(self.number, self.step + 1))
            STEPS[self.step](s, self.number)
        elif self.number + 1 < len(s.hands):
            s.push(Round(self.number + 1, 0))
