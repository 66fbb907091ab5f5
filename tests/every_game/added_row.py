"""Run by `test_added_rows.py`, one process a game: each deck gets one more row, and the game is played with it.

For every deck of `decks(folder)` a child is forked that imports an altered copy of the package. It ends well if the
game plays on and keeps its laws, or if it refuses the rows with an error that names the deck.
"""

from __future__ import annotations

import ast
import importlib
import os
import pkgutil
import shutil
import sys
import traceback
from pathlib import Path
from typing import Any

MOVES = 250
ADDED = "added_row"


def decks(folder: Path) -> list[tuple[Path, str]]:
    """The functions that make rows: module and name. Each returns a list whose first element is a named row."""
    found = []
    for path in sorted((folder / "cards").rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.endswith("_rows") and first_row(node) is not None:
                found.append((path.relative_to(folder), node.name))
    return found


def first_row(function: ast.FunctionDef) -> ast.Call | None:
    """The first row of the list that it returns, if that is written out: `Card("altar", …)`."""
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and isinstance(node.value, ast.List) and node.value.elts:
            row = node.value.elts[0]
            if isinstance(row, ast.Call) and row.args and isinstance(row.args[0], ast.Constant):
                return row if isinstance(row.args[0].value, str) else None
    return None


def with_one_more(source: str, deck: str) -> str:
    """The second row of the deck is now a copy of the first under another name, so all later rows have moved."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name == deck:
            row = first_row(node)
            assert row is not None and row.end_lineno is not None and row.end_col_offset is not None
            text = ast.get_source_segment(source, row)
            name = row.args[0]
            assert text and isinstance(name, ast.Constant) and isinstance(name.value, str)
            copied = text.replace(f'"{name.value}"', f'"{ADDED}"', 1)
            lines = source.encode().splitlines(keepends=True)
            line, column = row.end_lineno - 1, row.end_col_offset
            lines[line] = lines[line][:column] + f", {copied}".encode() + lines[line][column:]
            return b"".join(lines).decode()
    raise AssertionError(deck)


def constants_fit(game: Any, package: str) -> None:
    """A constant with the name of a row is its number: `ALTAR = 3`."""
    numbers: dict[str, set[int]] = {}
    for names in game.codec.names.values():
        for i, name in enumerate(names):
            numbers.setdefault(name.upper(), set()).add(i)
    cards = importlib.import_module(f"{package}.cards")
    for found in pkgutil.walk_packages(cards.__path__, f"{cards.__name__}."):
        for name, value in vars(importlib.import_module(found.name)).items():
            if type(value) is int and value >= 0 and name in numbers:
                assert value in numbers[name], f"{name} is {value}, but the row has moved to {sorted(numbers[name])}"


def play(name: str) -> None:
    """A random game with the laws that notice a row in the wrong place."""
    from ecumene.games import find
    from ecumene.kernel.core.rng import Rng
    from ecumene.kernel.core.state import legal
    from ecumene.kernel.match.match import Match
    from ecumene.testing.laws import conserved
    from ecumene.words import Words

    game = find(name)
    constants_fit(game, game.package)
    kinds = [kind for kind, names in game.codec.names.items() if ADDED in names]
    chosen = any(ADDED in option.choices for option in game.options)
    assert kinds or chosen, "no move and no option can name the new row"
    assert all(ADDED.replace("_", " ") in Words("en", game).ref(f"{kind}:{ADDED}").replace("_", " ") for kind in kinds)
    for players in {game.fewest, game.most}:
        match, rng = Match(game, 1, players, {}), Rng(players)
        for n in range(MOVES):
            if match.over:
                break
            match.choose(game.at_random(legal(match.state), rng))
            if n % 25 == 0:
                conserved(game, match.state)
                game.board(game.view(match.state, 0))
                game.imagine(game.view(match.state, 0), rng)


def attempt(package: Path, name: str, path: Path, deck: str) -> str:
    """In a child: what became of the game with the row. Empty: it plays, or refuses clearly."""
    file = package / "ecumene" / "games" / name / path
    file.write_text(with_one_more(file.read_text(encoding="utf-8"), deck), encoding="utf-8")
    sys.path.insert(0, str(package))
    sys.dont_write_bytecode = True
    try:
        play(name)
    except Exception as e:  # whatever goes wrong is what the test is about
        clear = type(e).__name__ in ("BadRows", "EcumeneError") and deck.removesuffix("_rows").split("_")[0] in str(e)
        return "" if clear else traceback.format_exc()
    return ""


def main(source: str, name: str, scratch: str) -> None:
    failed = 0
    for i, (path, deck) in enumerate(decks(Path(source) / "games" / name)):
        package = Path(scratch) / str(i)
        shutil.copytree(source, package / "ecumene", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        pid = os.fork()
        if pid == 0:
            said = attempt(package, name, path, deck)
            if said:
                print(f"--- {name}: {path} {deck}\n{said}", flush=True)
            os._exit(1 if said else 0)
        failed += os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) != 0
        shutil.rmtree(package)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
