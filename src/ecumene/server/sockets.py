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
    size: int
    queue: asyncio.Queue[bytes | None] = field(default_factory=asyncio.Queue)  # None: the end
    wants_view: bool = False  # also the typed view: for programs
    log_sent: int = 0  # lines of the log that were sent to it
    version: int = 0  # of the state that was sent to it last; 0: none, so it gets the whole state
    dropped: bool = False
    close_code: int = 0  # 0: the client may connect again

    def send(self, data: bytes) -> None:
        if self.dropped:
            return
        if self.queue.qsize() >= self.size:
            self.drop()
        else:
            self.queue.put_nowait(data)

    def drop(self) -> None:
        """It is too slow: drop what waits. It may connect again and gets what it missed."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.finish()

    def finish(self, close_code: int = 0) -> None:
        """Send what waits, then close."""
        self.dropped, self.close_code = True, close_code
        self.queue.put_nowait(None)


def encode(message: FromServer) -> bytes:
    return msgspec.json.encode(message)
