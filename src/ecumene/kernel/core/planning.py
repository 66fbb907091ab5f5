"""What a planner of whole turns asks of a game. A game derives from this; the planner knows no game."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from ecumene.kernel.core.state import Frame
from ecumene.kernel.core.strategy import Shares

# what a frame is to a planner
ANSWER: Final = (
    0  # a question that comes on its own: a bid, a defence, a loss; also every step that is none of the others
)
PLAN: Final = 1  # the question that a turn consists of: it is asked again until the seat ends its turn
BEFORE: Final = 2  # a choice before the plan, judged by the turn that follows it
OVER: Final = 3  # the step with which a turn is over


@mypyc_attr(allow_interpreted_subclasses=True)
class Planning:
    """The value of a position, where a turn ends, and how small questions are answered without thinking."""

    def start(self, s: Any) -> None:
        """A new question is thought about; positions from here on have the same rows and as many seats."""

    def look_ahead(self, turns: float) -> None:
        """See no more turns ahead than so many: a beginner does not think of what pays off late."""

    def role(self, frame: Frame) -> i64:
        """ANSWER, PLAN, BEFORE or OVER."""
        raise NotImplementedError

    def own(self, s: Any, p: i64) -> float:
        """The seat's own part of the value, as if it ended its turn now. Asked after every choice of a plan."""
        raise NotImplementedError

    def rivals(self, s: Any, p: i64) -> float:
        """What the others have, to be taken off. The choices of a plan hardly change it."""
        raise NotImplementedError

    def value(self, s: Any, p: i64) -> float:
        """How good any position is for a seat, also one that is over."""
        raise NotImplementedError

    def spare(self, s: Any, p: i64) -> float:
        """What the seat can still do in this turn. It ranks lines of different lengths, and counts for nothing else."""
        return 0.0

    def toll(self, s: Any, action: i64) -> float:
        """What a choice costs besides what it changes: to undo what was done before is a sign of a bad plan."""
        return 0.0

    def ends(self, action: i64) -> bool:
        """Does it end the turn?"""
        raise NotImplementedError

    def avoided(self, action: i64) -> bool:
        """Is it never chosen while there is something else: giving up?"""
        return False

    def by_rule(self, s: Any, choices: list[int]) -> i64:
        """An answer without thinking, for what follows the choice that is thought about."""
        return choices[0]

    def expect(self, s: Any, p: i64, margin: float, out: Shares) -> None:
        """What each seat may expect, 0 to 1, if the position is worth `margin` to seat p."""
        raise NotImplementedError
