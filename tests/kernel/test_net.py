"""The tiny net: sums of rows, and its own mathematics, which must be the same on every machine."""

from __future__ import annotations

import math

import pytest

from ecumene.kernel.core.net import WIDTH, Book, Row, exp, no_weights, opposite, squashed, to_shares, weights_of
from ecumene.kernel.core.rng import Rng


def some_weights(rng: Rng) -> list[float]:
    return [(int(rng.below(2001)) - 1000) / 1000 for _ in range(WIDTH + 1)]


def test_rows_are_added_cut_off_and_read() -> None:
    rng = Rng(1)
    rows = [Row(i, some_weights(rng)) for i in range(5)]
    weights = [weights_of(row) for row in rows]
    total = Row(-1, no_weights())
    total.copy(rows[0])
    total.add(rows[1:4])
    sums = [sum(w[i] for w in weights[:4]) for i in range(WIDTH)]
    assert weights_of(total)[:WIDTH] == pytest.approx(sums)
    total.cut()
    sense = [max(0.0, x) for x in sums]
    assert weights_of(total)[:WIDTH] == pytest.approx(sense) and 0.0 in sense
    read = sum(a * b for a, b in zip(weights[4], sense)) + weights[4][WIDTH]
    assert rows[4].read(total) == pytest.approx(read)


def test_an_opposite_takes_a_row_away() -> None:
    rng = Rng(2)
    row = Row(3, some_weights(rng))
    total = Row(-1, no_weights())
    total.add([row, opposite(row)])
    assert weights_of(total) == no_weights()


def test_a_book_gives_rows_by_name_and_zeros_for_what_was_never_learned() -> None:
    weights = {"own coins 1": [1.0] * (WIDTH + 1)}
    book = Book(weights)
    rows = book.block("own coins", ["0", "1"])
    assert book.names == ["own coins 0", "own coins 1"] and [row.index for row in rows] == [0, 1]
    assert weights_of(rows[0]) == no_weights() and weights_of(rows[1]) == weights["own coins 1"]


def test_its_own_mathematics_is_near_enough() -> None:
    for i in range(-300, 301):
        x = i / 30
        assert exp(x) == pytest.approx(math.exp(x), rel=1e-5)
        assert squashed(x) == pytest.approx(math.tanh(x), abs=1e-5)
    assert squashed(1000.0) == 1.0 and squashed(-1000.0) == -1.0


def test_shares_are_those_of_a_softmax() -> None:
    x = [0.5, -2.0, 3.0, -100.0]
    to_shares(x)
    whole = sum(math.exp(y) for y in (0.5, -2.0, 3.0, -100.0))
    assert x == pytest.approx([math.exp(y) / whole for y in (0.5, -2.0, 3.0, -100.0)], abs=1e-6)


def test_the_same_bits_on_every_machine() -> None:
    """Only operations that every processor rounds alike are used, so the last bit is the same too."""
    found = [exp(-7.3).hex(), squashed(0.377).hex()]
    assert found == ["0x1.622d488778b38p-11", "0x1.70bddf748bdfcp-2"], found
