"""How Python itself is set in a process that is only for this server: its garbage collector and its threads.

A collection in the middle of somebody's move takes 5 to 50 milliseconds, with 5,000 matches in memory more than a
second. Matches hold no cycles, so counting references frees them; what must be collected is little, left by
connections that have ended. So whatever has lived for a second is set aside (`gc.freeze`, which moves two lists), and
all of it is looked at while nobody plays.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Callable

OFTEN = 1.0  # seconds until what is there is set aside again
QUIET = 5.0  # seconds without a message: nobody plays
FULL = 600.0  # seconds from one full collection to the next
AT_LAST = 24 * 3600.0  # then also while somebody plays
SWITCH = 0.0005  # seconds that a thread waits for another one that computes; by default it is ten times as long


async def spare_moves(heard: Callable[[], int]) -> None:
    """`heard`: how many messages of players were heard so far."""
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(50_000, 20, 100)  # not reached within a second, unless very many tables are opened
    full_at = heard_at = time.monotonic()
    last = collected = -1
    while True:
        now, count = time.monotonic(), heard()
        if count != last:
            last, heard_at = count, now
        due, quiet = now - full_at >= FULL and collected != count, now - heard_at >= QUIET
        if collected < 0 or (due and quiet) or now - full_at >= AT_LAST:
            gc.unfreeze()
            gc.collect()
            full_at, collected = time.monotonic(), count
        gc.freeze()
        await asyncio.sleep(OFTEN)
