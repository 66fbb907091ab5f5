"""A tiny net over sparse features: a value between -1 and 1, and how likely each choice is.

A feature is something that is true of a position ("own coins 5"), and has a row of 32 weights. The rows of all that is
true are added up and cut off below zero: that is the *sense* of a position. One more row reads the value from it, and a
row for each kind of choice how likely the choice is.

Rows are objects with a field for each weight, because compiled code reads such fields as they are, while a number in a
list is an object to be unpacked. So the 32 weights are written out, four to a line.

Only additions, multiplications and divisions are used, in a fixed order: the same sums on every machine, interpreted
and compiled.
"""
# ruff: noqa: E702

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from ecumene.kernel.core.rng import Rng

WIDTH: Final = 32  # weights of a row; one more is its own worth, which is added to what it reads
FLAT: Final = 9.0  # beyond this the value is as good as 1


@final
class Row:
    """The weights of one feature or of one kind of choice, or a sum of such."""

    index: i64  # among all rows of its book
    bias: float
    # fmt: off
    w0: float; w1: float; w2: float; w3: float
    w4: float; w5: float; w6: float; w7: float
    w8: float; w9: float; w10: float; w11: float
    w12: float; w13: float; w14: float; w15: float
    w16: float; w17: float; w18: float; w19: float
    w20: float; w21: float; w22: float; w23: float
    w24: float; w25: float; w26: float; w27: float
    w28: float; w29: float; w30: float; w31: float

    def __init__(self, index: i64, w: list[float]) -> None:
        self.index = index
        self.bias = w[32]
        self.w0 = w[0]; self.w1 = w[1]; self.w2 = w[2]; self.w3 = w[3]
        self.w4 = w[4]; self.w5 = w[5]; self.w6 = w[6]; self.w7 = w[7]
        self.w8 = w[8]; self.w9 = w[9]; self.w10 = w[10]; self.w11 = w[11]
        self.w12 = w[12]; self.w13 = w[13]; self.w14 = w[14]; self.w15 = w[15]
        self.w16 = w[16]; self.w17 = w[17]; self.w18 = w[18]; self.w19 = w[19]
        self.w20 = w[20]; self.w21 = w[21]; self.w22 = w[22]; self.w23 = w[23]
        self.w24 = w[24]; self.w25 = w[25]; self.w26 = w[26]; self.w27 = w[27]
        self.w28 = w[28]; self.w29 = w[29]; self.w30 = w[30]; self.w31 = w[31]

    def copy(self, x: Row) -> None:
        """Become like another row."""
        self.w0 = x.w0; self.w1 = x.w1; self.w2 = x.w2; self.w3 = x.w3
        self.w4 = x.w4; self.w5 = x.w5; self.w6 = x.w6; self.w7 = x.w7
        self.w8 = x.w8; self.w9 = x.w9; self.w10 = x.w10; self.w11 = x.w11
        self.w12 = x.w12; self.w13 = x.w13; self.w14 = x.w14; self.w15 = x.w15
        self.w16 = x.w16; self.w17 = x.w17; self.w18 = x.w18; self.w19 = x.w19
        self.w20 = x.w20; self.w21 = x.w21; self.w22 = x.w22; self.w23 = x.w23
        self.w24 = x.w24; self.w25 = x.w25; self.w26 = x.w26; self.w27 = x.w27
        self.w28 = x.w28; self.w29 = x.w29; self.w30 = x.w30; self.w31 = x.w31

    def add(self, rows: list[Row]) -> None:
        """Add rows to this one."""
        a0: float = self.w0; a1: float = self.w1; a2: float = self.w2; a3: float = self.w3
        a4: float = self.w4; a5: float = self.w5; a6: float = self.w6; a7: float = self.w7
        a8: float = self.w8; a9: float = self.w9; a10: float = self.w10; a11: float = self.w11
        a12: float = self.w12; a13: float = self.w13; a14: float = self.w14; a15: float = self.w15
        a16: float = self.w16; a17: float = self.w17; a18: float = self.w18; a19: float = self.w19
        a20: float = self.w20; a21: float = self.w21; a22: float = self.w22; a23: float = self.w23
        a24: float = self.w24; a25: float = self.w25; a26: float = self.w26; a27: float = self.w27
        a28: float = self.w28; a29: float = self.w29; a30: float = self.w30; a31: float = self.w31
        for x in rows:
            a0 += x.w0; a1 += x.w1; a2 += x.w2; a3 += x.w3
            a4 += x.w4; a5 += x.w5; a6 += x.w6; a7 += x.w7
            a8 += x.w8; a9 += x.w9; a10 += x.w10; a11 += x.w11
            a12 += x.w12; a13 += x.w13; a14 += x.w14; a15 += x.w15
            a16 += x.w16; a17 += x.w17; a18 += x.w18; a19 += x.w19
            a20 += x.w20; a21 += x.w21; a22 += x.w22; a23 += x.w23
            a24 += x.w24; a25 += x.w25; a26 += x.w26; a27 += x.w27
            a28 += x.w28; a29 += x.w29; a30 += x.w30; a31 += x.w31
        self.w0 = a0; self.w1 = a1; self.w2 = a2; self.w3 = a3
        self.w4 = a4; self.w5 = a5; self.w6 = a6; self.w7 = a7
        self.w8 = a8; self.w9 = a9; self.w10 = a10; self.w11 = a11
        self.w12 = a12; self.w13 = a13; self.w14 = a14; self.w15 = a15
        self.w16 = a16; self.w17 = a17; self.w18 = a18; self.w19 = a19
        self.w20 = a20; self.w21 = a21; self.w22 = a22; self.w23 = a23
        self.w24 = a24; self.w25 = a25; self.w26 = a26; self.w27 = a27
        self.w28 = a28; self.w29 = a29; self.w30 = a30; self.w31 = a31

    def cut(self) -> None:
        """Cut off what is below zero."""
        self.w0 = self.w0 if self.w0 > 0.0 else 0.0; self.w1 = self.w1 if self.w1 > 0.0 else 0.0
        self.w2 = self.w2 if self.w2 > 0.0 else 0.0; self.w3 = self.w3 if self.w3 > 0.0 else 0.0
        self.w4 = self.w4 if self.w4 > 0.0 else 0.0; self.w5 = self.w5 if self.w5 > 0.0 else 0.0
        self.w6 = self.w6 if self.w6 > 0.0 else 0.0; self.w7 = self.w7 if self.w7 > 0.0 else 0.0
        self.w8 = self.w8 if self.w8 > 0.0 else 0.0; self.w9 = self.w9 if self.w9 > 0.0 else 0.0
        self.w10 = self.w10 if self.w10 > 0.0 else 0.0; self.w11 = self.w11 if self.w11 > 0.0 else 0.0
        self.w12 = self.w12 if self.w12 > 0.0 else 0.0; self.w13 = self.w13 if self.w13 > 0.0 else 0.0
        self.w14 = self.w14 if self.w14 > 0.0 else 0.0; self.w15 = self.w15 if self.w15 > 0.0 else 0.0
        self.w16 = self.w16 if self.w16 > 0.0 else 0.0; self.w17 = self.w17 if self.w17 > 0.0 else 0.0
        self.w18 = self.w18 if self.w18 > 0.0 else 0.0; self.w19 = self.w19 if self.w19 > 0.0 else 0.0
        self.w20 = self.w20 if self.w20 > 0.0 else 0.0; self.w21 = self.w21 if self.w21 > 0.0 else 0.0
        self.w22 = self.w22 if self.w22 > 0.0 else 0.0; self.w23 = self.w23 if self.w23 > 0.0 else 0.0
        self.w24 = self.w24 if self.w24 > 0.0 else 0.0; self.w25 = self.w25 if self.w25 > 0.0 else 0.0
        self.w26 = self.w26 if self.w26 > 0.0 else 0.0; self.w27 = self.w27 if self.w27 > 0.0 else 0.0
        self.w28 = self.w28 if self.w28 > 0.0 else 0.0; self.w29 = self.w29 if self.w29 > 0.0 else 0.0
        self.w30 = self.w30 if self.w30 > 0.0 else 0.0; self.w31 = self.w31 if self.w31 > 0.0 else 0.0

    def read(self, x: Row) -> float:
        """What this row reads from a sense."""
        return (
            self.bias
            + (self.w0 * x.w0 + self.w4 * x.w4 + self.w8 * x.w8 + self.w12 * x.w12
                + self.w16 * x.w16 + self.w20 * x.w20 + self.w24 * x.w24 + self.w28 * x.w28)
            + (self.w1 * x.w1 + self.w5 * x.w5 + self.w9 * x.w9 + self.w13 * x.w13
                + self.w17 * x.w17 + self.w21 * x.w21 + self.w25 * x.w25 + self.w29 * x.w29)
            + (self.w2 * x.w2 + self.w6 * x.w6 + self.w10 * x.w10 + self.w14 * x.w14
                + self.w18 * x.w18 + self.w22 * x.w22 + self.w26 * x.w26 + self.w30 * x.w30)
            + (self.w3 * x.w3 + self.w7 * x.w7 + self.w11 * x.w11 + self.w15 * x.w15
                + self.w19 * x.w19 + self.w23 * x.w23 + self.w27 * x.w27 + self.w31 * x.w31)
        )
    # fmt: on


def no_weights() -> list[float]:
    return [0.0] * (WIDTH + 1)


def opposite(row: Row) -> Row:
    """What takes a row away when it is added."""
    weights = [-x for x in weights_of(row)]
    return Row(row.index, weights)


def weights_of(row: Row) -> list[float]:
    # fmt: off
    return [
        row.w0, row.w1, row.w2, row.w3, row.w4, row.w5, row.w6, row.w7,
        row.w8, row.w9, row.w10, row.w11, row.w12, row.w13, row.w14, row.w15,
        row.w16, row.w17, row.w18, row.w19, row.w20, row.w21, row.w22, row.w23,
        row.w24, row.w25, row.w26, row.w27, row.w28, row.w29, row.w30, row.w31, row.bias,
    ]
    # fmt: on


@final
class Book:
    """The rows of a net by their names, in the order in which they were asked for.

    A name that was never learned has zeros: a new card plays on, and is nothing to the net.
    """

    weights: dict[str, list[float]]
    names: list[str]
    rows: list[Row]

    def __init__(self, weights: dict[str, list[float]]) -> None:
        self.weights = weights
        self.names = []
        self.rows = []

    def row(self, name: str) -> Row:
        row = Row(len(self.rows), self.weights.get(name) or no_weights())
        self.names.append(name)
        self.rows.append(row)
        return row

    def block(self, of: str, names: list[str]) -> list[Row]:
        """A row for each name of a list: "own coins 0", "own coins 1" …"""
        return [self.row(f"{of} {name}") for name in names]


def numbers(n: i64, first: i64 = 0) -> list[str]:
    return [str(i) for i in range(first, first + n)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Advisor:
    """What a search with a net asks of a game of two seats. Games derive from it."""

    book: Book

    def __init__(self, book: Book) -> None:
        self.book = book

    def begin(self, s: Any) -> None:
        """A search begins at this position: what hardly changes in it can be added up once."""

    def value(self, s: Any, seat: i64) -> float:
        """What a position is worth to the seat that must choose: -1 (lost) to 1 (won)."""
        raise NotImplementedError

    def priors(self, s: Any, choices: list[int], out: list[float]) -> None:
        """How likely each choice is in the position that `value` saw last; together 1."""
        raise NotImplementedError

    def result(self, s: Any) -> float:
        """Of a game that is over, to the first seat: 1, -1, or 0 if the win is shared."""
        raise NotImplementedError

    def ends_here(self, before: Any, s: Any) -> bool:
        """Chance is about to lay out so much that a search should judge the position as it is."""
        return False

    def outcome(self, s: Any) -> i64:
        """What chance has brought, as a number: different for what leads to different positions."""
        raise NotImplementedError

    def features(self, s: Any, seat: i64) -> list[int]:
        """For learning: the indexes of the rows that are added up for a position."""
        raise NotImplementedError

    def readers(self, s: Any, action: i64) -> list[int]:
        """For learning: the indexes of the rows that read a choice."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Character:
    """Somebody with a plan of his own, to learn against: without such games a net does not know the danger."""

    def choose(self, s: Any, choices: list[int], rng: Rng) -> i64:
        """The index of what the plan asks for, or -1 if it asks for nothing here."""
        raise NotImplementedError


def exp(x: float) -> float:
    """e to the power of x, for x between -40 and 40, with an error below a thousandth."""
    y: float = x / 256.0
    y = 1.0 + y * (1.0 + y * (0.5 + y * (1.0 / 6.0 + y / 24.0)))
    y *= y
    y *= y
    y *= y
    y *= y
    y *= y
    y *= y
    y *= y
    return y * y


def squashed(x: float) -> float:
    """The hyperbolic tangent: any number to one between -1 and 1."""
    if x > FLAT:
        return 1.0
    if x < -FLAT:
        return -1.0
    return 1.0 - 2.0 / (1.0 + exp(2.0 * x))


def to_shares(preferences: list[float]) -> None:
    """Replace preferences by the shares that follow from them: together 1, and e to their difference apart."""
    most: float = preferences[0]
    x: float
    for x in preferences:
        if x > most:
            most = x
    total: float = 0.0
    i: i64
    for i in range(len(preferences)):
        x = preferences[i] - most
        x = exp(x) if x > -40.0 else 0.0
        preferences[i] = x
        total += x
    for i in range(len(preferences)):
        preferences[i] = preferences[i] / total
