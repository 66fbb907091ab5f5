"""Slow and many connections: a request must arrive in time, an answer must be read, and an address has only so many."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from ecumene.server.addresses import network_of
from ecumene.server.connections import Connections, LimitedProtocol
from server.helpers import PATIENCE, Running, settings

HEAD = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


def connected(running: Running) -> socket.socket:
    parts = urlsplit(running.base)
    assert parts.hostname and parts.port
    return socket.create_connection((parts.hostname, parts.port), timeout=PATIENCE)


def limits_of(running: Running) -> Connections:
    http = running.server.config.http
    assert isinstance(http, type) and issubclass(http, LimitedProtocol)
    return http.limits


def until(done: Callable[[], bool]) -> None:
    late = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < late
        time.sleep(0.01)


def dripped(s: socket.socket, pause: float = 0.05) -> bytes:
    """Send a byte now and then until the server closes the connection; all that it said."""
    said = b""
    s.settimeout(pause)
    late = time.monotonic() + PATIENCE
    while time.monotonic() < late:
        try:
            s.send(b"a")
            data = s.recv(1000)
            if not data:
                return said
            said += data
        except TimeoutError:
            continue
        except OSError:
            return said
    raise AssertionError("it is still open")


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    times = {"head_seconds": 0.3, "body_seconds": 0.3, "answer_seconds": 0.3}
    with Running(settings(tmp_path_factory.mktemp("hurried"), **times)) as running:
        yield running


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ",
        HEAD + b"Content-Length: 5000\r\n\r\n{",
        HEAD + b"Origin: http://127.0.0.1\r\nContent-Length: 5000\r\n\r\n{",
        b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /api/games HTTP/1.1\r\nHost: 1",
    ],
    ids=["nothing", "a head", "a refused body", "a body", "a second head"],
)
def test_a_request_that_does_not_arrive_is_not_waited_for(hurried: Running, begun: bytes) -> None:
    """Sending a byte now and then does not help."""
    with connected(hurried) as s:
        s.sendall(begun)
        said = dripped(s)
    assert b" 408 " in said or b" 403 " in said
    limits = limits_of(hurried)
    until(lambda: not limits.open and not limits.half_sent)
    assert hurried.person().http.get("/healthz").status_code == 200


def test_a_connection_may_be_used_again_later_than_a_head_may_take(hurried: Running) -> None:
    with connected(hurried) as s:
        for _ in range(2):
            s.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert b" 200 " in s.recv(5000)
            time.sleep(0.5)


def test_an_answer_that_nobody_reads_is_not_kept(hurried: Running) -> None:
    limits = limits_of(hurried)
    with connected(hurried) as s:
        s.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        with contextlib.suppress(OSError):
            for _ in range(200):
                s.sendall(b"GET /api/games/through_the_ages/cards HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 20)
                if not limits.open:
                    break
        until(lambda: not limits.open)


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with Running(settings(tmp_path, connections_per_address=5, half_sent_per_address=3)) as running:
        limits = limits_of(running)
        first = [connected(running) for _ in range(3)]
        until(lambda: limits.half_sent.total() == 3)
        with connected(running) as more:
            assert gone(more), "a fourth that has sent nothing"
        for s in first:
            s.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert b" 200 " in s.recv(5000)
        second = [connected(running) for _ in range(2)]
        until(lambda: limits.open.total() == 5)
        with connected(running) as more:
            assert gone(more), "a sixth, though the first have sent what they wanted"
        for s in (*first, *second):
            s.close()
        until(lambda: not limits.open and not limits.half_sent)
        me = running.person()
        table = me.open("lantern", "here", "here")["id"]
        with contextlib.ExitStack() as stack:
            for _ in range(8):
                stack.enter_context(me.live(table, "A"))  # sockets are counted by the table's own limits
        assert limits.refused == 2


def test_all_together_have_only_so_many(tmp_path: Path) -> None:
    with Running(settings(tmp_path, connections=2)) as running:
        with connected(running), connected(running) as second, connected(running) as third:
            assert gone(third) and not gone(second, 0.2)
        until(lambda: not limits_of(running).open)


def gone(s: socket.socket, seconds: float = PATIENCE) -> bool:
    s.settimeout(seconds)
    try:
        return s.recv(100) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


def test_who_counts_as_one_address() -> None:
    assert network_of("192.0.2.7") == network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9%eth0") != network_of("2001:db8:1:3::1")
    assert network_of("x" * 1000) == "x" * 64
