"""Every error has its message with exactly its arguments, and no message is unused."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

import ecumene
from ecumene.games import GAMES, TOYS
from ecumene.kernel.border.corrections import Misfit, Unfit
from ecumene.kernel.border.errors import EcumeneError
from ecumene.kernel.match.record import HEADERS
from ecumene.words import LANGUAGES
from wording import readings, texts

SOURCE = Path(ecumene.__file__).parent
PAGES = SOURCE.parent.parent / "web" / "src"
PLACED = (Misfit.__name__, Unfit.__name__)  # their messages name the field: `where`
ROUND_IT = {"line", "near"}  # what `Words.error` says round a message


@dataclass
class Raised:
    """One place in the code that makes an error."""

    file: Path
    line: int
    error: str  # the class
    ids: list[str]  # more than one where a condition chooses
    given: set[str]  # names of arguments

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.error} {' or '.join(self.ids)}"

    @property
    def game(self) -> str:
        """Whose folder it stands in."""
        parts = self.file.parts
        return parts[1] if parts[0] == "games" and len(parts) > 2 else ""


def kinds(of: type[EcumeneError] = EcumeneError) -> set[str]:
    """The names of all classes of errors."""
    return {of.__name__}.union(*(kinds(x) for x in of.__subclasses__()))


@cache
def raised() -> list[Raised]:
    return [found for file in sorted(SOURCE.rglob("*.py")) for found in raised_in(file)]


def raised_in(file: Path) -> Iterator[Raised]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    inside: dict[ast.AST, ast.AST] = {}  # the function that a node stands in
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            inside.update(dict.fromkeys(ast.walk(function), function))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds():
            name = node.func.id
            said = node.args[1 if name == "Misfit" else 0]
            ids = list(ids_of(said))
            assert ids or handed_on(said), f"{file}:{node.lineno}: an error has an id, not {ast.unparse(said)}"
            if ids:
                given = {x for keyword in node.keywords for x in names_in(keyword, inside.get(node, tree))}
                yield Raised(file.relative_to(SOURCE), node.lineno, name, ids, given)


def ids_of(said: ast.expr) -> Iterator[str]:
    if isinstance(said, ast.Constant) and isinstance(said.value, str) and re.fullmatch("[a-z]+(-[a-z]+)*", said.value):
        yield said.value
    elif isinstance(said, ast.IfExp):
        yield from ids_of(said.body)
        yield from ids_of(said.orelse)
    elif ast.unparse(said) == "f'record-{key}'":
        yield from (f"record-{key}" for key, kind in HEADERS.items() if kind is not str)


def handed_on(said: ast.expr) -> bool:
    """The id of another error, as it is."""
    return ast.unparse(said) in ("id", "e.id")


def names_in(keyword: ast.keyword, function: ast.AST) -> Iterator[str]:
    """The name of an argument; of `**more` those of the dictionary that `more` is in this function."""
    if keyword.arg:
        yield keyword.arg
        return
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and [ast.unparse(x) for x in node.targets] == [ast.unparse(keyword.value)]:
            assert isinstance(node.value, ast.Dict)
            yield from (str(x.value) for x in node.value.keys if isinstance(x, ast.Constant))


def put_in(lang: str, game: str, id: str) -> set[str]:
    """What a message takes: it is the game's, or the platform's."""
    own = texts(lang, game) if game else {}
    pattern = own.get(f"error-{id}") or texts(lang, "")[f"error-{id}"]
    return {x.removeprefix("$") for _, put in readings(pattern) for x in put}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_its_message(lang: str) -> None:
    assert len(raised()) > 100
    for found in raised():
        given = found.given - {"near"} | ({"where"} if found.error in PLACED else set())
        there = texts(lang, "") | (texts(lang, found.game) if found.game else {})
        for id in found.ids:
            assert f"error-{id}" in there, found
        takes = set().union(*(put_in(lang, found.game, id) for id in found.ids))
        may = {"why"} if "rule" in given else set()
        assert given <= takes <= given | may, f"{found}: given {sorted(given)}, put in {sorted(takes)}"


def test_no_message_of_the_platform_is_unused() -> None:
    there = {key.removeprefix("error-") for key in texts("en", "") if key.startswith("error-") and "." not in key}
    used = {id for found in raised() for id in found.ids} | ROUND_IT
    assert not there - used - set(said_by_the_server()) - set(said_by_the_page())


def said_by_the_server() -> Iterator[str]:
    """Ids of problems, and of what a socket answers."""
    for file in (SOURCE / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def said_by_the_page() -> Iterator[str]:
    for file in [*PAGES.rglob("*.ts"), *PAGES.rglob("*.tsx")]:
        yield from re.findall(r"[\"'`](?:error-)?([a-z-]+)[\"'`]", file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", [*GAMES, *TOYS])
def test_no_message_of_a_game_is_unused(game: str) -> None:
    there = {key.removeprefix("error-") for key in texts("en", game) if key.startswith("error-")}
    used = {id for found in raised() if found.game == game for id in found.ids}
    assert there <= used
    assert not {f"error-{id}" for id in there} & set(texts("en", "")), "the platform says it already"
