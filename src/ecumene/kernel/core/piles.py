"""Piles of things of which there may be several alike, held as lists of small integers.

A *counted list* says how many of each row there are; it suits few rows with many copies. A *pile* is a sorted
list of rows, equal ones side by side; it suits many rows of which few are there. A *hand* is a pile beside a list
of its *knowers*: for every item the bag of seats that know it, besides those who know the whole zone.
Rules never read knowers; they only keep them right, and views are built from them.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from ecumene.kernel.core.rng import Rng

WATCHERS: Final = 5  # in a bag of knowers: everyone who has no seat
EVERYBODY: Final = 63

Shared: TypeAlias = list[int]  # a list that is replaced and never changed, so clones share it: `tools.fields`


def total(counts: list[int]) -> i64:
    n: i64 = 0
    for k in counts:
        n += k
    return n


def rows_in(counts: list[int]) -> list[int]:
    """Each row of which there is one or more, once: equal cards are one choice."""
    out: list[int] = []
    row: i64
    for row in range(len(counts)):
        if counts[row] > 0:
            out.append(row)
    return out


def draw_row(counts: list[int], rng: Rng) -> i64:
    """One thing, each copy as likely as another."""
    k: i64 = rng.below(total(counts))
    row: i64 = 0
    while k >= counts[row]:
        k -= counts[row]
        row += 1
    return row


def holds(rows: list[int], row: i64) -> bool:
    """Is such a thing in a list of any order? Where lists are short and compiled, faster than `in`."""
    r: i64
    for r in rows:
        if r == row:
            return True
    return False


def how_many(rows: list[int], row: i64) -> i64:
    """How many such things are in a list of any order."""
    n: i64 = 0
    r: i64
    for r in rows:
        if r == row:
            n += 1
    return n


def place_of(pile: list[int], row: i64) -> i64:
    """Where the first such thing lies in a pile, or where it would."""
    low: i64 = 0
    high: i64 = len(pile)
    while low < high:
        middle: i64 = (low + high) >> 1
        if pile[middle] < row:
            low = middle + 1
        else:
            high = middle
    return low


def add(pile: list[int], row: i64) -> None:
    pile.insert(place_of(pile, row), row)


def take_out(pile: list[int], row: i64) -> None:
    at: i64 = place_of(pile, row)
    if at == len(pile) or pile[at] != row:
        raise ValueError("there is no such thing in the pile")
    pile.pop(at)


def draw_one(pile: list[int], rng: Rng) -> i64:
    """One thing of a pile, each copy as likely as another. It stays there."""
    return pile[rng.below(len(pile))]


def distinct(pile: list[int]) -> list[int]:
    """Each row of a pile once: equal cards are one choice."""
    out: list[int] = []
    last: i64 = -1
    row: i64
    for row in pile:
        if row != last:
            out.append(row)
        last = row
    return out


def copies(pile: list[int]) -> list[int]:
    """How many there are of each row that `distinct` lists."""
    out: list[int] = []
    last: i64 = -1
    row: i64
    for row in pile:
        if row == last:
            out[-1] += 1
        else:
            out.append(1)
        last = row
    return out


def put(hand: list[int], knowers: list[int], row: i64, who: i64 = 0) -> None:
    """A card enters a hand; the seats of `who` saw which."""
    at: i64 = place_of(hand, row)
    hand.insert(at, row)
    knowers.insert(at, who)


def put_all(hand: list[int], knowers: list[int], pile: list[int], who: list[int]) -> None:
    """A whole pile enters a hand: for each thing of it the seats that saw which."""
    at: i64 = len(hand)
    end: i64 = len(pile)
    while end > 0:  # the greatest enter first, and together those that come to lie side by side
        greatest: i64 = pile[end - 1]
        while at > 0 and hand[at - 1] > greatest:
            at -= 1
        below: i64 = -1
        if at > 0:
            below = hand[at - 1]
        start: i64 = end
        while start > 0 and pile[start - 1] >= below:
            start -= 1
        hand[at:at] = pile[start:end]
        knowers[at:at] = who[start:end]
        end = start


def play_out(hand: list[int], knowers: list[int], row: i64) -> None:
    """A card leaves face up. Whoever knew of such a card must take it for the one that left."""
    at: i64 = hand.index(row)
    i: i64 = at
    seen: i64 = 0
    while i < len(hand) and hand[i] == row:
        known: i64 = knowers[i]
        knowers[i] = known & seen  # each seat forgets the first copy it knew; nobody knows the one at `at`
        seen |= known
        i += 1
    hand.pop(at)
    knowers.pop(at)


def slip_out(hand: list[int], knowers: list[int], row: i64, alike: list[int] | None = None) -> None:
    """A card leaves face down. What others knew of this hand is no longer certain, for it may have been any of it.

    `alike` are the rows it may have been where its back, or the place it was put, says something; the rest stays known.
    """
    i: i64 = hand.index(row)
    hand.pop(i)
    knowers.pop(i)
    for i in range(len(knowers)):
        if knowers[i] != 0 and (alike is None or holds(alike, hand[i])):
            knowers[i] = 0
