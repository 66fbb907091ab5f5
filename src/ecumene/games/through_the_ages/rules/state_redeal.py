"""Atoms that deal again what a viewer cannot know: military cards that lie face down. TTA-2.13, 2.18, 4.8, 5.4, 11.6.

Everybody can work out where such a card may be. A hidden event is an event or a territory of the age on its back. Deck
and discards are of this age. Cards in hands are of this age or of the one before. All other cards are gone.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import NONE
from ecumene.games.through_the_ages.rules.state_table import RealmTable
from ecumene.kernel.core.bits import each, one
from ecumene.kernel.core.piles import WATCHERS, Shared, add, place_of, put
from ecumene.kernel.core.rng import Rng

KNOWN_TO_NOBODY: Final[list[Shared]] = [[0] * n for n in range(16)]  # knowers, by how many cards
MOST_TRIES: Final = 50  # to draw a card of an age from all that are gone


def keep_known(rows: list[int], knowers: list[int], me: i64) -> i64:
    """Cards that the viewer knows move to the front; returns how many there are."""
    n: i64 = 0
    i: i64
    for i in range(len(rows)):
        if knowers[i] & me != 0:
            rows[n] = rows[i]
            knowers[n] = me
            n += 1
    return n


def lay_hidden(rows: list[int], knowers: list[int], n: i64, c: i64) -> None:
    """A hidden card joins the first n cards, which are sorted. Of equal cards those that are hidden come first."""
    at: i64 = n
    while at > 0 and rows[at - 1] >= c:
        rows[at] = rows[at - 1]
        knowers[at] = knowers[at - 1]
        at -= 1
    rows[at] = c
    knowers[at] = 0


def forget_others(pile: list[int], knowers: list[int], me: i64) -> None:
    """Only the viewer's knowledge of a pile stays. Of equal cards those that are hidden come first."""
    before: i64 = 0  # who knows the card before this one
    i: i64 = -1
    who: i64
    for who in knowers:
        i += 1
        if who | before != 0:
            mine: i64 = who & me
            if mine == 0 and before != 0 and pile[i - 1] == pile[i]:
                at: i64 = i - 1
                while at > 0 and knowers[at - 1] != 0 and pile[at - 1] == pile[i]:
                    at -= 1
                knowers[at] = 0
                mine = me
            if mine != who:
                knowers[i] = mine
            before = mine


def only_known_to(me: i64, knowers: list[int]) -> Shared:
    """Of what seats know, what the viewer knows."""
    who: i64
    for who in knowers:
        if who & me != 0:
            return [who & me for who in knowers]
    return KNOWN_TO_NOBODY[len(knowers)] if len(knowers) < len(KNOWN_TO_NOBODY) else [0] * len(knowers)


class RealmRedeal(RealmTable):
    def deal_hidden(self, viewer: i64, rng: Rng) -> None:
        """Hidden cards join the deck if they are of this age, or else what is gone. From there they are drawn again.

        Events come first: whichever they are, there are as many ways to deal the rest. So every way is as likely.
        """
        me: i64 = one(viewer if viewer >= 0 else WATCHERS)
        deck: i64 = len(self.military)
        self.forget_choices(viewer)
        forget_others(self.gone, self.gone_known, me)
        in_hands: i64 = self.gather_all(viewer, me)
        self.deal_events(me, rng)
        if len(self.discards) > 0:
            self.deal_discards(me, rng)
        self.deal_hands(viewer, me, in_hands, deck, rng)

    def forget_choices(self, viewer: i64) -> None:
        """What others have begun to choose in private."""
        p: i64
        for p in range(len(self.nations)):
            if p != viewer:
                if self.sent[p] or self.bonuses[p] or self.drops[p]:
                    self.clear_choices(p)
                if self.last_discarded[p]:
                    self.forget_discards(p)

    # gathering

    def gather_all(self, viewer: i64, me: i64) -> i64:
        """All hidden cards; returns how many of them are in hands. The lists where they lay stay as they are."""
        self.gather(self.current, self.current_known, me)
        self.gather(self.top, self.top_known, me)
        self.gather(self.future, self.future_known, me)
        self.gather(self.discards, self.discards_known, me)
        n: i64 = 0
        p: i64
        for p in range(len(self.nations)):
            if p != viewer:
                n += self.gather(self.nations[p].hand, self.nations[p].hand_known, me)
        return n

    def gather(self, rows: list[int], knowers: list[int], me: i64) -> i64:
        deck: i64 = self.age_of_deck()
        n: i64 = 0
        i: i64 = -1
        who: i64
        for who in knowers:
            i += 1
            if who & me == 0:
                c: i64 = rows[i]
                if self.rules.levels[c] == deck:
                    add(self.military, c)
                else:
                    put(self.gone, self.gone_known, c)
                n += 1
        return n

    def age_of_deck(self) -> i64:
        """TTA-2.13: of the cards that are gathered in the deck. There is none in age A."""
        age: i64 = NONE
        if self.age > 0:
            age = self.age
        return age

    # drawing

    def draw_again(self, rng: Rng) -> i64:
        """Any card of the deck."""
        return self.military.pop(rng.below(len(self.military)))

    def draw_event_again(self, age: i64, gone_after: i64, deck_after: i64, rng: Rng) -> i64:
        """TTA-5.4: a hidden event or territory of an age; these are the first rows of military cards.

        How many other cards come after them, gone and in the deck, is the same for all events that are drawn.
        """
        if age != self.age_of_deck():
            return self.draw_gone_again(age, len(self.gone) - gone_after, rng)
        events: i64 = len(self.military) - deck_after
        if events == 0:
            raise IndexError("no hidden event of this age")
        return self.military.pop(rng.below(events))

    def draw_gone_again(self, age: i64, end: i64, rng: Rng) -> i64:
        """A hidden card of an age, of the first cards that are gone: any of them until one fits.

        Where hardly any card fits, those that do are listed; none at all is an error.
        """
        gone = self.gone
        knowers = self.gone_known
        levels = self.rules.levels
        at: i64
        for _ in range(MOST_TRIES):
            at = rng.below(end)
            if at < end and levels[gone[at]] == age and knowers[at] == 0:
                break
        else:
            fitting = [i for i in range(end) if levels[gone[i]] == age and knowers[i] == 0]
            at = fitting[rng.below(len(fitting))]
        knowers.pop(at)
        return gone.pop(at)

    # dealing

    def deal_events(self, me: i64, rng: Rng) -> None:
        end: i64 = self.rules.first_aggression
        gone = self.gone
        deck = self.military
        gone_after: i64 = len(gone) - place_of(gone, end)
        deck_after: i64 = len(deck) - place_of(deck, end)
        if len(self.current) > 0:
            self.deal_current(me, gone_after, deck_after, rng)
        if len(self.top) > 0:
            self.top = self.dealt_events(self.top, self.top_known, me, gone_after, deck_after, rng)
            self.top_known = only_known_to(me, self.top_known)
        if len(self.future) > 0:
            self.future = self.dealt_events(self.future, self.future_known, me, gone_after, deck_after, rng)
            self.future_known = only_known_to(me, self.future_known)

    def deal_current(self, me: i64, gone_after: i64, deck_after: i64, rng: Rng) -> None:
        """Age by age, so that the order of the hidden cards says nothing."""
        rows = self.current[:]
        knowers = self.current_known[:]
        levels = self.rules.levels
        hidden: i64 = 0  # a tally by age
        i: i64
        for i in range(len(rows)):
            if knowers[i] & me == 0:
                hidden += each(levels[rows[i]])
        n: i64 = keep_known(rows, knowers, me)
        age: i64 = 0
        while hidden:
            while hidden & 63:
                lay_hidden(rows, knowers, n, self.draw_event_again(age, gone_after, deck_after, rng))
                n += 1
                hidden -= 1
            hidden >>= 6
            age += 1
        self.current = rows
        self.current_known = knowers

    def dealt_events(
        self, rows: list[int], knowers: list[int], me: i64, gone_after: i64, deck_after: i64, rng: Rng
    ) -> list[int]:
        """Events whose places are seen."""
        out = rows[:]
        i: i64
        for i in range(len(rows)):
            if knowers[i] & me == 0:
                out[i] = self.draw_event_again(self.rules.levels[rows[i]], gone_after, deck_after, rng)
        return out

    def deal_discards(self, me: i64, rng: Rng) -> None:
        rows = self.discards[:]
        knowers = self.discards_known[:]
        n: i64 = keep_known(rows, knowers, me)
        while n < len(rows):
            lay_hidden(rows, knowers, n, self.draw_again(rng))
            n += 1
        self.discards = rows
        self.discards_known = knowers

    def deal_hands(self, viewer: i64, me: i64, places: i64, deck: i64, rng: Rng) -> None:
        """What exceeds the deck is in hands, in any of the places; the others are of the age before."""
        p: i64
        for p in range(len(self.nations)):
            hand = self.nations[p].hand
            knowers = self.nations[p].hand_known
            if p == viewer:
                forget_others(hand, knowers, 0)
                continue
            n: i64 = keep_known(hand, knowers, me)
            while n < len(hand):
                c: i64
                if rng.below(places) < len(self.military) - deck:
                    c = self.draw_again(rng)
                else:
                    c = self.draw_gone_again(self.age - 1, len(self.gone), rng)
                lay_hidden(hand, knowers, n, c)
                places -= 1
                n += 1
