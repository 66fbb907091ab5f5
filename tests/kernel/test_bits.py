"""Bags and tallies against the plain sets and counts they stand for."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ecumene.kernel.core.bits import bag_of, count, draw, each, has, lowest, members, nth, one, size, total, worth
from ecumene.kernel.core.rng import Rng

SETS = st.sets(st.integers(0, 61))
TALLIES = st.lists(st.integers(0, 31), min_size=10, max_size=10)


@given(SETS)
def test_a_bag_is_a_set(things: set[int]) -> None:
    bag = bag_of(sorted(things))
    assert members(bag) == sorted(things) and size(bag) == len(things)
    assert [i for i in range(62) if has(bag, i)] == sorted(things)
    if things:
        assert lowest(bag) == min(things)
    assert [nth(bag, k) for k in range(len(things))] == sorted(things)


@given(SETS, SETS)
def test_bags_join_and_part_as_sets_do(a: set[int], b: set[int]) -> None:
    x, y = bag_of(sorted(a)), bag_of(sorted(b))
    assert members(x | y) == sorted(a | b) and members(x & ~y) == sorted(a - b)


@given(st.integers(0, 61))
def test_a_bag_of_one(i: int) -> None:
    assert one(i) == bag_of([i]) and members(one(i)) == [i]


def test_what_is_in_a_bag_twice_is_in_it_once() -> None:
    assert bag_of([3, 3]) == one(3)


def test_drawing_takes_each_alike() -> None:
    bag, rng = bag_of([0, 7, 61]), Rng(5)
    came = [draw(bag, rng) for _ in range(3000)]
    assert all(900 < came.count(i) < 1100 for i in (0, 7, 61)) and len(came) == sum(map(came.count, (0, 7, 61)))


def tally(counts: list[int]) -> int:
    return sum(each(kind, n) for kind, n in enumerate(counts))


def counts(t: int) -> list[int]:
    return [count(t, kind) for kind in range(10)]


@given(TALLIES)
def test_a_tally_counts(n: list[int]) -> None:
    assert counts(tally(n)) == n
    assert each(3) == each(3, 1)


@given(TALLIES, TALLIES)
def test_tallies_add_as_numbers_do(a: list[int], b: list[int]) -> None:
    fewer = [min(x, 31 - y) for x, y in zip(a, b)]
    assert counts(tally(fewer) + tally(b)) == [x + y for x, y in zip(fewer, b)]


@given(st.lists(st.integers(0, 6), min_size=10, max_size=10))
def test_a_total_is_all_counts_together(n: list[int]) -> None:
    assert total(tally(n)) == sum(n)


@given(TALLIES, TALLIES)
def test_worth_is_count_times_price(have: list[int], prices: list[int]) -> None:
    assert worth(tally(have), tally(prices)) == sum(x * y for x, y in zip(have, prices))
