"""Boards as bytes, and what differs between two of them: after a change only the sections that differ are sent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, cast

import msgspec

from ecumene.kernel.border.look import Look
from ecumene.kernel.border.sections import AnySection
from ecumene.server.protocol import Changes

Drawn = dict[str, bytes]  # sections by id in their order, as they are sent
encoder = msgspec.json.Encoder()


@dataclass
class Shown:
    """What one viewer of a table was sent last. Sections are kept as digests: a viewer costs little memory."""

    version: int = 0
    sections: dict[str, bytes] = field(default_factory=dict)


def drawn(look: Look[Any, Any]) -> Drawn:
    return {x.id: encoder.encode(x) for x in look.game.draw(look)}


def digests(board: Drawn) -> dict[str, bytes]:
    return {id: blake2b(data, digest_size=16).digest() for id, data in board.items()}


def whole(board: Drawn) -> list[AnySection]:
    """All sections. They are bytes already, and are sent as they are."""
    return cast(list[AnySection], [msgspec.Raw(data) for data in board.values()])


def changes(before: Mapping[str, bytes], after: Mapping[str, bytes], board: Drawn) -> Changes:
    """What differs. `before` and `after` are the digests; `board` has the sections of the second."""
    new = [msgspec.Raw(board[id]) for id, digest in after.items() if before.get(id) != digest]
    return Changes(cast(list[AnySection], new), None if list(before) == list(after) else list(after))
