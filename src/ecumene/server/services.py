"""What every route needs: settings, store, tables, guests; and who may see a table from which seat."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from ecumene.server.addresses import address_of
from ecumene.server.bot_pool import BotPool
from ecumene.server.chances import Chances
from ecumene.server.guests import Guests
from ecumene.server.limits import Limits
from ecumene.server.load import Load
from ecumene.server.lobby import LobbyPlaces
from ecumene.server.reader_pool import Asker, ReaderPool
from ecumene.server.security import Problem
from ecumene.server.settings import Settings
from ecumene.server.store import Store, TableRow
from ecumene.server.tables import Tables


@dataclass(frozen=True)
class Services:
    settings: Settings
    store: Store
    bot_pool: BotPool
    reader_pool: ReaderPool
    tables: Tables
    guests: Guests
    per_guest: Limits
    chances: Chances
    opened: Limits  # by address: tables and records
    lobby: LobbyPlaces
    load: Load
    connected: Counter[str]  # sockets by guest and by address


def asker_of(connection: HTTPConnection, guest: str) -> Asker:
    """Who asks a reader. Guests without a cookie count as one guest per address."""
    address = address_of(connection.scope)
    return Asker(guest or address, address)


def entitled(row: TableRow, guest: str, seat: str, playing: bool = False) -> None:
    """Raise a problem if this guest may not see a table from a seat, or as a spectator (no seat).

    `playing`: at the live table. The record of a finished game is public to everybody who may look, from any seat.
    """
    if seat and row.seat(seat) is None:
        raise Problem(404, "no-seat")
    if row.kind == "record":
        return
    if not row.spectators and not row.plays(guest):
        raise Problem(403, "not-yours")
    if seat and not (row.over and not playing):
        mine = row.seat(seat)
        if not mine or not guest or mine.owner != guest or mine.left:
            raise Problem(403, "not-yours")
