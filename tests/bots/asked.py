"""Questions to bots as text, and a process without a position that answers them: `python asked.py < questions`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec

import ecumene
import ecumene.kernel.core.state
from ecumene import bots
from ecumene.bots import Ask
from ecumene.games import find
from ecumene.kernel.core.rng import Rng


class Question(msgspec.Struct):
    game: str
    bot: str
    view: msgspec.Raw
    legal: list[int]
    seed: int
    iterations: int


class Told(msgspec.Struct):
    """An answer in full."""

    compiled: bool
    action: int
    expected: list[float]
    lines: list[tuple[list[int], list[float], float]]
    iterations: int


def questions_of(game: str, count: int, apart: int = 7) -> Iterator[Ask]:
    """Questions with something to choose, from random games with every number of players."""
    found, n, seed = find(game), 0, 0
    while n < count:
        players = found.fewest + seed % (found.most - found.fewest + 1)
        match, rng, made = ecumene.new(game, players=players, seed=seed), Rng(seed), 0
        while not match.over and n < count:
            ask = bots.ask_of(match, seed)
            if len(ask.legal) > 1:
                made += 1
                if made % apart == 0:
                    n += 1
                    yield ask
            match.choose(found.at_random(ask.legal, rng))
        seed += 1


def sent(ask: Ask, bot: str, iterations: int) -> Question:
    view = msgspec.Raw(msgspec.json.encode(ask.view))
    return Question(ask.game.id, bot, view, ask.legal, ask.seed, iterations)


def told(question: Question) -> Told:
    game = find(question.game)
    view: Any = msgspec.json.decode(question.view, type=game.view_type)
    ask = replace(Ask(game, view, question.legal, question.seed), iterations=question.iterations)
    bot: Any = bots.find(question.bot)
    x: bots.Answer = bot.answer(ask)
    compiled = not ecumene.kernel.core.state.__file__.endswith(".py")
    lines = [(line.actions, line.expected, line.share) for line in x.lines]
    return Told(compiled, x.action, x.expected, lines, x.iterations)


if __name__ == "__main__":
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=list[Question])
    sys.stdout.buffer.write(msgspec.json.encode([told(x) for x in asked]))
