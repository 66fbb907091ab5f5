"""How fast a game is on this machine: a few figures per second. `make bench` measures ratios to other projects."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import random  # noqa: TID251  the loop outside the engine, as somebody else would write it
from typing import Any

from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import advance, legal, playout, redeal, roll, step

Lot = Callable[[], int]  # does some work and returns how much
MOST = 5_000  # choices of one game: some games may never end


def build(game: AnyGame) -> str:
    """Are the game's rules compiled or interpreted?"""
    position = game.start(players=game.fewest)  # `game` itself is of the border, which is never compiled
    return "interpreted" if hasattr(position.clone, "__code__") else "compiled"


def figures(game: AnyGame, seconds: float) -> dict[str, float]:
    """How often each thing is done in a second; in the middle of a game if it needs a position."""
    lots = {
        "decisions, driven": driven(game),
        "decisions, playout": playouts(game),
        "clones": clones(game),
        "redeals": redeals(game),
        "views": views(game),
        "imagined positions": imagined(game),
    }
    return {what: rate(lot, seconds) for what, lot in lots.items()}


def rate(lot: Lot, seconds: float) -> float:
    done, began = 0, time.perf_counter()
    while (took := time.perf_counter() - began) < seconds or not done:
        done += lot()
    return done / took


def driven(game: AnyGame, players: int = 2) -> Lot:
    """Each choice is made by a loop outside the engine, like that of a bot or of machine learning."""
    start, avoid_at_random, rng = game.start, game.avoided, Rng(1)

    def lot() -> int:
        made = 0
        s = start(players=players)
        roll(s, rng)
        choices = legal(s)
        while choices:
            choices = advance(s, choices[int(random() * len(choices))], rng)
            made += 1
        return made

    def lot_avoiding() -> int:
        made = 0
        s = start(players=players)
        roll(s, rng)
        choices = legal(s)
        while choices:
            action = choices[int(random() * len(choices))]
            if action & 127 != avoid_at_random or len(choices) == 1:
                choices = advance(s, action, rng)
                made += 1
        return made

    return lot if avoid_at_random < 0 else lot_avoiding  # a game without such a verb need not look for it


def playouts(game: AnyGame, players: int = 2) -> Lot:
    rng = Rng(1)
    return lambda: playout(game.start(players=players), rng, game.avoided, MOST)


def whole_games(game: AnyGame, players: int = 2) -> Lot:
    """Playouts, counted by games."""
    play = playouts(game, players)
    return lambda: 1 if play() else 0


def clones(game: AnyGame, players: int = 2) -> Lot:
    return many(mid_game(game, players).clone)


def redeals(game: AnyGame, players: int = 2) -> Lot:
    s, rng = mid_game(game, players), Rng(1)
    return many(lambda: redeal(s, 0, rng))


def views(game: AnyGame, players: int = 2) -> Lot:
    s = mid_game(game, players)
    return many(lambda: game.view(s, 0))


def imagined(game: AnyGame, players: int = 2) -> Lot:
    v, rng = game.view(mid_game(game, players), 0), Rng(1)
    return many(lambda: game.imagine(v, rng))


def many(work: Callable[[], Any]) -> Lot:
    def lot() -> int:
        for _ in range(100):
            work()
        return 100

    return lot


def mid_game(game: AnyGame, players: int = 2) -> Any:
    """A position half-way through a random game, with a seat to move."""
    half = playout(game.start(players=players), Rng(1), game.avoided, MOST) // 2
    s, rng = game.start(players=players), Rng(1)
    roll(s, rng)
    for _ in range(half):
        choices = [a for a in legal(s) if a & 127 != game.avoided]
        advance(s, choices[rng.below(len(choices))], rng)
    return s


def random_game(game: AnyGame, players: int, seed: int) -> list[Any]:
    """Copies of every position of one random game in which a seat is to move."""
    out: list[Any] = []
    s, rng = game.start(players=players), Rng(seed)
    roll(s, rng)
    while not s.over and len(out) < MOST:
        out.append(s.clone())
        step(s, game.at_random(legal(s), rng), rng)
    return out
