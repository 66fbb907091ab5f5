"""A line does what a list of cards would do."""

from __future__ import annotations

from ecumene.games.seven_wonders_duel.rules.lines import (
    LONGEST_LINE,
    NO_CARD,
    card_in,
    first_of,
    index_in,
    inserted,
    line_of,
    put,
    rest_of,
    taken,
    without,
)
from ecumene.kernel.core.rng import Rng

HIGHEST = 253  # the largest number of a card


def listed(line: int) -> list[int]:
    out = []
    while line:
        out.append(int(first_of(line)))
        line = rest_of(line)
    return out


def test_a_line_is_like_a_list() -> None:
    rng = Rng(1)
    line, cards = 0, list[int]()
    for _ in range(2000):
        i = rng.below(len(cards) + 1)
        if len(cards) < LONGEST_LINE and rng.below(3):
            c = rng.below(HIGHEST + 1)
            line = inserted(line, i, c)
            cards.insert(i, c)
        elif i < len(cards) and rng.below(2):
            line = put(taken(line, i, cards[i]), i, HIGHEST)
            cards[i] = HIGHEST
        elif i < len(cards):
            line = without(line, i)
            cards.pop(i)
        assert listed(line) == cards and line == line_of(cards)
        assert [card_in(line, k) for k in range(LONGEST_LINE)] == cards + [NO_CARD] * (LONGEST_LINE - len(cards))
        assert all(index_in(line, c) == cards.index(c) for c in cards)
        assert index_in(line, HIGHEST + 1) == -1


def test_a_card_can_be_missing_within_a_line() -> None:
    line = line_of([0, NO_CARD, 72])
    assert [card_in(line, i) for i in range(4)] == [0, NO_CARD, 72, NO_CARD]
    assert taken(line_of([0, 5, 72]), 1, 5) == line
    assert put(line, 6, HIGHEST) == line_of([0, NO_CARD, 72, NO_CARD, NO_CARD, NO_CARD, HIGHEST])
