"""How many moves a second, beside boardgame.io's server: `python -m tools.server_bench --write docs/performance.md`.

Both servers have one core, the load program has the others; it is the same for both, with the same number of sockets.
The peer plays a game as long as one of 7 Wonders Duel, with a state as large, in memory. Ours has every move on the
disk before it is acknowledged. Rounds alternate; medians count.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from websockets.asyncio.client import connect

from ecumene.games import find
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.match.match import Match
from ecumene.server.load_generator import Measured, Run, Table, memory_of, on_core, own_server
from tools import node
from tools.bench import replace_block

PEER = Path(__file__).resolve().parent / "peer_server"
CORE = 0  # of the server
CHOICES = 12  # as in server.js
WARM = 2.0
FEW = 20  # tables before memory is measured
WANTED = {  # × the peer's moves a second: at least, and the aim
    "seven_wonders_duel": (0.7, 1.5),
    "age_of_civilization": (0.4, 0.8),
    "through_the_ages": (0.2, 0.4),
    "clash_of_cultures": (0.2, 0.4),
    "new_dawn": (0.2, 0.4),
}


# the peer


def duel() -> tuple[bytes, int]:
    """A view in the middle of a game of 7 Wonders Duel, and how many choices a game has."""
    m, rng, views = Match(find("seven_wonders_duel"), 1, 2), Rng(1), list[bytes]()
    while not m.over:
        moves = m.moves()
        m.play(moves[rng.below(len(moves))])
        views.append(msgspec.json.encode(m.view("A")))
    return views[len(views) // 2], len(views)


def installed() -> Path:
    """Node, with the peer's packages beside it."""
    folder = node.folder()
    if not (PEER / "node_modules").exists():
        node.npm(folder, "ci", "--no-audit", "--no-fund", "--loglevel=error", "--prefix", str(PEER))
    return folder


@contextmanager
def peer_server(core: int) -> Iterator[tuple[str, int]]:
    state, moves = duel()
    program = installed() / "node"
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "state.json"
        file.write_bytes(state)
        command = [*on_core(core), str(program), str(PEER / "server.js"), str(file), str(moves)]
        environment = {**os.environ, "NODE_ENV": "production"}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            assert process.stdout
            line = next(x for x in process.stdout if x.startswith("port "))
            yield f"ws://127.0.0.1:{line.split()[1]}/socket.io/?EIO=4&transport=websocket", process.pid
        finally:
            process.terminate()
            process.wait(30)


class PeerRun(Run):
    """The same load over the peer's protocol: socket.io over a WebSocket."""

    def sit_down(self, address: str) -> None:
        self.address, self.letters = address, "01"

    def open(self) -> PeerTable:
        return PeerTable(self, secrets.token_hex(6))


class PeerTable(Table):
    run: PeerRun

    async def connect(self, seat: str) -> None:
        async with self.run.connecting:
            ws = await connect(self.run.address, max_size=None, compression=None, ping_interval=None)
            await ws.recv()  # the session
            await ws.send("40/duel,")
            await ws.recv()
            await ws.send(f"42/duel,{json.dumps(['sync', self.id, seat, None, 2])}")
            self.sockets[seat] = ws

    async def play(self, seat: str) -> None:
        ws, run, mine, sent = self.sockets[seat], self.run, False, 0.0
        async for data in ws:
            assert isinstance(data, str)
            run.out.received += len(data)
            if data == "2":
                await ws.send("3")
            if not data.startswith("42"):
                continue
            kind, _, told, *_ = json.loads(data.partition(",")[2])
            if kind not in ("sync", "update"):
                continue
            state = told["state"] if kind == "sync" else told
            if mine:
                run.count(time.perf_counter() - sent)
            if "gameover" in state["ctx"]:
                return
            mine = state["ctx"]["currentPlayer"] == seat
            if mine:
                await run.pause(self.rng)
                action = {
                    "type": "MAKE_MOVE",
                    "payload": {"type": "take", "args": [self.rng.below(CHOICES)], "playerID": seat},
                }
                sent = time.perf_counter()
                await ws.send(f"42/duel,{json.dumps(['update', action, state['_stateID'], self.id, seat])}")


# measuring


def measured(game: str, tables: int, seconds: float, rate: float = 0.0) -> Measured:
    """One run; of the peer where no game is given."""
    server, kind = (own_server(CORE), Run) if game else (peer_server(CORE), PeerRun)
    with server as (address, pid):
        return asyncio.run(kind(address, game, tables, rate, pid).measure(WARM, seconds, 0))


def ratios(tables: int, seconds: float, rounds: int) -> list[str]:
    rates: dict[str, list[Measured]] = {game: [] for game in ("", *WANTED)}
    for _ in range(rounds):
        for game, runs in rates.items():
            runs.append(measured(game, tables, seconds))
            print(f"· {game or 'the peer'}: {runs[-1].rate:.0f} moves a second", flush=True)
    out = [
        "| | moves a second | × the peer's | least | aim | | ms of processor per move | × the peer's, by that |",
        "| --- | --: | --: | --: | --: | --- | --: | --: |",
    ]
    peer = statistics.median(x.rate for x in rates[""])
    peer_cost = statistics.median(cost(x) for x in rates[""])
    for game, runs in rates.items():
        rate, own_cost = statistics.median(x.rate for x in runs), statistics.median(cost(x) for x in runs)
        least, aim = WANTED.get(game, (0.0, 0.0))
        is_now = rate / peer
        said = "" if not game else "aim reached" if is_now >= aim else "met" if is_now >= least else "MISSED"
        wanted = f"{least} | {aim}" if game else " | "
        out.append(
            f"| {game or 'boardgame.io'} | {rate:.0f} | {is_now:.2f} | {wanted} | {said} | {own_cost:.2f} | "
            f"{peer_cost / own_cost:.2f} |"
        )
    return out


def cost(m: Measured) -> float:
    """Milliseconds of the server's processor time for a move."""
    return 1000 * m.server_seconds / max(1, m.moves)


def latencies(tables: int, seconds: float) -> list[str]:
    """7 Wonders Duel: at half of the peak, and past saturation."""
    peak = measured("seven_wonders_duel", 50, seconds)
    out = [
        "| 7 Wonders Duel | sockets | moves a second | p50 ms | p99 ms | busy answers |",
        "| --- | --: | --: | --: | --: | --: |",
    ]
    for said, m in (
        ("flat out, 50 tables", peak),
        ("half of that rate", measured("seven_wonders_duel", tables, seconds, peak.rate / 2)),
        ("past saturation: all tables flat out", measured("seven_wonders_duel", tables, seconds)),
    ):
        out.append(
            f"| {said} | {m.sockets} | {m.rate:.0f} | {m.percentile(0.5):.1f} | {m.percentile(0.99):.1f} | {m.busy} |"
        )
    return out


def many(tables: int, looked_at: int) -> list[str]:
    """Tables that nobody looks at, and sockets that mostly wait: what they cost, and how fast moves are beside them."""
    with own_server(CORE) as (address, pid):
        asyncio.run(Run(address, "seven_wonders_duel", FEW, 0.0).measure(1.0, 1.0, 0))  # what is loaded once
        run = Run(address, "seven_wonders_duel", looked_at, looked_at / 50, pid)
        before = memory_of(pid)
        for _ in range(tables - looked_at):
            run.open()
        unseen = memory_of(pid)
        out = asyncio.run(run.measure(WARM, 20.0, 0))
        connected = memory_of(pid)
    per_table = (unseen - before) / max(1, tables - looked_at) / 1000
    per_viewer = (connected - unseen) / max(1, out.sockets) / 1000
    return [
        f"{tables:,} tables opened, {out.sockets:,} sockets connected, each table with a move every 50 seconds: "
        f"{out.rate:.0f} moves a second, p50 {out.percentile(0.5):.1f} ms, p99 {out.percentile(0.99):.1f} ms. "
        f"A table that nobody looks at takes {per_table:.0f} kB, a connected viewer {per_viewer:.0f} kB more.",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--many", type=int, default=10_000, help="tables opened at once")
    parser.add_argument("--looked-at", type=int, default=2_500, help="of them with two sockets each")
    parser.add_argument("--write", type=Path, metavar="PAGE", help="replace the block between the page's markers")
    args = parser.parse_args()
    if args.write:
        replace_block(args.write.read_text(encoding="utf-8"), [], "server")
    lines = ratios(50, args.seconds, args.rounds)
    lines += ["", *latencies(args.tables, args.seconds), "", *many(args.many, args.looked_at)]
    load = "/".join(f"{x:.1f}" for x in os.getloadavg())
    note = (
        f"{time.strftime('%Y-%m-%d')}, {os.cpu_count()} cores, load of the machine {load}; medians of {args.rounds} "
        f"alternating rounds of {args.seconds:g} s with 50 tables and 100 sockets."
    )
    print("\n".join([note, "", *lines]))
    if args.write:
        page = args.write.read_text(encoding="utf-8")
        args.write.write_text(replace_block(page, [note, "", *lines], "server"), encoding="utf-8")
    sys.exit("a target was missed" if any("MISSED" in x for x in lines) else 0)


if __name__ == "__main__":
    main()
