"""Learning on the very position that is asked about, before it is searched: a policy for this deal alone."""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import i64

from ecumene.bots.search.lessons import Lessons
from ecumene.kernel.core.state import State, redeal
from ecumene.kernel.core.strategy import Judge, Policy

BETWEEN: Final = 8  # games between two looks at the clock
MEMORY: Final = 0.04  # how fast what is usual follows what was seen
BOLDEST: Final = 1.5  # the most that one game teaches


def rehearse(
    base: State, seat: i64, policy: Policy, judge: Judge, lessons: Lessons, seconds: float, games: i64, most: i64
) -> i64:
    """Play on from here again and again, and prefer what brings more than usual; how many games were played.

    It ends after so many seconds, and at most so many games (0: no limit).
    """
    began = time.process_time()
    seats: i64 = base.players
    policies = [policy] * int(seats)
    usual: list[float] = []
    done: i64 = 0
    while True:
        s = redeal(base, seat, lessons.rng)
        lessons.play(s, policies, (i64(1) << seats) - 1, most)
        rewards: list[float] = []
        p: i64
        for p in range(seats):
            rewards.append(judge.reward(s, p))
        if done == 0:
            usual = rewards[:]
        lessons.learn(gains_of(rewards, usual, 0.0 if seats > 1 else 1.0, 1.0))
        for p in range(seats):
            usual[p] += MEMORY * (rewards[p] - usual[p])
        done += 1
        if done == games or (done % BETWEEN == 0 and time.process_time() - began >= seconds):
            return done


def gains_of(rewards: list[float], usual: list[float], own: float, lead: float) -> list[float]:
    """By how much each seat did better than usual (times `own`) and than the best of the others (times `lead`)."""
    out: list[float] = []
    n: i64 = len(rewards)
    p: i64
    q: i64
    for p in range(n):
        gain: float = own * (rewards[p] - usual[p])
        best: float = -1e9
        for q in range(n):
            if q != p and rewards[q] > best:
                best = rewards[q]
        if n > 1:
            gain += lead * (rewards[p] - best)
        out.append(max(-BOLDEST, min(BOLDEST, gain)))
    return out
