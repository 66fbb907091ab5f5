"""A table's socket: what a seat, or a spectator, hears and says. See `protocol`."""

from __future__ import annotations

import asyncio
import secrets

import msgspec
import structlog
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from ecumene.kernel.border.errors import EcumeneError, IllegalMove
from ecumene.server import messages
from ecumene.server.guests import COOKIE
from ecumene.server.house import House, asker_of, entitled
from ecumene.server.past import is_old, past_of
from ecumene.server.protocol import (
    Agree,
    Done,
    FromClient,
    FromServer,
    Look,
    Play,
    Refused,
    Resign,
    Stand,
    Undo,
    WhyNot,
)
from ecumene.server.reasons import public_reason
from ecumene.server.security import OldRules, Problem
from ecumene.server.sockets import Socket, encode
from ecumene.server.store import Row
from ecumene.server.table import Refusal, Table, aside

log = structlog.get_logger()
router = APIRouter()
reader: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)

CROWD = 300  # sockets of one table
FAREWELL = 2.0  # seconds to say the last things
TOO_LARGE, COME_AGAIN = 1009, 1013  # why a socket is closed
CODES = {403: 4403, 404: 4404, 409: 4409, 422: 4422}  # the same, by a problem's status: coming again will not help


@router.websocket("/api/tables/{id}/live")
async def live(ws: WebSocket, id: str, seat: str = "", since: int = 0) -> None:
    """`seat`: whose eyes; none for a spectator. `since`: lines of the log that the client has already."""
    house: House = ws.app.state.house
    await ws.accept()
    guest = house.guests.read(ws.cookies.get(COOKIE))
    socket = Socket(seat, guest.id if guest else "", house.settings.queue)
    writing = asyncio.create_task(write(ws, socket))
    table: Table | None = None
    try:
        row = await house.tables.row(id)
        entitled(row, socket.guest, seat, playing=True)
        table = await come(ws, house, row, socket, since)
        await listen(ws, house, table, socket)
    except Problem as e:
        socket.finish(CODES.get(e.status_code, COME_AGAIN))
    except Exception:
        log.exception("unexpected", error=secrets.token_hex(6), table=id)
        socket.finish()
    finally:
        if table:
            table.disconnect(socket)
        if socket.dropped:
            await asyncio.wait([writing], timeout=FAREWELL)
        writing.cancel()


async def come(ws: WebSocket, house: House, row: Row, socket: Socket, since: int) -> Table | None:
    """The table, and what stands there is told; None where there is only something to look at."""
    if row.kind == "table" and not is_old(row):
        try:
            table = await house.tables.get(row.id)
        except OldRules:
            await tell_past(house, row, socket)
            return None
        if len(table.sockets) >= CROWD:
            raise Problem(429, "too-fast")
        await table.connect(socket, since)
        return table
    if is_old(row):
        await tell_past(house, row, socket)
    else:
        await tell_record(ws, house, row, socket, since)
    return None


async def tell_past(house: House, row: Row, socket: Socket) -> None:
    """What is left of a table whose rules are not here any more."""
    socket.send(encode(messages.table_of(row, socket.viewer, socket.guest, set())))
    socket.send(encode(await aside(past_of, await house.tables.stored(row.id), socket.viewer)))


async def tell_record(ws: WebSocket, house: House, row: Row, socket: Socket, since: int) -> None:
    """Where a record that somebody pasted leads to; it is played again where untrusted things are read."""
    socket.send(encode(messages.table_of(row, socket.viewer, socket.guest, set())))
    n = await house.store.length(row.id)
    asker = asker_of(ws, socket.guest)
    socket.send(await house.tables.position(asker, row, n, socket.viewer, max(0, since)))


async def write(ws: WebSocket, socket: Socket) -> None:
    """Send what waits, one after another. A table never waits for this."""
    try:
        while (data := await socket.queue.get()) is not None:
            await ws.send_text(data.decode())
        await ws.close(socket.why or COME_AGAIN)
    except (WebSocketDisconnect, RuntimeError):  # it is gone
        socket.dropped = True


async def listen(ws: WebSocket, house: House, table: Table | None, socket: Socket) -> None:
    while not socket.dropped:
        heard = await ws.receive()
        if heard["type"] == "websocket.disconnect":
            return
        text = heard.get("text") or heard.get("bytes") or ""
        if len(text) > house.settings.message:
            await ws.close(TOO_LARGE)
            return
        try:
            message = reader.decode(text)
        except msgspec.DecodeError:
            socket.send(encode(Refused(0, error="unreadable")))
            continue
        if not house.per_guest.allow(socket.guest):
            socket.send(encode(Refused(message.id, error="too-fast")))
            continue
        socket.send(encode(await answer(table, socket, message)))
        if table:
            table.dismiss()


async def answer(table: Table | None, socket: Socket, message: FromClient) -> FromServer:
    """Do what is asked for, or say why not. What went wrong unexpectedly has a number in the log and says nothing."""
    if table is None:
        return Refused(message.id, error="not-yours")
    try:
        seat = table.row.seat(socket.viewer)
        if seat is None or not socket.guest or seat.owner != socket.guest or seat.left:
            return Refused(message.id, error="not-yours")
        return await act(table, socket.viewer, message)
    except Refusal as e:
        return Refused(message.id, e.rule, e.error, e.reason)
    except IllegalMove as e:
        return Refused(message.id, e.rule)
    except EcumeneError as e:
        return Refused(message.id, error="unreadable", reason=public_reason(e))
    except Exception:
        log.exception("unexpected", error=secrets.token_hex(6), table=table.id)
        return Refused(message.id, error="server")


async def act(table: Table, seat: str, message: FromClient) -> FromServer:
    if isinstance(message, Look):
        return await table.look(seat, message.id, message.n, message.move)
    if isinstance(message, WhyNot):
        return await table.why_not(seat, message.id, message.n, message.ref)
    if isinstance(message, Play):
        await table.play(seat, message.n, message.move)
    elif isinstance(message, Undo):
        await table.undo(seat, message.n)
    elif isinstance(message, Agree):
        await table.agree(seat, message.yes)
    elif isinstance(message, Stand):
        await table.stand(seat, message.question, message.answers)
    else:
        assert isinstance(message, Resign)
        await table.resign(seat)
    return Done(message.id)
