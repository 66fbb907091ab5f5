"""Atoms of military cards, events, auctions, private choices, turns and ages. TTA-1, 4.5 to 4.12, 5, 8.9, 10, 11."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import NONE, TERRITORY
from ecumene.games.through_the_ages.rules.seat import Nation
from ecumene.games.through_the_ages.rules.shared_lists import with_one_more, without_place
from ecumene.games.through_the_ages.rules.state_cards import RealmCards
from ecumene.games.through_the_ages.rules.verbs import (
    AGE_BEGAN,
    BID_MADE,
    DISCARDED,
    DREW,
    FIRST_CHANGED,
    FORFEITED,
    HAPPENED,
    LAST_ROUND,
    OFFERED,
    PASSED_BY,
    PLAYED,
    PREPARED,
    RENEWED,
    RESHUFFLED,
    RESIGNED,
    ROUND_BEGAN,
    SAW,
    SCORED,
    SKIPPED,
    TURN_BEGAN,
    UNCLAIMED,
    UNSCORED,
)
from ecumene.kernel.core.bits import has, one
from ecumene.kernel.core.piles import EVERYBODY, add, place_of, play_out, put, put_all, slip_out, take_out


class RealmTable(RealmCards):
    # military cards

    def draw(self, p: i64, c: i64) -> None:
        """TTA-8.9: from the deck to the hand; only the drawer sees the card."""
        n = self.nations[p]
        take_out(self.military, c)
        put(n.hand, n.hand_known, c)
        self.report(DREW, p, 1)

    def reshuffle(self) -> None:
        """TTA-8.10: the discards of this age become the deck; nobody knows any more where a card lies."""
        if self.discards:
            for c in self.discards:
                add(self.military, c)
            self.discards = []
            self.discards_known = []
            self.report(RESHUFFLED)

    def known_of_age(self, p: i64, c: i64) -> list[int]:
        """Cards of the hand with the same back that somebody else knows: one of them may be the card that leaves."""
        n = self.nations[p]
        out: list[int] = []
        i: i64
        for i in range(len(n.hand)):
            if n.hand_known[i] != 0 and self.level(n.hand[i]) == self.level(c):
                out.append(n.hand[i])
        return out

    def discard_hidden(self, p: i64, c: i64) -> None:
        """A card leaves the hand face down: only its owner knows which of the cards of its age it was."""
        n = self.nations[p]
        slip_out(n.hand, n.hand_known, c, self.known_of_age(p, c))
        self.put_in_discards(c, one(p))
        self.report(DISCARDED, p, self.level(c))

    def play_card(self, p: i64, c: i64) -> None:
        """A card leaves the hand face up; the caller puts it where it belongs."""
        n = self.nations[p]
        play_out(n.hand, n.hand_known, c)

    def play_and_discard(self, p: i64, c: i64) -> None:
        """TTA-12.12: for cards that never stay in play."""
        self.play_card(p, c)
        self.put_in_discards(c, EVERYBODY)

    def play_bonus(self, p: i64, c: i64) -> None:
        """TTA-5.10, 10.6: everyone sees a bonus card of a defence or a colonization."""
        self.play_and_discard(p, c)
        self.report(PLAYED, p, c)

    def offer_pact(self, p: i64, other: i64, c: i64, side: i64) -> None:
        """TTA-5.20: everyone sees an offered pact; it stays in the hand until it is accepted."""
        n = self.nations[p]
        n.hand_known[n.hand.index(c)] = EVERYBODY
        self.report(OFFERED, p, other, c, side)

    # events

    def set_event(self, c: i64) -> None:
        """TTA-2.13: one of the events that were out of the game becomes a current event, unseen."""
        i: i64 = place_of(self.gone, c)
        self.gone.pop(i)
        self.gone_known.pop(i)
        self.put_in_current(c, 0)

    def put_in_current(self, c: i64, who: i64) -> None:
        self.current = self.current[:]
        self.current_known = self.current_known[:]
        put(self.current, self.current_known, c, who)

    def prepare(self, p: i64, c: i64, alike: list[int]) -> None:
        """TTA-5.4: from the hand, face down on the future events. `alike` are the cards it may be for others."""
        n = self.nations[p]
        slip_out(n.hand, n.hand_known, c, alike)
        self.future = self.future + [c]
        self.future_known = self.future_known + [one(p)]
        self.report(PREPARED, p, self.card(c).age)

    def renew_events(self) -> None:
        """TTA-5.6: the future events become current events."""
        if self.future:
            i: i64
            for i in range(len(self.future)):
                self.put_in_current(self.future[i], self.future_known[i])
            self.future = []
            self.future_known = []
            self.report(RENEWED)

    def leave_current(self, c: i64) -> None:
        i: i64 = place_of(self.current, c)
        self.current = without_place(self.current, i)
        self.current_known = without_place(self.current_known, i)

    def leave_top(self) -> i64:
        """The event that somebody has looked at leaves the deck; returns it."""
        c: i64 = self.top[0]
        self.top = []
        self.top_known = []
        return c

    def leave_future(self) -> i64:
        """The event that was prepared last leaves the deck; returns it."""
        c: i64 = self.future[-1]
        self.future = self.future[:-1]
        self.future_known = self.future_known[:-1]
        return c

    def glimpse(self, p: i64, c: i64) -> None:
        """TTA-5.3: chance decided what is on top; only p sees it. Players who prepared events of this age no longer
        know whether their event is on top.
        """
        self.leave_current(c)
        age: i64 = self.level(c)
        i: i64
        self.current_known = self.current_known[:]
        for i in range(len(self.current)):
            if self.level(self.current[i]) == age:
                self.current_known[i] &= one(p)
        self.top = [c]
        self.top_known = [one(p)]
        self.report(SAW, p, c)

    def look_at_top(self, p: i64) -> None:
        """TTA-5.3: at the top current event, which somebody has seen before."""
        self.top_known = [self.top_known[0] | one(p)]
        self.report(SAW, p, self.top[0])

    def happen(self, c: i64) -> None:
        """TTA-9.1: a revealed event becomes a past event; a territory is auctioned."""
        self.report(HAPPENED, c)
        if self.card(c).kind == TERRITORY:
            self.territory = [c]
        else:
            self.past = self.past + [c]

    def score(self, c: i64) -> None:
        """TTA-1.4: an event is shown at the end."""
        self.past = self.past + [c]
        self.report(SCORED, c)

    def leave_unscored(self, c: i64, who: i64) -> None:
        """TTA-1.4: a card that gives nothing at the end leaves the game; `who` knows it."""
        put(self.gone, self.gone_known, c, who)
        self.report(UNSCORED, self.level(c))

    # the auction of a territory

    def bid(self, p: i64, force: i64) -> None:
        """TTA-10.1."""
        self.highest_bid = force
        self.bidder = p
        self.report(BID_MADE, p, force)

    def pass_auction(self, p: i64) -> None:
        """TTA-10.2: for the rest of the auction."""
        if not has(self.passed, p):
            self.passed |= one(p)
            self.report(PASSED_BY, p)

    def close_auction(self) -> i64:
        """The auction is cleared; returns the territory."""
        self.highest_bid = 0
        self.bidder = NONE
        self.passed = 0
        c: i64 = self.territory[0]
        self.territory = []
        return c

    def leave_unclaimed(self, c: i64) -> None:
        """TTA-10.2: a territory that nobody wants becomes a past event."""
        self.past = self.past + [c]
        self.report(UNCLAIMED, c)

    # private choices

    def choose_unit(self, p: i64, tech: i64) -> None:
        """TTA-10.3: a unit to be sent."""
        self.sent[p] = with_one_more(self.sent[p], tech)

    def choose_bonus(self, p: i64, c: i64) -> None:
        """TTA-5.10, 10.3: a bonus card to be played."""
        self.bonuses[p] = with_one_more(self.bonuses[p], c)

    def choose_drop(self, p: i64, c: i64) -> None:
        """TTA-5.10, 10.5: a card to be discarded face down."""
        self.drops[p] = with_one_more(self.drops[p], c)

    def clear_choices(self, p: i64) -> None:
        self.sent[p] = []
        self.bonuses[p] = []
        self.drops[p] = []

    def remember_discard(self, p: i64, c: i64) -> None:
        """The highest card discarded so far, where only its owner sees it."""
        before = self.last_discarded[p]
        self.last_discarded[p] = [max(c, before[0]) if before else c]

    def forget_discards(self, p: i64) -> None:
        self.last_discarded[p] = []

    # politics

    def forfeit(self, p: i64) -> None:
        """TTA-16.11: the next political action."""
        if self.nations[p].forfeits == 0:
            self.nations[p].forfeits = 1
            self.report(FORFEITED, p)

    def skip_politics(self, p: i64) -> None:
        """TTA-5.34."""
        self.nations[p].forfeits = 0
        self.report(SKIPPED, p)

    def resign(self, p: i64) -> None:
        """TTA-5.26: cards in hand and in play leave the game."""
        n = self.nations[p]
        self.resignations += 1
        n.resigned = self.resignations
        self.report(RESIGNED, p)
        self.civil_gone.extend(n.civil_hand)
        self.civil_gone.extend(n.techs)
        self.civil_gone.append(n.government)
        for c in n.specials:
            if c != NONE:
                self.civil_gone.append(c)
        self.civil_gone.extend(n.wonders)
        if n.leader != NONE:
            self.civil_gone.append(n.leader)
        if n.unfinished != NONE:
            self.civil_gone.append(n.unfinished)
        for c in n.colonies:
            self.put_in_discards(c, EVERYBODY)
        for c in n.wars:
            self.put_in_discards(c, EVERYBODY)
        if n.own_tactic != NONE:
            self.put_in_discards(n.own_tactic, EVERYBODY)
        n.lose_everything()

    # rounds and turns

    def change_first(self, p: i64) -> None:
        """TTA-5.30: this player becomes first and begins the same round."""
        self.first = p
        self.round -= 1
        self.report(FIRST_CHANGED, p)

    def begin_round(self) -> None:
        self.round += 1
        self.report(ROUND_BEGAN, self.round + 1)

    def begin_turn(self, p: i64) -> None:
        self.mover = p
        self.report(TURN_BEGAN, p)

    def put_nation(self, p: i64, n: Nation) -> None:
        """For a bot, which tries something on a copy of a nation and puts the old one back."""
        self.nations[p] = n

    def set_last_round(self) -> None:
        """TTA-1.3: all players take the same number of turns."""
        self.last = self.round if self.mover == self.first else self.round + 1
        self.report(LAST_ROUND)

    def begin_last_scoring(self) -> None:
        """TTA-1.4: ties are broken as if the first player were the current player."""
        self.mover = self.first

    def note_culture(self) -> None:
        """Remember culture, to show what the last scoring adds."""
        self.end_scoring = self.end_scoring + [n.culture for n in self.nations]

    # ages

    def begin_age(self, age: i64) -> None:
        self.age = age
        self.report(AGE_BEGAN, age)

    def remove_civil_deck(self) -> None:
        """TTA-4.6: the rest of civil A leaves the game."""
        self.civil_gone.extend(self.civil)
        self.civil.clear()

    def remove_military_deck(self) -> None:
        """TTA-4.11, 11.6: the old deck and its discards never come back."""
        known = [0] * len(self.military)
        put_all(self.military, known, self.discards, self.discards_known)
        put_all(self.gone, self.gone_known, self.military, known)
        self.military.clear()
        self.discards = []
        self.discards_known = []

    def open_civil_box(self, deck: list[int], box: list[int]) -> None:
        """TTA-2.3: cards of the new age become the civil deck; the others stay in the box."""
        self.civil.extend(deck)
        self.civil_box = box

    def open_military_box(self, deck: list[int], box: list[int]) -> None:
        """TTA-2.4: the same for military cards."""
        self.military.extend(deck)
        self.military_box = box
