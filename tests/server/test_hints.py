"""Hints over the socket: by the table's option, from the seat's view alone, and while other messages are answered."""

from __future__ import annotations

import json
import time
from typing import Any

from server.helpers import Running, Socket


def hinted(s: Socket) -> dict[str, Any]:
    s.my_turn()
    return s.say("hint", n=s.state["n"])


def test_the_best_choices_with_reasons_and_chances(shared: Running) -> None:
    me = shared.person()
    table = me.open("lantern", "here", "bot:novice")["id"]
    with me.live(table, "A") as s:
        assert s.table["hints"]
        while len(s.my_turn()["choices"]) == 1:  # nothing to search for
            s.play(s.moves()[0])
        said = hinted(s)
        assert said["type"] == "hint" and said["n"] == s.state["n"]
        moves = [x["move"] for x in said["advice"]]
        assert 1 <= len(moves) <= 3 and set(moves) <= set(s.moves())
        assert all(len(x["expected"]) == 2 and min(x["expected"]) >= 0 for x in said["advice"])
        assert s.play(moves[0])["type"] == "done"


def test_a_hint_does_not_hold_up_a_move(shared: Running) -> None:
    me = shared.person()
    table = me.open("lantern", "here", "bot:random")["id"]
    with me.live(table, "A") as s:
        s.my_turn()
        for id in (900, 901):
            s.ws.send(json.dumps({"type": "hint", "id": id, "n": s.state["n"]}))
        assert s.play(s.moves()[0])["type"] == "done"
        told = {x["id"]: x["type"] for x in map(json.loads, s.frames) if x.get("id") in (900, 901)}
        assert "hint" not in told.values(), "the move came first"
        while len(told) < 2:
            if (heard := s.hear()).get("id") in (900, 901):
                told[heard["id"]] = heard["type"]
        assert told[901] == "refused", "one at a time"


def test_only_where_the_table_allows_it(shared: Running) -> None:
    me = shared.person()
    for more, allowed in (({}, False), ({"hints": True}, True), ({"hints": False}, False)):
        table = me.open("lantern", "here", "open", **more)["id"]
        with me.live(table, "A") as s:
            assert s.table["hints"] is allowed
            said = hinted(s)
            assert said["type"] == ("hint" if allowed else "refused") and said.get("error", "") in ("", "no-hints")


def test_nobody_else_gets_one(shared: Running) -> None:
    me, other = shared.person(), shared.person()
    table = me.open("lantern", "here", "bot:random")["id"]
    with me.live(table, "A") as s, other.live(table) as watcher:
        s.my_turn()
        assert watcher.say("hint", n=s.state["n"])["error"] == "not-yours"
        assert s.say("hint", n=s.state["n"] - 1)["error"] == "stale"


def test_a_rematch_keeps_the_option(shared: Running) -> None:
    me = shared.person()
    table = me.open("lantern", "bot:random", "bot:random", hints=False)["id"]
    with me.live(table) as s:
        s.wait(lambda x: "result" in x)
    again = me.http.post(f"/api/tables/{table}/rematch", json={}).json()["id"]
    with me.live(again) as s:
        assert s.table["hints"] is False


def test_levels_play_at_a_table(shared: Running) -> None:
    me = shared.person()
    info = {x["id"]: x for x in me.http.get("/api/games").json()}
    assert info["lantern"]["levels"] == ["novice", "adept", "master"] == info["lantern"]["bots"][:3]
    table = me.open("lantern", "here", "bot:novice", "bot:novice")["id"]
    with me.live(table, "A") as s:
        for _ in range(3):
            s.my_turn()
            assert s.play(s.moves()[0])["type"] == "done"


def test_the_chances_of_a_finished_game(shared: Running) -> None:
    me = shared.person()
    table = me.open("lantern", "bot:random", "bot:random")["id"]
    asked = f"/api/tables/{table}/chances"
    with me.live(table) as s:
        s.wait(lambda x: "result" in x)
        lines = s.state["n"]
    until = time.monotonic() + 60
    while not (said := me.http.get(asked).json())["complete"]:
        assert time.monotonic() < until
        time.sleep(0.05)
    moments = said["moments"]
    assert said["of"] == len(moments) > 5 and all(0 <= x["n"] < lines and len(x["expected"]) == 2 for x in moments)
    assert {x["seat"] for x in moments} == {"A", "B"} and all(x["cost"] >= 0 for x in moments)
    assert all((x["better"] is None) == (x["cost"] == 0) for x in moments) and max(x["cost"] for x in moments) > 0
    assert me.http.get(asked).json() == said, "it is computed once"


def test_there_are_no_chances_before_the_end(shared: Running) -> None:
    me = shared.person()
    table = me.open("lantern", "here", "bot:random")["id"]
    assert me.http.get(f"/api/tables/{table}/chances").json()["error"] == "not-over"
