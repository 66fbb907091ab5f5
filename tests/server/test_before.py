"""A database made before names changed: its tables go on, and standing answers belong to the questions of today.

`before.sql` was made by the last version with the old names: a table of every game, and for every question of it a
standing answer of the last seat.
"""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from ecumene.games import GAMES, TOYS, find
from ecumene.kernel.match.match import Match
from ecumene.server.restore import restore_match
from ecumene.server.store import Store, StoredTable


def stored(folder: Path, table: str) -> StoredTable:
    with sqlite3.connect(folder / "tables.sqlite") as c:
        c.executescript(Path(__file__).with_name("before.sql").read_text(encoding="utf-8"))
    c.close()

    async def load() -> StoredTable | None:
        store = Store(f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}")
        await store.open()
        try:
            return await store.load(table)
        finally:
            await store.close()

    found = asyncio.run(load())
    assert found
    return found


@pytest.mark.parametrize("name", [*GAMES, *TOYS])
def test_tables_of_before_go_on(name: str, tmp_path: Path) -> None:
    found = stored(tmp_path, name)
    match: Match = restore_match(found)
    assert match.seat and len(match.log) >= len(found.lines) > 5
    match.play(match.moves()[0])
    assert len(found.standing) > 5
    questions = {question for _, question in match.standing}
    assert len(questions) == len(found.standing)
    assert questions <= set(find(name).questions.classes)
