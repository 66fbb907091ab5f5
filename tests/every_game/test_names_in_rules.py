"""Rules never ask for one card: no module of `rules/` names a row, by its number or by its word.

Where a rule of the book itself names a thing (the cards that everybody begins with, a building of its own kind), the
names are listed with the reason in `names_in_rules.toml` of the game's tests.
"""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

import pytest

from ecumene.games import GAMES, TOYS, find
from ecumene.kernel.border.kinds import Kind

SOURCES = Path(__file__).parents[2] / "src" / "ecumene" / "games"
GAME_TESTS = Path(__file__).parent.parent / "games"
NOT_RULES = {"verbs.py", "ruleset.py"}  # tables of words, and how rows are read


def row_names(name: str) -> set[str]:
    game = find(name)
    return {x for kind, names in game.codec.names.items() if game.kinds[kind] is Kind.ROW for x in names}


def named_rows(tree: ast.Module, game: str, names: set[str]) -> set[str]:
    """Rows that a module names: by a constant that it imports from the cards, or by a word outside a table."""
    imported = {
        alias.name.lower()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"ecumene.games.{game}.cards")
        for alias in node.names
        if alias.name.isupper()
    }
    code = [
        node for node in tree.body if not isinstance(node, ast.Assign | ast.AnnAssign)
    ]  # tables of words are no rule
    words = {
        x.value for node in code for x in ast.walk(node) if isinstance(x, ast.Constant) and isinstance(x.value, str)
    }
    return names & (imported | words)


def found(game: str) -> dict[str, set[str]]:
    names = row_names(game)
    folder = SOURCES / game / "rules"
    out: dict[str, set[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        said = named_rows(ast.parse(path.read_text(encoding="utf-8")), game, names)
        if path.name not in NOT_RULES and said:
            out[path.relative_to(folder).as_posix()] = said
    return out


@pytest.mark.parametrize("game", [*TOYS, *GAMES])
def test_rules_name_no_card(game: str) -> None:
    path = GAME_TESTS / game / "names_in_rules.toml"
    allowed = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    assert found(game) == {module: set(x["names"]) for module, x in allowed.items()}
    assert all(len(x["why"]) > 10 for x in allowed.values())


def test_the_scan_finds_what_it_looks_for() -> None:
    source = (
        "from ecumene.games.toy.cards.rows import LAMP, Card\n"
        'TABLE = ["wick"]\n'
        'def f(s):\n    return s.rules.cards[LAMP], "torch", "other"\n'
    )
    assert named_rows(ast.parse(source), "toy", {"lamp", "torch", "card", "wick"}) == {"lamp", "torch"}
