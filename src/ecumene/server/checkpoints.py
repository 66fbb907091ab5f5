"""Brings what SQLite has in its log (WAL) into the database file, beside the writer and not in the middle of a move.

SQLite by itself does that after a commit whenever the log has a thousand pages, and that commit waits for all of it.
Here a thread does it: first while others go on to write, which is most of it. Then writers wait for the little that was
written meanwhile; so the log is empty for a moment, and the next commit begins it from its start.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import structlog
from sqlalchemy import Engine

from ecumene.server.disk_thread import DiskThread

log = structlog.get_logger()

EVERY = 1_000  # changes that are written
CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"  # never waits for others, and nobody waits for it
BY_ITSELF = 32_000  # pages, 128 MB: then a commit does it, should all this fail


class Checkpoints:
    def __init__(self, engine: Engine, turn: asyncio.Lock) -> None:
        """`turn`: whoever holds it writes."""
        self.engine, self.turn = engine, turn
        self.thread = DiskThread("checkpoints")
        self.task: asyncio.Task[None] | None = None
        self.written = 0  # changes since the last one
        self.pages = (0, 0)  # in the log at the last one, and how many of them are in the database file

    def count(self, changes: int) -> None:
        self.written += changes
        if self.written >= EVERY and (self.task is None or self.task.done()):
            self.written = 0
            self.task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        try:
            await self.thread.run(self.checkpoint)
            async with self.turn:
                await self.thread.run(self.checkpoint)
        except sqlite3.Error as e:
            log.error("no checkpoint", why=type(e).__name__)

    def checkpoint(self) -> None:
        with closing(self.engine.raw_connection()) as held:
            connection: sqlite3.Connection = held.driver_connection  # type: ignore[assignment]
            self.pages = connection.execute(CHECKPOINT).fetchone()[1:]

    async def close(self) -> None:
        if self.task:
            await asyncio.gather(self.task, return_exceptions=True)
        self.thread.close()
