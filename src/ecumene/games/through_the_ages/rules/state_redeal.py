"""Atoms that deal again what a viewer cannot know: military cards that lie face down. TTA-2.13, 2.18, 4.8, 5.4, 11.6.

Everybody can work out where such a card may be. A hidden event is an event or a territory of the age on its back. Deck
and discards are of this age. Cards in hands are of this age or of the one before. All other cards are gone.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import NONE
from ecumene.games.through_the_ages.rules.state_table import RealmTable
from ecumene.kernel.core.bits import one
from ecumene.kernel.core.piles import WATCHERS, add, place_of, put
from ecumene.kernel.core.rng import Rng

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
    after_known: bool = False
    i: i64 = -1
    who: i64
    for who in knowers:
        i += 1
        if who == 0 and not after_known:
            continue
        mine: i64 = who & me
        if mine == 0 and after_known and pile[i - 1] == pile[i]:
            at: i64 = i - 1
            while at > 0 and knowers[at - 1] != 0 and pile[at - 1] == pile[i]:
                at -= 1
            knowers[at] = 0
            mine = me
        if mine != who:
            knowers[i] = mine
        after_known = mine != 0


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
        self.deal_current(me, rng)
        if self.top:
            self.top = self.dealt_events(self.top, self.top_known, me, rng)
            self.top_known = [who & me for who in self.top_known]
        if self.future:
            self.future = self.dealt_events(self.future, self.future_known, me, rng)
            self.future_known = [who & me for who in self.future_known]
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
        levels = self.rules.levels
        deck: i64 = self.age_of_deck()
        n: i64 = 0
        i: i64
        for i in range(len(rows)):
            if knowers[i] & me == 0:
                c: i64 = rows[i]
                if levels[c] == deck:
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

    def draw_event_again(self, age: i64, rng: Rng) -> i64:
        """TTA-5.4: a hidden event or territory of an age; these are the first rows of military cards."""
        end: i64 = self.rules.first_aggression
        if age != self.age_of_deck():
            return self.draw_gone_again(age, place_of(self.gone, end), rng)
        events: i64 = place_of(self.military, end)
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

    def deal_current(self, me: i64, rng: Rng) -> None:
        """Age by age, so that the order of the hidden cards says nothing."""
        before = self.current
        knowers = self.current_known
        levels = self.rules.levels
        self.current = before[:]
        self.current_known = knowers[:]
        n: i64 = keep_known(self.current, self.current_known, me)
        age: i64 = 0
        i: i64
        while n < len(before):
            for i in range(len(before)):
                if levels[before[i]] == age and knowers[i] & me == 0:
                    lay_hidden(self.current, self.current_known, n, self.draw_event_again(age, rng))
                    n += 1
            age += 1

    def dealt_events(self, rows: list[int], knowers: list[int], me: i64, rng: Rng) -> list[int]:
        """Events whose places are seen."""
        out = rows[:]
        i: i64
        for i in range(len(rows)):
            if knowers[i] & me == 0:
                out[i] = self.draw_event_again(self.rules.levels[rows[i]], rng)
        return out

    def deal_discards(self, me: i64, rng: Rng) -> None:
        self.discards = self.discards[:]
        self.discards_known = self.discards_known[:]
        n: i64 = keep_known(self.discards, self.discards_known, me)
        while n < len(self.discards):
            lay_hidden(self.discards, self.discards_known, n, self.draw_again(rng))
            n += 1

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
