"""One more card with two halves plays; rows that do not fit are refused. Other decks: `every_game/test_added_rows`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ecumene
from ecumene.games.clash_of_cultures.cards.advances.table import advance_rows
from ecumene.games.clash_of_cultures.cards.categories import AGRICULTURE
from ecumene.games.clash_of_cultures.cards.rows import Advance, Wonder
from ecumene.games.clash_of_cultures.cards.wonders import wonder_rows
from ecumene.games.clash_of_cultures.rules import setup
from ecumene.games.clash_of_cultures.rules.ruleset import Rules
from ecumene.kernel.border.errors import BadRows

TESTS = Path(__file__).parents[2]
SOURCES = TESTS.parent / "src" / "ecumene"
PLAY = "from every_game import added_row; added_row.ADDED = {name!r}; added_row.play('clash_of_cultures')"
PRINTED = setup.PRINTED


@pytest.mark.skipif(not ecumene.__file__.endswith(".py"), reason="rows are added to sources")
@pytest.mark.parametrize(("deck", "name"), [("action_cards", "advance+scout"), ("objectives", "eureka+bold")])
def test_one_more_card_with_two_halves(deck: str, name: str, tmp_path: Path) -> None:
    copy = tmp_path / "ecumene"
    shutil.copytree(SOURCES, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    file = copy / "games" / "clash_of_cultures" / "cards" / f"{deck}.py"
    file.write_text(file.read_text(encoding="utf-8").replace(' = """\n', f' = """\n    {name}\n', 1), encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{TESTS}"}
    command = [sys.executable, "-c", PLAY.format(name=name.replace("+", "_"))]
    run = subprocess.run(command, env=env, capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stdout + run.stderr


def with_rows(advances: list[Advance], wonders: list[Wonder]) -> Rules:
    p = setup.make_rules("")
    return Rules(
        "", advances, wonders, p.events, p.civils, p.combats, p.actions, p.goals, p.objectives, p.regions
    )  # fmt: skip


def test_more_wonders_than_a_city_can_hold() -> None:
    many = [Wonder(f"wonder_{i}", 1, 1, 1, "") for i in range(16 - len(PRINTED.wonders))]
    with pytest.raises(BadRows, match="“wonder” has 16 rows; the rules need 1 to 15"):
        with_rows(advance_rows(), wonder_rows() + many)


def test_more_advances_than_a_bag_can_hold() -> None:
    many = [Advance(f"advance_{i}", AGRICULTURE) for i in range(8)]
    assert len(with_rows(advance_rows() + many[:7], wonder_rows()).advances) == 55
    with pytest.raises(BadRows, match="“advance” has 56 rows; the rules need 12 to 55"):
        with_rows(advance_rows() + many, wonder_rows())


def test_an_advance_that_nobody_knows() -> None:
    with pytest.raises(ValueError, match="wheel names spokes, and there is no such row"):
        with_rows([*advance_rows(), Advance("wheel", AGRICULTURE, needs="spokes")], wonder_rows())


def test_an_added_advance_belongs_to_its_category() -> None:
    rules = with_rows([*advance_rows(), Advance("wheel", AGRICULTURE)], wonder_rows())
    wheel = rules.advances[-1]
    assert rules.top_of == PRINTED.top_of and rules.required[-1] == 1 << rules.top_of[AGRICULTURE]
    assert rules.in_category[AGRICULTURE] == PRINTED.in_category[AGRICULTURE] | 1 << wheel.number
    assert [row.power for row in rules.wonders] == [row.power + 1 for row in PRINTED.wonders]
