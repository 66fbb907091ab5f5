"""The questions of Civil War and Revolution. COC-17.16, 17.17."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.categories import FIRST_GOVERNMENT
from ecumene.games.clash_of_cultures.rules.advances.learn import change_government, possible_governments
from ecumene.games.clash_of_cultures.rules.events.lose_units import lose_unit, soldiers_to_disband
from ecumene.games.clash_of_cultures.rules.events.moods_and_gifts import ONE_STEP, mood_falls
from ecumene.games.clash_of_cultures.rules.map.packed_city import ANGRY, HAPPY, mood_of
from ecumene.games.clash_of_cultures.rules.map.packed_unit import ASHORE, SOLDIER, cell_of, kind_of, ship_of
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import AT, DISBAND, GOVERN, NO
from ecumene.kernel.core.action import act, first, second, verb_of
from ecumene.kernel.core.bits import members
from ecumene.kernel.core.frames import Step
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame


@dataclass(init=False, eq=False)
class CivilWar(Frame):
    """In which city? It is not happy and has a soldier."""

    def legal(self, s: World) -> list[int]:
        return [act(AT, at) for at in restless_cities(s, self.player)]

    def why_not(self, s: World, action: i64) -> str:
        if verb_of(action) != AT:
            return NOT_OFFERED
        return "COC-17.16" if s.owner(first(action)) == self.player else "COC-17.3"

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        at: i64 = first(action)
        lose_unit(s, self.player, SOLDIER, at, ASHORE)
        if mood_of(s.city[at]) != ANGRY:
            mood_falls(s, self.player, at, ONE_STEP)


def restless_cities(s: World, p: i64) -> list[int]:
    """Own cities that are not happy and have a soldier."""
    out: list[int] = []
    u: i64
    for u in s.nations[p].units:
        at: i64 = cell_of(u)
        if kind_of(u) == SOLDIER and ship_of(u) == ASHORE and s.owner(at) == p and mood_of(s.city[at]) != HAPPY:
            if at not in out:
                out.append(at)
    return out


LOSE_ACTION: Final = 0
CHANGE_GOVERNMENT: Final = 1


@dataclass(init=False, eq=False)
class RevoltStep(Step):
    """Does this step have an effect? With a soldier the player may choose."""

    seat: i64
    step: i64

    def __init__(self, seat: i64, step: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.step = step

    def run(self, s: World) -> None:
        s.stack.pop()
        if has_effect(s, self.seat, self.step):
            s.ask(Revolt(self.seat, self.step))


@dataclass(init=False, eq=False)
class Revolt(Frame):
    """Accept this step of a Revolution, or remove a soldier instead?"""

    step: i64

    def __init__(self, player: i64, step: i64) -> None:
        self.player = player
        self.step = step

    def legal(self, s: World) -> list[int]:
        return [act(NO)] + soldiers_to_disband(s, self.player)

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == DISBAND:
            lose_unit(s, self.player, SOLDIER, first(action), second(action))
        elif self.step == LOSE_ACTION:
            s.lose_action(self.player)
        else:
            s.ask(NewGovernment(self.player))


def has_effect(s: World, p: i64, step: i64) -> bool:
    """In the own turn, losing an action has an effect only if one is left."""
    if step == LOSE_ACTION:
        return s.mover != p or s.nations[p].actions > 0
    return possible_governments(s, p) != 0


@dataclass(init=False, eq=False)
class NewGovernment(Frame):
    """COC-9.10: which government is the new one?"""

    def legal(self, s: World) -> list[int]:
        return [act(GOVERN, category) for category in members(possible_governments(s, self.player))]

    def why_not(self, s: World, action: i64) -> str:
        if verb_of(action) != GOVERN:
            return NOT_OFFERED
        now: i64 = s.rules.government_of(s.nations[self.player].advances)
        return "COC-9.8" if first(action) >= FIRST_GOVERNMENT and first(action) != now else "COC-9.10"

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        change_government(s, self.player, first(action))
