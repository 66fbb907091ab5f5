"""What `tools.callgrind` counts: it reads jobs, prepares all of them, then does each once between two marks."""

from __future__ import annotations

import ctypes
import gc
import json
import sys
from collections.abc import Callable
from functools import cache
from typing import Any

import ecumene
from ecumene import Match
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import advance, legal, playout, redeal
from ecumene.testing.speed import MOST, random_game

Lot = Callable[[], int]  # does some work and returns how much
DECISIONS = 300  # of playouts: one long game or several short ones
PARTS, OF_A_PART = 10, 5  # positions of one game, evenly spread
SEED = 1
TWICE = 5  # how often two moves are made and taken back


@cache
def positions(name: str, players: int) -> list[Any]:
    """Positions of one random game, evenly spread from its beginning to its end."""
    every, wanted = random_game(ecumene.game(name), players, SEED), PARTS * OF_A_PART
    return [every[len(every) * n // wanted] for n in range(wanted)]


def chosen(name: str, players: int, part: str) -> list[Any]:
    """One of each part, or those of one part."""
    there = positions(name, players)
    return there[::OF_A_PART] if part == "all" else there[int(part) * OF_A_PART :][:OF_A_PART]


def each(work: Callable[[AnyGame, Any], Any], times: int) -> Callable[[str, int, str], Lot]:
    """The same work at each position, several times."""

    def lot_of(name: str, players: int, part: str) -> Lot:
        game, there = ecumene.game(name), chosen(name, players, part)

        def lot() -> int:
            for s in there:
                for _ in range(times):
                    work(game, s)
            return times * len(there)

        return lot

    return lot_of


def playouts(name: str, players: int, part: str) -> Lot:
    """Whole games, counted by decisions."""
    game = ecumene.game(name)

    def lot() -> int:
        rng, made = Rng(SEED), 0
        while made < DECISIONS:
            made += playout(game.start(players=players), rng, game.avoided, MOST)
        return made

    return lot


def decide(game: AnyGame, s: Any) -> None:
    """A copy, a step and the next list."""
    rng = Rng(SEED)
    t = s.clone()
    advance(t, game.at_random(legal(t), rng), rng)


def undone(name: str, players: int, part: str) -> Lot:
    """Two moves made in a match and taken back: the last from the position that is kept, the other by replaying."""
    match, rng = Match(ecumene.game(name), SEED, players), Rng(SEED)
    wanted = len(random_match(name, players).plies) * int(part) // PARTS
    while len(match.plies) < wanted or match.steps:
        choose(match, rng)
    begun = len(match.plies)

    def lot() -> int:
        for _ in range(TWICE):
            again = Rng(SEED)
            while len(match.plies) < begun + 2 and not match.over:
                choose(match, again)
            while len(match.plies) > begun:
                match.undo(agreed=True)
        return TWICE

    return lot


@cache
def random_match(name: str, players: int) -> Match:
    match, rng = Match(ecumene.game(name), SEED, players), Rng(SEED)
    while not match.over and len(match.plies) < MOST:
        choose(match, rng)
    return match


def choose(match: Match, rng: Rng) -> None:
    match.choose(match.game.at_random(legal(match.state), rng))


MEASURES: dict[str, Callable[[str, int, str], Lot]] = {
    "playout": playouts,
    "legal": each(lambda _, s: legal(s), 10),
    "clone": each(lambda _, s: s.clone(), 10),
    "redeal": each(lambda _, s: redeal(s, 0, Rng(SEED)), 3),
    "view": each(lambda game, s: game.view(s, 0), 1),
    "decision": each(decide, 5),
    "undo": undone,
}


def main() -> None:
    marks = ctypes.PyDLL(sys.argv[1])
    lots = [MEASURES[j["measure"]](j["game"], j["players"], j["part"]) for j in json.load(sys.stdin)]
    for lot in lots:
        lot()  # whatever is made once is there
    gc.collect()
    gc.disable()
    marks.start()
    for n, lot in enumerate(lots):
        marks.zero()
        done = lot()
        marks.write_as(f"{n} {done}".encode())


if __name__ == "__main__":
    main()
