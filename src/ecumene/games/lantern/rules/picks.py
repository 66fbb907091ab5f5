"""Cards from the bag to hands, and from hands face down to the table. LAN-1 to 3.

Two kinds of frames that most games need: chance that draws from a bag, and a question that is answered in secret.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ecumene.games.lantern.rules.state import Table
from ecumene.games.lantern.rules.verbs import DRAW, OFFER, PASS, PICK, PREPARE
from ecumene.kernel.core.action import act, first, second, verb_of
from ecumene.kernel.core.frames import Choice, Draw
from ecumene.kernel.core.piles import draw_row, rows_in, total
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED

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
        for c in x[:]:
            s.turn_up_pick(p, c)
    if light.count(max(light)) == 1:
        best = light.index(max(light))
        s.gain_point(best)
        if s.pile:
            s.look_at_pile(best)


class FromBag(Draw):
    """Chance draws a card from the bag. Every copy is equally likely."""

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
        s.deal_card(first(action), second(action))
        if self.receiver(s) == NOBODY:
            s.stack.pop()


class FromHand(Choice):
    """A question that a seat answers with one card of its hand, face down. It cannot be declined."""

    def legal(self, s: Table) -> list[int]:
        return [act(self.verb, c) for c in sorted(set(s.hands[self.player]))]

    def why_not(self, s: Table, action: i64) -> str:
        """The rule against an action that is not legal."""
        return self.rule if verb_of(action) in (self.verb, PASS) else NOT_OFFERED


class Prepare(FromHand):
    """LAN-2: the leader lays a card of the hand face down on the pile, and knows it there."""

    verb: ClassVar[int] = PREPARE
    rule: ClassVar[str] = "LAN-2"

    def apply(self, s: Table, action: i64) -> None:
        s.stack.pop()
        s.lay_on_pile(self.player, first(action))


class Pick(FromHand):
    """LAN-3: each player lays a card of the hand face down. The others see that, but not which card."""

    verb: ClassVar[int] = PICK
    rule: ClassVar[str] = "LAN-3"

    def apply(self, s: Table, action: i64) -> None:
        s.stack.pop()
        s.lay_pick(self.player, first(action))
