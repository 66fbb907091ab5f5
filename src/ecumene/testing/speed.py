"""How fast a game is here: a few figures a second, for a look. `make bench` has the ratios that travel."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from ecumene.kernel.game import Game
from ecumene.kernel.rng import Rng
from ecumene.kernel.state import advance, legal, playout, roll

Lot = Callable[[], int]  # does some of the work and says how much


def build(game: Game) -> str:
    """Are the game's rules compiled?"""
    return "interpreted" if hasattr(game.start, "__code__") else "compiled"


def figures(game: Game, seconds: float) -> dict[str, float]:
    """What is done in a second, in mid-game where it is of a position."""
    s = mid_game(game)
    seat = max(0, s.player)
    v, rng = game.view(s, seat), Rng(1)
    lots: dict[str, Lot] = {
        "decisions, driven": driven(game),
        "decisions, playout": lambda: playout(game.start(), rng, game.shunned),
        "clones": many(s.clone),
        "views": many(lambda: game.view(s, seat)),
        "imagined positions": many(lambda: game.imagine(v, rng)),
    }
    return {what: rate(lot, seconds) for what, lot in lots.items()}


def rate(lot: Lot, seconds: float) -> float:
    done, began = 0, time.perf_counter()
    while (took := time.perf_counter() - began) < seconds or not done:
        done += lot()
    return done / took


def driven(game: Game) -> Lot:
    """Each choice made by a loop outside the engine, as a bot or a learner would."""
    rng = Rng(1)

    def lot() -> int:
        s, made = game.start(), 0
        roll(s, rng)
        choices = legal(s)
        while choices:
            choices = advance(s, game.at_random(choices, rng), rng)
            made += 1
        return made

    return lot


def many(work: Callable[[], Any]) -> Lot:
    def lot() -> int:
        for _ in range(100):
            work()
        return 100

    return lot


def mid_game(game: Game) -> Any:
    """A position half-way through a random game, with a seat to move."""
    half = playout(game.start(), Rng(1), game.shunned) // 2
    s, rng = game.start(), Rng(1)
    roll(s, rng)
    for _ in range(half):
        choices = [a for a in legal(s) if a & 127 != game.shunned]
        advance(s, choices[rng.below(len(choices))], rng)
    return s
