"""HTTP connections with limits: how long a request may take to arrive, and how many connections an address may have.

Without them somebody who sends one byte now and then could hold as many connections as there are. A web server in front
has such limits too; this server needs none in front.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import h11
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from ecumene.server.addresses import network_of
from ecumene.server.settings import Settings

TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
HEAD, BODY, NOTHING = "head", "body", ""  # which part of a request is on its way


class Connections:
    """How many connections each address has, and how many requests of it are on their way."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.open: Counter[str] = Counter()
        self.half_sent: Counter[str] = Counter()
        self.refused = 0

    def enter(self, counts: Counter[str], address: str, most: int) -> None:
        """Raise an error if the address has as many as it may."""
        if counts[address] >= most and address not in self.settings.proxies:
            self.refused += 1
            raise TooMany
        counts[address] += 1

    @staticmethod
    def leave(counts: Counter[str], address: str) -> None:
        counts[address] -= 1
        if not counts[address]:
            del counts[address]


class TooMany(Exception):
    """An address has as many as it may."""


class LimitedProtocol(H11Protocol):
    """One connection, until it becomes a socket. `limited` makes a class with the limits of a server."""

    limits: Connections

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **more: Any) -> None:
        super().__init__(config, server_state, app_state, **more)
        self.address = ""
        self.part = NOTHING
        self.is_open = False
        self.timer: asyncio.TimerHandle | None = None  # of the part that is on its way
        self.stalled: asyncio.TimerHandle | None = None  # of an answer that nobody reads

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        settings = self.limits.settings
        self.address = network_of(self.client[0]) if self.client else ""
        try:
            if len(self.connections) > settings.connections:
                self.limits.refused += 1
                raise TooMany
            self.limits.enter(self.limits.open, self.address, settings.connections_per_address)
            self.is_open = True
            self.expect(HEAD)
        except TooMany:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.release()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.look_again()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.look_again()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.release()  # from here on it is a socket, which has limits of its own
        super().handle_websocket_upgrade(event)

    def look_again(self) -> None:
        """Which part of a request is on its way now? The time for it begins when it begins, not with every byte."""
        if not self.is_open:
            return
        theirs = self.conn.their_state
        if theirs is h11.SEND_BODY:
            part = BODY
        elif theirs is h11.IDLE and (self.cycle is None or self.conn.trailing_data[0]):
            part = HEAD
        else:
            part = NOTHING
        if part != self.part:
            try:
                self.expect(part)
            except TooMany:
                self.transport.abort()

    def expect(self, part: str) -> None:
        settings, counts = self.limits.settings, self.limits.half_sent
        if part and not self.part:
            self.limits.enter(counts, self.address, settings.half_sent_per_address)
        elif self.part and not part:
            self.limits.leave(counts, self.address)
        self.part = part
        if self.timer:
            self.timer.cancel()
        seconds = settings.head_seconds if part == HEAD else settings.body_seconds
        self.timer = self.loop.call_later(seconds, self.too_slow) if part else None

    def too_slow(self) -> None:
        if not self.cycle or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(TOO_SLOW)
        self.transport.close()

    def release(self) -> None:
        """It is not counted any more."""
        if self.stalled:
            self.stalled.cancel()
        if self.is_open:
            self.expect(NOTHING)
            self.limits.leave(self.limits.open, self.address)
            self.is_open = False

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stalled = self.loop.call_later(self.limits.settings.answer_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stalled:
            self.stalled.cancel()
            self.stalled = None


def limited(settings: Settings) -> type[LimitedProtocol]:
    return type("Limited", (LimitedProtocol,), {"limits": Connections(settings)})
