"""The ladder of levels in short, by iterations: each level beats the one below it. `docs/reports/arena-*.md` has more.

The games are the same on every machine, so a test fails only if somebody changes the bots, the rules or what was
learned. How many wins are asked for is a little less than what is measured over many games.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

import ecumene
from ecumene import bots
from ecumene.bots.contract import ask_of

FIRST_SEED = 600


@dataclass(frozen=True)
class Rung:
    game: str
    upper: str
    lower: str
    games: int
    least: int  # wins of the upper
    looks: tuple[int, int]  # of the upper and the lower, at most; a level may take fewer by itself

    def __str__(self) -> str:
        return f"{self.game}: {self.upper} over {self.lower}"


FEW = (60, 60)
RUNGS = [
    Rung("seven_wonders_duel", "novice", "random", 10, 9, FEW),
    Rung("seven_wonders_duel", "adept", "novice", 8, 6, (250, 60)),
    Rung("seven_wonders_duel", "master", "adept", 8, 5, (800, 200)),
    Rung("age_of_civilization", "novice", "random", 10, 9, FEW),
    Rung("age_of_civilization", "adept", "novice", 8, 6, (120, 24)),
    Rung("age_of_civilization", "master", "adept", 12, 7, (960, 240)),
    Rung("through_the_ages", "novice", "random", 2, 2, FEW),
    Rung("through_the_ages", "adept", "novice", 2, 2, FEW),
    Rung("new_dawn", "novice", "random", 2, 2, FEW),
    Rung("new_dawn", "adept", "novice", 2, 2, (72, 24)),
    Rung("clash_of_cultures", "novice", "random", 1, 1, (16, 16)),
]


def won(rung: Rung, game: int) -> bool:
    """One game; the upper has each seat in turn, both with the same deal."""
    names = [rung.upper, rung.lower]
    looks = list(rung.looks)
    mine = game % 2
    if mine:
        names.reverse()
        looks.reverse()
    match = ecumene.new(rung.game, players=names, seed=FIRST_SEED + game // 2)
    seats = [bots.find(name) for name in names]
    while not match.over:
        p = match.state.player
        match.choose(seats[p].choose(replace(ask_of(match, game), iterations=looks[p])))
    assert match.result
    return match.result.places[mine] < match.result.places[1 - mine]


@pytest.mark.parametrize("rung", RUNGS, ids=str)
def test_a_level_beats_the_one_below(rung: Rung) -> None:
    wins = sum(won(rung, game) for game in range(rung.games))
    assert wins >= rung.least, f"{wins} of {rung.games}"
