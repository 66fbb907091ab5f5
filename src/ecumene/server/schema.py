"""The tables of the store, for SQLite and PostgreSQL. A new database gets them from here.

`migrations/` leads from older versions to the same tables; a test checks that both agree.

The record decides: what a table was opened with, its seats, and one row in `lines` for each line. `asked`, `over`,
`result`, `brief`, `left` and `updated` repeat what a replay of the record would show, so that lists need no replay,
and a finished game can be shown when its rules are no longer available.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text, false

VERSION = "0004"  # the last step of `migrations/`
metadata = MetaData()
version = Table(  # as Alembic makes it
    "alembic_version", MetaData(), Column("version_num", String(32), primary_key=True)
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(16), nullable=False),  # table, or record (pasted; for looking at only)
    Column("game", String(64), nullable=False),
    Column("head", Text, nullable=False),  # of the record, as JSON: rules, options, corrections, date …
    Column("secret", String(64), nullable=False),  # of sealed chance
    Column("host", String(64), nullable=False),  # the guest who opened it
    Column("spectators", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=false()),  # may those who play ask for them?
    Column("rematch", String(32), nullable=False),  # the table that follows this one
    Column("asked", String(8), nullable=False),
    Column("over", Boolean, nullable=False),
    Column("result", Text, nullable=False, server_default=""),  # as JSON, when it is over: scores, places, how, parts
    Column("brief", Text, nullable=False, server_default=""),  # as JSON: a few public facts of the position, for lists
    Column("created", BigInteger, nullable=False),  # milliseconds
    Column("updated", BigInteger, nullable=False),
    Index("tables_by_host", "host"),
    Index("tables_by_time", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", String(8), primary_key=True),
    Column("kind", String(16), nullable=False),  # here, link, open, bot
    Column("name", String(200), nullable=False),
    Column("bot", String(64), nullable=False),
    Column("owner", String(64), nullable=False),  # a guest
    Column("link", String(64), nullable=False),  # the hash of the link's secret, until it is used
    Column("left", Boolean, nullable=False),
    Index("seats_by_owner", "owner"),
)

lines = Table(
    "lines",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),  # unique per table: two writers cannot both succeed
    Column("who", String(8), nullable=False),
    Column("said", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

drafts = Table(  # unfinished private choices
    "drafts",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, nullable=False),  # how many lines come before its question
    Column("said", Text, nullable=False),
)

standing = Table(  # standing answers: answers that a seat left with its table
    "standing",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", String(8), primary_key=True),
    Column("question", String(64), primary_key=True),
    Column("answers", Text, nullable=False),  # as JSON
)
