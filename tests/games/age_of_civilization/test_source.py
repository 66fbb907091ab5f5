"""Only methods of the position change it, and each reports an event or is declared silent."""

from __future__ import annotations

import ast
import dataclasses
import tomllib
from collections.abc import Iterator
from pathlib import Path

from ecumene.games.age_of_civilization.rules.seat import Nation
from ecumene.games.age_of_civilization.rules.state import Era

FOLDER = Path(__file__).parents[3] / "src/ecumene/games/age_of_civilization"
SILENT = tomllib.loads((Path(__file__).parent / "silent_atoms.toml").read_text(encoding="utf-8"))
HOMES = {"rules/state.py": "Era", "rules/state_nations.py": "Nations", "rules/seat.py": "Nation"}
MAY_ASSIGN = {"border/view.py", "border/scenario.py", "cards/effects.py"}
FIELDS = {f.name for cls in (Era, Nation) for f in dataclasses.fields(cls)} - {"stack"}  # frames push and pop
CHANGES = {"append", "clear", "extend", "insert", "pop", "remove", "sort", "reverse"}
PILES = {"add", "take_out", "put", "put_all", "play_out", "slip_out"}  # functions that change their first arguments


def targets(node: ast.AST) -> Iterator[ast.expr]:
    """What an assignment assigns to, one by one."""
    some: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        some = node.targets
    elif isinstance(node, ast.AugAssign | ast.AnnAssign):
        some = [node.target]
    for target in some:
        yield from target.elts if isinstance(target, ast.Tuple) else [target]


def of_a_field(target: ast.AST, own: bool) -> bool:
    """`s.round`, `s.nations[p].coins`, `s.track[place]`; `self.coins` only in a method of the position or a seat."""
    if isinstance(target, ast.Subscript):
        target = target.value
    if not isinstance(target, ast.Attribute) or target.attr not in FIELDS:
        return False
    return own or not (isinstance(target.value, ast.Name) and target.value.id == "self")


def changes(node: ast.AST, own: bool, seat_changes: set[str]) -> bool:
    if any(of_a_field(target, own) for target in targets(node)):
        return True
    if not isinstance(node, ast.Call):
        return False
    if isinstance(node.func, ast.Name):
        return node.func.id in PILES and any(of_a_field(argument, own) for argument in node.args)
    if not isinstance(node.func, ast.Attribute):
        return False
    return node.func.attr in seat_changes or (node.func.attr in CHANGES and of_a_field(node.func.value, own))


def found(tree: ast.AST, own: bool, seat_changes: set[str]) -> list[int]:
    return [n.lineno for n in ast.walk(tree) if isinstance(n, ast.stmt | ast.expr) and changes(n, own, seat_changes)]


def methods(path: str) -> dict[str, ast.FunctionDef]:
    tree = ast.parse((FOLDER / path).read_text(encoding="utf-8"))
    home = next(x for x in tree.body if isinstance(x, ast.ClassDef) and x.name == HOMES[path])
    return {x.name: x for x in home.body if isinstance(x, ast.FunctionDef)}


SEAT_CHANGES = {name for name, x in methods("rules/seat.py").items() if name != "__init__" and found(x, True, set())}


def test_only_atoms_change_the_position() -> None:
    outside: dict[str, list[int]] = {}
    for path in sorted(FOLDER.rglob("*.py")):
        name = path.relative_to(FOLDER).as_posix()
        if name not in HOMES and name not in MAY_ASSIGN:
            lines = found(ast.parse(path.read_text(encoding="utf-8")), False, SEAT_CHANGES)
            if lines:
                outside[name] = lines
    assert outside == {}, sum(len(x) for x in outside.values())


def calls(x: ast.FunctionDef) -> set[str]:
    out: set[str] = set()
    for node in ast.walk(x):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            out.add(node.func.attr)
    return out


def test_atoms_report_or_are_declared_silent() -> None:
    atoms = {
        name: x
        for name, x in (methods("rules/state.py") | methods("rules/state_nations.py")).items()
        if name not in ("__init__", "clone") and found(x, True, SEAT_CHANGES)
    }
    silent = {name for name, x in atoms.items() if "report" not in calls(x)}
    assert silent == set(SILENT)
    assert all(SILENT.values())
