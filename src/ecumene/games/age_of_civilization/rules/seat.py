"""What one player has. AOC-1, 2.1, 4."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from ecumene.games.age_of_civilization.cards.terms import NONE, PARTS
from ecumene.games.age_of_civilization.rules.ruleset import CIVILIZATIONS, Abilities
from ecumene.kernel.core.bits import bag_of, draw, has, lowest, one, size
from ecumene.kernel.core.piles import Shared, play_out, put, slip_out, total
from ecumene.kernel.core.rng import Rng

# Lists that are handed on instead of being made again: they are never changed, like everything that clones share.
NOTHING: Final[Shared] = []
SINGLE: Final[list[Shared]] = [[n] for n in range(256)]
KNOWN_TO_NOBODY: Final[list[Shared]] = [[0] * n for n in range(CIVILIZATIONS + 1)]  # knowers, by how many cards


@final
@mypyc_attr(acyclic=True, free_list_len=1)  # it holds only numbers; clones come and go
@dataclass(init=False, eq=False)
class Nation:
    """What one player has."""

    scored: Shared  # points, by part
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
        self, scored: Shared, coins: i64, workers: i64, placed: i64, doomed: i64, used: i64, techs: i64, special: i64,
        wonders: i64, cards: Shared, main: i64, absorbed: i64, live: Shared, moments: i64, priced: i64, enriched: i64,
        stones: i64, silk: i64, sold: i64, forts: i64, hand: Shared, hand_known: Shared, packet: Shared,
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
            self.scored, self.coins, self.workers, self.placed, self.doomed, self.used, self.techs, self.special,
            self.wonders, self.cards, self.main, self.absorbed, self.live, self.moments, self.priced, self.enriched,
            self.stones, self.silk, self.sold, self.forts, self.hand, self.hand_known, self.packet, self.packet_known,
            self.pick, self.seen, self.resigned,
        )
    # fmt: on
    # fields: end

    # abilities

    def lose_abilities(self) -> None:
        """All of them, before those that work are added again."""
        self.live = []
        self.moments = 0
        self.priced = 0
        self.enriched = 0

    def add_abilities(self, abilities: Abilities) -> None:
        live: list[Any] = self.live
        for a in abilities.numbers:
            live.append(a)
        self.work_too(abilities)

    def insert_abilities(self, abilities: Abilities, before: i64) -> None:
        """Those of one more source, before all abilities from a number on. Gives what adding all of them again does."""
        if len(abilities.numbers) == 0:
            return
        live = self.live
        at: i64 = len(live)
        while at > 0 and live[at - 1] >= before:
            at -= 1
        if at == len(live):
            live = live + abilities.numbers
        else:
            live = live[:]
            for a in abilities.numbers:
                live.insert(at, a)
                at += 1
        self.live = live
        self.work_too(abilities)

    def work_too(self, abilities: Abilities) -> None:
        """What these abilities change besides those that work already."""
        self.moments |= abilities.moments
        self.priced |= abilities.priced
        self.enriched |= abilities.enriched

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

    # what another viewer, `me`, cannot know of the draft

    def hidden_from(self, me: i64) -> i64:
        """Bag of the cards of packet, hand and pick that the viewer does not know."""
        bag: i64 = unknown(me, self.packet, self.packet_known) | unknown(me, self.hand, self.hand_known)
        return bag if self.pick == NONE else bag | one(self.pick)

    def deal_again(self, me: i64, hidden: i64, bag: i64, rng: Rng) -> i64:
        """In place of hidden cards any of a bag; what is left of it. Nothing is left of what other seats know."""
        self.seen = 0
        if len(self.packet) > 0:
            cards: i64 = bag_from(self.packet)
            dealt: i64 = some_of(bag, size(cards & hidden), rng)
            self.packet = listed(cards & ~hidden | dealt)
            self.packet_known = knowers(self.packet, me, cards & ~hidden)
            bag &= ~dealt
        if len(self.hand) > 0:
            cards = bag_from(self.hand)
            dealt = some_of(bag, size(cards & hidden), rng)
            self.hand = listed(cards & ~hidden | dealt)
            self.hand_known = knowers(self.hand, me, cards & ~hidden)
            bag &= ~dealt
        if self.pick != NONE:
            self.pick = draw(bag, rng)
            bag &= ~one(self.pick)
        return bag

    def forget_knowers(self) -> None:
        """What others know of the viewer's own cards."""
        self.packet_known = KNOWN_TO_NOBODY[len(self.packet)]
        self.hand_known = KNOWN_TO_NOBODY[len(self.hand)]

    def change_points(self, n: i64, part: i64) -> None:
        self.scored = replaced(self.scored, part, self.scored[part] + n)

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

    def full(self, spaces: i64) -> i64:
        """AOC-5.2: bag of the actions used this turn as often as they have common spaces."""
        bag: i64 = 0
        used: i64 = self.used
        while used:
            action: i64 = lowest(used) >> 1
            if self.uses(action) >= (spaces >> (2 * action)) & 3:
                bag |= one(action)
            used &= ~(3 * one(2 * action))
        return bag

    def works_at(self, moment: i64) -> bool:
        """Does any ability work at this moment?"""
        return has(self.moments, moment)


# lists are shared by clones, so they are replaced and never changed


def with_more(items: Shared, item: i64) -> Shared:
    if item < len(SINGLE):
        return items + SINGLE[item]
    return [*items, item]


def without_place(items: Shared, at: i64) -> Shared:
    out = items[:]
    out.pop(at)
    return out


def replaced(items: Shared, at: i64, item: i64) -> Shared:
    out = items[:]
    out[at] = item
    return out


def place_in(items: list[int], item: i64) -> i64:
    """Where the first such item is, or NONE. Compiled, much faster than `index`."""
    at: i64 = -1
    i: i64
    for i in items:
        at += 1
        if i == item:
            return at
    return NONE


# the cards of the draft


def unknown(me: i64, cards: list[int], knowers: list[int]) -> i64:
    """Bag of the cards that a viewer does not know."""
    bag: i64 = 0
    i: i64
    for i in range(len(cards)):
        if knowers[i] & me == 0:
            bag |= one(cards[i])
    return bag


def bag_from(cards: list[int]) -> i64:
    bag: i64 = 0
    c: i64
    for c in cards:
        bag |= one(c)
    return bag


def some_of(bag: i64, n: i64, rng: Rng) -> i64:
    """Bag of n things of a bag, each choice as likely as another: each thing by how many are still wanted and left."""
    out: i64 = 0
    left: i64 = size(bag)
    while n > 0:
        if n == left:
            return out | bag
        thing: i64 = bag & -bag
        bag &= ~thing
        if rng.below(left) < n:
            out |= thing
            n -= 1
        left -= 1
    return out


def listed(bag: i64) -> Shared:
    """The cards of a bag, sorted."""
    out = [0] * size(bag)
    i: i64
    for i in range(len(out)):
        out[i] = lowest(bag)
        bag &= bag - 1
    return out


def knowers(cards: list[int], me: i64, known: i64) -> Shared:
    """For each of the cards who knows it: the viewer, if it is one of the known ones, and nobody else."""
    return [me if has(known, c) else 0 for c in cards] if known else KNOWN_TO_NOBODY[len(cards)]


def new_nation() -> Nation:
    """AOC-2.1, 2.9."""
    # fmt: off
    return Nation(
        scored=[0] * len(PARTS), coins=3, workers=0, placed=0, doomed=0, used=0, techs=0, special=NONE, wonders=0,
        cards=[], main=NONE, absorbed=0, live=[], moments=0, priced=0, enriched=0, stones=0, silk=0, sold=0,
        forts=0, hand=NOTHING, hand_known=NOTHING, packet=NOTHING, packet_known=NOTHING, pick=NONE, seen=0, resigned=0,
    )
    # fmt: on
