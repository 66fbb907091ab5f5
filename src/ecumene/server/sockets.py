"""Somebody who looks at a table, and what waits to be sent there."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import msgspec

from ecumene.server.protocol import FromServer


@dataclass(eq=False)
class Socket:
    """Somebody who looks, with a seat's eyes or a spectator's. What is sent waits in a queue until that is full."""

    viewer: str  # a seat's letter, or ""
    guest: str
    size: int
    queue: asyncio.Queue[bytes | None] = field(default_factory=asyncio.Queue)  # None: the end
    told: int = 0  # lines of the log that it has
    dropped: bool = False
    why: int = 0  # the code it is closed with; 0 where it may come again

    def send(self, data: bytes) -> None:
        if self.dropped:
            return
        if self.queue.qsize() >= self.size:
            self.drop()
        else:
            self.queue.put_nowait(data)

    def drop(self) -> None:
        """It is too slow: what waits is forgotten. It may connect again and gets what it missed."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.finish()

    def finish(self, why: int = 0) -> None:
        """Send what waits, then close."""
        self.dropped, self.why = True, why
        self.queue.put_nowait(None)


def encode(message: FromServer) -> bytes:
    return msgspec.json.encode(message)
