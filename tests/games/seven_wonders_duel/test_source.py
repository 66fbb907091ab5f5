"""What the source of the rules must not do."""

from __future__ import annotations

import ast
import dataclasses
from collections.abc import Iterator
from pathlib import Path

from ecumene.games.seven_wonders_duel.border.questions import CARD_NAMES, TOKEN_NAMES, WONDER_NAMES
from ecumene.games.seven_wonders_duel.game import GAME
from ecumene.games.seven_wonders_duel.rules.seat import Seat
from ecumene.games.seven_wonders_duel.rules.state import Duel
from ecumene.testing.ledger import ledger

FOLDER = Path(__file__).parents[3] / "src/ecumene/games/seven_wonders_duel"
MAY_ASSIGN = {"rules/state.py", "rules/seat.py", "border/view.py", "border/scenario.py"}
FIELDS = {f.name for cls in (Duel, Seat) for f in dataclasses.fields(cls)} - {"stack"}  # frames push and pop
CHANGES = {"append", "clear", "extend", "insert", "pop", "remove", "sort", "reverse"}
SEAT_CHANGES = {name for name in vars(Seat) if name.startswith(("add_", "lose_"))}
ROWS = {"age1_rows", "age2_rows", "age3_rows", "guild_rows", "token_rows", "wonder_rows", "PRESET"}


def sources() -> list[tuple[str, ast.Module]]:
    """Every module of the game, by its path below the game's folder."""
    paths = sorted(FOLDER.rglob("*.py"))
    return [(path.relative_to(FOLDER).as_posix(), ast.parse(path.read_text(encoding="utf-8"))) for path in paths]


def targets(node: ast.AST) -> Iterator[ast.expr]:
    """What an assignment assigns to, one by one."""
    some: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        some = node.targets
    elif isinstance(node, ast.AugAssign | ast.AnnAssign):
        some = [node.target]
    for target in some:
        yield from target.elts if isinstance(target, ast.Tuple) else [target]


def of_a_field(target: ast.AST) -> bool:
    """`s.age`, `s.seats[p].coins`, `s.table[place]`, but not `self.coins` of a row or a frame."""
    if isinstance(target, ast.Subscript):
        target = target.value
    if not isinstance(target, ast.Attribute) or target.attr not in FIELDS:
        return False
    return not (isinstance(target.value, ast.Name) and target.value.id == "self")


def changes(node: ast.AST) -> bool:
    """Does this node change the position or a seat without an atom?"""
    if any(of_a_field(target) for target in targets(node)):
        return True
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    if node.func.attr in SEAT_CHANGES:  # `s.add_card` is the atom, `seat.add_card` goes around it
        return not (isinstance(node.func.value, ast.Name) and node.func.value.id == "s")
    return node.func.attr in CHANGES and of_a_field(node.func.value)


def found(tree: ast.AST) -> list[int]:
    return [node.lineno for node in ast.walk(tree) if isinstance(node, ast.stmt | ast.expr) and changes(node)]


def test_only_atoms_change_the_position() -> None:
    assert {path: found(tree) for path, tree in sources() if path not in MAY_ASSIGN and found(tree)} == {}


def test_the_scan_finds_what_it_looks_for() -> None:
    bad = ["s.age = 2", "s.seats[0].coins += 1", "s.table[3] = 4", "s.discard.append(1)", "s.age, x = 1, 2"]
    bad += ["seat.add_card(c, card)", "s.seats[p].city.remove(c)"]
    good = ["s.add_card(p, c)", "self.coins = coins", "s.stack.pop()", "x = s.age", "out.append(1)"]
    assert [text for text in bad + good if found(ast.parse(text))] == bad


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
