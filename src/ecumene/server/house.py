"""What every route needs: the settings, the store, the tables, the guests; and who may look with whose eyes."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from ecumene.server.guests import Guests
from ecumene.server.limits import Limits
from ecumene.server.readers import Asker, Readers
from ecumene.server.security import Problem
from ecumene.server.settings import Settings
from ecumene.server.store import Row, Store
from ecumene.server.tables import Tables
from ecumene.server.workers import Workers


@dataclass(frozen=True)
class House:
    settings: Settings
    store: Store
    workers: Workers
    readers: Readers
    tables: Tables
    guests: Guests
    per_guest: Limits


def asker_of(connection: HTTPConnection, guest: str) -> Asker:
    """Who waits for a reader; whoever has no cookie stands for everybody of that address."""
    address = connection.client.host if connection.client else ""
    return Asker(guest or address, address)


def entitled(row: Row, guest: str, seat: str, playing: bool = False) -> None:
    """May this guest look at a table with a seat's eyes, or with a spectator's? A problem where not.

    `playing`: now. Once the game is over its record is whole, and so whoever may look may look with anybody's eyes.
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
