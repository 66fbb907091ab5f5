"""Asking, where a rule leaves a choice."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.state import World
from ecumene.kernel.action import verb_of
from ecumene.kernel.state import NOT_OFFERED, Frame


def ask(s: World, frame: Frame) -> None:
    """Put a question on top. Nothing to choose from: nobody is asked; one thing: it is taken.

    COC-4.14: for a player who has resigned the first of the choices is taken.
    """
    choices = frame.legal(s)
    if len(choices) == 0:
        return
    s.push(frame)
    if len(choices) == 1 or s.nations[frame.player].resigned != 0:
        frame.take(s, choices[0])


def refusal(choices: list[int], action: i64, verb: i64, rule: str) -> str:
    """For a question with one kind of answer: the rule that keeps out answers of this kind which are not on offer."""
    if action in choices:
        return ""
    return rule if verb_of(action) == verb else NOT_OFFERED
