"""Corrections: a match may carry changed card rows without touching another match of the same process.

A game's ruleset is an object that makes its own rows, corrects them and is reached through the position
(`s.rules.cards[c]`). Positions, views and records carry the corrections as one line of JSON; the rows are
made again from it. People write them as TOML:

    [cards.tavern]
    pays = 5
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ecumene.kernel.errors import BadCorrections

LARGEST = 999  # no figure on any card comes near; what is larger is a slip of the pen

Reader = Callable[[Any], Any]


def canonical(corrections: dict[str, Any]) -> str:
    """The one text of a set of corrections: equal sets, equal texts."""
    return json.dumps(corrections, sort_keys=True, separators=(",", ":")) if corrections else ""


def fixed(value: Any) -> Any:
    """The reader of a field that says what the row is."""
    raise ValueError("this field is fixed")


def number(tables: dict[str, Iterable[Any]]) -> None:
    """Every row knows its place in its table."""
    for rows in tables.values():
        for place, row in enumerate(rows):
            row.number = place


def correct(tables: dict[str, Iterable[Any]], corrections: str, readers: dict[str, Reader]) -> None:
    """Change the rows named; a table, row, field or value that does not fit is an error that names it.

    `readers` says how a field written in words becomes what the row holds (`cost = "wood clay"`); all other
    fields are whole numbers.
    """
    for table, rows in json.loads(corrections or "{}").items():
        if table not in tables:
            raise Misfit((table,), f"there is no such table; there are: {', '.join(tables)}")
        named = {row.name: row for row in tables[table]}
        if not isinstance(rows, dict):
            raise Misfit((table,), "a table holds rows")
        for name, fields in rows.items():
            if name not in named:
                raise Misfit((table, name), "there is no such row")
            if not isinstance(fields, dict):
                raise Misfit((table, name), "a row holds fields")
            for field, value in fields.items():
                _correct_field(named[name], (table, name, field), value, readers)


def _correct_field(row: Any, path: tuple[str, str, str], value: Any, readers: dict[str, Reader]) -> None:
    field = path[2]
    if field == "name" or not hasattr(row, field):
        raise Misfit(path, "there is no such field")
    if field == "number" or readers.get(field) is fixed:
        raise Misfit(path, "this field cannot be corrected: it says what the row is")
    if field in readers:
        try:
            value = readers[field](value)
        except (ValueError, TypeError, AttributeError, OverflowError) as e:
            raise Misfit(path, f"{value!r} cannot be read here ({e})") from None
    elif type(getattr(row, field)) is not int:
        raise Misfit(path, "this field cannot be corrected")
    elif type(value) is not int or not 0 <= value <= LARGEST:
        raise Misfit(path, f"a whole number from 0 to {LARGEST} is wanted, not {value!r}")
    setattr(row, field, value)


def uncorrected(doubts: Mapping[str, list[str]], corrections: str) -> dict[str, list[str]]:
    """Marks of doubtful figures by reference ("card:tavern"), without those that this match has put right."""
    corrected = json.loads(corrections or "{}")
    out: dict[str, list[str]] = {}
    for ref, fields in doubts.items():
        kind, _, name = ref.partition(":")
        left = [field for field in fields if field not in corrected.get(f"{kind}s", {}).get(name, {})]
        if left:
            out[ref] = left
    return out


class Misfit(BadCorrections):
    """What does not fit and where, before anybody knows the file and the line."""

    def __init__(self, path: tuple[str, ...], why: str) -> None:
        super().__init__(f"{'.'.join(path)}: {why}")
        self.path = path


def from_toml(text: str, name: str, make_rules: Callable[[str], Any]) -> str:
    """A file's text as the corrections a match takes. `make_rules` is the game's own, so what passes here works."""
    try:
        corrections = canonical(tomllib.loads(text))
        make_rules(corrections)
    except (tomllib.TOMLDecodeError, TypeError) as e:  # TypeError: dates and such, which no row holds
        raise BadCorrections(f"{name}: {e}") from None
    except Misfit as e:
        raise BadCorrections(f"{name}, line {line_of(text, e.path)}: {e}") from None
    return corrections


def line_of(text: str, path: tuple[str, ...]) -> int:
    """The line on which a table, row or field is written; the nearest above it where it cannot be told."""
    here: list[str] = []
    best, depth = 1, -1
    for number, line in enumerate(text.splitlines(), 1):
        head = re.match(r"\s*\[([^\]]+)\]", line)
        if head:
            here = _keys(head[1])
            found = here
        else:
            key = re.match(r"\s*([\w.\"'-]+)\s*=", line)
            if not key:
                continue
            found = here + _keys(key[1])
        shared = 0
        while shared < min(len(found), len(path)) and found[shared] == path[shared]:
            shared += 1
        if shared > depth:
            best, depth = number, shared
    return best


def _keys(dotted: str) -> list[str]:
    return [part.strip().strip("\"'") for part in dotted.split(".")]
