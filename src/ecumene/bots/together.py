"""A bot that thinks in several processes at once: each searches for itself, and what they found is added up.

A process gets what a bot may know and nothing else: the view as bytes, the legal choices, a seed of its own. It lives
as long as the bot that started it.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cached_property

import msgspec

from ecumene.bots.contract import Answer, Ask, Line
from ecumene.bots.levels import LEVELS, Level
from ecumene.bots.overlooking import overlooking
from ecumene.games import find

APART = 7_919  # between the seeds of two processes


class Part(msgspec.Struct, frozen=True):
    """What one process is asked."""

    game: str
    level: str
    view: bytes  # as JSON
    legal: list[int]
    seed: int
    seconds: float
    iterations: int


@dataclass(frozen=True)
class Together:
    """A level that thinks in so many processes. Use it with `with`, or `close` it when the game is over."""

    level: Level
    jobs: int

    @property
    def name(self) -> str:
        return self.level.name

    @property
    def seconds(self) -> float:
        return self.level.seconds

    @cached_property
    def pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.jobs, multiprocessing.get_context("spawn"))

    def choose(self, ask: Ask) -> int:
        return self.answer(ask).action

    def answer(self, ask: Ask) -> Answer:
        """Each process has the whole time, and its part of the iterations."""
        if len(ask.legal) == 1 or self.jobs == 1:
            return self.level.answer(ask)
        ask = self.level.in_time(ask)
        view = msgspec.json.encode(ask.view)
        each = -(-ask.iterations // self.jobs)
        parts = [
            Part(ask.game.id, self.name, view, ask.legal, ask.seed + APART * n, ask.seconds, each)
            for n in range(self.jobs)
        ]
        found = merged(list(self.pool.map(think_part, parts)))
        return overlooking(ask, found, self.level.sight(ask), self.level.search)

    def close(self) -> None:
        self.pool.shutdown()

    def __enter__(self) -> Together:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def think_part(part: Part) -> Answer:
    """In a process of its own: the search of a level, before anything is overlooked."""
    game = find(part.game)
    view = msgspec.json.decode(part.view, type=game.view_type)
    level = next(x for x in LEVELS if x.name == part.level)
    return level.search(Ask(game, view, part.legal, part.seed, part.seconds, part.iterations))


def merged(answers: Sequence[Answer]) -> Answer:
    """One answer of several: of a choice the looks are added up, and its expectations weighed by them."""
    looks: dict[int, float] = {}
    found: dict[int, list[tuple[float, Line]]] = {}
    for answer in answers:
        for line in answer.lines:
            action, many = line.actions[0], line.share * answer.iterations
            looks[action] = looks.get(action, 0.0) + many
            found.setdefault(action, []).append((many, line))
    done = sum(answer.iterations for answer in answers)
    order = sorted(looks, key=lambda action: -looks[action])  # of equals the one that was found first
    lines = [together(found[action], looks[action] / done) for action in order]
    return Answer(lines[0].actions[0], lines[0].expected, lines, done)


def together(parts: Sequence[tuple[float, Line]], share: float) -> Line:
    """What several searches say of one choice; of what follows it, what the longest look found."""
    total = sum(many for many, _ in parts)
    best = max(parts, key=lambda part: part[0])[1]
    if total == 0:
        return replace(best, share=share)
    expected = [sum(many * line.expected[p] for many, line in parts) / total for p in range(len(best.expected))]
    return Line(best.actions, expected, share)
