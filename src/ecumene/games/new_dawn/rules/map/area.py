"""Sets of spaces as bits of three words: what a rule asks of many spaces takes a few steps for all of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from ecumene.games.new_dawn.cards.tiles import SPACES
from ecumene.kernel.core.action import ready
from ecumene.kernel.core.bits import one, size

WORD: Final = 62  # spaces of a word
MOST_SPACES: Final = 3 * WORD
RUNS: Final = 0x03F79D71B4CB0A89  # 64 bits (a de Bruijn sequence) in which every run of six bits occurs once


def place(word: i64) -> i64:
    """The place of the lowest bit of a word in a table made by `arranged`: found without a search."""
    return ((word & -word) * RUNS >> 58) & 63


@final
@mypyc_attr(acyclic=True, free_list_len=1)  # most live for a few lines
class Area:
    """A set of spaces.

    `add`, `remove` and `keep` change it: they are only for an area that was just made, for others may be shared.
    """

    first: i64
    second: i64
    third: i64

    def __init__(self, first: i64, second: i64, third: i64) -> None:
        self.first = first
        self.second = second
        self.third = third

    def is_empty(self) -> bool:
        return self.first | self.second | self.third == 0

    def has(self, space: i64) -> bool:
        return self.meets(ONLY[space])

    def meets(self, other: Area) -> bool:
        """Is a space in both?"""
        return (self.first & other.first) | (self.second & other.second) | (self.third & other.third) != 0

    def size(self) -> i64:
        return size(self.first) + size(self.second) + size(self.third)

    def count_in(self, other: Area) -> i64:
        """How many spaces are in both."""
        return size(self.first & other.first) + size(self.second & other.second) + size(self.third & other.third)

    # a new area

    def copy(self) -> Area:
        return Area(self.first, self.second, self.third)

    def union(self, other: Area) -> Area:
        return Area(self.first | other.first, self.second | other.second, self.third | other.third)

    def intersection(self, other: Area) -> Area:
        return Area(self.first & other.first, self.second & other.second, self.third & other.third)

    def difference(self, other: Area) -> Area:
        return Area(self.first & ~other.first, self.second & ~other.second, self.third & ~other.third)

    def after(self, space: i64) -> Area:
        """Those with a higher number; all of them after a number below zero."""
        return self if space < 0 else self.difference(UP_TO[space])

    def around(self, near: list[Area]) -> Area:
        """The union of what a table made by `arranged` has for each of the spaces."""
        first: i64 = 0
        second: i64 = 0
        third: i64 = 0
        word: i64 = self.first
        while word:
            a = near[place(word)]
            first |= a.first
            second |= a.second
            third |= a.third
            word &= word - 1
        word = self.second
        while word:
            b = near[64 + place(word)]
            first |= b.first
            second |= b.second
            third |= b.third
            word &= word - 1
        word = self.third
        while word:
            c = near[128 + place(word)]
            first |= c.first
            second |= c.second
            third |= c.third
            word &= word - 1
        return Area(first, second, third)

    # changes

    def add(self, other: Area) -> None:
        self.first |= other.first
        self.second |= other.second
        self.third |= other.third

    def remove(self, other: Area) -> None:
        self.first &= ~other.first
        self.second &= ~other.second
        self.third &= ~other.third

    def keep(self, other: Area) -> None:
        """Removes what is not in the other."""
        self.first &= other.first
        self.second &= other.second
        self.third &= other.third

    # lists

    def __iter__(self) -> Iterator[int]:
        return iter(self.spaces())

    def spaces(self) -> list[int]:
        """All of them, in order."""
        out: list[int] = []
        self.add_ready(NUMBERS, out)
        return out

    def add_ready(self, ready: list[Any], out: list[int]) -> None:
        """Adds what a table made by `arranged` has for each of the spaces, in order."""
        word: i64 = self.first
        while word:
            out.append(ready[place(word)])
            word &= word - 1
        word = self.second
        while word:
            out.append(ready[64 + place(word)])
            word &= word - 1
        word = self.third
        while word:
            out.append(ready[128 + place(word)])
            word &= word - 1


def area_of(spaces: list[int]) -> Area:
    """Numbers below zero are no spaces."""
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    space: i64
    for space in spaces:
        if space >= 2 * WORD:
            third |= one(space - 2 * WORD)
        elif space >= WORD:
            second |= one(space - WORD)
        elif space >= 0:
            first |= one(space)
    return Area(first, second, third)


def place_of(space: i64) -> i64:
    """The place of a space in tables made by `arranged`."""
    return 64 * (space // WORD) + place(one(space % WORD))


def arranged(by_space: list[Any]) -> list[Any]:
    """A table by space, in the order in which areas look spaces up."""
    out: list[Any] = [by_space[0]] * (3 * 64)
    for space, value in enumerate(by_space[:MOST_SPACES]):  # more are refused when the rows are read
        out[place_of(space)] = value
    return out


def ready_at(verb: i64) -> list[Any]:
    """Every action of a verb with a space, made once: for `add_ready`."""
    return arranged(ready(verb, SPACES))


NOWHERE: Final = Area(0, 0, 0)
NUMBERS: Final[list[Any]] = arranged(list(range(SPACES)))
ONLY: Final = [area_of([space]) for space in range(min(SPACES, MOST_SPACES))]  # by space
UP_TO: Final = [area_of(list(range(space + 1))) for space in range(min(SPACES, MOST_SPACES))]
