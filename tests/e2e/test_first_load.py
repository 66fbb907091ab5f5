"""How much a new visitor loads before the first position can be played, on the wire, in a real browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tools.first_load import LIMIT, usual
from tools.local_server import LocalServer


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """A server on which nobody has been: the lobby has no lists of tables, which other tests would make longer."""
    with LocalServer(tmp_path_factory.mktemp("quiet")) as running:
        yield running


@pytest.mark.xdist_group("first load")
@pytest.mark.parametrize(
    ("game", "lang"),
    [
        ("clash_of_cultures", "uk"),  # the largest
        ("through_the_ages", "ru"),
        ("new_dawn", "uk"),
        ("age_of_civilization", "pl"),
        ("seven_wonders_duel", "en"),
    ],
)
def test_the_first_position_is_soon_there(browser: Browser, quiet: LocalServer, game: str, lang: str) -> None:
    assert 100_000 < usual(browser, quiet.port, game, lang) <= LIMIT
