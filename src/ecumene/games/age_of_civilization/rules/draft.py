"""Variant: the draft of civilizations. AOC-14.

Each seat picks in secret; when all have picked, packets are passed on. Players remember every packet they have held
(`seen`). The player who passed a packet knows its cards until somebody picks from it. With two players, the player who
gets a packet back knows what is missing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.terms import NONE
from ecumene.games.age_of_civilization.rules.state import Era
from ecumene.games.age_of_civilization.rules.verbs import DEAL, MISSED, PICK, POOLED, RECEIVED
from ecumene.kernel.core.action import act, first, second, verb_of
from ecumene.kernel.core.bits import bag_of, draw, members, one
from ecumene.kernel.core.piles import add, put, slip_out
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, NOBODY, NOT_OFFERED, Frame

DEALT: Final = 7
KEPT: Final = 5


@dataclass(init=False, eq=False)
class DealDraft(Frame):
    """AOC-14.2: seven cards for each seat, one seat after the other."""

    def __init__(self, player: i64 = CHANCE) -> None:
        self.player = player

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
        c: i64 = second(action)
        s.deck &= ~one(c)
        s.nations[p].copy_packet()
        put(s.nations[p].packet, s.nations[p].packet_known, c)
        s.nations[p].seen |= one(c)
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
class PickCard(Frame):
    """AOC-14.2, 14.10: one card of the packet, face down."""

    def legal(self, s: Era) -> list[int]:
        return [act(PICK, c) for c in s.nations[self.player].packet]

    def refuse(self, s: Era, action: i64) -> str:
        if verb_of(action) != PICK:
            return NOT_OFFERED
        return "" if first(action) in s.nations[self.player].packet else "AOC-14.2"

    def apply(self, s: Era, action: i64) -> None:
        s.stack.pop()
        seat = s.nations[self.player]
        seat.copy_packet()
        slip_out(seat.packet, seat.packet_known, first(action))
        seat.pick = first(action)


@dataclass(init=False, eq=False)
class PassOn(Frame):
    """AOC-14.2, 14.11: picks go to the hands; packets go to the left, after the last pick into the pool."""

    def __init__(self, player: i64 = NOBODY) -> None:
        self.player = player

    def run(self, s: Era) -> None:
        s.stack.pop()
        p: i64
        for p in range(len(s.nations)):
            keep(s, p)
        if len(s.nations[0].hand) == KEPT:
            form_pool(s)
        else:
            pass_packets(s)
            s.then(picks(s))


def keep(s: Era, p: i64) -> None:
    """The picked card goes to the hand.

    With two players the other one knows the card from the second pick on: the packet comes back, or its rest goes to
    the pool, and shows what is missing.
    """
    seat = s.nations[p]
    who: i64 = 0
    if len(s.nations) == 2 and len(seat.hand) > 0:
        who = one(1 - p)
        s.report(MISSED, 1 - p, seat.pick)
    seat.copy_hand()
    put(seat.hand, seat.hand_known, seat.pick, who)
    seat.pick = NONE


def pass_packets(s: Era) -> None:
    """Each packet goes to the next seat, which sees it now."""
    n: i64 = len(s.nations)
    packets: list[list[int]] = [seat.packet for seat in s.nations]
    p: i64
    c: i64
    for p in range(n):
        giver: i64 = (p - 1) % n
        seat = s.nations[p]
        seat.packet = packets[giver]
        seat.packet_known = [one(giver)] * len(seat.packet)
        seat.seen |= bag_of(seat.packet)
        for c in seat.packet:
            s.report(RECEIVED, p, c)


def form_pool(s: Era) -> None:
    """AOC-14.3: the cards left over, face up, without coins."""
    left: list[int] = []
    for seat in s.nations:
        for c in seat.packet:
            add(left, c)
        seat.packet = []
        seat.packet_known = []
    for c in left:
        s.add_to_pool(c)
        s.report(POOLED, c)
