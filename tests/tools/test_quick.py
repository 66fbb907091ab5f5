"""Which tests `make quick` runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecumene.games import GAMES
from tools import quick


def test_everything_named_is_there() -> None:
    assert all((quick.TESTS / name).is_file() for name in quick.SLOW)
    assert all(list(quick.TESTS.glob(pattern)) for pattern in quick.FIRST)


def test_without_a_part_no_browser_no_slow_file_but_scenarios_of_every_game() -> None:
    said = quick.arguments()
    assert not any("e2e" in x for x in said)
    assert {f"--ignore={quick.TESTS / x}" for x in quick.SLOW} <= set(said)
    assert {str(quick.TESTS / "games" / game / "test_scenarios.py") for game in GAMES} <= set(said)


@pytest.mark.parametrize(
    ("word", "game"),
    [
        ("duel", "seven_wonders_duel"),
        ("clash", "clash_of_cultures"),
        ("ages", "through_the_ages"),
        ("new_dawn", "new_dawn"),
        ("lantern", "lantern"),
        ("of", ""),
        ("server", ""),
    ],
)
def test_a_game_is_found_by_a_word_of_its_name(word: str, game: str) -> None:
    assert quick.find_game(word) == game


def test_parts() -> None:
    assert quick.arguments("duel")[-2:] == ["-k", "seven_wonders_duel"]
    assert quick.arguments("server") == [str(quick.TESTS / "server")]
    assert all(Path(x).is_file() for x in quick.arguments("words"))
    with pytest.raises(SystemExit, match="is no game and no folder of tests"):
        quick.arguments("dual")
