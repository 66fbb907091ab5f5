"""Where the command line writes: a terminal, or a pipe or file."""

from __future__ import annotations

import os

from rich.console import Console

PAPER = 160  # letters of a board or table where there is no terminal to say how many


def make_console() -> Console:
    """A terminal wraps at its own width. In a pipe every line of text is whole, and only boards are laid out."""
    console = Console()
    if console.is_terminal:
        return console
    return Console(width=None if os.environ.get("COLUMNS") else PAPER, soft_wrap=True)
