"""The table of ratios and the page it goes into."""

from __future__ import annotations

import pytest

from tools import bench

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
    best = dict.fromkeys(bench.ROWS, 100.0)
    assert bench.missed(best)
    for target in bench.TARGETS:
        best[target.row] = max(best[target.row], 100.0 * target.least)
    assert not bench.missed(best)
    said = [line.split("|")[-2].strip() for line in bench.table(best)[-len(bench.TARGETS) :]]
    assert set(said) <= {"met", "aim reached"}
