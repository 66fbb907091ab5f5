"""Shares, intervals and quantiles, against values computed by hand."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ecumene.arena.ratings import ratings
from ecumene.arena.statistics import (
    Interval,
    T,
    better,
    quantile,
    share_of,
    shares,
    spread_of,
    student,
    wilson,
)


def rounded(x: Interval) -> tuple[float, float, float]:
    return round(x.mean, 4), round(x.low, 4), round(x.high, 4)


@pytest.mark.parametrize(
    ("places", "won"),
    [
        ([1, 2], [1, 0]),
        ([1, 1], [0.5, 0.5]),
        ([2, 1, 1, 4], [0, 0.5, 0.5, 0]),
        ([1, 1, 1], [1 / 3, 1 / 3, 1 / 3]),
        ([1], [1]),
        ([2], [0]),  # a game alone that was lost
    ],
)
def test_those_who_share_the_first_place_share_the_win(places: list[int], won: list[float]) -> None:
    assert shares(places) == won


def test_one_place_against_another() -> None:
    assert (better(1, 2), better(2, 2), better(3, 2)) == (1, 0.5, 0)


def test_the_interval_of_deals() -> None:
    """Deals of two games: shares 1, 1, ½, ½, 0. r = 0.6; s² = (2·0.16 + 2·0.01 + 0.36) / 4 = 0.175.

    s / √5 = 0.187083; t for 4 degrees of freedom is 2.7764: ± 0.519418.
    """
    found = share_of([(2.0, 2), (2.0, 2), (1.0, 2), (1.0, 2), (0.0, 2)])
    assert rounded(found) == (0.6, 0.0806, 1.0)
    assert round(0.6 - found.low, 4) == 0.5194


def test_clusters_of_different_size() -> None:
    """(1, 1), (1, 2), (0, 1): r = 2/4. Deviations 0.5, 0, −0.5: Σ² = 0.5; √(3/2 · 0.5) / 4 = 0.216506; t₂ = 4.3027."""
    assert rounded(share_of([(1.0, 1), (1.0, 2), (0.0, 1)])) == (0.5, 0.0, 1.0)
    many = share_of([(1.0, 1), (1.0, 2), (0.0, 1)] * 20)
    """Σ² = 10; √(60/59 · 10) / 80 = 0.039862; t for 59 is 2.0010: ± 0.079764."""
    assert rounded(many) == (0.5, 0.4202, 0.5798)


def test_the_deal_is_the_unit_and_not_the_game() -> None:
    """Both games of a deal come out alike: twice as many games say no more than the deals alone."""
    once = [(1.0, 1), (1.0, 1), (0.0, 1), (1.0, 1)]
    twice = [(2.0, 2), (2.0, 2), (0.0, 2), (2.0, 2)]
    assert rounded(share_of(once)) == rounded(share_of(twice))
    as_games = share_of([(1.0, 1)] * 6 + [(0.0, 1)] * 2)
    assert as_games.low > share_of(twice).low, "it would look surer than it is"


def test_deals_that_all_come_out_alike_are_trials() -> None:
    """Wilson for 10 of 10: 1 / (1 + z²/10) = 0.7225; half and half: ± z·√(0.025 + z²/400) / 1.38415 = 0.2634."""
    assert rounded(share_of([(2.0, 2)] * 10)) == (1.0, 0.7225, 1.0)
    assert rounded(share_of([(1.0, 2)] * 10)) == (0.5, 0.2366, 0.7634)


def test_one_deal_says_nothing() -> None:
    assert share_of([(2.0, 2)]) == Interval(1.0, 0.0, 1.0)
    assert share_of([]) == share_of([(0.0, 0)]) == Interval(0.0, 0.0, 1.0)


def test_wilson() -> None:
    """81 of 263, as in Newcombe 1998: 0.2553 to 0.3662."""
    low, high = wilson(81 / 263, 263)
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)


def test_students_t() -> None:
    """Values of printed tables, on both sides of the end of ours, which falls without a step."""
    printed = {1: 12.7062, 4: 2.7764, 30: 2.0423, 31: 2.0395, 40: 2.0211, 60: 2.0003, 120: 1.9799, 10**6: 1.9600}
    assert {f: student(f) for f in printed} == pytest.approx(printed, abs=2e-4)
    values = [student(f) for f in range(1, 100)]
    assert all(a > b for a, b in pairwise(values)) and len(T) == 30


def test_quantiles() -> None:
    figures = [float(x) for x in range(1, 21)]
    assert (quantile(figures, 0.5), quantile(figures, 0.95), quantile(figures, 1.0)) == (10, 19, 20)
    spread = spread_of([3.0, 1.0, 2.0])
    assert (spread.count, spread.least, spread.median, spread.most_of_them, spread.most) == (3, 1, 2, 3, 3)
    assert spread.mean == 2 and spread_of([]).count == 0


def test_ratings() -> None:
    """Weng and Lin's update by hand: c² = 2·(σ² + β²) with σ = 25/3, β = 25/6; the chance of each is a half.

    μ moves by σ²/c · ½ = 2.635 (c = 13.176): 27.635 and 22.365; both deviations shrink alike. (τ adds 0.007 to σ².)
    """
    winner, loser = ratings(2, [([0, 1], [1, 2])])
    assert (round(winner.strength, 2), round(loser.strength, 2)) == (27.64, 22.36)
    assert winner.deviation == loser.deviation < 25 / 3
    tied = ratings(2, [([0, 1], [1, 1])])
    assert tied[0] == tied[1] and round(tied[0].strength, 6) == 25


def test_a_contestant_with_several_seats_has_one_rating() -> None:
    strong, weak = ratings(2, [([0, 1, 1, 1], [1, 2, 3, 4]), ([1, 0, 1, 1], [2, 1, 4, 3])])
    assert strong.strength > 25 > weak.strength
