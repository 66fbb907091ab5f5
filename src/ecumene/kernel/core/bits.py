"""Small sets and small tallies, each held in one integer.

A *bag* is a set of numbers below 62. A *tally* counts up to ten kinds of things, up to 31 of each.
Both are plain integers: they copy for nothing, compare with ==, and save as numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ecumene.kernel.core.rng import Rng

LARGEST_BAG: Final = 62  # members
# The low halves of all pairs, fours and eights of bits. Compiled, a number from 2**62 on would be an object that is
# converted at every use; a bag has no bits there.
PAIRS: Final = 0x1555555555555555
FOURS: Final = 0x3333333333333333
EIGHTS: Final = 0x0F0F0F0F0F0F0F0F


def bag_of(things: list[int]) -> int:
    bag = 0
    for i in things:
        bag |= 1 << i
    return bag


def has(bag: i64, i: i64) -> bool:
    return (bag >> i) & 1 != 0


def one(i: i64) -> i64:
    """The bag holding only `i`. Add with `bag | one(i)`, take away with `bag & ~one(i)`."""
    return 0x2000000000000000 >> (61 - i)  # compiled, a shifted literal 1 would be 32 bits wide


def size(bag: i64) -> i64:
    """How many are in the bag. Pairs of bits are added side by side, then fours, then eights."""
    n: i64 = bag - ((bag >> 1) & PAIRS)
    n = (n & FOURS) + ((n >> 2) & FOURS)
    n = (n + (n >> 4)) & EIGHTS
    n += n >> 8
    n += n >> 16
    n += n >> 32
    return n & 127


def lowest(bag: i64) -> i64:
    bit: int = bag & -bag  # i64 has no `bit_length`
    n: i64 = bit.bit_length()
    return n - 1


def nth(bag: i64, k: i64) -> i64:
    """The lowest but k."""
    while k:
        bag &= bag - 1
        k -= 1
    return lowest(bag)


def members(bag: i64) -> list[int]:
    """Everything in the bag, ascending."""
    out: list[int] = []
    i: i64 = 0
    while bag:
        if bag & 1:
            out.append(i)
        bag >>= 1
        i += 1
    return out


def draw(bag: i64, rng: Rng) -> i64:
    """One thing from the bag, each as likely as another."""
    return nth(bag, rng.below(size(bag)))


def each(kind: i64, n: i64 = 1) -> i64:
    """The tally of `n` things of one kind. Tallies add and subtract as integers do."""
    return n << (6 * kind)


def count(tally: i64, kind: i64) -> i64:
    return (tally >> (6 * kind)) & 63


def total(tally: i64) -> i64:
    """How many things of all kinds, if that is below 63. A tally is a number in base 64: the sum of its digits."""
    return tally % 63


def worth(tally: i64, prices: i64) -> i64:
    """All things of a tally, each at the price of its kind; prices are a tally too."""
    total: i64 = 0
    while tally:
        total += (tally & 63) * (prices & 63)
        tally >>= 6
        prices >>= 6
    return total


# Where this is not compiled, Python's own methods are several times as fast as adding bits side by side, and a shift of
# a small number as one of a large number. The compiler leaves out what no type checker sees.
if hasattr(size, "__code__") and not TYPE_CHECKING:
    size = int.bit_count

    def one(i):
        return 1 << i

    def lowest(bag):
        return (bag & -bag).bit_length() - 1
