"""Save and go on: the record of an unfinished game becomes a table again, here or on another server."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import httpx2
import pytest

from ecumene.games import find
from ecumene.kernel.border.errors import BadRecord
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.record import Line, read
from ecumene.server import unmask
from ecumene.server.unmask import is_masked, seen_together, unmasked
from server.helpers import Person, Running, play_out, settings, step

HERE = [{"kind": "here"}, {"kind": "here"}]


def played(name: str, seats: int, choices: int, seed: int) -> Match:
    """A random game, not to its end."""
    m, rng = Match(find(name), seed, seats), Rng(seed)
    for _ in range(choices):
        moves = [x for x in m.moves() if x != "resign"]
        m.play(moves[rng.below(len(moves))])
    assert not m.over
    return m


def said(lines: list[Line]) -> list[str]:
    return [str(x) for x in lines]


def go_on(person: Person, record: str, seats: list[dict[str, str]] = HERE, **more: Any) -> httpx2.Response:
    return person.http.post("/api/tables/go-on", json={"record": record, "seats": seats, **more})


def test_a_game_goes_on_on_another_server(shared: Running, tmp_path: Path) -> None:
    me, friend = shared.person(), shared.person()
    opened = me.open("seven_wonders_duel", "here", "link")
    table = opened["id"]
    friend.by_link(opened["links"]["B"], "B", "Borys")
    with me.live(table, "A") as a, friend.live(table, "B") as b:
        for _ in range(12):
            step(a, b)
    saved = me.http.get(f"/api/tables/{table}/record", params={"mine": True}).text
    before = shared.match(table)
    with Running(settings(tmp_path)) as other:
        somebody = other.person()
        again = go_on(somebody, saved, [{"kind": "here"}, {"kind": "link"}])
        assert again.status_code == 201, again.text
        id = again.json()["id"]
        guest = other.person()
        guest.by_link(again.json()["links"]["B"], "B")
        match = other.match(id)
        assert [x.text for x in match.lines()] == [x.text for x in before.lines()] and match.seat == before.seat
        assert match.players[1] == "Borys", "names stay where nobody gives another"
        other.services.tables.drop_unused(time.monotonic() + 1)
        with somebody.live(id, "A") as a, guest.live(id, "B") as b:
            assert a.state["n"] == len(before.log) and a.table.get("seal", "") == ""
            play_out(a, b)
            assert not {"seal", "secret"} & set(a.state["result"]), "no seal covers all of it"
        finished = somebody.http.get(f"/api/tables/{id}/record").text
        assert said(read(finished).lines)[: len(before.log)] == said(read(saved).lines) and not read(finished).secret
        assert somebody.http.get(f"/api/tables/{id}/at/5").status_code == 200
        pasted = somebody.http.post("/api/records", content=finished, headers={"content-type": "text/plain"})
        assert pasted.status_code == 201
        refused = go_on(somebody, finished)
        assert refused.json()["reason"]["id"] == "record-over"


def test_what_will_come_is_not_what_comes_in_the_game_itself(shared: Running) -> None:
    me = shared.person()
    table = me.open("lantern", "here", "here")["id"]
    saved = me.http.get(f"/api/tables/{table}/record", params={"mine": True}).text
    ids = [go_on(me, saved).json()["id"] for _ in range(2)]
    secrets = {shared.services.tables.live[id].row.secret for id in (table, *ids)}
    assert len(secrets) == 3


def test_those_who_sit_together_save_what_they_know_together(shared: Running) -> None:
    me, other = shared.person(), shared.person()
    table = me.open("lantern", "here", "here", "open")["id"]
    other.join(table, "C")
    with me.live(table, "A") as a, me.live(table, "B") as b, other.live(table, "C") as c:
        for _ in range(8):
            step(a, b, c)
    match = shared.match(table)
    texts = {
        who: said(read(person.http.get(f"/api/tables/{table}/record", params={"mine": True}).text).lines)
        for who, person in (("AB", me), ("C", other), ("", shared.person()))
    }
    assert texts == {who: said(seen_together(match, list(who) or [""]).lines) for who in texts}
    one, two = said(match.to_record("A").lines), said(match.to_record("B").lines)
    assert one != texts["AB"] != two, "each knows something that the other does not"
    for together, a_line, b_line in zip(texts["AB"], one, two):
        words = zip(together.split(), a_line.split(), b_line.split())
        assert all((x == "*") == (y == z == "*") for x, y, z in words)


@pytest.mark.parametrize(
    ("name", "seats", "choices"),
    [("through_the_ages", 2, 90), ("clash_of_cultures", 2, 60), ("clash_of_cultures", 3, 40), ("lantern", 4, 9)],
)
def test_what_is_masked_is_dealt_again(name: str, seats: int, choices: int) -> None:
    """Whatever the record says is true of the match that goes on from it."""
    m = played(name, seats, choices, 2)
    for viewer in ["", *m.game.seats[:seats]]:
        record = read(m.record(viewer))
        again = unmasked(m.game, record, Rng(4))
        assert said(again.to_record(viewer).lines) == said(record.lines)
    assert is_masked(read(m.record("")))


def test_a_record_that_contradicts_itself_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unmask, "TRIES", 50)
    record = read(played("clash_of_cultures", 2, 60, 2).record(""))
    at = next(n for n, line in enumerate(record.lines) if "*" in line.text.split())
    record.lines.insert(at + 1, record.lines[0])
    with pytest.raises(BadRecord):
        unmasked(find("clash_of_cultures"), record, Rng(4))


def test_what_cannot_go_on(shared: Running) -> None:
    me = shared.person()
    table = me.open("lantern", "here", "here")["id"]
    saved = me.http.get(f"/api/tables/{table}/record", params={"mine": True}).text
    assert go_on(me, saved, [*HERE, *HERE]).json()["error"] == "bad-table"
    assert go_on(me, saved, [{"kind": "here"}, {"kind": "bot", "bot": "nobody"}]).json()["error"] == "no-bot"
    assert go_on(me, saved.replace("lantern", "chess")).json()["error"] == "no-game"
    assert go_on(me, "").json()["error"] == "bad-record"
    assert go_on(me, "x" * 1_100_000).status_code == 413
