"""The table of starts: what is met and what is missed."""

from __future__ import annotations

from pathlib import Path

from tools.startup import STARTS, Figures, missed, table


def test_the_median_decides() -> None:
    within, over = Figures([0.1, 0.2, 9.0], [1.0]), Figures([0.1, 9.0, 9.0], [2.0])
    figures = dict(zip(STARTS, [within, over, within, over], strict=True))
    assert missed(figures) == [STARTS[1].title], "the last has no limit"
    rows = table(figures)[2:]
    assert [x.split(" | ")[4] for x in rows] == ["met", "MISSED", "met", ""]
    assert rows[0].startswith("| `ecumene --help` | 0.20 s | 0.10 s | 0.35 s |") and rows[0].endswith("| 1.00 s |")


def test_the_page_has_a_place_for_the_tables() -> None:
    page = (Path(__file__).parents[2] / "docs" / "performance.md").read_text(encoding="utf-8")
    for name in ("startup", "first-load"):
        assert page.count(f"<!-- {name}: begin -->") == page.count(f"<!-- {name}: end -->") == 1
