"""Output to a pipe or a file: lines are not broken, and it is plain text."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ecumene
from cli.keyboard import run, saved_after
from ecumene.cli import commands
from ecumene.cli.console import PAPER, make_console
from ecumene.words import Words

MAIN = [sys.executable, "-c", "from ecumene.cli import main; main()"]


@pytest.fixture
def piped(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it is where nobody says how wide a line is."""
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.setattr(commands, "console", make_console())


def test_lines_of_the_log_are_whole(piped: None, own_folder: Path) -> None:
    file = saved_after(own_folder, "through_the_ages", ["Anna", "greedy"], "ActionPhase", 4)
    lines = run("play", "--load", str(file), typed="l\nq\n").output.splitlines()
    [row] = {line for line in lines if line.startswith("· A first event is laid down")}
    assert "Into the row: " in row and row.endswith("· Turn of Anna") and len(row) > PAPER
    assert not [line for line in lines if line.startswith(("resources +", "food +", "science +"))]


def test_boards_are_laid_out_and_not_wider_than_paper(piped: None, own_folder: Path) -> None:
    file = saved_after(own_folder, "seven_wonders_duel", ["Anna", "greedy"], "Turn")
    lines = run("play", "--load", str(file), typed="q\n").output.splitlines()
    top = next(i for i, line in enumerate(lines) if line.startswith("╭"))
    assert all(len(line) <= PAPER for line in lines[top:] if line[:1] in "╭│╰") and len(lines[top]) == PAPER


def test_what_cards_say_is_not_cut_off(piped: None) -> None:
    out = run("play", "age_of_civilization", "--seats", "Anna,greedy", "--seed", "5", typed="q\n").output
    assert "…" not in out and max(map(len, out.splitlines())) > PAPER


def test_what_was_typed_can_be_read(piped: None) -> None:
    out = run("play", "seven_wonders_duel", "--seats", "Anna,greedy", "--seed", "5", typed="i sphinx\nq\n").output
    assert "? for help > i sphinx\nThe Sphinx (sphinx): costs" in out and "? for help > q\nSaved: " in out


def test_help_is_whole(piped: None) -> None:
    match = ecumene.new("through_the_ages", seed=1)
    out = run("play", "through_the_ages", "--seats", "Anna,greedy", "--seed", "1", typed="?\nq\n").output
    assert Words("en", match.game).say("legend") in out.splitlines()


def test_a_process_with_a_pipe() -> None:
    """Errors, lists and the ledger, as another program reads them: unbroken lines, without terminal codes."""

    def said(*args: str) -> str:
        free = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
        done = subprocess.run([*MAIN, *args], capture_output=True, encoding="utf-8", env=free, check=False)
        return done.stdout + done.stderr

    error = said("play", "seven_wonders_dul")
    assert "Did you mean “seven_wonders_duel”" in error and error.count("\n") == 1 and len(error) > 80
    usage = said("play", "--bogus")
    assert "No such option: --bogus" in usage and "─" not in usage
    help = said("verify", "--help")
    assert "Check records: every move by the rules, and every outcome of chance against the seed or" in help
    for text in (error, usage, help):
        assert "\x1b" not in text and not re.search(r"[^\S\n]+\n", text)
