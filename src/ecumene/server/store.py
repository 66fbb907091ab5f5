"""The store: records that only grow; one transaction for each change that is acknowledged.

A whole table can be removed.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from typing import Any

from sqlalchemy import ColumnElement, Engine, Select, and_, bindparam, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.kernel.match.record import Line
from ecumene.server.changes import CONFLICTS, Change, Conflict, Opening, clock, this_seat, write_each, write_together
from ecumene.server.checkpoints import Checkpoints
from ecumene.server.disk_thread import DiskThread
from ecumene.server.engines import make_direct_engine, make_engine, make_tables
from ecumene.server.group_writer import GroupWriter
from ecumene.server.quick_writer import QuickWriter
from ecumene.server.schema import drafts, lines, seats, standing, tables, version

LISTED = 50  # tables in one list
LONGEST_ID = 32


@dataclass(frozen=True)
class Seat:
    seat: str
    kind: str  # here, link, open, bot
    name: str = ""
    bot: str = ""
    owner: str = ""  # a guest's id
    link: str = field(default="", repr=False)  # the hash of a link's secret, until the link is used
    left: bool = False

    @property
    def taken(self) -> bool:
        return self.kind == "bot" or bool(self.owner)

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.left


@dataclass(frozen=True)
class TableRow:
    """A table without the lines of its record."""

    id: str
    kind: str  # table, record
    game: str
    head: dict[str, Any]
    secret: str = field(repr=False)
    host: str
    spectators: bool
    hints: bool = False  # may those who play ask for them?
    rematch: str = ""
    asked: str = ""
    over: bool = False
    result: str = ""  # as JSON, once it is over
    brief: str = ""  # as JSON, see `brief`
    created: int = 0
    updated: int = 0
    seats: tuple[Seat, ...] = ()

    @property
    def published(self) -> str:
        """The secret of its chance, once everybody may know it; "" if there is no seal that it would explain."""
        return self.secret if self.over and self.head.get("seal") else ""

    def plays(self, guest: str) -> bool:
        """Does this guest host the table or sit at it?"""
        return bool(guest) and (guest == self.host or any(x.owner == guest for x in self.seats))

    def seat(self, letter: str) -> Seat | None:
        return next((x for x in self.seats if x.seat == letter), None)

    def after(self, change: Change) -> TableRow:
        """As it is in the store after a change with lines. `dataclasses.replace` takes 25 µs, once for every move."""
        row = object.__new__(TableRow)
        row.__dict__.update(self.__dict__, asked=change.asked, over=change.over, brief=change.brief)
        return row

    def with_seat(self, seat: Seat) -> TableRow:
        return replace(self, seats=tuple(seat if x.seat == seat.seat else x for x in self.seats))


@dataclass(frozen=True)
class Draft:
    """An unfinished private choice, after `n` lines."""

    n: int
    said: str


@dataclass(frozen=True)
class StoredTable:
    """Everything that the store has of a table."""

    row: TableRow
    lines: list[Line]
    draft: Draft | None = None
    standing: dict[tuple[str, str], list[str]] = field(default_factory=dict)


class Store:
    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self.writing = self.engine.execution_options(writes=True)
        self.direct = make_direct_engine(self.engine)
        self.quick = QuickWriter(self.direct) if self.direct else None
        self.disk = DiskThread("writer")
        self.turn = asyncio.Lock()  # who writes: others of this process would ask SQLite for its lock again and again
        self.checkpoints = Checkpoints(self.direct, self.turn) if self.direct else None
        self.writer = GroupWriter[tuple[str, Change]](self._write)

    async def open(self) -> None:
        async with self.transaction() as c:
            await c.run_sync(make_tables)

    async def close(self) -> None:
        await self.writer.close()
        self.disk.close()
        if self.direct and self.quick and self.checkpoints:
            await self.checkpoints.close()
            self.quick.close()
            self.direct.dispose()
        await self.engine.dispose()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """One that writes."""
        async with self.turn, self.writing.begin() as c:
            yield c

    async def _write(self, batch: Sequence[tuple[str, Change]]) -> Sequence[Exception | None]:
        """In one transaction; if one of the changes conflicts, one by one in another."""
        if self.direct and self.quick and self.checkpoints:
            self.checkpoints.count(len(batch))
            async with self.turn:
                if not self.quick.begin(batch):
                    return await self.disk.run(partial(write_slowly, self.direct, batch))
                await self.disk.run(self.quick.commit)
                return [None] * len(batch)
        try:
            async with self.transaction() as c:
                await c.run_sync(write_together, batch)
        except CONFLICTS:
            async with self.transaction() as c:
                return await c.run_sync(write_each, batch)
        return [None] * len(batch)

    async def can_write(self) -> None:
        """Raise an error if nothing can be written: the disk is full, or the file may only be read."""
        async with self.transaction() as c:
            await c.execute(update(version).values(version_num=version.c.version_num))

    async def alive(self) -> None:
        """Raise an error if the store cannot be reached."""
        async with self.engine.connect() as c:
            await c.execute(select(1))

    # writing

    async def create(self, row: TableRow, body: Sequence[Line], follows: str = "") -> None:
        """Add a table. `follows`: the table that this is a rematch of; a conflict if that has a rematch already."""
        columns = {x.name: getattr(row, x.name) for x in tables.columns} | {"head": json.dumps(row.head)}
        opening = Opening(columns, [{"table_id": row.id, **vars(x)} for x in row.seats], follows)
        await self.write(row.id, Change(0, body, row.asked, row.over, row.result, brief=row.brief, opening=opening))

    async def write(self, table: str, change: Change) -> None:
        """Write everything that follows from one choice, or nothing; on the disk when this returns.

        All changes that wait at the same time are one transaction: the disk is waited for once.
        """
        await self.writer.write((table, change))

    async def sit(self, table: str, seat: str, guest: str, name: str) -> None:
        """A guest takes a free seat; its link stops working. A conflict if somebody else was faster."""
        await self._take(table, seat, {"owner": guest, "name": name, "link": ""})

    async def seat_bot(self, table: str, seat: str, bot: str) -> None:
        """A bot takes a free seat."""
        await self._take(table, seat, {"kind": "bot", "bot": bot, "name": bot, "link": ""})

    async def _take(self, table: str, seat: str, values: dict[str, str]) -> None:
        free = and_(this_seat(table, seat), seats.c.owner == "", seats.c.kind != "bot")
        async with self.transaction() as c:
            done = await c.execute(update(seats).where(free).values(values))
            if not done.rowcount:
                raise Conflict
            await c.execute(update(tables).where(tables.c.id == table).values(updated=clock()))

    async def remove(self, table: str) -> None:
        """Remove a table with everything of it."""
        async with self.transaction() as c:
            for part in (lines, drafts, standing, seats):
                await c.execute(delete(part).where(part.c.table_id == table))
            await c.execute(update(tables).where(tables.c.rematch == table).values(rematch=""))
            await c.execute(delete(tables).where(tables.c.id == table))

    # reading

    async def load(self, table: str) -> StoredTable | None:
        if not is_id(table):
            return None
        async with self.engine.connect() as c:
            rows = await self._rows(c, tables.c.id == table)
            if not rows:
                return None
            said = await c.execute(select(lines).where(lines.c.table_id == table).order_by(lines.c.n))
            body = [Line(x.who, x.said, number=x.n + 1) for x in said]
            draft = (await c.execute(select(drafts).where(drafts.c.table_id == table))).first()
            left = await c.execute(select(standing).where(standing.c.table_id == table))
            return StoredTable(
                rows[0],
                body,
                Draft(draft.n, draft.said) if draft else None,
                {(x.seat, x.question): json.loads(x.answers) for x in left},
            )

    async def row(self, table: str) -> TableRow | None:
        if not is_id(table):
            return None
        async with self.engine.connect() as c:
            return next(iter(await self._rows(c, tables.c.id == table)), None)

    async def length(self, table: str) -> int:
        """How many lines a record has."""
        async with self.engine.connect() as c:
            found = await c.execute(select(func.count()).where(lines.c.table_id == table))
            return int(found.scalar_one())

    async def mine(self, guest: str) -> list[TableRow]:
        """Tables that a guest opened or plays at, the latest first."""
        sits = select(seats.c.table_id).where(seats.c.owner == guest)
        async with self.engine.connect() as c:
            return await self._rows(c, or_(tables.c.host == guest, tables.c.id.in_(sits)))

    async def finished_alone(self, guest: str, game: str) -> list[TableRow]:
        """The finished tables of a game where a guest had the only seat, the latest first."""
        alone = select(seats.c.table_id).group_by(seats.c.table_id).having(func.count() == 1)
        own = select(seats.c.table_id).where(seats.c.owner == guest)
        wanted = and_(tables.c.game == game, tables.c.kind == "table", tables.c.over)
        async with self.engine.connect() as c:
            return await self._rows(c, and_(wanted, tables.c.id.in_(own), tables.c.id.in_(alone)))

    async def open_tables(self) -> list[TableRow]:
        """Tables with an open seat."""
        free = select(seats.c.table_id).where(seats.c.kind == "open", seats.c.owner == "")
        async with self.engine.connect() as c:
            return await self._rows(c, and_(running(), tables.c.id.in_(free)))

    async def in_lobby(self, ids: Sequence[str], host: str) -> dict[str, str]:
        """Those of these tables, and of those that a guest has opened, that have an open seat: with their hosts."""
        free = select(seats.c.table_id).where(seats.c.kind == "open", seats.c.owner == "")
        mine = or_(tables.c.host == host, tables.c.id.in_(ids))
        async with self.engine.connect() as c:
            found = await c.execute(select(tables.c.id, tables.c.host).where(running(), tables.c.id.in_(free), mine))
            return {x.id: x.host for x in found}

    async def to_watch(self) -> list[TableRow]:
        async with self.engine.connect() as c:
            return await self._rows(c, and_(running(), tables.c.spectators))

    async def running_of(self, guest: str, revisions: Iterable[str]) -> int:
        """How many unfinished tables a guest has opened that are played by one of these revisions of rules."""
        async with self.engine.connect() as c:
            return int((await c.execute(running_by(tuple(revisions)), {"guest": guest})).scalar_one())

    async def waiting_for_bots(self) -> list[str]:
        """Tables where a bot must answer: they go on after a start."""
        asked = and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.asked)
        bot = or_(seats.c.kind == "bot", seats.c.left)
        async with self.engine.connect() as c:
            found = await c.execute(select(tables.c.id).join(seats, asked).where(running(), bot))
            return list(found.scalars())

    async def _rows(self, c: AsyncConnection, where: ColumnElement[bool]) -> list[TableRow]:
        found = (await c.execute(select(tables).where(where).order_by(tables.c.updated.desc()).limit(LISTED))).all()
        ids = [x.id for x in found]
        sitters: dict[str, list[Seat]] = {}
        for x in await c.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
            sitters.setdefault(x.table_id, []).append(Seat(x.seat, x.kind, x.name, x.bot, x.owner, x.link, x.left))
        return [
            TableRow(**{**x._mapping, "head": json.loads(x.head)}, seats=tuple(sitters.get(x.id, ()))) for x in found
        ]


@lru_cache(4)
def running_by(revisions: tuple[str, ...]) -> Select[Any]:
    """How many unfinished tables of a guest are played by one of these revisions. SQL counts: there may be many."""
    today = or_(*(tables.c.head.contains(json.dumps({"rules": x})[1:-1], autoescape=True) for x in revisions))
    return select(func.count()).where(running(), tables.c.host == bindparam("guest"), today)


def is_id(text: str) -> bool:
    """Could it be the id of a table? If not, the store is not asked."""
    return text.isascii() and text.isprintable() and len(text) <= LONGEST_ID


def running() -> ColumnElement[bool]:
    return and_(tables.c.kind == "table", ~tables.c.over)


def write_slowly(engine: Engine, batch: Sequence[tuple[str, Change]]) -> list[Exception | None]:
    """In a thread: SQLite with asyncio would go to a thread and back for every statement."""
    try:
        with engine.begin() as c:
            write_together(c, batch)
    except CONFLICTS:
        with engine.begin() as c:
            return write_each(c, batch)
    return [None] * len(batch)
