"""Updating golden records changes checksums and results, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecumene.games import find
from ecumene.kernel.border.errors import BadRecord
from ecumene.kernel.match.record import read
from ecumene.testing.golden import check, written
from tools import golden

LANTERN = find("lantern")


@pytest.fixture
def text() -> str:
    return written(golden.play(LANTERN, 3, 5, ["random", "greedy", "random"]))


def test_what_is_right_stays(text: str) -> None:
    assert golden.rewritten(LANTERN, text) == text


def test_wrong_checksums_and_results_are_put_right(text: str) -> None:
    good = text.split(" = ")[1][:6]
    wrong = text.replace(f"= {good}", "= 000000").replace("how rounds", "how weather")
    assert golden.rewritten(LANTERN, wrong) == text
    said = golden.changes(read(wrong), read(text))
    assert said.startswith("1 of ") and "how weather -> " in said


def test_comments_and_header_stay(text: str) -> None:
    head, rule, rest = text.partition("---\n")
    noted = f"{head}date 2026-01-01\n{rule}# a remark\n{rest}"
    assert golden.rewritten(LANTERN, noted) == noted


def test_a_move_that_is_not_legal_is_an_error(text: str) -> None:
    lines = text.splitlines()
    lines.insert(len(lines) - 2, "A pass")
    with pytest.raises(BadRecord):
        golden.rewritten(LANTERN, "\n".join(lines))


def test_a_file_is_written_only_where_it_differs(text: str, tmp_path: Path) -> None:
    path = tmp_path / "third.rec"
    path.write_text(text, encoding="utf-8")
    assert golden.renew(path) == "unchanged"
    path.write_text(text.replace("how rounds", "how weather"), encoding="utf-8")
    assert golden.renew(path).startswith("the result:")
    assert check(LANTERN, path).over


def test_one_bot_for_each_seat() -> None:
    with pytest.raises(SystemExit, match="3 players and 2 bots"):
        golden.play(LANTERN, 3, 5, ["random", "random"])


def test_variants() -> None:
    asked = golden.options_of("length=four,events=icons")
    match = golden.play(find("clash_of_cultures"), 2, 1, ["random", "random"], asked)
    assert read(written(match)).header["options"] == {"length": "four", "events": "icons"}
    assert golden.options_of("") == {}
    with pytest.raises(SystemExit, match="not options: length"):
        golden.options_of("length")
