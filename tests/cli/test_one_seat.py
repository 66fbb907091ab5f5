"""Playing alone in the terminal: to the end, resigning, and watching a bot."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

import ecumene
from cli.keyboard import run, saved
from ecumene import words
from ecumene.cli.screen import Screen
from ecumene.kernel.border.errors import BadOption

AGE = "age_of_civilization"


def test_alone_to_the_end(own_folder: Path) -> None:
    out = run("play", AGE, "--seats", "Anna", "--seed", "5", typed="1\n" * 300).output
    assert "The game is over" in out and "Anna wins." in out and "Score" in out
    match = ecumene.read(saved(own_folder).read_text())
    assert match.over and match.players == ["Anna"] and match.result and match.result.how == "clash"


def test_nobody_wins_a_game_given_up() -> None:
    out = run("play", AGE, "--seats", "Anna", "--seed", "5", typed="resign\nyes\n").output
    assert "The game is over" in out and "Anna wins" not in out and "share the victory" not in out


def test_what_was_reached_is_told_at_the_end() -> None:
    match = ecumene.new(AGE, players=["Anna"], seed=5)
    match.state.nations[0].scored[0] = 20
    match.state.nations[0].techs = 1
    while not match.over:
        match.play("rest" if "rest" in match.moves() else match.moves()[0])
    assert match.result and match.result.reached[0] == "achievement:outstanding_lineage"
    console = Console(width=120, record=True)
    Screen(match, words.Words("en", match.game, match.players), console).show_result()
    said = console.export_text()
    assert "Anna wins.\nOutstanding Lineage" in said


def test_what_does_not_go_together() -> None:
    with pytest.raises(BadOption, match=r"winds=yes for 1 players is refused by AOC-15\.11: Clash can be combined"):
        run("play", AGE, "--seats", "Anna", "-o", "winds=yes")
