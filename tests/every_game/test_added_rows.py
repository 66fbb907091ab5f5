"""A card is a row: one more row in any deck is right, or refused with a clear error, never quietly wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import ecumene
from ecumene.games import GAMES, TOYS
from every_game.added_row import decks

SOURCES = Path(__file__).parents[2] / "src" / "ecumene"
HERE = Path(__file__).parent / "added_row.py"


@pytest.mark.skipif(not ecumene.__file__.endswith(".py"), reason="rows are added to sources")
@pytest.mark.parametrize("game", [*TOYS, *GAMES])
def test_one_more_row_in_every_deck(game: str, tmp_path: Path) -> None:
    assert decks(SOURCES / "games" / game)
    run = subprocess.run(
        [sys.executable, str(HERE), str(SOURCES), game, str(tmp_path)],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": ""},
        timeout=300,
    )
    assert run.returncode == 0, run.stdout + run.stderr
