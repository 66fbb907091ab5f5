"""What stands on a space, as one number: nothing is 0, else the owner plus one and the kind. CND-1.3, 1.4, 1.8."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NONE: Final = -1  # instead of any number: no seat, space, row or slot
MOST_PLAYERS: Final = 4

# kinds
TOKEN: Final = 0  # an unreinforced control token
REINFORCED: Final = 1
CITY: Final = 2
CAPITAL: Final = 3
HOLDS: Final = ["control", "reinforced", "city", "capital"]
OWNER: Final = 7  # bits that name the owner


def held(owner: i64, kind: i64) -> i64:
    return (owner + 1) | kind << 3


def owner_of(hold: i64) -> i64:
    """A seat, or NONE."""
    return (hold & 7) - 1


def kind_of(hold: i64) -> i64:
    return hold >> 3
