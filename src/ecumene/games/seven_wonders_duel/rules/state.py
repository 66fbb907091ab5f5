"""The position, and its atoms. SWD-1 to 3.

An atom is a method that changes one thing and reports the event. Only atoms assign to fields of the position: a test
checks it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

from ecumene.games.seven_wonders_duel.cards.buildings import DECK_SIZE, FIRST_CARD
from ecumene.games.seven_wonders_duel.cards.rows import GUILDS
from ecumene.games.seven_wonders_duel.rules.lines import (
    NO_CARD,
    card_in,
    index_in,
    inserted,
    put,
    taken,
    without,
)
from ecumene.games.seven_wonders_duel.rules.ruleset import Rules
from ecumene.games.seven_wonders_duel.rules.seat import Seat
from ecumene.games.seven_wonders_duel.rules.structure import LAYOUTS, PLACES
from ecumene.games.seven_wonders_duel.rules.verbs import (
    BEGAN,
    BOXED,
    BUILT,
    GAINED,
    LEARNT,
    LEFT_OVER,
    LOST,
    MOVED,
    PAID,
    PLUNDERED,
    RAISED,
)
from ecumene.kernel.core.bits import draw, has, members, nth, one, size
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import NOBODY, Frame, State

FACE_DOWN: Final = NO_CARD  # in the structure: a card nobody has seen
EMPTY: Final = -2

# how a game ended
NOT_YET: Final = 0
CIVILIAN: Final = 1
MILITARY: Final = 2
SCIENTIFIC: Final = 3

# options: a bag of these
COMPULSORY_PROGRESS: Final = 0  # ruling R2
CENTRE_CHOOSES: Final = 1  # ruling R1


@final
@dataclass(init=False, eq=False)
class Duel(State):
    """What nobody has seen is in bags. What only one seat has seen is `drawn`."""

    rules: Rules  # the rows of this match
    seats: list[Seat]
    options: i64
    age: i64  # 1 to 3; 0 during the draft
    table: i64  # a line: the cards at places 0 to 6, as far as somebody has seen them; `card_at` reads it
    table_7: i64  # the same from place 7 on
    table_14: i64
    open: i64  # bag of places whose card may be taken (3.5)
    open_cards: i64  # a line: the cards of the open places that are not due, in the order of their places
    left: i64  # bag of places that are not empty
    due: i64  # bag of places to turn up now (4.2)
    backs: i64  # bag of places that hold guilds
    bag: i64  # unseen cards of this age's deck, as offsets into it
    guild_bag: i64
    marker: i64  # above zero: the first seat leads
    tokens: i64  # bag of progress tokens on the board
    box: i64  # bag of progress tokens not in play
    drawn: i64  # bag of tokens that the builder of the Great Library looks at: secret
    offered: i64  # bag of wonders to draft from
    wonder_bag: i64
    discard: list[int]
    winner: i64  # a seat, SHARED, or NOBODY yet
    how: i64

    # fields: begin
    # fmt: off
    def __init__(
        self, stack: list[Frame], events: list[int] | None, rules: Rules, seats: list[Seat], options: i64, age: i64,
        table: i64, table_7: i64, table_14: i64, open: i64, open_cards: i64, left: i64, due: i64, backs: i64, bag: i64,
        guild_bag: i64, marker: i64, tokens: i64, box: i64, drawn: i64, offered: i64, wonder_bag: i64,
        discard: list[int], winner: i64, how: i64,
    ) -> None:
        self.stack = stack
        self.events = events
        self.rules = rules
        self.seats = seats
        self.options = options
        self.age = age
        self.table = table
        self.table_7 = table_7
        self.table_14 = table_14
        self.open = open
        self.open_cards = open_cards
        self.left = left
        self.due = due
        self.backs = backs
        self.bag = bag
        self.guild_bag = guild_bag
        self.marker = marker
        self.tokens = tokens
        self.box = box
        self.drawn = drawn
        self.offered = offered
        self.wonder_bag = wonder_bag
        self.discard = discard
        self.winner = winner
        self.how = how

    def clone(self) -> Duel:
        """An independent copy. It records no events."""
        return Duel(
            self.stack[:], None, self.rules, [x.clone() for x in self.seats], self.options, self.age, self.table,
            self.table_7, self.table_14, self.open, self.open_cards, self.left, self.due, self.backs, self.bag,
            self.guild_bag, self.marker, self.tokens, self.box, self.drawn, self.offered, self.wonder_bag,
            self.discard[:], self.winner, self.how,
        )
    # fmt: on
    # fields: end

    @property
    def players(self) -> int:
        return 2

    # what is hidden

    def deal_hidden(self, viewer: i64, rng: Rng) -> None:
        """SWD-7.7: the drawn tokens, for all but the builder of the Great Library. All else is public or in a bag."""
        if self.drawn == 0 or viewer == self.library_builder():
            return
        n: i64 = size(self.drawn)
        self.box |= self.drawn
        self.drawn = 0
        while n:
            self.draw_token(draw(self.box, rng))
            n -= 1

    def library_builder(self) -> i64:
        """SWD-7.7: who looks at the drawn tokens, or NOBODY. It is the seat that is asked next."""
        i: i64 = len(self.stack)
        while self.drawn and i:
            i -= 1
            if self.stack[i].player >= 0:
                return self.stack[i].player
        return NOBODY

    # coins

    def gain_coins(self, p: i64, n: i64) -> None:
        if n > 0:
            self.seats[p].coins += n
            self.report(GAINED, p, n)

    def pay_coins(self, p: i64, n: i64) -> None:
        if n > 0:
            self.seats[p].coins -= n
            self.report(PAID, p, n)

    def lose_coins(self, p: i64, n: i64) -> None:
        """All coins, if there are fewer."""
        seat = self.seats[p]
        n = min(n, seat.coins)
        if n > 0:
            seat.coins -= n
            self.report(LOST, p, n)

    # wonders before the first age

    def give_wonders(self, p: i64, wonders: i64) -> None:
        """SWD-2.8: the preset wonders of a seat."""
        self.seats[p].wonders |= wonders
        self.wonder_bag &= ~wonders

    def offer_wonder(self, w: i64) -> None:
        self.wonder_bag &= ~one(w)
        self.offered |= one(w)

    def draft_wonder(self, p: i64, w: i64) -> None:
        self.offered &= ~one(w)
        self.seats[p].wonders |= one(w)

    def take_last_wonder(self, p: i64) -> None:
        for w in members(self.offered):
            self.draft_wonder(p, w)
            self.report(LEFT_OVER, p, w)

    # the structure of cards

    def lay_out_age(self) -> None:
        """SWD-2.9, 3.2: the twenty places of the next age. No card is turned up yet."""
        self.age += 1
        layout = LAYOUTS[self.age]
        self.left = one(PLACES) - 1
        self.open = layout.open
        self.due = layout.face_up
        self.bag = one(DECK_SIZE[self.age]) - 1
        self.report(BEGAN, self.age)

    def mark_guild(self, place: i64) -> None:
        self.backs |= one(place)

    def card_at(self, place: i64) -> i64:
        """A card, FACE_DOWN or EMPTY."""
        return self.card_lying_at(place) if has(self.left, place) else EMPTY

    def card_lying_at(self, place: i64) -> i64:
        """Where the place is not empty."""
        if place < 7:
            return card_in(self.table, place)
        return card_in(self.table_7, place - 7) if place < 14 else card_in(self.table_14, place - 14)

    def put_on_table(self, place: i64, c: i64) -> None:
        if place < 7:
            self.table = put(self.table, place, c)
        elif place < 14:
            self.table_7 = put(self.table_7, place - 7, c)
        else:
            self.table_14 = put(self.table_14, place - 14, c)

    def take_from_table(self, place: i64, c: i64) -> None:
        if place < 7:
            self.table = taken(self.table, place, c)
        elif place < 14:
            self.table_7 = taken(self.table_7, place - 7, c)
        else:
            self.table_14 = taken(self.table_14, place - 14, c)

    def turn_up(self, place: i64, c: i64) -> None:
        here: i64 = 1 << place
        if self.backs & here:
            self.guild_bag &= ~one(c - FIRST_CARD[GUILDS])
        else:
            self.bag &= ~one(c - FIRST_CARD[self.age])
        self.put_on_table(place, c)
        self.due &= ~here
        if self.open & here:
            self.add_open_card(here, c)

    def take_card(self, c: i64) -> None:
        """SWD-3.5, 4.2: a card leaves the structure. Places that only it covered become open."""
        i: i64 = index_in(self.open_cards, c)
        place: i64 = nth(self.open, i)
        here: i64 = 1 << place
        self.take_from_table(place, c)
        self.open_cards = without(self.open_cards, i)
        self.open &= ~here
        left: i64 = self.left & ~here
        self.left = left
        layout = LAYOUTS[self.age]
        covered_by = layout.covered_by
        below: i64
        for below in layout.covers[place]:
            if covered_by[below] & left == 0 and has(left, below):
                self.uncover(below)

    def uncover(self, place: i64) -> None:
        """SWD-4.2: a place becomes open. A face-down card there is due."""
        here: i64 = 1 << place
        self.open |= here
        c: i64 = self.card_lying_at(place)
        if c == FACE_DOWN:
            self.due |= here
        else:
            self.add_open_card(here, c)

    def add_open_card(self, here: i64, c: i64) -> None:
        """Between those of the places before and after it. `here` is the bag of its place."""
        before: i64 = self.open & ~self.due & (here - 1)
        i: i64 = 0
        while before:  # mostly none or one: counted faster than by `size`
            before &= before - 1
            i += 1
        self.open_cards = inserted(self.open_cards, i, c)

    def place_of(self, c: i64) -> i64:
        """SWD-3.5: the place of an open card, or -1 if the card is not open."""
        i: i64 = index_in(self.open_cards, c)
        return nth(self.open & ~self.due, i) if i >= 0 else i

    def discard_card(self, c: i64) -> None:
        """SWD-4.4, 4.5: a card goes to the discard pile, which both may look through."""
        self.discard.append(c)

    # cities

    def add_card(self, p: i64, c: i64) -> None:
        self.seats[p].add_card(c, self.rules.cards[c])
        self.report(BUILT, p, c)

    def take_from_discard(self, c: i64) -> None:
        self.discard.remove(c)

    def destroy_card(self, p: i64, c: i64) -> None:
        """SWD-7.17: a card leaves a city and goes to the discard pile."""
        self.seats[p].lose_card(c, self.rules.cards[c])
        self.discard.append(c)

    def raise_wonder(self, p: i64, w: i64) -> None:
        """SWD-7.1, 7.3: a wonder is built. After the seventh the wonder that is left goes to the box."""
        self.seats[p].add_wonder(w, self.rules.wonders[w])
        self.report(RAISED, p, w)
        if self.wonders_built() == 7:
            q: i64
            for q in range(2):
                for eighth in members(self.seats[q].wonders):
                    self.report(BOXED, q, eighth)
                self.seats[q].wonders = 0

    def wonders_built(self) -> i64:
        """SWD-7.3: by both players together."""
        return size(self.seats[0].raised) + size(self.seats[1].raised)

    def add_symbol(self, p: i64, symbol: i64) -> bool:
        return self.seats[p].add_symbol(symbol)

    # progress tokens

    def show_token(self, t: i64) -> None:
        """SWD-2.3: from the box to the board."""
        self.box &= ~one(t)
        self.tokens |= one(t)

    def draw_token(self, t: i64) -> None:
        """SWD-7.7: out of the box; the builder sees it."""
        self.box &= ~one(t)
        self.drawn |= one(t)

    def add_token(self, p: i64, t: i64) -> None:
        """A seat gets a token from the board, or one of the three drawn ones. The other two go back to the box."""
        self.box |= self.drawn & ~one(t)
        self.drawn = 0
        self.tokens &= ~one(t)
        self.seats[p].add_token(t, self.rules.tokens[t])
        self.report(LEARNT, p, t)

    # military

    def move_marker(self, p: i64, spaces: i64) -> None:
        self.marker += spaces if p == 0 else -spaces

    def report_move(self, p: i64, spaces: i64) -> None:
        self.report(MOVED, p, spaces)

    def plunder(self, p: i64, token: i64, coins: i64) -> None:
        """SWD-8.2, 8.5: a military token on the seat's side works once. The coins go to the bank (SWD-8.7)."""
        seat = self.seats[p]
        if has(seat.loot, token):
            seat.loot &= ~one(token)
            self.report(PLUNDERED, p, coins)
            self.lose_coins(p, coins)

    # the end

    def finish(self, winner: i64, how: i64) -> None:
        """SWD-6.2, 11.11: the game is over, and nothing more happens."""
        self.stack.clear()
        self.winner = winner
        self.how = how
