"""A draft for this game of the test that only atoms change a position; `tests/every_game/test_atoms.py` replaces it."""

from __future__ import annotations

import ast
import dataclasses
import tomllib
from collections.abc import Iterator
from pathlib import Path

from ecumene.games.through_the_ages.rules.seat import Nation
from ecumene.games.through_the_ages.rules.state import Realm

FOLDER = Path(__file__).parents[3] / "src/ecumene/games/through_the_ages"
STATE = ["rules/state_fields.py", "rules/state_tokens.py", "rules/state_cards.py", "rules/state_table.py"]
STATE += ["rules/state.py"]
MAY_ASSIGN = {*STATE, "rules/seat.py", "border/view.py", "border/scenario.py"}
FIELDS = {f.name for cls in (Realm, Nation) for f in dataclasses.fields(cls)} - {"stack"}
CHANGES = {"append", "clear", "extend", "insert", "pop", "remove", "sort", "reverse"}
PILES = {"add", "take_out", "put", "put_all", "play_out", "slip_out"}


def targets(node: ast.AST) -> Iterator[ast.expr]:
    some: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        some = node.targets
    elif isinstance(node, ast.AugAssign | ast.AnnAssign):
        some = [node.target]
    for target in some:
        yield from target.elts if isinstance(target, ast.Tuple) else [target]


def of_a_field(target: ast.AST, own: bool) -> bool:
    while isinstance(target, ast.Subscript):
        target = target.value
    if not isinstance(target, ast.Attribute) or target.attr not in FIELDS:
        return False
    return own or not (isinstance(target.value, ast.Name) and target.value.id == "self")


def changes(node: ast.AST, own: bool = False) -> bool:
    if any(of_a_field(target, own) for target in targets(node)):
        return True
    if not isinstance(node, ast.Call):
        return False
    if isinstance(node.func, ast.Name):
        return node.func.id in PILES and any(of_a_field(x, own) for x in node.args)
    if not isinstance(node.func, ast.Attribute):
        return False
    if node.func.attr in ("reset_ratings", "lose_everything") and isinstance(node.func.value, ast.Name):
        return True
    return node.func.attr in CHANGES and of_a_field(node.func.value, own)


def found(tree: ast.AST, own: bool = False) -> list[int]:
    return [x.lineno for x in ast.walk(tree) if isinstance(x, ast.stmt | ast.expr) and changes(x, own)]


def test_only_atoms_change_the_position() -> None:
    wrong = {}
    for path in sorted(FOLDER.rglob("*.py")):
        name = path.relative_to(FOLDER).as_posix()
        lines = found(ast.parse(path.read_text(encoding="utf-8")))
        if lines and name not in MAY_ASSIGN:
            wrong[name] = lines
    assert wrong == {}


def test_atoms_report() -> None:
    methods: dict[str, ast.FunctionDef] = {}
    for name in STATE:
        for part in ast.parse((FOLDER / name).read_text(encoding="utf-8")).body:
            if isinstance(part, ast.ClassDef):
                methods |= {x.name: x for x in part.body if isinstance(x, ast.FunctionDef)}
    calls = {
        name: {x.func.attr for x in ast.walk(m) if isinstance(x, ast.Call) and isinstance(x.func, ast.Attribute)}
        for name, m in methods.items()
    }
    changing = {name for name, m in methods.items() if found(m, True)} - {"__init__", "clone"}
    reporting = {name for name in methods if "report" in calls[name]}
    for _ in methods:
        reporting |= {name for name in methods if calls[name] & reporting}
    silent = tomllib.loads((Path(__file__).parent / "silent_atoms.toml").read_text(encoding="utf-8"))
    assert sorted(changing - reporting) == sorted(silent)
