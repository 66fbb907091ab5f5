"""Where the command line writes: a terminal, or a pipe or file."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

PAPER = 160  # characters of a line if there is no terminal to say how many


def is_terminal() -> bool:
    """Asked before Rich is imported, so by the same signs as Rich."""
    return sys.stdout.isatty() or bool(os.environ.get("FORCE_COLOR"))


def width_of_lines() -> int:
    """In a pipe or file."""
    said = os.environ.get("COLUMNS", "")
    return int(said) if said.isdecimal() else PAPER


def make_console() -> Console:
    """A terminal wraps lines at its width. In a pipe lines of text stay whole, and only boards have a fixed width."""
    from rich.console import Console

    console = Console()
    if console.is_terminal:
        return console
    return Console(width=width_of_lines(), soft_wrap=True)
