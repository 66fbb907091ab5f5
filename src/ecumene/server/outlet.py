"""Sends what waits for a socket: all that is said before the loop comes round is one write.

A table never waits for it.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from ecumene.server.frames import FramesProtocol
from ecumene.server.sockets import Socket, nobody

TRY_AGAIN = 1013  # the code that a socket is closed with if the client may connect again


class Outlet:
    def __init__(self, ws: WebSocket, frames: FramesProtocol, socket: Socket) -> None:
        self.ws, self.frames, self.socket = ws, frames, socket
        self.loop = asyncio.get_running_loop()
        self.is_due = False
        self.closing: asyncio.Task[None] | None = None
        socket.wake = frames.on_writable = self.wake

    def wake(self) -> None:
        if not self.is_due:
            self.is_due = True
            self.loop.call_soon(self.flush)

    def flush(self) -> None:
        """Send what waits, unless the client has much to read yet: then later."""
        self.is_due = False
        socket, frames = self.socket, self.frames
        if frames.is_gone:
            socket.dropped = True
            return
        if not frames.writable.is_set():
            return
        if socket.queue:
            frames.send_texts(socket.take())
        if socket.dropped and self.closing is None:
            self.closing = self.loop.create_task(self.close())

    async def close(self) -> None:
        with suppress(WebSocketDisconnect, ClientDisconnected, RuntimeError):  # it is gone
            await self.ws.close(self.socket.close_code or TRY_AGAIN)

    async def end(self, seconds: float) -> None:
        """Nobody says anything more: wait until the last is sent, if the client reads it soon."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                if self.socket.dropped and not self.frames.is_gone:
                    await self.frames.writable.wait()
                    self.flush()
                if self.closing:
                    await self.closing
        self.socket.wake = self.frames.on_writable = nobody
