"""The command line with somebody at it, and what she leaves behind."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner, Result

from ecumene import cli


def run(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(cli.app, list(args), input=typed, catch_exceptions=False)


def saved(folder: Path) -> Path:
    """The game that was played."""
    return next((folder / "games").glob("*.rec"))
