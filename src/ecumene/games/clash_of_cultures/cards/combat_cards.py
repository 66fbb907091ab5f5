"""The 16 combat halves of action cards. COC-16.8, 16.9, 16.40, 20.4."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.rows import (
    ATTACKER_ONLY,
    DEFENDER_ONLY,
    FOR_A_CITY,
    NOT_AGAINST_A_CITY,
    ON_LAND,
    Combat,
)
from ecumene.games.clash_of_cultures.rules.action_cards.draw_cards import DrawLater
from ecumene.games.clash_of_cultures.rules.battle.dice import CancelRoll, KillRoll
from ecumene.games.clash_of_cultures.rules.battle.fighters import fighters, is_raid, leader_of
from ecumene.games.clash_of_cultures.rules.battle.figures import ATTACKER_WON, STOPPED
from ecumene.games.clash_of_cultures.rules.map.packed_city import NO_ONE
from ecumene.games.clash_of_cultures.rules.map.packed_unit import SETTLER, SOLDIER, moved_to
from ecumene.games.clash_of_cultures.rules.map.units import (
    MOST_SOLDIERS,
    foreign_units_at,
    soldiers_at,
    units_of_kind,
)
from ecumene.games.clash_of_cultures.rules.state import SEA, UNEXPLORED, World
from ecumene.games.clash_of_cultures.rules.verbs import TO, WITHDREW
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.piles import holds
from ecumene.kernel.core.state import NOT_OFFERED, Frame


class Peltasts(Combat):
    """A die for each own soldier. If one is high enough, a hit is cancelled."""

    says: ClassVar[list[str]] = ["die_per_soldier"]

    def reveal(self, s: World, side: i64) -> None:
        s.push(CancelRoll(side, fighters(s, side)))


class Archers(Combat):
    """If a die is high enough, an enemy soldier is removed before the roll."""

    says: ClassVar[list[str]] = ["kills_before_roll"]

    def reveal(self, s: World, side: i64) -> None:
        s.push(KillRoll(side, 1))


class Encircled(Combat):
    """If the enemy lost at least as many units, a die that is high enough removes one more."""

    says: ClassVar[list[str]] = ["kills_after_roll"]

    def after(self, s: World, side: i64) -> None:
        b = s.fight
        if b.sides[1 - side].lost_now >= b.sides[side].lost_now and fighters(s, 1 - side) > 0:
            s.push(KillRoll(side, 1))


class Surprise(Combat):
    """A card for an enemy unit removed in this round. Both sides may draw one (COC-20.6)."""

    def after(self, s: World, side: i64) -> None:
        if s.fight.sides[1 - side].lost_now > 0:
            s.push(DrawLater(leader_of(s, side), self.draws))


class TacticalRetreat(Combat):
    """The battle ends: all own units go to an adjacent space. Their city is captured, except in COC-18.18."""

    says: ClassVar[list[str]] = ["withdraws"]

    def possible(self, s: World, side: i64) -> bool:
        return len(refuges(s, leader_of(s, side))) > 0

    def withdraw(self, s: World, side: i64) -> None:
        s.ask(Withdraw(leader_of(s, side)))


def refuges(s: World, p: i64) -> list[int]:
    """Explored land next to the battle, without foreign units and cities, with room; in order of cells."""
    here: i64 = s.fight.at
    out: list[int] = []
    to: i64
    for to in s.layout.near[here]:
        if s.terrain[to] > UNEXPLORED and s.terrain[to] != SEA and foreign_units_at(s, p, to) == 0:
            owner: i64 = s.owner(to)
            if (owner == NO_ONE or owner == p) and soldiers_at(s, p, here) + soldiers_at(s, p, to) <= MOST_SOLDIERS:
                out.append(to)
    out.sort()
    return out


def why_no_refuge(s: World, p: i64, to: i64) -> str:
    """COC-12.6, 12.11, 12.20: it must be adjacent land, without foreign units and cities, with room."""
    if not holds(s.layout.near[s.fight.at], to) or s.terrain[to] <= UNEXPLORED or s.terrain[to] == SEA:
        return "COC-12.6"
    owner: i64 = s.owner(to)
    if foreign_units_at(s, p, to) > 0 or (owner != NO_ONE and owner != p):
        return "COC-12.20"
    return "COC-12.11"


@dataclass(init=False, eq=False)
class Withdraw(Frame):
    """D18: where to? COC-3.12, 18.18."""

    def legal(self, s: World) -> list[int]:
        return [act(TO, to) for to in refuges(s, self.player)]

    def why_not(self, s: World, action: i64) -> str:
        return why_no_refuge(s, self.player, first(action)) if verb_of(action) == TO else NOT_OFFERED

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        p: i64 = self.player
        here: i64 = s.fight.at
        s.report(WITHDREW, p, here, first(action))
        u: i64
        for u in units_of_kind(s, p, here, SOLDIER) + units_of_kind(s, p, here, SETTLER):
            s.change_unit(p, u, moved_to(u, first(action)))
        s.decide_battle(STOPPED if is_raid(s) else ATTACKER_WON)


def combat_rows() -> list[Combat]:
    # fmt: off
    return [
        Peltasts("peltasts", army=1, place=ON_LAND, die=5, cancel=1),
        Encircled("encircled", army=1, place=ON_LAND, die=5),
        Combat("wedge_formation", army=1, role=ATTACKER_ONLY, place=ON_LAND, cv_per_enemy=1),
        Combat("high_morale", army=1, ship=1, fortress=1, cv=2),
        Combat("heavy_resistance", army=1, ship=1, fortress=1, role=DEFENDER_ONLY, enemy_cv_each=1),
        Combat("high_ground", army=1, fortress=1, place=NOT_AGAINST_A_CITY, enemy_cv=-2),
        Surprise("surprise", army=1, ship=1, fortress=1, cv=1, draws=1),
        Combat("siege", army=1, role=ATTACKER_ONLY, place=FOR_A_CITY, cv=1, enemy_cv=-2, ransom=2),
        Combat("for_the_people", army=1, fortress=1, role=DEFENDER_ONLY, place=FOR_A_CITY, dice=1),
        Combat("improved_defenses", army=1, fortress=1, role=DEFENDER_ONLY, place=FOR_A_CITY, cancel=1),
        TacticalRetreat("tactical_retreat", army=1, role=DEFENDER_ONLY, place=ON_LAND),
        Combat("defensive_formation", army=1, ship=1, fortress=1, role=DEFENDER_ONLY, dice=1),
        Combat("scout", army=1, ship=1, fortress=1, takes=1),
        Combat("martyr", army=1, ship=1, martyrs=1),
        Archers("archers", army=1, place=ON_LAND, die=5),
        Combat("flanking", army=1, role=ATTACKER_ONLY, place=ON_LAND, dice=1),
    ]
    # fmt: on
