"""Tables with one seat, and tables that no rule allows."""

from __future__ import annotations

from itertools import product

import pytest

from ecumene.games import find
from ecumene.kernel.match.record import read
from ecumene.kernel.match.replay import replay
from server.helpers import Running, play_out

AGE = "age_of_civilization"


def test_played_alone_to_the_end(shared: Running) -> None:
    me = shared.person()
    table = me.open("lantern", "here")["id"]
    with me.live(table, "A") as s:
        play_out(s)
        assert s.state["result"]["places"] == [1]
    assert me.http.get(f"/api/tables/{table}/score-history").status_code == 200


def test_given_up_alone(shared: Running) -> None:
    me = shared.person()
    table = me.open("lantern", "here")["id"]
    with me.live(table, "A") as s:
        assert s.play(s.moves()[0])["type"] == "done"
        assert s.say("resign")["type"] == "done"
        result = s.wait(lambda x: "result" in x)["result"]
        assert (result["places"], result["how"]) == ([2], "resignation")
        assert s.say("resign")["rule"] == "ECU-4" and not s.table["chairs"][0].get("left")
    record = me.http.get(f"/api/tables/{table}/record").text
    assert "A resign\n" in record and replay(find("lantern"), read(record)).over
    again = me.http.post(f"/api/tables/{table}/rematch")
    assert again.status_code == 201 and again.json()["id"] != table


def test_a_bot_alone(shared: Running) -> None:
    me = shared.person()
    table = me.open(AGE, "bot:random", options={"mode": "silk"})["id"]
    with me.live(table) as s:
        result = s.wait(lambda x: "result" in x)["result"]
        lost = ("defeat", "given_up")  # now and then a random player gives up
        assert result["how"] in ("gold", "silver", "bronze", *lost)
        assert result["places"] == [2 if result["how"] in lost else 1]
        assert len(result.get("reached", [])) + len(result.get("missed", [])) == 3
        assert result["how"] in result["endings"]


def test_a_move_of_the_game_s_own_to_give_up(shared: Running) -> None:
    me = shared.person()
    table = me.open(AGE, "here")["id"]
    with me.live(table, "A") as s:
        assert s.play("resign")["type"] == "done"
        result = s.wait(lambda x: "result" in x)["result"]
        assert (result["places"], result["how"]) == ([2], "given_up")


@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (1, {"draft": "yes"}, "AOC-15.11"),
        (1, {"mode": "silk", "innovations": "yes"}, "AOC-16.12"),
        (2, {"mode": "mongols"}, "AOC-16.2"),
    ],
)
def test_what_does_not_go_together_is_refused_by_name(
    shared: Running, seats: int, options: dict[str, str], rule: str
) -> None:
    wanted = {"game": AGE, "seats": [{"kind": "here"}] * seats, "options": options}
    answer = shared.person().http.post("/api/tables", json=wanted)
    assert answer.status_code == 422 and answer.json()["error"] == "bad-table"
    reason = answer.json()["reason"]
    assert (reason["id"], reason["rule"], reason["game"]) == ("options-refused", rule, AGE)
    told = next(x for x in shared.person().http.get("/api/games").json() if x["id"] == AGE)
    chosen = {o["name"]: o["choices"][0] for o in told["options"]} | options
    assert told["refused"][str(seats)][" ".join(chosen.values())] == rule


def test_what_goes_together_is_told(shared: Running) -> None:
    """Of everything that could be chosen exactly the combinations of the kernel are not refused."""
    for told in shared.person().http.get("/api/games").json():
        game = find(told["id"])
        every = {" ".join(said) for said in product(*(o["choices"] for o in told["options"]))}
        for n in range(game.fewest, game.most + 1):
            assert every - set(told["refused"][str(n)]) == {" ".join(x.values()) for x in game.combinations(n)}
