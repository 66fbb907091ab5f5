"""Odd requests are answered with an error that has words in every language; the server goes on for everybody."""

from __future__ import annotations

import asyncio
import io
import json
import re
import socket
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import unquote

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ecumene.words import LANGUAGES, catalogue
from server.helpers import Person, Running, settings

KNOWN = [set(re.findall(r"^error-([\w-]+) =", catalogue(lang), re.M)) for lang in LANGUAGES]
DEEP = b"[" * 60_000
HUGE = "9" * 5000
JSON = {"content-type": "application/json"}
TEXT = {"content-type": "text/plain"}
TABLE = '{"game": "lantern", "seats": [{"kind": "here"}, {"kind": "here"}]%s}'
HEAD = "ecumene-record 1\ngame lantern\n"

Case = tuple[str, str, dict[str, str], bytes]  # method, path as it is sent, headers over the usual ones, body


def post(path: str, body: bytes | str, **headers: str) -> Case:
    kind = TEXT if path == "/api/records" else JSON
    said = {k.replace("_", "-"): v for k, v in headers.items()}
    return "POST", path, kind | said, body.encode() if isinstance(body, str) else body


def get(path: str, **headers: str) -> Case:
    return "GET", path, {k.replace("_", "-"): v for k, v in headers.items()}, b""


REFUSED: dict[str, Case] = {
    # addresses
    "a null for a page": get("/%00"),
    "a null in a page's address": get("/x%00.js"),
    "a null in a folder's name": get("/assets/%00/x.js"),
    "a folder above": get("/..%2f..%2f..%2fetc%2fpasswd.txt"),
    "bytes that are no text": get("/assets/%ff%fe.js"),
    "half a letter": get("/api/%ed%a0%80"),
    "a null in an id": get("/api/tables/%00"),
    "a long id": get("/api/tables/" + "x" * 4000),
    "a null in a game's name": get("/api/games/%00/rules"),
    "a game above": get("/api/games/..%2f..%2fkernel/rules"),
    "a null in a seat": get("/api/tables/TABLE/record?seat=%00"),
    "half a letter for a seat": get("/api/tables/TABLE/record?seat=%ed%a0%80"),
    "a line before the first": get("/api/tables/TABLE/at/-1"),
    "a line of many digits": get(f"/api/tables/TABLE/at/{HUGE}"),
    "a line beyond all numbers": get("/api/tables/TABLE/at/" + "9" * 40),
    "a line that is no number": get("/api/tables/TABLE/at/%C2%B2"),
    "since before the first": get("/api/tables/TABLE/at/0?since=-1"),
    "since of many digits": get(f"/api/tables/TABLE/at/0?since={HUGE}"),
    "a course of nothing": get("/api/tables/TABLE/score-history?x=%00"),
    "another method": ("PATCH", "/api/tables", JSON, b"{}"),
    "no method there is": ("BREW", "/api/tables", JSON, b"{}"),
    # heads
    "an origin that is no address": post("/api/me", '{"name": "x"}', origin="http://["),
    "an origin of half a bracket": post("/api/me", '{"name": "x"}', origin="http://[::1"),
    "an origin with a null": post("/api/me", '{"name": "x"}', origin="http://x%00y"),
    "a length that is a letter": post("/api/me", "{}", content_length="²"),
    "a length of many digits": post("/api/me", "{}", content_length=HUGE),
    "a length below nothing": post("/api/me", "{}", content_length="-1"),
    "a length with a sign": post("/api/me", "{}", content_length="+2"),
    "a length with a line": post("/api/me", "{}", content_length="1_0"),
    "two kinds of content": post("/api/me", "{}", content_type="application/json, text/plain"),
    "a kind with letters of another kind": post("/api/me", "{}", content_type="application/jsоn"),
    # bodies
    "no JSON": post("/api/me", "{"),
    "nothing": post("/api/me", ""),
    "null": post("/api/me", "null"),
    "no UTF-8": post("/api/me", b'{"name": "\xff\xfe"}'),
    "brackets": post("/api/me", DEEP),
    "no number at all": post("/api/me", '{"name": NaN}'),
    "a number of many digits": post("/api/me", '{"name": ' + HUGE + "}"),
    "half a letter in a name": post("/api/me", '{"name": "\\ud800"}'),
    "half a letter as a key": post("/api/tables", TABLE % ', "options": {"\\ud800": 1}'),
    "half a letter as an option": post("/api/tables", TABLE % ', "options": {"x": "\\udfff"}'),
    "half a letter as a bot": post("/api/tables", '{"game": "lantern", "seats": [{"kind": "bot", "bot": "\\ud800"}]}'),
    "a null as a bot": post("/api/tables", '{"game": "lantern", "seats": [{"kind": "bot", "bot": "\\u0000"}]}'),
    "a null as a game": post("/api/tables", '{"game": "\\u0000", "seats": []}'),
    "a null as an option": post("/api/tables", TABLE % ', "options": {"\\u0000": "\\u0000"}'),
    "a null in corrections": post("/api/tables", TABLE % ', "corrections": "\\u0000"'),
    "half a letter in corrections": post("/api/tables", TABLE % ', "corrections": "\\ud800"'),
    "nobody sits": post("/api/tables", '{"game": "lantern", "seats": []}'),
    "a null as a seat": post("/api/tables/TABLE/join", '{"seat": "\\u0000"}'),
    "half a letter as a secret": post("/api/tables/TABLE/join", '{"seat": "B", "secret": "\\ud800"}'),
    "a null as a secret": post("/api/tables/TABLE/join", '{"seat": "B", "secret": "\\u0000"}'),
    "a seat above": post("/api/tables/TABLE/seats/..%2fA", '{"bot": "random"}'),
    # records
    "an empty record": post("/api/records", ""),
    "a record that is no UTF-8": post("/api/records", b"ecumene-record 1\n\xff\xfe"),
    "a record of nulls": post("/api/records", "\0" * 1000),
    "a null in a header": post("/api/records", HEAD + 'players ["\\u0000", 1]\n---\n'),
    "odd JSON in a header": post("/api/records", HEAD + 'players {"a": [NaN]}\n---\n'),
    "half JSON in a header": post("/api/records", HEAD + "options {\n---\n"),
    "half a letter in a header": post("/api/records", HEAD + 'players ["\\ud800", ""]\n---\n'),
    "a game that is a path": post("/api/records", HEAD.replace("lantern", "../../lantern") + "---\n"),
    "corrections that are a list": post("/api/records", HEAD + "corrections []\n---\n"),
    "a line of signs": post("/api/records", HEAD + "---\n" + "=#=#\n"),
    "other ends of lines": post("/api/records", HEAD.replace("\n", "\u2028")),
    "a secret that is none": post("/api/records", HEAD + "---\n---\nsecret zz\n"),
}
TAKEN: dict[str, Case] = {  # odd, but no harm: answered as if it were not odd
    "another encoding": post("/api/me", '{"name": "x"}'.encode("utf-16")),
    "a host of half a bracket": get("/api/me", host="[::1"),
    "no host": get("/api/me", host=""),
    "a host of letters": get("/api/games", host="\u00e9\u00e8"),
    "a cookie that is none": get("/api/me", cookie="ecumene"),
    "a cookie of signs": get("/api/me", cookie=';;=;ecumene="\\"; ="'),
    "a cookie with a null": get("/api/tables", cookie="ecumene=%00.%00.%00"),
    "a long cookie": get("/api/tables", cookie="ecumene=" + "x.y" * 5000),
    "a cookie of letters": get("/api/tables", cookie="ecumene=\u00e9\u00e8.\u00e0"),
    "two cookies": get("/api/tables", cookie="ecumene=a; ecumene=b"),
    "a null in a name": post("/api/me", '{"name": "a\\u0000b"}'),
    "a name that turns letters around": post("/api/me", '{"name": "\\u202ea\\u2066"}'),
    "another's tag": get("/api/games/lantern/rules", if_none_match='W/"\u00e9"'),
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with pages."""
    folder = tmp_path_factory.mktemp("odd")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html>")
    with Running(settings(folder, static=folder)) as running:
        yield running


@pytest.fixture(scope="module")
def player(own: Running) -> tuple[Person, str]:
    me = own.person()
    return me, me.open("lantern", "here", "link")["id"]


def ask(running: Running, case: Case, cookie: str, table: str) -> tuple[int, bytes, dict[str, str]]:
    """Straight to the application, so that no server or client before it says the same in its own words."""
    method, path, more, body = case
    path, _, query = path.replace("TABLE", table).partition("?")
    headers = {"host": running.base.partition("//")[2], "origin": running.base, "cookie": cookie}
    if method not in ("GET", "HEAD"):
        headers["content-length"] = str(len(body))
    headers |= more
    scope: dict[str, Any] = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
        "path": unquote(path), "raw_path": path.encode(), "query_string": query.encode(), "root_path": "",
        "headers": [(k.encode(), latin(v)) for k, v in headers.items()],
        "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 2), "state": {},
    }  # fmt: skip
    said: list[dict[str, Any]] = []
    heard: list[dict[str, Any]] = [{"type": "http.request", "body": body}, {"type": "http.disconnect"}]

    async def receive() -> dict[str, Any]:
        return heard.pop(0) if len(heard) > 1 else heard[0]

    async def send(message: Any) -> None:
        said.append(message)

    async def run() -> None:
        await running.app(scope, receive, send)

    loop = running.server.servers[0].get_loop()
    asyncio.run_coroutine_threadsafe(run(), loop).result(30)
    answer = b"".join(x.get("body", b"") for x in said[1:])
    return said[0]["status"], answer, {k.decode(): v.decode() for k, v in said[0]["headers"]}


def latin(text: str) -> bytes:
    """As a header is sent: letters beyond are bytes of UTF-8."""
    return text.encode("latin-1") if all(ord(x) < 256 for x in text) else text.encode()


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_odd_is_refused_in_words(
    own: Running, player: tuple[Person, str], logged: io.StringIO, name: str
) -> None:
    me, table = player
    before = len(logged.getvalue())
    status, body, headers = ask(own, REFUSED[name], me.cookie, table)
    assert 400 <= status < 500, body[:300]
    said = json.loads(body)
    assert headers["content-type"] == "application/json" and all(said["error"] in known for known in KNOWN)
    if "reason" in said:
        assert all(said["reason"]["id"] in known for known in KNOWN)
        assert all(isinstance(x, str) and x.isprintable() for x in said["reason"].get("arguments", {}).values())
    assert "unexpected" not in logged.getvalue()[before:]


@pytest.mark.parametrize("name", TAKEN)
def test_what_is_odd_but_harmless_is_served(own: Running, player: tuple[Person, str], name: str) -> None:
    status, body, _ = ask(own, TAKEN[name], player[0].cookie, player[1])
    assert status == 200, body[:300]


def test_there_are_many_of_them() -> None:
    assert len(REFUSED) >= 40


MESSAGES: list[str | bytes] = [
    b"\xff\xfe",
    b"",
    "[" * 8000,
    '{"type": "play", "id": 99999999999999999999999999, "n": 0, "move": "x"}',
    '{"type": "play", "id": -1, "n": 0, "move": "x"}',
    '{"type": "play", "id": 1e99, "n": 0, "move": "x"}',
    '{"type": "play", "id": 1, "n": 99999999999999999999999999, "move": "x"}',
    '{"type": "play", "id": 1, "n": 1.5, "move": "x"}',
    '{"type": "play", "id": 1, "n": 0, "move": "\\ud800"}',
    '{"type": "play", "id": 1, "n": 0, "move": null}',
    '{"type": "play", "id": 1, "n": 0}',
    '{"type": ["play"], "id": 1}',
    '{"id": 1}',
    "null",
    '"play"',
    "NaN",
]


@pytest.mark.parametrize("said", MESSAGES, ids=range(len(MESSAGES)))
def test_odd_messages_are_unreadable_and_the_socket_lives(
    own: Running, player: tuple[Person, str], logged: io.StringIO, said: str | bytes
) -> None:
    me, table = player
    before = len(logged.getvalue())
    with me.live(table, "A") as s:
        s.ws.send(said)
        assert s.hear() == {"type": "refused", "id": 0, "error": "unreadable"}
        assert s.say("look", n=s.state["n"], move="\0")["error"] == "unreadable"
    assert "unexpected" not in logged.getvalue()[before:]


REFUSALS: list[tuple[str, dict[str, Any], str]] = [
    ("play", {"move": "\0"}, "move-verb"),
    ("play", {"move": ""}, "move-empty"),
    ("play", {"move": "fly"}, "move-verb"),
    ("play", {"move": "bid 5000"}, "move-thing"),
    ("play", {"move": "+".join(["bid 1"] * 700)}, "move-long"),
    ("stand", {"question": "\0", "answers": []}, "no-question"),
    ("stand", {"question": "Bit", "answers": ["pass"]}, "no-question"),
    ("stand", {"question": "Bid", "answers": ["bid 2"]}, "standing-last"),
    ("stand", {"question": "Bid", "answers": ["*"]}, "move-verb"),
]


@pytest.mark.parametrize(("kind", "said", "error"), REFUSALS)
def test_what_cannot_be_read_is_told_with_its_reason(
    own: Running, player: tuple[Person, str], kind: str, said: dict[str, Any], error: str
) -> None:
    me, table = player
    with me.live(table, "A") as s:
        if kind == "play":
            said = {"n": s.state["n"], **said}
        answer = s.say(kind, **said)
    assert answer["type"] == "refused" and answer["reason"]["id"] == error
    assert all(error in known and answer["error"] in known for known in KNOWN)
    assert set(answer) == {"type", "id", "error", "reason"}


@pytest.mark.parametrize(
    ("query", "code"),
    [("seat=%00", 4404), ("seat=A%ed%a0%80", 4404), ("seat=A&since=x", 0), (f"seat=A&since={HUGE}", 0)],
)
def test_a_socket_that_asks_oddly_is_closed(own: Running, player: tuple[Person, str], query: str, code: int) -> None:
    """What cannot be read at all is refused before there is a socket."""
    me, table = player
    address = f"{own.base.replace('http', 'ws')}/api/tables/{table}/live?{query}"
    with (
        pytest.raises((ConnectionClosed, InvalidStatus)) as closed,
        connect(address, origin=Origin(own.base), additional_headers={"Cookie": me.cookie}) as ws,
    ):
        ws.recv(30)
    if isinstance(closed.value, InvalidStatus):
        assert not code and closed.value.response.status_code == 403
    if isinstance(closed.value, ConnectionClosed):
        assert closed.value.rcvd and closed.value.rcvd.code == code


RAW = [
    b"GET /%00 HTTP/1.1\r\nHost: [::1\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: [::1\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: \xff\xfe\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nOrigin: http://[\r\nContent-Length: 2\r\n\r\n{}",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: \xb2\r\n\r\n{}",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: " + b"9" * 5000 + b"\r\n\r\n{}",
    b"BREW /pot HTCPCP/1.0\r\n\r\n",
    b"\x16\x03\x01\x00\xff",
]


@pytest.mark.parametrize("said", RAW, ids=range(len(RAW)))
def test_odd_bytes_on_the_wire(own: Running, said: bytes) -> None:
    """Some of these the web server refuses itself, in its own words."""
    host, _, port = own.base.partition("//")[2].partition(":")
    with socket.create_connection((host, int(port)), timeout=30) as wire:
        wire.sendall(said + b"\r\n\r\n")
        answer = wire.recv(100_000)
    assert re.match(rb"HTTP/1.1 [234]\d\d ", answer), answer[:100]


def test_afterwards_a_player_goes_on_at_once(own: Running, player: tuple[Person, str]) -> None:
    me = player[0]
    for case in REFUSED.values():
        ask(own, case, me.cookie, player[1])
    begun = time.monotonic()
    table = me.open("lantern", "here", "here")["id"]
    with me.live(table, "A") as s:
        assert s.play(s.moves()[0])["type"] == "done"
    assert time.monotonic() - begun < 5
