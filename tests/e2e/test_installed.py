"""A game that another package brings, in the browser: in the lobby under its own name, and on the generic board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import twin
from e2e.people import People
from tools.local_server import LocalServer


@pytest.fixture
def with_twin(tmp_path: Path) -> Iterator[LocalServer]:
    server = LocalServer(tmp_path)
    server.env["PYTHONPATH"] = twin.environment(twin.install(tmp_path / "twin"))["PYTHONPATH"]
    server.start()
    yield server
    server.kill()


def test_in_the_lobby_and_on_the_generic_board(browser: Browser, with_twin: LocalServer) -> None:
    people = People(browser, with_twin.base)
    me = people.come()
    me.go("/")
    me.see(".game h3", has_text="Lantern’s twin")
    me.at(f"/t/{me.open(twin.ID, 'here:Anna', f'bot:{twin.BOT}', 'bot:greedy')}")
    assert me.wait_asked()
    for title in ("race", "town", "bag", "auction"):
        me.see(f'[data-title="{title}"]')
    me.see('[data-title="hand"] [data-ref^="card:"]')
    me.go(f"/rules/{twin.ID}")
    me.see(".rule", has_text=f"{twin.PREFIX}-1")
    people.leave()
    assert people.troubles() == []
