"""Boards, and what differs between two of them: after a change only what differs is sent."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, cast

import msgspec

from ecumene.kernel.border.look import Look
from ecumene.kernel.border.sections import AnySection, Cards, Hex, HexMap, Item, Market, Structure, Tableau
from ecumene.server.protocol import Changes, HexAt, ItemAt

Drawn = dict[str, AnySection]  # sections by id in their order
encoder = msgspec.json.Encoder()
FILLED = ("items", "columns", "hexes")  # fields with the things that lie in a section
LARGE = 500  # bytes of a section that is taken apart: less is not worth the time
SIZE = 8  # bytes of a digest
HEAD = 2 * SIZE  # of a section: a digest of all of it, and one of all but how its things are


@dataclass
class Shown:
    """What one viewer of a table was sent last. Sections are kept as digests: a viewer costs little memory."""

    version: int = 0
    sections: dict[str, bytes] = field(default_factory=dict)


@dataclass
class Made:
    """What was made for the viewers of one position so far: parts of boards, and digests of sections by identity."""

    parts: dict[str, Any] = field(default_factory=dict)
    digests: dict[int, tuple[AnySection, bytes]] = field(default_factory=dict)


def drawn(look: Look[Any, Any]) -> Drawn:
    return {x.id: cast(AnySection, x) for x in look.game.draw(look)}


def digests(board: Drawn, before: Mapping[str, bytes] | None = None, made: Made | None = None) -> dict[str, bytes]:
    """For each section what `changes` compares. Those of an earlier board, and of another viewer's, spare work."""
    known, out, there = before or {}, dict[str, bytes](), made.digests if made else {}
    for name, x in board.items():
        if (found := there.get(id(x))) is None:
            there[id(x)] = found = x, of_section(x, known.get(name, b""))
        out[name] = found[1]
    return out


def of_section(x: AnySection, before: bytes) -> bytes:
    """A digest of all of it. Of a large one also: one of which things lie in it and of all else, one of each thing."""
    data = encoder.encode(x)
    all_of_it = digest(data)
    if before.startswith(all_of_it):
        return before
    things = things_of(x) if len(data) >= LARGE else []
    if not things:
        return all_of_it
    frame = msgspec.structs.replace(x, **{name: [] for name in FILLED if hasattr(x, name)})
    columns = [(c.title, len(c.items)) for c in x.columns] if isinstance(x, Tableau) else []
    head = digest(encoder.encode((frame, columns, [thing.ref for thing in things])))
    return b"".join([all_of_it, head, array("q", map(hash, map(encoder.encode, things))).tobytes()])


def things_of(x: AnySection) -> list[Hex] | list[Item]:
    if isinstance(x, HexMap):
        return x.hexes
    if isinstance(x, Tableau):
        return [item for column in x.columns for item in column.items]
    return x.items if isinstance(x, Cards | Market | Structure) else []


def digest(data: bytes) -> bytes:
    """It never leaves the process, which has a secret of its own for it."""
    return hash(data).to_bytes(SIZE, sys.byteorder, signed=True)


def changes(before: Mapping[str, bytes], after: Mapping[str, bytes], board: Drawn) -> Changes:
    """What differs. `before` and `after` are the digests; `board` has the sections of the second."""
    sections: list[AnySection] = []
    hexes: dict[str, list[HexAt]] = {}
    items: dict[str, list[ItemAt]] = {}
    for id, now in after.items():
        was, section = before.get(id, b""), board[id]
        if was == now:
            continue
        if was[SIZE:HEAD] != now[SIZE:HEAD] or len(now) == SIZE:
            sections.append(section)
            continue
        both = enumerate(zip(things_of(section), of_things(was), of_things(now)))
        new = [(i, x) for i, (x, before_it, after_it) in both if before_it != after_it]
        if isinstance(section, HexMap):
            hexes[id] = [HexAt(i, x) for i, x in new if isinstance(x, Hex)]
        else:
            items[id] = [ItemAt(i, x) for i, x in new if isinstance(x, Item)]
    return Changes(sections, hexes, items, None if list(before) == list(after) else list(after))


def of_things(digests: bytes) -> memoryview:
    return memoryview(digests)[HEAD:].cast("q")
