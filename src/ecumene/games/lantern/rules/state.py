"""The position: everything on the table, and nothing of the future.

Fields are numbers, lists of numbers, and classes with such fields. What nobody has seen is in a bag, without an order:
chance draws from it when it is needed. If a player has many things, put them in a class `Seat` in `seat.py`.
"""

from __future__ import annotations

from dataclasses import dataclass

from ecumene.games.lantern.rules.ruleset import Rules
from ecumene.kernel.core.state import Frame, State


@dataclass(init=False, eq=False)
class Table(State):
    """`border/zones.py` says of every field who knows it. The kernel saves and compares the fields by their names."""

    rules: Rules
    bag: list[int]  # how many of each card; nobody has seen them
    hands: list[list[int]]  # sorted, one for each seat
    hands_known: list[list[int]]  # for each card of a hand: which other seats know it
    picks: list[list[int]]  # face down in front of each seat
    pile: list[int]  # the oldest card first
    pile_known: list[int]
    lot: list[int]  # the card in the auction
    discard: list[int]  # how many of each card
    scratch: list[list[int]]  # an unfinished defence; its cards are still in hand
    points: list[int]
    coins: list[int]
    price: int  # the highest bid
    bidder: int  # a seat or NOBODY
    out: int  # bag of seats that passed in the auction
    die: int

    # fmt: off
    def __init__(
        self, stack: list[Frame], events: list[int] | None, rules: Rules, bag: list[int], hands: list[list[int]],
        hands_known: list[list[int]], picks: list[list[int]], pile: list[int], pile_known: list[int], lot: list[int],
        discard: list[int], scratch: list[list[int]], points: list[int], coins: list[int], price: int, bidder: int,
        out: int, die: int,
    ) -> None:
        super().__init__(stack, events)
        self.rules, self.bag, self.hands, self.hands_known, self.picks = rules, bag, hands, hands_known, picks
        self.pile, self.pile_known, self.lot, self.discard, self.scratch = pile, pile_known, lot, discard, scratch
        self.points, self.coins, self.price, self.bidder, self.out, self.die = points, coins, price, bidder, out, die

    def clone(self) -> Table:
        """A copy that shares nothing that changes: rows and frames never change. It records no events."""
        return Table(
            self.stack[:], None, self.rules, self.bag[:], [x[:] for x in self.hands], [x[:] for x in self.hands_known],
            [x[:] for x in self.picks], self.pile[:], self.pile_known[:], self.lot[:], self.discard[:],
            [x[:] for x in self.scratch], self.points[:], self.coins[:], self.price, self.bidder, self.out, self.die,
        )
    # fmt: on

    @property
    def players(self) -> int:
        return len(self.hands)

    def others(self, p: int) -> list[int]:
        """The other seats in order, from the left of p."""
        return [(p + i) % len(self.hands) for i in range(1, len(self.hands))]
