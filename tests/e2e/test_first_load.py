"""How much a new visitor loads before the first position can be played, on the wire, in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tools.first_load import LIMIT, received
from tools.local_server import LocalServer


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
def test_the_first_position_is_soon_there(browser: Browser, served: LocalServer, game: str, lang: str) -> None:
    assert 100_000 < received(browser, served.port, game, lang) <= LIMIT
