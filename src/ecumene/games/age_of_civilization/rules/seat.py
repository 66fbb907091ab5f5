"""What one player has. AOC-1, 2.1, 4."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.terms import NONE, PARTS
from ecumene.kernel.core.bits import bag_of, has, one, size
from ecumene.kernel.core.piles import Shared, play_out, put, slip_out, total


@dataclass(init=False, eq=False)
class Nation:
    """What one player has."""

    scored: list[int]  # points, by part
    coins: i64
    workers: i64  # all of them, including those on spaces (AOC-1.20)
    placed: i64  # workers on spaces
    doomed: i64  # workers on spaces from which they do not return
    used: i64  # how often the common spaces of each action were used this turn; two bits for each action
    techs: i64  # bag
    special: i64  # the special technology card, or NONE
    wonders: i64  # bag
    cards: Shared  # civilizations, in the order they were taken
    main: i64  # the main civilization, or NONE
    absorbed: i64  # bag of civilizations
    live: Shared  # numbers of the abilities that work now; this and the next three are computed from the cards
    moments: i64  # bag of the moments at which they work
    priced: i64  # bag of the actions whose price or number of workers they change
    enriched: i64  # bag of the actions to which they add a bonus
    stones: i64
    silk: i64
    sold: i64  # silk sold in the whole game
    forts: i64
    hand: Shared  # picked in the draft, sorted
    hand_known: Shared
    packet: Shared  # cards to pick from in the draft, sorted
    packet_known: Shared
    pick: i64  # the card picked face down, until all have picked; or NONE
    seen: i64  # bag of the cards this seat has seen in the draft; only this seat knows it
    resigned: i64  # 1 for the first to resign, and so on

    # fields: begin
    # fmt: off
    def __init__(
        self, scored: list[int], coins: i64, workers: i64, placed: i64, doomed: i64, used: i64, techs: i64,
        special: i64, wonders: i64, cards: Shared, main: i64, absorbed: i64, live: Shared, moments: i64, priced: i64,
        enriched: i64, stones: i64, silk: i64, sold: i64, forts: i64, hand: Shared, hand_known: Shared, packet: Shared,
        packet_known: Shared, pick: i64, seen: i64, resigned: i64,
    ) -> None:
        self.scored = scored
        self.coins = coins
        self.workers = workers
        self.placed = placed
        self.doomed = doomed
        self.used = used
        self.techs = techs
        self.special = special
        self.wonders = wonders
        self.cards = cards
        self.main = main
        self.absorbed = absorbed
        self.live = live
        self.moments = moments
        self.priced = priced
        self.enriched = enriched
        self.stones = stones
        self.silk = silk
        self.sold = sold
        self.forts = forts
        self.hand = hand
        self.hand_known = hand_known
        self.packet = packet
        self.packet_known = packet_known
        self.pick = pick
        self.seen = seen
        self.resigned = resigned

    def clone(self) -> Nation:
        """An independent copy."""
        return Nation(
            self.scored[:], self.coins, self.workers, self.placed, self.doomed, self.used, self.techs, self.special,
            self.wonders, self.cards, self.main, self.absorbed, self.live, self.moments, self.priced, self.enriched,
            self.stones, self.silk, self.sold, self.forts, self.hand, self.hand_known, self.packet, self.packet_known,
            self.pick, self.seen, self.resigned,
        )
    # fmt: on
    # fields: end

    # the draft: lists are copied before they change, because clones share them

    def add_to_packet(self, c: i64) -> None:
        """AOC-14.2: the seat sees it."""
        self.packet = self.packet[:]
        self.packet_known = self.packet_known[:]
        put(self.packet, self.packet_known, c)
        self.seen |= one(c)

    def set_packet(self, cards: list[int], knowers: i64) -> None:
        """AOC-14.2: another packet, which its giver knows too."""
        self.packet = cards
        self.packet_known = [knowers] * len(cards)
        self.seen |= bag_of(cards)

    def set_pick(self, c: i64) -> None:
        """AOC-14.2: one card of the packet, face down."""
        self.packet = self.packet[:]
        self.packet_known = self.packet_known[:]
        slip_out(self.packet, self.packet_known, c)
        self.pick = c

    def add_pick_to_hand(self, knowers: i64) -> None:
        """AOC-14.2."""
        self.hand = self.hand[:]
        self.hand_known = self.hand_known[:]
        put(self.hand, self.hand_known, self.pick, knowers)
        self.pick = NONE

    def lose_from_hand(self, c: i64) -> None:
        """AOC-14.4: face up."""
        self.hand = self.hand[:]
        self.hand_known = self.hand_known[:]
        play_out(self.hand, self.hand_known, c)

    def points(self) -> i64:
        return total(self.scored)

    def free_workers(self) -> i64:
        """AOC-5.1, 5.13: workers that are not on a space."""
        return self.workers - self.placed

    def fallen(self) -> i64:
        """AOC-4.18: how many civilizations were the main one before."""
        return len(self.cards) - size(self.absorbed) - (1 if self.main != NONE else 0)

    def uses(self, action: i64) -> i64:
        """How often the common spaces of an action were used this turn."""
        return (self.used >> (2 * action)) & 3

    def works_at(self, moment: i64) -> bool:
        """Does any ability work at this moment?"""
        return has(self.moments, moment)


def new_nation() -> Nation:
    """AOC-2.1, 2.9."""
    # fmt: off
    return Nation(
        scored=[0] * len(PARTS), coins=3, workers=0, placed=0, doomed=0, used=0, techs=0, special=NONE, wonders=0,
        cards=[], main=NONE, absorbed=0, live=[], moments=0, priced=0, enriched=0, stones=0, silk=0, sold=0,
        forts=0, hand=[], hand_known=[], packet=[], packet_known=[], pick=NONE, seen=0, resigned=0,
    )
    # fmt: on
