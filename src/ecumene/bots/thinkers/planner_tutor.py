"""Learning the weights of a value: they are shaken in every game, and go where shaking them won.

In a game each seat adds or takes off one step in every direction, at random. The margin of the seat is compared with
how its steps differ from those of the others: over many games this says what each direction brings, and how sure that
is. After a *lesson* of some hundred games the weights go along what is sure enough. In some games a seat is played by
weights of an earlier lesson, so that what was learned against old habits is not forgotten.
"""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ecumene.bots.search.planner import Planner, play_turns
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.strategy import WEIGHTS
from ecumene.kernel.border.turn_planner import Direction, Tables, TurnPlanner
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import State, roll

SECONDS = 5.0  # of a round
WIDTH = 2  # lines of the beam while learning
GAMES = 240  # of a lesson
POOL = 6  # older weights that play too
GUESTS = 3  # in one of so many games one of them does
OWN = 0.3  # how much the own points count besides the margin: so players do not learn only to hinder each other
RATE = 0.35  # steps for each standard error by which a direction is better than nothing
MOST = 1.5  # steps in one lesson
DIGITS = 3  # of a weight that is kept

Steps = Sequence[Direction]
Named = dict[str, dict[str, Any]]


class Course(msgspec.Struct):
    """What is known of one number of players: the weights, older ones, and the sums of this lesson."""

    weights: Named
    older: list[Named] = []
    products: list[float] = []  # of steps and rewards, by direction
    squares: list[float] = []  # of steps
    steps: list[float] = []  # their sum
    rewards: list[float] = []  # their sum, and the sum of their squares
    seats: int = 0
    games: int = 0
    lessons: int = 0


class Kept(msgspec.Struct):
    courses: dict[str, Course] = {}
    games: int = 0
    rounds: int = 0


class PlannerTutor:
    def __init__(self, game: AnyGame, strategy: TurnPlanner, kept: Any, seed: int) -> None:
        self.game, self.strategy = game, strategy
        self.state = msgspec.convert(kept, Kept) if kept else Kept()
        for table in strategy.tables:
            if str(table.players) not in self.state.courses:
                self.state.courses[str(table.players)] = Course(plain(strategy.learned(table.players)))
        self.rng = Rng(seed * 1_000_003 + self.state.rounds)
        self.tables = [table for table in strategy.tables for _ in range(table.weight)]

    def round(self, part: float) -> dict[str, float]:
        table = self.tables[self.state.rounds % len(self.tables)]
        course = self.state.courses[str(table.players)]
        directions = self.strategy.directions(course.weights)
        if not course.products:
            forget(course, len(directions))
        points, games, until = 0.0, 0, time.process_time() + SECONDS
        while time.process_time() < until:
            points += self.play(table.players, course, directions)
            games += 1
        self.state.rounds += 1
        self.state.games += games
        figures = {f"points of {table.players}": points / games}
        if course.games >= GAMES:
            figures[f"steps of {table.players}"] = learn(course, directions)
        return figures

    def play(self, players: int, course: Course, directions: Steps) -> float:
        """One game; the mean of its points."""
        rng = self.rng
        signs = [[1.0 - 2.0 * int(rng.below(2)) for _ in directions] for _ in range(players)]
        guest = rng.below(players) if course.older and rng.below(GUESTS) == 0 else -1
        if guest >= 0:
            signs[guest] = [0.0] * len(directions)
        tables: list[Tables] = [shaken(course.weights, directions, signs[p]) for p in range(players)]
        if guest >= 0:
            tables[guest] = course.older[rng.below(len(course.older))]
        s: State = self.game.start(players, **self.game.chosen(players, {}))
        planners = [Planner(self.strategy.planning(x)) for x in tables]
        roll(s, rng)
        for planner in planners:
            planner.game.start(s)
        play_turns(planners, s, rng, -1, WIDTH)
        scores = [float(x) for x in self.game.result(s).scores]
        mean = sum(scores) / players
        for p in range(players):
            if p != guest:
                others = (mean * players - scores[p]) / (players - 1)
                note(course, signs, p, scores[p] - others + OWN * scores[p])
        course.games += 1
        return mean

    def kept(self) -> Any:
        return msgspec.to_builtins(self.state)

    def files(self) -> dict[str, Any]:
        how = f"ecumene tune {self.game.id}: {self.state.games} games, {self.game.revision}"
        return {WEIGHTS: {"learned": how, "weights": {players: x.weights for players, x in self.state.courses.items()}}}


def plain(tables: Tables) -> Named:
    return {table: dict(rows) for table, rows in tables.items()}


def shaken(tables: Named, directions: Steps, signs: Sequence[float]) -> Named:
    """The weights some steps further in every direction."""
    out = {table: rows.copy() for table, rows in tables.items()}
    for direction, sign in zip(directions, signs, strict=True):
        if sign:
            for table, steps in direction.steps.items():
                rows = out[table]
                for name, step in steps.items():
                    rows[name] = moved(rows[name], step, sign)
    return out


def moved(weight: Any, step: Any, by: float) -> Any:
    if isinstance(step, list):
        return [x + y * by for x, y in zip(weight, step, strict=True)]
    return weight + step * by


def forget(course: Course, directions: int) -> None:
    """A new lesson begins."""
    course.products, course.squares, course.steps = ([0.0] * directions for _ in range(3))
    course.rewards, course.seats, course.games = [0.0, 0.0], 0, 0


def note(course: Course, signs: Sequence[Sequence[float]], p: int, reward: float) -> None:
    """How the steps of a seat differed from those of the others, and what it got."""
    others = len(signs) - 1
    for i, sign in enumerate(signs[p]):
        d = sign - (sum(row[i] for row in signs) - sign) / others
        if d:
            course.products[i] += d * reward
            course.squares[i] += d * d
            course.steps[i] += d
    course.rewards[0] += reward
    course.rewards[1] += reward * reward
    course.seats += 1


def learn(course: Course, directions: Steps) -> float:
    """Go along what is sure enough; the mean length of the steps. Seats of one game are not independent."""
    n = course.seats
    mean = course.rewards[0] / n
    spread = math.sqrt(max(1.0, course.rewards[1] / n - mean * mean)) * math.sqrt(n / course.games)
    ways: list[float] = []
    for product, square, steps in zip(course.products, course.squares, course.steps, strict=True):
        sure = (product - mean * steps) / (spread * math.sqrt(max(square, 1.0)))  # in standard errors
        kept = max(0.0, 1.0 - 1.0 / (sure * sure)) if sure else 0.0
        ways.append(max(-MOST, min(MOST, RATE * sure * kept)))
    course.older = [*course.older, course.weights][-POOL:]
    course.weights = rounded(shaken(course.weights, directions, ways))
    course.lessons += 1
    forget(course, len(directions))
    return sum(abs(x) for x in ways) / len(ways)


def rounded(tables: Mapping[str, Mapping[str, Any]]) -> Named:
    return {
        table: {
            name: [round(y, DIGITS) for y in x] if isinstance(x, list) else round(x, DIGITS) for name, x in rows.items()
        }
        for table, rows in tables.items()
    }
