"""Fitting a net to lessons of self-play: the steps of AdamW, with numpy. Only `ecumene tune` needs it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from ecumene.bots.search.net_lessons import Lesson
from ecumene.kernel.core.net import WIDTH

BATCH = 512
DECAY = 0.3  # of all rows but the two of the net itself
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8  # how fast AdamW forgets
POLICY = 0.5  # how much the likeness of choices counts against the value
WARM_UP = 0.3  # of the steps: the rate rises, then it falls to nothing
BIAS, READER = 0, 1  # the rows of the net itself: the first two of its book


def numpy() -> Any:
    try:
        return import_module("numpy")
    except ImportError:
        raise SystemExit('learning a net needs numpy: pip install "ecumene[tune]"') from None


@dataclass
class Lot:
    """Lessons as arrays. Rows of a lesson lie one after the other, from `feature_at[i]` to `feature_at[i + 1]`."""

    features: Any
    feature_at: Any
    first: Any  # the row that reads a choice
    second: Any  # one more row that reads it, or -1
    shares: Any
    choice_at: Any
    values: Any

    @classmethod
    def of(cls, lessons: Sequence[Lesson]) -> Lot:
        np = numpy()
        features = np.fromiter((x for lesson in lessons for x in lesson.features), np.int32)
        readers = [rows for lesson in lessons for rows in lesson.readers]
        return cls(
            features,
            starts(np, [len(lesson.features) for lesson in lessons]),
            np.array([rows[0] for rows in readers], np.int32),
            np.array([rows[1] if len(rows) > 1 else -1 for rows in readers], np.int32),
            np.array([x for lesson in lessons for x in lesson.shares], np.float32),
            starts(np, [len(lesson.shares) for lesson in lessons]),
            np.array([lesson.value for lesson in lessons], np.float32),
        )

    @property
    def size(self) -> int:
        return len(self.values)


def starts(np: Any, lengths: list[int]) -> Any:
    return np.concatenate(([0], np.cumsum(np.array(lengths, np.int64))))


@dataclass
class Loss:
    """How far a net is off: the mean square of the value, and the cross entropy of choices."""

    value: float = 0.0
    policy: float = 0.0
    steps: int = 0

    def add(self, value: float, policy: float) -> None:
        self.value, self.policy, self.steps = self.value + value, self.policy + policy, self.steps + 1

    def shown(self) -> tuple[float, float]:
        return self.value / max(1, self.steps), self.policy / max(1, self.steps)


class Fit:
    """A net as one array, a row for each of its book's, and the memory of AdamW."""

    def __init__(self, rows: Sequence[Sequence[float]]) -> None:
        self.np = numpy()
        self.w = self.np.array(rows, self.np.float32)
        self.m, self.v = self.np.zeros_like(self.w), self.np.zeros_like(self.w)
        self.steps = 0

    def learn(self, lots: Sequence[Lot], rate: float, seed: int) -> Loss:
        """Go once through all lessons, in any order."""
        dice = self.np.random.default_rng(seed)
        loss = Loss()
        batches = list(self.batches(lots, dice))
        for i, (lot, chosen) in enumerate(batches):
            part = i / len(batches)
            now = rate * (part / WARM_UP if part < WARM_UP else (1 - part) / (1 - WARM_UP))
            value, policy, slope = self.slope(lot, chosen)
            loss.add(value, policy)
            self.step(slope, max(now, rate / 25))
        return loss

    def judge(self, lots: Sequence[Lot]) -> Loss:
        """The loss, and nothing is learned."""
        loss = Loss()
        for lot, chosen in self.batches(lots, self.np.random.default_rng(1)):
            value, policy, _ = self.slope(lot, chosen)
            loss.add(value, policy)
        return loss

    def batches(self, lots: Sequence[Lot], dice: Any) -> Iterator[tuple[Lot, Any]]:
        """Each lot in parts of a few hundred lessons; the parts of all lots mixed."""
        parts = []
        for lot in lots:
            order = dice.permutation(lot.size)
            parts += [(lot, self.np.sort(order[i : i + BATCH])) for i in range(0, lot.size, BATCH)]
        for i in dice.permutation(len(parts)):
            yield parts[i]

    def slope(self, lot: Lot, chosen: Any) -> tuple[float, float, Any]:
        """The losses of some lessons, and how they change with every weight."""
        np, n, w = self.np, len(chosen), self.w
        on = np.zeros((n, len(w)), np.float32)
        which, who = gathered(np, lot.feature_at, chosen)
        on[who, lot.features[which]] = 1.0
        hidden = on @ w[:, :WIDTH] + w[BIAS, :WIDTH]
        sense = np.maximum(hidden, 0.0)
        value = np.tanh(sense @ w[READER, :WIDTH] + w[READER, WIDTH])
        off = value - lot.values[chosen]
        d_value = (2.0 / n) * off * (1.0 - value * value)
        d_sense = np.outer(d_value, w[READER, :WIDTH])
        slope = np.zeros_like(w)
        slope[READER, :WIDTH] = d_value @ sense
        slope[READER, WIDTH] = d_value.sum()
        policy = self.policy_slope(lot, chosen, sense, d_sense, slope)
        d_hidden = d_sense * (hidden > 0.0)
        slope[BIAS, :WIDTH] += d_hidden.sum(axis=0)
        slope[:, :WIDTH] += on.T @ d_hidden
        return float((off * off).mean()), policy, slope

    def policy_slope(self, lot: Lot, chosen: Any, sense: Any, d_sense: Any, slope: Any) -> float:
        """The same of the choices; `d_sense` and `slope` are added to."""
        np, n = self.np, len(chosen)
        which, who = gathered(np, lot.choice_at, chosen)
        if not len(which):
            return 0.0
        first, second, shares = lot.first[which], lot.second[which], lot.shares[which]
        two = second >= 0
        readers = self.w[first] + np.where(two[:, None], self.w[second], 0.0)
        x = (readers[:, :WIDTH] * sense[who]).sum(axis=1) + readers[:, WIDTH]
        most = np.full(n, -np.inf, np.float32)
        np.maximum.at(most, who, x)
        x = np.exp(x - most[who])
        likely = x / np.bincount(who, x, n)[who]
        loss = -float((shares * np.log(likely + 1e-9)).sum()) / n
        d = ((POLICY / n) * (likely - shares)).astype(np.float32)
        for j in range(WIDTH):
            d_sense[:, j] += np.bincount(who, d * readers[:, j], n)
            own = d * sense[who, j]
            slope[:, j] += np.bincount(first, own, len(self.w))
            slope[:, j] += np.bincount(second[two], own[two], len(self.w))
        slope[:, WIDTH] += np.bincount(first, d, len(self.w)) + np.bincount(second[two], d[two], len(self.w))
        return loss

    def step(self, slope: Any, rate: float) -> None:
        self.steps += 1
        self.m += (1 - FIRST) * (slope - self.m)
        self.v += (1 - SECOND) * (slope * slope - self.v)
        mean = self.m / (1 - FIRST**self.steps)
        spread = self.np.sqrt(self.v / (1 - SECOND**self.steps))
        self.w[READER + 1 :] *= 1 - rate * DECAY
        self.w -= rate * mean / (spread + TINY)


def gathered(np: Any, at: Any, chosen: Any) -> tuple[Any, Any]:
    """The places of all entries of some lessons, and for each place which of these lessons it belongs to."""
    begin, length = at[chosen], at[chosen + 1] - at[chosen]
    who = np.repeat(np.arange(len(chosen)), length)
    first = np.repeat(begin - np.concatenate(([0], np.cumsum(length)[:-1])), length)
    return first + np.arange(len(who)), who
