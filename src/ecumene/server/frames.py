"""The WebSocket of a connection, with a short way for a table's messages, in and out. Everything else is uvicorn's.

What comes in is cut into frames here. A message of text in one frame, as browsers send it, is only unmasked; every
other frame goes to `websockets`, whole, so that it always waits for the first byte of one. What goes out is one write.
Neither passes through the layers of the application.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # a build without C
    from websockets.utils import apply_mask

EXTENSION = "ecumene.frames"  # of the scope: the connection itself
TEXT = 0x81  # the first byte of a frame: a whole message of text
MASKED = 0x80  # in the second byte, which also has the size
MEDIUM, LARGE = 126, 127  # instead of a size: it follows in two bytes, in eight
UNUSUAL = (0, 0)  # a head that no client of ours sends
BEHIND = 16  # messages of a client that wait: then no more are read from it


class FramesProtocol(WebSocketsSansIOProtocol):
    is_cut = False  # are frames cut here? After the request, as long as they are usual
    rest = b""  # the beginning of a frame that has not arrived in full
    on_writable: Callable[[], None] = staticmethod(lambda: None)  # called when more can be sent again

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self
            self.is_cut = True

    def data_received(self, data: bytes) -> None:
        if not self.is_cut:
            super().data_received(data)
            return
        data, at = self.rest + data, 0
        while (head := head_at(data, at)) is not None:
            begin, end = at + head[0], at + sum(head)
            if head == UNUSUAL or head[1] > self.config.ws_max_size:
                self.is_cut, end = False, len(data)  # `websockets` says what is wrong, and closes
            elif end > len(data):
                break
            if data[at] == TEXT and self.is_cut and self.conn.state is State.OPEN and not self.frames:
                self.frames, self.curr_msg_data_type = [apply_mask(data[begin:end], data[begin - 4 : begin])], "text"
                self.send_receive_event_to_app()
            else:
                super().data_received(data[at:end])
            at = end
        self.rest = data[at:]

    def send_receive_event_to_app(self) -> None:
        """As uvicorn's, which stops reading after every message: that asks the system for something twice."""
        if not self.read_paused and self.queue.qsize() < BEHIND:
            self.read_paused = True  # so it does not stop
            super().send_receive_event_to_app()
            self.read_paused = False
        else:
            super().send_receive_event_to_app()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.on_writable()

    @property
    def is_gone(self) -> bool:
        return self.disconnected or self.close_sent or self.conn.state is not State.OPEN

    def send_texts(self, messages: Iterable[bytes]) -> None:
        """Send messages of UTF-8 text. Only while it is `writable`: it has read most of what was sent before."""
        self.transport.write(b"".join([part for data in messages for part in (head_of(len(data)), data)]))


def head_at(data: bytes, at: int) -> tuple[int, int] | None:
    """How long the head of a client's frame is, and what follows it; None if too little has arrived to know."""
    there = len(data) - at
    if there < 2:
        return None
    size = data[at + 1] - MASKED
    if size == MEDIUM:
        return (8, int.from_bytes(data[at + 2 : at + 4], "big")) if there >= 4 else None
    return UNUSUAL if size < 0 or size == LARGE else (6, size)


def head_of(size: int) -> bytes:
    """What stands before a message of this size."""
    if size < MEDIUM:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, MEDIUM)) + size.to_bytes(2, "big")
    return bytes((TEXT, LARGE)) + size.to_bytes(8, "big")
