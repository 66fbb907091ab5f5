"""The programs in `examples/` run, with small numbers, and use only what is public."""

from __future__ import annotations

import ast
import json
import runpy
import sys
from pathlib import Path

import pytest

import ecumene
from ecumene import bots
from ecumene.cli import play_scenarios
from ecumene.testing.scenario import play, read

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"
PROGRAMS = sorted(x.name for x in EXAMPLES.glob("*.py"))
RECORD = str(ROOT / "tests/games/seven_wonders_duel/golden/scientific.rec")
ARGUMENTS = {
    "bot_in_twenty_lines.py": ([], "civilian"),
    "corrected_card.py": (["2"], "corrected: the Pyramids were built in "),
    "learning_loop.py": (["40"], "of the second"),
    "lost_move.py": ([RECORD, "1"], "A lost. Line "),
    "monte_carlo_bot.py": (["1", "0.001"], "of 1 games against greedy"),
    "score_chart.py": ([RECORD], "138,B build observatory,54,34"),
    "thousand_games.py": (["seven_wonders_duel", "3"], "3 games of seven_wonders_duel between random bots"),
    "tournament.py": (["2"], "greedy against random: "),
}


def cells(kind: str) -> list[str]:
    book = json.loads((EXAMPLES / "play_in_a_notebook.ipynb").read_text(encoding="utf-8"))
    return ["".join(cell["source"]) for cell in book["cells"] if cell["cell_type"] == kind]


def test_there_are_ten() -> None:
    assert len([x for x in EXAMPLES.iterdir() if x.suffix in (".py", ".scn", ".ipynb")]) == 10


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_runs(name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    arguments, said = ARGUMENTS[name]
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    assert said in capsys.readouterr().out


def test_the_notebook_runs(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {"__name__": "notebook"}
    for cell in cells("code"):
        exec(compile(cell, "notebook", "exec"), names)
    said = capsys.readouterr().out
    assert "draft " in said and "is refused by" in said and "ecumene-record 1" in said
    match = names["match"]
    assert isinstance(match, ecumene.Match) and match.over


def test_the_scenarios_hold() -> None:
    cases = read(EXAMPLES / "custom_scenario.scn")
    assert len(cases) == 2
    for case in cases:
        play(case, play_scenarios.game_of(case, ""))


@pytest.mark.parametrize("name", [*PROGRAMS, "the notebook"])
def test_only_what_is_public_is_imported(name: str) -> None:
    text = "\n".join(cells("code")) if name == "the notebook" else (EXAMPLES / name).read_text(encoding="utf-8")
    used = 0
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("ecumene"):
            assert node.module == "ecumene" and [x.name for x in node.names] == ["bots"]
        if isinstance(node, ast.Import):
            assert not [x.name for x in node.names if x.name.startswith("ecumene.")]
        if (
            isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id in ("ecumene", "bots")
        ):
            used += 1
            assert node.attr in {"ecumene": ecumene, "bots": bots}[node.value.id].__all__
    assert used
