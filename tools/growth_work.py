"""What `tools.growth` measures without callgrind, each in a process of its own: memory, a move among many matches."""

from __future__ import annotations

import gc
import itertools
import json
import sys
import time
import tracemalloc
from pathlib import Path

import ecumene
from ecumene import Match, Rng
from ecumene.testing.speed import MOST, random_game

MOVES = 40  # a match has when it is held
SAMPLE = 20  # different matches at the least
TRIES = 10_000  # moves that are made and taken back


def choose(match: Match, rng: Rng) -> None:
    match.choose(match.game.at_random(ecumene.legal(match.state), rng))


def begun(game: str, seed: int, moves: int = MOVES) -> Match:
    match, rng = ecumene.new(game, seed=seed, players=2), Rng(seed)
    while not match.over and (len(match.plies) < moves or match.steps):
        choose(match, rng)
    return match


def held_matches(game: str, number: int, first: int) -> list[Match]:
    """So many matches that are not over."""
    going = (match for seed in itertools.count(first) if not (match := begun(game, seed)).over)
    return list(itertools.islice(going, number))


def resident() -> int:
    """Bytes of this process that are in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


def rounds(matches: list[Match], tries: int) -> float:
    """Seconds of a processor for as many moves, each taken back, in one match after the other."""
    began = time.process_time()
    for n in range(tries):
        match = matches[n % len(matches)]
        there = len(match.plies)
        rng = Rng(n)
        while len(match.plies) == there:
            choose(match, rng)
        match.undo(agreed=True)
    return time.process_time() - began


def held(game: str, number: int) -> dict[str, list[float]]:
    """A move while so many matches are held, with the garbage collector and without; of few, several lots.

    Python's collector looks at every object there is, now and then.
    """
    begun(game, 0)
    before = resident()
    lots = max(1, SAMPLE // number)
    tries = TRIES // lots
    with_it = without = 0.0
    for lot in range(lots):
        matches = held_matches(game, number, 1_000 * lot)
        size = (resident() - before) / number
        rounds(matches, min(tries, 10 * number))
        with_it += rounds(matches, tries)
        gc.disable()
        without += rounds(matches, tries)
        gc.enable()
    each = 1e6 / (tries * lots)
    return {"microseconds": [each * with_it, each * without], "bytes": [size]}


def kept(game: str, parts: int) -> dict[str, list[float]]:
    """Bytes that a match takes at parts of its game."""
    moves = len(begun(game, 1, MOST).plies)
    sizes = []
    for part in range(parts):
        tracemalloc.start()
        match = begun(game, 1, moves * part // parts)
        sizes.append(float(tracemalloc.get_traced_memory()[0]))
        tracemalloc.stop()
        del match
    return {"bytes": sizes}


def spaces(game: str, players: int) -> dict[str, list[float]]:
    """Of the map at the end of a game, as it is drawn."""
    g = ecumene.game(game)
    board = g.board(g.view(random_game(g, players, 1)[-1], 0))
    return {"spaces": [float(max(len(getattr(section, "hexes", ())) for section in board))]}


def main() -> None:
    what, game, number = sys.argv[1], sys.argv[2], int(sys.argv[3])
    print(json.dumps({"held": held, "kept": kept, "spaces": spaces}[what](game, number)))


if __name__ == "__main__":
    main()
