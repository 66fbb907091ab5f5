"""Ratings by the model of Plackett and Luce, from `openskill`, which the extra `arena` brings."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

import msgspec

from ecumene.arena.statistics import mean

NEEDED = 'Ratings need the extra: pip install "ecumene[arena]".'


class Rating(msgspec.Struct, frozen=True):
    """A bot's strength and its deviation, on a scale where a new bot has 25 ± 8.3."""

    strength: float
    deviation: float


Table = tuple[Sequence[int], Sequence[int]]  # of one game: the contestant and the place of each seat


def can_rate() -> bool:
    return find_spec("openskill") is not None


def ratings(contestants: int, games: Sequence[Table]) -> list[Rating]:
    """Every contestant's rating after the games, in their order.

    A contestant with several seats at a table has one rating; the ratings of its seats after the game are averaged.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = [model.rating() for _ in range(contestants)]
    for seats, places in games:
        after = model.rate([[known[i]] for i in seats], ranks=[float(place) for place in places])
        for i in set(seats):
            own = [team[0] for seat, team in zip(seats, after) if seat == i]
            known[i] = model.rating(mean([x.mu for x in own]), mean([x.sigma for x in own]))
    return [Rating(x.mu, x.sigma) for x in known]
