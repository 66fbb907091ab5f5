"""The usual kinds of frames, and what a refusal says is missing.

A frame of a game derives from one of these and says only what is its own: an automatic step what it does, a draw what
may come, a question what may be chosen and the rule against everything else of its verb.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.state import CHANCE, NOBODY, NOT_OFFERED, Frame

MOST: Final = 16_383  # of a figure in a shortage: it is packed like an action


def shortage(what: i64, needs: i64, has: i64) -> i64:
    """One thing that is missing: a number of the game's table SHORTAGES, how much is needed, how much is there."""
    return act(what, min(needs, MOST), max(has, 0))


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame):
    """Something that happens by itself: override `run`."""

    def __init__(self, player: i64 = NOBODY) -> None:
        self.player = player


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Frame):
    """Chance decides: override `legal` and `apply`, and `weights` where not all outcomes are equally likely."""

    def __init__(self, player: i64 = CHANCE) -> None:
        self.player = player


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Frame):
    """A question whose answers have one verb, and perhaps a way to decline: override `legal` and `apply`.

    What has this verb and is not offered is refused by one rule.
    """

    verb: ClassVar[int] = -1
    rule: ClassVar[str] = NOT_OFFERED

    def why_not(self, s: Any, action: i64) -> str:
        return self.rule if verb_of(action) == self.verb else NOT_OFFERED


@mypyc_attr(allow_interpreted_subclasses=True)
class SetChoice(Choice):
    """A question that names a set, one thing at a time and in any order; the thing is the answer's first argument.

    Bots name it in ascending order: override `since`.
    """

    def since(self, s: Any) -> i64:
        """The lowest thing that may be named next, if the set is named in ascending order."""
        raise NotImplementedError

    def canonical(self, s: Any) -> list[int]:
        least: i64 = self.since(s)
        verb: i64 = self.verb
        choices = self.legal(s)
        out: list[int] = []
        action: i64
        for action in choices:
            if verb_of(action) != verb or first(action) >= least:
                out.append(action)
        return out if len(out) > 0 else choices
