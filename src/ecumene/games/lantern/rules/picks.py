"""Cards from the bag to hands, and from hands face down to the table. LAN-1 to 3.

Two kinds of frames that most games need: chance that draws from a bag, and a question that is answered in secret.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ecumene.games.lantern.rules.state import Table
from ecumene.games.lantern.rules.verbs import DRAW, LAID, LOOKED, OFFER, PASS, PICK, PREPARE, SCORED, TURNED
from ecumene.kernel.core.action import act, first, second, verb_of
from ecumene.kernel.core.bits import one
from ecumene.kernel.core.piles import draw_row, put, rows_in, slip_out, total
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, NOBODY, NOT_OFFERED, Frame

HAND_SIZE: Final = 3


def deal(s: Table, leader: int) -> None:
    if total(s.bag):
        s.push(Deal())


def prepare(s: Table, leader: int) -> None:
    if s.hands[leader]:  # everybody sees whether a hand is empty
        s.push(Prepare(leader))


def pick(s: Table, leader: int) -> None:
    s.then([Pick(p) for p in [leader, *s.others(leader)] if s.hands[p]])


def turn_up(s: Table, leader: int) -> None:
    """LAN-3.2: all picks are turned up; the brightest scores if no other is as bright. LAN-3.3: its owner looks."""
    light = [s.rules.cards[x[0]].light if x else -1 for x in s.picks]
    for p, x in enumerate(s.picks):
        for c in x:
            s.report(TURNED, p, c)
            s.discard[c] += 1
        x.clear()
    if light.count(max(light)) == 1:
        best = light.index(max(light))
        s.points[best] += 1
        s.report(SCORED, best)
        if s.pile:
            s.pile_known[-1] |= one(best)
            s.report(LOOKED, best, s.pile[-1])


class FromBag(Frame):
    """Chance draws a card from the bag. Every copy is equally likely."""

    def __init__(self, player: int = CHANCE) -> None:
        super().__init__(player)

    def outcome(self, s: Table, c: int) -> int:
        return act(OFFER, c)

    def legal(self, s: Table) -> list[int]:
        return [self.outcome(s, c) for c in rows_in(s.bag)]

    def weights(self, s: Table) -> list[int]:
        """How likely each outcome of `legal` is."""
        return [s.bag[c] for c in rows_in(s.bag)]

    def sample(self, s: Table, rng: Rng) -> i64:
        """One outcome, as likely as `weights` says: quicker than making the list."""
        return self.outcome(s, draw_row(s.bag, rng))


class Deal(FromBag):
    """LAN-1: hands are filled to three, the first seat's first, while the bag lasts. Each seat sees its own cards."""

    def receiver(self, s: Table) -> int:
        """The seat that gets the next card, or NOBODY."""
        if not total(s.bag):
            return NOBODY
        return next((p for p, hand in enumerate(s.hands) if len(hand) < HAND_SIZE), NOBODY)

    def outcome(self, s: Table, c: int) -> int:
        return act(DRAW, self.receiver(s), c)

    def apply(self, s: Table, action: i64) -> None:
        p, c = first(action), second(action)
        s.bag[c] -= 1
        put(s.hands[p], s.hands_known[p], c)
        if self.receiver(s) == NOBODY:
            s.stack.pop()


class FromHand(Frame):
    """A question that a seat answers with one card of its hand, face down."""

    verb: ClassVar[int] = PICK
    rule: ClassVar[str] = ""

    def legal(self, s: Table) -> list[int]:
        return [act(self.verb, c) for c in sorted(set(s.hands[self.player]))]

    def refuse(self, s: Table, action: i64) -> str:
        """The rule that forbids an action, or "" if it is legal."""
        if verb_of(action) != self.verb:
            return self.rule if verb_of(action) == PASS else NOT_OFFERED
        return "" if first(action) in s.hands[self.player] else self.rule


class Prepare(FromHand):
    """LAN-2: the leader lays a card of the hand face down on the pile, and knows it there."""

    verb: ClassVar[int] = PREPARE
    rule: ClassVar[str] = "LAN-2"

    def apply(self, s: Table, action: i64) -> None:
        s.stack.pop()
        slip_out(s.hands[self.player], s.hands_known[self.player], first(action))
        s.pile.append(first(action))
        s.pile_known.append(one(self.player))
        s.report(LAID, self.player, first(action))


class Pick(FromHand):
    """LAN-3: each player lays a card of the hand face down. The others see that, but not which card."""

    verb: ClassVar[int] = PICK
    rule: ClassVar[str] = "LAN-3"

    def apply(self, s: Table, action: i64) -> None:
        s.stack.pop()
        slip_out(s.hands[self.player], s.hands_known[self.player], first(action))
        s.picks[self.player].append(first(action))
