"""One server and one Chromium for each process that runs tests; people in contexts of their own, on clean pages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from e2e.people import People
from tools import browser as chromium
from tools.local_server import LocalServer

HERE = Path(__file__).parent


class Chromium:
    """Started when it is first needed, and closed when the next test is not one of these.

    Not later: while it runs, nobody else in this thread can run an event loop.
    """

    def __init__(self) -> None:
        self.playwright: Playwright | None = None
        self.browser: Browser | None = None

    def start(self) -> Browser:
        if not self.browser:
            self.playwright = sync_playwright().start()
            self.browser = chromium.launch(self.playwright)
        return self.browser

    def close(self) -> None:
        if self.browser:
            self.browser.close()
        if self.playwright:
            self.playwright.stop()
        self.browser = self.playwright = None


CHROMIUM = Chromium()


@pytest.hookimpl(wrapper=True)  # after the fixtures of the test, also if one of them fails
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    try:
        yield
    finally:
        if nextitem is None or HERE not in nextitem.path.parents:
            CHROMIUM.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    with LocalServer(tmp_path_factory.mktemp("served"), "--toys", "--behind-proxy", "127.0.0.1") as running:
        yield running


@pytest.fixture
def browser() -> Browser:
    return CHROMIUM.start()


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
