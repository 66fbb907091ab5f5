"""How likely each choice is: by what is chosen, the mode and the round.

`ecumene tune age_of_civilization` learns the weights.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards import modes
from ecumene.games.age_of_civilization.rules.state import ROUNDS, Era
from ecumene.games.age_of_civilization.rules.verbs import RESIGN, VERBS
from ecumene.kernel.core.action import first, second, verb_of
from ecumene.kernel.core.strategy import Policy

# What a lone player strives for is another thing in each mode, and in each round another thing is in time.
STAGES: Final = [f"{mode}_{i + 1}" for mode in modes.NAMES for i in range(ROUNDS)]
KINDS: Final[dict[str, list[str] | int]] = {"stage": STAGES}
FACTS: Final = [(verb, word, f"stage {kinds.replace('*', '')}") for verb, word, kinds in VERBS]  # of a key


@final
class EraPolicy(Policy):
    stage: i64

    def __init__(self, questions: list[Any]) -> None:
        super().__init__(RESIGN, questions)
        self.stage = 0

    def begin(self, s: Era) -> None:
        self.stage = s.mode * ROUNDS + s.round - 1

    def key(self, s: Era, action: i64) -> i64:
        return self.packed(verb_of(action), self.stage, first(action), second(action))
