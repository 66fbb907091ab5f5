"""A server that stops or is killed loses nothing that it acknowledged, and every table goes on."""

from __future__ import annotations

import os
import signal
import socket as sockets
import subprocess
import sys
import time
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from ecumene.kernel.match.record import read
from ecumene.server.table import Table
from server.helpers import PATIENCE, Person, Running, Socket, catch_up, play_out, settings
from server.test_undo import defence
from tools.local_server import BYTECODE

SERVE = (
    "import sys; from ecumene.cli.serve import serve; serve(port=int(sys.argv[1]), db=sys.argv[2], open_browser=False)"
)


def test_private_steps_and_standing_answers_survive(tmp_path: Path) -> None:
    with Running(settings(tmp_path)) as running:
        anna, boris = running.person(), running.person()
        table, seat = defence(running, anna, boris)
        mine = anna if seat == "A" else boris
        with mine.live(table, seat) as s:
            s.play(next(m for m in s.moves() if m.startswith("add")))
            s.say("stand", question="Bid", answers=["bid 2", "pass"])
            before = s.state
        cookie = dict(mine.http.cookies)
    with Running(settings(tmp_path)) as running:
        again = running.person()
        again.http.cookies.clear()
        again.http.cookies.update(cookie)
        with again.live(table, seat) as s:
            for field in ("n", "view", "board", "asked", "choices", "standing"):
                assert s.state[field] == before[field]
            assert s.state["asked"]["steps"] and s.state["standing"]
            assert s.play("defend")["type"] == "done"


def test_every_table_goes_on_and_bots_make_their_pending_moves(tmp_path: Path) -> None:
    """The first server's bots never answer. The second's do, though nobody looks."""
    silent = (sys.executable, "-c", "import time; time.sleep(60)")
    with Running(settings(tmp_path, bot_command=silent)) as running:
        me = running.person()
        waiting = [me.open("lantern", "bot:random", "here")["id"] for _ in range(3)]
        lines = {id: running.match(id).record().splitlines() for id in waiting}
    with Running(settings(tmp_path)) as running:
        until = time.monotonic() + PATIENCE
        while any(running.app.state.services.tables.live.get(id) is None for id in waiting) or any(
            running.match(id).seat == "A" for id in waiting
        ):
            assert time.monotonic() < until
            time.sleep(0.02)
        for id in waiting:
            now = running.match(id).record().splitlines()
            assert len(now) > len(lines[id]) and now[: len(lines[id])] == lines[id]


def test_few_matches_are_kept_in_memory_and_the_others_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ecumene.server.tables.UNUSED", 0.0)
    with Running(settings(tmp_path, live_tables=3)) as running:
        me = running.person()
        tables = [me.open("lantern", "here", "here")["id"] for _ in range(6)]
        live = running.services.tables.live
        assert len(live) <= 3 and tables[0] not in live
        with me.live(tables[0], "A") as s:
            assert s.play(s.moves()[0])["type"] == "done"
            for id in tables[1:]:
                assert me.http.get(f"/api/tables/{id}/record").status_code == 200
            assert tables[0] in live and len(live) <= 3, "where somebody looks it stays"
            kept = live[tables[0]]
            assert isinstance(kept, Table) and s.play(s.moves()[0])["type"] == "done" and live[tables[0]] is kept


def test_two_servers_on_one_store_never_both_succeed(tmp_path: Path) -> None:
    """Each has the match in memory. The late one gets an error, and goes on from what the other wrote."""
    with Running(settings(tmp_path)) as one, Running(settings(tmp_path)) as two:
        me = one.person()
        table = me.open("lantern", "here", "here")["id"]
        there = two.person()
        there.http.cookies.clear()
        there.http.cookies.update(dict(me.http.cookies))
        with me.live(table, "A") as s, there.live(table, "A") as t:
            n, moves = s.state["n"], s.moves()
            assert s.play(moves[0])["type"] == "done"
            assert t.play(moves[-1], n)["error"] == "stale" and t.state["n"] == s.state["n"]
            assert t.moves() == s.moves() and t.play(t.moves()[0])["type"] == "done"
            assert s.play(s.moves()[0])["error"] == "stale"
            catch_up(s, t)
            assert s.state["view"] == t.state["view"]


def test_a_store_that_fails_costs_no_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from sqlalchemy.exc import OperationalError

    from ecumene.server.store import Store

    async def broken(*_: object) -> None:
        raise OperationalError("no disk", {}, Exception())

    with Running(settings(tmp_path)) as running:
        me = running.person()
        table = me.open("lantern", "here", "here")["id"]
        with me.live(table, "A") as s:
            n, moves, heard = s.state["n"], s.moves(), len(s.frames)
            monkeypatch.setattr(Store, "write", broken)
            assert s.play(moves[0]) == {"type": "refused", "id": s.ids, "error": "store"}
            assert len(s.frames) == heard + 1, "what is not written is not told"
            monkeypatch.undo()
            assert s.play(moves[-1], n)["type"] == "done"
        assert running.match(table).record().count("\nA ") == 1


# killed


class Killable:
    """The server as people start it, in a process of its own."""

    def __init__(self, folder: Path) -> None:
        with sockets.socket() as s:
            s.bind(("127.0.0.1", 0))
            self.port = s.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.db = folder / "killed.sqlite"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", SERVE, str(self.port), str(self.db)]
        env = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        env["PYTHONPYCACHEPREFIX"] = str(BYTECODE)  # so that no start is slow
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=env)
        until = time.monotonic() + PATIENCE
        while True:
            assert self.process.poll() is None and time.monotonic() < until
            try:
                if httpx2.get(f"{self.base}/healthz").status_code == 200:
                    return
            except httpx2.TransportError:
                time.sleep(0.05)

    def kill(self) -> None:
        assert self.process
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()


def play_until_gone(s: Socket, acknowledged: list[tuple[int, str]], kill: Killable, at: int) -> None:
    """Play; after some moves the server is killed while the next one is being made."""
    try:
        for i in range(at + 3):
            s.my_turn()
            if "result" in s.state:
                return
            n, move = s.state["n"], s.moves()[0]
            if i == at:
                s.send("play", n=n, move=move, sure=True)
                kill.kill()
            else:
                assert s.play(move)["type"] == "done"
                acknowledged.append((n, move))
    except (ConnectionClosed, WebSocketException, EOFError, OSError):
        pass


def test_killed_three_times_in_a_game(tmp_path: Path) -> None:
    server = Killable(tmp_path)
    server.start()
    me = Person(server.base)
    acknowledged: list[tuple[int, str]] = []
    try:
        table = me.open("seven_wonders_duel", "here", "bot:greedy")["id"]
        watched = me.open("seven_wonders_duel", "bot:greedy", "bot:greedy")["id"]
        for kill_at in (2, 5, 1):
            with me.live(table, "A") as s:
                play_until_gone(s, acknowledged, server, kill_at)
            assert server.process and server.process.poll() == -signal.SIGKILL
            server.start()
            record = read(me.http.get(f"/api/tables/{table}/record").text)
            for n, move in acknowledged:
                assert (record.lines[n].who, record.lines[n].text) == ("A", move)
        with me.live(table, "A") as s:
            s.my_turn()
            play_out(s)
        until = time.monotonic() + PATIENCE
        while not me.http.get(f"/api/tables/{watched}").json()["over"]:
            assert time.monotonic() < until, "a game of bots goes on by itself"
            time.sleep(0.1)
        for id in (table, watched):
            assert "\nresult " in me.http.get(f"/api/tables/{id}/record").text
    finally:
        server.kill()
        me.http.close()
