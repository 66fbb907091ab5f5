"""Every game's folder has the same rooms, and a room imports only what it may (`docs/architecture.md`)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import ecumene
from every_game.the_games import EVERY

SOURCE = Path(ecumene.__file__).parent
ROOMS = {"cards", "rules", "border", "strategy", "locale"}
FILES = {"__init__.py", "game.py", "rules.md"}
RULES = {"state", "verbs", "ruleset", "setup", "turn", "scoring"}  # and a file or a folder for each chapter
BORDER = {"view", "zones", "questions", "board", "facts"}  # every game has these
MORE_BORDER = {
    "panels",
    "prices",
    "scenario",
    "scenario_words",
    "rule_links",
    "unverified",
    "renamed",
    "corrections_example",
    "forecast",  # what choices would bring
    "disputes",  # battles, attacks and auctions with the figures of both sides
    "goal_progress",
    "trade_routes",
    "caravan_goals",
}  # and these where there is something to say
STRATEGY = {
    "evaluate",
    "heuristics",
    "pending_value",
    "policy",
    "judge",
    "features",
    "rows",
    "value",
    "planning",
    "characters",
    "timing",
    "directions",
}
LONGEST = 480  # lines of a file

PLAIN = {"__future__", "typing", "dataclasses", "math", "mypy_extensions"}  # what compiled code may import from outside
MORE_PLAIN = PLAIN | {"collections.abc", "functools"}
CORE = "ecumene.kernel.core"
ROWS = {"ecumene.kernel.border.corrections", "ecumene.kernel.border.errors"}  # how rows are read and refused


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, also for type checkers only."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (x.name for x in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module and not node.level, f"{path}: imports are written in full"
            for x in node.names:  # `from package import module` imports the module
                inner = SOURCE.parent / node.module.replace(".", "/") / f"{x.name}.py"
                yield f"{node.module}.{x.name}" if inner.is_file() else node.module


def within(module: str, *packages: str) -> bool:
    return any(module == x or module.startswith(f"{x}.") for x in packages)


def wrong(folder: Path, allowed: set[str], *packages: str) -> list[str]:
    return [
        f"{path.relative_to(SOURCE)} imports {module}"
        for path in sorted(folder.rglob("*.py"))
        for module in imports(path)
        if module not in allowed and not within(module, *packages)
    ]


def test_the_kernel_s_core_imports_nothing() -> None:
    assert wrong(SOURCE / "kernel" / "core", PLAIN, CORE) == []


def test_what_searches_imports_only_the_core() -> None:
    assert wrong(SOURCE / "bots" / "search", MORE_PLAIN | {"time"}, CORE, "ecumene.bots.search") == []


@pytest.mark.parametrize("name", EVERY)
def test_rules_import_only_rules(name: str) -> None:
    folder, package = SOURCE / "games" / name, f"ecumene.games.{name}"
    own = (f"{package}.cards", f"{package}.rules")
    for room in ("cards", "rules"):
        assert wrong(folder / room, MORE_PLAIN | ROWS, CORE, *own) == []
    assert wrong(folder / "strategy", MORE_PLAIN | ROWS, CORE, *own, f"{package}.strategy") == []


@pytest.mark.parametrize("name", EVERY)
def test_the_border_knows_no_strategy(name: str) -> None:
    package = f"ecumene.games.{name}"
    found = [x for p in (SOURCE / "games" / name / "border").rglob("*.py") for x in imports(p)]
    assert found and not [x for x in found if within(x, f"{package}.strategy", f"{package}.game")]


@pytest.mark.parametrize("name", EVERY)
def test_every_game_has_the_same_rooms(name: str) -> None:
    folder = SOURCE / "games" / name
    there = {p.name for p in folder.iterdir() if p.name != "__pycache__" and p.suffix not in (".so", ".pyd")}
    assert there == ROOMS | FILES
    stems = {
        room: {p.stem for p in (folder / room).iterdir() if p.suffix in (".py", "")} - {"__init__", "__pycache__"}
        for room in ROOMS
    }
    assert stems["rules"] >= RULES and stems["cards"]
    assert BORDER <= stems["border"] <= BORDER | MORE_BORDER
    assert {"evaluate"} <= stems["strategy"] <= STRATEGY


def test_files_are_not_long() -> None:
    lines = {p: len(p.read_text(encoding="utf-8").splitlines()) for p in SOURCE.rglob("*.py")}
    assert {str(p.relative_to(SOURCE)): n for p, n in lines.items() if n > LONGEST} == {}
