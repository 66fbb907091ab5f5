"""Corrections: a match may carry changed card rows without touching another match of the same process.

A game's ruleset is an object that makes its own rows, corrects them and is reached through the position
(`s.rules.cards[c]`). Positions, views and records carry the corrections as one line of JSON; the rows are
made again from it. Each field has a reader, which bounds what the field may hold. How people write corrections is in
`kernel.border.corrections_file`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

from ecumene.kernel.border.errors import BadCorrections, BadRows, EcumeneError, in_json, nearest

LARGEST = 99  # no figure on any card comes near; what is larger is a slip of the pen
LONGEST_VALUE = 2_000  # letters of one field

Table = dict[str, dict[str, int | str]]  # by row and field
Reader = Callable[[Any], Any]


class Misfit(BadCorrections):
    """What does not fit and where, before anybody knows the file and the line."""

    def __init__(self, path: tuple[str, ...], id: str, **arguments: Any) -> None:
        super().__init__(id, where=".".join(path), **arguments)
        self.path = path

    def __reduce__(self) -> tuple[Any, ...]:
        return _misfit, (self.path, self.id, self.__dict__)


def misfit(path: tuple[str, ...], e: Unfit) -> Misfit:
    """What a reader could not read, with its place."""
    made = Misfit(path, e.id)
    made.arguments |= e.arguments
    return made


def _misfit(path: tuple[str, ...], id: str, fields: dict[str, Any]) -> Misfit:
    made = Misfit(path, id)
    made.__dict__.update(fields)
    return made


class Unfit(EcumeneError):
    """A field's value cannot be read: raised by readers, who do not know which field it is."""

    def __str__(self) -> str:
        """For programmers, who meet it when a printed row is mistyped: the message would name a field."""
        return f"{self.id} {self.arguments}"


@contextmanager
def errors_of(game: str) -> Iterator[None]:
    """What does not fit inside is said in the words of this game."""
    try:
        yield
    except BadCorrections as e:
        raise e.at(game=game) from None


def canonical(corrections: Mapping[str, Any]) -> str:
    """The one text of a set of corrections: equal sets, equal texts."""
    return json.dumps(corrections, sort_keys=True, separators=(",", ":")) if corrections else ""


# readers: how a field becomes what the row holds


def fixed(value: Any) -> Any:
    """The reader of a field that says what the row is."""
    raise Unfit("fit-fixed")


def whole(value: Any, low: int = 0, high: int = LARGEST) -> int:
    """A whole number."""
    if type(value) is not int or not low <= value <= high:
        said = in_json(value) if isinstance(value, str) else value  # a number in quotes is a text
        raise Unfit("fit-number", low=low, high=high, value=said)
    return value


def text_of(value: Any) -> str:
    """A field that is written in words."""
    if not isinstance(value, str):
        raise Unfit("fit-words", value=value)
    if len(value) > LONGEST_VALUE:
        raise Unfit("fit-long", most=LONGEST_VALUE)
    return value


def words_of(value: Any, most: int = LONGEST_VALUE) -> list[str]:
    """Words separated by spaces, and not too many of them."""
    words = text_of(value).split()
    if len(words) > most:
        raise Unfit("fit-most", most=most, found=len(words))
    return words


def one_of(value: Any, names: Sequence[str]) -> int:
    """One of these words, as its place among them."""
    word = text_of(value)
    if word not in names:
        raise Unfit("fit-word", value=word, there=[x for x in names if x], near=nearest(word, names))
    return names.index(word)


def number_in(word: str, low: int = 0, high: int = LARGEST) -> int:
    """A word that is a whole number, in plain digits."""
    if not re.fullmatch(r"[+-]?[0-9]{1,9}", word) or not low <= int(word) <= high:
        raise Unfit("fit-number", low=low, high=high, value=word)
    return int(word)


def numbers_of(value: Any, low: int = 0, high: int = LARGEST, count: int = 0, most: int = LONGEST_VALUE) -> list[int]:
    """Numbers in one text, `"3 2 1"`: so many of them, or any number up to the most."""
    if not isinstance(value, str):
        raise Unfit("fit-numbers", value=value)
    words = words_of(value, most)
    if count and len(words) != count:
        raise Unfit("fit-count", count=count, found=len(words))
    return [number_in(word, low, high) for word in words]


def once(words: Sequence[str]) -> Sequence[str]:
    """The same words, if no two are alike."""
    for place, word in enumerate(words):
        if word in words[:place]:
            raise Unfit("fit-twice", value=word)
    return words


# rows


def number(tables: dict[str, Iterable[Any]]) -> None:
    """Every row knows its place in its table."""
    for rows in tables.values():
        for place, row in enumerate(rows):
            row.number = place


def correct(
    tables: dict[str, Iterable[Any]],
    corrections: str,
    readers: dict[str, Reader],
    renamed: Mapping[str, str] | None = None,
    moved: Mapping[str, tuple[str, str]] | None = None,
) -> None:
    """Change the rows named; a table, row, field or value that does not fit is an error that names it.

    `readers` says how a field written in words becomes what the row holds (`cost = "wood clay"`), by the name of the
    field, or of table and field where tables differ (`wonders.needs`); all other fields are whole numbers.
    `renamed`: fields that had another name, old to new; the old ones are read too.
    `moved`: fields that all rows had, though only one of them used it: the row, and its field now, or "" for a power.
    """
    for table, rows in _said(corrections).items():
        if table not in tables:
            raise Misfit((table,), "fit-table", there=list(tables), near=nearest(table, tables))
        named = {row.name: row for row in tables[table]}
        own = readers_of(table, readers)
        if not isinstance(rows, dict):
            raise Misfit((table,), "fit-rows")
        for name, fields in rows.items():
            if name not in named:
                raise Misfit((table, name), "fit-row", near=nearest(name, named))
            if not isinstance(fields, dict):
                raise Misfit((table, name), "fit-fields")
            for field, value in fields.items():
                now = (renamed or {}).get(field, field)
                if moved and now in moved:
                    now = _moved_field((table, name, now), value, *moved[now])
                if now:
                    _correct_field(named[name], (table, name, now), value, own)


def _moved_field(path: tuple[str, str, str], value: Any, row: str, now: str) -> str:
    """The field of today; "" if it says what is so anyway: other rows do not have it, and a power is there or not."""
    own = path[1] == row
    try:
        said = whole(value, 1, 1) if own and not now else whole(value)
    except Unfit as e:
        raise misfit(path, e) from None
    if said and not own:
        raise Misfit(path, "fit-only", row=row)
    return now if own else ""


def readers_of(table: str, readers: Mapping[str, Reader]) -> dict[str, Reader]:
    """By field, for the rows of one table."""
    own = {field: read for name, read in readers.items() if (field := name.removeprefix(f"{table}.")) != name}
    return {**readers, **own}


def _said(corrections: str) -> dict[str, Any]:
    """What a text of JSON says, where it is one of tables."""
    try:
        said = json.loads(corrections or "{}")
    except (TypeError, ValueError, RecursionError):
        said = None
    if not isinstance(said, dict):
        raise BadCorrections("corrections-json")
    return said


def _correct_field(row: Any, path: tuple[str, str, str], value: Any, readers: dict[str, Reader]) -> None:
    field = path[2]
    there = correctable(row, readers)
    if field not in there:
        if field in _fields(row) and field != "name":
            raise Misfit(path, "fit-fixed")
        if not there:
            raise Misfit(path, "fit-nothing")
        raise Misfit(path, "fit-field", there=there, near=nearest(field, there))
    try:
        read: Reader = readers.get(field, whole)
        setattr(row, field, read(value))
    except Unfit as e:
        raise misfit(path, e) from None
    except (ValueError, TypeError, AttributeError, OverflowError, LookupError):
        raise Misfit(path, "fit-value", value=value) from None


def correctable(row: Any, readers: Mapping[str, Reader]) -> list[str]:
    """The fields of a row that a file may set."""
    free = [x for x in _fields(row) if x not in ("name", "number") and readers.get(x) is not fixed]
    return sorted(x for x in free if x in readers or type(getattr(row, x)) is int)


def _fields(row: Any) -> list[str]:
    """What a row holds of its own, of a compiled class too; not what all rows of its class share."""
    own = set(getattr(row, "__dict__", ()))
    for cls in type(row).__mro__:
        own |= {x for x, kept in vars(cls).items() if isinstance(kept, (GetSetDescriptorType, MemberDescriptorType))}
    return [x for x in own if not x.startswith("_") and hasattr(row, x)]


def check_count(deck: str, found: int, fewest: int, most: int) -> None:
    """Rows of a deck that rules hold in a bag, or that must be exactly so many: an error names the deck."""
    if not fewest <= found <= most:
        raise BadRows("row-count", deck=deck, found=found, fewest=fewest, most=most)
