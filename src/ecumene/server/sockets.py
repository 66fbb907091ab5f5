"""One connected socket of a table, and the messages that wait to be sent to it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from ecumene.server.protocol import FromServer

encoder = msgspec.json.Encoder()


def nobody() -> None:
    """Nobody sends what waits."""


@dataclass(eq=False)
class Socket:
    """Somebody who looks at a table, from a seat or as a spectator. Messages wait in a queue until it is full."""

    viewer: str  # a seat's letter, or ""
    guest: str
    size: int  # messages that may wait
    most_bytes: int  # of them together
    queue: deque[bytes] = field(default_factory=deque)
    waiting: int = 0  # bytes in the queue
    wants_view: bool = False  # also the typed view: for programs
    log_sent: int = 0  # lines of the log that were sent to it
    version: int = 0  # of the state that was sent to it last; 0: none, so it gets the whole state
    dropped: bool = False  # nothing follows what waits; then it is closed
    close_code: int = 0  # 0: the client may connect again
    wake: Callable[[], None] = nobody  # called when there is something to send, or the end

    def send(self, data: bytes) -> None:
        if self.dropped:
            return
        self.waiting += len(data)
        if len(self.queue) >= self.size or self.waiting > self.most_bytes:
            self.drop()
        else:
            self.queue.append(data)
            self.wake()

    def take(self) -> list[bytes]:
        """All that waits to be sent."""
        out = list(self.queue)
        self.queue.clear()
        self.waiting = 0
        return out

    def drop(self) -> None:
        """It is too slow: drop what waits. It may connect again and gets what it missed."""
        self.take()
        self.finish()

    def finish(self, close_code: int = 0) -> None:
        """Send what waits, then close."""
        self.dropped, self.close_code = True, close_code
        self.wake()


def encode(message: FromServer) -> bytes:
    return encoder.encode(message)
