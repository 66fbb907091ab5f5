"""Piles of things of which there may be several alike, held as lists of small integers.

A *counted list* says how many of each row there are. A *hand* is a sorted list of rows beside a list
of its *knowers*: for every item the bag of seats that know it, besides those who know the whole zone.
Rules never read knowers; they only keep them right, and views are built from them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.kernel.rng import Rng

WATCHERS: Final = 5  # in a bag of knowers: everyone who has no seat
EVERYBODY: Final = 63


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


def put(hand: list[int], knowers: list[int], row: i64, who: i64 = 0) -> None:
    """A card enters a hand; the seats of `who` saw which."""
    i: i64 = 0
    while i < len(hand) and hand[i] < row:
        i += 1
    hand.insert(i, row)
    knowers.insert(i, who)


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


def slip_out(hand: list[int], knowers: list[int], row: i64) -> None:
    """A card leaves face down. It may be any, so what others knew of this hand is no longer certain."""
    i: i64 = hand.index(row)
    hand.pop(i)
    knowers.pop(i)
    for i in range(len(knowers)):
        knowers[i] = 0
