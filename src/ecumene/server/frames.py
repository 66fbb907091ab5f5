"""The WebSocket of a connection, with a short way for a table's messages: several are one write, and none passes
through the layers of the application. Everything else is uvicorn's."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION = "ecumene.frames"  # of the scope: the connection itself
TEXT = 0x81  # the first byte of a frame: a whole message of text
BEHIND = 16  # messages of a client that wait: then no more are read from it


class FramesProtocol(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        """As uvicorn's, which stops reading after every message: that asks the system for something twice."""
        if not self.read_paused and self.queue.qsize() < BEHIND:
            self.read_paused = True  # so it does not stop
            super().send_receive_event_to_app()
            self.read_paused = False
        else:
            super().send_receive_event_to_app()

    async def send_texts(self, messages: Iterable[bytes]) -> None:
        """Send messages of UTF-8 text, as soon as the client has read most of what was sent before."""
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(b"".join([part for data in messages for part in (head_of(len(data)), data)]))


def head_of(size: int) -> bytes:
    """What stands before a message of this size."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
