"""The grammars in the documentation read what the project has written, and what they refuse the readers refuse too."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from lark import Lark, UnexpectedInput

from ecumene.kernel.border.errors import BadRecord
from ecumene.kernel.match import record
from ecumene.testing import scenario

ROOT = Path(__file__).resolve().parents[2]
RECORDS = sorted((ROOT / "tests").rglob("*.rec"))
SCENARIOS = sorted((ROOT / "tests").rglob("*.scn"))


def parsed(page: str, text: str) -> list[Any]:
    """The trees of the records or scenarios of a file."""
    return grammar(page).parse(text).children


@cache
def grammar(page: str) -> Lark:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    found = re.findall(r"```lark\n(.*?)```", text, re.S)
    assert len(found) == 1
    return Lark(found[0], parser="lalr")


def test_every_record() -> None:
    assert len(RECORDS) > 50
    for path in RECORDS:
        text = path.read_text(encoding="utf-8")
        (found,) = parsed("reference/records.md", text)
        assert len(list(found.find_data("line"))) == len(record.read(text).lines), path.name


def test_every_scenario() -> None:
    cases = 0
    for path in SCENARIOS:
        text = path.read_text(encoding="utf-8")
        read = scenario.parse(text, path)
        trees = parsed("scenarios.md", text)
        assert [x.children[1].strip() for x in trees] == [x.title for x in read], path.name
        for tree, case in zip(trees, read):
            said = [child for part in tree.children[2:] for child in part.children if child is not None]
            assert len(said) == len(case.steps), f"{path.name}:{case.line}"
        cases += len(read)
    assert cases > 4000


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("ecumene-record 1", "ecumene-record 2"),
        ("ecumene-record 1\n", ""),
        ("\ngame ", "\ngames "),
        ("\nplayers [", "\nplayers "),
        ("\n---\n", "\n--\n"),
        ("\nresult ", "\noutcome "),
        (" = ", " = xyz"),
        ("\nA ", "\nA = 5d4140 "),
    ],
)
def test_a_damaged_record_is_refused_by_both(old: str, new: str) -> None:
    text = (ROOT / "tests/games/seven_wonders_duel/golden/scientific.rec").read_text(encoding="utf-8")
    assert old in text
    wrong = text.replace(old, new, 1)
    with pytest.raises(UnexpectedInput):
        grammar("reference/records.md").parse(wrong)
    with pytest.raises(BadRecord):
        record.read(wrong)


@pytest.mark.parametrize(
    "text",
    [
        "given  A: coins 3\nthen   marker: 1\n",
        "SWD-5.3\ngiven  A: coins 3\nthen   marker: 1\n",
        "SWD-5.3  A title\nA: coins 3\n",
        "SWD-5.3  A title\nwenn   A: coins 3\n",
        "swd-5.3  A title\ngiven  A: coins 3\n",
    ],
)
def test_a_scenario_that_cannot_be_read_is_refused_by_both(text: str) -> None:
    with pytest.raises(UnexpectedInput):
        grammar("scenarios.md").parse(text)
    with pytest.raises(scenario.ScenarioFailed):
        scenario.parse(text, Path("wrong.scn"))
