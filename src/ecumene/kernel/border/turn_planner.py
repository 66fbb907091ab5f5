"""The kind of strategy that plans whole turns: a value of positions, and how wide and long to think."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar

from ecumene.kernel.border.strategy import WEIGHTS, Strategy
from ecumene.kernel.core.planning import Planning

# Weights of one number of players: features by name, each with a list of weights or, in other tables, one weight.
Tables = Mapping[str, Mapping[str, Any]]


@dataclass(frozen=True)
class Direction:
    """A way in which weights change together while they are learned.

    Attributes:
        name: For the report.
        steps: By table and name how far each weight goes at one step; for a feature a list, as its weights are.
    """

    name: str
    steps: Mapping[str, Mapping[str, Any]]


@dataclass(frozen=True, kw_only=True, eq=False)
class TurnPlanner(Strategy):
    """A beam over the own turn with a value that depends on the turns left; then play-outs of the best ends."""

    kind: ClassVar[str] = "planner"
    planning: Callable[[Tables], Planning]  # makes the hooks of the game with weights
    directions: Callable[[Tables], Sequence[Direction]]  # in which weights are learned
    width: int = 12  # lines of the beam
    candidates: int = 6  # best ends that are played on
    playouts: int = 16  # of the last two of them
    trust: float = 0.0  # the plan itself counts like so many play-outs: a few of them are mostly luck
    rounds: int = 1  # that are played on
    deals: int = 3  # positions for a choice that depends on what is hidden
    short: float = 99.0  # turns that somebody sees who looks only once, such as a novice
    close: float = 20.0  # ends that are worse by more than this are not played on

    def learned(self, players: int) -> Tables:
        found: Tables = self.read(WEIGHTS)["weights"][str(players)]
        return found

    def hooks(self, players: int) -> Planning:
        """The game's hooks with the learned weights, made once."""
        return hooks_of(self, players)


@cache
def hooks_of(strategy: TurnPlanner, players: int) -> Planning:
    return strategy.planning(strategy.learned(players))
