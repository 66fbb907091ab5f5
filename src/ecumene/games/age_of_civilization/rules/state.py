"""The position, and its methods that change one thing and report it as an event. AOC-1 to 4."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.modes import Mode
from ecumene.games.age_of_civilization.cards.terms import NONE
from ecumene.games.age_of_civilization.rules.ruleset import Rules
from ecumene.games.age_of_civilization.rules.seat import (
    NOTHING,
    Nation,
    place_in,
    replaced,
    some_of,
    with_more,
    without_place,
)
from ecumene.games.age_of_civilization.rules.state_nations import Nations
from ecumene.games.age_of_civilization.rules.verbs import (
    ACHIEVED,
    BOUGHT,
    BUILT,
    DEVASTATED,
    EVENT,
    EXHAUSTED,
    FIRST,
    GIVEN,
    POOL_COINS,
    POOLED,
    RECOVERED,
    RESIGNED,
    RIVAL,
    SCORCHED,
    TAKEN_AWAY,
    TURN_BEGAN,
)
from ecumene.kernel.core.bits import has, one, size
from ecumene.kernel.core.piles import WATCHERS, Shared, add
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import Frame

MOST_PLAYERS: Final = 4
ROUNDS: Final = 6
WINDOW: Final = 3  # how many cards are under the permanent card

# variants, a bag
INNOVATIONS: Final = 0
WINDS: Final = 1
DRAFT: Final = 2

# how a game ends
NOT_YET: Final = 0
BY_POINTS: Final = 1
ALONE: Final = 2  # all other players resigned
CLASHED: Final = 3  # a game of Clash
GOLD: Final = 4
SILVER: Final = 5
BRONZE: Final = 6
DEFEAT: Final = 7  # no medal
OVERRUN: Final = 8  # too much devastation
GIVEN_UP: Final = 9
ENDINGS: Final = ["", "points", "alone", "clash", "gold", "silver", "bronze", "defeat", "overrun", "given_up"]


@final
@dataclass(init=False, eq=False)
class Era(Nations):
    """The position of a game."""

    mode: i64
    variants: i64  # bag
    round: i64  # 1 to 6
    first: i64  # who holds the first-player token
    mover: i64  # whose turn it is, or NONE
    track: Shared  # action cards by position; NONE where no card lies yet
    tokens: Shared  # event tokens by position, or NONE
    deck: i64  # bag of civilizations; chance decides which is drawn
    box: i64  # bag of civilizations that are not in the game
    pool: list[int]  # civilizations, the oldest first
    pool_coins: list[int]  # on each of them
    wonder_box: i64  # bag of wonders that cannot be gained
    wonders: Shared  # the pool, in the order they were revealed
    special_box: i64  # bag
    specials: Shared  # the pool
    event_box: i64  # bag
    command_deck: i64  # bag; chance decides which is revealed
    commands: Shared  # the revealed ones, in their order
    rival: i64  # strength of the virtual rival
    exhaustion: i64  # tokens
    devastation: i64  # tokens
    scorched: i64  # the round in which the leftmost card is blocked, or 0
    spent: Shared  # numbers of the abilities that the mover has used this turn
    acted: i64  # how many actions the mover has performed this turn
    could_buy: i64  # could a special technology be bought when the actions ended?
    how: i64
    achieved: i64  # bag of achievements, at the end
    resignations: i64

    # fields: begin
    # fmt: off
    def __init__(
        self, stack: list[Frame], events: list[int] | None, rules: Rules, nations: list[Nation], mode: i64,
        variants: i64, round: i64, first: i64, mover: i64, track: Shared, tokens: Shared, deck: i64, box: i64,
        pool: list[int], pool_coins: list[int], wonder_box: i64, wonders: Shared, special_box: i64, specials: Shared,
        event_box: i64, command_deck: i64, commands: Shared, rival: i64, exhaustion: i64, devastation: i64,
        scorched: i64, spent: Shared, acted: i64, could_buy: i64, how: i64, achieved: i64, resignations: i64,
    ) -> None:
        self.stack = stack
        self.events = events
        self.rules = rules
        self.nations = nations
        self.mode = mode
        self.variants = variants
        self.round = round
        self.first = first
        self.mover = mover
        self.track = track
        self.tokens = tokens
        self.deck = deck
        self.box = box
        self.pool = pool
        self.pool_coins = pool_coins
        self.wonder_box = wonder_box
        self.wonders = wonders
        self.special_box = special_box
        self.specials = specials
        self.event_box = event_box
        self.command_deck = command_deck
        self.commands = commands
        self.rival = rival
        self.exhaustion = exhaustion
        self.devastation = devastation
        self.scorched = scorched
        self.spent = spent
        self.acted = acted
        self.could_buy = could_buy
        self.how = how
        self.achieved = achieved
        self.resignations = resignations

    def clone(self) -> Era:
        """An independent copy. It records no events."""
        return Era(
            self.stack[:], None, self.rules, [x.clone() for x in self.nations], self.mode, self.variants, self.round,
            self.first, self.mover, self.track, self.tokens, self.deck, self.box, self.pool[:], self.pool_coins[:],
            self.wonder_box, self.wonders, self.special_box, self.specials, self.event_box, self.command_deck,
            self.commands, self.rival, self.exhaustion, self.devastation, self.scorched, self.spent, self.acted,
            self.could_buy, self.how, self.achieved, self.resignations,
        )
    # fmt: on
    # fields: end

    @property
    def players(self) -> int:
        return len(self.nations)

    def row(self) -> Mode:
        """The row of the mode that is played."""
        return self.rules.modes[self.mode]

    # turns and rounds: AOC-3, 8

    def begin_turn(self, p: i64) -> None:
        """AOC-3.5: nothing is used yet."""
        self.mover = p
        self.spent = NOTHING
        self.acted = 0
        self.nations[p].used = 0
        self.report(TURN_BEGAN, p)

    def end_last_turn(self) -> None:
        """AOC-3.1: everybody has had a turn in this round."""
        self.mover = NONE

    def count_action(self) -> None:
        """AOC-6.1: the mover performs one more action."""
        self.acted += 1

    def use_up(self, a: i64) -> None:
        """AOC-5.2, 7.5: note that the mover has used an ability this turn."""
        self.spent = with_more(self.spent, a)

    def note_could_buy(self, could: bool) -> None:
        """AOC-12.3, 12.11: could the mover buy a special technology when last asked?"""
        self.could_buy = 1 if could else 0

    def pass_first_token(self, p: i64) -> None:
        """AOC-8.1."""
        if p != self.first:
            self.first = p
            self.report(FIRST, p)

    def move_permanent_card(self) -> None:
        """AOC-8.2: to the right, which shows the round."""
        self.round += 1

    # the time track: AOC-2.4, 13

    def lay_card(self, at: i64, action: i64) -> None:
        """AOC-2.4, 16.3."""
        self.track = replaced(self.track, at, action)

    def lay_track(self, cards: Shared) -> None:
        """AOC-2.4: the whole track, with all cards that have no place yet."""
        self.track = cards

    def lay_token(self, at: i64, token: i64) -> None:
        """AOC-13.1, 16.10."""
        self.event_box &= ~one(token)
        self.tokens = replaced(self.tokens, at, token)

    def remove_token(self, at: i64) -> None:
        """AOC-13.3: a token happens."""
        token: i64 = self.tokens[at]
        self.tokens = replaced(self.tokens, at, NONE)
        self.event_box |= one(token)
        self.report(EVENT, token)

    def scorch(self) -> None:
        """AOC-16.16: the leftmost card of the next round is blocked."""
        self.scorched = self.round + 1
        self.report(SCORCHED, self.scorched)

    # wonders: AOC-1.6

    def show_wonder(self, w: i64) -> None:
        """AOC-2.2."""
        self.wonder_box &= ~one(w)
        self.wonders = with_more(self.wonders, w)

    def add_wonder(self, p: i64, w: i64) -> None:
        self.wonders = without_place(self.wonders, place_in(self.wonders, w))
        seat = self.nations[p]
        seat.wonders |= one(w)
        new = self.rules.of_wonder[w]
        seat.insert_abilities(new, new.first)
        self.report(BUILT, p, w)

    def take_wonder_away(self, w: i64) -> None:
        """AOC-16.5: the rival takes it out of the game."""
        self.wonders = without_place(self.wonders, place_in(self.wonders, w))
        self.wonder_box |= one(w)
        self.report(TAKEN_AWAY, w)

    # special technologies: AOC-12

    def show_special(self, card: i64) -> None:
        """AOC-12.2."""
        self.special_box &= ~one(card)
        self.specials = with_more(self.specials, card)

    def take_special(self, p: i64, card: i64) -> None:
        """AOC-12.4: it lies on the technology board now."""
        self.specials = without_place(self.specials, place_in(self.specials, card))
        self.nations[p].special = card
        self.report(BOUGHT, p, card)

    # the pool of civilizations

    def draw_to_pool(self, c: i64) -> None:
        """AOC-2.3, 4.7: a card of the deck, without coins."""
        self.deck &= ~one(c)
        self.add_to_pool(c)

    def add_to_pool(self, c: i64) -> None:
        """AOC-4.7, 14.3: without coins."""
        self.pool.append(c)
        self.pool_coins.append(0)

    def put_pool_coins(self) -> None:
        """AOC-4.6, 15.7."""
        coins = self.pool_coins
        if len(coins) == 0:
            return
        i: i64
        for i in range(len(coins)):
            coins[i] += 1
        self.report(POOL_COINS)

    def take_from_pool(self, c: i64) -> bool:
        """Is it there? Then it and its coins leave the pool."""
        at: i64 = place_in(self.pool, c)
        if at == NONE:
            return False
        self.pool_coins.pop(at)
        self.pool.pop(at)
        return True

    def take_from_box(self, c: i64) -> None:
        """AOC-16.7, 16.20: the civilization that a scenario begins with."""
        self.box &= ~one(c)

    def coins_on(self, c: i64) -> i64:
        """Coins on a card of the pool; none on others."""
        at: i64 = place_in(self.pool, c)
        if at == NONE:
            return 0
        return self.pool_coins[at]

    def put_coins_on(self, c: i64, n: i64) -> None:
        """AOC-11.8."""
        self.pool_coins[place_in(self.pool, c)] += n
        self.report(GIVEN, c, n)

    # the draft: AOC-14

    def deal_hidden(self, viewer: i64, rng: Rng) -> None:
        """AOC-14.2: the cards of the draft that the viewer does not know; without the draft everything is public.

        A card that the viewer has held before is with another player, not among the cards that were not dealt.
        """
        if not has(self.variants, DRAFT):
            return
        me: i64 = one(viewer if viewer >= 0 else WATCHERS)
        seen: i64 = 0
        hidden: i64 = 0
        p: i64
        for p in range(len(self.nations)):
            if p == viewer:
                seen = self.nations[p].seen
                self.nations[p].forget_knowers()
            else:
                hidden |= self.nations[p].hidden_from(me)
        unseen: i64 = self.deck | hidden
        self.deck = some_of(unseen & ~seen, size(self.deck), rng)
        left: i64 = unseen & ~self.deck
        for p in range(len(self.nations)):
            if p != viewer:
                left = self.nations[p].deal_again(me, hidden, left, rng)

    def deal(self, p: i64, c: i64) -> None:
        """AOC-14.2: a card for a packet."""
        self.deck &= ~one(c)
        self.nations[p].add_to_packet(c)

    def pool_packets(self) -> None:
        """AOC-14.3: the cards left over, face up, without coins."""
        left: list[int] = []
        for seat in self.nations:
            for c in seat.packet:
                add(left, c)
            seat.set_packet([], 0)
        for c in left:
            self.add_to_pool(c)
            self.report(POOLED, c)

    # the rival and the dangers of the scenarios: AOC-15.8, 16.7 to 16.9

    def set_rival(self, n: i64) -> None:
        self.rival = max(n, 0)
        self.report(RIVAL, self.rival)

    def reveal_command(self, c: i64) -> None:
        """AOC-16.8."""
        self.command_deck &= ~one(c)
        self.commands = with_more(self.commands, c)

    def exhaust(self, n: i64) -> None:
        """AOC-16.7."""
        self.exhaustion += n
        self.report(EXHAUSTED, n)

    def recover(self, n: i64) -> None:
        """AOC-16.7, 16.15: tokens are removed."""
        self.exhaustion -= n
        self.report(RECOVERED, n)

    def devastate(self, p: i64, n: i64) -> None:
        """AOC-16.9."""
        self.devastation += n
        self.report(DEVASTATED, p, n)

    # the end

    def achieve(self, i: i64) -> None:
        """AOC-15.12."""
        self.achieved |= one(i)
        self.report(ACHIEVED, i)

    def resign(self, p: i64) -> None:
        """AOC-9.4: cards stay where they are."""
        self.resignations += 1
        self.nations[p].resigned = self.resignations
        self.report(RESIGNED, p)

    def finish(self, how: i64) -> None:
        """End the game at once; nothing that waits on the stack is resolved."""
        self.stack.clear()
        self.mover = NONE
        self.how = how
