"""A mutator that knows the messages of a socket: whatever is sent, the table is as it was and the socket lives."""

from __future__ import annotations

import io
import json
from typing import Any, get_args

import msgspec
import pytest

from ecumene.kernel.core.rng import Rng
from ecumene.server import protocol
from server.helpers import Person, Running, Socket

INPUTS = 400
ODD: list[Any] = [
    None, True, -1, 0, 1, 2**53, 2**63, 1e308, "", " ", "\0", "🜚" * 40, "pass", "A", "card:?", [], [[]], {}, {"a": 1},
    "pick *lamp", "bid 5 + bid 6", "../../etc/passwd", "%s%n", "'; drop table lines; --",
]  # fmt: skip
HARMLESS = ("look", "why_not", "whole", "agree", "undo", "stand", "play")  # all but leaving


USUAL: dict[str, Any] = {"id": 1, "n": 1, "since": 1, "sure": False, "yes": True, "answers": ["x"]}


def shapes() -> dict[str, dict[str, Any]]:
    """For every message of a client: a complete one."""
    out = {}
    for kind in get_args(protocol.FromClient):
        fields = {f.name: USUAL.get(f.name, "x") for f in msgspec.structs.fields(kind)}
        out[kind.__struct_config__.tag] = fields
    return out


def mutated(rng: Rng, message: dict[str, Any]) -> str:
    """One to three fields are odd, gone or doubled; now and then the text itself is cut."""
    said = dict(message)
    for _ in range(1 + rng.below(3)):
        name = sorted(said)[rng.below(len(said))]
        how = rng.below(4)
        if how == 0 and len(said) > 1:
            del said[name]
        elif how == 1:
            said[ODD_NAMES[rng.below(len(ODD_NAMES))]] = ODD[rng.below(len(ODD))]
        else:
            said[name] = ODD[rng.below(len(ODD))]
    text = json.dumps(said)
    return text[: rng.below(len(text))] if rng.below(12) == 0 else text


ODD_NAMES = ("id", "n", "type", "sure", "seat", "__proto__")


@pytest.mark.parametrize("who", ["seat", "other", "spectator"])
def test_mutated_messages_change_nothing(shared: Running, logged: io.StringIO, who: str) -> None:
    me, other = shared.person(), shared.person()
    table = me.open("lantern", "here", "open")["id"]
    person, seat = {"seat": (me, "A"), "other": (other, "B"), "spectator": (other, "")}[who]
    if who == "other":
        other.join(table, "B")
    before, told = state(shared, table), len(logged.getvalue())
    rng, messages = Rng(7), shapes()
    with person.live(table, seat) as s:
        for n in range(INPUTS):
            kind = HARMLESS[rng.below(len(HARMLESS))]
            s.ws.send(mutated(rng, {"type": kind, **messages[kind]}))
            assert n % 50 or alive(s)
        assert alive(s)
    assert state(shared, table) == before
    assert "unexpected" not in logged.getvalue()[told:]


def alive(s: Socket) -> bool:
    """It still answers, after all that was sent before."""
    s.send("whole", since=0)
    while True:
        heard = s.hear()
        if heard.get("id") == s.ids and heard["type"] == "done":
            return True


def state(running: Running, table: str) -> tuple[int, list[str], dict[Any, Any]]:
    m = running.match(table)
    return len(m.log), [m.game.codec.text(a) for a in m.steps], {k: v for k, v in m.standing.items() if v}


def test_every_message_is_tried_without_a_right_to_it(shared: Running) -> None:
    """Another guest at a seat, a spectator and somebody without a cookie: refused, or not let in at all."""
    me, other = shared.person(), shared.person()
    table = me.open("lantern", "here", "here")["id"]
    before = state(shared, table)
    tags = [kind.__struct_config__.tag for kind in get_args(protocol.FromClient)]
    assert len(tags) == 9
    with other.live(table) as watcher, no_cookie(shared).live(table) as stranger:
        for s in (watcher, stranger):
            said = {"n": s.state["n"], "move": s.moves() or "pass", "ref": "card:lamp", "yes": True, "question": "Bid"}
            for tag in tags:
                answer = s.say(tag, **{**said, "move": "pass", "answers": ["pass"], "sure": True})
                assert answer.get("error") == "not-yours" or (tag == "whole" and answer["type"] == "done")
    assert other.http.get(f"/api/tables/{table}/record", params={"seat": "A"}).status_code == 403
    assert state(shared, table) == before


def no_cookie(running: Running) -> Person:
    person = running.person()
    person.http.cookies.clear()
    return person
