"""Shares of wins with intervals of 95 %. Games of one deal are not independent, so the deal is the unit."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt

import msgspec

Z = 1.959964  # of the normal distribution: 95 % lie within so many deviations
T = (  # of Student's distribution, for 1, 2, 3 … degrees of freedom
    *(12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281),
    *(2.2010, 2.1788, 2.1604, 2.1448, 2.1314, 2.1199, 2.1098, 2.1009, 2.0930, 2.0860),
    *(2.0796, 2.0739, 2.0687, 2.0639, 2.0595, 2.0555, 2.0518, 2.0484, 2.0452, 2.0423),
)


class Interval(msgspec.Struct, frozen=True):
    """An estimate, and where the true figure lies with a probability of 95 %."""

    mean: float
    low: float
    high: float


class Spread(msgspec.Struct, frozen=True):
    """How figures are spread; all 0 where there are none."""

    count: int
    least: float
    median: float
    most_of_them: float  # 95 % are not above it
    most: float
    mean: float


def shares(places: Sequence[int]) -> list[float]:
    """The part of the win that each seat has: those who share the first place share the win."""
    first = places.count(1)
    return [1 / first if place == 1 else 0.0 for place in places]


def better(one: int, other: int) -> float:
    """One place against another: 1 for a win, a half for a tie."""
    return 1.0 if one < other else 0.5 if one == other else 0.0


def student(freedom: int) -> float:
    """The factor t of an interval of 95 %: from the table, and beyond it by the expansion of Cornish and Fisher.

    t = z + (z³ + z) / 4f + (5z⁵ + 16z³ + 3z) / 96f², wrong by less than 0.0001 from f = 31 on.
    """
    if freedom <= len(T):
        return T[freedom - 1]
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


def wilson(share: float, trials: int) -> tuple[float, float]:
    """Wilson's interval of a share of independent trials."""
    middle = (share + Z * Z / (2 * trials)) / (1 + Z * Z / trials)
    half = Z * sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials)) / (1 + Z * Z / trials)
    return max(0.0, middle - half), min(1.0, middle + half)


def share_of(clusters: Sequence[tuple[float, int]]) -> Interval:
    """A share of wins, from clusters that are independent of each other: the deals.

    A cluster is what was won in it and in how many seats: (wᵢ, mᵢ). With k clusters and M = Σ mᵢ the share is the ratio
    r = Σ wᵢ / M, and the interval is

        r ± t · √( k / (k − 1) · Σ (wᵢ − r·mᵢ)² ) / M

    with Student's t for k − 1 degrees of freedom, cut off at 0 and 1. Where all clusters have the same number of seats,
    r is the mean of the shares of the deals, and this is the usual interval of a mean: r ± t · s / √k.

    If all deals came out alike, their spread says nothing about the next one. Then it is Wilson's interval with the
    deals as trials. One deal alone says nothing: 0 to 1.
    """
    used = [(won, seats) for won, seats in clusters if seats]
    k, total = len(used), sum(seats for _, seats in used)
    if not total:
        return Interval(0.0, 0.0, 1.0)
    r = sum(won for won, _ in used) / total
    if k == 1:
        return Interval(r, 0.0, 1.0)
    spread = sum((won - r * seats) ** 2 for won, seats in used)
    if spread < 1e-12:
        return Interval(r, *wilson(r, k))
    half = student(k - 1) * sqrt(k / (k - 1) * spread) / total
    return Interval(r, max(0.0, r - half), min(1.0, r + half))


def mean(figures: Sequence[float]) -> float:
    return sum(figures) / len(figures) if figures else 0.0


def quantile(ordered: Sequence[float], part: float) -> float:
    """The smallest figure that at least this part of the figures does not exceed."""
    return ordered[max(0, ceil(part * len(ordered)) - 1)]


def spread_of(figures: Sequence[float]) -> Spread:
    if not figures:
        return Spread(0, 0.0, 0.0, 0.0, 0.0, 0.0)
    x = sorted(figures)
    return Spread(len(x), x[0], quantile(x, 0.5), quantile(x, 0.95), x[-1], mean(x))
