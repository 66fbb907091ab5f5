"""Hands and what others know of them: no more than they saw, and no less than still must be true."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from ecumene.kernel.bits import has
from ecumene.kernel.piles import EVERYBODY, WATCHERS, draw_row, play_out, put, rows_in, slip_out, total
from ecumene.kernel.rng import Rng

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
