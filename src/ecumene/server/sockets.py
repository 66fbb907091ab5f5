"""One connected socket of a table, and the messages that wait to be sent to it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import msgspec

from ecumene.server.protocol import FromServer


@dataclass(eq=False)
class Socket:
    """Somebody who looks at a table, from a seat or as a spectator. Messages wait in a queue until it is full."""

    viewer: str  # a seat's letter, or ""
    guest: str
    size: int  # messages that may wait
    most_bytes: int  # of them together
    queue: asyncio.Queue[bytes | None] = field(default_factory=asyncio.Queue)  # None: the end
    waiting: int = 0  # bytes in the queue
    wants_view: bool = False  # also the typed view: for programs
    log_sent: int = 0  # lines of the log that were sent to it
    version: int = 0  # of the state that was sent to it last; 0: none, so it gets the whole state
    dropped: bool = False
    close_code: int = 0  # 0: the client may connect again

    def send(self, data: bytes) -> None:
        if self.dropped:
            return
        self.waiting += len(data)
        if self.queue.qsize() >= self.size or self.waiting > self.most_bytes:
            self.drop()
        else:
            self.queue.put_nowait(data)

    async def next(self) -> list[bytes]:
        """All that waits to be sent; nothing after the last."""
        data, out = await self.queue.get(), list[bytes]()
        while data is not None:
            out.append(data)
            self.waiting -= len(data)
            if self.queue.empty():
                return out
            data = self.queue.get_nowait()
        if out:
            self.queue.put_nowait(None)
        return out

    def drop(self) -> None:
        """It is too slow: drop what waits. It may connect again and gets what it missed."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.waiting = 0
        self.finish()

    def finish(self, close_code: int = 0) -> None:
        """Send what waits, then close."""
        self.dropped, self.close_code = True, close_code
        self.queue.put_nowait(None)


def encode(message: FromServer) -> bytes:
    return msgspec.json.encode(message)
