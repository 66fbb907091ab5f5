"""A match of older rules can be read but not continued; it causes no errors elsewhere."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ecumene.games import find
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import legal
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.record import Line, read
from ecumene.server.old_tables import entries, is_old, named_steps, record_of, undone
from ecumene.server.reader_process import result_of
from ecumene.server.store import Seat, StoredTable, TableRow
from server.helpers import Person, Running, Socket, play_out, settings, step

NOW = find("lantern").revision
OLDER = NOW.replace("lan-r", "lan-older-")


def age(folder: Path) -> None:
    """All that is stored was played by older rules."""
    with sqlite3.connect(folder / "tables.sqlite") as db:
        db.execute(f"update tables set head = replace(head, '{NOW}', '{OLDER}')")
        db.execute("update tables set asked = 'A' where not over")  # of one of them that is a bot's seat
    db.close()


def returned(running: Running, cookie: dict[str, str]) -> Person:
    me = running.person()
    me.http.cookies.clear()
    me.http.cookies.update(cookie)
    return me


class Aged:
    """Anna and Boris at an unfinished and at a finished table, and a record; then the rules change."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with Running(settings(folder)) as running:
            anna, boris = running.person(), running.person()
            self.table = anna.open("lantern", "here", "open", "bot:random")["id"]
            boris.join(self.table, "B")
            with anna.live(self.table, "A") as a, boris.live(self.table, "B") as b:
                for _ in range(12):
                    step(a, b)
                self.whole = running.match(self.table).record()
                self.seen = {seat: running.match(self.table).record(seat or None) for seat in ("A", "B", "")}
            self.over = anna.open("lantern", "here", "bot:random")["id"]
            with anna.live(self.over, "A") as a:
                play_out(a)
                self.result = a.state["result"]
            self.finished = running.match(self.over).record()
            text = {"content-type": "text/plain"}
            self.record = anna.http.post("/api/records", content=self.finished, headers=text).json()["id"]
            self.bots = anna.open("lantern", "bot:random", "here")["id"]
            self.anna, self.boris = dict(anna.http.cookies), dict(boris.http.cookies)
        age(folder)


@pytest.fixture(scope="module")
def aged(tmp_path_factory: pytest.TempPathFactory) -> Aged:
    return Aged(tmp_path_factory.mktemp("aged"))


def old_table_of(me: Person, table: str, seat: str = "") -> tuple[dict[str, Any], Socket]:
    """What a socket hears first."""
    from websockets.sync.client import connect
    from websockets.typing import Origin

    address = f"{me.base.replace('http', 'ws')}/api/tables/{table}/live?seat={seat}"
    with connect(address, origin=Origin(me.base), additional_headers={"Cookie": me.cookie}) as ws:
        s = Socket(ws)
        assert s.hear()["type"] == "table"
        past = s.hear()
        assert past["type"] == "past"
        refused = s.say("play", n=0, move="pass")
        assert refused["error"] == "not-yours"
        return past, s


def test_an_unfinished_one_is_read_as_each_may_read_it(aged: Aged) -> None:
    with Running(settings(aged.folder)) as running:
        people = {"A": returned(running, aged.anna), "B": returned(running, aged.boris), "": running.person()}
        for seat, person in people.items():
            answer = person.http.get(f"/api/tables/{aged.table}/record", params={"seat": seat})
            assert answer.status_code == 200
            assert as_told(answer.text, aged.seen[seat].replace(NOW, OLDER)) and "secret" not in answer.text
            past, _ = old_table_of(person, aged.table, seat)
            assert (past["rules"], past["here"], past["over"], "result" in past) == (OLDER, NOW, False, False)
            lines = read(answer.text).lines
            assert [(x["n"], x["who"]) for x in past["log"]] == [(n, x.who) for n, x in enumerate(lines)]
        own = people["A"].http.get(f"/api/tables/{aged.table}/record", params={"seat": "A"}).text
        assert aged.seen["A"] != aged.seen["B"] and own.count("*") < aged.whole.count("*"), "nothing was hidden"
        for seat in ("A", "B"):
            answer = people[""].http.get(f"/api/tables/{aged.table}/record", params={"seat": seat})
            assert answer.status_code == 403
        assert "card:?" in str(old_table_of(people[""], aged.table)[0])


def as_told(text: str, right: str) -> bool:
    """Word by word the same, but that some are hidden here which the viewer could know."""
    words, known = text.split(), right.split()
    return len(words) == len(known) and all(x in (y, "*") for x, y in zip(words, known))


def test_a_finished_one_is_read_whole_with_its_result(aged: Aged) -> None:
    with Running(settings(aged.folder)) as running:
        somebody = running.person()
        for table in (aged.over, aged.record):
            assert somebody.http.get(f"/api/tables/{table}/record").text == aged.finished.replace(NOW, OLDER)
            past, s = old_table_of(somebody, table)
            assert past["over"] and past["result"]["scores"] == aged.result["scores"]
            assert past["result"]["places"] == aged.result["places"] and past["result"]["how"] == aged.result["how"]
            assert past["result"]["parts"] == aged.result["parts"] and past["result"]["secret"]
            assert s.table["seal"] == past["result"]["seal"]


def test_nothing_else_is_done_with_it(aged: Aged) -> None:
    with Running(settings(aged.folder)) as running:
        me, other = returned(running, aged.anna), running.person()
        ask: list[Callable[[], Any]] = [
            lambda: me.http.get(f"/api/tables/{aged.table}/at/1"),
            lambda: me.http.get(f"/api/tables/{aged.record}/at/1"),
            lambda: me.http.get(f"/api/tables/{aged.over}/score-history"),
            lambda: me.http.get("/api/games/lantern/cards", params={"table": aged.table}),
            lambda: me.join(aged.table, "A"),
            lambda: me.http.post(f"/api/tables/{aged.bots}/seats/B", json={"bot": "random"}),
        ]
        for asked in ask:
            answer = asked()
            assert (answer.status_code, answer.json()) == (409, {"error": "old-rules"})
        assert me.http.post(f"/api/tables/{aged.table}/rematch").json() == {"error": "not-over"}
        assert other.http.post(f"/api/tables/{aged.over}/rematch").json() == {"error": "not-yours"}


def test_the_lobby_says_which_they_are_and_offers_none(aged: Aged) -> None:
    with Running(settings(aged.folder, tables_per_guest=1)) as running:
        me, other = returned(running, aged.anna), running.person()
        mine = {x["id"]: x for x in me.http.get("/api/tables").json()["mine"]}
        assert set(mine) == {aged.table, aged.over, aged.record, aged.bots} and all(x["old"] for x in mine.values())
        assert me.http.get(f"/api/tables/{aged.table}").json()["old"]
        new = me.open("lantern", "here", "open")["id"]
        assert not me.http.get(f"/api/tables/{new}").json()["old"], "older tables are not counted as running ones"
        lobby = other.http.get("/api/tables").json()
        assert [x["id"] for x in lobby["open"]] == [new] and [x["id"] for x in lobby["watch"]] == [new]
        answer = me.http.post("/api/tables", json={"game": "lantern", "seats": [{"kind": "here"}] * 2})
        assert answer.json() == {"error": "too-many-tables"}


def test_a_finished_one_can_be_played_again_by_todays_rules(tmp_path: Path) -> None:
    aged = Aged(tmp_path)
    with Running(settings(aged.folder)) as running:
        me = returned(running, aged.anna)
        answer = me.http.post(f"/api/tables/{aged.over}/rematch")
        assert answer.status_code == 201
        again = answer.json()["id"]
        assert me.http.post(f"/api/tables/{aged.over}/rematch").json() == {"id": again, "links": {}}
        with me.live(again, "A") as s:
            assert s.my_turn()["n"] >= 0 and s.play(s.moves()[0])["type"] == "done"
        assert old_table_of(me, aged.over, "A")[1].table["rematch"] == again


def test_a_record_that_does_not_replay_is_read_too(tmp_path: Path) -> None:
    """Should lines ever not fit the rules of the same name, people see what was played."""
    with Running(settings(tmp_path)) as running:
        me = running.person()
        table = me.open("lantern", "here", "here")["id"]
        cookie = dict(me.http.cookies)
    with sqlite3.connect(tmp_path / "tables.sqlite") as db:
        db.execute("insert into lines values (?, 99, 'A', 'fly *moon', 0)", (table,))
    db.close()
    with Running(settings(tmp_path)) as running:
        me = returned(running, cookie)
        assert "A fly *\n" in me.http.get(f"/api/tables/{table}/record").text
        assert "A fly moon\n" in me.http.get(f"/api/tables/{table}/record", params={"seat": "A"}).text
        past, _ = old_table_of(me, table, "A")
        assert past["log"][-1] == {"n": len(past["log"]) - 1, "who": "A", "text": "fly moon"}


def test_a_game_that_is_not_here_any_more_is_no_harm(tmp_path: Path) -> None:
    with Running(settings(tmp_path)) as running:
        me = running.person()
        me.open("lantern", "here", "bot:random")
        cookie = dict(me.http.cookies)
    with Running(settings(tmp_path, toys=False)) as running:
        assert returned(running, cookie).http.get("/api/tables").json()["mine"] == []


# the text alone


@pytest.mark.parametrize(
    ("name", "players"),
    [("lantern", 4), ("seven_wonders_duel", 2), ("through_the_ages", 3), ("clash_of_cultures", 2), ("new_dawn", 2)],
)
def test_masked_text_tells_no_more_than_the_match_does(name: str, players: int) -> None:
    """Line by line what the kernel writes for a viewer; where the seats of an argument know it too, still less."""
    m, rng = Match(find(name), 11, players), Rng(11)
    for _ in range(120):
        if not m.over:
            m.choose(m.game.at_random(legal(m.state), rng))
    stored = stored_of(m, over=False)
    told = 0
    for seat in ("", *m.game.seats[:players]):
        for line, right in zip(record_of(stored, seat).lines, m.to_record(seat).lines):
            assert line.who == right.who and as_told(line.text, right.text)
            told += line.text != right.text
        assert all(x.text or x.said for x in entries(stored, seat) if x.kind == "move")
    assert told < len(m.log) * players


def stored_of(m: Match, over: bool) -> StoredTable:
    seats = tuple(Seat(x, "here") for x in m.game.seats[: len(m.players)])
    row = TableRow("t", "table", m.game.id, m.to_record().header, "", "", True, over=over, seats=seats)
    return StoredTable(row, m.lines())


def test_a_whole_record_is_what_the_match_writes() -> None:
    m, rng = Match(find("lantern"), 11, 2), Rng(11)
    while not m.over:
        m.choose(m.game.at_random(legal(m.state), rng))
    stored = stored_of(m, over=True)
    row = TableRow(**{**vars(stored.row), "result": result_of(m)})
    assert record_of(StoredTable(row, stored.lines), "").text() == m.record() and not is_old(row)


def test_lines_that_were_taken_back_are_marked() -> None:
    lines = [Line("?", "deal"), Line("A", "bid 1"), Line("B", "pass"), Line("B", "undo 1"), Line("A", "bid 2")]
    assert undone(lines) == ({1, 2}, {3: 1})
    for odd in ("undo", "undo x", "undo 99", "undo -1"):
        assert undone([Line("A", "bid 1"), Line("A", odd)]) == (set(), {})


def test_names_are_those_of_today_or_none() -> None:
    codec = find("lantern").codec
    assert [(x.verb, x.refs) for x in named_steps(codec, "add *lamp + add * + defend")] == [
        ("add", ["card:lamp"]),
        ("add", ["card:?"]),
        ("defend", []),
    ]
    for unknown in ("fly", "add moon", "add", "add lamp torch", "", "+"):
        assert named_steps(codec, unknown) == []


def test_it_is_no_error_in_the_log_that_a_bot_is_not_woken(aged: Aged, logged: Any) -> None:
    before = len(logged.getvalue())
    with Running(settings(aged.folder)) as running:
        running.person()
        asyncio.run_coroutine_threadsafe(running.services.tables.resume(), running.server.servers[0].get_loop()).result(
            30
        )
    entries = logged.getvalue()[before:]
    assert "not resumed" in entries and '"level": "error"' not in entries
