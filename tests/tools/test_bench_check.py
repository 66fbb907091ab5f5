"""What the regression test of speed says about counts. Counting itself needs valgrind and a build: not tried here."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import bench_check, callgrind
from tools.callgrind import WRITTEN
from tools.compiler import COMPILED, PLAIN

KEPT = {"duel": {"playout": 1000, "clone": 200}}
HERE = {"python": "3.11.7", "compiler": "gcc 12"}


def test_equal_counts_say_nothing() -> None:
    assert bench_check.compared(KEPT, KEPT) == ([], [])


def test_growth_of_more_than_a_tenth_is_wrong() -> None:
    assert bench_check.compared(KEPT, {"duel": {"playout": 1100, "clone": 200}}) == ([], [])
    wrong, better = bench_check.compared(KEPT, {"duel": {"playout": 1101, "clone": 200}})
    assert wrong == ["duel, playout: 1,000 instructions became 1,101 (+10.1%)"] and not better


def test_what_became_better_is_said() -> None:
    wrong, better = bench_check.compared(KEPT, {"duel": {"playout": 900, "clone": 199}})
    assert better == ["duel, playout: 1,000 instructions became 900 (-10.0%)"] and not wrong


def test_a_measure_that_is_only_on_one_side_is_wrong() -> None:
    wrong, _ = bench_check.compared(KEPT, {"duel": {"playout": 1000, "view": 7}})
    assert wrong == [
        "duel, clone: kept, but not measured any more",
        "duel, view: nothing is kept to compare 7 instructions with",
    ]


def test_other_versions_are_named() -> None:
    assert bench_check.other_conditions(HERE, HERE) == ""
    assert bench_check.other_conditions(HERE, {**HERE, "compiler": "gcc 13"}) == "compiler gcc 13 (kept: gcc 12)"
    assert bench_check.other_conditions(HERE, {**HERE, "libc": "2.36"}) == "libc 2.36 (kept: None)"


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of kept counts, and a machine of the same versions on which nothing has changed."""
    file = tmp_path / "instructions.json"
    file.write_text(json.dumps({PLAIN: {"conditions": HERE, "instructions": KEPT}}))
    monkeypatch.setattr(bench_check, "KEPT", file)
    monkeypatch.setattr(callgrind, "conditions", lambda: HERE)
    monkeypatch.setattr(callgrind, "have_valgrind", lambda: True)
    monkeypatch.setattr(bench_check, "measured", lambda build: KEPT)
    return file


def test_the_exit_code(kept: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert bench_check.check(PLAIN, kept) == 0
    monkeypatch.setattr(bench_check, "measured", lambda build: {"duel": {"playout": 2000, "clone": 200}})
    assert bench_check.check(PLAIN, kept) == 1
    assert "duel, playout: 1,000 instructions became 2,000 (+100.0%)" in capsys.readouterr().out


def test_nothing_is_compared_with_what_cannot_be(
    kept: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def never(build: Path) -> bench_check.Counts:
        raise AssertionError("counted all the same")

    monkeypatch.setattr(bench_check, "measured", never)
    assert bench_check.check("optimised", kept) == 0
    monkeypatch.setattr(callgrind, "have_valgrind", lambda: False)
    assert bench_check.check(PLAIN, kept) == 0
    monkeypatch.setattr(callgrind, "conditions", lambda: {**HERE, "python": "3.12.1"})
    assert bench_check.check(PLAIN, kept) == 0
    said = capsys.readouterr().out.splitlines()
    assert (
        len(said) == 3
        and "valgrind" in said[1]
        and "optimised" in said[0]
        and "python 3.12.1 (kept: 3.11.7)" in said[2]
    )


def test_writing_one_level_keeps_the_others(kept: Path) -> None:
    bench_check.write("tuned", {"duel": {"playout": 5}})
    levels = json.loads(kept.read_text())
    assert levels[PLAIN]["instructions"] == KEPT
    assert levels["tuned"] == {"conditions": HERE, "instructions": {"duel": {"playout": 5}}}


def test_every_measure_of_every_game_is_kept() -> None:
    levels = bench_check.read()
    assert {"plain"} <= set(levels) <= set(bench_check.KEPT_LEVELS), "`make test` has a plain build"
    for level in levels:
        counts = levels[level]["instructions"]
        assert {game: set(counts[game]) for game in counts} == {game: set(bench_check.MEASURES) for game in COMPILED}


def test_what_callgrind_writes_is_read() -> None:
    found = WRITTEN.search("version: 1\ndesc: Trigger: Client Request: 3 10\n\nfn=(1) f\n1 2\n\ntotals: 1500\n")
    assert found and found.groups() == ("3", "10", "1500")
