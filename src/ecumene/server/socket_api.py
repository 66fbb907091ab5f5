"""The WebSocket of a table: what a seat, or a spectator, sends and gets. See `protocol`."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any

import msgspec
import structlog
from fastapi import APIRouter, WebSocket

from ecumene.kernel.border.errors import EcumeneError, IllegalMove
from ecumene.server import messages
from ecumene.server.addresses import address_of
from ecumene.server.frames import EXTENSION, FramesProtocol
from ecumene.server.guests import COOKIE
from ecumene.server.old_tables import is_old, old_table_of
from ecumene.server.outlet import Outlet
from ecumene.server.protocol import (
    Agree,
    Done,
    FromClient,
    FromServer,
    Hint,
    Look,
    Play,
    Refused,
    Resign,
    Stand,
    Undo,
    Whole,
    WhyNot,
)
from ecumene.server.reasons import public_reason
from ecumene.server.security import OldRules, Problem
from ecumene.server.services import Services, asker_of, entitled
from ecumene.server.sockets import Socket, encode
from ecumene.server.store import TableRow
from ecumene.server.table import Refusal, Table, in_thread

log = structlog.get_logger()
router = APIRouter()
decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)

MOST_SOCKETS = 300  # of one table
CLOSING = 2.0  # seconds to send the last messages
TOO_LARGE = 1009  # the code that a socket is closed with
COSTLY = (Play, Look, WhyNot, Whole)  # messages that wait for a better moment when the server is busy
CODES = {403: 4403, 404: 4404, 409: 4409, 422: 4422}  # the same, by a problem's status: trying again will not help


@router.websocket("/api/tables/{id}/live")
async def live(ws: WebSocket, id: str, seat: str = "", since: int = 0, view: bool = False) -> None:
    """`seat`: from which seat to look; "" for a spectator. `since`: lines of the log that the client already has.
    `view`: send the typed view too."""
    services: Services = ws.app.state.services
    await ws.accept()
    guest = services.guests.read(ws.cookies.get(COOKIE))
    settings = services.settings
    socket = Socket(seat, guest.id if guest else "", settings.queue, settings.queue_bytes, wants_view=view)
    frames = frames_of(ws)
    outlet = Outlet(ws, frames, socket)
    table: Table | None = None
    keys = connection_keys(ws, socket.guest)
    services.connected.update(keys)
    try:
        check_connections(services, keys)
        row = await services.tables.live_row(id)
        entitled(row, socket.guest, seat, playing=True)
        table = await join(ws, services, row, socket, since)
        await listen(ws, frames, services, table, socket)
    except Problem as e:
        socket.finish(CODES.get(e.status_code, 0))
    except Exception:
        log.exception("unexpected", error=secrets.token_hex(6), table=id)
        socket.finish()
    finally:
        for key in keys:
            services.connected[key] -= 1
            if not services.connected[key]:
                del services.connected[key]
        if table:
            table.disconnect(socket)
        await outlet.end(CLOSING)


def connection_keys(ws: WebSocket, guest: str) -> list[str]:
    address = f"address {address_of(ws.scope)}"
    return [address, f"guest {guest}"] if guest else [address]


def check_connections(services: Services, keys: list[str]) -> None:
    """A guest and an address may have a limited number of sockets. A new guest costs nothing, so addresses count."""
    most = services.settings.sockets_per_address, services.settings.sockets_per_guest
    if any(services.connected[key] > limit for key, limit in zip(keys, most)):
        raise Problem(429, "too-fast")


async def join(ws: WebSocket, services: Services, row: TableRow, socket: Socket, since: int) -> Table | None:
    """Send the state of the table. Returns the table; None if it can only be looked at."""
    if row.kind == "table" and not is_old(row):
        try:
            table = await services.tables.get(row.id)
        except OldRules:
            await send_old_table(services, row, socket)
            return None
        if len(table.sockets) >= MOST_SOCKETS:
            raise Problem(429, "too-fast")
        await table.connect(socket, since, address_of(ws.scope))
        return table
    if is_old(row):
        await send_old_table(services, row, socket)
    else:
        await send_record(ws, services, row, socket, since)
    return None


async def send_old_table(services: Services, row: TableRow, socket: Socket) -> None:
    """Send what can be read of a table whose rules are not available any more."""
    socket.send(encode(messages.table_of(row, socket.viewer, socket.guest, set())))
    socket.send(encode(await in_thread(old_table_of, await services.tables.stored(row.id), socket.viewer)))


async def send_record(ws: WebSocket, services: Services, row: TableRow, socket: Socket, since: int) -> None:
    """Send the last position of a pasted record. A decoder process replays it, because it is not trusted."""
    socket.send(encode(messages.table_of(row, socket.viewer, socket.guest, set())))
    n = await services.store.length(row.id)
    asker = asker_of(ws, socket.guest)
    socket.send(await services.tables.position(asker, row, n, socket.viewer, max(0, since), socket.wants_view))


def frames_of(ws: WebSocket) -> FramesProtocol:
    """The short way to the connection: `http_server` serves with it."""
    frames: FramesProtocol = ws.scope["extensions"][EXTENSION]
    return frames


async def listen(
    ws: WebSocket, frames: FramesProtocol, services: Services, table: Table | None, socket: Socket
) -> None:
    thinking: set[asyncio.Task[None]] = set()  # hints that somebody waits for; meanwhile other messages are answered
    try:
        await listen_until_gone(ws, frames, services, table, socket, thinking)
    finally:
        for task in thinking:
            task.cancel()


async def listen_until_gone(
    ws: WebSocket,
    frames: FramesProtocol,
    services: Services,
    table: Table | None,
    socket: Socket,
    thinking: set[asyncio.Task[None]],
) -> None:
    while not socket.dropped:
        heard: Any = await frames.receive()
        if heard["type"] == "websocket.disconnect":
            return
        text = heard.get("text") or heard.get("bytes") or ""
        if len(text) > services.settings.message:
            await ws.close(TOO_LARGE)
            return
        try:
            message = decoder.decode(text)
        except msgspec.DecodeError:
            socket.send(encode(Refused(0, error="unreadable")))
            continue
        if not services.per_guest.allow(socket.guest):
            socket.send(encode(Refused(message.id, error="too-fast")))
            continue
        if services.load.busy and isinstance(message, COSTLY):
            services.load.refused.inc()
            socket.send(encode(Refused(message.id, error="busy", wait=services.load.come_back)))
            continue
        kind = type(message).__name__.lower()
        services.load.heard.count[kind] += 1
        if isinstance(message, Hint):
            thinking.add(later := asyncio.create_task(send_answer(table, socket, message)))
            later.add_done_callback(thinking.discard)
            continue
        began = time.perf_counter()
        try:
            await send_answer(table, socket, message)
        finally:
            services.load.heard.took(kind, time.perf_counter() - began)
        if table:
            table.close_left_seats()


async def send_answer(table: Table | None, socket: Socket, message: FromClient) -> None:
    socket.send(encode(await answer(table, socket, message)))


async def answer(table: Table | None, socket: Socket, message: FromClient) -> FromServer:
    """Do what is asked for, or say why not. The client gets no details of an unexpected error; the log has them."""
    if table is None:
        return Refused(message.id, error="not-yours")
    try:
        if isinstance(message, Whole):
            await table.whole(socket, message.since)
            return Done(message.id)
        seat = table.row.seat(socket.viewer)
        if seat is None or not socket.guest or seat.owner != socket.guest or seat.left:
            return Refused(message.id, error="not-yours")
        return await handle(table, socket.viewer, message)
    except Refusal as e:
        return Refused(message.id, e.rule, e.error, e.reason, e.missing)
    except IllegalMove as e:
        return Refused(message.id, e.rule)
    except EcumeneError as e:
        return Refused(message.id, error="unreadable", reason=public_reason(e))
    except Exception:
        log.exception("unexpected", error=secrets.token_hex(6), table=table.id)
        return Refused(message.id, error="server")


async def handle(table: Table, seat: str, message: FromClient) -> FromServer:
    if isinstance(message, Look):
        return await table.preview(seat, message.id, message.n, message.move, counters=message.counters)
    if isinstance(message, Hint):
        return await table.hint(seat, message.id, message.n)
    if isinstance(message, WhyNot):
        return await table.why_not(seat, message.id, message.n, message.ref)
    if isinstance(message, Play):
        return await table.play(seat, message.id, message.n, message.move, message.sure)
    if isinstance(message, Undo):
        await table.undo(seat, message.n)
    elif isinstance(message, Agree):
        await table.agree(seat, message.yes)
    elif isinstance(message, Stand):
        await table.stand(seat, message.question, message.answers)
    else:
        assert isinstance(message, Resign)
        await table.resign(seat)
    return Done(message.id)
