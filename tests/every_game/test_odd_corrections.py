"""Corrections that nobody should write: each is refused in words, in every language, soon, and changes nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from time import process_time
from typing import Any

import pytest

from ecumene.games import find
from ecumene.kernel.border.corrections_file import from_toml
from ecumene.kernel.border.errors import BadCorrections
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.match.match import Match
from ecumene.words import LANGUAGES, Words
from every_game.the_games import EVERY

Reads = Callable[[AnyGame, str, str, str, str], None]

# as a file writes them, and as a record's header does
IN_TOML = [
    "true",
    "1.5",
    "nan",
    "-1",
    "1000",
    str(10**30),
    "0x" + "f" * 6000,
    '""',
    f'"{"x" * 5000}"',
    f'"{"9 " * 900}"',
    '[1, true, {a = "b"}]',
    '{a = 1, b = {c = ["d"]}}',
    "1979-05-27",
    "1979-05-27T07:32:00Z",
    "07:32:00",
    '"²"',
    '"\\u0000"',
    '"wood wood"',
    '"per per; :"',
]
IN_JSON = [
    *(
        "true",
        "1.5",
        "NaN",
        "null",
        "-1",
        str(10**30),
        '""',
        f'"{"x" * 5000}"',
        '["wood", null, [true]]',
        '{"a": [{}]}',
    ),
    *('"²"', '"\\u0000"', '"wood wood"', '"1 2 3 ½"', '"turn: 1 coins per ²"', '"{0} %s"'),
]
PYTHON = re.compile(r"['<>]|object|None|Traceback|not in list|True|False|Error|\b(str|int|dict|list|float|tuple)\b")
SOON = 2  # seconds of work; usually a hundredth of one
MANY = 40  # rows of a table: of more, each field gets fewer of the values


@pytest.mark.parametrize("name", EVERY)
def test_every_reader_has_its_field(name: str) -> None:
    """A reader bounds what a field may hold; one whose field has another name now would bound nothing."""
    there = tables(find(name).make_rules(""))
    for key in import_module(f"ecumene.games.{name}.rules.ruleset").READERS:
        table, _, field = key.rpartition(".")
        rows = there[table] if table else [row for of_table in there.values() for row in of_table]
        assert any(hasattr(row, field) for row in rows), key


@pytest.mark.parametrize("name", EVERY)
def test_odd_values(name: str) -> None:
    game = find(name)
    printed = game.make_rules("")
    before = figures(printed)
    for table, row, field, value, read in cases(game):
        began = process_time()
        try:
            read(game, table, row, field, value)
        except BadCorrections as e:
            assert process_time() - began < SOON, (table, row, field, value[:60])
            for lang in LANGUAGES:
                check_words(Words(lang, game).error(e), f"{table}.{row}.")
        assert process_time() - began < SOON, (table, row, field, value[:60])
    assert figures(printed) == before == figures(game.make_rules("")), "printed rows changed"


def cases(game: AnyGame) -> Iterator[tuple[str, str, str, str, Reads]]:
    """Every field of every table with every value, each time in another row."""
    turn = 0
    for table, rows in tables(game.make_rules("")).items():
        for field in sorted({x for row in rows for x in fields(row)} | {"nothing"}):
            for value, read in [(x, from_file) for x in IN_TOML] + [(x, from_header) for x in IN_JSON]:
                turn += 1
                if turn % (1 + len(rows) // MANY) == 0:
                    yield table, rows[turn % len(rows)].name, field, value, read


def check_words(text: str, row: str) -> None:
    """They name the row, and are no Python."""
    assert row in text and len(text) < 900, text
    assert not PYTHON.search(text.replace(row, "")), text


def from_file(game: AnyGame, table: str, row: str, field: str, value: str) -> None:
    from_toml(f"[{table}.{row}]\n{field} = {value}\n", "odd.toml", game)


def from_header(game: AnyGame, table: str, row: str, field: str, value: str) -> None:
    Match(game, 1, corrections=f'{{"{table}": {{"{row}": {{"{field}": {value}}}}}}}')


def tables(rules: Any) -> dict[str, list[Any]]:
    """The tables of rows that a ruleset holds."""
    found = {x: getattr(rules, x) for x in dir(rules) if not x.startswith("_")}
    return {x: rows for x, rows in found.items() if isinstance(rows, list) and rows and hasattr(rows[0], "name")}


def fields(row: Any) -> list[str]:
    """Of a compiled row too, which has no dictionary; with what its class says."""
    return [x for x in dir(row) if not x.startswith("_") and not callable(getattr(row, x))]


def figures(thing: Any) -> Any:
    """All that rows hold, rows in rows too."""
    if isinstance(thing, (list, tuple)):
        return [figures(x) for x in thing]
    if isinstance(thing, (int, str, type(None))):
        return thing
    return {x: figures(getattr(thing, x)) for x in fields(thing)}


@pytest.mark.parametrize("name", EVERY)
def test_what_is_mistyped_is_guessed(name: str) -> None:
    """Tables, rows, and all fields that can be corrected."""
    game = find(name)
    for table, rows in tables(game.make_rules("")).items():
        assert refused(game, {f"{table}x": {}}).arguments["near"] == table
        assert refused(game, {table: {f"{rows[0].name}x": {}}}).arguments["near"] == rows[0].name
        for field in fields(rows[0]):
            if refused(game, {table: {rows[0].name: {field: []}}}).id in NOT_TO_BE_CORRECTED:
                assert field not in unverified(game, table), (table, field)
            else:
                assert refused(game, {table: {rows[0].name: {f"{field}x": 1}}}).arguments["near"] == field


NOT_TO_BE_CORRECTED = ("fit-fixed", "fit-field", "fit-nothing")
NO_FIGURES = {"name", "says", "civil", "combat", "top", "bottom"}


def unverified(game: AnyGame, table: str) -> set[str]:
    """Fields of a table that are marked as reconstructions, and can be put right; texts and halves of cards cannot."""
    marks = game.unverified(game.make_rules("")).items()
    return {field for ref, fields in marks if f"{ref.partition(':')[0]}s" == table for field in fields} - NO_FIGURES


def refused(game: AnyGame, said: dict[str, Any]) -> BadCorrections:
    with pytest.raises(BadCorrections) as e:
        game.make_rules(json.dumps(said))
    return e.value
