"""Games over the socket, by people and bots, to the end."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import ConnectionClosed

from ecumene.games import find
from ecumene.kernel.match.chance import Sealed
from ecumene.kernel.match.record import read
from ecumene.kernel.match.replay import replay
from ecumene.server.sockets import Socket as TableSocket
from server.helpers import Running, Socket, catch_up, play_out, step


def test_a_whole_duel_against_a_bot(shared: Running) -> None:
    me = shared.person()
    table = me.open("seven_wonders_duel", "here", "bot:greedy")["id"]
    with me.live(table, "A") as s:
        seal = s.table["seal"]
        play_out(s)
        result = s.state["result"]
        assert result["seal"] == seal == Sealed(bytes.fromhex(result["secret"])).seal
        assert "asked" not in s.state and "choices" not in s.state
    record = read(me.http.get(f"/api/tables/{table}/record").text)
    again = replay(find("seven_wonders_duel"), record, Sealed(bytes.fromhex(record.secret)))
    assert again.result and again.result.scores == result["scores"]


def test_some_rounds_of_through_the_ages_with_bots(shared: Running) -> None:
    me = shared.person()
    table = me.open("through_the_ages", "bot:random", "here", "bot:random")["id"]
    with me.live(table, "B") as s:
        for _ in range(25):
            s.my_turn()
            moves = [m for m in s.moves() if m != "resign"]
            assert s.play(moves[-1])["type"] == "done"
        assert s.wait(lambda x: x["n"] > 40)
        assert {e["who"] for e in shared_log(s)} == {"A", "B", "C", "?"}
        assert all(c["rule"].startswith("TTA-") for c in s.my_turn()["choices"])


def shared_log(s: Socket) -> list[dict[str, object]]:
    """All lines that a socket got, the latest version of each."""
    out: dict[int, dict[str, object]] = {}
    for frame in s.frames:
        said = json.loads(frame)
        if said["type"] in ("state", "change"):
            since = said.get("since", 0)
            assert since <= len(out), "no line is left out"
            out = {n: e for n, e in out.items() if n < since}
            out |= {e["n"]: e for e in said.get("log", [])}
            assert len(out) == said["n"]
    return [out[n] for n in sorted(out)]


def test_the_log_grows_line_by_line_and_is_what_the_record_says(shared: Running) -> None:
    me = shared.person()
    table = me.open("lantern", "here", "bot:random", "bot:random")["id"]
    with me.live(table, "A") as s:
        play_out(s)
        log = shared_log(s)
    lines = shared.match(table).to_record("A").lines
    assert len(log) == len(lines)
    for entry, line in zip(log, lines):
        assert entry["who"] == line.who
        assert " + ".join(as_text(x) for x in entry["said"]) == line.text  # type: ignore[attr-defined]


def as_text(said: dict[str, list[str]]) -> str:
    names = [ref.partition(":")[2] for ref in said.get("refs", [])]
    return " ".join([str(said["verb"]), *("*" if name == "?" else name for name in names)])


def test_two_people_one_by_link(shared: Running) -> None:
    anna, boris = shared.person(), shared.person()
    anna.http.post("/api/me", json={"name": "  Anna \n "})
    opened = anna.open("seven_wonders_duel", "here", "link")
    with anna.live(opened["id"], "A") as a:
        assert [(c["name"], c.get("taken", True)) for c in a.table["chairs"]] == [("Anna", True), ("", False)]
        boris.by_link(opened["links"]["B"], "B", "Boris")
        with boris.live(opened["id"], "B") as b:
            while not (a.table["chairs"][1].get("online") and a.table["chairs"][1]["name"] == "Boris"):
                a.hear()
            assert b.table["chairs"][1]["mine"] and not a.table["chairs"][1].get("mine")
            assert a.table["host"] and not b.table["host"]
            play_out(a, b)
            assert a.state["result"] == b.state["result"]
        while a.table["chairs"][1].get("online"):
            a.hear()


def test_a_stale_or_repeated_move_is_refused(shared: Running) -> None:
    me = shared.person()
    table = me.open("seven_wonders_duel", "here", "here")["id"]
    with me.live(table, "A") as one, me.live(table, "A") as two:
        n, move = one.state["n"], one.moves()[0]
        one.send("play", n=n, move=move, sure=True)
        two.send("play", n=n, move=move, sure=True)
        answers = []
        for s in (one, two):
            while (said := s.hear())["type"] not in ("done", "refused"):
                pass
            answers.append((said["type"], said.get("error", "")))
        assert sorted(answers) == [("done", ""), ("refused", "stale")]
        catch_up(one, two)
        assert sum(isinstance(x, object) and x.seat == 0 for x in shared.match(table).plies) == 1
        assert two.play(move, n - 1)["error"] == "stale"


@pytest.mark.parametrize(
    ("move", "rule", "error"),
    [("build nothing", "", "unreadable"), ("fly", "", "unreadable"), ("pass", "ECU-1", ""), ("", "", "unreadable")],
)
def test_a_wrong_move_is_refused_and_nothing_changes(shared: Running, move: str, rule: str, error: str) -> None:
    me = shared.person()
    table = me.open("seven_wonders_duel", "here", "here")["id"]
    with me.live(table, "A") as s:
        before = shared.match(table).record()
        said = s.play(move)
        assert said["type"] == "refused" and said.get("rule", "") == rule and said.get("error", "") == error
        assert shared.match(table).record() == before and s.play(s.moves()[0])["type"] == "done"


def test_not_your_turn(shared: Running) -> None:
    me = shared.person()
    table = me.open("seven_wonders_duel", "here", "here")["id"]
    with me.live(table, "A") as a, me.live(table, "B") as b:
        assert "choices" not in b.state
        assert b.play(a.moves()[0])["rule"] == "ECU-4"


def test_hot_seat_one_guest_plays_both(shared: Running) -> None:
    me = shared.person()
    table = me.open("lantern", "here", "here")["id"]
    with me.live(table, "A") as a, me.live(table, "B") as b:
        play_out(a, b)
        assert a.state["result"] == b.state["result"]


def test_three_seats_and_one_leaves(shared: Running) -> None:
    anna, boris = shared.person(), shared.person()
    table = anna.open("lantern", "here", "open", "bot:random")["id"]
    assert boris.join(table, "B").status_code == 200
    with anna.live(table, "A") as a:
        with boris.live(table, "B") as b:
            assert b.say("resign")["type"] == "done"
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    b.hear()
            assert closed.value.rcvd and closed.value.rcvd.code == 1013
        while not a.table["chairs"][1].get("left"):
            a.hear()
        play_out(a)
        assert a.table["chairs"][1]["bot"] == "adept"
        assert [e["kind"] for e in shared_log(a) if e.get("kind", "move") != "move"] == ["leave"]
    assert "B leave adept" in anna.http.get(f"/api/tables/{table}/record").text


def test_of_two_the_other_wins(shared: Running) -> None:
    me = shared.person()
    table = me.open("through_the_ages", "here", "bot:greedy")["id"]
    with me.live(table, "A") as s:
        assert s.say("resign")["type"] == "done"
        assert s.wait(lambda x: "result" in x)["result"]["places"] == [2, 1]
        assert s.say("resign")["rule"] == "ECU-4"
    record = me.http.get(f"/api/tables/{table}/record").text
    assert "A leave\n" in record
    assert replay(find("through_the_ages"), read(record)).over


def test_rematch_with_the_same_people(shared: Running) -> None:
    anna, boris = shared.person(), shared.person()
    opened = anna.open("lantern", "here", "link", "bot:random", spectators=False)
    boris.by_link(opened["links"]["B"], "B", "Boris")
    old = opened["id"]
    assert anna.http.post(f"/api/tables/{old}/rematch").status_code == 409
    with anna.live(old, "A") as a, boris.live(old, "B") as b:
        play_out(a, b)
        new = boris.http.post(f"/api/tables/{old}/rematch").json()
        assert anna.http.post(f"/api/tables/{old}/rematch").json() == new and new["links"] == {}
        while not a.table.get("rematch"):
            a.hear()
        assert a.table["rematch"] == new["id"]
    with boris.live(new["id"], "B") as b:
        assert [c["name"] for c in b.table["chairs"]] == ["", "Boris", "random"]
        assert b.table["seal"] != a.table["seal"] and not b.table["host"] and not b.table["spectators"]


def test_an_untaken_seat_becomes_a_bot_s(shared: Running) -> None:
    anna, boris = shared.person(), shared.person()
    opened = anna.open("lantern", "link", "here")
    table = opened["id"]
    assert boris.http.post(f"/api/tables/{table}/seats/A", json={"bot": "random"}).status_code == 403
    with anna.live(table, "B") as s:
        assert "asked" in s.state and s.state["asked"]["seat"] == "A"
        assert anna.http.post(f"/api/tables/{table}/seats/A", json={"bot": "random"}).status_code == 200
        play_out(s)
    id, _, secret = opened["links"]["A"].removeprefix("/t/").partition("#")
    assert boris.join(id, "A", secret).json() == {"error": "taken"}


def test_corrected_cards_are_played_with(shared: Running) -> None:
    me = shared.person()
    text = "[cards.tavern]\npays = 5\n"
    table = me.open(
        "seven_wonders_duel", "here", "bot:greedy", corrections=text, corrections_name="house rules"
    )["id"]  # fmt: skip
    with me.live(table, "A") as s:
        assert s.table["corrections"] == "house rules"
    facts = me.http.get("/api/games/seven_wonders_duel/cards", params={"table": table}).json()["cards"]
    printed = me.http.get("/api/games/seven_wonders_duel/cards").json()["cards"]
    differ = [a["ref"] for a, b in zip(facts, printed) if a != b]
    assert differ == ["card:tavern"]
    wrong = {
        "game": "seven_wonders_duel",
        "seats": [{"kind": "here"}] * 2,
        "corrections": "[cards.tavern]\npays = -5\n",
    }
    answer = me.http.post("/api/tables", json=wrong)
    reason = answer.json()["reason"]
    assert answer.status_code == 422 and (reason["id"], reason["line"], reason["file"]) == (
        "fit-number",
        2,
        "corrections",
    )
    assert reason["arguments"] == {"where": "cards.tavern.pays", "low": "0", "high": "99", "value": "-5"}


def test_reconnecting_tells_what_was_missed(shared: Running) -> None:
    me = shared.person()
    table = me.open("lantern", "here", "here")["id"]
    with me.live(table, "A") as a, me.live(table, "B") as b:
        n = a.state["n"]
        for _ in range(6):
            step(a, b)
        catch_up(a, b)
        now = a.state["n"]
    with me.live(table, "A", since=n) as again:
        assert again.state["since"] == n and [e["n"] for e in again.state["log"]] == list(range(n, now))
    with me.live(table, "A", since=10_000) as again:
        assert again.state.get("log", []) == [] and again.state["n"] == now


@pytest.mark.parametrize(("messages", "size"), [(3, 1000), (1000, 3)])
def test_a_socket_that_does_not_listen_is_dropped_and_nobody_waits_for_it(messages: int, size: int) -> None:
    s = TableSocket("A", "guest", messages, size)
    for i in range(3):
        s.send(b"%d" % i)
    assert s.take() == [b"0", b"1", b"2"] and not s.waiting
    for i in range(4):
        s.send(b"%d" % i)
    assert s.dropped and not s.queue and not s.waiting
