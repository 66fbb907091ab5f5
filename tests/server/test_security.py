"""Checks before a request is read: hosts, origins, sizes, types, rates, cookies; and who may do what by REST."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ecumene.server.guests import Guest, Guests, fits, hashed, key_of, new_secret, plain_name
from ecumene.server.limits import Limits
from ecumene.server.settings import Rate
from server.helpers import Person, Running, settings


@pytest.fixture
def private(shared: Running) -> Iterator[tuple[Person, Person, str]]:
    """A host, a stranger, and the host's table without spectators."""
    host, stranger = shared.person(), shared.person()
    opened = host.open("lantern", "here", "link", spectators=False)
    yield host, stranger, opened["id"]


# who may do what: every route is here, or the test fails

ROUTES: dict[str, tuple[int, int, int]] = {  # what the host, a stranger and somebody without a cookie are answered
    "GET /api/me": (200, 200, 200),
    "POST /api/me": (200, 200, 200),
    "GET /api/games": (200, 200, 200),
    "GET /api/games/{game}/rules": (200, 200, 200),
    "GET /api/games/{game}/cards": (200, 200, 200),
    "GET /api/games/{game}/words/{lang}": (200, 200, 200),
    "GET /api/games/{game}/best": (200, 200, 200),
    "GET /api/tables": (200, 200, 200),
    "POST /api/tables": (201, 201, 401),
    "POST /api/tables/go-on": (422, 422, 401),
    "GET /api/tables/{id}": (200, 200, 200),
    "DELETE /api/tables/{id}": (204, 403, 401),
    "POST /api/tables/{id}/join": (200, 403, 401),
    "POST /api/tables/{id}/seats/{seat}": (409, 403, 401),
    "POST /api/tables/{id}/rematch": (409, 403, 401),
    "GET /api/tables/{id}/record": (200, 403, 403),
    "GET /api/tables/{id}/at/{n}": (200, 403, 403),
    "GET /api/tables/{id}/score-history": (409, 403, 403),
    "GET /api/tables/{id}/chances": (409, 403, 403),
    "POST /api/records": (422, 422, 401),
    "GET /healthz": (200, 200, 200),
    "GET /readyz": (200, 200, 200),
}
BODIES: dict[str, dict[str, object]] = {
    "POST /api/me": {"name": "x"},
    "POST /api/tables": {"game": "lantern", "seats": [{"kind": "bot", "bot": "random"}]},
    "POST /api/tables/go-on": {"record": "x", "seats": []},
    "POST /api/tables/{id}/join": {"seat": "A", "secret": "x"},
    "POST /api/tables/{id}/seats/{seat}": {"bot": "random"},
    "POST /api/tables/{id}/rematch": {},
}


def test_every_route_is_known(shared: Running) -> None:
    spec = shared.app.openapi()["paths"]
    there = {f"{method.upper()} {path}" for path, methods in spec.items() for method in methods}
    assert there == set(ROUTES)


def test_words_are_those_of_a_language_that_there_is(shared: Running) -> None:
    http = shared.person().http
    assert "game = Lantern" in http.get("/api/games/lantern/words/en").text
    assert [http.get(f"/api/games/{x}").status_code for x in ("lantern/words/xx", "chess/words/en")] == [404, 404]


@pytest.mark.parametrize("route", ROUTES)
def test_who_may_do_what(shared: Running, private: tuple[Person, Person, str], route: str) -> None:
    host, stranger, table = private
    method, path = route.split()
    path = path.format(game="lantern", id=table, n=2, seat="A", lang="en")
    with httpx2.Client(base_url=shared.base, headers={"origin": shared.base}) as nobody:
        everybody = ((nobody, ROUTES[route][2]), (stranger.http, ROUTES[route][1]), (host.http, ROUTES[route][0]))
        for client, expected in everybody:  # the host last, who may remove the table
            if route == "POST /api/tables/{id}/join" and client is stranger.http:
                answer = client.post(path, json={"seat": "B", "secret": "x"})
            elif route == "POST /api/records":
                answer = client.post(path, content="x", headers={"content-type": "text/plain"})
            else:
                said = BODIES.get(route)
                answer = client.request(method, path, json=said)
            assert answer.status_code == expected, (route, answer.text)
            nobody.cookies.clear()


@pytest.mark.parametrize("what", ["record", "at/2", ""])
def test_a_seat_is_looked_from_by_its_owner_only(private: tuple[Person, Person, str], what: str) -> None:
    host, stranger, table = private
    if not what:
        for person, seat, code in ((stranger, "A", 4403), (stranger, "", 4403), (host, "B", 4403), (host, "Z", 4404)):
            with pytest.raises(ConnectionClosed) as closed, person.live(table, seat):
                pass
            assert closed.value.rcvd and closed.value.rcvd.code == code
        return
    for person, seat, status in ((host, "A", 200), (host, "B", 403), (stranger, "A", 403), (host, "Z", 404)):
        assert person.http.get(f"/api/tables/{table}/{what}", params={"seat": seat}).status_code == status


def test_there_is_no_such_thing(shared: Running) -> None:
    me = shared.person()
    for path in ("/api/tables/none", "/api/tables/none/record", "/api/tables/none/at/1", "/api/games/chess/rules"):
        assert me.http.get(path).status_code == 404
    assert me.http.get("/api/nothing").json() == {"error": "not-found"}
    assert me.http.put("/api/tables", json={}).json() == {"error": "method"}
    assert me.join("none", "A").json() == {"error": "no-table"}
    with pytest.raises(ConnectionClosed) as closed, me.live("none"):
        pass
    assert closed.value.rcvd and closed.value.rcvd.code == 4404


# cookies and links


def test_the_cookie_is_safe_and_cannot_be_forged(shared: Running) -> None:
    with httpx2.Client(base_url=shared.base) as client:
        answer = client.get("/api/me")
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie and "secure" not in cookie
        mine, value = answer.json()["id"], client.cookies["ecumene"]
        assert client.get("/api/me").json()["id"] == mine
        forged = Guests(b"another key, also of thirty-two b").written(Guest(mine, ""))
        for wrong in (forged, value[:-2] + "xx", "nonsense", ""):
            answer = httpx2.get(f"{shared.base}/api/me", headers={"cookie": f"ecumene={wrong}"})
            assert answer.status_code == 200 and answer.json()["id"] != mine


def test_with_https_the_cookie_is_secure(shared: Running, tmp_path: Path) -> None:
    """As a web server in front says, if it is trusted."""
    with Running(settings(tmp_path, proxies=("127.0.0.1",))) as behind:
        for running, secure in ((behind, True), (shared, False)):
            answer = httpx2.get(f"{running.base}/api/me", headers={"x-forwarded-proto": "https"})
            assert ("secure" in answer.headers["set-cookie"].lower()) == secure


def test_a_link_opens_its_seat_once_and_only_with_its_secret(shared: Running) -> None:
    host, guest, thief = shared.person(), shared.person(), shared.person()
    opened = host.open("lantern", "here", "link", "link")
    table, secret = opened["id"], opened["links"]["B"].partition("#")[2]
    assert len(secret) >= 22 and opened["links"]["B"] == f"/t/{table}#{secret}"
    other = opened["links"]["C"].partition("#")[2]
    for wrong in ("", "x", secret[:-1], other, hashed(secret)):
        assert thief.join(table, "B", wrong).json() == {"error": "wrong-secret"}
    assert guest.join(table, "B", secret).status_code == 200
    assert guest.join(table, "B", secret).status_code == 200, "again is no harm"
    for somebody in (thief, host):
        assert somebody.join(table, "B", secret).json() == {"error": "taken"}
    assert thief.join(table, "A").json() == {"error": "taken"} and thief.join(table, "D").json() == {"error": "no-seat"}
    stored = (Path(shared.services.settings.db.partition(":///")[2])).read_bytes()
    assert secret.encode() not in stored and other.encode() not in stored


def test_secrets_are_long_and_compared_by_their_hash() -> None:
    made = {new_secret() for _ in range(100)}
    assert len(made) == 100 and all(len(x) >= 32 for x in made)
    one = made.pop()
    assert fits(one, hashed(one)) and not fits(made.pop(), hashed(one)) and not fits(one, "")


def test_the_key_is_made_once_and_readable_by_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "new" / "key"
    key = key_of(file)
    assert key_of(file) == key and len(key) == 32 and stat.S_IMODE(file.stat().st_mode) == 0o600
    file.write_text("abcd")
    with pytest.raises(ValueError, match="contains no key"):
        key_of(file)


@pytest.mark.parametrize(
    ("said", "kept"),
    [("  Anna ", "Anna"), ("a\nb\tc\x00\u202e", "a b c"), ("x" * 99, "x" * 40), ("Ганна 🎲", "Ганна 🎲")],
)
def test_names_are_one_short_line(said: str, kept: str) -> None:
    assert plain_name(said) in (kept, kept.replace(" ", ""))


# origins, sizes, types, rates


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", "http://127.0.0.1"])
def test_another_origin_is_refused(shared: Running, origin: str) -> None:
    me = shared.person()
    headers = {"origin": origin, "cookie": me.cookie}
    with httpx2.Client(base_url=shared.base) as client:
        answer = client.post("/api/me", json={"name": "x"}, headers={k: v for k, v in headers.items() if v})
    assert answer.status_code == 403 and answer.json() == {"error": "origin"}
    address = f"{shared.base.replace('http', 'ws')}/api/tables/x/live"
    with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin(origin) if origin else None):
        pass
    assert refused.value.response.status_code == 403


def test_a_development_server_may_be_trusted_and_hosts_named(tmp_path: Path) -> None:
    wanted = settings(tmp_path, origins=("http://localhost:5173",), hosts=("127.0.0.1",))
    with Running(wanted) as running, httpx2.Client(base_url=running.base) as client:
        said = {"json": {"name": "x"}, "headers": {"origin": "http://localhost:5173"}}
        assert client.post("/api/me", **said).status_code == 200  # type: ignore[arg-type]
        answer = client.get("/api/me", headers={"host": "evil.example"})
        assert answer.status_code == 400 and answer.json() == {"error": "host"}


def test_what_is_too_large_is_refused(shared: Running) -> None:
    me = shared.person()
    large = {"name": "x" * 70_000}
    assert me.http.post("/api/me", json=large).json() == {"error": "too-large"}

    def pieces() -> Iterator[bytes]:  # a body that does not say how long it is
        yield b'{"name": "'
        for _ in range(80):
            yield b"x" * 1000
        yield b'"}'

    answer = me.http.post("/api/me", content=pieces(), headers={"content-type": "application/json"})
    assert answer.status_code == 413 and answer.json() == {"error": "too-large"}
    text = {"content-type": "text/plain"}
    assert me.http.post("/api/records", content=b"x" * 100_000, headers=text).json()["error"] == "bad-record"
    assert me.http.post("/api/records", content=b"x" * 1_100_000, headers=text).status_code == 413


def test_a_message_that_is_too_large_ends_the_socket(shared: Running) -> None:
    me = shared.person()
    table = me.open("lantern", "here", "here")["id"]
    with me.live(table, "A") as s:
        s.ws.send("x" * 9000)
        with pytest.raises(ConnectionClosed) as closed:
            s.hear()
        assert closed.value.rcvd and closed.value.rcvd.code == 1009


@pytest.mark.parametrize("said", ["", "x", "{}", '{"type": "fly", "id": 1}', '{"type": "play", "id": "1"}', "[" * 5000])
def test_nonsense_is_answered_and_the_socket_lives(shared: Running, said: str) -> None:
    me = shared.person()
    table = me.open("lantern", "here", "here")["id"]
    with me.live(table, "A") as s:
        s.ws.send(said)
        assert s.hear() == {"type": "refused", "id": 0, "error": "unreadable"}
        assert s.play(s.moves()[0])["type"] == "done"


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_bodies_are_json(shared: Running, kind: str) -> None:
    me = shared.person()
    answer = me.http.post("/api/me", content=b'{"name": "x"}', headers={"content-type": kind} if kind else {})
    assert answer.status_code == 415 and answer.json() == {"error": "type"}


def test_what_is_ill_formed_is_not_repeated(shared: Running) -> None:
    answer = shared.person().http.post("/api/tables", json={"game": ["<script>"], "seats": "hello"})
    assert answer.status_code == 422 and answer.json()["error"] == "bad-request"
    assert "script" not in answer.text and "hello" not in answer.text


@pytest.mark.parametrize(
    ("changes", "status", "error"),
    [
        ({"game": "chess"}, 404, "no-game"),
        ({"seats": [{"kind": "here"}] * 3}, 422, "too-many-seats"),
        ({"seats": [{"kind": "here"}]}, 422, "bad-table"),
        ({"options": {"wonders": "many"}}, 422, "bad-table"),
        ({"seats": [{"kind": "here"}, {"kind": "bot", "bot": "deep"}]}, 422, "no-bot"),
        ({"seats": [{"kind": "throne"}] * 2}, 422, "bad-request"),
        ({"corrections": "not toml ="}, 422, "bad-table"),
    ],
)
def test_a_table_that_cannot_be(shared: Running, changes: dict[str, object], status: int, error: str) -> None:
    wanted: dict[str, object] = {"game": "seven_wonders_duel", "seats": [{"kind": "here"}] * 2}
    answer = shared.person().http.post("/api/tables", json=wanted | changes)
    assert (answer.status_code, answer.json()["error"]) == (status, error)


def test_who_asks_too_fast_waits(tmp_path: Path) -> None:
    with Running(settings(tmp_path, per_guest=Rate(0.1, 40), tables_per_guest=2)) as running:
        me, other = running.person(), running.person()
        table = me.open("lantern", "here", "here")["id"]
        me.open("lantern", "here", "here")
        answer = me.http.post("/api/tables", json={"game": "lantern", "seats": [{"kind": "here"}]})
        assert answer.status_code == 429 and answer.json() == {"error": "too-many-tables"}
        with me.live(table, "A") as s:
            answers = [s.say("look", n=0, move="x").get("error") for _ in range(40)]
            assert answers[0] == "stale" and answers[-1] == "too-fast"
        assert me.http.get("/api/tables").json() == {"error": "too-fast"}
        assert other.http.get("/api/tables").status_code == 200, "others do not wait"


def test_addresses_wait_too(tmp_path: Path) -> None:
    with (
        Running(settings(tmp_path, per_address=Rate(0.1, 10))) as running,
        httpx2.Client(base_url=running.base) as client,
    ):
        assert [client.get("/api/games").status_code for _ in range(12)][-2:] == [429, 429]
        assert client.get("/healthz").status_code == 200


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    limits = Limits(Rate(2, 3), lambda: now[0])
    assert [limits.allow("x") for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [limits.allow("x") for _ in range(2)] == [True, False] and limits.allow("y", 3)
    now[0] = 100.0
    assert not limits.allow("x", 4) and limits.allow("x", 3)


def test_every_answer_carries_the_usual_headers(shared: Running) -> None:
    with httpx2.Client(base_url=shared.base) as client:
        games = client.get("/api/games")
        for answer in (games, client.get("/"), client.get("/api/none"), client.post("/api/me")):
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy and "unsafe" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] and answer.headers["permissions-policy"]
            kept = "no-cache" if answer is games else "no-store"  # the same for everybody: only asked for again
            assert answer.headers["cache-control"] == kept
