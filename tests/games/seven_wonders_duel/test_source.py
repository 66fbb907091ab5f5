"""What the source of the rules must not do."""

from __future__ import annotations

import ast
from pathlib import Path

from ecumene.games.seven_wonders_duel.border.questions import CARD_NAMES, TOKEN_NAMES, WONDER_NAMES
from ecumene.games.seven_wonders_duel.game import GAME
from ecumene.testing.ledger import ledger

FOLDER = Path(__file__).parents[3] / "src/ecumene/games/seven_wonders_duel"
ROWS = {"age1_rows", "age2_rows", "age3_rows", "guild_rows", "token_rows", "wonder_rows", "PRESET"}


def sources() -> list[tuple[str, ast.Module]]:
    """Every module of the game, by its path below the game's folder."""
    paths = sorted(FOLDER.rglob("*.py"))
    return [(path.relative_to(FOLDER).as_posix(), ast.parse(path.read_text(encoding="utf-8"))) for path in paths]


def test_no_names_in_rules() -> None:
    """Rules read the numbers of a seat. Cards, wonders and tokens are named only where their rows are made."""
    names = {*CARD_NAMES, *WONDER_NAMES, *TOKEN_NAMES}
    found_names: list[str] = []
    for path, tree in sources():
        for part in tree.body:
            label = part.name if isinstance(part, ast.FunctionDef) else ""
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                label = part.target.id
            used = {n.value for n in ast.walk(part) if isinstance(n, ast.Constant) and n.value in names}
            if used and label not in ROWS:
                found_names.append(f"{path}:{part.lineno} {sorted(map(str, used))}")
    assert found_names == []


def test_every_rule_has_a_test() -> None:
    """Each rule and each worked example is named by a scenario, or by the docstring of a test."""
    page = ledger(GAME, Path(__file__).parent)
    assert len(page.rules) > 150
    assert [rule for rule in page.rules if not page.tests.get(rule)] == []
    assert set(page.tests) <= set(page.rules)
