"""Hands and what others know of them: no more than they saw, and no less than still must be true."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.kernel.core.bits import has
from ecumene.kernel.core.piles import (
    EVERYBODY,
    WATCHERS,
    add,
    copies,
    distinct,
    draw_one,
    draw_row,
    holds,
    how_many,
    place_of,
    play_out,
    put,
    put_all,
    rows_in,
    slip_out,
    take_out,
    total,
)
from ecumene.kernel.core.rng import Rng

A, B, C = 1, 2, 4  # bags of one seat
ROWS = st.integers(0, 4)
HELD = st.lists(st.tuples(ROWS, st.integers(0, 7)), min_size=1, max_size=8)


def hand_of(cards: list[tuple[int, int]]) -> tuple[list[int], list[int]]:
    hand: list[int] = []
    knowers: list[int] = []
    for row, who in cards:
        put(hand, knowers, row, who)
    return hand, knowers


def known_to(seat: int, hand: list[int], knowers: list[int]) -> Counter[int]:
    return Counter(row for row, who in zip(hand, knowers) if has(who, seat))


def test_counted_lists() -> None:
    assert total([2, 0, 3]) == 5 and rows_in([2, 0, 3]) == [0, 2] and rows_in([]) == [] and total([]) == 0


def test_each_copy_is_drawn_alike() -> None:
    rng = Rng(2)
    came = Counter(draw_row([1, 0, 3], rng) for _ in range(4000))
    assert set(came) == {0, 2} and 900 < came[0] < 1100


def test_a_pile_is_kept_sorted() -> None:
    pile = [2, 4, 4, 7]
    add(pile, 5)
    add(pile, 2)
    add(pile, 0)
    add(pile, 9)
    assert pile == [0, 2, 2, 4, 4, 5, 7, 9]
    take_out(pile, 4)
    take_out(pile, 0)
    take_out(pile, 9)
    assert pile == [2, 2, 4, 5, 7]


@pytest.mark.parametrize("row", [0, 3, 8])
def test_what_is_not_there_cannot_be_taken_out(row: int) -> None:
    pile = [2, 4, 4, 7]
    with pytest.raises(ValueError, match="no such thing"):
        take_out(pile, row)
    assert pile == [2, 4, 4, 7]


@given(st.lists(ROWS, max_size=12).map(sorted), ROWS)
def test_piles_are_read_as_lists_are(pile: list[int], row: int) -> None:
    assert place_of(pile, row) == len([x for x in pile if x < row])
    assert distinct(pile) == sorted(set(pile)) and copies(pile) == [pile.count(x) for x in distinct(pile)]
    assert how_many(pile, row) == pile.count(row) and holds(pile, row) == (row in pile)


def test_each_thing_of_a_pile_is_drawn_alike_and_stays() -> None:
    rng, pile = Rng(2), [0, 2, 2, 2]
    came = Counter(draw_one(pile, rng) for _ in range(4000))
    assert set(came) == {0, 2} and 900 < came[0] < 1100 and pile == [0, 2, 2, 2]


def test_a_hand_is_kept_sorted_with_its_knowers() -> None:
    assert hand_of([(3, A), (1, B), (2, 0), (1, C)]) == ([1, 1, 2, 3], [C, B, 0, A])


def test_what_is_played_openly_is_forgotten_first() -> None:
    """Whoever knew of such a card takes it for the one that left; other cards stay known."""
    hand, knowers = hand_of([(1, 0), (1, A), (2, A | B)])
    play_out(hand, knowers, 1)
    assert (hand, knowers) == ([1, 2], [0, A | B])


def test_who_knew_both_copies_knows_one_still() -> None:
    hand, knowers = hand_of([(1, A), (1, A | B)])
    play_out(hand, knowers, 1)
    assert (hand, knowers) == ([1], [A])


def test_a_card_that_slips_out_takes_all_knowledge_along() -> None:
    hand, knowers = hand_of([(1, A), (2, B), (3, EVERYBODY)])
    slip_out(hand, knowers, 3)
    assert (hand, knowers) == ([1, 2], [0, 0])


def test_what_it_cannot_have_been_stays_known() -> None:
    """The back tells that a 1 or a 3 left: of those nothing is certain, a 2 is still there."""
    hand, knowers = hand_of([(1, A), (2, B), (3, EVERYBODY), (3, 0)])
    slip_out(hand, knowers, 3, [1, 3])
    assert (hand, knowers) == ([1, 2, 3], [0, B, 0])


def test_a_pile_enters_a_hand() -> None:
    hand, knowers = hand_of([(1, A), (3, B), (3, C)])
    put_all(hand, knowers, [0, 2, 3, 9], [0, A | B, C, B])
    assert hand == [0, 1, 2, 3, 3, 3, 9]
    assert [sorted(who for row, who in zip(hand, knowers) if row == x) for x in (0, 1, 2, 3, 9)] == [
        [0], [A], [A | B], [B, C, C], [B],
    ]  # fmt: skip


@given(HELD, HELD)
def test_a_pile_enters_a_hand_as_its_cards_would_one_by_one(
    cards: list[tuple[int, int]], more: list[tuple[int, int]]
) -> None:
    at_once, one_by_one = hand_of(cards), hand_of(cards)
    pile = hand_of(more)
    put_all(*at_once, *pile)
    for row, who in zip(*pile):
        put(*one_by_one, row, who)
    assert at_once[0] == one_by_one[0] and sorted(zip(*at_once)) == sorted(zip(*one_by_one))


def test_watchers_are_everybody_too() -> None:
    assert has(EVERYBODY, WATCHERS) and all(has(EVERYBODY, p) for p in range(4))


@given(HELD, st.data())
def test_playing_out_keeps_exactly_what_must_still_be_true(cards: list[tuple[int, int]], data: st.DataObject) -> None:
    """Who knew of n such cards knows of n - 1 now, if any; of other cards as many as before."""
    hand, knowers = hand_of(cards)
    row = data.draw(st.sampled_from(hand))
    before = [known_to(p, hand, knowers) for p in range(3)]
    held = Counter(hand)
    play_out(hand, knowers, row)
    assert Counter(hand) == held - Counter([row]) and hand == sorted(hand) and len(hand) == len(knowers)
    for p in range(3):
        assert known_to(p, hand, knowers) == before[p] - Counter([row])


@given(HELD, st.data())
def test_slipping_out_leaves_nothing_known(cards: list[tuple[int, int]], data: st.DataObject) -> None:
    hand, knowers = hand_of(cards)
    row = data.draw(st.sampled_from(hand))
    held = Counter(hand)
    slip_out(hand, knowers, row)
    assert Counter(hand) == held - Counter([row]) and hand == sorted(hand) and knowers == [0] * len(hand)


@given(HELD, st.sets(ROWS), st.data())
def test_slipping_out_keeps_what_cannot_have_left(
    cards: list[tuple[int, int]], others: set[int], data: st.DataObject
) -> None:
    hand, knowers = hand_of(cards)
    row = data.draw(st.sampled_from(hand))
    before = [known_to(p, hand, knowers) for p in range(3)]
    alike = sorted(others | {row})
    slip_out(hand, knowers, row, alike)
    for p in range(3):
        assert known_to(p, hand, knowers) == Counter({x: n for x, n in before[p].items() if x not in alike})
