"""The position: everything on the table, and nothing of the future.

Fields are numbers, lists of numbers, and classes with such fields. What nobody has seen is in a bag, without an order:
chance draws from it when it is needed. If a player has many things, put them in a class `Seat` in `seat.py`.

`__init__` and `clone` follow from the annotations: `make fields` writes them. An *atom* is a method that changes one
thing and reports the event. Only atoms change a position; one that reports nothing is listed, with the reason, in
`silent_atoms.toml` of the game's tests.
"""

from __future__ import annotations

from dataclasses import dataclass

from ecumene.games.lantern.rules.ruleset import Rules
from ecumene.games.lantern.rules.verbs import (
    BOUGHT,
    DAWNED,
    DEFENDED,
    LAID,
    LOOKED,
    LOST,
    OFFERED,
    ROLLED,
    SCORED,
    STORMED,
    TURNED,
    UNSOLD,
)
from ecumene.kernel.core.bits import one
from ecumene.kernel.core.piles import EVERYBODY, WATCHERS, add, draw_row, play_out, put, slip_out
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import NOBODY, Frame, State


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

    # fields: begin
    # fmt: off
    def __init__(
        self, stack: list[Frame], events: list[int] | None, rules: Rules, bag: list[int], hands: list[list[int]],
        hands_known: list[list[int]], picks: list[list[int]], pile: list[int], pile_known: list[int], lot: list[int],
        discard: list[int], scratch: list[list[int]], points: list[int], coins: list[int], price: int, bidder: int,
        out: int, die: int,
    ) -> None:
        self.stack = stack
        self.events = events
        self.rules = rules
        self.bag = bag
        self.hands = hands
        self.hands_known = hands_known
        self.picks = picks
        self.pile = pile
        self.pile_known = pile_known
        self.lot = lot
        self.discard = discard
        self.scratch = scratch
        self.points = points
        self.coins = coins
        self.price = price
        self.bidder = bidder
        self.out = out
        self.die = die

    def clone(self) -> Table:
        """An independent copy. It records no events."""
        return Table(
            self.stack[:], None, self.rules, self.bag[:], [x[:] for x in self.hands], [x[:] for x in self.hands_known],
            [x[:] for x in self.picks], self.pile[:], self.pile_known[:], self.lot[:], self.discard[:],
            [x[:] for x in self.scratch], self.points[:], self.coins[:], self.price, self.bidder, self.out, self.die,
        )
    # fmt: on
    # fields: end

    @property
    def players(self) -> int:
        return len(self.hands)

    def others(self, p: int) -> list[int]:
        """The other seats in order, from the left of p."""
        return [(p + i) % len(self.hands) for i in range(1, len(self.hands))]

    def deal_hidden(self, viewer: int, rng: Rng) -> None:
        """What the viewer does not know of hands, picks and pile goes back into the bag and is dealt again."""
        me = one(viewer if viewer >= 0 else WATCHERS)
        rivals = [p for p in range(len(self.hands)) if p != viewer]
        hands = [[c for c, who in zip(self.hands[p], self.hands_known[p]) if who & me] for p in rivals]
        for p, known in zip(rivals, hands):
            for c in self.hands[p] + self.picks[p]:
                self.bag[c] += 1
            for c in known:
                self.bag[c] -= 1
        for c, who in zip(self.pile, self.pile_known):
            self.bag[c] += not who & me
        for p, known in zip(rivals, hands):
            dealt = [self.draw_again(rng) for _ in range(len(self.hands[p]) - len(known))]
            both = sorted([(c, me) for c in known] + [(c, 0) for c in dealt])
            self.hands[p], self.hands_known[p] = [c for c, _ in both], [who for _, who in both]
            self.picks[p] = [self.draw_again(rng) for _ in self.picks[p]]
            self.scratch[p] = []
        if viewer >= 0:
            self.hands_known[viewer] = [0] * len(self.hands[viewer])
        self.pile = [c if who & me else self.draw_again(rng) for c, who in zip(self.pile, self.pile_known)]
        self.pile_known = [who & me for who in self.pile_known]

    def draw_again(self, rng: Rng) -> int:
        c: int = draw_row(self.bag, rng)
        self.bag[c] -= 1
        return c

    # cards

    def fill_bag(self) -> None:
        """All cards, before the first round."""
        self.bag = [c.copies for c in self.rules.cards]

    def deal_card(self, p: int, c: int) -> None:
        """LAN-1: chance says which card it is; only its owner sees it."""
        self.bag[c] -= 1
        put(self.hands[p], self.hands_known[p], c)

    def lay_on_pile(self, p: int, c: int) -> None:
        """LAN-2: face down; the seat knows it there."""
        slip_out(self.hands[p], self.hands_known[p], c)
        self.pile.append(c)
        self.pile_known.append(one(p))
        self.report(LAID, p, c)

    def lay_pick(self, p: int, c: int) -> None:
        """LAN-3: face down."""
        slip_out(self.hands[p], self.hands_known[p], c)
        self.picks[p].append(c)

    def turn_up_pick(self, p: int, c: int) -> None:
        """LAN-3.2."""
        self.picks[p].remove(c)
        self.discard[c] += 1
        self.report(TURNED, p, c)

    def look_at_pile(self, p: int) -> None:
        """LAN-3.3: at the newest card."""
        self.pile_known[-1] |= one(p)
        self.report(LOOKED, p, self.pile[-1])

    def turn_up_oldest(self) -> int:
        """LAN-6: the oldest card of the pile is discarded; returns which it was."""
        c = self.pile.pop(0)
        self.pile_known.pop(0)
        self.discard[c] += 1
        self.report(DAWNED, c)
        return c

    # the auction

    def open_auction(self) -> None:
        self.price, self.bidder, self.out = 0, NOBODY, 0

    def offer_card(self, c: int) -> None:
        self.bag[c] -= 1
        self.lot.append(c)
        self.report(OFFERED, c)

    def raise_bid(self, p: int, price: int) -> None:
        self.price, self.bidder = price, p

    def drop_out(self, p: int) -> None:
        self.out |= one(p)

    def sell_card(self) -> None:
        """LAN-4.1: to the highest bidder; with no bid it is discarded."""
        c = self.lot.pop()
        if self.bidder == NOBODY:
            self.discard[c] += 1
            self.report(UNSOLD, c)
        else:
            self.coins[self.bidder] -= self.price
            put(self.hands[self.bidder], self.hands_known[self.bidder], c, EVERYBODY)
            self.report(BOUGHT, self.bidder, c, self.price)

    # the raid

    def set_die(self, n: int) -> None:
        self.die = n
        self.report(ROLLED, n)

    def play_storm(self, p: int, c: int) -> None:
        self.play_card(p, c)
        self.report(STORMED, p)

    def choose_defender(self, p: int, c: int) -> None:
        """Sorted: the position must not show the order in which they were chosen."""
        add(self.scratch[p], c)

    def defend_with(self, p: int) -> None:
        """LAN-5.3: all chosen cards are shown at once."""
        for c in self.scratch[p]:
            self.play_card(p, c)
            self.report(DEFENDED, p, c)
        self.scratch[p].clear()

    def play_card(self, p: int, c: int) -> None:
        play_out(self.hands[p], self.hands_known[p], c)
        self.discard[c] += 1

    # points and coins

    def gain_point(self, p: int) -> None:
        self.points[p] += 1
        self.report(SCORED, p)

    def lose_point(self, p: int, to: int) -> None:
        """LAN-5.6."""
        self.points[p] -= 1
        self.points[to] += 1
        self.report(LOST, p)

    def pay_everybody(self, coins: int) -> None:
        self.coins = [n + coins for n in self.coins]
