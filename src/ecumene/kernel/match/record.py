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
A file may hold several records, one after the other. The reader works line by line and hands each to a visitor, in
the manner of PGN readers. What it reads is bounded first, and costs time in proportion to its length.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ecumene.kernel.border.corrections import Table
from ecumene.kernel.border.errors import BadRecord, nearest

FORMAT = 1
FIRST_WORD = "ecumene-record"
FIRST = f"{FIRST_WORD} {FORMAT}"
RULE = "---"
LONGEST_LINE = 8_000  # letters of a move with its comment
LONGEST_HEADER = 160_000  # of a line of the header: corrections stand there whole
MOST_LINES = 20_000  # of one record: no game is so long, but undoing could be
LONGEST_NAME = 200  # of a player, a date, a name of corrections
DIGITS = 19  # of a number that somebody wrote
HEX = frozenset("0123456789abcdef")


class Corrections(msgspec.Struct, forbid_unknown_fields=True):
    """What stands behind `corrections` in a header."""

    name: str = ""
    rows: dict[str, Table] = {}


HEADERS: dict[str, Any] = {  # what each is; those that are no plain text are written as JSON
    "game": str,
    "rules": str,
    "players": list[str],
    "options": dict[str, str | bool],
    "corrections": Corrections,
    "seed": str,
    "seal": str,
    "date": str,
}


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
        out = [FIRST]
        for key, kind in HEADERS.items():
            if key in self.header:
                value = self.header[key]
                out.append(f"{key} {value if kind is str else json.dumps(value, ensure_ascii=False)}")
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
    seen: set[str] = set()  # headers, and what stands behind the body
    count = 0
    for number, raw in enumerate(lines, 1):
        if len(raw) > (LONGEST_HEADER if part == 1 else LONGEST_LINE):
            raise BadRecord("record-line-long").at(number)
        line = raw.strip()
        if not line:
            continue
        if line.startswith(FIRST_WORD):
            if part or line != FIRST:
                raise BadRecord("record-several" if part else "record-first", first=FIRST).at(number)
            part = 1
        elif line == RULE and part:
            part += 1
            if part > 3:
                raise BadRecord("record-rules", rule_line=RULE).at(number)
        elif line.startswith("#"):
            visitor.comment(line[1:].strip())
        elif part == 0:
            raise BadRecord("record-first", first=FIRST).at(number)
        elif part == 2:
            count += 1
            if count > MOST_LINES:
                raise BadRecord("record-lines", most=MOST_LINES).at(number)
            visitor.line(_move(line, number))
        else:
            word, _, text = line.partition(" ")
            if word in seen:
                raise BadRecord("record-twice", name=word).at(number)
            seen.add(word)
            if part == 1:
                visitor.header(word, _header(word, text.strip(), number))
            else:
                _ending(word, text.strip(), number, visitor)
    if part < 2:
        raise BadRecord("record-cut" if part else "record-empty", rule_line=RULE)


def _move(line: str, number: int) -> Line:
    """`A wonder sphinx stable = 5d4140 # a comment`"""
    said, _, comment = line.partition("#")
    said, equals, checksum = said.partition("=")
    who, text, *_ = [*said.split(None, 1), "", ""]
    checksum = checksum.strip()
    if not text or (equals and not (checksum and HEX.issuperset(checksum))):
        raise BadRecord("record-line", text=line).at(number)
    return Line(who, text.strip(), checksum, comment.strip(), number)


def _header(key: str, text: str, number: int) -> Any:
    if key not in HEADERS:
        raise BadRecord("record-header", name=key, near=nearest(key, HEADERS), there=list(HEADERS)).at(number)
    kind = HEADERS[key]
    if kind is str:
        if len(text) > LONGEST_NAME:
            raise BadRecord("record-line-long").at(number)
        return text
    try:
        value = msgspec.to_builtins(msgspec.json.decode(text, type=kind, strict=True))
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise BadRecord(f"record-{key}", text=text).at(number) from None
    if any(len(x) > LONGEST_NAME for x in _texts(value)):
        raise BadRecord("record-line-long").at(number)
    return value


def _texts(value: Any) -> Iterable[str]:
    """Names that stand in a header: of players, options, corrections."""
    if isinstance(value, list):
        return value
    return [x for pair in value.items() for x in pair if isinstance(x, str)]


def _ending(word: str, text: str, number: int, visitor: Visitor) -> None:
    if word == "result":
        visitor.result(text)
    elif word == "secret":
        visitor.secret(text)
    else:
        raise BadRecord("record-ending", name=word).at(number)


def plain_number(text: str) -> int | None:
    """A whole number of at most 19 plain digits, or None.

    To Python also `²` and `٣` are digits, and `int` refuses a text of thousands of them.
    """
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= DIGITS else None


def split(text: str) -> list[str]:
    """The records of a file, each as its own text; put together again they are the file."""
    out: list[list[str]] = [[]]
    begun = False
    for line in io.StringIO(text, newline="\n"):
        first = line.startswith(FIRST_WORD)
        if first and begun:
            out.append([])
        begun = begun or first
        out[-1].append(line)
    return ["".join(lines) for lines in out if lines]


def read(text: str) -> Record:
    """The one record of a text."""
    if not isinstance(text, str):
        raise BadRecord("record-text", value=text)
    builder = Builder()
    visit(text.split("\n"), builder)
    return builder.record
