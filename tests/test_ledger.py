"""The pages of the ledger that are committed are those of today: their links lead to the right lines."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from ecumene.games import GAMES, TOYS, find
from ecumene.testing import ledger

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "ledger"


TESTS = ROOT / "tests" / "games"


@cache
def page_of(name: str) -> ledger.Page:
    return ledger.ledger(find(name), TESTS / name)


@pytest.mark.xdist_group("ledger")
@pytest.mark.parametrize("name", [*GAMES, *TOYS])
def test_a_page_is_up_to_date(name: str) -> None:
    game, page = find(name), page_of(name)
    assert page.problems() == []
    kept = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    assert page.text(*ledger.folders(game, TESTS / name, PAGES)) == kept, "run `make ledger`"


@pytest.mark.xdist_group("ledger")
def test_the_table_of_all_games_is_up_to_date() -> None:
    pages = [(find(name), page_of(name)) for name in GAMES]
    assert ledger.overview(pages, TESTS) == (PAGES / "README.md").read_text(encoding="utf-8"), "run `make ledger`"


@pytest.mark.parametrize("name", [*GAMES, *TOYS])
def test_links_lead_to_lines_that_name_the_rule(name: str) -> None:
    game, found = find(name), 0
    for line in (PAGES / f"{name}.md").read_text(encoding="utf-8").splitlines():
        rule = re.match(r'\| <a id="[^"]*"></a>(\S+) \|', line)
        for path, number in re.findall(r"\((\.\./\.\./src/[^)#]*)#L(\d+)\)", line):
            assert rule
            text = (PAGES / path).read_text(encoding="utf-8").splitlines()[int(number) - 1]
            found += 1
            assert rule[1] in {r for x in ledger.ids_in(game.prefix, text) for r in ledger.known(game.rule_texts, x)}
    assert found > 15
