"""How the database is opened: SQLite's settings, its tables, and those of an older version."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, insert, inspect, select
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ecumene.server.checkpoints import BY_ITSELF
from ecumene.server.schema import VERSION, metadata, version

BUSY = 30_000  # milliseconds that SQLite waits for another process that writes
PRAGMAS = {
    "journal_mode": "WAL",  # readers never wait for the writer
    "synchronous": "FULL",  # a commit is on the disk
    "wal_autocheckpoint": BY_ITSELF,
    "foreign_keys": "ON",
    "busy_timeout": BUSY,
}


def make_engine(url: str) -> AsyncEngine:
    """A transaction of SQLite that writes takes the lock when it begins (`writes`): then it waits for another process
    as long as BUSY says. One that has read before could not wait: it would fail at once with "database is locked".
    """
    engine = create_async_engine(
        url, hide_parameters=True
    )  # parameters contain secrets and names, and errors are logged
    if engine.dialect.name == "sqlite":
        prepare_sqlite(engine.sync_engine)
    return engine


def make_direct_engine(engine: AsyncEngine) -> Engine | None:
    """The same SQLite file without asyncio; None for other databases."""
    url = engine.url
    if engine.dialect.name != "sqlite" or not url.database:
        return None
    direct = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
    prepare_sqlite(direct)
    return direct.execution_options(writes=True)


def prepare_sqlite(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin below, and nowhere else
        cursor = connection.cursor()
        for name, value in PRAGMAS.items():
            cursor.execute(f"PRAGMA {name}={value}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def make_tables(connection: Connection) -> None:
    """Make the tables in an empty database, or bring those of an older version up to date."""
    there = inspect(connection).get_table_names()
    if not there:
        metadata.create_all(connection)
        version.create(connection)
        connection.execute(insert(version).values(version_num=VERSION))
    elif version.name not in there or connection.execute(select(version.c.version_num)).scalars().all() != [VERSION]:
        migrate(connection)


def migrate(connection: Connection, to: str = "head") -> None:
    """Apply the steps of `migrations/` that this database has not had yet."""
    from alembic import command  # large, and needed once after an update
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
