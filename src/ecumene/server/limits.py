"""Rate limits: token buckets, one for each guest and each address."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from ecumene.server.settings import Rate

KEPT = 20_000  # buckets; those unused for the longest time are dropped first: they are full again anyway


class Limits:
    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.clock = rate, clock
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # by key: tokens, and when counted

    def allow(self, key: str, cost: float = 1.0) -> bool:
        """Take tokens from a bucket, if it has enough."""
        now = self.clock()
        tokens, at = self.buckets.get(key, (self.rate.burst, now))
        tokens = min(self.rate.burst, tokens + (now - at) * self.rate.per_second)
        enough = tokens >= cost
        self.buckets[key] = (tokens - cost if enough else tokens, now)
        self.buckets.move_to_end(key)
        if len(self.buckets) > KEPT:
            self.buckets.popitem(last=False)
        return enough
