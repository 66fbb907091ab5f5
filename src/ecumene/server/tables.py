"""All tables: opening them, finding them, sitting down, playing again; and which are kept in memory."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

import structlog

from ecumene import bots
from ecumene.games import GAMES, TOYS, find
from ecumene.kernel.chance import Sealed
from ecumene.kernel.corrections import from_toml
from ecumene.kernel.errors import EcumeneError
from ecumene.kernel.match import Match
from ecumene.kernel.record import read
from ecumene.kernel.replay import replay
from ecumene.server.books import Page
from ecumene.server.course import course
from ecumene.server.guests import Guest, fits, hashed, new_secret, plain_name
from ecumene.server.rebuilding import rebuilt
from ecumene.server.security import Problem
from ecumene.server.settings import Settings
from ecumene.server.store import Change, Conflict, Row, Seat, Store
from ecumene.server.table import LONGEST, Table, aside
from ecumene.server.workers import Workers

log = structlog.get_logger()

KINDS = ("here", "link", "open", "bot")
UNUSED = 10.0  # seconds after which a table that nobody looks at may be forgotten
UNDOS = 300  # of a pasted record: each makes replaying longer
COURSES = 100  # of finished games, kept in memory
AT_ONCE = 16  # tables whose bots are woken at the same time after a start


@dataclass(frozen=True)
class Opened:
    """A new table, and the links to its seats: told once, to the one who opened it."""

    id: str
    links: dict[str, str]


class Tables:
    def __init__(self, settings: Settings, store: Store, workers: Workers) -> None:
        self.settings, self.store, self.workers = settings, store, workers
        self.live: OrderedDict[str, Table] = OrderedDict()  # the longest unused first
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.courses: OrderedDict[str, Page] = OrderedDict()  # the longest unasked first

    def games(self) -> list[str]:
        return GAMES + TOYS if self.settings.toys else list(GAMES)

    # finding

    async def get(self, id: str) -> Table:
        """The live table; built from its record where it is not in memory."""
        table = self.live.get(id)
        if table is None:
            task = self.loading.get(id)
            if task is None:
                task = self.loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self.loading.pop(id, None))
            table = await asyncio.shield(task)
        table.touched = time.monotonic()
        if id in self.live:
            self.live.move_to_end(id)
        return table

    async def _load(self, id: str) -> Table:
        stored = await self.store.load(id)
        if stored is None:
            raise Problem(404, "no-table")
        try:
            match = await aside(rebuilt, stored)
        except EcumeneError as e:
            log.error("a record does not replay", table=id, why=type(e).__name__)
            raise Problem(409, "old-rules") from None
        more = match.lines(len(stored.lines))
        if more:  # not written by us: every choice is written with all that follows from it
            await self.store.write(id, Change(len(stored.lines), more, match.seat or "", match.over))
        return self._keep(Table(self.store, self.workers, stored.row, match))

    def _keep(self, table: Table) -> Table:
        self.live[table.id] = table
        now = time.monotonic()
        for old in list(self.live.values()):
            if len(self.live) <= self.settings.live_tables:
                break
            if old.idle and now - old.touched > UNUSED:
                del self.live[old.id]
        return table

    def online(self, id: str) -> set[str]:
        """The seats that somebody looks from."""
        table = self.live.get(id)
        return {s.viewer for s in table.sockets} if table else set()

    async def course(self, id: str) -> Page:
        """How the points of a finished table grew. A finished record does not change, so it is worked out once."""
        page = self.courses.get(id)
        if page is None:
            stored = await self.store.load(id)
            if stored is None:
                raise Problem(404, "no-table")
            if not stored.row.over:
                raise Problem(409, "not-over")
            page = self.courses[id] = Page.of(await aside(course, stored))
        self.courses.move_to_end(id)
        while len(self.courses) > COURSES:
            self.courses.popitem(last=False)
        return page

    # opening

    async def open(
        self,
        guest: Guest,
        game: str,
        options: Mapping[str, str],
        wanted: Sequence[Seat],
        spectators: bool,
        corrections: str = "",
        corrections_name: str = "",
    ) -> Opened:
        """A new table. `wanted`: kind, name and bot of each seat."""
        if game not in self.games():
            raise Problem(404, "no-game")
        await self._room_for_one_more(guest.id)
        seats, links = self._seated(guest, find(game).seats, wanted)
        try:
            match = await aside(self._begin, game, seats, options, corrections, plain_name(corrections_name))
        except EcumeneError as e:
            raise Problem(422, "bad-table", str(e), e.rule) from None
        return await self._opened(guest.id, match, seats, links, spectators)

    async def _room_for_one_more(self, guest: str) -> None:
        if await self.store.running_of(guest) >= self.settings.tables_per_guest:
            raise Problem(429, "too-many-tables")

    @staticmethod
    def _seated(guest: Guest, letters: str, wanted: Sequence[Seat]) -> tuple[list[Seat], dict[str, str]]:
        """The seats by their letters, each with its owner or link."""
        seats: list[Seat] = []
        secrets_of: dict[str, str] = {}
        for letter, x in zip(letters, wanted):
            name = plain_name(x.name)
            if x.kind == "bot":
                if x.bot not in bots.BOTS:
                    raise Problem(422, "no-bot", x.bot)
                seats.append(Seat(letter, "bot", name or x.bot, x.bot))
            elif x.kind == "here":
                seats.append(Seat(letter, "here", name or guest.name, owner=guest.id))
            elif x.kind == "link":
                secrets_of[letter] = new_secret()
                seats.append(Seat(letter, "link", name, link=hashed(secrets_of[letter])))
            else:
                seats.append(Seat(letter, "open", name))
        if len(wanted) > len(letters):
            raise Problem(422, "too-many-seats")
        return seats, secrets_of

    @staticmethod
    def _begin(game: str, seats: list[Seat], options: Mapping[str, str], corrections: str, name: str) -> Match:
        found = find(game)
        rows = from_toml(corrections, name or "corrections", found) if corrections else ""
        chance = Sealed(secrets.token_bytes(32))
        names, today = [x.name for x in seats], datetime.now(UTC).date().isoformat()
        return Match(found, chance, names, options, rows, (name or "corrections") if rows else "", today)

    async def _opened(
        self, host: str, match: Match, seats: list[Seat], links: dict[str, str], spectators: bool, follows: str = ""
    ) -> Opened:
        assert isinstance(match.chance, Sealed)
        row = Row(
            id=secrets.token_urlsafe(9),
            kind="table",
            game=match.game.id,
            head=match.to_record().header,
            secret=match.chance.secret.hex(),
            host=host,
            spectators=spectators,
            asked=match.seat or "",
            over=match.over,
            seats=tuple(seats),
        )
        await self.store.create(row, match.lines(), follows)
        log.info("opened", table=row.id, game=row.game)
        table = self._keep(Table(self.store, self.workers, row, match))
        table.wake()
        return Opened(row.id, {seat: f"/t/{row.id}#{secret}" for seat, secret in links.items()})

    async def rematch(self, guest: Guest, id: str) -> Opened:
        """The same again, the same people in the same seats; the first who asks opens it."""
        old = await self.get(id)
        async with old.ready():
            row, match = old.row, old.match
            if not row.plays(guest.id) or row.kind != "table":
                raise Problem(403, "not-yours")
            if not match.over:
                raise Problem(409, "not-over")
            if row.rematch:
                return Opened(row.rematch, {})
            await self._room_for_one_more(row.host)
            links = {x.seat: new_secret() for x in row.seats if x.kind == "link" and not x.owner}
            seats = [
                replace(x, left=False, bot=x.bot if x.kind == "bot" else "", link=hashed(links[x.seat]))
                if x.seat in links
                else replace(x, left=False, bot=x.bot if x.kind == "bot" else "")
                for x in row.seats
            ]
            again = await aside(self._again, match, seats)
            try:
                opened = await self._opened(row.host, again, seats, links, row.spectators, follows=id)
            except Conflict:
                await old.reload()
                return Opened(old.row.rematch, {})
            await old.seat_changed(replace(row, rematch=opened.id))
            return opened if guest.id == row.host else Opened(opened.id, {})

    @staticmethod
    def _again(match: Match, seats: list[Seat]) -> Match:
        names, today = [x.name for x in seats], datetime.now(UTC).date().isoformat()
        chance = Sealed(secrets.token_bytes(32))
        return Match(match.game, chance, names, match.options, match.corrections, match.corrections_name, today)

    async def paste(self, guest: Guest, text: str) -> str:
        """A record as a table to look at. It is replayed first, so what is kept can be shown."""
        try:
            row, body = await aside(self._pasted, guest, text)
        except EcumeneError as e:
            raise Problem(422, "bad-record", str(e)) from None
        await self.store.create(row, body)
        return row.id

    def _pasted(self, guest: Guest, text: str) -> tuple[Row, list[Any]]:
        record = read(text)
        undos = sum(line.text.startswith("undo") for line in record.lines)
        if len(record.lines) > LONGEST or undos > UNDOS:
            raise Problem(413, "too-large")
        name = record.header.get("game", "")
        if name not in self.games():
            raise Problem(404, "no-game")
        game = find(name)
        secret = record.secret if is_secret(record.secret) else ""
        match = replay(game, record, Sealed(bytes.fromhex(secret)) if secret else None)
        names = [plain_name(x) for x in match.players]
        seats = tuple(Seat(letter, "here", x) for letter, x in zip(game.seats, names))
        row = Row(
            id=secrets.token_urlsafe(9),
            kind="record",
            game=game.id,
            head=record.header,
            secret=secret,
            host=guest.id,
            spectators=True,
            over=match.over,
            asked=match.seat or "" if match.state.player >= 0 else "",
            seats=seats,
        )
        return row, match.lines()

    # sitting down

    async def sit(self, guest: Guest, id: str, letter: str, secret: str, name: str) -> Row:
        table = await self.get(id)
        async with table.ready():
            seat = table.row.seat(letter)
            if seat is None or table.row.kind != "table":
                raise Problem(404, "no-seat")
            if seat.owner == guest.id and not seat.left:
                return table.row
            if seat.kind == "link" and not seat.taken and not fits(secret, seat.link):
                raise Problem(403, "wrong-secret")
            if seat.taken or seat.kind == "here":
                raise Problem(409, "taken")
            called = plain_name(name) or guest.name or seat.name
            await self._took(table, self.store.sit(id, letter, guest.id, called))
            await table.seat_changed(table.row.with_seat(replace(seat, owner=guest.id, name=called, link="")))
            return table.row

    async def seat_bot(self, guest: Guest, id: str, letter: str, bot: str) -> Row:
        """The host gives a seat that nobody took to a bot."""
        table = await self.get(id)
        async with table.ready():
            seat = table.row.seat(letter)
            if seat is None:
                raise Problem(404, "no-seat")
            if guest.id != table.row.host or table.row.kind != "table":
                raise Problem(403, "not-yours")
            if bot not in bots.BOTS:
                raise Problem(422, "no-bot", bot)
            if seat.taken:
                raise Problem(409, "taken")
            await self._took(table, self.store.seat_bot(id, letter, bot))
            await table.seat_changed(table.row.with_seat(replace(seat, kind="bot", bot=bot, name=bot, link="")))
            table.wake()
            return table.row

    @staticmethod
    async def _took(table: Table, taking: Any) -> None:
        try:
            await taking
        except Conflict:
            await table.reload()
            raise Problem(409, "taken") from None

    # starting and ending

    async def resume(self) -> None:
        """After a start: every bot that was asked is asked again."""
        waiting = await self.store.waiting_for_bots()
        turns = asyncio.Semaphore(AT_ONCE)

        async def go_on(id: str) -> None:
            async with turns:
                try:
                    table = await self.get(id)
                    async with table.ready():
                        table.wake()
                    if table.bot_task:
                        await asyncio.wait([table.bot_task])
                except Problem as e:
                    log.error("not resumed", table=id, why=e.error)

        await asyncio.gather(*(go_on(id) for id in waiting))

    async def close(self) -> None:
        for table in self.live.values():
            await table.close()


def is_secret(text: str) -> bool:
    try:
        return len(bytes.fromhex(text)) == 32
    except ValueError:
        return False
