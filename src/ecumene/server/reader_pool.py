"""The reader processes, and whose question is next: a guest who asks a lot waits for their own questions first.

One process reads what people send now: a text may be made to cost much. The other shows stored records: it keeps
replays in memory, so it must not be ended because of somebody else's text.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import msgspec
import structlog

from ecumene.server.child_process import FAILURES, ChildProcess
from ecumene.server.pipes import packed
from ecumene.server.reader_process import (
    TOO_COSTLY,
    Answer,
    CountScores,
    Data,
    Failed,
    NotKnown,
    Question,
    ReadCorrections,
    ReadRecord,
    ReadUnfinished,
    RecordRead,
    Rejected,
    ShowPosition,
    TableRecord,
)
from ecumene.server.restore import record_header
from ecumene.server.security import Problem
from ecumene.server.settings import Settings
from ecumene.server.store import StoredTable

log = structlog.get_logger()

LARGEST = 1 << 25  # bytes of an answer
OF_GUEST, OF_ADDRESS = 12, 60  # questions of one guest or address that may wait or be answered


@dataclass(frozen=True)
class Asker:
    """Whose question it is: a guest, and their network address."""

    guest: str
    address: str


@dataclass
class Queue:
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    waiting: int = 0


class Queues:
    """One question at a time of each asker; only a limited number may wait."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.all: dict[str, Queue] = {}

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[None]:
        queue = self.all.setdefault(whose, Queue())
        if queue.waiting >= self.most:
            raise Problem(429, "too-fast")
        queue.waiting += 1
        try:
            async with queue.lock:
                yield
        finally:
            queue.waiting -= 1
            if not queue.waiting:
                del self.all[whose]


class QueuedReader:
    """One reader process, and the questions that wait for it."""

    def __init__(self, settings: Settings) -> None:
        command = (*settings.reader_command, str(settings.reader_seconds), str(settings.reader_memory))
        self.child = ChildProcess[Answer](command, Answer, LARGEST)
        self.limit = settings.reader_limit
        self.addresses = Queues(OF_ADDRESS)
        self.lock = asyncio.Lock()

    async def ask(self, question: Question) -> Answer:
        """The answer. Raises a problem if the answer is one, or if the question cost too much. The lock is held."""
        data = packed(question)
        try:
            await self.child.started()
            answer = await self._put(data)
        except BaseException:
            await self.child.stop()  # or its late answer would be read as the next one
            raise
        if isinstance(answer, Failed):
            log.error("a reader failed", why=answer.error, where=answer.where)
            raise Problem(422, "bad-record")
        if isinstance(answer, Rejected):
            raise Problem(answer.status, answer.error, answer.reason)
        return answer

    async def _put(self, question: bytes) -> Answer:
        try:
            answer = await self.child.ask(question, self.limit)
        except FAILURES as e:
            log.warning("reader replaced", why=type(e).__name__)
            raise Problem(422, TOO_COSTLY) from None
        if isinstance(answer, Rejected) and answer.error == TOO_COSTLY:
            raise Problem(answer.status, answer.error)  # it is out of memory: it is replaced
        return answer


class ReaderPool:
    def __init__(self, settings: Settings) -> None:
        self.texts, self.tables = QueuedReader(settings), QueuedReader(settings)
        self.guests = Queues(OF_GUEST)

    @asynccontextmanager
    async def turn(self, asker: Asker, reader: QueuedReader) -> AsyncIterator[QueuedReader]:
        """Wait for one's own questions first, then for those of the same address, then for everybody else's.

        So nobody can keep both processes busy, and having many cookies does not help.
        """
        async with self.guests.turn(asker.guest), reader.addresses.turn(asker.address), reader.lock:
            yield reader

    async def text(self, asker: Asker, text: str, games: Sequence[str]) -> RecordRead:
        """A record that somebody sent."""
        async with self.turn(asker, self.texts) as reader:
            answer = await reader.ask(ReadRecord(text, list(games)))
        assert isinstance(answer, RecordRead)
        return answer

    async def unfinished(self, asker: Asker, text: str, games: Sequence[str]) -> RecordRead:
        """A record that somebody sent to go on from."""
        async with self.turn(asker, self.texts) as reader:
            answer = await reader.ask(ReadUnfinished(text, list(games), secrets.randbits(30)))
        assert isinstance(answer, RecordRead)
        return answer

    async def rows(
        self, asker: Asker, game: str, text: str, name: str, players: Sequence[str], options: Mapping[str, str]
    ) -> str:
        """A file of corrections, in the form that a match takes."""
        async with self.turn(asker, self.texts) as reader:
            answer = await reader.ask(ReadCorrections(game, text, name, list(players), dict(options)))
        assert isinstance(answer, Data)
        return answer.data.decode()

    async def position(self, asker: Asker, asked: ShowPosition, load: Callable[[], Awaitable[StoredTable]]) -> bytes:
        """A `state` message. The record is sent only if the reader does not have it."""
        async with self.turn(asker, self.tables) as reader:
            answer = await reader.ask(asked)
            if isinstance(answer, NotKnown):
                answer = await reader.ask(msgspec.structs.replace(asked, record=record_of(await load())))
        assert isinstance(answer, Data)
        return answer.data

    async def score_history(self, asker: Asker, stored: StoredTable) -> bytes:
        async with self.turn(asker, self.tables) as reader:
            answer = await reader.ask(CountScores(record_of(stored)))
        assert isinstance(answer, Data)
        return answer.data

    async def close(self) -> None:
        for reader in (self.texts, self.tables):
            await reader.child.stop()


def record_of(stored: StoredTable) -> TableRecord:
    return TableRecord(stored.row.game, record_header(stored.row), [(x.who, x.text) for x in stored.lines])
