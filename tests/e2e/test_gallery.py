"""Every board of the gallery: where things are, in every width and language, and how the boards look."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tools import board_pictures, gallery, geometry, positions
from tools.local_server import LocalServer

GROUP = pytest.mark.xdist_group("gallery")  # it is built once


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with the gallery."""
    folder: Path = tmp_path_factory.mktemp("gallery")
    with LocalServer(folder, "--toys", "--client", str(gallery.build())) as server:
        yield server.base


@GROUP
@pytest.mark.slow
@pytest.mark.parametrize("position", positions.POSITIONS)
def test_everything_is_in_sight_and_nothing_is_cut(browser: Browser, base: str, position: str) -> None:
    found = geometry.problems(browser, base, geometry.Wanted([position]))
    assert {str(where): wrong for where, wrong in found if wrong} == {}


@GROUP
@pytest.mark.slow
@pytest.mark.parametrize("position", positions.POSITIONS)
def test_boards_look_as_in_their_pictures(browser: Browser, base: str, position: str) -> None:
    made_by = board_pictures.MADE_BY.read_text(encoding="utf-8").strip()
    if board_pictures.major(browser) != made_by:
        pytest.skip(f"the pictures were made by Chromium {made_by}")
    assert board_pictures.compared(browser, base, [position]) == []


def test_another_picture_is_noticed(browser: Browser) -> None:
    one, other = sorted(board_pictures.FOLDER.glob("*-1280.webp"))[:2]
    page = browser.new_page()
    assert board_pictures.difference(page, one.read_bytes(), one.read_bytes()) == 0
    assert board_pictures.difference(page, one.read_bytes(), other.read_bytes()) > board_pictures.TOLERANCE
    page.context.close()
