"""Variant: the draft of civilizations. AOC-14.

Each seat picks in secret; when all have picked, packets are passed on. Players remember every packet they have held
(`seen`). The player who passed a packet knows its cards until somebody picks from it. With two players, the player who
gets a packet back knows what is missing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.rules.state import Era
from ecumene.games.age_of_civilization.rules.verbs import DEAL, PICK
from ecumene.kernel.core.action import act, first, second
from ecumene.kernel.core.bits import draw, members
from ecumene.kernel.core.frames import Choice, Draw, Step
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import Frame

DEALT: Final = 7
KEPT: Final = 5


@dataclass(init=False, eq=False)
class DealDraft(Draw):
    """AOC-14.2: seven cards for each seat, one seat after the other."""

    def seat(self, s: Era) -> i64:
        """The first seat that needs more cards."""
        p: i64 = 0
        while len(s.nations[p].packet) == DEALT:
            p += 1
        return p

    def legal(self, s: Era) -> list[int]:
        p: i64 = self.seat(s)
        return [act(DEAL, p, c) for c in members(s.deck)]

    def sample(self, s: Era, rng: Rng) -> i64:
        return act(DEAL, self.seat(s), draw(s.deck, rng))

    def apply(self, s: Era, action: i64) -> None:
        p: i64 = first(action)
        s.deal(p, second(action))
        if p + 1 == len(s.nations) and len(s.nations[p].packet) == DEALT:
            s.stack.pop()


def picks(s: Era) -> list[Frame]:
    """AOC-14.2, 14.11: each seat picks one card, then the packets are passed on."""
    out: list[Frame] = []
    p: i64
    for p in range(len(s.nations)):
        out.append(PickCard(p))
    out.append(PassOn())
    return out


@dataclass(init=False, eq=False)
class PickCard(Choice):
    """AOC-14.2, 14.10: one card of the packet, face down."""

    verb: ClassVar[int] = PICK
    rule: ClassVar[str] = "AOC-14.2"

    def legal(self, s: Era) -> list[int]:
        return [act(PICK, c) for c in s.nations[self.player].packet]

    def apply(self, s: Era, action: i64) -> None:
        s.stack.pop()
        s.pick(self.player, first(action))


@dataclass(init=False, eq=False)
class PassOn(Step):
    """AOC-14.2, 14.11: picks go to the hands; packets go to the left, after the last pick into the pool."""

    def run(self, s: Era) -> None:
        s.stack.pop()
        p: i64
        for p in range(len(s.nations)):
            s.keep_pick(p)
        if len(s.nations[0].hand) == KEPT:
            s.pool_packets()
        else:
            s.pass_packets()
            s.then(picks(s))
