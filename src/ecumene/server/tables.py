"""All tables: open and find them, sit down, rematch; and which are kept in memory."""

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
from ecumene.bots import TAKEOVER
from ecumene.games import TOYS, find, offered
from ecumene.kernel.border.corrections import canonical
from ecumene.kernel.border.errors import EcumeneError
from ecumene.kernel.match.chance import Sealed
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.record import MOST_LINES, Line
from ecumene.server.bot_pool import BotPool
from ecumene.server.brief import brief_of
from ecumene.server.changes import Change, Conflict
from ecumene.server.guests import Guest, fits, hashed, new_secret, plain_name
from ecumene.server.old_tables import is_old, revision
from ecumene.server.reader_pool import Asker, ReaderPool
from ecumene.server.reader_process import ShowPosition, result_of
from ecumene.server.reasons import reason_of
from ecumene.server.reference import Page
from ecumene.server.restore import restore_match
from ecumene.server.security import OldRules, Problem
from ecumene.server.settings import Settings
from ecumene.server.store import Seat, Store, StoredTable, TableRow
from ecumene.server.table import Table, in_thread

log = structlog.get_logger()

UNUSED = 10.0  # seconds after which a table that nobody looks at may be dropped from memory
SCORE_HISTORIES = 100  # of finished games, kept in memory
AT_ONCE = 16  # tables whose bots start at the same time after a start


@dataclass(frozen=True)
class Opened:
    """A new table, and the links to its seats: sent once, to the guest who opened it."""

    id: str
    links: dict[str, str]


class Tables:
    def __init__(self, settings: Settings, store: Store, bot_pool: BotPool, reader_pool: ReaderPool) -> None:
        self.settings, self.store, self.bot_pool, self.reader_pool = settings, store, bot_pool, reader_pool
        self.live: OrderedDict[str, Table] = OrderedDict()  # those unused for the longest time first
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.score_histories: OrderedDict[str, Page] = OrderedDict()  # those unused for the longest time first

    def games(self) -> list[str]:
        return offered() + (TOYS if self.settings.toys else [])

    # finding

    async def get(self, id: str) -> Table:
        """The live table; restored from its record if it is not in memory. Pasted records are never live."""
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

    async def live_row(self, id: str) -> TableRow:
        """As `row`; from memory if the table is there, which says the same about its seats."""
        table = self.live.get(id)
        return table.row if table else await self.row(id)

    async def row(self, id: str) -> TableRow:
        row = await self.store.row(id)
        if row is None:
            raise Problem(404, "no-table")
        return row

    async def stored(self, id: str) -> StoredTable:
        stored = await self.store.load(id)
        if stored is None:
            raise Problem(404, "no-table")
        return stored

    async def _load(self, id: str) -> Table:
        stored = await self.stored(id)
        if is_old(stored.row):
            raise OldRules
        try:
            match = await in_thread(restore_match, stored)
        except EcumeneError as e:
            log.error("a record does not replay", table=id, why=e.id)
            raise OldRules from None
        more = match.lines(len(stored.lines))
        if more:  # written by somebody else: we write every choice with everything that follows from it
            change = Change(
                len(stored.lines), more, match.seat or "", match.over, result_of(match), brief=brief_of(match)
            )
            await self.store.write(id, change)
        return self._keep(Table(self.store, self.bot_pool, stored.row, match))

    def _keep(self, table: Table) -> Table:
        self.live[table.id] = table
        now = time.monotonic()
        for old in list(self.live.values()) if len(self.live) > self.settings.live_tables else ():
            if len(self.live) <= self.settings.live_tables:
                break
            if old.idle and now - old.touched > UNUSED:
                del self.live[old.id]
        return table

    def watching(self, id: str) -> int:
        """How many sockets look at a table without a seat."""
        table = self.live.get(id)
        return sum(not s.viewer for s in table.sockets) if table else 0

    def people(self) -> int:
        """How many people are at the tables now."""
        return len({s.guest for x in self.live.values() for s in x.sockets})

    def online(self, id: str) -> set[str]:
        """The seats with a connected socket."""
        table = self.live.get(id)
        return {s.viewer for s in table.sockets} if table else set()

    async def position(
        self, asker: Asker, row: TableRow, n: int, seat: str, since: int, view: bool = False
    ) -> bytes:  # fmt: skip
        """A `state` message: what a viewer could see after `n` lines."""
        if is_old(row):
            raise OldRules
        if not 0 <= n <= MOST_LINES:
            raise Problem(404, "no-line")
        asked = ShowPosition(row.id, n, seat, min(since, n), view, row.published)
        return await self.reader_pool.position(asker, asked, lambda: self.stored(row.id))

    async def score_history(self, asker: Asker, row: TableRow) -> Page:
        """How the points of a finished game grew. A finished record does not change, so it is computed once."""
        id = row.id
        page = self.score_histories.get(id)
        if page is None:
            if not row.over:
                raise Problem(409, "not-over")
            if is_old(row):
                raise OldRules
            data = await self.reader_pool.score_history(asker, await self.stored(id))
            page = self.score_histories[id] = Page.of(data)
        self.score_histories.move_to_end(id)
        while len(self.score_histories) > SCORE_HISTORIES:
            self.score_histories.popitem(last=False)
        return page

    # opening

    async def open(
        self,
        guest: Guest,
        asker: Asker,
        game: str,
        options: Mapping[str, str],
        wanted: Sequence[Seat],
        spectators: bool,
        hints: bool | None = None,
        corrections: str = "",
        corrections_name: str = "",
    ) -> Opened:
        """A new table. `wanted`: kind, name and bot of each seat. `hints`: None for where nobody else can join."""
        if game not in self.games():
            raise Problem(404, "no-game")
        await self._check_table_count(guest.id)
        try:
            find(game).check_players(len(wanted))
        except EcumeneError as e:
            many = len(wanted) > find(game).most
            raise Problem(422, "too-many-seats" if many else "bad-table", reason_of(e)) from None
        seats, links = self._seats(guest, find(game).seats, wanted)
        rows, name = "", plain_name(corrections_name) or "corrections"
        if corrections:
            rows = await self.reader_pool.rows(asker, game, corrections, name, [x.name for x in seats], options)
        match = await self._new_match(game, seats, options, rows, name if rows else "")
        hints = hints if hints is not None else nobody_else_joins(seats)
        return await self._open(guest.id, match, seats, links, spectators, hints, owner=asker.address)

    async def _check_table_count(self, guest: str) -> None:
        """A guest may have a limited number of unfinished tables; those with old rules do not count."""
        if await self.store.running_of(guest, map(revision, self.games())) >= self.settings.tables_per_guest:
            raise Problem(429, "too-many-tables")

    @staticmethod
    def _seats(guest: Guest, letters: str, wanted: Sequence[Seat]) -> tuple[list[Seat], dict[str, str]]:
        """The seats by their letters, and the secrets of their links."""
        seats: list[Seat] = []
        link_secrets: dict[str, str] = {}
        for letter, x in zip(letters, wanted):
            name = plain_name(x.name)
            if x.kind == "bot":
                known_bot(x.bot)
                seats.append(Seat(letter, "bot", name or x.bot, x.bot))
            elif x.kind == "here":
                seats.append(Seat(letter, "here", name or guest.name, owner=guest.id))
            elif x.kind == "link":
                link_secrets[letter] = new_secret()
                seats.append(Seat(letter, "link", name, link=hashed(link_secrets[letter])))
            else:
                seats.append(Seat(letter, "open", name))
        return seats, link_secrets

    @staticmethod
    async def _new_match(game: str, seats: list[Seat], options: Mapping[str, str], rows: str, name: str) -> Match:
        """A new match. `rows` are corrections that were checked before."""
        names, today = [x.name for x in seats], datetime.now(UTC).date().isoformat()
        chance = Sealed(secrets.token_bytes(32))
        try:
            return await in_thread(Match, find(game), chance, names, options, rows, name, today)
        except EcumeneError as e:
            raise Problem(422, "bad-table", reason_of(e)) from None

    async def _open(
        self,
        host: str,
        match: Match,
        seats: list[Seat],
        links: dict[str, str],
        spectators: bool,
        hints: bool,
        follows: str = "",
        owner: str = "",
    ) -> Opened:
        """`owner`: the address of whoever opens it."""
        assert isinstance(match.chance, Sealed)
        row = TableRow(
            id=secrets.token_urlsafe(9),
            kind="table",
            game=match.game.id,
            head=match.to_record().header,
            secret=match.chance.secret.hex(),
            host=host,
            spectators=spectators,
            hints=hints,
            asked=match.seat or "",
            over=match.over,
            result=result_of(match),
            brief=brief_of(match),
            seats=tuple(seats),
        )
        await self.store.create(row, match.lines(), follows)
        log.info("opened", table=row.id, game=row.game)
        table = self._keep(Table(self.store, self.bot_pool, row, match))
        table.owner = owner or host
        table.wake()
        return Opened(row.id, {seat: f"/t/{row.id}#{secret}" for seat, secret in links.items()})

    async def rematch(self, guest: Guest, id: str) -> Opened:
        """The same game by today's rules, with the same people in the same seats; the first who asks opens it."""
        row = await self.row(id)
        if not row.plays(guest.id) or row.kind != "table":
            raise Problem(403, "not-yours")
        if not row.over:
            raise Problem(409, "not-over")
        if row.rematch:
            return Opened(row.rematch, {})
        await self._check_table_count(row.host)
        links = {x.seat: new_secret() for x in row.seats if x.kind == "link" and not x.owner}
        seats = [
            replace(x, left=False, bot=x.bot if x.kind == "bot" else "", link=hashed(links[x.seat]))
            if x.seat in links
            else replace(x, left=False, bot=x.bot if x.kind == "bot" else "")
            for x in row.seats
        ]
        own = row.head.get("corrections") or {}
        match = await self._new_match(
            row.game, seats, row.head.get("options", {}), canonical(own.get("rows") or {}), own.get("name", "")
        )
        try:
            opened = await self._open(row.host, match, seats, links, row.spectators, row.hints, follows=id)
        except Conflict:
            return Opened((await self.row(id)).rematch, {})
        if id in self.live:
            async with self.live[id].ready():
                await self.live[id].seat_changed(replace(self.live[id].row, rematch=opened.id))
        return opened if guest.id == row.host else Opened(opened.id, {})

    async def go_on(
        self, guest: Guest, asker: Asker, text: str, wanted: Sequence[Seat], spectators: bool, hints: bool | None
    ) -> Opened:
        """A table that goes on from the record of an unfinished game, of this server or another.

        What the record does not tell is dealt again, and chance is another one: otherwise a saved game could be played
        on to see what will come in the game itself.
        """
        await self._check_table_count(guest.id)
        read = await self.reader_pool.unfinished(asker, text, self.games())
        if len(wanted) != len(read.seats):
            raise Problem(422, "bad-table")
        seats, links = self._seats(guest, read.seats, wanted)
        names = [x.name or name for x, name in zip(seats, map(plain_name, read.head["players"]))]
        seats = [replace(x, name=name) for x, name in zip(seats, names)]
        head = {**read.head, "players": names}
        lines = [Line(who, said, number=n) for n, (who, said) in enumerate(read.lines, 1)]
        row = TableRow("", "table", read.game, head, secrets.token_bytes(32).hex(), guest.id, spectators)
        match = await in_thread(restore_match, StoredTable(replace(row, seats=tuple(seats)), lines))
        seats = [x if p not in match.taken_over else replace(x, kind="bot", bot=TAKEOVER) for p, x in enumerate(seats)]
        hints = hints if hints is not None else nobody_else_joins(seats)
        return await self._open(guest.id, match, seats, links, spectators, hints, owner=asker.address)

    async def paste(self, guest: Guest, asker: Asker, text: str) -> str:
        """Store a record as a table to look at. It is replayed first, so that what is stored can be shown."""
        read = await self.reader_pool.text(asker, text, self.games())
        row = TableRow(
            id=secrets.token_urlsafe(9),
            kind="record",
            game=read.game,
            head=read.head,
            secret=read.secret,
            host=guest.id,
            spectators=True,
            over=bool(read.result),
            result=read.result,
            asked=read.asked,
            seats=tuple(Seat(x, "here", plain_name(name)) for x, name in zip(read.seats, read.head["players"])),
        )
        await self.store.create(row, [Line(who, text) for who, text in read.lines])
        return row.id

    # sitting down

    async def sit(self, guest: Guest, id: str, letter: str, secret: str, name: str) -> TableRow:
        if (await self.row(id)).kind != "table":
            raise Problem(404, "no-seat")
        table = await self.get(id)
        async with table.ready():
            seat = table.row.seat(letter)
            if seat is None:
                raise Problem(404, "no-seat")
            if seat.owner == guest.id and not seat.left:
                return table.row
            if seat.kind == "link" and not seat.taken and not fits(secret, seat.link):
                raise Problem(403, "wrong-secret")
            if seat.taken or seat.kind == "here":
                raise Problem(409, "taken")
            player_name = plain_name(name) or guest.name or seat.name
            await self._take_seat(table, self.store.sit(id, letter, guest.id, player_name))
            await table.seat_changed(table.row.with_seat(replace(seat, owner=guest.id, name=player_name, link="")))
            return table.row

    async def leave(self, guest: Guest, id: str) -> None:
        """A guest goes: the own seats are given up. A table that nobody else sits at is removed."""
        row = await self.row(id)
        if not row.plays(guest.id) or row.kind != "table":
            raise Problem(403, "not-yours")
        if not any(x.owner and x.owner != guest.id for x in row.seats):
            await self._remove(id)
            return
        if row.over:
            raise Problem(409, "over")
        table = await self.get(id)
        for x in row.seats:
            if x.owner == guest.id and not x.left and not table.match.over:
                await table.resign(x.seat)
        table.close_left_seats()

    async def _remove(self, id: str) -> None:
        """Take a table out of memory and out of the store."""
        table = self.live.pop(id, None)
        if table:
            await table.close()
            async with table.lock:  # what is being written is there first
                await self.store.remove(id)
        else:
            await self.store.remove(id)
        log.info("removed", table=id)

    async def seat_bot(self, guest: Guest, id: str, letter: str, bot: str) -> TableRow:
        """The host gives a free seat to a bot."""
        row = await self.row(id)
        if row.seat(letter) is None:
            raise Problem(404, "no-seat")
        if guest.id != row.host or row.kind != "table":
            raise Problem(403, "not-yours")
        table = await self.get(id)
        async with table.ready():
            seat = table.row.seat(letter)
            assert seat
            known_bot(bot)
            if seat.taken:
                raise Problem(409, "taken")
            await self._take_seat(table, self.store.seat_bot(id, letter, bot))
            await table.seat_changed(table.row.with_seat(replace(seat, kind="bot", bot=bot, name=bot, link="")))
            table.wake()
            return table.row

    @staticmethod
    async def _take_seat(table: Table, taking: Any) -> None:
        try:
            await taking
        except Conflict:
            await table.reload()
            raise Problem(409, "taken") from None

    # starting and ending

    async def resume(self) -> None:
        """After a start: ask every bot again that must answer."""
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
                    log.info("not resumed", table=id, why=e.error)

        await asyncio.gather(*(go_on(id) for id in waiting))

    async def sweep(self) -> None:
        """Drop tables from memory that nobody has looked at for a while; their records are in the store."""
        while True:
            await asyncio.sleep(self.settings.idle_seconds / 4)
            self.drop_unused(time.monotonic() - self.settings.idle_seconds)

    def drop_unused(self, since: float) -> None:
        for table in list(self.live.values()):
            if table.idle and table.touched < since:
                del self.live[table.id]

    async def close(self) -> None:
        for table in self.live.values():
            await table.close()


def nobody_else_joins(seats: Sequence[Seat]) -> bool:
    return all(x.kind in ("here", "bot") for x in seats)


def known_bot(name: str) -> None:
    try:
        bots.find(name)
    except EcumeneError as e:
        raise Problem(422, "no-bot", reason_of(e)) from None
