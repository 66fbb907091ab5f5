"""What came out of a run, as figures: for reports, and as JSON for programs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import msgspec

import ecumene
from ecumene.arena.plan import Plan
from ecumene.arena.playing import Played
from ecumene.arena.ratings import Rating, can_rate, ratings
from ecumene.arena.statistics import Interval, Spread, better, mean, share_of, shares, spread_of
from ecumene.games import find
from ecumene.kernel.core import state

Seat = tuple[Played, int]  # a seat of a game


class AtSeat(msgspec.Struct, frozen=True):
    """How a bot did in one seat of the order of play."""

    seat: str
    share: Interval
    score: float
    parts: dict[str, float]


class BotFigures(msgspec.Struct, frozen=True):
    name: str
    seats: int  # how often it sat at a table
    share: Interval  # of the wins, for each of its seats
    score: float
    parts: dict[str, float]  # mean points by category
    by_seat: list[AtSeat]
    won: dict[str, int]  # seats with a first place, by ending
    lost: dict[str, int]  # the others
    seconds: Spread  # of processor time for a decision
    iterations_a_second: float  # 0: the bot does not say
    overruns: int
    rating: Rating | None


class Pair(msgspec.Struct, frozen=True):
    """How often one bot was placed before another; a tie is a half."""

    one: str
    other: str
    share: Interval


class Summary(msgspec.Struct, frozen=True):
    plan: Plan
    version: str
    compiled: bool
    repeatable: bool
    games: int
    deals: int
    endings: dict[str, int]
    plies: Spread
    lengths: list[int]
    bots: list[BotFigures]
    pairs: list[Pair]


def summarise(plan: Plan, games: Sequence[Played]) -> Summary:
    labels = plan.labels
    rated = rate(len(labels), games) if can_rate() and plan.players > 1 else [None] * len(labels)
    return Summary(
        plan=plan,
        version=ecumene.__version__,
        compiled=not state.__file__.endswith(".py"),
        repeatable=plan.repeatable,
        games=len(games),
        deals=len({x.deal for x in games}),
        endings=dict(Counter(x.how for x in games).most_common()),
        plies=spread_of([x.plies for x in games]),
        lengths=[x.plies for x in games],
        bots=[bot_figures(plan, games, i, label, rated[i]) for i, label in enumerate(labels)],
        pairs=[Pair(labels[i], labels[j], pair(games, i, j)) for i, j in combinations(range(len(labels)), 2)],
    )


def rate(contestants: int, games: Sequence[Played]) -> Sequence[Rating | None]:
    return ratings(contestants, [(x.contestants, x.places) for x in games])


def bot_figures(plan: Plan, games: Sequence[Played], bot: int, label: str, rating: Rating | None) -> BotFigures:
    own = [(x, p) for x in games for p in range(plan.players) if x.contestants[p] == bot]
    thinking = [x.thinking[p] for x, p in own]
    counted = sum(x.counted for x in thinking)
    letters = find(plan.game).seats
    return BotFigures(
        name=label,
        seats=len(own),
        share=share_in(own),
        score=mean_score(own, plan),
        parts=mean_parts(own, plan),
        by_seat=[at_seat(plan, letters[p], [x for x in own if x[1] == p]) for p in range(plan.players)],
        won=dict(Counter(x.how for x, p in own if x.places[p] == 1).most_common()),
        lost=dict(Counter(x.how for x, p in own if x.places[p] != 1).most_common()),
        seconds=spread_of([s for x in thinking for s in x.seconds]),
        iterations_a_second=sum(x.iterations for x in thinking) / counted if counted else 0.0,
        overruns=sum(over.seat == p for x, p in own for over in x.overruns),
        rating=rating,
    )


def at_seat(plan: Plan, letter: str, own: Sequence[Seat]) -> AtSeat:
    return AtSeat(letter, share_in(own), mean_score(own, plan), mean_parts(own, plan))


def share_in(own: Sequence[Seat]) -> Interval:
    """The share of wins of some seats, with the deals as clusters."""
    deals: dict[int, list[float]] = {}
    for x, p in own:
        deals.setdefault(x.deal, []).append(shares(x.places)[p])
    return share_of([(sum(won), len(won)) for won in deals.values()])


def pair(games: Sequence[Played], one: int, other: int) -> Interval:
    """The share of one bot against another, over all pairs of their seats at one table."""
    deals: dict[int, list[float]] = {}
    for x in games:
        seats = range(len(x.places))
        against = [(p, q) for p in seats for q in seats if x.contestants[p] == one and x.contestants[q] == other]
        deals.setdefault(x.deal, []).extend(better(x.places[p], x.places[q]) for p, q in against)
    return share_of([(sum(won), len(won)) for won in deals.values()])


def mean_score(own: Sequence[Seat], plan: Plan) -> float:
    return mean([x.scores[p] for x, p in own]) / points_each(plan)


def mean_parts(own: Sequence[Seat], plan: Plan) -> dict[str, float]:
    """Mean points by category, without categories in which nobody ever had any."""
    names = dict.fromkeys(name for x, _ in own for part in x.parts for name in part)
    used = [name for name in names if any(part.get(name) for x, _ in own for part in x.parts)]
    return {name: mean([x.parts[p].get(name, 0) for x, p in own]) / points_each(plan) for name in used}


def points_each(plan: Plan) -> int:
    """Figures of a point: 2 where the game counts halves."""
    return 2 if find(plan.game).half_points else 1
