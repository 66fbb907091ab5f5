"""Land units enter a space: they may become tired, explore, or fight. COC-12.3, 12.8, 12.9, 23.7."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.battle.begin import enter_enemy
from ecumene.games.clash_of_cultures.rules.map.packed_city import NO_ONE
from ecumene.games.clash_of_cultures.rules.map.packed_unit import MOVED, NO_BATTLE, STUCK, unit
from ecumene.games.clash_of_cultures.rules.movement.explore import explore_by_land
from ecumene.games.clash_of_cultures.rules.movement.groups import flags_of_troop, kind_of_troop
from ecumene.games.clash_of_cultures.rules.movement.land_reach import enemy_on_land
from ecumene.games.clash_of_cultures.rules.state import FOREST, MOUNTAIN, UNEXPLORED, World
from ecumene.kernel.core.frames import Step
from ecumene.kernel.core.state import NOBODY

# how a space is entered
NORMALLY: Final = 0  # its terrain decides what units may still do
THROUGH_FOREST: Final = 1
WITHOUT_TIRING: Final = 2  # ore was paid, so its terrain does not matter


def flags_after_entering(s: World, to: i64, how: i64) -> i64:
    """COC-6.6, 12.3, 12.8, 12.9, 24.6: what units that entered a space may no longer do."""
    flags: i64 = MOVED
    if how == THROUGH_FOREST:
        flags |= NO_BATTLE
    if how != WITHOUT_TIRING:
        if s.terrain[to] == MOUNTAIN:
            flags |= STUCK | NO_BATTLE
        elif s.terrain[to] == FOREST:
            flags |= NO_BATTLE
    return flags


def move_unit(s: World, p: i64, frm: i64, off: i64, to: i64, on: i64, troop: i64, flags: i64) -> None:
    """Move one unit. `off` and `on` are ships, or ASHORE."""
    kind: i64 = kind_of_troop(troop)
    was: i64 = flags_of_troop(troop)
    s.change_unit(p, unit(frm, kind, off, was), unit(to, kind, on, was | flags))


def arrive(s: World, p: i64, frm: i64, to: i64, crews: i64 = 0) -> None:
    """COC-12.17, 23.1: land units or crews of ships have entered a space. They may explore it, or fight its holder."""
    if s.terrain[to] == UNEXPLORED:
        s.push(ApplyTerrain(p, to))
        explore_by_land(s, p, to)
    elif enemy_on_land(s, p, to) != NO_ONE:
        enter_enemy(s, p, frm, to, crews)


@dataclass(init=False, eq=False)
class ApplyTerrain(Step):
    """COC-23.7, 23.21: after exploring, the terrain of the entered space is known and affects the units."""

    mover: i64
    at: i64

    def __init__(self, mover: i64, at: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.mover = mover
        self.at = at

    def run(self, s: World) -> None:
        s.stack.pop()
        s.add_flags(self.mover, self.at, flags_after_entering(s, self.at, NORMALLY), False)
