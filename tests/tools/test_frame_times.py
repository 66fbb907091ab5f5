"""Reading a trace of views, and the tables made from it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tools import frame_times
from tools.frame_times import FIRST_LOAD, SUBJECTS, Figures, missed, read_trace, spent_in, table


def mark(name: str, ts: int, tts: int) -> dict[str, Any]:
    return {"cat": "blink.user_timing", "name": name, "ph": "I", "pid": 1, "tid": 2, "ts": ts, "tts": tts}


def work(name: str, ts: int, took: int, thread: int = 2) -> dict[str, Any]:
    return {
        "cat": "devtools.timeline",
        "name": name,
        "ph": "X",
        "pid": 1,
        "tid": thread,
        "ts": ts,
        "tts": 0,
        "dur": took,
        "tdur": took,
    }


def test_time_of_the_thread_counts_not_that_of_the_wall() -> None:
    trace = [
        mark("view-begin", 0, 1000),
        work("Layout", 10_000, 2000),
        work("UpdateLayoutTree", 20_000, 1000),
        work("Paint", 30_000, 500),
        work("Paint", 30_010, 400),  # a part of the one before
        work("Paint", 30_000, 9000, thread=3),  # another's
        mark("view-end", 90_000, 11_000),
        work("Layout", 95_000, 4000),  # after it
        mark("reference-begin", 100_000, 20_000),
        mark("reference-end", 190_000, 25_000),
        mark("before-begin", 200_000, 30_000),
        mark("before-end", 290_000, 35_000),
    ]
    figures = read_trace({"traceEvents": list(reversed(trace))})
    assert (figures.views, figures.reference, figures.ratio) == ([10.0], [5.0], 2.0)
    assert {part: x[0] for part, x in figures.parts.items()} == {"script": 6.5, "style": 1, "layout": 2, "paint": 0.5}


def test_a_trace_without_marks_is_no_measure() -> None:
    with pytest.raises(SystemExit, match="no marks"):
        read_trace({"traceEvents": [work("Layout", 1, 1)]})


def test_five_of_a_hundred_may_be_slower() -> None:
    figures = Figures(views=[float(x) for x in range(1, 101)], reference=[10.0])
    assert (figures.median, figures.most) == (50.5, 96.0)


def test_what_is_above_its_budget_is_said() -> None:
    duel = SUBJECTS[0]
    quick, slow = (Figures([ms], {part: [ms / 4] for part in frame_times.PARTS}, [4.0], [2.0]) for ms in (8.0, 20.0))
    script = {"first load": FIRST_LOAD, "more": FIRST_LOAD * 2}
    assert missed({duel: quick}, script) == []
    assert missed({duel: slow}, {"first load": FIRST_LOAD + 1}) == [duel.title, "first load"]
    assert "MISSED" in table({duel: slow}, script)[2] and "MISSED" not in table({duel: quick}, script)[2]


def test_views_are_told_in_pairs_that_continue_one_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frame_times, "UPDATES", 10)
    subject = frame_times.Subject("lantern", "Lantern", "lantern", 3, 4, 16.0)
    known = 0
    measured = 0
    for counts, text in frame_times.states(subject):
        state = json.loads(text)
        assert state.get("since", 0) <= known
        known = state["n"]
        measured += counts
    assert measured == 10


def test_a_profile_by_function() -> None:
    def node(id: int, name: str, *children: int) -> dict[str, Any]:
        return {
            "id": id,
            "callFrame": {"functionName": name, "url": "http://x/a.js", "lineNumber": 0},
            "children": children,
        }

    taken = {
        "nodes": [node(1, "(root)", 2, 5), node(2, "draw", 3), node(3, "draw", 4), node(4, "say"), node(5, "(idle)")],
        "samples": [4, 3, 5],
        "timeDeltas": [2000, 1000, 9000],
    }
    own, whole = spent_in(taken)
    assert own == {"say  a.js:1": 2, "draw  a.js:1": 1}
    assert whole["draw  a.js:1"] == 3 and whole["(root)  a.js:1"] == 3
