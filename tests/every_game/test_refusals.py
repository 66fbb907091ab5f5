"""Whoever is refused is told why: by a rule that there is, and each reason is seen in a test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from ecumene.games import GAMES, find

ROOT = Path(__file__).parents[2]
REFUSES = ("refuse", "why_not", "missing")  # how functions that say why not begin
RULE = re.compile(r"[A-Z]+-\d+\.\d+")


def texts(tree: ast.AST) -> set[str]:
    return {n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def refusals(source: str) -> set[str]:
    """The rules that functions of a source give as a reason."""
    nodes = list(ast.walk(ast.parse(source)))
    said = [texts(n) for n in nodes if isinstance(n, ast.FunctionDef) and n.name.startswith(REFUSES)]
    said += [texts(n) for n in nodes if isinstance(n, ast.AnnAssign) and ast.unparse(n.target) == "rule"]
    return {text for text in set().union(*said) if RULE.fullmatch(text)}


def reasons(name: str) -> set[str]:
    sources = (ROOT / "src/ecumene/games" / name).rglob("*.py")
    return set().union(*(refusals(path.read_text(encoding="utf-8")) for path in sources))


def told(name: str) -> set[str]:
    """Reasons that a scenario waits for, or that stand in a test."""
    folder = ROOT / "tests/games" / name
    scenarios = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.scn"))
    tests = [texts(ast.parse(path.read_text(encoding="utf-8"))) for path in folder.glob("test_*.py")]
    return set(re.findall(r"because (\S+)", scenarios)).union(*tests)


def test_reasons_are_found_where_they_are_given() -> None:
    source = (
        'def refuse(a):\n    """SWD-9.9: why."""\n    return "" if a else "SWD-1.2"\n\ndef f():\n    return "SWD-3.4"\n'
        'class Draft(Choice):\n    rule: ClassVar[str] = "SWD-5.6"\n'
    )
    assert refusals(source) == {"SWD-1.2", "SWD-5.6"}


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_is_a_rule_and_is_told(name: str) -> None:
    assert len(reasons(name)) > min(10, len(find(name).rule_texts) // 5)
    assert reasons(name) <= set(find(name).rule_texts)
    assert sorted(reasons(name) - told(name)) == []


@pytest.mark.parametrize("name", GAMES)
def test_rules_behind_questions_are_rules(name: str) -> None:
    assert set(find(name).rule_of.values()) <= set(find(name).rule_texts)
