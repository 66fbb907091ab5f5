"""Reads the sources of a game's rules: where a position is changed, and which methods report what they change."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import ecumene
from ecumene.kernel.core import piles

SOURCES = Path(ecumene.__file__).parent
ROOMS = ("cards", "rules", "strategy")
LIST_CHANGES = {"append", "clear", "extend", "insert", "pop", "remove", "sort", "reverse"}


def functions_that_change_lists(path: Path) -> set[str]:
    """Functions of a module that change a list they are given."""
    found = set[str]()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            given = {x.arg for x in node.args.args}
            if any(name in given for name in changed_names(node)) or calls(node) & found:
                found.add(node.name)
    return found


def calls(node: ast.AST) -> set[str]:
    """Names of the plain functions that are called."""
    return {x.func.id for x in ast.walk(node) if isinstance(x, ast.Call) and isinstance(x.func, ast.Name)}


def changed_names(node: ast.AST) -> Iterator[str]:
    """Plain names of lists that change: `xs[0] = 1`, `xs.append(1)`."""
    for x in ast.walk(node):
        for target in targets(x):
            if isinstance(target, ast.Subscript) and isinstance(target.value, ast.Name):
                yield target.value.id
        if isinstance(x, ast.Call) and isinstance(x.func, ast.Attribute) and x.func.attr in LIST_CHANGES:
            if isinstance(x.func.value, ast.Name):
                yield x.func.value.id


def targets(node: ast.AST) -> Iterator[ast.expr]:
    """What is assigned to or deleted, one by one."""
    some: list[ast.expr] = []
    if isinstance(node, ast.Assign | ast.Delete):
        some = node.targets
    elif isinstance(node, ast.AugAssign | ast.AnnAssign):
        some = [node.target]
    for target in some:
        yield from target.elts if isinstance(target, ast.Tuple | ast.List) else [target]


def bindings(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    """What gets a name, and the names: `xs = s.row`, `for x in s.picks`, also with `enumerate` and `zip`."""
    if isinstance(node, ast.Assign):
        for target in node.targets:
            if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                yield from zip(node.value.elts, target.elts)
            else:
                yield node.value, target
    elif isinstance(node, ast.For):
        given = [node.iter]
        if isinstance(node.iter, ast.Call):
            given = list(node.iter.args)
        for x in given:
            yield x, node.target


PILES = functions_that_change_lists(SOURCES / "kernel" / "core" / f"{piles.__name__.rpartition('.')[2]}.py")


@dataclass
class Holder:
    """A class of things on the table: the state, a seat, a battle."""

    name: str
    bases: list[str]
    fields: set[str]
    methods: dict[str, ast.FunctionDef] = field(default_factory=dict)


class Scan:
    """The rules of one game."""

    def __init__(self, folder: Path) -> None:
        paths = [path for room in ROOMS for path in sorted((folder / room).rglob("*.py"))]
        self.trees = {
            path.relative_to(folder).as_posix(): ast.parse(path.read_text(encoding="utf-8")) for path in paths
        }
        self.holders = self.find_holders()
        self.states = [h for h in self.holders.values() if self.is_state(h)]
        self.fields = {name for h in self.holders.values() for name in h.fields}
        self.seat_changes = {
            name
            for h in self.holders.values()
            if h not in self.states
            for name, method in h.methods.items()
            if name != "__init__" and self.changes(method, own=True)
        }

    def find_holders(self) -> dict[str, Holder]:
        """The state, the classes it continues, and every class that one of its fields holds."""
        found = dict[str, Holder]()
        for tree in self.trees.values():
            for node in tree.body:
                if isinstance(node, ast.ClassDef):
                    found[node.name] = holder(node)
        state = [h for h in found.values() if descends(h, found, "State")]
        todo, reached = list(state), dict[str, Holder]()
        while todo:
            h = todo.pop()
            reached[h.name] = h
            held = {word for word in found if word in words_of(h) and word not in reached}
            todo += [
                found[word] for word in held if not descends(found[word], found, "Frame") and has_clone(found[word])
            ]
        return reached

    def is_state(self, h: Holder) -> bool:
        return descends(h, self.holders, "State")

    # what changes the position

    def of_a_field(self, target: ast.AST, own: bool, aliases: set[str]) -> bool:
        """`s.age`, `s.seats[p].coins`, `s.table[place]`; `self.age` only in a class of things on the table."""
        peeled = False
        while isinstance(target, ast.Subscript):
            target, peeled = target.value, True
        if isinstance(target, ast.Name):
            return peeled and target.id in aliases
        if not isinstance(target, ast.Attribute) or target.attr not in self.fields or target.attr == "stack":
            return False
        return own or not (isinstance(target.value, ast.Name) and target.value.id == "self")

    def is_list_of(self, x: ast.expr, own: bool, aliases: set[str]) -> bool:
        """An expression that is a list of the position."""
        if isinstance(x, ast.Name):
            return x.id in aliases
        return self.of_a_field(x, own, aliases)

    def changes(self, function: ast.AST, own: bool = False) -> list[int]:
        """Lines that change a position or a thing on it. `own`: `self` is such a thing."""
        aliases = {
            name.id
            for x in ast.walk(function)
            for given, target in bindings(x)
            if self.is_a_field(given, own)
            for name in ast.walk(target)
            if isinstance(name, ast.Name)
        }
        lines = []
        for x in ast.walk(function):
            if any(self.of_a_field(target, own, aliases) for target in targets(x)):
                lines.append(getattr(x, "lineno", 0))
            if isinstance(x, ast.Call) and self.call_changes(x, own, aliases):
                lines.append(x.lineno)
        return sorted(set(lines))

    def is_a_field(self, x: ast.expr, own: bool) -> bool:
        a_copy = isinstance(x, ast.Subscript) and isinstance(x.slice, ast.Slice)
        return not a_copy and not isinstance(x, ast.Name) and self.of_a_field(x, own, set())

    def call_changes(self, x: ast.Call, own: bool, aliases: set[str]) -> bool:
        if isinstance(x.func, ast.Name):
            return x.func.id in PILES and any(self.is_list_of(a, own, aliases) for a in x.args)
        if not isinstance(x.func, ast.Attribute):
            return False
        if x.func.attr in LIST_CHANGES and self.is_list_of(x.func.value, own, aliases):
            return True
        if x.func.attr not in getattr(self, "seat_changes", ()):
            return False
        # `s.add_card` is an atom, `seat.add_card` goes around it
        return not (isinstance(x.func.value, ast.Name) and x.func.value.id in ("s", "self"))

    def outside(self) -> dict[str, list[int]]:
        """By module: lines that change the position outside the methods of the things on it."""
        out = {}
        for path, tree in self.trees.items():
            lines = [
                line
                for node in tree.body
                if not (isinstance(node, ast.ClassDef) and node.name in self.holders)
                for line in self.changes(node)
            ]
            if lines:
                out[path] = lines
        return out

    # what reports

    def silent(self) -> set[str]:
        """Methods of the state that change something and report nothing, not even by a method they call."""
        methods = {name: m for h in self.states for name, m in h.methods.items() if name not in ("__init__", "clone")}
        reporting = {name for name, m in methods.items() if "report" in self_calls(m)}
        while more := {n for n, m in methods.items() if n not in reporting and self_calls(m) & reporting}:
            reporting |= more
        return {name for name, m in methods.items() if name not in reporting and self.changes(m, own=True)}


def holder(node: ast.ClassDef) -> Holder:
    fields = {
        x.target.id
        for x in node.body
        if isinstance(x, ast.AnnAssign) and isinstance(x.target, ast.Name) and "ClassVar" not in ast.unparse(x)
    }
    methods = {x.name: x for x in node.body if isinstance(x, ast.FunctionDef)}
    return Holder(node.name, [ast.unparse(x) for x in node.bases], fields, methods)


def descends(h: Holder, every: dict[str, Holder], name: str) -> bool:
    return any(base == name or (base in every and descends(every[base], every, name)) for base in h.bases)


def has_clone(h: Holder) -> bool:
    return "clone" in h.methods


def words_of(h: Holder) -> set[str]:
    """Names that stand in the constructor's arguments: the classes of the fields among them; and the base classes."""
    init = h.methods.get("__init__")
    found = (
        {x.id for a in init.args.args if a.annotation for x in ast.walk(a.annotation) if isinstance(x, ast.Name)}
        if init
        else set()
    )
    return found | set(h.bases)


def self_calls(node: ast.AST) -> set[str]:
    """Names of methods of the same object that are called."""
    return {
        x.func.attr
        for x in ast.walk(node)
        if isinstance(x, ast.Call)
        and isinstance(x.func, ast.Attribute)
        and isinstance(x.func.value, ast.Name)
        and x.func.value.id == "self"
    }
