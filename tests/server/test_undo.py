"""Undo, private steps, standing answers, previews and why not."""

from __future__ import annotations

import json
from typing import Any

from ecumene.kernel.core.state import legal
from server.helpers import Person, Running, Socket, catch_up, step


def entry_kinds(s: Socket) -> list[str]:
    return [e.get("kind", "move") for e in s.state["log"]]


def test_a_choice_nobody_saw_is_taken_back_freely(shared: Running) -> None:
    anna, boris = shared.person(), shared.person()
    table = anna.open("lantern", "here", "open")["id"]
    boris.join(table, "B")
    with anna.live(table, "A") as a, boris.live(table, "B") as b:
        choices, n = a.moves(), a.state["n"]
        a.play(choices[0])
        assert a.state["asked"]["question"] == "Pick" and a.state.get("undo", "") == ""
        assert a.say("undo", n=a.state["n"])["type"] == "done"
        assert a.moves() == choices and a.state["n"] == n + 2
        catch_up(a, b)
        for s in (a, b):
            assert s.state["since"] == n and entry_kinds(s) == ["move", "undo"]
            assert s.state["log"][0]["undone"] and s.state["log"][1]["to"] == n


def test_the_others_agree(shared: Running) -> None:
    anna, boris, clara = shared.person(), shared.person(), shared.person()
    table = anna.open("lantern", "here", "open", "open")["id"]
    boris.join(table, "B")
    clara.join(table, "C")
    with anna.live(table, "A") as a, boris.live(table, "B") as b, clara.live(table, "C") as c:
        while a.state.get("undo") != "ECU-2":
            step(a, b, c)
        catch_up(a, b, c)
        n = a.state["n"]
        assert b.say("agree", yes=True)["error"] == "no-undo-wanted"
        assert a.say("undo", n=n)["type"] == "done" and a.state["n"] == n
        assert a.say("undo", n=n)["error"] == "undo-wanted"
        assert a.say("agree", yes=True)["error"] == "not-yours"
        assert b.say("agree", yes=True)["type"] == "done" and a.state["n"] == n
        while c.wanted.get("agreed") != ["B"]:
            c.hear()
        assert c.say("agree", yes=True)["type"] == "done"
        catch_up(a, b, c)
        assert a.state["log"][-1]["kind"] == "undo" and a.state["asked"]["seat"] == "A"
        while b.wanted["seat"]:
            b.hear()
    assert "agreed" in shared.match(table).record().splitlines()[-1]


def test_one_disagrees_and_nothing_is_taken_back(shared: Running) -> None:
    anna, boris = shared.person(), shared.person()
    table = anna.open("lantern", "here", "open")["id"]
    boris.join(table, "B")
    with anna.live(table, "A") as a, boris.live(table, "B") as b:
        while a.state.get("undo") != "ECU-2":
            step(a, b)
        catch_up(a, b)
        n = a.state["n"]
        a.say("undo", n=n)
        assert b.say("agree", yes=False)["type"] == "done"
        while a.wanted.get("seat", "A"):
            a.hear()
        assert a.state["n"] == n and b.say("agree", yes=True)["error"] == "no-undo-wanted"
        a.say("undo", n=n)
        step(a, b)
        catch_up(a, b)
        assert b.say("agree", yes=True)["error"] == "no-undo-wanted", "a move settles it"


def test_against_bots_nobody_need_agree(shared: Running) -> None:
    me = shared.person()
    table = me.open("seven_wonders_duel", "here", "bot:random")["id"]
    with me.live(table, "A") as s:
        before = s.my_turn()["choices"]
        s.play(s.moves()[0])
        s.my_turn()
        assert s.state.get("undo", "") == "" and s.say("undo", n=s.state["n"])["type"] == "done"
        assert s.my_turn()["choices"] == before
        assert s.say("undo", n=s.state["n"])["rule"] == "ECU-3"


def defence(running: Running, one: Person, other: Person) -> tuple[str, str]:
    """A table whose B or A is asked for a defence with something to add, and who that is."""
    for _ in range(40):
        table = one.open("lantern", "here", "open")["id"]
        other.join(table, "B")
        with one.live(table, "A") as a, other.live(table, "B") as b:
            while "result" not in a.state:
                if a.state["asked"]["question"] == "Defend" and len(legal(running.match(table).state)) > 2:
                    return table, a.state["asked"]["seat"]
                raiding = a.state["asked"]["question"] == "Raid"
                asked = a if a.state["asked"]["seat"] == "A" else b
                asked.play(asked.moves()[-1] if raiding else asked.moves()[0])
                catch_up(a, b)
    raise AssertionError("none found")


def test_private_steps_are_nobody_else_s_business(shared: Running) -> None:
    anna, boris = shared.person(), shared.person()
    table, seat = defence(shared, anna, boris)
    mine, theirs = (anna, boris) if seat == "A" else (boris, anna)
    with mine.live(table, seat) as s, theirs.live(table, "B" if seat == "A" else "A") as t, theirs.live(table) as u:
        n, heard = s.state["n"], (len(t.frames), len(u.frames))
        add = s.moves()[1] if s.moves()[1].startswith("add") else s.moves()[0]
        look = s.say("look", n=n, move=add)
        assert look["type"] == "preview" and not look["asks"], "a step is taken back freely"
        assert s.play(add)["type"] == "done"
        assert s.state["n"] == n and len(s.state["asked"]["steps"]) == 1 and s.state.get("undo", "") == ""
        assert s.say("undo", n=n)["type"] == "done" and "steps" not in s.state["asked"]
        assert s.play(add)["type"] == "done"
        assert t.quiet() and u.quiet() and (len(t.frames), len(u.frames)) == heard
        assert s.play("defend")["type"] == "done"
        catch_up(s, t, u)
        assert t.state["log"][0]["said"][0] == {"verb": "add", "refs": [f"card:{add.split()[1]}"]}


def test_standing_answers_are_kept_and_seen_by_their_seat_alone(shared: Running) -> None:
    anna, boris = shared.person(), shared.person()
    table = anna.open("lantern", "here", "open")["id"]
    boris.join(table, "B")
    with anna.live(table, "A") as a, boris.live(table, "B") as b:
        heard = len(b.frames)
        assert a.say("stand", question="Bid", answers=["bid 3", "pass"])["type"] == "done"
        assert a.state["standing"] == [{"question": "Bid", "answers": ["bid 3", "pass"]}]
        assert a.say("stand", question="Bid", answers=["bid 3"])["error"] == "bad-standing"
        assert a.say("stand", question="Nothing", answers=["pass"])["error"] == "bad-standing"
        assert b.quiet() and len(b.frames) == heard and "standing" not in b.state
        while not any(e["who"] == "A" and bids(e) for f in a.frames for e in json.loads(f).get("log", [])):
            assert not (a.state["asked"]["seat"] == "A" and a.state["asked"]["question"] == "Bid")
            assert step(a, b), "A's bid comes by itself before the game is over"
        assert a.say("stand", question="Bid", answers=[])["type"] == "done" and "standing" not in a.state
        assert not any("standing" in json.loads(f) for f in b.frames)


def bids(entry: dict[str, Any]) -> bool:
    return any(x["verb"] in ("bid", "pass") for x in entry.get("said", []))


def test_looking_ahead(shared: Running) -> None:
    me = shared.person()
    table = me.open("through_the_ages", "here", "bot:random")["id"]
    with me.live(table, "A") as s:
        s.my_turn()
        for move in s.moves():
            look = s.say("look", n=s.state["n"], move=move)
            assert look["type"] == "preview" and look["move"] == move
            assert look.get("price") == next(c.get("price") for c in s.state["choices"] if c["move"] == move)
            if move != "end":
                assert not look["asks"] and look["board"]["sections"]
        assert s.say("look", n=s.state["n"], move="end")["asks"]
        assert s.say("look", n=s.state["n"], move="pass")["rule"] == "ECU-1"
        assert s.say("look", n=0, move=s.moves()[0])["error"] == "stale"


def test_why_not(shared: Running) -> None:
    me = shared.person()
    table = me.open("through_the_ages", "here", "here")["id"]
    with me.live(table, "A") as a, me.live(table, "B") as b:
        a.my_turn()
        why = a.say("why_not", n=a.state["n"], ref="card:iron")
        first, *others = why["why"]
        assert why["ref"] == "card:iron" and (first["rule"], first["refs"]) == ("ECU-1", ["card:iron"]), (
            "it lies nowhere"
        )
        assert all(x["rule"].startswith("TTA-") and "card:iron" in x["refs"] for x in others)
        assert {x["verb"] for x in others} >= {"build", "develop"}
        offered = next(c for c in a.state["choices"] if c["verb"] == "take")
        again = a.say("why_not", n=a.state["n"], ref=offered["refs"][0])
        assert "take" not in {x["verb"] for x in again["why"]}, "that can be done"
        assert a.say("why_not", n=a.state["n"], ref="card:nothing")["why"] == []
        assert b.say("why_not", n=b.state["n"], ref="card:iron")["why"][0]["rule"] == "ECU-4"


def test_a_refusal_says_what_is_missing(shared: Running) -> None:
    me = shared.person()
    table = me.open("lantern", "here", "here")["id"]
    with me.live(table, "A") as a, me.live(table, "B") as b:
        for seat in (a, a, b):  # a card on the pile, then a pick of each
            seat.my_turn()
            seat.play(seat.moves()[0])
        a.my_turn()
        refused = a.say("play", n=a.state["n"], move="bid 63")
        assert (refused["rule"], refused["missing"]) == ("LAN-4.3", [{"what": "coins", "needs": 63, "has": 5}])
