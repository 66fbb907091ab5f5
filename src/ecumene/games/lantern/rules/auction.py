"""The auction. LAN-4. A question that goes from seat to seat until one is left."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.lantern.rules.picks import FromBag
from ecumene.games.lantern.rules.state import Table
from ecumene.games.lantern.rules.verbs import BID, COINS, PASS
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.bits import has
from ecumene.kernel.core.frames import shortage
from ecumene.kernel.core.piles import total
from ecumene.kernel.core.state import NOT_OFFERED, Frame


def auction(s: Table, leader: int) -> None:
    if total(s.bag):
        s.open_auction()
        s.then([Offer(), Bid(leader)])


class Offer(FromBag):
    """LAN-4: a card is turned up for auction."""

    def apply(self, s: Table, action: i64) -> None:
        s.stack.pop()
        s.offer_card(first(action))


class Bid(Frame):
    """LAN-4.1: bid more, or pass and stay out. The last one in pays and takes the card. Everybody sees it."""

    def legal(self, s: Table) -> list[int]:
        return [act(PASS)] + [act(BID, n) for n in range(s.price + 1, s.coins[self.player] + 1)]

    def why_not(self, s: Table, action: i64) -> str:
        """LAN-4.2: a bid is higher than the last. LAN-4.3: nobody bids more coins than they have."""
        if verb_of(action) != BID:
            return NOT_OFFERED
        return "LAN-4.3" if first(action) > s.coins[self.player] else "LAN-4.2"

    def missing(self, s: Table, action: i64) -> list[int]:
        too_high = verb_of(action) == BID and first(action) > s.coins[self.player]
        return [shortage(COINS, first(action), s.coins[self.player])] if too_high else []

    def apply(self, s: Table, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == BID:
            s.raise_bid(self.player, first(action))
        else:
            s.drop_out(self.player)
        left = [p for p in s.others(self.player) if not has(s.out, p) and p != s.bidder]
        if left:
            s.push(Bid(left[0]))
        else:
            s.sell_card()
