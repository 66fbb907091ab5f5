"""The positions that laws are held at: few, but together they show every question and every verb that games meet.

Walking through random games is cheap, and looking at a position is not. So many games are walked through, at least
one for each verb, and a position is kept only if it shows something that no other one shows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice
from typing import Any

from ecumene.games import find
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.core.action import verb_of
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, SPECTATOR, legal
from ecumene.testing.laws import preferred_verb, some_options, some_players, walk
from ecumene.testing.scenario import moments, read
from ecumene.testing.sets import Question, question
from every_game.the_games import COMPILED, folder, weight

# Positions that are kept although they show nothing new: at least so many, and of a short game so many. The compiled
# build, for which they are cheap, has those of the interpreted one and more.
FURTHER, MORE_OF_SHORT_GAMES = (60, 400) if COMPILED else (6, 40)


@dataclass(frozen=True, eq=False)
class Position:
    state: Any
    fresh: bool  # the question before was another one
    where: str  # for people: which walk, and which position of it
    shows: frozenset[str]

    def copy(self, shows: frozenset[str] | None = None) -> Position:
        return replace(self, state=self.state.clone(), shows=self.shows if shows is None else shows)


@cache
def positions(name: str) -> list[Position]:
    """Every question that the walks meet, each verb of it, each set from its first element on, and each ending."""
    game = find(name)
    further = max(FURTHER, MORE_OF_SHORT_GAMES // weight(name))
    kept: list[Position] = []
    shown: Counter[str] = Counter()
    for seed in range(max(further, 1 + len(game.codec.base))):
        rng, one = Rng(seed), list[Position]()
        for n, position in enumerate(walked(game, seed), 1):
            if not all(shown[x] for x in position.shows):
                kept.append(position.copy())
                shown.update(position.shows)
            elif seed < further and rng.below(n) == 0:  # in the end, each position of the walk is as likely
                one = [position.copy(frozenset({position.where}))]
        kept += one
    return needed(kept, shown)


def needed(kept: list[Position], shown: Counter[str]) -> list[Position]:
    """Without those that show only what others show too."""
    left: list[Position] = []
    for position in reversed(kept):
        if all(shown[x] > 1 for x in position.shows):  # a further one shows itself, and is never counted
            shown.subtract(position.shows)
        else:
            left.append(position)
    return left[::-1]


def walked(game: AnyGame, seed: int) -> Iterator[Position]:
    """All positions of one walk. A state changes with the next one."""
    players = some_players(game, seed)
    before: Question = ("", CHANCE)
    told = walk(game, seed, preferred_verb(game, seed), players=players, **some_options(game, seed, players))
    for n, s in enumerate(told):
        fresh, before = question(s) != before, question(s)
        yield Position(s, fresh, f"walk {seed}, position {n}, {before[0]}", frozenset(shows(game, s, fresh)))


def shows(game: AnyGame, s: Any, fresh: bool) -> Iterator[str]:
    if s.over:
        yield f"ended: {game.result(s).how}"
        yield f"ended: {s.players} players"
        return
    asked, choices = question(s)[0], legal(s)
    yield asked
    yield from (f"{asked}: {game.codec.word[verb]}" for verb in {verb_of(a) for a in choices})
    if fresh and sum(verb_of(a) in game.codec.unordered for a in choices) > 1:
        yield f"{asked}: a set"


def asked_of_seats(name: str) -> list[Any]:
    """Those positions at which a seat is asked, not chance."""
    return [x.state for x in positions(name) if not x.state.over and x.state.player >= 0]


class Remembered:
    """What an iterator gives, kept for the next time it is gone through."""

    def __init__(self, source: Iterator[Any]) -> None:
        self.source = source
        self.seen: list[Any] = []

    def __iter__(self) -> Iterator[Any]:
        n = 0
        while True:
            if n == len(self.seen):
                self.seen += islice(self.source, 1)
            if n == len(self.seen):
                return
            yield self.seen[n]
            n += 1


@cache
def of_scenarios(name: str) -> Remembered:
    """All positions of a game's scenarios at which a seat is asked and everything is somewhere.

    Scenarios of some games leave out what does not matter to them.
    """
    game = find(name)
    stories = (story for path in sorted((folder(name) / "scenarios").glob("*.scn")) for story in read(path))
    return Remembered(s.clone() for story in stories for s in moments(story, game) if is_complete(game, s))


def is_complete(game: AnyGame, s: Any) -> bool:
    """Is everything somewhere, and could it be there in a game?

    A scenario may put together what never meets, such as cards of three ages in one hand of Through the Ages. Such a
    position cannot be imagined from a view. Positions of games are never left out for that.
    """
    try:
        game.zones.check(s)
        game.imagine(game.view(s, SPECTATOR), Rng(0))
    except (AssertionError, IndexError):
        return False
    return True
