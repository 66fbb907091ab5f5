"""Where the command line writes: a terminal, or a pipe or file."""

from __future__ import annotations

import os

from rich.console import Console

PAPER = 160  # characters of a line if there is no terminal to say how many


def make_console() -> Console:
    """A terminal wraps lines at its width. In a pipe lines of text stay whole, and only boards have a fixed width."""
    console = Console()
    if console.is_terminal:
        return console
    return Console(width=None if os.environ.get("COLUMNS") else PAPER, soft_wrap=True)
