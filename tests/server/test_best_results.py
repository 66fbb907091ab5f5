"""The best results of games for one player."""

from __future__ import annotations

from server.helpers import Running, play_out

AGE = "age_of_civilization"


def test_own_finished_games_alone_are_listed_the_best_first(shared: Running) -> None:
    me, other = shared.person(), shared.person()
    assert me.http.get(f"/api/games/{AGE}/best").json() == []
    ended = {}
    for mode in ("clash", "silk"):
        table = me.open(AGE, "here", options={"mode": mode})["id"]
        with me.live(table, "A") as s:
            play_out(s)
            ended[table] = (mode, s.state["result"])
    me.open(AGE, "here")  # goes on
    found = me.http.get(f"/api/games/{AGE}/best").json()
    assert {x["id"] for x in found} == set(ended)
    for x in found:
        mode, result = ended[x["id"]]
        assert x["options"]["mode"] == mode and x["score"] == result["scores"][0] and x["how"] == result["how"]
        assert x["won"] == (result["places"] == [1]) and x["reached"] == result.get("reached", [])
    order = [(x["won"], x["score"]) for x in found]
    assert order == sorted(order, reverse=True)
    assert other.http.get(f"/api/games/{AGE}/best").json() == []


def test_games_with_rivals_and_other_games_are_not_among_them(shared: Running) -> None:
    me = shared.person()
    table = me.open("lantern", "here", "bot:random")["id"]
    with me.live(table, "A") as s:
        assert s.say("resign")["type"] == "done"
        s.wait(lambda x: "result" in x)
    assert me.http.get("/api/games/lantern/best").json() == []
    assert me.http.get("/api/games/none/best").status_code == 404
