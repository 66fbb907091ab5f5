"""One contestant of `tools.bench`: a process that keeps running and measures when it is asked.

It imports nothing of this project until a measure needs it, for contestants have different packages: the compiled one,
the interpreted one, an older one, or the peers in an environment of their own.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

Lot = Callable[[], int]  # does some work and returns how much


def ours(measure: str) -> Callable[[str, int], Lot]:
    """A measure of `ecumene.testing.speed`."""

    def lot_of(name: str, players: int) -> Lot:
        from ecumene import game
        from ecumene.testing import speed

        lot: Lot = getattr(speed, measure)(game(name), players)
        return lot

    return lot_of


def catanatron_game() -> Any:
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])


def catanatron(_: str, players: int) -> Lot:
    """Whole games by its own loop; every action of a player counts, also rolls and ends of turns."""

    def lot() -> int:
        game = catanatron_game()
        game.play()
        return len(game.state.actions)

    return lot


def catanatron_copy(_: str, players: int) -> Lot:
    game = catanatron_game()
    for _tick in range(300):  # a random game has about 850
        game.play_tick()

    def lot() -> int:
        for _ in range(100):
            game.copy()
        return 100

    return lot


def hearts(_: str, players: int) -> Lot:
    """Dealing is chance, one outcome at a time, as in that library; only the players' choices count."""
    from random import random

    import pyspiel

    game = pyspiel.load_game("hearts")

    def lot() -> int:
        made = 0
        s = game.new_initial_state()
        while not s.is_terminal():
            if s.is_chance_node():
                outcomes = s.chance_outcomes()  # all equally likely
                s.apply_action(outcomes[int(random() * len(outcomes))][0])
            else:
                choices = s.legal_actions()
                s.apply_action(choices[int(random() * len(choices))])
                made += 1
        return made

    return lot


MEASURES: dict[str, Callable[[str, int], Lot]] = {
    "driven": ours("driven"),
    "playout": ours("playouts"),
    "games": ours("whole_games"),
    "clone": ours("clones"),
    "redeal": ours("redeals"),
    "view": ours("views"),
    "imagine": ours("imagined"),
    "catanatron": catanatron,
    "catanatron_copy": catanatron_copy,
    "hearts": hearts,
}


def rate(lot: Lot, seconds: float) -> float:
    """How much is done in a second of processor time."""
    done, began, now = 0, time.process_time(), 0.0
    while now < seconds:
        done += lot()
        now = time.process_time() - began
    return done / now


def main() -> None:
    """Read lines `measure seconds players game` and answer each with a rate."""
    lots: dict[tuple[str, str, str], Lot] = {}
    for line in sys.stdin:
        measure, seconds, players, game = (*line.split(), "")[:4]
        what = measure, players, game
        if what not in lots:
            lots[what] = MEASURES[measure](game, int(players))
            lots[what]()
        print(rate(lots[what], float(seconds)), flush=True)


if __name__ == "__main__":
    main()
