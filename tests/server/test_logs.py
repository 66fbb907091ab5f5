"""The log contains no secret, no name and nothing of a position, whatever goes wrong."""

from __future__ import annotations

import asyncio
import io
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import structlog
from sqlalchemy import insert, text
from sqlalchemy.exc import IntegrityError, OperationalError

from ecumene.kernel.match.record import Line
from ecumene.server import tables
from ecumene.server.changes import Change, Conflict
from ecumene.server.schema import seats
from ecumene.server.store import Seat, Store, TableRow
from server.helpers import Running, settings

SECRET, NAME, LINK = "5ec4e7" * 10, "Annabella Quux", "4a54" * 10
ROW = TableRow(
    "t", "table", "lantern", {"rules": "x", "players": [NAME]}, SECRET, "host", True,
    seats=(Seat("A", "here", NAME, owner="host"), Seat("B", "link", NAME, link=LINK)),
)  # fmt: skip
log = structlog.get_logger()


def test_errors_of_the_database(tmp_path: Path, logged: io.StringIO) -> None:
    """Statements are logged with the error, what they were given is not."""
    before = len(logged.getvalue())

    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite'}")
        await store.open()
        await store.create(ROW, [Line("A", f"pick *{SECRET}")])
        try:
            with pytest.raises(Conflict) as twice:
                await store.create(ROW, [])
            told(twice.value)
            with pytest.raises(IntegrityError) as again:
                async with store.transaction() as c:
                    await c.execute(insert(seats).values({"table_id": "t", **vars(ROW.seats[1])}))
            told(again.value)
            async with store.engine.begin() as c:
                await c.execute(text("drop table drafts"))
            with pytest.raises(OperationalError) as gone:
                await store.write("t", Change(1, [Line("A", f"pick *{SECRET}")], draft=f"add {SECRET}"))
            told(gone.value)
        finally:
            await store.close()

    def told(e: Exception) -> None:
        assert SECRET not in str(e) and NAME not in str(e)
        try:
            raise e
        except Exception:
            log.exception("unexpected")

    asyncio.run(run())
    entries = logged.getvalue()[before:]
    assert "IntegrityError" in entries and "OperationalError" in entries
    assert not [x for x in (SECRET, NAME, LINK) if x in entries]


def test_a_table_that_cannot_be_written(tmp_path: Path, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables get the same id: the second is not opened, and the log says what failed and where, in ids."""
    made = b"\x5e" * 32
    fake = SimpleNamespace(token_urlsafe=lambda _: "same", token_bytes=lambda _: made)
    with Running(settings(tmp_path)) as running:
        me = running.person()
        monkeypatch.setattr(tables, "secrets", fake)
        said: dict[str, Any] = {"game": "lantern", "seats": [{"kind": "here", "name": NAME}, {"kind": "link"}]}
        assert me.http.post("/api/tables", json=said).status_code == 201
        before = len(logged.getvalue())
        answer = me.http.post("/api/tables", json=said)
        assert answer.status_code == 500 and answer.json().keys() == {"error", "id"}
    entries = logged.getvalue()[before:]
    entry = next(x for x in map(json.loads, entries.splitlines()) if x.get("error") == answer.json()["id"])
    assert next(x["exc_type"] for x in entry["exception"]) == "Conflict"
    assert any(frame["name"] == "create" for x in entry["exception"] for frame in x["frames"])
    for hidden in (made.hex(), NAME, me.id, me.cookie.partition("=")[2]):
        assert hidden not in entries


def test_what_an_exception_says_is_not_logged(logged: io.StringIO) -> None:
    before = len(logged.getvalue())
    try:
        try:
            raise KeyError(SECRET)
        except KeyError as e:
            raise RuntimeError(f"the position is {SECRET}") from e
    except RuntimeError as e:
        e.add_note(SECRET)
        log.exception("unexpected")
    try:
        raise FileNotFoundError(2, "no such file")
    except FileNotFoundError:
        log.exception("unexpected")
    entries = logged.getvalue()[before:]
    assert SECRET not in entries and "RuntimeError" in entries and "KeyError" in entries
    assert "no such file" in entries, "the system's own words are no secret"


def test_values_that_hold_secrets_do_not_show_them() -> None:
    assert SECRET not in repr(ROW) and LINK not in repr(ROW)
