"""What a search asks of a game: how likely each choice is, and what each seat may expect. Games derive from these.

Both are asked at every position of a search, so they are compiled and give objects, not lists of numbers: compiled
code reads the fields of an object as they are, while a number in a list is an object to be unpacked.
"""

from __future__ import annotations

import math
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from ecumene.kernel.core.action import act, verb_of
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import Frame

MOST_SEATS: Final = 4
STEEPEST: Final = 6.0  # of a preference that is learned
NEVER: Final = -20.0  # the preference of what is not to be chosen unless it must be
FINE: Final = 1_000_000  # steps of a random number


@final
class Shares:
    """A number for each seat: what it may expect, from 0 (lost) to 1 (won); or a sum of such."""

    a: float
    b: float
    c: float
    d: float

    def __init__(self) -> None:
        self.a = 0.0
        self.b = 0.0
        self.c = 0.0
        self.d = 0.0

    def of(self, p: i64) -> float:
        if p == 0:
            return self.a
        if p == 1:
            return self.b
        return self.c if p == 2 else self.d

    def put(self, p: i64, share: float) -> None:
        if p == 0:
            self.a = share
        elif p == 1:
            self.b = share
        elif p == 2:
            self.c = share
        else:
            self.d = share

    def add(self, other: Shares) -> None:
        self.a += other.a
        self.b += other.b
        self.c += other.c
        self.d += other.d


@final
class Weight:
    """How much a kind of choice is preferred to others. It is drawn in proportion to `share`."""

    preference: float
    share: float  # e to the preference

    def __init__(self, preference: float) -> None:
        self.preference = preference
        self.share = math.exp(preference)

    def prefer(self, by: float) -> None:
        """Learn: more of this, or less."""
        x: float = self.preference + by
        if x > STEEPEST:
            x = STEEPEST
        elif x < -STEEPEST:
            x = -STEEPEST
        self.preference = x
        self.share = math.exp(x)


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """How likely each choice is, by what it means at this table: its *key*, up to three facts packed like an action."""

    weights: dict[int, Weight]
    numbers: dict[Any, int]  # of the classes of questions
    avoided: i64  # a verb that is chosen only if nothing else can be: resigning
    never: Weight
    model: Policy | None  # a key that is new here begins with a part of its preference there
    trust: float  # how large a part
    question: i64  # the number of the question at hand
    seat: i64  # who is asked

    def __init__(self, avoided: i64, questions: list[Any]) -> None:
        self.weights = {}
        self.numbers = {question: i for i, question in enumerate(questions)}
        self.avoided = avoided
        self.never = Weight(NEVER)
        self.model = None
        self.trust = 0.0
        self.question = 0
        self.seat = 0

    def begin(self, s: Any) -> None:
        """Look at what all choices of this question have in common."""

    def key(self, s: Any, action: i64) -> i64:
        """What a choice means: `self.packed(verb, fact, fact, fact)`. `begin` was called."""
        raise NotImplementedError

    def packed(self, verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
        return act(verb, self.question, a, b, c)

    def weight(self, s: Any, action: i64) -> Weight:
        if verb_of(action) == self.avoided:
            return self.never
        key: i64 = self.key(s, action)
        weight = self.weights.get(key)
        if weight is None:
            weight = Weight(self.first_preference(key))
            self.weights[key] = weight
        return weight

    def follow(self, model: Policy, trust: float) -> None:
        """Begin with a part of another policy's preferences."""
        self.model = model
        self.trust = trust

    def first_preference(self, key: i64) -> float:
        """Of a key that was not met yet: by what another policy has learned, else by advice."""
        if self.model is not None:
            known = self.model.weights.get(key)
            if known is not None:
                return self.trust * known.preference
        return self.advice(key)

    def advice(self, key: i64) -> float:
        """What a beginner is told of a kind of choice: of use where self-play seldom comes."""
        return 0.0

    def weigh(self, s: Any, choices: list[int], out: list[Weight]) -> float:
        """The weight of every choice, and the sum of their shares."""
        frame: Frame = s.stack[-1]
        self.question = self.numbers[type(frame)]
        self.seat = frame.player
        self.begin(s)
        out.clear()
        total: float = 0.0
        action: i64
        for action in choices:
            weight = self.weight(s, action)
            out.append(weight)
            total += weight.share
        return total


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """What each seat may expect of a position: of one that is over, the result."""

    def judge(self, s: Any, out: Shares) -> None:
        raise NotImplementedError

    def reward(self, s: Any, p: i64) -> float:
        """What a seat that learns strives for, also in a game that was cut short; 1 is a large difference."""
        out = Shares()
        self.judge(s, out)
        return 2.0 * out.of(p)


def drawn(weights: list[Weight], total: float, rng: Rng) -> i64:
    """The place of one weight, each as likely as its share of the total."""
    x: float = total * float(int(rng.below(FINE))) / float(FINE) - weights[0].share
    i: i64 = 0
    while x >= 0.0 and i + 1 < len(weights):
        i += 1
        x -= weights[i].share
    return i
