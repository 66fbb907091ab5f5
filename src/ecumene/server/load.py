"""How busy the server is: how late the event loop is, counted all the time; and the figures that a monitor reads."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections import Counter as Tally
from collections import defaultdict
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric

TICK = 0.05  # seconds between two looks
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Heard:
    """The messages of sockets, by type. The classes of prometheus-client take 10 µs for each of them."""

    def __init__(self) -> None:
        self.count: Tally[str] = Tally()
        self.answered: dict[str, list[int]] = {}  # by bucket
        self.seconds = defaultdict[str, float](float)  # from a message to its answer

    def took(self, kind: str, seconds: float) -> None:
        if kind not in self.answered:
            self.answered[kind] = [0] * (len(BUCKETS) + 1)
        self.answered[kind][bisect_left(BUCKETS, seconds)] += 1
        self.seconds[kind] += seconds

    def collect(self) -> Iterator[Metric]:
        """For a monitor."""
        messages = CounterMetricFamily("ecumene_messages", "Messages of sockets", labels=["type"])
        for kind, n in self.count.items():
            messages.add_metric([kind], n)
        yield messages
        seconds = HistogramMetricFamily("ecumene_message_seconds", "From a message to its answer", labels=["type"])
        for kind, by_bucket in self.answered.items():
            upto = zip([*map(str, BUCKETS), "+Inf"], accumulate(by_bucket))
            seconds.add_metric([kind], [(edge, n) for edge, n in upto], self.seconds[kind])
        yield seconds


class Load:
    """A message that would wait too long is answered with `busy` at once, which is much cheaper than to handle it.

    So what waits is bounded, and those who are served are served soon.
    """

    def __init__(self, most_lag: float) -> None:
        self.most_lag = most_lag
        self.lag = 0.0  # seconds that the loop was late when it was looked at last
        self.due = 0.0  # when it is looked at next
        self.task: asyncio.Task[None] | None = None
        self.heard = Heard()
        self.registry = CollectorRegistry()
        self.registry.register(self.heard)
        self.refused = Counter("ecumene_busy", "Messages that were answered with busy", registry=self.registry)
        self.gauges = {
            name: Gauge(f"ecumene_{name}", said, registry=self.registry)
            for name, said in (
                ("lag_seconds", "How late the event loop is"),
                ("live_tables", "Tables in memory"),
                ("sockets", "Connected sockets"),
                ("write_batches", "Transactions of moves so far"),
                ("writes", "Changes written so far"),
            )
        }

    def start(self) -> None:
        self.task = asyncio.create_task(self._watch())

    def stop(self) -> None:
        if self.task:
            self.task.cancel()

    async def _watch(self) -> None:
        while True:
            self.due = time.monotonic() + TICK
            await asyncio.sleep(TICK)
            self.lag = max(0.0, time.monotonic() - self.due)

    @property
    def late(self) -> float:
        """How late the loop is now, also while the look at it is overdue."""
        return max(self.lag, time.monotonic() - self.due) if self.due else 0.0

    @property
    def busy(self) -> bool:
        return self.late > self.most_lag

    @property
    def come_back(self) -> int:
        """Milliseconds after which trying again makes sense."""
        return int(1000 * min(5.0, max(0.2, 2 * self.late)))

    def text(self, **now: float) -> bytes:
        """For a monitor, in the form of Prometheus."""
        for name, value in {"lag_seconds": self.late, **now}.items():
            self.gauges[name].set(value)
        return generate_latest(self.registry)
