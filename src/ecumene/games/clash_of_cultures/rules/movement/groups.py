"""Groups of land units that go together, and what may still move. COC-12.1, 12.2, 12.7 to 12.9.

Units of a kind that may do the same are alike, so a group is only how many there are of each: settlers, soldiers, and
of both those that are *tired*: they came into a forest this turn and start no battle. A group is one integer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.advance_names import TACTICS
from ecumene.games.clash_of_cultures.rules.map.packed_unit import (
    MOVED,
    NO_BATTLE,
    SHIP,
    SOLDIER,
    STUCK,
    cell_of,
    flags_of,
    kind_of,
    with_flags,
)
from ecumene.games.clash_of_cultures.rules.state import World

TROOPS: Final = 4  # settlers, soldiers, tired settlers, tired soldiers
WIDE: Final = 4  # bits of a number
MOST: Final = 4  # of a kind in one group: there are no more settlers, and no more soldiers have room (12.11)


def group_of(settlers: i64, soldiers: i64, tired_settlers: i64 = 0, tired_soldiers: i64 = 0) -> i64:
    return settlers | soldiers << WIDE | tired_settlers << 2 * WIDE | tired_soldiers << 3 * WIDE


def number_of(group: i64, troop: i64) -> i64:
    return (group >> (WIDE * troop)) & 15


def one_of(troop: i64) -> i64:
    """The group of one such unit. Groups add and subtract as integers do."""
    return i64(1) << (WIDE * troop)


def kind_of_troop(troop: i64) -> i64:
    return troop & 1


def flags_of_troop(troop: i64) -> i64:
    return NO_BATTLE if troop >= 2 else 0


def first_troop(group: i64) -> i64:
    troop: i64 = 0
    while number_of(group, troop) == 0:
        troop += 1
    return troop


def settlers_in(group: i64) -> i64:
    return number_of(group, 0) + number_of(group, 2)


def soldiers_in(group: i64) -> i64:
    return number_of(group, 1) + number_of(group, 3)


def size_of_group(group: i64) -> i64:
    return settlers_in(group) + soldiers_in(group)


def is_tired(group: i64) -> bool:
    return (group >> (2 * WIDE)) != 0


def may_move(u: i64) -> bool:
    """COC-12.3, 12.7, 12.8, 12.13, 12.16, 16.22, 16.36: of what is aboard only its own fights and moves count."""
    return flags_of(u) & (MOVED | STUCK) == 0


def ready(s: World, p: i64, at: i64) -> i64:
    """COC-12.5, 12.28: all land units of a cell that may still move, ashore or aboard; soldiers only with Tactics."""
    n = s.nations[p]
    group: i64 = 0
    u: i64
    for u in n.units:
        if cell_of(u) == at and kind_of(u) != SHIP and may_move(u):
            if kind_of(u) != SOLDIER or n.knows(TACTICS):
                group += one_of(kind_of(u) + (2 if flags_of(u) & NO_BATTLE else 0))
    return group


def why_no_move(s: World, p: i64, at: i64) -> str:
    """COC-12.3, 12.5, 12.7, 12.8, 12.13, 12.28: why nothing of p leaves a cell; or the last, if something could."""
    n = s.nations[p]
    why = "COC-12.28"
    u: i64
    for u in n.units:
        if cell_of(u) == at:
            this = why_not_unit(s, p, u)
            if this == "":
                return "COC-12.28"
            if why == "COC-12.28" or this == "COC-12.5":
                why = this
    return why


def why_not_unit(s: World, p: i64, u: i64) -> str:
    """COC-12.3, 12.5, 12.7, 12.8, 12.13: why a unit may not move; "" if it may, wherever to."""
    if kind_of(u) == SOLDIER and not s.nations[p].knows(TACTICS):
        return "COC-12.5"
    flags: i64 = flags_of(u)
    if flags & STUCK:
        if kind_of(u) == SHIP:
            return "COC-12.13"
        return "COC-12.8" if flags & NO_BATTLE else "COC-12.7"
    return "COC-12.3" if flags & MOVED else ""


def add_flags(s: World, p: i64, at: i64, flags: i64, ships: bool, less: i64 = 0) -> None:
    """All ships in a cell, or all land units there, may do less from now on. Flags of `less` mean nothing any more."""
    out: list[int] = []
    u: i64
    for u in s.nations[p].units:
        if cell_of(u) == at and (kind_of(u) == SHIP) == ships:
            out.append(with_flags(u, (flags_of(u) | flags) & ~less))
        else:
            out.append(u)
    out.sort()
    s.nations[p].units = out


def have_fought(s: World, p: i64, at: i64, ships: bool) -> None:
    """COC-12.7, 12.13: these units move no more in this turn, whatever space they entered."""
    add_flags(s, p, at, STUCK, ships, NO_BATTLE)


def clear_flags(s: World, p: i64, flags: i64) -> None:
    out: list[int] = []
    u: i64
    for u in s.nations[p].units:
        out.append(with_flags(u, flags_of(u) & ~flags))
    out.sort()
    s.nations[p].units = out


def rest(s: World, p: i64) -> None:
    """COC-12.7 to 12.9: limits of a turn are over."""
    clear_flags(s, p, MOVED | STUCK | NO_BATTLE)
