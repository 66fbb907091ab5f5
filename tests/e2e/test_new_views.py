"""A new view of four seats at 1280 px is drawn soon, in few nodes: processor time of the page's main thread."""

from __future__ import annotations

from contextlib import closing

import pytest
from playwright.sync_api import Browser

from tools import frame_times, positions
from tools.local_server import LocalServer
from tools.scripted_guest import ScriptedGuest

MOST_NODES = 2500


@pytest.mark.parametrize("subject", [x for x in frame_times.SUBJECTS if x.players == 4], ids=lambda x: x.name)
def test_a_new_view_is_drawn_soon(
    browser: Browser, served: LocalServer, monkeypatch: pytest.MonkeyPatch, subject: frame_times.Subject
) -> None:
    monkeypatch.setattr(positions, "played", lambda *_: positions.kept(subject.game, "four"))
    monkeypatch.setattr(frame_times, "UPDATES", 9)
    monkeypatch.setattr(frame_times, "SETTLED", 100)
    guest = ScriptedGuest(served.base)
    with closing(guest.http):
        figures = frame_times.measure(browser, guest, subject)
    assert figures.median <= subject.budget
    assert figures.nodes <= MOST_NODES
