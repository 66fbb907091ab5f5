"""Captured cities and settlements: new owner, spoils, refugees. COC-3.4, 16.22 to 16.32, 16.42, 18.11 to 18.13."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.battle.figures import DEFENDER
from ecumene.games.clash_of_cultures.rules.cities.free_units import place_free_unit
from ecumene.games.clash_of_cultures.rules.map.cities import (
    add_building,
    destroy_city,
    set_mood,
    supply_piece,
)
from ecumene.games.clash_of_cultures.rules.map.packed_city import (
    ANGRY,
    BARBARIANS,
    BUILDINGS,
    SETTLEMENT,
    colour_of,
    mood_of,
    size_of,
    wonder_of,
)
from ecumene.games.clash_of_cultures.rules.map.packed_unit import (
    SETTLER,
)
from ecumene.games.clash_of_cultures.rules.resources import gain
from ecumene.games.clash_of_cultures.rules.seat import GOLD
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import (
    DESTROY,
    OCCUPY,
)
from ecumene.games.clash_of_cultures.rules.wonders.ownership import tell_new_holder
from ecumene.kernel.core.action import act, verb_of
from ecumene.kernel.core.state import Frame


def capture(s: World) -> None:
    """COC-3.4, 16.42, 18.11: the attacker takes the city of the battle."""
    b = s.fight
    captor: i64 = b.attacker
    loser: i64 = b.defender
    s.capture_city()
    if loser == BARBARIANS:
        gain(s, captor, GOLD, b.sides[DEFENDER].lost)  # COC-18.12
        s.ask(KeepOrDestroy(captor))
    else:
        capture_city(s, captor, loser, b.at)


def capture_city(s: World, captor: i64, loser: i64, at: i64) -> None:
    """COC-16.24, 16.25, 16.26, 16.28, 16.31, 16.32, 16.42, 7.16: pieces, gold, refugees, mood, wonder."""
    spoils: i64 = 0 if mood_of(s.city[at]) == ANGRY else size_of(s.city[at])
    content: bool = mood_of(s.city[at]) != ANGRY
    if supply_piece(s, captor, SETTLEMENT) == 0:
        spoils += size_of(s.city[at])
        destroy_city(s, at)
        gain(s, captor, GOLD, spoils)
    else:
        spoils += take_over(s, captor, loser, at)
        gain(s, captor, GOLD, spoils)
        set_mood(s, at, ANGRY)
        if wonder_of(s.city[at]) >= 0:
            tell_new_holder(s, at)
    if content:
        place_free_unit(s, loser, SETTLER)


def take_over(s: World, captor: i64, loser: i64, at: i64) -> i64:
    """COC-16.23, 16.27, 16.29, 16.31: the loser's pieces become the captor's. Returns how many were removed instead."""
    removed: i64 = 0
    s.pass_settlement(at, captor)
    building: i64
    for building in range(BUILDINGS):
        if colour_of(s.city[at], building) == loser:
            if supply_piece(s, captor, building) > 0:
                add_building(s, at, building, captor)
            else:
                s.remove_building(at, building)
                removed += 1
    return removed


@dataclass(init=False, eq=False)
class KeepOrDestroy(Frame):
    """COC-18.12, 18.13, D21: is a captured barbarian settlement kept, angry, or destroyed for gold?"""

    def legal(self, s: World) -> list[int]:
        out: list[int] = [act(OCCUPY)] if supply_piece(s, self.player, SETTLEMENT) > 0 else []
        out.append(act(DESTROY))
        return out

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        at: i64 = s.fight.at
        if verb_of(action) == OCCUPY:
            s.pass_settlement(at, self.player)
            set_mood(s, at, ANGRY)
        else:
            destroy_city(s, at)
            gain(s, self.player, GOLD, 1)
