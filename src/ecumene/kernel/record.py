"""Game records: whole games as text for people, diffs, goldens and stores alike.

    ecumene-record 1
    game seven_wonders_duel
    rules swd-2015-r1
    players ["Anna", "greedy"]
    options {"wonders": "draft"}
    seal 9f2c…
    ---
    ? show masonry
    A draft sphinx               # a comment
    A wonder sphinx stable       = 5d4140
    ---
    result A 61 B 55 places 1 2 how civilian

Every line between the two rules is one ply, an undo, or a seat being left. `= 5d4140` is an optional checksum
of what spectators see after the line. Outcomes of chance are in the record, so it replays without a generator.
The reader works line by line and hands each to a visitor, in the manner of PGN readers.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from ecumene.kernel.errors import BadRecord

FORMAT = 1
RULE = "---"
KEYS = ("game", "rules", "players", "options", "corrections", "seed", "seal", "date")
IN_JSON = ("players", "options", "corrections")
LINE = re.compile(r"(?P<who>\S+)\s+(?P<text>[^=#]*?)\s*(?:=\s*(?P<sum>[0-9a-f]+))?\s*(?:#\s?(?P<note>.*))?$")


@dataclass
class Line:
    """One line of the body. `who` is a seat's letter, or `?` for chance."""

    who: str
    text: str  # `build baths`, `add lamp + defend`, `undo 12 agreed`, `resign`, `leave greedy`
    checksum: str = ""
    comment: str = ""
    number: int = 0  # of the line in its file, where it came from one

    def __str__(self) -> str:
        out = f"{self.who} {self.text}"
        if self.checksum:
            out = f"{out:<40} = {self.checksum}"
        return f"{out}  # {self.comment}" if self.comment else out


@dataclass
class Record:
    header: dict[str, Any] = field(default_factory=dict)
    lines: list[Line] = field(default_factory=list)
    comments: list[tuple[int, str]] = field(default_factory=list)  # on lines of their own: before which line
    result: str = ""
    secret: str = ""  # of a sealed match, once it is over

    def text(self) -> str:
        out = [f"ecumene-record {FORMAT}"]
        for key in KEYS:
            if key in self.header:
                value = self.header[key]
                out.append(f"{key} {json.dumps(value, ensure_ascii=False) if key in IN_JSON else value}")
        out.append(RULE)
        notes = dict[int, list[str]]()
        for at, note in self.comments:
            notes.setdefault(at, []).append(f"# {note}")
        for i, line in enumerate(self.lines):
            out += [*notes.get(i, []), str(line)]
        out += notes.get(len(self.lines), [])
        if self.result:
            out += [RULE, f"result {self.result}"]
        if self.secret:
            out.append(f"secret {self.secret}")
        return "\n".join(out) + "\n"


class Visitor:
    """Called in the order of the record. Override what you need."""

    def header(self, key: str, value: Any) -> None: ...

    def line(self, line: Line) -> None: ...

    def comment(self, text: str) -> None: ...

    def result(self, text: str) -> None: ...

    def secret(self, text: str) -> None: ...


class Builder(Visitor):
    """Gathers a whole record."""

    def __init__(self) -> None:
        self.record = Record()

    def header(self, key: str, value: Any) -> None:
        self.record.header[key] = value

    def line(self, line: Line) -> None:
        self.record.lines.append(line)

    def comment(self, text: str) -> None:
        self.record.comments.append((len(self.record.lines), text))

    def result(self, text: str) -> None:
        self.record.result = text

    def secret(self, text: str) -> None:
        self.record.secret = text


def visit(lines: Iterable[str], visitor: Visitor) -> None:
    """Read one record, line by line: a file, a list of lines, a socket."""
    part = 0  # 0 before the first line, 1 header, 2 body, 3 result
    seen: set[str] = set()  # headers
    for number, raw in enumerate(lines, 1):
        line = raw.strip()
        if not line:
            continue
        if part == 0:
            if line != f"ecumene-record {FORMAT}":
                raise BadRecord(f"line {number}: a record begins with 'ecumene-record {FORMAT}'")
            part = 1
        elif line == RULE:
            part += 1
            if part > 3:
                raise BadRecord(f"line {number}: a record has two lines '{RULE}'")
        elif line.startswith("#"):
            visitor.comment(line[1:].strip())
        elif part == 1:
            key = line.partition(" ")[0]
            if key in seen:
                raise BadRecord(f"line {number}: {key} was said before")
            seen.add(key)
            _header(line, number, visitor)
        elif part == 2:
            found = LINE.match(line)
            if not found or not found["text"]:
                raise BadRecord(f"line {number}: neither a move nor a comment: {line!r}")
            visitor.line(Line(found["who"], found["text"], found["sum"] or "", found["note"] or "", number))
        else:
            word, _, rest = line.partition(" ")
            if word not in ("result", "secret"):
                raise BadRecord(f"line {number}: after the moves come 'result' and 'secret', not {word!r}")
            (visitor.result if word == "result" else visitor.secret)(rest.strip())
    if part < 2:
        raise BadRecord(f"the record ends in its header: no line '{RULE}'")


def _header(line: str, number: int, visitor: Visitor) -> None:
    key, _, rest = line.partition(" ")
    if key not in KEYS:
        raise BadRecord(f"line {number}: no such header: {key!r}; there are: {', '.join(KEYS)}")
    try:
        visitor.header(key, json.loads(rest) if key in IN_JSON else rest.strip())
    except json.JSONDecodeError as e:
        raise BadRecord(f"line {number}: {key} is not JSON: {e}") from None


def read(text: str) -> Record:
    builder = Builder()
    visit(text.split("\n"), builder)
    return builder.record
