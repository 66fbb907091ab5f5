"""From a question to an answer, by whatever a game's strategy is: one line for each kind of search."""

from __future__ import annotations

import math
import time
from functools import cache
from importlib import import_module
from typing import Any, Protocol

from ecumene.bots.contract import Answer, Ask, Line
from ecumene.bots.greedy import Greedy

# A new kind is a module with `think` (see `Thinker`), and for `ecumene tune` with `tutor` (see `bots.tuning.Tutor`).
THINKERS = {
    "policy_tree": "ecumene.bots.thinkers.policy_tree",
    "stored_tree": "ecumene.bots.thinkers.stored_tree",
    "planner": "ecumene.bots.thinkers.planner",
}
CLOSEST = 1e-3  # seconds that are always left for thinking


class Thinker(Protocol):
    """What a module of `ecumene.bots.thinkers` has."""

    def think(self, ask: Ask, strategy: Any, seconds: float, iterations: int) -> Answer:
        """Search until either limit is reached, or the best choice cannot change any more.

        Args:
            ask: The question, with at least two choices; what it says of limits does not count.
            strategy: The game's, of the kind that the module is for.
            seconds: Of processor time from now on; `math.inf` for no limit.
            iterations: How often to look; 0 for no limit. With this limit alone the answer is the same everywhere.

        Returns:
            One of `ask.legal`, never the verb that `game.avoid_at_random` names unless it is the only choice.
        """
        ...


@cache
def thinker(kind: str) -> Thinker:
    module: Any = import_module(THINKERS[kind])
    found: Thinker = module
    return found


def think(ask: Ask, seconds: float, most: int = 0) -> Answer:
    """Answer by the game's strategy; by `greedy` where there is none.

    Args:
        ask: The question. If it asks for iterations, time does not count.
        seconds: The bot's own limit; the question may set a lower one.
        most: The bot's own limit of iterations; 0: none.
    """
    began = time.process_time()
    if len(ask.legal) == 1 or ask.game.strategy is None:
        return plain(ask, ask.legal[0] if len(ask.legal) == 1 else Greedy().choose(ask))
    strategy = ask.game.strategy
    found = thinker(strategy.kind)  # the first time it is read, which counts too
    counts = [n for n in (ask.iterations, most) if n]
    left = max(CLOSEST, min(ask.seconds, seconds) - (time.process_time() - began))
    return found.think(ask, strategy, math.inf if ask.iterations else left, min(counts, default=0))


def plain(ask: Ask, action: int) -> Answer:
    """An answer without a search: nothing is known of what may be expected."""
    return Answer(action, [], [Line([action], [], 1.0)], 1)
