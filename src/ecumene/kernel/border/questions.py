"""Frames at the border: the stack of a position in names, typed, and read back.

A frame holds small integers. A game says once what kind each is (`{"Destroy": "color"}`: the fields after
`player`, in order), and gets a tagged Struct for every frame class, from which the web client's types are made.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any, Union

import msgspec

from ecumene.kernel.border.errors import nearest
from ecumene.kernel.border.save import field_names
from ecumene.kernel.core.frames import Step
from ecumene.kernel.core.state import CHANCE, NOBODY, Frame

CHANCE_NAME, NOBODY_NAME = "?", ""
BASES = (Frame.__module__, Step.__module__)  # frames of the kernel, which games derive theirs from
LONGEST_NUMBER = 10  # digits of a field


class BadScenario(ValueError):
    """A line of a scenario that cannot be read, or a position that cannot be."""

    line = -1  # which of the lines given, where it is known


class FrameView(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """One thing on the stack, in names."""

    player: str  # a seat's letter, "?" for chance, "" for a step that runs by itself


def seat_name(seats: str, player: int) -> str:
    return CHANCE_NAME if player == CHANCE else NOBODY_NAME if player == NOBODY else seats[player]


def seat_number(seats: str, name: str) -> int:
    return CHANCE if name == CHANCE_NAME else NOBODY if name == NOBODY_NAME else seats.index(name)


class Questions:
    def __init__(
        self, modules: list[ModuleType], seats: str, names: Mapping[str, list[str] | int], kinds: Mapping[str, str]
    ) -> None:
        """`kinds`: for frames with fields, the kind of each after `player`; a kind that has no names is a number."""
        self.seats, self.names = seats, names
        self.classes = {
            name: x
            for module in modules
            for name, x in vars(module).items()
            if isinstance(x, type) and issubclass(x, Frame) and x.__module__ not in BASES
        }
        self.fields: dict[str, list[tuple[str, str]]] = {}  # by class: name and kind of each field
        for name, cls in self.classes.items():
            fields = [field for field in field_names(cls) if field != "player"]
            said = kinds.get(name, "number " * len(fields)).split()
            if len(said) != len(fields):
                raise TypeError(f"{name} has the fields {fields}, declared are {said}")
            self.fields[name] = list(zip(fields, said))
        self._asking: dict[str, bool] = {}  # by class, once it was asked for
        self.structs = {name: self._struct(name) for name in self.classes}
        self.type: Any = Union[tuple(self.structs.values())]  # noqa: UP007  made at run time

    def _named(self, kind: str) -> bool:
        return kind == "seat" or isinstance(self.names.get(kind), list)

    def _struct(self, name: str) -> type[FrameView]:
        fields = [(field, str if self._named(kind) else int) for field, kind in self.fields[name]]
        made = msgspec.defstruct(name, fields, bases=(FrameView,), frozen=True, kw_only=True, tag=name)
        assert issubclass(made, FrameView)
        return made

    def name(self, kind: str, value: int) -> str | int:
        if kind == "seat":
            return seat_name(self.seats, value)
        names = self.names.get(kind)
        return names[value] if isinstance(names, list) else value

    def number(self, kind: str, value: str | int) -> int:
        if isinstance(value, int):
            return value
        if kind == "seat":
            return seat_number(self.seats, value)
        names = self.names[kind]
        assert isinstance(names, list)
        return names.index(value)

    def view(self, frame: Frame) -> FrameView:
        kind = type(frame).__name__
        values = {field: self.name(k, getattr(frame, field)) for field, k in self.fields[kind]}
        return self.structs[kind](player=seat_name(self.seats, frame.player), **values)

    def frame(self, v: FrameView) -> Frame:
        kind = type(v).__name__
        values = {field: self.number(k, getattr(v, field)) for field, k in self.fields[kind]}
        made = self.classes[kind](player=seat_number(self.seats, v.player), **values)
        assert isinstance(made, Frame)
        return made

    def arguments(self, frame: Frame) -> dict[str, tuple[str, str | int]]:
        """For words: each field's kind and name."""
        return {
            field: (kind, self.name(kind, getattr(frame, field))) for field, kind in self.fields[type(frame).__name__]
        }

    def parse(self, text: str) -> Frame:
        """`Destroy A brown`: the class, the player where it is a seat's question, then the fields."""
        name, *words = text.split() or [""]
        if name not in self.classes:
            near = nearest(name, self.classes)
            hint = f"; did you mean {near!r}?" if near else ""
            raise BadScenario(f"no such question: {name!r}{hint}; there are: {', '.join(self.classes)}")
        fields = self.fields[name]
        if len(words) - len(fields) != self.asks_a_seat(name):
            raise BadScenario(f"{text.strip()!r} is not complete or too long; it is written: {self.usage(name)}")
        values: dict[str, int] = {}
        if len(words) > len(fields):
            values["player"] = self.read("seat", words.pop(0))
        values |= {field: self.read(kind, word) for (field, kind), word in zip(fields, words, strict=True)}
        made = self.classes[name](**values)
        assert isinstance(made, Frame)
        return made

    def read(self, kind: str, word: str) -> int:
        """One field, as it is written in a scenario."""
        if self._named(kind):
            names = list(self.seats) if kind == "seat" else self.names[kind]
            assert isinstance(names, list)
            if word not in names:
                near = nearest(word, names)
                raise BadScenario(f"no such {kind}: {word!r}" + (f"; did you mean {near!r}?" if near else ""))
            return names.index(word)
        if not word.removeprefix("-").isdecimal() or len(word) > LONGEST_NUMBER:
            raise BadScenario(f"{word!r} is not a number")
        return int(word)

    def asks_a_seat(self, name: str) -> bool:
        """Does a frame of this class need a player? Chance and steps that run by themselves need none."""
        if name not in self._asking:
            values = {field: 0 for field, _ in self.fields[name]}
            try:
                self.classes[name](**values)
                self._asking[name] = False
            except TypeError:
                self._asking[name] = True
        return self._asking[name]

    def usage(self, name: str) -> str:
        """How a frame is written in a scenario: `Draft <seat> <left: number> <first: number>`."""
        fields = [f"<{kind}>" if field == kind else f"<{field}: {kind}>" for field, kind in self.fields[name]]
        return " ".join([name, *["<seat>"] * self.asks_a_seat(name), *fields])
