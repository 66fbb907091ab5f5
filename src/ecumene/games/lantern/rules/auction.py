"""The auction. LAN-4. A question that goes from seat to seat until one is left."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.lantern.rules.picks import FromBag
from ecumene.games.lantern.rules.state import Table
from ecumene.games.lantern.rules.verbs import BID, BOUGHT, OFFERED, PASS, UNSOLD
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.bits import has, one
from ecumene.kernel.core.piles import EVERYBODY, put, total
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame


def auction(s: Table, leader: int) -> None:
    if total(s.bag):
        s.price, s.bidder, s.out = 0, NOBODY, 0
        s.then([Offer(), Bid(leader)])


class Offer(FromBag):
    """LAN-4: a card is turned up for auction."""

    def apply(self, s: Table, action: i64) -> None:
        s.stack.pop()
        s.bag[first(action)] -= 1
        s.lot.append(first(action))
        s.report(OFFERED, first(action))


class Bid(Frame):
    """LAN-4.1: bid more, or pass and stay out. The last one in pays and takes the card. Everybody sees it."""

    def legal(self, s: Table) -> list[int]:
        return [act(PASS)] + [act(BID, n) for n in range(s.price + 1, s.coins[self.player] + 1)]

    def refuse(self, s: Table, action: i64) -> str:
        if verb_of(action) != BID:
            return "" if action == act(PASS) else NOT_OFFERED
        if first(action) > s.coins[self.player]:
            return "LAN-4.3"  # nobody bids more coins than they have
        return "" if first(action) > s.price else "LAN-4.2"  # a bid is higher than the last

    def apply(self, s: Table, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == BID:
            s.price, s.bidder = first(action), self.player
        else:
            s.out |= one(self.player)
        left = [p for p in s.others(self.player) if not has(s.out, p) and p != s.bidder]
        if left:
            s.push(Bid(left[0]))
        elif s.bidder == NOBODY:
            s.report(UNSOLD, s.lot[0])
            s.discard[s.lot.pop()] += 1
        else:
            s.coins[s.bidder] -= s.price
            s.report(BOUGHT, s.bidder, s.lot[0], s.price)
            put(s.hands[s.bidder], s.hands_known[s.bidder], s.lot.pop(), EVERYBODY)
