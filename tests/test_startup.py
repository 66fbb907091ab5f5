"""What is large is imported when it is needed: looked up in the modules of a process, not measured."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ecumene.games import GAMES

HELP = """
import json, sys
from ecumene.cli import app
app({arguments!r}, standalone_mode=False)
print(json.dumps(sorted(sys.modules)))
"""

SERVER = """
import asyncio, json, sys
from pathlib import Path
from ecumene.cli import serve
from ecumene.server.app import create_app
from ecumene.server.settings import Settings

folder = Path(sys.argv[1])
app = create_app(Settings(db=serve.store_of(str(folder / "tables.sqlite"))[0], secret_file=folder / "key"))

async def start():
    async with app.router.lifespan_context(app):
        at_start = sorted(sys.modules)
        while not all(f"ecumene.games.{x}.game" in sys.modules for x in json.loads(sys.argv[2])):
            await asyncio.sleep(0)
        print(json.dumps([at_start, sorted(sys.modules)]))

asyncio.run(start())
"""

LANGUAGES = {"fluent", "babel", "pytz"}
SERVERS = {"fastapi", "starlette", "sqlalchemy", "alembic", "uvicorn", "structlog", "asyncio"}
MIGRATIONS = {"alembic", "mako"}


def last_line(*command: str) -> Any:
    done = subprocess.run([sys.executable, "-c", *command], capture_output=True, encoding="utf-8", check=True)
    return json.loads(done.stdout.splitlines()[-1])


def packages(modules: list[str]) -> set[str]:
    return {x.partition(".")[0] for x in modules}


def games_in(modules: list[str]) -> set[str]:
    return {x.split(".")[2] for x in modules if x.startswith("ecumene.games.")}


@pytest.mark.parametrize("arguments", [["--help"], ["play", "--help"], ["serve", "--help"]])
def test_help_loads_no_game_and_no_library_of_a_command(arguments: list[str]) -> None:
    modules = last_line(HELP.format(arguments=arguments))
    assert "typer" in modules and "ecumene.bots" in modules
    assert packages(modules) & (LANGUAGES | SERVERS | {"rich"}) == set()
    assert games_in(modules) == set()
    assert not [x for x in modules if x.startswith(("ecumene.testing", "ecumene.server", "ecumene.words"))]


def test_a_server_starts_without_games_migrations_and_languages(tmp_path: Path) -> None:
    for start in ("a new store", "a store that is there"):
        at_start, later = last_line(SERVER, str(tmp_path), json.dumps(GAMES))
        assert "sqlalchemy" in at_start and games_in(at_start) == set(), start
        assert games_in(later) == set(GAMES), "they are loaded without being asked for"
        assert packages(later) & (LANGUAGES | MIGRATIONS) == set(), start
        assert not [x for x in later if x.startswith("ecumene.testing")]
