"""A unit packed into one integer: its cell, its kind, its ship, and what it may still do this turn. COC-3.2, 3.6.

A player's units are a sorted list of such integers. Equal integers mean equal units, so nothing is offered twice. A
ship has a number from 1 to 4. Land units aboard have the number of their ship and its cell (COC-12.22).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# kinds
SETTLER: Final = 0
SOLDIER: Final = 1
SHIP: Final = 2
UNITS: Final = ["settler", "soldier", "ship"]
OF_EACH_UNIT: Final[list[int]] = [4, 16, 4]  # COC-1.1
ASHORE: Final = 0  # aboard no ship
SHIPS: Final = 4
ROOM: Final = 2  # land units aboard a ship (12.14)
FLEETS: Final = ["none", "1", "2", "12", "3", "13", "23", "123", "4", "14", "24", "124", "34", "134", "234", "1234"]

# flags: the higher the number, the less a unit may do; so of similar units the last in the list goes first (COC-17.18)
MOVED: Final = 1  # in this Move action (12.3)
NO_BATTLE: Final = 2  # entered a forest this turn (12.9)
STUCK: Final = 4  # cannot move again this turn: it fought (12.7), or with NO_BATTLE: it entered a mountain (12.8)

AT: Final = 8


def unit(cell: i64, kind: i64, ship: i64 = 0, flags: i64 = 0) -> i64:
    return cell << AT | kind << 6 | ship << 3 | flags


def cell_of(u: i64) -> i64:
    return u >> AT


def kind_of(u: i64) -> i64:
    return (u >> 6) & 3


def ship_of(u: i64) -> i64:
    """The number of a ship, or of the ship that a land unit is aboard; ASHORE for none."""
    return (u >> 3) & 7


def flags_of(u: i64) -> i64:
    return u & 7


def with_flags(u: i64, flags: i64) -> i64:
    return (u & ~7) | flags


# how many land units of each kind left each ship, in one integer


def crew(ship: i64, kind: i64, n: i64) -> i64:
    return n << (4 * (ship - 1) + 2 * kind)


def crew_of(crews: i64, ship: i64, kind: i64) -> i64:
    return (crews >> (4 * (ship - 1) + 2 * kind)) & 3


def moved_to(u: i64, cell: i64) -> i64:
    """The same unit in another cell."""
    return cell << AT | (u & 255)
