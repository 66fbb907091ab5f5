"""Groups of land units that move together, and which units may still move. COC-12.1, 12.2, 12.7 to 12.9.

A troop is a kind of unit and whether it is tired: tired units entered a forest this turn and cannot start a battle.
Units of a troop are equal, so a group is the number of units of each troop, in one integer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.map.packed_unit import (
    MOVED,
    NO_BATTLE,
    SHIP,
    SOLDIER,
    STUCK,
    cell_of,
    flags_of,
    kind_of,
)
from ecumene.games.clash_of_cultures.rules.powers import has_power
from ecumene.games.clash_of_cultures.rules.state import World

TROOPS: Final = 4  # settlers, soldiers, tired settlers, tired soldiers
BITS_PER_TROOP: Final = 4  # for the number of units
MOST: Final = 4  # of a kind in one group: there are only 4 settlers, and a space has room for 4 soldiers (12.11)


def group_of(settlers: i64, soldiers: i64, tired_settlers: i64 = 0, tired_soldiers: i64 = 0) -> i64:
    return (
        settlers
        | soldiers << BITS_PER_TROOP
        | tired_settlers << 2 * BITS_PER_TROOP
        | tired_soldiers << 3 * BITS_PER_TROOP
    )


def number_of(group: i64, troop: i64) -> i64:
    return (group >> (BITS_PER_TROOP * troop)) & 15


def group_of_one(troop: i64) -> i64:
    """The group of one such unit. Groups are added and subtracted like integers."""
    return i64(1) << (BITS_PER_TROOP * troop)


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
    return (group >> (2 * BITS_PER_TROOP)) != 0


def may_move(u: i64) -> bool:
    """COC-12.3, 12.7, 12.8, 12.13, 12.16, 16.22, 16.36: for a unit aboard only its own moves and battles count."""
    return flags_of(u) & (MOVED | STUCK) == 0


def movable_group(s: World, p: i64, at: i64) -> i64:
    """COC-12.5, 12.28: all land units in a cell that may still move, ashore or aboard. Soldiers only with Tactics."""
    n = s.nations[p]
    soldiers: bool = has_power(s, p, s.rules.hooks.moves_soldiers)
    group: i64 = 0
    u: i64
    for u in n.units:
        if cell_of(u) == at and kind_of(u) != SHIP and may_move(u):
            if kind_of(u) != SOLDIER or soldiers:
                group += group_of_one(kind_of(u) + (2 if flags_of(u) & NO_BATTLE else 0))
    return group


def why_no_move(s: World, p: i64, at: i64) -> str:
    """COC-12.3, 12.5, 12.7, 12.8, 12.13: why no unit of p leaves a cell; COC-12.28 if one may move but cannot go."""
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
    """COC-12.3, 12.5, 12.7, 12.8, 12.13: why a unit may not move; "" if it may. The target is checked elsewhere."""
    if kind_of(u) == SOLDIER and not has_power(s, p, s.rules.hooks.moves_soldiers):
        return "COC-12.5"
    flags: i64 = flags_of(u)
    if flags & STUCK:
        if kind_of(u) == SHIP:
            return "COC-12.13"
        return "COC-12.8" if flags & NO_BATTLE else "COC-12.7"
    return "COC-12.3" if flags & MOVED else ""


def mark_fought(s: World, p: i64, at: i64, ships: bool) -> None:
    """COC-12.7, 12.13: these units do not move again in this turn, whatever the terrain."""
    s.add_flags(p, at, STUCK, ships, NO_BATTLE)
