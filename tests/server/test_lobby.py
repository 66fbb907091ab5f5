"""What the lobby tells of tables without a replay, and leaving or removing one."""

from __future__ import annotations

from typing import Any

from server.helpers import Person, Running, play_out


def listed(me: Person, kind: str = "mine") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = me.http.get("/api/tables").json()[kind]
    return found


def test_a_running_table_tells_stage_points_and_the_last_move(shared: Running) -> None:
    me = shared.person()
    me.http.post("/api/me", json={"name": "Anna"})
    table = me.open("seven_wonders_duel", "here:Anna", "bot:random")["id"]
    with me.live(table, "A") as s:
        for _ in range(8):
            s.my_turn()
            s.play(s.moves()[0])
        s.my_turn()
    told = listed(me)[0]
    match = shared.match(table)
    assert told["stage"] == match.game.stage(match.state) == "age1"
    assert told["points"] == match.game.result(match.state).scores
    last = [x for x in match.to_record().lines if x.who in "AB"][-1]
    assert told["last"]["seat"] == last.who
    assert told["last"]["said"][0]["verb"] == last.text.split()[0]
    assert told["host_name"] == "Anna" and told["result"] is None and told["options"]["wonders"] == "draft"


def test_the_last_move_keeps_what_is_hidden(shared: Running) -> None:
    """The lobby reads a move as a spectator does: the toy's first choice names a card that only its seat knows."""
    me = shared.person()
    table = me.open("lantern", "here", "here")["id"]
    with me.live(table, "A") as s:
        while not s.moves()[0].startswith("prepare"):
            s.play(s.moves()[0])
        assert s.play(s.moves()[0])["type"] == "done"
    told = listed(me)[0]
    assert told["last"] == {"seat": "A", "said": [{"verb": "prepare", "refs": ["card:?"]}]}
    assert told["points"] == [], "the toy does not make them public"


def test_a_finished_game_tells_its_result(shared: Running) -> None:
    me = shared.person()
    table = me.open("lantern", "here", "bot:random")["id"]
    with me.live(table, "A") as s:
        play_out(s)
        result = s.state["result"]
    told = listed(me)[0]
    assert told["id"] == table and told["over"]
    assert told["result"] == {x: result[x] for x in ("scores", "places", "how")}


def test_a_table_without_other_people_is_removed(shared: Running) -> None:
    me, other = shared.person(), shared.person()
    table = me.open("lantern", "here", "bot:random", "open")["id"]
    assert table in [x["id"] for x in listed(other, "open")]
    assert other.http.delete(f"/api/tables/{table}").status_code == 403
    with me.live(table, "A") as s:
        s.my_turn()
        assert me.http.delete(f"/api/tables/{table}").status_code == 204
    assert table not in [x["id"] for x in [*listed(me), *listed(other, "open")]]
    assert me.http.get(f"/api/tables/{table}").status_code == 404
    assert me.http.delete(f"/api/tables/{table}").status_code == 404


def test_who_leaves_others_gives_up_the_seat(shared: Running) -> None:
    anna, boris = shared.person(), shared.person()
    opened = anna.open("seven_wonders_duel", "here", "link")
    table = opened["id"]
    secret = opened["links"]["B"].partition("#")[2]
    assert boris.http.post(f"/api/tables/{table}/join", json={"seat": "B", "secret": secret}).status_code == 200
    assert anna.http.delete(f"/api/tables/{table}").status_code == 204
    told = next(x for x in listed(boris) if x["id"] == table)
    assert told["over"] and told["result"]["places"] == [2, 1]
    assert anna.http.delete(f"/api/tables/{table}").json()["error"] == "over", "a game that people shared is kept"


def test_a_removed_rematch_can_be_asked_for_again(shared: Running) -> None:
    me = shared.person()
    table = me.open("lantern", "here", "bot:random")["id"]
    with me.live(table, "A") as s:
        play_out(s)
    again = me.http.post(f"/api/tables/{table}/rematch", json={}).json()["id"]
    me.http.delete(f"/api/tables/{again}")
    other = me.http.post(f"/api/tables/{table}/rematch", json={}).json()["id"]
    assert other != again and me.http.get(f"/api/tables/{other}").status_code == 200
