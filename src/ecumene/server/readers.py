"""The readers' processes, and who is next: whoever asks much waits behind themselves, not before others.

One reads what somebody sends now: it may be meant to cost much. The other shows what is stored: what it knows of a
record makes the next question cheap, so it is not ended because of others' texts.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import msgspec
import structlog

from ecumene.server.frames import framed
from ecumene.server.processes import FAILURES, Worker
from ecumene.server.reader import (
    TOO_COSTLY,
    Absent,
    Answer,
    Data,
    Failed,
    Growth,
    Kept,
    Position,
    Question,
    Read,
    Rows,
    Text,
    Wrong,
)
from ecumene.server.rebuilding import header
from ecumene.server.security import Problem
from ecumene.server.settings import Settings
from ecumene.server.store import Stored

log = structlog.get_logger()

LARGEST = 1 << 25  # bytes of an answer
OF_GUEST, OF_ADDRESS = 12, 60  # questions that may wait or be answered


@dataclass(frozen=True)
class Asker:
    """Whose question it is: a guest's, and from where."""

    guest: str
    address: str


@dataclass
class Lane:
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    waiting: int = 0


class Lanes:
    """One question at a time of each; how many may wait is bounded."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.all: dict[str, Lane] = {}

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[None]:
        lane = self.all.setdefault(whose, Lane())
        if lane.waiting >= self.most:
            raise Problem(429, "too-fast")
        lane.waiting += 1
        try:
            async with lane.lock:
                yield
        finally:
            lane.waiting -= 1
            if not lane.waiting:
                del self.all[whose]


class Desk:
    """One process, and those who wait for it."""

    def __init__(self, settings: Settings) -> None:
        command = (*settings.reader, str(settings.reader_seconds), str(settings.reader_memory))
        self.worker = Worker[Answer](command, Answer, LARGEST)
        self.limit = settings.reader_limit
        self.addresses = Lanes(OF_ADDRESS)
        self.lock = asyncio.Lock()

    async def ask(self, question: Question) -> Answer:
        """The answer; a problem where it is one, or where the question cost too much. The lock is held."""
        data = framed(question)
        try:
            await self.worker.started()
            said = await self._put(data)
        except BaseException:
            await self.worker.stop()  # an answer that came later would be taken for the next one
            raise
        if isinstance(said, Failed):
            log.error("a reader failed", why=said.error, where=said.where)
            raise Problem(422, "bad-record")
        if isinstance(said, Wrong):
            raise Problem(said.status, said.error, said.reason)
        return said

    async def _put(self, question: bytes) -> Answer:
        try:
            said = await self.worker.ask(question, self.limit)
        except FAILURES as e:
            log.warning("reader replaced", why=type(e).__name__)
            raise Problem(422, TOO_COSTLY) from None
        if isinstance(said, Wrong) and said.error == TOO_COSTLY:
            raise Problem(said.status, said.error)  # it is short of memory: another takes its place
        return said


class Readers:
    def __init__(self, settings: Settings) -> None:
        self.texts, self.tables = Desk(settings), Desk(settings)
        self.guests = Lanes(OF_GUEST)

    @asynccontextmanager
    async def turn(self, asker: Asker, desk: Desk) -> AsyncIterator[Desk]:
        """Behind one's own questions first, then behind those of the same address, then behind everybody's.

        So nobody holds both processes, and cookies, which are free, do not help.
        """
        async with self.guests.turn(asker.guest), desk.addresses.turn(asker.address), desk.lock:
            yield desk

    async def text(self, asker: Asker, text: str, games: Sequence[str]) -> Read:
        """A record that somebody sent."""
        async with self.turn(asker, self.texts) as desk:
            said = await desk.ask(Text(text, list(games)))
        assert isinstance(said, Read)
        return said

    async def rows(
        self, asker: Asker, game: str, text: str, name: str, players: Sequence[str], options: Mapping[str, str]
    ) -> str:
        """A file of corrections, as a match takes it."""
        async with self.turn(asker, self.texts) as desk:
            said = await desk.ask(Rows(game, text, name, list(players), dict(options)))
        assert isinstance(said, Data)
        return said.data.decode()

    async def position(self, asker: Asker, asked: Position, load: Callable[[], Awaitable[Stored]]) -> bytes:
        """A `state` message. The lines are sent along only where the reader does not have them."""
        async with self.turn(asker, self.tables) as desk:
            said = await desk.ask(asked)
            if isinstance(said, Absent):
                said = await desk.ask(msgspec.structs.replace(asked, kept=kept(await load())))
        assert isinstance(said, Data)
        return said.data

    async def course(self, asker: Asker, stored: Stored) -> bytes:
        async with self.turn(asker, self.tables) as desk:
            said = await desk.ask(Growth(kept(stored)))
        assert isinstance(said, Data)
        return said.data

    async def close(self) -> None:
        for desk in (self.texts, self.tables):
            await desk.worker.stop()


def kept(stored: Stored) -> Kept:
    return Kept(stored.row.game, header(stored.row), [(x.who, x.text) for x in stored.lines])
