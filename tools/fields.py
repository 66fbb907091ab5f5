"""Fields of a position are written once: `python -m tools.fields` writes `__init__` and `clone` from the annotations.

A class of a game's `rules/` whose fields are annotated in its body has a block

    # fields: begin
    # fields: end

and between these lines comes what follows from the fields. Where a class is continued by another one (`class
Realm(RealmDecks)`), the block of the first has `__init__`, and the block of the last, which has no fields of its own,
has `clone`. How a field is copied follows from its annotation:

    i64, Rules, Shared     as it is: a `Shared` list is replaced and never changed
    list[int]              a new list
    list[list[int]]        new lists, but `list[Shared]` is a new list of the same lists
    Nation, list[Nation]   their clones, if the class has such a block; `Battle | None` may be missing

What can be computed from the fields and is kept for speed is no field: it is not saved, and clones share it.

    # derived: city_cells: list[list[int]] = []

`--check` writes nothing and fails if a block is out of date; `make check` runs it.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
import textwrap
from dataclasses import dataclass, field
from pathlib import Path

from tools.compiler import SOURCE

BEGIN, END = "    # fields: begin", "    # fields: end"
DERIVED = re.compile(r"^    # derived: (\w+): (.+?) = (.+?)(?:  # .*)?$", re.M)
WIDTH = 120
STATE = [("stack", "list[Frame]"), ("events", "list[int] | None")]


@dataclass
class Class:
    """What the source says of one class."""

    name: str
    bases: list[str]
    fields: list[tuple[str, str]]
    derived: list[tuple[str, str, str]] = field(default_factory=list)
    has_block: bool = False


def classes_in(text: str) -> list[Class]:
    lines = text.splitlines()
    out = []
    nodes = ast.parse(text).body
    ends = [node.lineno - 1 for node in nodes[1:]] + [len(lines)]
    for node, end in zip(nodes, ends):
        if not isinstance(node, ast.ClassDef):
            continue
        body = "\n".join(lines[node.lineno - 1 : end])  # with comments after the last statement
        fields = [
            (x.target.id, ast.unparse(x.annotation))
            for x in node.body
            if isinstance(x, ast.AnnAssign) and isinstance(x.target, ast.Name) and "ClassVar" not in ast.unparse(x)
        ]
        derived = [(m[1], m[2], m[3]) for m in DERIVED.finditer(body)]
        out.append(Class(node.name, [ast.unparse(x) for x in node.bases], fields, derived, BEGIN in body))
    return out


class Writer:
    """Writes the blocks of one game."""

    def __init__(self, sources: dict[Path, str]) -> None:
        self.classes = {c.name: c for text in sources.values() for c in classes_in(text)}
        self.continued = {base for c in self.classes.values() if c.has_block for base in self.bases_of(c)}

    def bases_of(self, c: Class) -> set[str]:
        """The classes that it continues, directly or through others."""
        return {x for base in c.bases if base in self.classes for x in {base, *self.bases_of(self.classes[base])}}

    def all_fields(self, c: Class) -> list[tuple[str, str]]:
        """With those of the classes that it continues; every state has a stack and events."""
        inherited = [x for base in c.bases for x in self.inherited(base)]
        return inherited + c.fields

    def inherited(self, base: str) -> list[tuple[str, str]]:
        if base == "State":
            return STATE
        return self.all_fields(self.classes[base]) if base in self.classes else []

    def all_derived(self, c: Class) -> list[tuple[str, str, str]]:
        return [x for base in c.bases if base in self.classes for x in self.all_derived(self.classes[base])] + c.derived

    def block(self, c: Class) -> str:
        fields, derived = self.all_fields(c), self.all_derived(c)
        lines = ["    # fmt: off"]
        if c.fields:
            lines += self.init(fields, derived)
        if c.name not in self.continued:
            lines += ([""] if c.fields else []) + self.clone(c.name, fields, derived)
        return "\n".join([*lines, "    # fmt: on"])

    def init(self, fields: list[tuple[str, str]], derived: list[tuple[str, str, str]]) -> list[str]:
        arguments = ["self", *(f"{name}: {kind}" for name, kind in fields)]
        lines = ["    def __init__(", *wrapped(arguments), "    ) -> None:"]
        lines += [f"        self.{name} = {name}" for name, _ in fields]
        return lines + [f"        self.{name}: {kind} = {value}" for name, kind, value in derived]

    def clone(self, name: str, fields: list[tuple[str, str]], derived: list[tuple[str, str, str]]) -> list[str]:
        values = [self.copied(field, kind) for field, kind in fields]
        lines = [f"    def clone(self) -> {name}:"]
        lines.append(f'        """An independent copy.{" It records no events." if fields[0] in STATE else ""}"""')
        made = [f"{name}(", *wrapped(values, indent=12), "        )"]
        if not derived:
            return [*lines, f"        return {made[0]}", *made[1:]]
        lines += [f"        twin = {made[0]}", *made[1:]]
        lines += [f"        twin.{name} = self.{name}" for name, _, _ in derived]
        return [*lines, "        return twin"]

    def copied(self, name: str, kind: str) -> str:
        """How a clone gets the value of a field."""
        value = f"self.{name}"
        if (name, kind) == STATE[1]:
            return "None"
        maybe = kind.removesuffix(" | None")
        if self.has_clone(maybe):
            return f"{value}.clone()" + ("" if maybe == kind else f" if {value} is not None else None")
        if not kind.startswith("list["):
            return value
        inner = kind[5:-1]
        if self.has_clone(inner):
            return f"[x.clone() for x in {value}]"
        if inner in self.classes:
            raise SystemExit(f"{name}: {inner} has no block of its own, so a clone would share it")
        return f"[x[:] for x in {value}]" if inner.startswith("list[") else f"{value}[:]"

    def has_clone(self, kind: str) -> bool:
        return kind in self.classes and self.classes[kind].has_block

    def rewritten(self, text: str) -> str:
        """The source with its blocks written again."""
        for c in classes_in(text):
            if not c.has_block:
                continue
            start = re.search(rf"^class {c.name}\b", text, re.M)
            assert start
            begin = text.index(BEGIN, start.start()) + len(BEGIN)
            end = text.index(END, begin)
            text = f"{text[:begin]}\n{self.block(c)}\n{text[end:]}"
        return text


def wrapped(parts: list[str], indent: int = 8) -> list[str]:
    """Parts with commas, as many on a line as fit. A part is never broken."""
    text = ", ".join(x.replace(" ", "\0") for x in parts) + ","
    lines = textwrap.wrap(text, WIDTH - indent, break_long_words=False, break_on_hyphens=False)
    return [" " * indent + line.replace("\0", " ") for line in lines]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; exit code 1 if a block is out of date")
    args = parser.parse_args()
    stale: list[Path] = []
    for game in sorted((SOURCE / "games").glob("*/rules")):
        sources = {path: path.read_text(encoding="utf-8") for path in sorted(game.rglob("*.py"))}
        writer = Writer(sources)
        for path, text in sources.items():
            new = writer.rewritten(text)
            if new != text:
                stale.append(path)
                if not args.check:
                    path.write_text(new, encoding="utf-8")
    for path in stale:
        print(f"{path.relative_to(SOURCE)}: {'out of date: make fields' if args.check else 'written'}")
    sys.exit(1 if stale and args.check else 0)


if __name__ == "__main__":
    main()
