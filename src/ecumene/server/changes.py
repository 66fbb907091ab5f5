"""What is written to a table, and how many changes are written in one transaction: those of other tables never fail
with one that conflicts."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
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
class Opening:
    """A new table, with the rest of what is written to it."""

    table: Mapping[str, object]  # its columns
    seats: Sequence[Mapping[str, object]]
    follows: str = ""  # the table that it is a rematch of


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
    opening: Opening | None = None


def clock() -> int:
    return time.time_ns() // 1_000_000


def this_seat(table: str, seat: str) -> ColumnElement[bool]:
    return and_(seats.c.table_id == table, seats.c.seat == seat)


class Writing(Protocol):
    """A connection, or whatever executes these statements as one does."""

    def execute(self, statement: Any, values: Any = ..., /) -> Any: ...


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


ADD_TABLE, ADD_SEATS, ADD_LINES, ADD_DRAFTS = insert(tables), insert(seats), insert(lines), insert(drafts)
FOLLOW = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.rematch == bindparam("none"))
    .values(rematch=bindparam("by"))
)
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
    for table, x in batch:
        if x.opening:
            open_table(c, table, x.opening, at)
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


def open_table(c: Writing, table: str, opening: Opening, at: int) -> None:
    if opening.follows and not c.execute(FOLLOW, {"table": opening.follows, "none": "", "by": table}).rowcount:
        raise Conflict  # that one has a rematch already
    c.execute(ADD_TABLE, {**opening.table, "created": at, "updated": at})
    if opening.seats:
        c.execute(ADD_SEATS, opening.seats)


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
