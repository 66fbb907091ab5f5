"""A new view of four seats at 1280 px is drawn soon, in few nodes: processor time of the page's main thread.

Beside other work the same processor takes longer for everything. So the limit grows as the time of a plain list does,
which is drawn after every view.
"""

from __future__ import annotations

import statistics
from contextlib import closing

import pytest
from playwright.sync_api import Browser

from tools import frame_times, positions
from tools.local_server import LocalServer
from tools.scripted_guest import ScriptedGuest

MOST_NODES = 2500
LIST_AT_REST = 13.0  # milliseconds that the plain list takes on an idle machine, where a view may take its budget


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
    busy = max(1.0, statistics.median(figures.reference) / LIST_AT_REST)
    assert figures.median <= subject.budget * busy, f"{figures.views} ms, everything takes {busy:.2f} times as long"
    assert figures.nodes <= MOST_NODES
