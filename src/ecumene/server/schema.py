"""The tables of the store, for SQLite and PostgreSQL alike. `migrations/` makes them; a test holds the two together.

The truth is the record: what a table was opened with, its seats, and one row in `lines` for each line. `asked`, `over`,
`result`, `left` and `updated` repeat what replaying the record would tell: lists need not replay, and a finished game
can be shown when its rules are gone.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(16), nullable=False),  # table, or record: pasted, to be looked at only
    Column("game", String(64), nullable=False),
    Column("head", Text, nullable=False),  # of the record, as JSON: rules, options, corrections, date …
    Column("secret", String(64), nullable=False),  # of the sealed chance
    Column("host", String(64), nullable=False),  # the guest who opened it
    Column("spectators", Boolean, nullable=False),
    Column("rematch", String(32), nullable=False),  # the table that follows this one
    Column("asked", String(8), nullable=False),
    Column("over", Boolean, nullable=False),
    Column("result", Text, nullable=False, server_default=""),  # as JSON, once it is over: scores, places, how, parts
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
    Column(
        "n", Integer, primary_key=True, autoincrement=False
    ),  # with the table unique: two writers cannot both succeed
    Column("who", String(8), nullable=False),
    Column("said", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

drafts = Table(  # private choices that are not finished
    "drafts",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, nullable=False),  # it belongs to the question after so many lines
    Column("said", Text, nullable=False),
)

standing = Table(  # answers that seats left with their tables
    "standing",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", String(8), primary_key=True),
    Column("question", String(64), primary_key=True),
    Column("answers", Text, nullable=False),  # as JSON
)
