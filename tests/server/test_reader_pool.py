"""What people send is read in processes with limits: it may fail, but it does not disturb others."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest

import ecumene
from ecumene.games import find
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import SPECTATOR, legal
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.record import MOST_LINES, Record, read
from ecumene.kernel.match.replay import Replay
from ecumene.server import messages
from ecumene.server.reader_pool import OF_GUEST, Asker, ReaderPool
from ecumene.server.replay_cache import KEPT, LINES, RECORDS, CachedReplay, ReplayCache
from ecumene.server.security import Problem
from server.helpers import PATIENCE, Person, Running, settings

TEXT = {"content-type": "text/plain"}
GOLDEN = Path(__file__).parent.parent / "games"
LONG = (GOLDEN / "through_the_ages/golden/four.rec").read_text(encoding="utf-8")
HEAD = f"ecumene-record 1\ngame lantern\nrules {find('lantern').revision}\n"
ME = Asker("me", "here")
MISBEHAVES = """
import os, sys, time
from ecumene.server import reader_process

def answer(self, question):
    if {when}:
        {what}
    return right(self, question)

right, reader_process.Reader.answer = reader_process.Reader.answer, answer
os.nice = lambda by: 0  # beside a compiler it would get no time at all
sys.argv = ["reader", *sys.argv[-2:]]
reader_process.main()
"""
FAULTS = {
    "slow": "time.sleep(60)",
    "busy": "while True: pass",
    "greedy": "x = [bytes(10_000_000) for _ in range(1000)]",
    "dead": "os._exit(1)",
    "nonsense": "os.write(3, b'!' * 64); os._exit(0)",
}


def faulty(folder: Path, fault: str, when: str = "'evil' in getattr(question, 'text', '')") -> tuple[str, ...]:
    script = folder / "reader.py"
    said = MISBEHAVES.replace("{when}", when).replace("{what}", FAULTS.get(fault, fault))
    script.write_text(said, encoding="utf-8")
    return (sys.executable, str(script))


def with_readers(folder: Path, do: Callable[[ReaderPool], Awaitable[Any]], **changes: Any) -> Any:
    async def run() -> Any:
        readers = ReaderPool(settings(folder, **changes))
        try:
            return await do(readers)
        finally:
            await readers.close()

    return asyncio.run(run())


async def problem(asked: Awaitable[object]) -> tuple[int, str]:
    with pytest.raises(Problem) as e:
        await asked
    return e.value.status_code, e.value.error


def paste(me: Person, text: str) -> httpx2.Response:
    return me.http.post("/api/records", content=text.encode(), headers=TEXT, timeout=PATIENCE)


def pasted(me: Person, text: str) -> str:
    answer = paste(me, text)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


class Cost:
    """The processor time of this process and of those it started and that ended, and how long it took."""

    def __enter__(self) -> Cost:
        self.own, self.at = time.process_time(), time.monotonic()
        return self

    def __exit__(self, *_: object) -> None:
        self.own, self.took = time.process_time() - self.own, time.monotonic() - self.at


# limits


@pytest.mark.parametrize("fault", FAULTS)
def test_a_reading_that_costs_too_much_ends_its_process_only(tmp_path: Path, fault: str) -> None:
    async def run(readers: ReaderPool) -> None:
        assert (await readers.text(ME, LONG, ["through_the_ages"])).result
        first = readers.texts.child.process
        with Cost() as cost:
            assert await problem(readers.text(ME, "evil", [])) == (422, "too-costly")
        assert first and first.returncode is not None and cost.own < 1
        assert cost.took < 60, "it was not waited for, but ended by the system"
        read = await readers.text(ME, LONG, ["through_the_ages"])
        assert read.result and readers.texts.child.process is not first

    changes = {"reader_limit": 6.0} if fault == "slow" else {"reader_seconds": 1, "reader_limit": 120.0}
    with_readers(tmp_path, run, reader_command=faulty(tmp_path, fault), **changes)


def test_what_fails_unexpectedly_is_logged_without_a_word_of_it(tmp_path: Path, logged: Any) -> None:
    async def run(readers: ReaderPool) -> None:
        assert await problem(readers.text(ME, "evil and secret", [])) == (422, "bad-record")
        process = readers.texts.child.process
        assert (await readers.text(ME, LONG, ["through_the_ages"])).result
        assert readers.texts.child.process is process, "nothing is wrong with the process"

    before = len(logged.getvalue())
    with_readers(tmp_path, run, reader_command=faulty(tmp_path, "raise RuntimeError(question.text)"))
    entry = logged.getvalue()[before:]
    assert "a reader failed" in entry and "RuntimeError" in entry and "secret" not in entry


def test_a_reader_that_does_not_start_is_no_fault_of_who_asks(tmp_path: Path) -> None:
    async def run(readers: ReaderPool) -> None:
        with pytest.raises(EOFError):
            await readers.text(ME, LONG, [])

    with_readers(tmp_path, run, reader_command=(sys.executable, "-c", "pass"))


def test_memory_is_bounded(tmp_path: Path) -> None:
    """As much as a reader needs to begin, and a little more: a long record does not fit."""

    async def run(readers: ReaderPool) -> None:
        small = "\n".join([HEAD + "---"])
        assert (await readers.text(ME, small, ["lantern"])).game == "lantern"
        wide = HEAD + "---\n" + "# comment\n" * 1_000_000
        assert await problem(readers.text(ME, wide, ["lantern"])) == (422, "too-costly")

    with_readers(tmp_path, run, reader_memory=150 * 1024 * 1024)


# who is next


def test_one_guest_waits_behind_itself_and_not_before_others(tmp_path: Path) -> None:
    """Eight costly texts of one guest; another's, sent afterwards, is the second to be read."""

    async def run(readers: ReaderPool) -> list[str]:
        done: list[str] = []

        async def ask(guest: str, text: str) -> None:
            try:
                await readers.text(Asker(guest, "here"), text, ["through_the_ages"])
            except Problem as e:
                assert e.error == "too-costly"
            done.append(guest)

        costly = [asyncio.create_task(ask("evil", "evil")) for _ in range(4)]
        await asyncio.sleep(0.1)
        other = asyncio.create_task(ask("other", LONG))
        await asyncio.gather(*costly, other)
        return done

    slow = faulty(tmp_path, "time.sleep(0.8); os._exit(1)")
    assert with_readers(tmp_path, run, reader_command=slow) == ["evil", "other", "evil", "evil", "evil"]


def test_addresses_take_turns_too(tmp_path: Path) -> None:
    """Cookies are free: who has many of them still has one address."""

    async def run(readers: ReaderPool) -> list[str]:
        done: list[str] = []

        async def ask(guest: str, address: str, text: str) -> None:
            try:
                await readers.text(Asker(guest, address), text, ["through_the_ages"])
            except Problem as e:
                assert e.error == "too-costly"
            done.append(address)

        costly = [asyncio.create_task(ask(f"evil {i}", "there", "evil")) for i in range(4)]
        await asyncio.sleep(0.1)
        other = asyncio.create_task(ask("other", "here", LONG))
        await asyncio.gather(*costly, other)
        return done

    slow = faulty(tmp_path, "time.sleep(0.8); os._exit(1)")
    assert with_readers(tmp_path, run, reader_command=slow) == ["there", "here", "there", "there", "there"]


def test_how_many_may_wait_is_bounded(tmp_path: Path) -> None:
    async def run(readers: ReaderPool) -> list[int]:
        asked = [asyncio.create_task(problem(readers.text(ME, "x", []))) for _ in range(OF_GUEST + 3)]
        said = [(await x)[1] for x in asked]
        assert not readers.guests.all and not readers.texts.addresses.all, "nobody waits, so nothing is kept"
        return [said.count("bad-record"), said.count("too-fast")]

    assert with_readers(tmp_path, run) == [OF_GUEST, 3]


# over HTTP, with nothing but a guest's cookie


def with_undos(undos: int) -> str:
    m, rng = Match(find("through_the_ages"), 7, 2), Rng(7)
    while len(m.plies) < 330:
        m.choose(m.game.at_random(legal(m.state), rng))
    for _ in range(undos):
        m.choose(m.game.at_random(legal(m.state), rng))
        m.undo(agreed=True)
    return m.record()


ATTACKS = {
    "spaces": (HEAD + "---\nA x" + " " * 6400 + "=z\n", "record-line"),
    "many spaces": (HEAD + "---\n" + ("A x" + " " * 6400 + "\n") * 150, "record-who"),
    "players": (HEAD + "players 300000000\n---\n", "record-players"),
    "lines": (HEAD + "---\n" + "A x\n" * (MOST_LINES + 1), "record-lines"),
    "brackets": (HEAD + "players " + "[" * 150_000 + "\n---\n", "record-players"),
    "corrections": (
        HEAD + 'corrections {"name":"","rows":' + '{"a":' * 20_000 + "1" + "}" * 20_000 + "}\n---\n",
        "record-corrections",
    ),
}


@pytest.mark.parametrize("name", ATTACKS)
def test_an_attack_by_record_costs_little(shared: Running, name: str) -> None:
    text, error = ATTACKS[name]
    me = shared.person()
    paste(me, "warm up")
    before = reader_cost(shared)
    with Cost() as cost:
        answer = paste(me, text)
    assert answer.status_code == 422 and answer.json()["reason"]["id"] == error
    assert cost.own < 1.0 and reader_cost(shared) - before < 1.0
    assert reader_memory(shared) < 200_000_000


@pytest.mark.parametrize("text", ["a." * 30_000 + "a=1", "a = " + "[" * 30_000, "[" + "a." * 30_000 + "a]"])
def test_an_attack_by_corrections_costs_little(shared: Running, text: str) -> None:
    me = shared.person()
    wanted = {"game": "lantern", "seats": [{"kind": "here"}] * 2, "corrections": text}
    paste(me, "warm up")
    before = reader_cost(shared)
    with Cost() as cost:
        answer = me.http.post("/api/tables", json=wanted)
    assert answer.status_code == 422 and answer.json()["reason"]["id"] == "corrections-deep"
    assert cost.own < 1.0 and reader_cost(shared) - before < 1.0
    assert reader_memory(shared) < 200_000_000


def stat(running: Running, desk: str = "texts") -> Path:
    process = getattr(running.services.reader_pool, desk).child.process
    assert process
    return Path(f"/proc/{process.pid}")


def reader_cost(running: Running, desk: str = "texts") -> float:
    """Seconds of a processor that a reader has used."""
    fields = (stat(running, desk) / "stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def reader_memory(running: Running, desk: str = "texts") -> int:
    """The most that a reader ever held, in bytes."""
    status = (stat(running, desk) / "status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) * 1024


def test_a_player_goes_on_while_another_guest_sends_what_costs_much(tmp_path: Path) -> None:
    """Eight such requests once held a player up for 53 seconds."""
    lines = "".join(f"? show {i} = 000000\n" for i in range(10))
    with Running(settings(tmp_path, reader_seconds=1, reader_command=faulty(tmp_path, "busy"))) as running:
        evil, me = running.person(), running.person()
        table = me.open("lantern", "here", "here")["id"]
        record = pasted(me, LONG)
        sending = [threading.Thread(target=paste, args=(evil, f"evil{i}{lines}")) for i in range(4)]
        for x in sending:
            x.start()
        with me.live(table, "A") as a, me.live(table, "B") as b:
            slowest = 0.0
            for _ in range(6):
                asked = a if a.state["asked"]["seat"] == "A" else b
                with Cost() as cost:
                    assert asked.play(asked.moves()[0])["type"] == "done"
                slowest = max(slowest, cost.took)
                while a.state["n"] != b.state["n"]:
                    min((a, b), key=lambda s: int(s.state["n"])).hear()
        assert me.http.get(f"/api/tables/{record}/at/40", timeout=PATIENCE).status_code == 200
        assert paste(me, LONG).status_code == 201
        assert any(x.is_alive() for x in sending), "one of them was before this, and not all"
        assert slowest < 5
        for x in sending:
            x.join()


# positions of stored records


def test_stepping_through_a_record_costs_as_much_as_reading_it_a_few_times(shared: Running) -> None:
    me = shared.person()
    record = read(LONG)
    id, n = pasted(me, LONG), len(record.lines)
    steps = range(n - 99, n + 1)  # the last ones: if each cost as much as all before it, it would cost most here
    first = me.http.get(f"/api/tables/{id}/at/{steps[0] - 1}")
    assert first.status_code == 200
    before = reader_cost(shared, "tables")
    for i in steps:
        assert me.http.get(f"/api/tables/{id}/at/{i}", params={"since": i}).json()["n"] == i
    forward = reader_cost(shared, "tables") - before
    for i in reversed(steps):
        assert me.http.get(f"/api/tables/{id}/at/{i}", params={"since": i}).json()["n"] == i
    back = reader_cost(shared, "tables") - before - forward
    assert forward < 1 and back < 5 / 3, "once every step cost as much as reading all before it"
    assert me.http.get(f"/api/tables/{id}/at/{n + 1}").json() == {"error": "no-line"}


def test_undos_cost_no_more_when_they_are_looked_at(shared: Running) -> None:
    """Each look at such a record once took 6.6 seconds."""
    me = shared.person()
    text = with_undos(300)
    with Cost() as cost:
        id = pasted(me, text)
    n = len(read(text).lines)
    before = reader_cost(shared, "tables") if shared.services.reader_pool.tables.child.process else 0.0
    for i in range(n - 60, n, 3):
        assert me.http.get(f"/api/tables/{id}/at/{i}", params={"since": i}).status_code == 200
    assert cost.own < 1 and reader_cost(shared, "tables") - before < 3


@pytest.mark.parametrize(
    "name", ["lantern/golden/four.rec", "through_the_ages/golden/played.rec", "clash_of_cultures/golden/two.rec"]
)
def test_a_cached_replay_shows_what_a_replay_does(name: str) -> None:
    """In any order, over undos and resignations, and however many lines lie between kept matches."""
    record = read((GOLDEN / name).read_text(encoding="utf-8"))
    game, rng = find(record.header["game"]), Rng(5)
    cached = CachedReplay(game.id, record.header)
    cached.extend(record.lines)
    again, right = Replay(game, Record(record.header)), []
    for line in [None, *record.lines]:
        if line:
            again.line(line)
        right.append(shown(again.match))
    for n in [len(record.lines), 0, *(rng.below(len(right)) for _ in range(60)), *range(20), *range(19, -1, -1)]:
        assert shown(cached.at(n)) == right[n], n
    assert len(cached.kept) <= KEPT


def shown(match: Match) -> list[bytes]:
    """As seen by the first seat and by a spectator, with the last lines."""
    since = max(0, len(match.log) - 10)
    return [
        msgspec.json.encode(messages.state_of(match, viewer, since, live=False, view=True)) for viewer in (0, SPECTATOR)
    ]


def test_replays_are_kept_sparsely_and_dropped_in_time() -> None:
    m = ecumene.new("lantern", players=4, seed=3)
    record = m.to_record()
    cache = ReplayCache()
    for i in range(RECORDS + 5):
        cache.put(str(i), "lantern", record.header, record.lines)
    assert len(cache.all) == RECORDS and cache.find("0", 0) is None and cache.find(str(RECORDS + 4), 0)
    assert cache.find(str(RECORDS + 4), len(record.lines) + 1) is None, "it may have grown"
    cache.put("long", "lantern", record.header, record.lines[:1] * LINES)
    assert list(cache.all) == ["long"]


def test_a_table_that_grows_is_seen_as_it_stands(shared: Running) -> None:
    """The reader knows the first lines; the others are sent when somebody looks at them."""
    me = shared.person()
    table = me.open("lantern", "here", "here")["id"]
    with me.live(table, "A") as a, me.live(table, "B") as b:
        for _ in range(4):
            n = a.state["n"]
            for seat, s in (("A", a), ("B", b)):
                then = me.http.get(f"/api/tables/{table}/at/{n}", params={"seat": seat, "view": "1"}).json()
                assert then["view"] == s.state["view"]
            asked = a if a.state["asked"]["seat"] == "A" else b
            asked.play(asked.moves()[0])
            while a.state["n"] != b.state["n"]:
                min((a, b), key=lambda s: int(s.state["n"])).hear()


def test_a_reader_has_no_store_and_no_web() -> None:
    """It starts soon and is small: it reads records, and nothing else."""
    code = "import sys, ecumene.server.reader_process; print(sorted({x.partition('.')[0] for x in sys.modules}))"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "msgspec" in said and not {"sqlalchemy", "fastapi", "starlette", "uvicorn"} & set(eval(said))
