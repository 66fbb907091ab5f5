"""The one place where the arena asks a bot, and measures how long it thinks."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Protocol

from ecumene.arena.plan import Budget
from ecumene.bots.contract import Ask, Bot, ask_of, seconds_of
from ecumene.kernel.match.match import Match

OVER = 1.2  # times its budget a bot may take
ALLOWANCE = 0.015  # seconds that it may always take in addition: a fifth of 20 ms is less than a clock can promise
STUCK = 20  # times its budget, and STUCK_ALLOWANCE seconds, by the clock on the wall: then it is interrupted
STUCK_ALLOWANCE = 60.0


class Stuck(BaseException):
    """A bot has used many times its budget and still thinks. Not an `Exception`, which the bot itself may catch."""


class Answered(Protocol):
    """What a bot may answer instead of an action: see `ecumene.bots.contract`."""

    action: int
    iterations: int


@dataclass(frozen=True)
class Decision:
    action: int
    legal: list[int]
    seconds: float  # of processor time
    allowed: float  # seconds after which it is an overrun
    iterations: int = 0  # 0: the bot does not say

    @property
    def is_free(self) -> bool:
        """Was there anything to choose?"""
        return len(self.legal) > 1


def budget_of(bot: Bot, budget: Budget) -> Budget:
    """What a bot may use: what the run says, or a part of what the bot takes by itself."""
    return budget if budget.iterations or budget.seconds else Budget(budget.scale * seconds_of(bot))


def allowed(budget: Budget) -> float:
    """Seconds after which a decision is an overrun; a bot that counts iterations may take as long as it likes."""
    return float("inf") if budget.iterations else max(OVER * budget.seconds, budget.seconds + ALLOWANCE)


def decide(bot: Bot, match: Match, dice: int, budget: Budget) -> Decision:
    """Ask a bot what a match asks now. What the bot raises is raised."""
    budget = budget_of(bot, budget)
    ask = replace(ask_of(match, dice, budget.seconds), iterations=budget.iterations)
    with interrupted_when_stuck(budget):
        began = time.process_time()
        action, iterations = answer_of(bot, ask)
        took = time.process_time() - began
    return Decision(action, ask.legal, took, allowed(budget), iterations)


def answer_of(bot: Bot, ask: Ask) -> tuple[int, int]:
    """The action, and how many iterations the bot says it made."""
    method = getattr(bot, "answer", None)
    if method is None:
        return bot.choose(ask), 0
    answered: Answered = method(ask)
    return answered.action, answered.iterations


@contextmanager
def interrupted_when_stuck(budget: Budget) -> Iterator[None]:
    """Raise `Stuck` in a bot that does not come to an end, where the system can.

    Not by a timer of processor time: while one runs, Linux counts processor time in steps of 4 ms only.
    """
    here = threading.current_thread() is threading.main_thread()
    if budget.iterations or not here or not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, raise_stuck)
    signal.setitimer(signal.ITIMER_REAL, STUCK * budget.seconds + STUCK_ALLOWANCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before or signal.SIG_DFL)


def raise_stuck(number: int, frame: object) -> None:
    raise Stuck
