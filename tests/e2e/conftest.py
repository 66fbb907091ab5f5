"""A server as people start it, a real Chromium, and people in contexts of their own whose pages must be clean."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from e2e.people import People
from tools import browser as chromium
from tools.local_server import LocalServer


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    with LocalServer(tmp_path_factory.mktemp("served"), "--toys") as running:
        yield running


@pytest.fixture(scope="module")  # not longer: while it lives, nobody else in this thread can run an event loop
def browser() -> Iterator[Browser]:
    program = chromium.find()
    if not program:
        raise RuntimeError("no Chromium here: run `make browser` first")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=program, args=chromium.FLAGS)
        yield launched
        launched.close()


@pytest.fixture
def people(browser: Browser, served: LocalServer) -> Iterator[People]:
    """Who comes to the table in this test. Afterwards nothing may have gone wrong on any of their pages."""
    crowd = People(browser, served.base)
    yield crowd
    crowd.leave()
    assert crowd.troubles() == []


@pytest.fixture
def own(tmp_path: Path) -> Iterator[LocalServer]:
    """A server of this test alone, which may be killed."""
    server = LocalServer(tmp_path)
    server.start()
    yield server
    server.kill()
