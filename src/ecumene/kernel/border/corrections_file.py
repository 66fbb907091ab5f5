"""Corrections as people write them, in TOML:

    [cards.tavern]
    pays = 5

A file is bounded before it is parsed: in length, and in the depth of its keys and brackets.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from typing import Any

from ecumene.kernel.border.corrections import Misfit, canonical
from ecumene.kernel.border.errors import BadCorrections
from ecumene.kernel.border.game import AnyGame

LONGEST = 64_000  # letters of a file
DEEPEST = 8  # dots of a key, brackets in brackets: three are enough
BITS = 64  # of a number; a longer one is not even handed on


def uncorrected(unverified: Mapping[str, list[str]], corrections: str) -> dict[str, list[str]]:
    """Marks of doubtful figures by reference ("card:tavern"), without those that this match has put right."""
    corrected = json.loads(corrections or "{}")
    out: dict[str, list[str]] = {}
    for ref, fields in unverified.items():
        kind, _, name = ref.partition(":")
        left = [field for field in fields if field not in corrected.get(f"{kind}s", {}).get(name, {})]
        if left:
            out[ref] = left
    return out


def from_toml(text: str, name: str, game: AnyGame) -> str:
    """A file's text as the corrections a match takes. The game makes its rows with them, so what passes here works."""
    if not isinstance(text, str):
        raise BadCorrections("corrections-text", value=text).at(file=name)
    if len(text) > LONGEST:
        raise BadCorrections("corrections-long", most=LONGEST).at(file=name)
    if too_deep(text):
        raise BadCorrections("corrections-deep", most=DEEPEST).at(file=name)
    try:
        said = tomllib.loads(text)
    except (ValueError, RecursionError) as e:  # no TOML, or a number of thousands of digits
        found = re.search(r"\(at line (\d+), column (\d+)\)", str(e))
        line = int(found[1]) if found else text.count("\n") + 1
        raise BadCorrections("corrections-toml").at(line, name) from None
    try:
        corrections = canonical(plain(said))
        game.make_rules(corrections)
    except Misfit as e:
        raise e.at(line_of(text, e.path), name, game.id) from None
    return corrections


def plain(said: dict[str, Any]) -> dict[str, Any]:
    """Tables of rows of fields, as records carry them: a field is a number or a text."""
    for table, rows in said.items():
        if not isinstance(rows, dict):
            raise Misfit((table,), "fit-rows")
        for name, fields in rows.items():
            if not isinstance(fields, dict):
                raise Misfit((table, name), "fit-fields")
            for field, value in fields.items():
                if type(value) not in (int, str) or (type(value) is int and value.bit_length() > BITS):
                    of_json = isinstance(value, (int, float, list, dict))  # the rest are dates
                    raise Misfit((table, name, field), "fit-value", value=value if of_json else str(value))
    return said


def too_deep(text: str) -> bool:
    """More dots in one key, or brackets in brackets, than any file of corrections has? Told without parsing it."""
    dots = depth = 0
    quote = ""
    i = 0
    while i < len(text):
        c = text[i]
        if quote:
            if c == "\\" and quote[0] == '"':
                i += 1
            elif text.startswith(quote, i):
                i += len(quote) - 1
                quote = ""
            elif c == "\n" and len(quote) == 1:
                quote = ""
        elif c in "\"'":
            quote = c * 3 if text.startswith(c * 3, i) else c
            i += len(quote) - 1
        elif c == "#":
            end = text.find("\n", i)
            i = (end if end >= 0 else len(text)) - 1
        elif c == ".":
            dots += 1
        elif c in "[{":
            depth += 1
            dots = 0
        elif c in "]}":
            depth = max(0, depth - 1)
        elif c in "=,\n":
            dots = 0
        if dots > DEEPEST or depth > DEEPEST:
            return True
        i += 1
    return False


def line_of(text: str, path: tuple[str, ...]) -> int:
    """The line on which a table, row or field is written; the nearest above it where it cannot be told."""
    here: list[str] = []
    best, depth = 1, -1
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        key, equals, _ = line.partition("=")
        if line.startswith("["):
            here = found = _keys(line.strip("[]").partition("]")[0])
        elif equals:
            found = here + _keys(key)
        else:
            continue
        shared = 0
        while shared < min(len(found), len(path)) and found[shared] == path[shared]:
            shared += 1
        if shared > depth:
            best, depth = number, shared
    return best


def _keys(dotted: str) -> list[str]:
    return [part.strip().strip("\"'") for part in dotted.split(".")]
