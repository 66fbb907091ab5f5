"""Checks before every request: hosts, origins, sizes, rates; and the headers of every answer."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import SplitResult, urlsplit

import msgspec
import structlog
from fastapi import HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ecumene.kernel.match.record import plain_number
from ecumene.server.addresses import address_of
from ecumene.server.guests import COOKIE, Guests
from ecumene.server.limits import Limits
from ecumene.server.protocol import Reason
from ecumene.server.settings import Settings

log = structlog.get_logger()

SAFE = ("GET", "HEAD", "OPTIONS")
COUNTED = ("/api/", "/readyz")  # paths whose requests are limited: they cost something
RECORDS = "/api/records"  # the only path that takes plain text
LARGE = (RECORDS, "/api/tables/go-on")  # paths that take a whole record
OF_FILES = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
# What a page may do. The client's scripts, styles and fonts are no pages, and a first visit loads some twenty of them.
ASSETS = "/assets/"
HEADERS = OF_FILES | {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class Problem(HTTPException):
    """The answer to a request that cannot be served: an error id that the client can put into words.

    `reason` says what is wrong with what somebody sent. It never says anything about a match.
    """

    def __init__(self, status: int, error: str, reason: Reason | None = None) -> None:
        super().__init__(status, error)
        self.error, self.reason = error, reason

    def answer(self) -> JSONResponse:
        body: dict[str, Any] = {"error": self.error}
        if self.reason:
            body["reason"] = msgspec.to_builtins(self.reason)
        return JSONResponse(body, self.status_code)


class OldRules(Problem):
    """A match by a revision of the rules that is not available any more: it can only be read."""

    def __init__(self) -> None:
        super().__init__(409, "old-rules")


class Guard:
    """The outermost layer. It refuses bad requests before reading them, and hides what an unexpected error says."""

    def __init__(self, app: ASGIApp, settings: Settings, guests: Guests, per_guest: Limits) -> None:
        self.app, self.settings, self.guests = app, settings, guests
        self.per_guest, self.per_address = per_guest, Limits(settings.per_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            if self.problem_with(scope):
                await send({"type": "websocket.close", "code": 1008})
            else:
                await self.app(scope, receive, send)
        else:
            await self.http(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, status, id, came = False, 0, secrets.token_hex(8), time.monotonic()
        structlog.contextvars.bind_contextvars(request=id)

        async def with_headers(message: Message) -> None:
            nonlocal begun, status
            if message["type"] == "http.response.start":
                begun, status = True, message["status"]
                headers = MutableHeaders(scope=message)
                is_file = scope["path"].startswith(ASSETS) and status in (200, 304)
                headers.update(OF_FILES if is_file else HEADERS)
                headers["X-Request-Id"] = id
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            await self.answered(scope, receive, with_headers, lambda: begun)
        finally:
            if self.settings.access_log:
                ms = round(1000 * (time.monotonic() - came), 1)
                log.info("request", method=scope["method"], path=scope["path"], status=status, ms=ms)
            structlog.contextvars.unbind_contextvars("request")

    async def answered(self, scope: Scope, receive: Receive, with_headers: Send, begun: Callable[[], bool]) -> None:
        problem = self.problem_with(scope)
        if problem:
            await problem.answer()(scope, receive, with_headers)
            return
        try:
            await self.app(scope, self.limited(scope, receive), with_headers)
        except Problem as e:
            if not begun():
                await e.answer()(scope, receive, with_headers)
        except Exception:
            number = secrets.token_hex(6)
            log.exception("unexpected", error=number, path=scope["path"])
            if not begun():
                await JSONResponse({"error": "server", "id": number}, 500)(scope, receive, with_headers)

    def problem_with(self, scope: Scope) -> Problem | None:
        """What is wrong with a request, judged by its headers alone."""
        headers, path = Headers(scope=scope), scope["path"]
        if self.settings.hosts and host_of(headers) not in self.settings.hosts:
            return Problem(400, "host")
        live = scope["type"] == "websocket"
        if live or scope["method"] not in SAFE:
            if not self.own_origin(headers):
                return Problem(403, "origin")
            if not live and self.wrong_type(headers, path):
                return Problem(415, "type")
            length = plain_number(headers.get("content-length", "0"))
            if length is None or length > self.largest(path):
                return Problem(413, "too-large")
        if path.startswith(COUNTED) and not self.within_rate(scope, live):
            return Problem(429, "too-fast")
        return None

    def own_origin(self, headers: Headers) -> bool:
        """Does the request come from our own page, or from one that the settings allow?

        Browsers always send the origin with unsafe requests. A request without one is refused too.
        """
        origin = headers.get("origin", "")
        return bool(origin) and (origin in self.settings.origins or parts_of(origin).netloc == headers.get("host", ""))

    def wrong_type(self, headers: Headers, path: str) -> bool:
        sent = headers.get("content-type", "").partition(";")[0].strip().lower()
        if path == RECORDS:
            return sent != "text/plain"
        return sent != "application/json" and not (sent == "" and headers.get("content-length", "0") == "0")

    def largest(self, path: str) -> int:
        return self.settings.record if path in LARGE else self.settings.body

    def within_rate(self, scope: Scope, live: bool) -> bool:
        guest = self.guests.read(HTTPConnection(scope).cookies.get(COOKIE))
        address = address_of(scope)
        cost = 1.0 if not live and scope["method"] in SAFE else 3.0
        return self.per_address.allow(address, cost) and (not guest or self.per_guest.allow(guest.id, cost))

    def limited(self, scope: Scope, receive: Receive) -> Receive:
        """Limit a body also when the request does not say how long it is."""
        largest, read = self.largest(scope["path"]), 0

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > largest:
                raise Problem(413, "too-large")
            return message

        return counted


def host_of(headers: Headers) -> str:
    """The name in the Host header, without its port."""
    return parts_of(f"//{headers.get('host', '')}").hostname or ""


def parts_of(address: str) -> SplitResult:
    """The parts of an address that somebody sent; empty if it is not an address."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")
