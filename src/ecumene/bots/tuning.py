"""Learning by self-play: what `ecumene tune` asks of the module of `bots.thinkers` that knows a kind of strategy."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Protocol

from ecumene.bots.searcher import THINKERS
from ecumene.kernel.border.game import AnyGame


class Tutor(Protocol):
    """Learns round after round. A round takes some seconds; between two rounds everything can be kept and resumed."""

    def round(self, part: float) -> Mapping[str, float]:
        """Play and learn for a few seconds; figures by name, for the chart.

        `part`: how much of all the time is over, 0 to 1. Towards the end a tutor learns less of each game.
        """
        ...

    def kept(self) -> Any:
        """All that is needed to go on later, as JSON."""
        ...

    def files(self) -> Mapping[str, Any]:
        """What was learned: names and contents of JSON files of the game's `strategy` folder."""
        ...


def tutor_of(game: AnyGame, kept: Any = None, seed: int = 1) -> Tutor:
    """The tutor of a game's strategy, from the beginning or from what was kept.

    Each module of `bots.thinkers` has a function `tutor(game, strategy, kept, seed)` for it.
    """
    assert game.strategy is not None
    module: Any = import_module(THINKERS[game.strategy.kind])
    made: Tutor = module.tutor(game, game.strategy, kept, seed)
    return made
