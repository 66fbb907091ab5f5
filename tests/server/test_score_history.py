"""How the points grew: for finished games only, and equal to the result at the end."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ecumene.games import find
from ecumene.kernel.match.record import read
from ecumene.kernel.match.replay import Replay
from ecumene.server.models import Moment
from ecumene.server.score_history import MOST, thinned
from server.helpers import Person, Running, play_out

GOLDEN = Path(__file__).parent.parent / "games"
RECORDS = [
    "seven_wonders_duel/golden/browser.rec",
    "seven_wonders_duel/golden/military.rec",
    "seven_wonders_duel/golden/scientific.rec",
    "through_the_ages/golden/three.rec",
    "lantern/golden/four.rec",
    "lantern/golden/resigned.rec",
]


def pasted(me: Person, text: str) -> str:
    answer = me.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def course_of(me: Person, id: str) -> dict[str, Any]:
    answer = me.http.get(f"/api/tables/{id}/score-history")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("name", RECORDS)
def test_each_moment_is_what_the_result_would_be_then(shared: Running, name: str) -> None:
    text = (GOLDEN / name).read_text(encoding="utf-8")
    record, me = read(text), shared.person()
    told = course_of(me, pasted(me, text))
    game = find(record.header["game"])
    again, at = Replay(game, record), {x["n"]: x for x in told["moments"]}
    last = None
    for n in range(len(record.lines) + 1):
        if n:
            again.line(record.lines[n - 1])
        s = again.match.state
        if n in at:
            last = at[n]
            assert last["scores"] == game.result(s).scores and last["stage"] == game.stage(s)
        assert last and [dict(zip(told["parts"], x)) for x in last["parts"]] == game.score_parts(s), (
            f"line {n} changed it"
        )
    assert min(at) == 0 and max(at) == len(record.lines) and len(at) == len(told["moments"])
    assert again.match.result and told["moments"][-1]["scores"] == again.match.result.scores


def test_a_table_tells_its_course_when_it_is_over_and_not_before(shared: Running) -> None:
    me = shared.person()
    id = me.open("lantern", "here", "bot:random")["id"]
    before = me.http.get(f"/api/tables/{id}/score-history")
    assert (before.status_code, before.json()["error"]) == (409, "not-over")
    with me.live(id, "A") as socket:
        play_out(socket)
        result, n = socket.state["result"], socket.state["n"]
    told = course_of(me, id)
    assert told["moments"][-1]["n"] == n and told["moments"][-1]["scores"] == result["scores"]
    assert [dict(zip(told["parts"], x)) for x in told["moments"][-1]["parts"]] == result["parts"]


def test_who_may_not_look_is_not_told(shared: Running) -> None:
    me, other = shared.person(), shared.person()
    id = me.open("lantern", "here", "bot:random", spectators=False)["id"]
    with me.live(id, "A") as socket:
        play_out(socket)
    assert me.http.get(f"/api/tables/{id}/score-history").status_code == 200
    answer = other.http.get(f"/api/tables/{id}/score-history")
    assert (answer.status_code, answer.json()["error"]) == (403, "not-yours")
    nowhere = me.http.get("/api/tables/nowhere/score-history")
    assert (nowhere.status_code, nowhere.json()["error"]) == (404, "no-table")


def test_an_unfinished_record_has_no_course(shared: Running) -> None:
    text = (GOLDEN / RECORDS[0]).read_text(encoding="utf-8")
    head, body, _ = text.split("---\n")
    me = shared.person()
    id = pasted(me, f"{head}---\n{''.join(body.splitlines(True)[:40])}")
    answer = me.http.get(f"/api/tables/{id}/score-history")
    assert (answer.status_code, answer.json()["error"]) == (409, "not-over")


def test_it_is_worked_out_once_and_need_not_be_loaded_again(shared: Running) -> None:
    me = shared.person()
    id = pasted(me, (GOLDEN / RECORDS[0]).read_text(encoding="utf-8"))
    first = me.http.get(f"/api/tables/{id}/score-history")
    page = shared.services.tables.score_histories[id]
    again = me.http.get(f"/api/tables/{id}/score-history", headers={"if-none-match": first.headers["etag"]})
    assert (
        again.status_code == 304 and shared.services.tables.score_histories[id] is page and page.data == first.content
    )


def test_a_long_game_is_thinned_evenly() -> None:
    moments = [Moment(n=n, stage="", scores=[n], parts=[[n]]) for n in range(5 * MOST + 3)]
    few = thinned(moments)
    assert len(few) == MOST and few[0] is moments[0] and few[-1] is moments[-1]
    gaps = {b.n - a.n for a, b in pairwise(few)}
    assert gaps == {5, 6} and thinned(moments[:MOST]) == moments[:MOST]
