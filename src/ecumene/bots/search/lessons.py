"""Learning a policy by self-play: what led to more than was expected is preferred more from now on."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, Frame
from ecumene.kernel.core.strategy import NEVER, Policy, Weight, drawn


@final
class Lesson:
    """A choice that was made in a game."""

    mover: i64
    weights: list[Weight]
    taken: i64

    def __init__(self, mover: i64, weights: list[Weight], taken: i64) -> None:
        self.mover = mover
        self.weights = weights
        self.taken = taken


@final
class Lessons:
    """The choices of one game, to learn from when it is over."""

    rate: float  # how much is learned of one game
    curiosity: float  # how much a policy is kept from settling on one choice
    rng: Rng
    lessons: list[Lesson]

    def __init__(self, rate: float, seed: i64, curiosity: float = 0.0) -> None:
        self.rate = rate
        self.curiosity = curiosity
        self.rng = Rng(seed)
        self.lessons = []

    def play(self, s: Any, policies: list[Policy], learning: i64, most: i64) -> i64:
        """Play with a policy for each seat; how many choices were made. Seats of the bag `learning` learn."""
        stack: list[Frame] = s.stack
        made: i64 = 0
        while stack and made != most:
            frame = stack[-1]
            player: i64 = frame.player
            if player >= 0:
                choices = frame.canonical(s)
                i: i64 = 0
                made += 1
                if len(choices) > 1:
                    weights: list[Weight] = []
                    total: float = policies[player].weigh(s, choices, weights)
                    i = drawn(weights, total, self.rng)
                    if (learning >> player) & 1:
                        self.lessons.append(Lesson(player, weights, i))
                frame.apply(s, choices[i])
            elif player == CHANCE:
                frame.apply(s, frame.sample(s, self.rng))
            else:
                frame.run(s)
        return made

    def learn(self, gains: list[float]) -> None:
        """By how much each seat did better than was expected. The lessons are forgotten."""
        for lesson in self.lessons:
            gain: float = gains[lesson.mover] * self.rate
            total: float = 0.0
            for weight in lesson.weights:
                total += weight.share
            taken = lesson.weights[lesson.taken]
            for weight in lesson.weights:
                if weight.preference > NEVER:
                    weight.prefer(-gain * weight.share / total)
            if taken.preference > NEVER:
                taken.prefer(gain)
            if self.curiosity > 0.0:
                spread(lesson.weights, self.curiosity * self.rate)
        self.lessons.clear()


def spread(weights: list[Weight], by: float) -> None:
    """Make the choices a little more alike: one step towards more entropy."""
    total: float = 0.0
    for weight in weights:
        total += weight.share
    usual: float = 0.0  # what a preference is on average
    for weight in weights:
        usual += weight.preference * weight.share / total
    for weight in weights:
        if weight.preference > NEVER:
            weight.prefer(by * weight.share / total * (usual - weight.preference))
