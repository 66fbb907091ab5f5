"""What is written to a table, and how many changes are written in one transaction: those of other tables never fail
with one that conflicts."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.elements import ColumnElement

from ecumene.kernel.match.record import Line
from ecumene.server.schema import drafts, lines, seats, standing, tables


class Conflict(Exception):
    """Another writer was first. Nothing has been written."""


CONFLICTS = (Conflict, IntegrityError)


@dataclass
class Change:
    """What one transaction writes to a table."""

    n: int  # of the first new line
    lines: Sequence[Line] = ()
    asked: str = ""
    over: bool = False
    result: str = ""
    draft: str = ""
    standing: tuple[str, str, list[str]] | None = None  # seat, question, answers
    left: tuple[str, str] | None = None  # a seat, and the bot that plays on
    brief: str = ""  # for lists, see `brief`


def clock() -> int:
    return time.time_ns() // 1_000_000


def this_seat(table: str, seat: str) -> ColumnElement[bool]:
    return and_(seats.c.table_id == table, seats.c.seat == seat)


class Writing(Protocol):
    """A connection, or whatever executes these statements as one does."""

    def execute(self, statement: Any, values: Any = ..., /) -> Any: ...


def append(c: Connection, table: str, n: int, body: Sequence[Line]) -> None:
    """Must be the first statement of its transaction, so that the second of two writers fails before it writes more."""
    if body:
        c.execute(insert(lines), rows_of(table, n, body, clock()))


def rows_of(table: str, n: int, body: Sequence[Line], at: int) -> list[dict[str, object]]:
    return [{"table_id": table, "n": n + i, "who": x.who, "said": x.text, "at": at} for i, x in enumerate(body)]


def write_each(c: Connection, batch: Sequence[tuple[str, Change]]) -> list[Exception | None]:
    """Write these changes one by one; for each None, or the conflict because of which nothing of it was written."""
    out: list[Exception | None] = []
    for one in batch:
        try:
            with c.begin_nested():
                write_together(c, [one])
            out.append(None)
        except CONFLICTS:
            out.append(Conflict())
    return out


ADD_LINES, ADD_DRAFTS = insert(lines), insert(drafts)
DROP_DRAFTS = delete(drafts).where(drafts.c.table_id == bindparam("table"))
TABLE = select(tables.c.id).where(tables.c.id == bindparam("table"))
NEWER = select(func.count()).where(lines.c.table_id == bindparam("table"), lines.c.n >= bindparam("since"))
KEEP = update(tables).where(tables.c.id == bindparam("table")).values(
    asked=bindparam("asked"),
    over=bindparam("over"),
    result=bindparam("result"),
    brief=bindparam("brief"),
    updated=bindparam("updated"),
)  # fmt: skip


def write_together(c: Writing, batch: Sequence[tuple[str, Change]]) -> None:
    """All of them, statement by statement for all tables at once. Lines come first: that is where writers conflict."""
    at = clock()
    new = [row for table, x in batch for row in rows_of(table, x.n, x.lines, at)]
    if new:
        c.execute(ADD_LINES, new)
    for table, x in batch:
        if not x.lines:
            check_no_newer_line(c, table, x.n)
    c.execute(KEEP, [kept(table, x, at) for table, x in batch])
    c.execute(DROP_DRAFTS, [{"table": table} for table, _ in batch])
    said = [{"table_id": table, "n": x.n + len(x.lines), "said": x.draft} for table, x in batch if x.draft]
    if said:
        c.execute(ADD_DRAFTS, said)
    for table, x in batch:
        if x.standing or x.left:
            write_rest(c, table, x)


def kept(table: str, change: Change, at: int) -> dict[str, object]:
    return {
        "table": table,
        "asked": change.asked,
        "over": change.over,
        "result": change.result,
        "brief": change.brief,
        "updated": at,
    }


def check_no_newer_line(c: Writing, table: str, n: int) -> None:
    """A change without a line of its own, which would conflict with another writer's, is compared with the lines."""
    there = c.execute(TABLE, {"table": table}).fetchone()
    if there is None or c.execute(NEWER, {"table": table, "since": n}).fetchone()[0]:
        raise Conflict


def write_rest(c: Writing, table: str, change: Change) -> None:
    if change.standing:
        seat, question, answers = change.standing
        here = and_(standing.c.table_id == table, standing.c.seat == seat, standing.c.question == question)
        c.execute(delete(standing).where(here))
        if answers:
            row = {"table_id": table, "seat": seat, "question": question, "answers": json.dumps(answers)}
            c.execute(insert(standing).values(row))
    if change.left:
        seat, bot = change.left
        c.execute(update(seats).where(this_seat(table, seat)).values(left=True, bot=bot))
