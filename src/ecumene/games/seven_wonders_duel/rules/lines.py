"""A line: up to seven cards in a fixed order, in one number. A copy of a position copies numbers, not lists.

Each card takes eight bits, its number plus one, so that all zeros are no card: decks of bags have room in it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.kernel.core.bits import one

LONGEST_LINE: Final = 7
NO_CARD: Final = -1


def first_of(line: i64) -> i64:
    return (line & 255) - 1


def rest_of(line: i64) -> i64:
    return line >> 8


def card_in(line: i64, i: i64) -> i64:
    """The card at index i, or NO_CARD."""
    return (line >> 8 * i & 255) - 1


def put(line: i64, i: i64, c: i64) -> i64:
    """A card at index i, where none was."""
    return line + ((c + 1) << 8 * i)


def taken(line: i64, i: i64, c: i64) -> i64:
    """No card at index i, where this one was. The others stay where they are."""
    return line - ((c + 1) << 8 * i)


def inserted(line: i64, i: i64, c: i64) -> i64:
    """A card at index i. What was there and after it moves on."""
    if i == 0:
        return line << 8 | c + 1
    before: i64 = line & (one(8 * i) - 1)
    return before | (c + 1) << 8 * i | (line - before) << 8


def without(line: i64, i: i64) -> i64:
    """The card at index i is gone. What was after it moves up."""
    if i == 0:
        return line >> 8
    keep: i64 = one(8 * i) - 1
    return line & keep | line >> 8 & ~keep


def index_in(line: i64, c: i64) -> i64:
    """Where a card is, or -1."""
    i: i64 = 0
    while line:
        if line & 255 == c + 1:
            return i
        line >>= 8
        i += 1
    return -1


def line_of(cards: list[int]) -> int:
    line = 0
    for i, c in enumerate(cards):
        line |= (c + 1) << 8 * i
    return line
