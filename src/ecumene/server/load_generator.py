"""Plays many games at once over real sockets and measures how long moves take. Only on this machine.

Every table has a socket for each seat, as two people at two devices have. Whoever is asked plays a random choice;
a finished game is followed by another one. What is measured is the time from sending a move to hearing that it is on
the disk.
"""

from __future__ import annotations

import asyncio
import gc
import http.client
import json
import math
import os
import shutil
import subprocess
import sys
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from ecumene.games import find
from ecumene.kernel.core.rng import Rng
from ecumene.server.settings import PYTHON

LOOPBACK = ("127.0.0.1", "localhost", "::1")
MOST_TABLES = 10_000
MOST_SECONDS = 600.0
AT_ONCE = 50  # sockets that connect at the same time
RESIGN = "resign"


class Asked(msgspec.Struct):
    seat: str


class Choice(msgspec.Struct):
    move: str


class Heard(msgspec.Struct):
    """What a player needs of any message."""

    type: str
    id: int | str = 0
    n: int = 0
    asked: Asked | None = None
    choices: list[Choice] = []
    result: dict[str, object] | None = None
    error: str = ""
    wait: int = 0


decoder = msgspec.json.Decoder(Heard)


@dataclass
class Measured:
    """What one run gave."""

    game: str
    tables: int
    sockets: int
    seconds: float = 0.0
    moves: int = 0
    busy: int = 0
    refused: int = 0
    games: int = 0
    received: int = 0  # bytes
    latencies: list[float] = field(default_factory=list)  # seconds
    server_seconds: float = 0.0  # of processor time
    own_seconds: float = 0.0

    def percentile(self, part: float) -> float:
        """In milliseconds."""
        all = sorted(self.latencies)
        return 1000 * all[min(len(all) - 1, int(part * len(all)))] if all else 0.0

    @property
    def rate(self) -> float:
        return self.moves / self.seconds if self.seconds else 0.0


class Guest:
    """Opens tables; its cookie opens their sockets."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        if parts.hostname not in LOOPBACK:
            raise ValueError(f"{parts.hostname} is not this machine: a load is only made here")
        self.host, self.port = parts.hostname or "", parts.port or 80
        self.origin = f"http://{self.host}:{self.port}"
        self.cookie = ""
        self.ask("GET", "/api/me")

    def ask(self, method: str, path: str, body: object = None) -> dict[str, object]:
        headers = {"Origin": self.origin, "Cookie": self.cookie, "Content-Type": "application/json"}
        connection = http.client.HTTPConnection(self.host, self.port, timeout=60)
        connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = connection.getresponse()
        data, cookie = answer.read(), answer.getheader("set-cookie")
        connection.close()
        if cookie:
            self.cookie = cookie.partition(";")[0]
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status} {data[:200]!r}")
        said: dict[str, object] = json.loads(data)
        return said

    def open(self, game: str, seats: int) -> str:
        wanted = {"game": game, "seats": [{"kind": "here"}] * seats, "options": {}}
        return str(self.ask("POST", "/api/tables", wanted)["id"])


class Table:
    """One table and those who play at it."""

    def __init__(self, run: Run, id: str) -> None:
        self.run, self.id = run, id
        self.rng = Rng(zlib.crc32(id.encode()))
        self.sockets: dict[str, ClientConnection] = {}
        self.over = False

    async def connect(self, seat: str) -> None:
        guest = self.run.guest
        address = f"ws://{guest.host}:{guest.port}/api/tables/{self.id}/live?seat={seat}"
        headers = {"Cookie": guest.cookie, "Origin": guest.origin}
        async with self.run.connecting:
            self.sockets[seat] = await connect(
                address, additional_headers=headers, max_size=None, compression=None, ping_interval=None
            )

    async def play(self, seat: str) -> None:
        """Play one seat until the game or the run is over."""
        ws, run = self.sockets[seat], self.run
        sent, waiting, latest = 0.0, False, Heard("")
        async for data in ws:
            run.out.received += len(data)
            heard = decoder.decode(data)
            if heard.type in ("state", "change"):
                if heard.result is not None:
                    return
                latest = heard
            elif heard.type == "done":
                waiting = False
                run.count(time.perf_counter() - sent)
            elif heard.type == "refused":
                waiting = False
                run.out.busy += heard.error == "busy"
                run.out.refused += heard.error != "busy"
                await asyncio.sleep(heard.wait / 1000)
            if not waiting and latest.choices:
                waiting, sent = True, await self.move(ws, latest)

    async def move(self, ws: ClientConnection, heard: Heard) -> float:
        choices = [x.move for x in heard.choices if x.move != RESIGN] or [heard.choices[0].move]
        await self.run.pause(self.rng)
        move = {"type": "play", "id": 1, "n": heard.n, "move": choices[self.rng.below(len(choices))], "sure": True}
        sent = time.perf_counter()
        await ws.send(msgspec.json.encode(move).decode())
        return sent

    async def close(self) -> None:
        await asyncio.gather(*(ws.close() for ws in self.sockets.values()), return_exceptions=True)


class Run:
    def __init__(self, address: str, game: str, tables: int, rate: float, pid: int = 0) -> None:
        """`rate`: moves a second of all tables together; 0 for as many as there can be."""
        self.game, self.rate, self.pid = game, rate, pid
        self.sit_down(address)
        self.connecting = asyncio.Semaphore(AT_ONCE)
        self.out = Measured(self.game, tables, tables * len(self.letters))
        self.counting = False
        self.enough = asyncio.Event()  # as many moves were counted as are wanted
        self.wanted = 0

    def sit_down(self, address: str) -> None:
        """Who opens the tables, and which seats they have."""
        self.guest, found = Guest(address), find(self.game)
        self.game, self.letters = found.id, found.seats[: max(2, found.fewest)]

    def open(self) -> Table:
        return Table(self, self.guest.open(self.game, len(self.letters)))

    def count(self, latency: float) -> None:
        if self.counting:
            self.out.moves += 1
            self.out.latencies.append(latency)
            if self.out.moves == self.wanted:
                self.enough.set()

    async def pause(self, rng: Rng) -> None:
        """Wait as long as people do who come independently: together they play at the rate that is wanted."""
        if self.rate:
            await asyncio.sleep(-math.log(1 - rng.below(1 << 20) / (1 << 20)) * self.out.tables / self.rate)

    async def game_after_game(self, table: Table) -> None:
        while True:
            tasks = [asyncio.create_task(table.play(seat)) for seat in table.sockets]
            try:
                await asyncio.gather(*tasks)
            finally:
                for task in tasks:
                    task.cancel()
                await table.close()
            self.out.games += 1
            table = await asyncio.to_thread(self.open)
            try:
                await self.connect([table])
            except BaseException:  # also where the run ends meanwhile
                await table.close()
                raise

    async def connect(self, tables: list[Table]) -> None:
        """All seats of these tables."""
        await asyncio.gather(*(table.connect(seat) for table in tables for seat in self.letters))

    async def count_moves(self, seconds: float, moves: int) -> None:
        self.counting, self.wanted, began = True, moves, time.perf_counter()
        own, server = time.process_time(), used(self.pid)
        with suppress(TimeoutError):
            await asyncio.wait_for(self.enough.wait(), seconds)
        self.counting = False
        self.out.seconds = time.perf_counter() - began
        self.out.own_seconds, self.out.server_seconds = time.process_time() - own, used(self.pid) - server

    async def measure(self, warm: float, seconds: float, moves: int) -> Measured:
        tables = [self.open() for _ in range(self.out.tables)]
        await self.connect(tables)
        with no_collection():
            playing = [asyncio.create_task(self.game_after_game(table)) for table in tables]
            await asyncio.sleep(warm)
            await self.count_moves(seconds, moves)
        failed = [x.exception() for x in playing if x.done() and not x.cancelled()]
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        if failed:
            raise RuntimeError(f"{len(failed)} tables failed, the first with {failed[0]!r}")
        return self.out


@contextmanager
def no_collection() -> Iterator[None]:
    """A garbage collection of this program would count as the server's time: 40 ms with a thousand sockets."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


def used(pid: int) -> float:
    """Seconds of processor time of a process, where the system says so."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def on_core(core: int) -> list[str]:
    """The beginning of a command that may use one core only; none where the system cannot do that."""
    return ["taskset", "-c", str(core)] if core >= 0 and shutil.which("taskset") else []


def memory_of(pid: int) -> int:
    """Bytes of memory that a process uses, where the system says so."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


@contextmanager
def own_server(core: int = -1, toys: bool = False) -> Iterator[tuple[str, int]]:
    """A server of its own on a temporary store: its address and its process. `core`: the only one that it may use."""
    with TemporaryDirectory() as folder:
        command = [*on_core(core), *PYTHON, "-m", "ecumene.server.measured_server", folder, *(["toys"] if toys else [])]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=sys.stderr, text=True)
        try:
            assert process.stdout
            port = process.stdout.readline().strip()
            if not port:
                raise RuntimeError("the server did not start")
            yield f"http://127.0.0.1:{port}", process.pid
        finally:
            process.terminate()
            process.wait(30)


def run(
    game: str, tables: int, seconds: float, rate: float = 0.0, warm: float = 3.0, url: str = "", moves: int = 0
) -> Measured:
    """One measurement; with a server of its own unless the address of one is given.

    It takes `seconds`, or ends earlier with the given number of moves.
    """
    if not 0 < tables <= MOST_TABLES or not 0 < seconds <= MOST_SECONDS:
        raise ValueError(f"at most {MOST_TABLES} tables and {MOST_SECONDS:.0f} seconds")
    if url:
        return asyncio.run(Run(url, game, tables, rate).measure(warm, seconds, moves))
    with own_server() as (address, pid):
        return asyncio.run(Run(address, game, tables, rate, pid).measure(warm, seconds, moves))
