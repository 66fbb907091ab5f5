"""The settings of a server."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

KB = 1024
PYTHON = (sys.executable, "-P")  # -P: a file or folder where the server was started never hides an installed module


@dataclass(frozen=True)
class Rate:
    """A token bucket: requests per second over time, and how many at once."""

    per_second: float
    burst: float


@dataclass(frozen=True)
class Settings:
    db: str  # a SQLAlchemy URL: sqlite+aiosqlite:///table.sqlite, later postgresql+asyncpg://…
    secret_file: Path  # the key that signs cookies; made at the first start, readable by its owner only
    static: Path | None = None  # the folder of the built client; without it, a plain page is shown
    docs: Path | None = None  # the folder of the built documentation
    origins: tuple[str, ...] = ()  # pages of other origins that may talk to this server: a development server
    hosts: tuple[str, ...] = ()  # host names this server answers to; empty: any
    proxies: tuple[str, ...] = ()  # addresses of web servers in front: only they are believed who sent a request
    toys: bool = False  # may the toy games be played? For tests
    access_log: bool = False  # a line for every request: method, path, status, time; no query, no cookie
    own_process: bool = False  # is the process only for this server? Then Python is set for it: see `interpreter`
    # bots
    bot_processes: int = field(default_factory=lambda: os.cpu_count() or 1)
    bot_command: tuple[str, ...] = (*PYTHON, "-m", "ecumene.server.bot_process")
    bot_seconds: float = 4.0  # of processor time that any bot may think at most; each level has its own
    bot_limit: float = 30.0  # how long we wait for it; then its process is ended and another one is asked
    # readers: processes for records and corrections that people send
    reader_command: tuple[str, ...] = (*PYTHON, "-m", "ecumene.server.reader_process")
    reader_seconds: int = 5  # of processor time for one question; no honest record needs half of it
    reader_limit: float = 30.0  # how long we wait for it; then its process is ended
    reader_memory: int = 512 * KB * KB
    # limits
    live_tables: int = 200  # matches kept in memory; others are restored from their records when somebody looks
    idle_seconds: float = 600.0  # after which a table that nobody looks at is dropped from memory
    most_lag: float = 0.25  # seconds that the event loop may be late before messages are answered with `busy`
    connections: int = 900  # of everybody together
    connections_per_address: int = 300
    half_sent_per_address: int = 64  # requests that have begun and not yet arrived
    head_seconds: float = 10.0  # for the head of a request to arrive, from the connection or its first byte on
    body_seconds: float = 30.0  # for the rest of it
    answer_seconds: float = 30.0  # that an answer may wait for a reader
    sockets_per_guest: int = 60
    sockets_per_address: int = 300
    opened: Rate = Rate(1 / 20, 60)  # new tables and pasted records by address; large ones count as several
    in_lobby_per_guest: int = 4  # tables with open seats
    in_lobby_per_address: int = 6
    tables_per_guest: int = 60  # unfinished ones
    body: int = 64 * KB
    record: int = 1024 * KB
    message: int = 8 * KB
    queue: int = 200  # messages waiting for a slow socket before it is dropped
    queue_bytes: int = 1024 * KB  # the same, all together
    per_guest: Rate = Rate(20, 100)
    per_address: Rate = Rate(100, 500)
