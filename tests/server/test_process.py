"""The one process: batches of writes, what it says when it is busy, what it forgets, how it ends, how it is."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ecumene.kernel.match.record import Line
from ecumene.server.changes import Change, Conflict
from ecumene.server.group_writer import GroupWriter
from ecumene.server.load import Load
from ecumene.server.rest_api import PIECE
from ecumene.server.settings import Rate
from ecumene.server.store import Store, TableRow
from server.helpers import Running, settings


def row(id: str) -> TableRow:
    return TableRow(id, "table", "lantern", {}, "", "me", True)


async def many(store: Store, count: int) -> list[Exception | None]:
    """One line for each of many tables at once; the one in the middle is there already."""
    for n in range(count):
        await store.create(row(f"t{n}"), [Line("A", "first")])
    await store.write(f"t{count // 2}", Change(1, [Line("A", "another writer's")]))
    before = store.writer.batches
    writes = [
        store.write(f"t{n}", Change(1, [Line("A", "ours")], asked="B", draft="x" if n == 1 else ""))
        for n in range(count)
    ]
    out = await asyncio.gather(*writes, return_exceptions=True)
    assert store.writer.batches - before < count / 4, "they share transactions"
    return [x if isinstance(x, Exception) else None for x in out]


def test_of_a_batch_only_what_conflicts_fails(tmp_path: Path) -> None:
    async def play() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}")
        await store.open()
        failed = await many(store, 20)
        assert [isinstance(x, Conflict) for x in failed] == [n == 10 for n in range(20)]
        for n in range(20):
            stored = await store.load(f"t{n}")
            assert stored and [x.text for x in stored.lines] == ["first", "another writer's" if n == 10 else "ours"]
            assert stored.row.asked == ("" if n == 10 else "B") and bool(stored.draft) == (n == 1)
        await store.close()

    asyncio.run(play())


def test_a_write_is_acknowledged_after_its_batch_and_a_failure_reaches_all_who_waited() -> None:
    written: list[Sequence[int]] = []

    async def write_all(batch: Sequence[int]) -> list[Exception | None]:
        await asyncio.sleep(0.01)
        if 13 in batch:
            raise OSError("no room")
        written.append(batch)
        return [None] * len(batch)

    async def play() -> list[object]:
        writer = GroupWriter[int](write_all)
        first = asyncio.create_task(writer.write(0))
        await asyncio.sleep(0)
        rest = [asyncio.create_task(writer.write(n)) for n in range(1, 10)]
        assert not first.done()
        await first
        assert written == [[0]] and not any(x.done() for x in rest)
        await asyncio.gather(*rest)
        assert written == [[0], list(range(1, 10))]
        return list(await asyncio.gather(writer.write(12), writer.write(13), return_exceptions=True))

    assert all(isinstance(x, OSError) for x in asyncio.run(play()))


OTHER_PROCESS = """
import sqlite3, sys, time
c = sqlite3.connect(sys.argv[1], timeout=30, isolation_level=None)
while True:
    c.execute("BEGIN IMMEDIATE")
    time.sleep(0.02)
    c.execute("UPDATE tables SET updated = updated + 1")
    c.execute("COMMIT")
    print("written", flush=True)
    time.sleep(0.001)
"""


def test_another_process_that_writes_is_waited_for(tmp_path: Path) -> None:
    """It holds the lock for a while, again and again; nobody hears of a locked database."""
    file = tmp_path / "x.sqlite"

    async def play() -> None:
        store = Store(f"sqlite+aiosqlite:///{file}")
        await store.open()
        await store.create(row("t"), [Line("A", "first")])
        other = await asyncio.create_subprocess_exec(
            sys.executable, "-c", OTHER_PROCESS, str(file), stdout=asyncio.subprocess.PIPE
        )
        try:
            assert other.stdout and await other.stdout.readline(), "it writes"
            for n in range(1, 15):
                await store.write("t", Change(n, [Line("A", f"line {n}")]))
                assert await store.length("t") == n + 1
            assert await other.stdout.readline() and other.returncode is None, "and goes on to write"
        finally:
            other.kill()
            await other.communicate()
            await store.close()

    asyncio.run(play())


def test_a_late_loop_is_busy_and_says_when_to_come_back() -> None:
    async def play() -> None:
        load = Load(0.1)
        load.start()
        await asyncio.sleep(0.06)
        states = [load.busy]
        time.sleep(0.3)
        states.append(load.busy)
        assert 200 <= load.come_back <= 5000
        await asyncio.sleep(0.2)
        assert [*states, load.busy] == [False, True, False]
        load.stop()

    asyncio.run(play())


def test_a_busy_server_refuses_and_nothing_changes(tmp_path: Path) -> None:
    with Running(settings(tmp_path, most_lag=-1.0)) as running:
        me = running.person()
        table = me.open("lantern", "here", "here")["id"]
        with me.live(table, "A") as s:
            said = s.play(s.moves()[0])
            assert said["type"] == "refused" and said["error"] == "busy" and said["wait"] > 0
            assert len(running.match(table).log) == s.state["n"]
            assert s.say("resign")["type"] == "done", "what costs little is done"


def test_tables_that_nobody_looks_at_are_dropped_and_come_back(shared: Running) -> None:
    me = shared.person()
    table, looked_at = (me.open("lantern", "here", "here")["id"] for _ in range(2))
    tables = shared.services.tables
    with me.live(looked_at, "A"):
        tables.drop_unused(time.monotonic() + 1)
        assert table not in tables.live and looked_at in tables.live
    with me.live(table, "A") as s:
        assert s.play(s.moves()[0])["type"] == "done"


def test_an_address_opens_and_connects_only_so_much(tmp_path: Path) -> None:
    limits = {"opened": Rate(0.001, 9), "sockets_per_address": 3, "sockets_per_guest": 2}
    with Running(settings(tmp_path, **limits)) as running:
        me, other = running.person(), running.person()
        table = me.open("lantern", "here", "open")["id"]  # counts as four
        assert me.open("lantern", "here", "open")["id"]
        seats = {"game": "lantern", "seats": [{"kind": "here"}, {"kind": "open"}]}
        assert other.http.post("/api/tables", json=seats).json() == {"error": "too-many-tables"}, "another guest, too"
        with me.live(table, "A"), me.live(table), other.live(table):
            for person in (me, other):
                with pytest.raises(ConnectionClosed) as closed, person.live(table):
                    pass
                assert closed.value.rcvd and closed.value.rcvd.code == 1013
        with other.live(table):
            assert sum(running.services.connected.values()) >= 2


def test_places_in_the_lobby_are_shared(tmp_path: Path) -> None:
    with Running(settings(tmp_path, in_lobby_per_guest=2, in_lobby_per_address=3)) as running:
        me, other = running.person(), running.person()
        first = me.open("lantern", "here", "open")["id"]
        me.open("lantern", "here", "open")
        seats = {"game": "lantern", "seats": [{"kind": "here"}, {"kind": "open"}]}
        assert me.http.post("/api/tables", json=seats).json() == {"error": "too-many-tables"}
        assert me.open("lantern", "here", "link") and other.open("lantern", "here", "open")
        refused = other.http.post("/api/tables", json=seats)
        assert refused.status_code == 429, "another guest of the same address"
        other.join(first, "B")
        assert other.open("lantern", "here", "open"), "a table that is full leaves its place"


def test_large_records_count_as_several(tmp_path: Path) -> None:
    with Running(settings(tmp_path, opened=Rate(0.001, 5))) as running:
        me = running.person()
        large = "#" * (5 * PIECE)
        answers = [
            me.http.post("/api/records", content=text, headers={"content-type": "text/plain"}).json()["error"]
            for text in ("#", large, "#")
        ]
        assert answers == ["bad-record", "too-many-tables", "bad-record"]


def test_forwarded_addresses_count_if_the_proxy_is_trusted(tmp_path: Path) -> None:
    """A stranger who claims to be somebody else stays one address; people behind a web server are many."""
    wanted = {"game": "lantern", "seats": [{"kind": "here"}, {"kind": "here"}]}
    for proxies, expected in (((), [201, 429, 429]), (("127.0.0.1",), [201, 429, 201])):
        folder = tmp_path / str(len(proxies))
        folder.mkdir()
        limits = {"opened": Rate(0.001, 1), "connections_per_address": 1, "proxies": proxies}
        with Running(settings(folder, **limits)) as running:
            me = running.person()
            answers = [
                me.http.post("/api/tables", json=wanted, headers={"x-forwarded-for": address}).status_code
                for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2, 192.0.2.3")
            ]
            assert answers == expected
            if proxies:  # it has as many connections as it needs
                assert [running.person().http.get("/healthz").status_code for _ in range(3)] == [200] * 3


def test_a_server_that_stops_closes_sockets_so_that_clients_come_back(tmp_path: Path) -> None:
    with Running(settings(tmp_path)) as running:
        me = running.person()
        table = me.open("lantern", "here", "here")["id"]
        with me.live(table, "A") as s:
            assert s.play(s.moves()[0])["type"] == "done"
            running.server.should_exit = True
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    s.hear()
            assert closed.value.rcvd and closed.value.rcvd.code == 1012
    with Running(settings(tmp_path)) as again:
        assert again.person().http.get(f"/api/tables/{table}").status_code == 200


def test_how_it_is(shared: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    me = shared.person()
    assert me.http.get("/healthz").json()["ok"] and me.http.get("/readyz").json()["ok"]
    table = me.open("lantern", "here", "here")["id"]
    with me.live(table, "A") as s:
        s.play(s.moves()[0])
        text = me.http.get("/metrics").text
    assert 'ecumene_messages_total{type="play"}' in text and "ecumene_live_tables" in text
    assert table not in text and me.id not in text
    assert me.http.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"}).status_code == 404
    ids = {me.http.get("/api/me").headers["x-request-id"] for _ in range(3)}
    assert len(ids) == 3

    async def full(*_: object) -> None:
        raise sqlite3_error()

    monkeypatch.setattr(Store, "can_write", full)
    assert me.http.get("/readyz").status_code == 503


def sqlite3_error() -> Exception:
    from sqlalchemy.exc import OperationalError

    return OperationalError("update", {}, sqlite3.OperationalError("database or disk is full"))


def test_a_request_in_the_log_has_no_secret(tmp_path: Path, logged: object) -> None:
    with Running(settings(tmp_path, access_log=True)) as running:
        me = running.person()
        opened = me.open("lantern", "here", "link")
        secret = opened["links"]["B"].partition("#")[2]
        me.join(opened["id"], "B", secret)
        me.http.get(f"/api/tables/{opened['id']}/record", params={"seat": "A"})
        lines = [json.loads(x) for x in logged.getvalue().splitlines()]  # type: ignore[attr-defined]
        told = [x for x in lines if x["event"] == "request" and opened["id"] in x["path"]]
        assert {(x["method"], x["status"]) for x in told} >= {("POST", 200), ("GET", 200)}
        assert all(x["request"] and x["ms"] >= 0 and "?" not in x["path"] for x in told)
        assert secret not in str(told) and me.cookie not in str(lines)
