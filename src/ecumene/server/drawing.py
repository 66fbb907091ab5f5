"""Boards, and what differs between two of them: after a change only what differs is sent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, cast

import msgspec

from ecumene.kernel.border.look import Look
from ecumene.kernel.border.sections import AnySection, Cards, Hex, HexMap, Item, Market, Structure, Tableau
from ecumene.server.protocol import Changes, HexAt, ItemAt

Drawn = dict[str, AnySection]  # sections by id in their order
encoder = msgspec.json.Encoder()
FILLED = ("items", "columns", "hexes")  # fields with the things that lie in a section
LARGE = 500  # bytes of a section that is taken apart: less is not worth the time
SECTION, THING = 16, 8  # bytes of a digest


@dataclass
class Shown:
    """What one viewer of a table was sent last. Sections are kept as digests: a viewer costs little memory."""

    version: int = 0
    sections: dict[str, bytes] = field(default_factory=dict)


def drawn(look: Look[Any, Any]) -> Drawn:
    return {x.id: cast(AnySection, x) for x in look.game.draw(look)}


def digests(board: Drawn) -> dict[str, bytes]:
    return {id: of_section(x) for id, x in board.items()}


def of_section(x: AnySection) -> bytes:
    """One digest of which things lie in it and of all else, then one of each thing; of a small section only one."""
    data = encoder.encode(x)
    things = things_of(x) if len(data) >= LARGE else []
    if not things:
        return blake2b(data, digest_size=SECTION).digest()
    frame = msgspec.structs.replace(x, **{name: [] for name in FILLED if hasattr(x, name)})
    columns = [(c.title, len(c.items)) for c in x.columns] if isinstance(x, Tableau) else []
    head = digest((frame, columns, [thing.ref for thing in things]), SECTION)
    return head + b"".join([digest(thing, THING) for thing in things])


def things_of(x: AnySection) -> list[Hex] | list[Item]:
    if isinstance(x, HexMap):
        return x.hexes
    if isinstance(x, Tableau):
        return [item for column in x.columns for item in column.items]
    return x.items if isinstance(x, Cards | Market | Structure) else []


def digest(what: object, size: int) -> bytes:
    return blake2b(encoder.encode(what), digest_size=size).digest()


def changes(before: Mapping[str, bytes], after: Mapping[str, bytes], board: Drawn) -> Changes:
    """What differs. `before` and `after` are the digests; `board` has the sections of the second."""
    sections: list[AnySection] = []
    hexes: dict[str, list[HexAt]] = {}
    items: dict[str, list[ItemAt]] = {}
    for id, now in after.items():
        was, section = before.get(id, b""), board[id]
        if was == now:
            continue
        if was[:SECTION] != now[:SECTION] or len(now) == SECTION:
            sections.append(section)
            continue
        new = [(i, x) for i, x in enumerate(things_of(section)) if of_thing(was, i) != of_thing(now, i)]
        if isinstance(section, HexMap):
            hexes[id] = [HexAt(i, x) for i, x in new if isinstance(x, Hex)]
        else:
            items[id] = [ItemAt(i, x) for i, x in new if isinstance(x, Item)]
    return Changes(sections, hexes, items, None if list(before) == list(after) else list(after))


def of_thing(digests: bytes, i: int) -> bytes:
    return digests[SECTION + i * THING : SECTION + (i + 1) * THING]
