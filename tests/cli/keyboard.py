"""Runs the command line with typed lines, and reads the files that it leaves."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner, Result

import ecumene
from ecumene import bots, cli
from ecumene.kernel.match.match import Match


def run(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(cli.app, list(args), input=typed, catch_exceptions=False)


def saved(folder: Path) -> Path:
    """The game that was played."""
    return next((folder / "games").glob("*.rec"))


def saved_after(folder: Path, game: str, players: list[str], stop: str, round: int = 0) -> Path:
    """A game that greedy bots have played up to a question to the first player, as a record."""
    match = ecumene.new(game, players=players, seed=7)
    greedy = bots.find("greedy")
    while match.state.player != 0 or type(match.state.stack[-1]).__name__ != stop or at_round(match) < round:
        match.choose(greedy.choose(bots.ask_of(match, 1)))
    file = folder / "so_far.rec"
    file.write_text(match.record())
    return file


def played_until(folder: Path, line: str) -> Path:
    """The golden record that was played by hand, up to and with the answer to a move of it."""
    kept = Path(__file__).parent.parent / "games" / "through_the_ages" / "golden" / "played.rec"
    lines = kept.read_text(encoding="utf-8").splitlines()
    file = folder / "so_far.rec"
    file.write_text("\n".join(lines[: lines.index(line) + 2]) + "\n", encoding="utf-8")
    return file


def at_round(match: Match) -> int:
    return int(getattr(match.state, "round", 0))


def plainly(out: Result) -> str:
    """What was written, with every break of a line a space."""
    return " ".join(out.output.split())
