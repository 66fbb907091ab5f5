"""Asking, where a rule leaves a choice."""

from __future__ import annotations

from ecumene.games.age_of_civilization.state import Era
from ecumene.kernel.state import Frame


def ask(s: Era, frame: Frame) -> None:
    """Put a question on top. Nothing to choose from: nobody is asked; one thing: it is taken."""
    choices = frame.legal(s)
    if len(choices) == 0:
        return
    s.push(frame)
    if len(choices) == 1:
        frame.take(s, choices[0])
