"""The store: tables as declared, one transaction for each change, and only one of two writers succeeds."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import Connection, text

from ecumene.kernel.match.record import Line
from ecumene.server.changes import Change, Conflict
from ecumene.server.engines import make_engine, migrate
from ecumene.server.schema import VERSION, metadata
from ecumene.server.store import Draft, Seat, Store, TableRow

ROW = TableRow(
    "t", "table", "lantern", {"rules": "x"}, "", "host", True, asked="A",
    seats=(Seat("A", "bot", "greedy", "greedy"), Seat("B", "open"), Seat("C", "link", link="hash")),
)  # fmt: skip


def url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'store.sqlite'}"


def with_store(folder: Path, do: Callable[[Store], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        store = Store(url(folder))
        try:
            await store.open()
            return await do(store)
        finally:
            await store.close()

    return asyncio.run(run())


def differences(c: Connection) -> Any:
    """How the tables differ from those that are declared; and which version the store says it has."""
    return compare_metadata(MigrationContext.configure(c), metadata), MigrationContext.configure(c).get_current_heads()


async def look_at_tables(store: Store) -> Any:
    async with store.engine.connect() as c:
        return await c.run_sync(differences)


def test_a_new_store_has_what_is_declared(tmp_path: Path) -> None:
    assert with_store(tmp_path, look_at_tables) == ([], (VERSION,))
    assert with_store(tmp_path, look_at_tables) == ([], (VERSION,)), "a second start changes nothing"


@pytest.mark.parametrize("step", ["0001", "head"])
def test_migrations_lead_to_what_is_declared(tmp_path: Path, step: str) -> None:
    async def begin() -> None:
        engine = make_engine(url(tmp_path))
        async with engine.begin() as c:
            await c.run_sync(migrate, step)
        await engine.dispose()

    asyncio.run(begin())
    assert with_store(tmp_path, look_at_tables) == ([], (VERSION,))


def test_a_store_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    async def rename(store: Store) -> None:
        async with store.engine.begin() as c:
            await c.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    with_store(tmp_path, rename)
    with pytest.raises(CommandError, match="9999"):
        with_store(tmp_path, look_at_tables)


def test_what_is_committed_is_on_disk(tmp_path: Path) -> None:
    async def look(store: Store) -> list[Any]:
        async with store.engine.connect() as c:
            return [(await c.execute(text(f"PRAGMA {x}"))).scalar() for x in ("journal_mode", "synchronous")]

    assert with_store(tmp_path, look) == ["wal", 2]


def test_what_is_written_is_read(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.create(ROW, [Line("?", "deal")])
        await store.write("t", Change(1, [Line("A", "pick *lamp"), Line("?", "roll 3")], asked="B"))
        await store.write("t", Change(3, asked="B", draft="add lamp", standing=("B", "Bid", ["bid 3", "pass"])))

    async def read(store: Store) -> Any:
        return await store.load("t"), await store.row("t"), await store.load("other"), await store.row("other")

    with_store(tmp_path, write)
    stored, row, *none = with_store(tmp_path, read)
    assert [(x.who, x.text) for x in stored.lines] == [("?", "deal"), ("A", "pick *lamp"), ("?", "roll 3")]
    assert stored.draft == Draft(3, "add lamp") and stored.standing == {("B", "Bid"): ["bid 3", "pass"]}
    assert stored.row == row and row.seats == ROW.seats and row.asked == "B" and none == [None, None]


def test_a_line_is_written_once_and_nothing_else_of_the_second(tmp_path: Path) -> None:
    async def both(store: Store) -> Any:
        await store.create(ROW, [Line("?", "deal")])
        first = Change(1, [Line("A", "one")], asked="B")
        second = Change(
            1, [Line("A", "two"), Line("?", "roll 1")], asked="C", over=True, standing=("A", "Bid", ["pass"])
        )
        await store.write("t", first)
        for late in (second, Change(1, draft="add lamp"), Change(0, [Line("A", "zero")])):
            with pytest.raises(Conflict):
                await store.write("t", late)
        return await store.load("t")

    stored = with_store(tmp_path, both)
    assert [x.text for x in stored.lines] == ["deal", "one"]
    assert stored.row.asked == "B" and not stored.row.over and not stored.standing and not stored.draft


RACE = """
import asyncio, sys, time
from ecumene.kernel.match.record import Line
from ecumene.server.changes import Change, Conflict
from ecumene.server.store import Store

async def race(store, who, start):
    won = []
    for n in range(20):
        await asyncio.sleep(start + n / 50 - time.time())  # both at the same moment
        try:
            await store.write("t", Change(n, [Line(who, f"move {n}")]))
            won.append(n)
        except Conflict:
            pass
    return won

async def main(url):
    store = Store(url)
    await store.alive()
    print("ready", flush=True)
    print(await race(store, "B", float(sys.stdin.readline())))
    await store.close()

if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
"""


def test_two_processes_never_both_succeed(tmp_path: Path) -> None:
    """Both try to write every line at the same moment; each line has one writer, and only that one believes so."""
    here: dict[str, Any] = {"__name__": "race"}
    exec(RACE, here)

    async def run(store: Store) -> Any:
        await store.create(ROW, [])
        command = [sys.executable, "-c", RACE, url(tmp_path)]
        other = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert other.stdin and other.stdout and other.stdout.readline() == "ready\n"
        start = time.time() + 0.2
        other.stdin.write(f"{start}\n")
        other.stdin.flush()
        mine = await here["race"](store, "A", start)
        return mine, json.loads(other.communicate(timeout=30)[0]), await store.load("t")

    mine, theirs, stored = with_store(tmp_path, run)
    assert sorted(mine + theirs) == list(range(20))
    assert [x.who for x in stored.lines] == ["A" if n in mine else "B" for n in range(20)]


def test_a_seat_is_taken_once(tmp_path: Path) -> None:
    async def sit(store: Store) -> Any:
        await store.create(ROW, [])
        tries = [store.sit("t", "B", guest, guest) for guest in ("x", "y", "z")]
        done = await asyncio.gather(*tries, return_exceptions=True)
        for late in (store.sit("t", "A", "x", "x"), store.seat_bot("t", "B", "random")):
            with pytest.raises(Conflict):
                await late
        await store.seat_bot("t", "C", "random")
        return done, await store.row("t")

    done, row = with_store(tmp_path, sit)
    assert sorted(isinstance(x, Conflict) for x in done) == [False, True, True]
    assert row.seats[1].owner == row.seats[1].name in ("x", "y", "z")
    assert row.seats[2] == Seat("C", "bot", "random", "random")


def test_lists(tmp_path: Path) -> None:
    async def look(store: Store) -> Any:
        await store.create(ROW, [])
        out = [
            await store.waiting_for_bots(),
            [x.id for x in await store.open_tables()],
            await store.running_of("host", ["x"]),
        ]
        await store.sit("t", "B", "guest", "")
        await store.write("t", Change(0, [Line("A", "x")], asked="B"))
        out += [await store.waiting_for_bots(), await store.open_tables(), [x.id for x in await store.mine("guest")]]
        await store.write("t", Change(1, [Line("B", "leave greedy")], asked="B", left=("B", "greedy")))
        out += [await store.waiting_for_bots(), [x.id for x in await store.to_watch()]]
        await store.write("t", Change(2, [Line("B", "x")], over=True))
        return [*out, await store.waiting_for_bots(), await store.to_watch(), await store.running_of("host", ["x"])]

    assert with_store(tmp_path, look) == [["t"], ["t"], 1, [], [], ["t"], ["t"], ["t"], [], [], 0]


def test_one_rematch(tmp_path: Path) -> None:
    async def twice(store: Store) -> Any:
        await store.create(ROW, [])
        await store.create(TableRow(**{**vars(ROW), "id": "u"}), [], follows="t")
        with pytest.raises(Conflict):
            await store.create(TableRow(**{**vars(ROW), "id": "v"}), [], follows="t")
        return await store.row("t"), await store.row("v")

    row, none = with_store(tmp_path, twice)
    assert row.rematch == "u" and none is None


def rows(folder: Path) -> list[list[Any]]:
    """All that is written, without the times."""
    with sqlite3.connect(folder / "store.sqlite") as c:
        kept = "select id, asked, over, result, brief from tables order by id"
        said = "select table_id, n, who, said from lines order by table_id, n"
        return [c.execute(x).fetchall() for x in (kept, said, "select * from drafts order by table_id")]


def test_both_ways_to_write_a_batch_leave_the_same(tmp_path: Path) -> None:
    """`quick_writer` and SQLAlchemy, also where one change of a batch conflicts and one has no line of its own."""
    first = [
        ("t", Change(0, [Line("A", "pick lamp"), Line("?", "draw")], "B", brief="{}")),
        ("u", Change(0, draft="pick rope")),
    ]
    second = [("t", Change(1, [Line("B", "pass")], "C")), ("u", Change(0, [Line("A", "pass")], over=True, result="[]"))]
    third = [("t", Change(2, [Line("B", "pass")], "C")), ("u", Change(0, draft="pick lamp"))]

    async def write(store: Store) -> list[list[Exception | None]]:
        await store.create(ROW, [])
        await store.create(replace(ROW, id="u"), [])
        return [[*await store._write(batch)] for batch in (first, second, third)]

    async def slowly(store: Store) -> list[list[Exception | None]]:
        assert store.quick
        store.quick.begin = lambda batch: False  # type: ignore[method-assign]
        return await write(store)

    quick, slow = tmp_path / "quick", tmp_path / "slow"
    quick.mkdir()
    slow.mkdir()
    answers = with_store(quick, write)
    assert [[type(x) for x in batch] for batch in answers] == [
        [type(None), type(None)],
        [Conflict, type(None)],
        [type(None), Conflict],
    ]
    assert repr(with_store(slow, slowly)) == repr(answers)
    assert rows(quick) == rows(slow)
    assert rows(quick)[1] == [
        ("t", 0, "A", "pick lamp"),
        ("t", 1, "?", "draw"),
        ("t", 2, "B", "pass"),
        ("u", 0, "A", "pass"),
    ]
