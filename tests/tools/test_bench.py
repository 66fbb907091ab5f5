"""The table of ratios and the page it goes into."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools import bench
from tools.compiler import ROOT, SOURCE

BEGIN, END = "<!-- bench: begin -->", "<!-- bench: end -->"


def test_a_page_keeps_what_is_around_its_block() -> None:
    page = f"before\n{BEGIN}\nold\n{END}\nafter\n"
    new = bench.replace_block(page, ["one", r"\1"])
    assert new == f"before\n{BEGIN}\n\none\n\\1\n\n{END}\nafter\n"
    assert bench.replace_block(new, ["one", r"\1"]) == new


@pytest.mark.parametrize("page", ["nothing", BEGIN, f"{END}\n{BEGIN}", f"{BEGIN}{END}{BEGIN}{END}"])
def test_a_page_without_its_two_markers_is_refused(page: str) -> None:
    with pytest.raises(SystemExit, match="the page needs"):
        bench.replace_block(page, [])


def test_targets_are_ratios() -> None:
    rates = dict.fromkeys(bench.ROWS, 100.0)
    assert bench.missed(rates)
    for target in bench.TARGETS:
        rates[target.row] = max(rates[target.row], 100.0 * target.least)
    for target in (t for t in bench.TARGETS if t.most):
        rates[target.row] = rates[target.against] / target.most
    assert not bench.missed(rates)
    said = [line.split("|")[-2].strip() for line in bench.table(rates)[-len(bench.TARGETS) :]]
    assert set(said) <= {"met", "aim reached"}


def test_what_takes_more_than_it_may_is_missed() -> None:
    target = next(t for t in bench.TARGETS if t.most)
    rates = {target.against: 100.0, target.row: 99.0 / target.most}
    assert bench.said(target, rates) == "MISSED"
    rates[target.row] = 100.0 / target.most
    assert bench.said(target, rates) == "met"


def test_builds_are_listed_as_far_as_they_were_made() -> None:
    assert bench.builds_table({"tuned": 400, "optimised": 5})[2:] == ["| tuned | 400 s | 360 s | MISSED |"]
    assert bench.builds_table({"tuned": 360, "plain": 90})[2:] == [
        "| plain | 90 s | 90 s | met |",
        "| tuned | 360 s | 360 s | met |",
    ]


def test_a_contestant_needs_nothing_of_this_project() -> None:
    """The peers run in an environment of their own."""
    work = ROOT / "tools" / "bench_work.py"
    code = "import sys; import runpy; sys.stdin = []; runpy.run_path(sys.argv[1], run_name='__main__'); " + (
        "assert not {x for x in sys.modules if x.split('.')[0] in ('ecumene', 'tools')}"
    )
    subprocess.run([sys.executable, "-I", "-c", code, work], check=True)


def test_a_contestant_measures_in_a_process_of_its_own() -> None:
    contestant = bench.Contestant(Path(sys.executable), SOURCE.parent)
    assert contestant.ask(bench.Row("interpreted", "driven", "seven_wonders_duel"), 0.01) > 0
    contestant.close()
