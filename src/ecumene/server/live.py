"""A table's socket: what a seat, or a spectator, hears and says. See `protocol`."""

from __future__ import annotations

import asyncio
import secrets

import msgspec
import structlog
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from ecumene.kernel.errors import EcumeneError, IllegalMove
from ecumene.server.guests import COOKIE
from ecumene.server.house import House, entitled
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
from ecumene.server.security import Problem
from ecumene.server.sockets import Socket, encode
from ecumene.server.table import Refusal, Table

log = structlog.get_logger()
router = APIRouter()
reader: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)

CROWD = 300  # sockets of one table
FAREWELL = 2.0  # seconds to say the last things
NOT_YOURS, NO_TABLE, TOO_LARGE, COME_AGAIN = 4403, 4404, 1009, 1013  # why a socket is closed


@router.websocket("/api/tables/{id}/live")
async def live(ws: WebSocket, id: str, seat: str = "", since: int = 0) -> None:
    """`seat`: whose eyes; none for a spectator. `since`: lines of the log that the client has already."""
    house: House = ws.app.state.house
    await ws.accept()
    guest = house.guests.read(ws.cookies.get(COOKIE))
    me = guest.id if guest else ""
    try:
        table = await house.tables.get(id)
        entitled(table.row, me, seat, playing=True)
    except Problem as e:
        await ws.close(NO_TABLE if e.status_code == 404 else NOT_YOURS)
        return
    if len(table.sockets) >= CROWD:
        await ws.close(COME_AGAIN)
        return
    socket = Socket(seat, me, house.settings.queue)
    writing = asyncio.create_task(write(ws, socket))
    try:
        await table.connect(socket, since)
        await listen(ws, house, table, socket)
    except Exception:
        log.exception("unexpected", error=secrets.token_hex(6), table=table.id)
        socket.finish()
    finally:
        table.disconnect(socket)
        if socket.dropped:
            await asyncio.wait([writing], timeout=FAREWELL)
        writing.cancel()


async def write(ws: WebSocket, socket: Socket) -> None:
    """Send what waits, one after another. A table never waits for this."""
    try:
        while (data := await socket.queue.get()) is not None:
            await ws.send_text(data.decode())
        await ws.close(COME_AGAIN)
    except (WebSocketDisconnect, RuntimeError):  # it is gone
        socket.dropped = True


async def listen(ws: WebSocket, house: House, table: Table, socket: Socket) -> None:
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
        table.dismiss()


async def answer(table: Table, socket: Socket, message: FromClient) -> FromServer:
    """Do what is asked for, or say why not. What went wrong unexpectedly has a number in the log and says nothing."""
    try:
        seat = table.row.seat(socket.viewer)
        if seat is None or not socket.guest or seat.owner != socket.guest or seat.left or table.row.kind != "table":
            return Refused(message.id, error="not-yours")
        return await act(table, socket.viewer, message)
    except Refusal as e:
        return Refused(message.id, e.rule, e.error)
    except IllegalMove as e:
        return Refused(message.id, e.rule)
    except EcumeneError:
        return Refused(message.id, error="unreadable")
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
