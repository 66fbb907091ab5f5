"""Barbarians: how they settle, increase and attack. COC-17.6, 18."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.battle.begin import begin_battle
from ecumene.games.clash_of_cultures.rules.map.cities import add_city, supply_piece
from ecumene.games.clash_of_cultures.rules.map.distances import distances
from ecumene.games.clash_of_cultures.rules.map.packed_city import ANGRY, BARBARIANS, SETTLEMENT
from ecumene.games.clash_of_cultures.rules.map.packed_unit import SOLDIER
from ecumene.games.clash_of_cultures.rules.map.units import (
    MOST_SOLDIERS,
    any_units_at,
    place_unit,
    soldiers_at,
    supply_unit,
)
from ecumene.games.clash_of_cultures.rules.powers import has_power
from ecumene.games.clash_of_cultures.rules.state import DESERT, SEA, UNEXPLORED, World
from ecumene.games.clash_of_cultures.rules.verbs import AT
from ecumene.kernel.core.action import act, first
from ecumene.kernel.core.frames import Choice, Step
from ecumene.kernel.core.piles import holds
from ecumene.kernel.core.state import NOBODY

SPAWN_AT: Final = 2  # COC-17.6, R16: exactly this many spaces from an own city
RAID_FROM: Final = 2  # COC-18.3: at most this many spaces


def settle_barbarians(s: World, at: i64) -> None:
    """COC-18.2, 18.15: a settlement with one barbarian, if there are pieces."""
    if add_city(s, BARBARIANS, at, ANGRY):
        place_unit(s, BARBARIANS, SOLDIER, at)


# spawning: COC-17.6


def free_for_settlement(s: World, at: i64) -> bool:
    """COC-17.6, R25: land, not desert, not exhausted, without city and units."""
    terrain: i64 = s.terrain[at]
    if terrain <= UNEXPLORED or terrain == SEA or terrain == DESERT or holds(s.exhausted, at):
        return False
    return s.city[at] == 0 and not any_units_at(s, at)


def spawn_spaces(s: World, p: i64, away: i64) -> list[int]:
    """Free spaces at this distance from an own city, in order of cells."""
    near: list[list[int]] = [distances(s, at) for at in s.cities_of(p)]
    out: list[int] = []
    at: i64
    for at in s.layout.on_map:
        if free_for_settlement(s, at):
            for far in near:
                if far[at] == away:
                    out.append(at)
                    break
    return out


def spawn(s: World, p: i64) -> None:
    """COC-17.6, D24: a new settlement, then one more barbarian anywhere."""
    s.push(MoreBarbarians(p))
    if supply_piece(s, BARBARIANS, SETTLEMENT) > 0:
        s.ask(Spawn(p, SPAWN_AT if spawn_spaces(s, p, SPAWN_AT) else 1))


@dataclass(init=False, eq=False)
class Spawn(Choice):
    """Where is the settlement placed?"""

    verb: ClassVar[int] = AT
    rule: ClassVar[str] = "COC-17.6"

    away: i64

    def __init__(self, player: i64, away: i64) -> None:
        self.player = player
        self.away = away

    def legal(self, s: World) -> list[int]:
        return [act(AT, at) for at in spawn_spaces(s, self.player, self.away)]

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        settle_barbarians(s, first(action))


@dataclass(init=False, eq=False)
class MoreBarbarians(Step):
    """COC-17.6: the second part, after the first one."""

    drawer: i64

    def __init__(self, drawer: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.drawer = drawer

    def run(self, s: World) -> None:
        s.stack.pop()
        if supply_unit(s, BARBARIANS, SOLDIER) > 0:
            s.ask(Reinforce(self.drawer))


@dataclass(init=False, eq=False)
class Reinforce(Choice):
    """Which settlement gets the barbarian?"""

    verb: ClassVar[int] = AT
    rule: ClassVar[str] = "COC-17.6"

    def legal(self, s: World) -> list[int]:
        out: list[int] = []
        at: i64
        for at in s.cities_of(BARBARIANS):
            if soldiers_at(s, BARBARIANS, at) < MOST_SOLDIERS:
                out.append(act(AT, at))
        return out

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        place_unit(s, BARBARIANS, SOLDIER, first(action))


# attacking: COC-18.3 to 18.9, 18.16


def attacking_settlements(s: World, p: i64) -> list[int]:
    """COC-18.3, 18.4, 18.14: of the settlements near cities of p, those with the most barbarians."""
    out: list[int] = []
    most: i64 = 1
    at: i64
    if has_power(s, p, s.rules.hooks.keeps_out_barbarians):
        return out
    for at in s.cities_of(BARBARIANS):
        number: i64 = soldiers_at(s, BARBARIANS, at)
        if number >= most and target_cities(s, p, at):
            if number > most:
                most = number
                out = []
            out.append(at)
    return out


def target_cities(s: World, p: i64, horde: i64) -> list[int]:
    """COC-18.3, 18.4: the cities of p that are nearest to a settlement, if near enough."""
    far = distances(s, horde)
    out: list[int] = []
    nearest: i64 = RAID_FROM
    at: i64
    for at in s.cities_of(p):
        if 0 <= far[at] <= nearest:
            if far[at] < nearest:
                nearest = far[at]
                out = []
            out.append(at)
    return out


def attack_icon(s: World, p: i64) -> None:
    """COC-17.7, 18.3, 18.4, D24: without barbarians nearby nothing happens."""
    s.ask(ChooseHorde(p))


@dataclass(init=False, eq=False)
class ChooseHorde(Choice):
    """COC-18.4: which of the strongest settlements attacks?"""

    verb: ClassVar[int] = AT
    rule: ClassVar[str] = "COC-18.4"

    def legal(self, s: World) -> list[int]:
        return [act(AT, at) for at in attacking_settlements(s, self.player)]

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        s.ask(ChooseVictim(self.player, first(action)))


@dataclass(init=False, eq=False)
class ChooseVictim(Choice):
    """COC-18.4: which of the nearest cities is attacked?"""

    verb: ClassVar[int] = AT
    rule: ClassVar[str] = "COC-18.4"

    horde: i64

    def __init__(self, player: i64, horde: i64) -> None:
        self.player = player
        self.horde = horde

    def legal(self, s: World) -> list[int]:
        return [act(AT, at) for at in target_cities(s, self.player, self.horde)]

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        attack_city(s, self.horde, first(action))


def attack_city(s: World, horde: i64, at: i64) -> None:
    """COC-18.5, 18.6, 18.16, 18.19, 18.21: all barbarians of a settlement attack for one round."""
    begin_battle(s, BARBARIANS, horde, at, False, 0)
