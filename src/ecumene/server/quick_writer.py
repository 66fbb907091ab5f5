"""Writes moves to SQLite with nothing between: SQLAlchemy takes a millisecond for each transaction, SQLite a fraction.

The statements are those of `changes`, compiled once.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import OperationalError
from sqlalchemy.sql import Executable

from ecumene.server.changes import Change, Conflict, write_together

DIALECT = sqlite.dialect()
Row = Mapping[str, Any]


@lru_cache(64)
def compiled(statement: Executable) -> tuple[str, list[str]]:
    """A statement as text, and the names of its values in their order."""
    made: Any = statement.compile(dialect=DIALECT)  # type: ignore[attr-defined]
    return str(made), made.positiontup or []


class Statements:
    """What `changes` needs of a connection."""

    def __init__(self, cursor: sqlite3.Cursor) -> None:
        self.cursor = cursor

    def execute(self, statement: Executable, values: Row | Sequence[Row] = ()) -> sqlite3.Cursor:
        text, names = compiled(statement)
        if isinstance(values, Mapping):
            return self.cursor.execute(text, [values[x] for x in names])
        return self.cursor.executemany(text, [[row[x] for x in names] for row in values])


class QuickWriter:
    """One connection. Its statements, which take microseconds, are executed in the event loop: in a thread each of them
    would wait for the interpreter, up to five milliseconds. Only `commit`, which waits for the disk, is for a thread.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.held: Any = None  # the connection, in the pool's wrapping

    @property
    def connection(self) -> sqlite3.Connection:
        if self.held is None:
            self.held = self.engine.raw_connection()
            self.held.driver_connection.execute("PRAGMA busy_timeout = 0")  # the loop does not wait
        connection: sqlite3.Connection = self.held.driver_connection
        return connection

    def begin(self, batch: Sequence[tuple[str, Change]]) -> bool:
        """Begin a transaction with all of it, for `commit`. False: nothing has begun, and another way must be taken.

        That is so where a change conflicts, for what is written seldom, and while another process writes.
        """
        if any(x.standing or x.left for _, x in batch):
            return False
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            write_together(Statements(self.connection.cursor()), batch)
        except (Conflict, sqlite3.Error):
            self.connection.rollback()
            return False
        except BaseException:
            self.connection.rollback()
            raise
        return True

    def commit(self) -> None:
        """On the disk when this returns."""
        try:
            self.connection.execute("COMMIT")
        except sqlite3.Error as e:
            self.connection.rollback()
            raise OperationalError("a batch of moves", None, e, hide_parameters=True) from e

    def close(self) -> None:
        if self.held is not None:
            self.held.close()
            self.held = None
