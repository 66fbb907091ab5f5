"""`ecumene serve`: where files are, and opening the browser. `test_restart` shows that it serves."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from ecumene.cli import serve
from server.helpers import Running


def test_the_key_lies_beside_the_database(tmp_path: Path) -> None:
    file = tmp_path / "new" / "tables.sqlite"
    assert serve.store_of(str(file)) == (f"sqlite+aiosqlite:///{file}", tmp_path / "new" / "tables.key")
    assert file.parent.is_dir()
    url = "postgresql+asyncpg://localhost/ecumene"
    assert serve.store_of(url) == (url, serve.FOLDER / "server.key")


def test_the_browser_is_opened_when_the_server_answers(shared: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    serve.open_when_ready(f"{shared.base}/", 5.0)
    serve.open_when_ready("http://127.0.0.1:9/", 0.3)
    assert opened == [f"{shared.base}/"]


def test_which_host_names_are_answered() -> None:
    assert serve.hosts_of("127.0.0.1", []) == serve.HERE
    assert serve.hosts_of("0.0.0.0", []) == ()
    for host in ("127.0.0.1", "0.0.0.0"):
        assert serve.hosts_of(host, ["games.example.org"]) == (*serve.HERE, "games.example.org")


@pytest.mark.parametrize(("online", "host"), [(True, "192.168.1.20"), (False, "localhost")])
def test_for_everybody_the_address_in_the_network_is_opened(
    online: bool, host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Probe(socket.socket):
        def connect(self, address: object) -> None:
            if not online:
                raise OSError("no network")

        def getsockname(self) -> tuple[str, int]:
            return "192.168.1.20", 40000

    monkeypatch.setattr(socket, "socket", Probe)
    assert serve.reachable("0.0.0.0") == host


def test_one_address_is_opened_as_it_is() -> None:
    assert serve.reachable("127.0.0.1") == "localhost"
    assert serve.reachable("192.168.1.20") == "192.168.1.20"
