"""Odd requests and messages, a short form of `tools.fuzz_server`; and every message without a right to it."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import closing
from typing import Any, get_args

import pytest

from ecumene.server import protocol
from server.helpers import Person, Running
from tools.fuzz_server import Fuzz

MESSAGES, REQUESTS = 1200, 60


@pytest.fixture
def fuzz(shared: Running) -> Iterator[Fuzz]:
    with closing(Fuzz(shared.base)) as fuzz:
        yield fuzz


def test_odd_messages_change_nothing(shared: Running, fuzz: Fuzz, logged: io.StringIO) -> None:
    told = len(logged.getvalue())
    before = state(shared, fuzz.table)
    fuzz.sockets(7, MESSAGES)
    assert state(shared, fuzz.table) == before
    assert "unexpected" not in logged.getvalue()[told:]


def test_odd_requests_for_every_route_change_nothing(shared: Running, fuzz: Fuzz, logged: io.StringIO) -> None:
    told = len(logged.getvalue())
    before = state(shared, fuzz.table)
    fuzz.rest(7, REQUESTS)
    assert state(shared, fuzz.table) == before
    assert "unexpected" not in logged.getvalue()[told:]
    assert fuzz.requests.answers.total() >= REQUESTS // 2 and len(fuzz.requests.answers) >= 4


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
