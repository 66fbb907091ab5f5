"""What bots know of a game, put together in its `game.py`: `strategy = PolicyTree(...)`.

A *kind* of strategy says what is known and how it is searched. This file has the base and the kind that most games
use; another kind is a class like `PolicyTree` in a file of its own, and a file in `ecumene.bots.thinkers`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from typing import Any, ClassVar

import msgspec

from ecumene.kernel.border.codec import Codec, Kinds
from ecumene.kernel.border.sections import FactValue
from ecumene.kernel.core.strategy import Judge, Policy, Weight

WEIGHTS = "weights.json"  # {"learned": how, "weights": {key: preference}}
LEAST = 0.01  # a preference nearer to zero is not worth a line


@dataclass(frozen=True)
class Sight:
    """How far a level of play sees in a game."""

    iterations: int = 0  # how often it looks at most; 0: as often as its time allows
    blur: float = 0.0  # choices whose expected results differ by less look equally good to it
    looked: float = 0.25  # of the looks at the best choice: what had fewer is not known to be as good
    overview: int = 1_000  # among more choices it takes what gives most at once,
    haste: float = 0.0  # unless it sees something better by more than this for each choice above its overview


@dataclass(frozen=True)
class SelfPlay:
    """A table at which bots learn."""

    players: int
    options: Mapping[str, str] = field(default_factory=dict)  # those that are not the default
    weight: int = 1  # how often it is played against the others
    longest: int = 0  # choices after which a game is judged as it is; 0: as the strategy says


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a choice is good or bad: a message id `reason-<name>`, and its arguments: figures, things, seats."""

    name: str
    args: dict[str, FactValue] = {}


@dataclass(frozen=True, kw_only=True, eq=False)
class Strategy:
    """The base of all kinds. It holds what never changes; what was learned lies in files of the package."""

    kind: ClassVar[str] = ""  # the module of `ecumene.bots.thinkers` that searches with it and learns for it
    package: str  # the game's `strategy` folder, where learned files are
    sights: Mapping[str, Sight] = field(default_factory=dict)  # by level, where this game needs other ones
    tables: Sequence[SelfPlay] = (SelfPlay(2),)  # where it learns

    def read(self, name: str) -> Any:
        """What was learned, of a JSON file of the package."""
        return json.loads(files(self.package).joinpath(name).read_text(encoding="utf-8"))

    def has(self, name: str) -> bool:
        return files(self.package).joinpath(name).is_file()

    def reasons(self, view: Any, action: int, after: Any) -> list[Reason]:
        """Reasons of this game for a choice, the strongest first; those that every game has are added.

        Both views are of the seat that chooses: before the choice, and after it as far as it can be foreseen.
        """
        return []


@dataclass(frozen=True, kw_only=True, eq=False)
class PolicyTree(Strategy):
    """A tree whose descents follow a learned policy, play on by it, and ask a judge."""

    kind: ClassVar[str] = "policy_tree"
    policy_type: Callable[[list[Any]], Policy]
    judge: Judge
    questions: Mapping[str, Any]  # the classes of questions, by name
    facts: Sequence[tuple[int, str, str]]  # by verb: the kinds of the facts of a key
    kinds: Kinds  # of these facts
    explore: float  # how much a search follows the policy against what it found itself
    depth: int = -1  # how many choices a search plays on before it asks the judge; -1: to the end
    longest: int = -1  # choices after which a game of self-play is judged as it is; -1: to the end
    characters: Mapping[str, Judge] = field(default_factory=dict)  # other aims, to learn against: a raider, a builder
    by_players: Mapping[int, str] = field(default_factory=dict)  # files of weights, for numbers of players
    rehearsal: float = 0.0  # the part of the time in which a search first learns on the position itself
    trust: float = 1.0  # how much of the learned preferences a rehearsal begins with
    rate: float = 0.2  # how much a rehearsal learns of one game
    curiosity: float = 0.0  # how much learning is kept from settling on one choice

    @cached_property
    def keys(self) -> Codec:
        """The keys of the policy, in names: weights stay right when rows get other numbers."""
        rows = [(verb, word, f"question {facts}") for verb, word, facts in self.facts]
        return Codec(rows, [], {**self.kinds, "question": list(self.questions)})

    def weights_file(self, players: int) -> str:
        return self.by_players.get(players, WEIGHTS)

    def new_policy(self) -> Policy:
        """Without weights: every choice is as likely as another."""
        return self.policy_type(list(self.questions.values()))

    def learned(self, players: int) -> Policy:
        """The policy as it was learned; without weights if nothing was learned yet."""
        name = self.weights_file(players)
        return self.policy(self.read(name)["weights"] if self.has(name) else {})

    def policy(self, weights: Mapping[str, float]) -> Policy:
        policy = self.new_policy()
        for name, preference in weights.items():
            policy.weights[self.keys.parse(name)] = Weight(preference)
        return policy

    def named(self, policy: Policy) -> dict[str, float]:
        """What was learned, in the order of the names."""
        found = {self.keys.text(key): weight.preference for key, weight in policy.weights.items()}
        return {name: round(x, 2) for name, x in sorted(found.items()) if abs(x) >= LEAST}
