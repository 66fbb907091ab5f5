"""The fields of a position, and what is read from them directly. TTA-2.1, 2.2.

Cards that nobody has seen have no order: chance decides which one comes. How a position changes is in `state`.
"""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import NONE, Card
from ecumene.games.through_the_ages.rules.ruleset import Rules
from ecumene.games.through_the_ages.rules.seat import UNKNOWN, Nation
from ecumene.kernel.core.bits import has, one
from ecumene.kernel.core.piles import Shared
from ecumene.kernel.core.state import Frame, State


@dataclass(init=False, eq=False)
class RealmFields(State):
    rules: Rules  # the rows this match is played with
    nations: list[Nation]
    round: i64  # 0 is the first
    age: i64  # 0 is A, 4 is IV
    first: i64  # the first player (1.1, 5.30)
    mover: i64  # whose turn it is
    last: i64  # the last round, or -1 if it is not known yet (1.3)
    row: list[int]  # thirteen slots: a card or NONE
    civil: list[int]  # the civil deck of this age, sorted; chance decides what comes
    civil_box: Shared  # civil cards of later ages, the next age first; then cards that were left out
    civil_gone: list[int]  # civil cards out of the game, in the order in which they left
    military: list[int]  # the military deck of this age, sorted
    military_box: Shared  # the same for military cards
    discards: Shared  # military cards of this age, sorted
    discards_known: Shared
    gone: list[int]  # military cards that never come back, sorted
    gone_known: list[int]
    past: Shared  # events that happened and territories that nobody wanted, in order
    current: Shared  # current events, sorted; chance decides which one of an age is next
    current_known: Shared
    top: Shared  # the next current event, if somebody has seen it
    top_known: Shared
    future: Shared  # future events, the last prepared at the end
    future_known: Shared
    tactics: Shared  # the common tactics
    territory: Shared  # the territory that is auctioned
    highest_bid: i64  # or 0
    bidder: i64  # the seat that made it, or NONE
    passed: i64  # bag of seats that passed in the auction
    bonuses: list[Shared]  # per seat: bonus cards of an unfinished private choice
    drops: list[Shared]  # per seat: cards to be discarded face down in an unfinished private choice
    sent: list[Shared]  # per seat: units to be sent in an unfinished private choice
    last_discarded: list[Shared]  # per seat: the highest card discarded so far, while discards are asked
    resignations: i64
    end_scoring: Shared  # culture of each seat when the last scoring began, then after its events; empty before

    # fields: begin
    # fmt: off
    def __init__(
        self, stack: list[Frame], events: list[int] | None, rules: Rules, nations: list[Nation], round: i64, age: i64,
        first: i64, mover: i64, last: i64, row: list[int], civil: list[int], civil_box: Shared, civil_gone: list[int],
        military: list[int], military_box: Shared, discards: Shared, discards_known: Shared, gone: list[int],
        gone_known: list[int], past: Shared, current: Shared, current_known: Shared, top: Shared, top_known: Shared,
        future: Shared, future_known: Shared, tactics: Shared, territory: Shared, highest_bid: i64, bidder: i64,
        passed: i64, bonuses: list[Shared], drops: list[Shared], sent: list[Shared], last_discarded: list[Shared],
        resignations: i64, end_scoring: Shared,
    ) -> None:
        self.stack = stack
        self.events = events
        self.rules = rules
        self.nations = nations
        self.round = round
        self.age = age
        self.first = first
        self.mover = mover
        self.last = last
        self.row = row
        self.civil = civil
        self.civil_box = civil_box
        self.civil_gone = civil_gone
        self.military = military
        self.military_box = military_box
        self.discards = discards
        self.discards_known = discards_known
        self.gone = gone
        self.gone_known = gone_known
        self.past = past
        self.current = current
        self.current_known = current_known
        self.top = top
        self.top_known = top_known
        self.future = future
        self.future_known = future_known
        self.tactics = tactics
        self.territory = territory
        self.highest_bid = highest_bid
        self.bidder = bidder
        self.passed = passed
        self.bonuses = bonuses
        self.drops = drops
        self.sent = sent
        self.last_discarded = last_discarded
        self.resignations = resignations
        self.end_scoring = end_scoring
    # fmt: on
    # fields: end

    @property
    def players(self) -> int:
        return len(self.nations)

    # facts of cards

    def card(self, c: i64) -> Card:
        return self.rules.cards[c]

    def kind(self, c: i64) -> i64:
        return self.rules.kinds[c]

    def type(self, c: i64) -> i64:
        """The type of a technology."""
        return self.rules.types[c]

    def level(self, c: i64) -> i64:
        """TTA-11.1: the card's age."""
        return self.rules.levels[c]

    def powers(self, p: i64) -> list[Card]:
        """TTA-12.6, R-26: p's leader and intact wonders, whose hooks are asked. Do not change the list.

        It is kept until the leader or the wonders change. Where a hook is asked very often, `hooks` of the seat says
        whether one of them overrides it; while they are not found yet, it says so of every hook.
        """
        n = self.nations[p]
        if n.hooks == UNKNOWN:
            found: list[Card] = [] if n.leader == NONE else [self.rules.cards[n.leader]]
            i: i64
            for i in range(len(n.wonders)):
                if not has(n.ruins, i):
                    found.append(self.rules.cards[n.wonders[i]])
            hooks: i64 = 0
            for card in found:
                hooks |= self.rules.hooks[card.number]
            n.remember_powers(found, hooks)
        return n.powers_found

    def pacts(self, p: i64) -> i64:
        """TTA-5.22: bag of the players who have a pact in their area to which p is a party. Kept like the powers."""
        n = self.nations[p]
        if n.pact_owners == UNKNOWN:
            owners: i64 = 0
            q: i64
            for q in range(len(self.nations)):
                other = self.nations[q]
                if other.pact != NONE and (q == p or other.partner == p):
                    owners |= one(q)
            n.remember_pacts(owners)
        return n.pact_owners

    # players

    def playing(self, p: i64) -> bool:
        return self.nations[p].resigned == 0

    def order(self, p: i64) -> list[int]:
        """TTA-9.2: everybody who has not resigned, clockwise from p."""
        out = self.others(p)
        if self.nations[p].resigned == 0:
            out.insert(0, p)
        return out

    def others(self, p: i64) -> list[int]:
        """Everybody else who has not resigned, clockwise from p."""
        out: list[int] = []
        i: i64
        for i in range(1, len(self.nations)):
            q: i64 = (p + i) % len(self.nations)
            if self.nations[q].resigned == 0:
                out.append(q)
        return out

    def left(self) -> i64:
        """How many players have not resigned."""
        n: i64 = 0
        for nation in self.nations:
            if nation.resigned == 0:
                n += 1
        return n

    def is_last_round(self) -> bool:
        return self.round == self.last

    # the row

    def slot_of(self, c: i64) -> i64:
        """The leftmost slot with such a card, or -1."""
        row = self.row
        slot: i64
        for slot in range(len(row)):
            if row[slot] == c:
                return slot
        return -1

    def first_empty(self) -> i64:
        """The leftmost empty slot, if there is one; all slots to the right of it are empty too (TTA-4.3)."""
        row = self.row
        slot: i64 = len(row) - 1
        while slot > 0 and row[slot - 1] == NONE:
            slot -= 1
        return slot
