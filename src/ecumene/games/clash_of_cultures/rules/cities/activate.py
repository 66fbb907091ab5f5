"""Activating a city: what its mood allows, and what comes after. COC-7.11 to 7.14, 7.21, 7.22, 11.1 to 11.3, 11.25."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.map.cities import lower_mood
from ecumene.games.clash_of_cultures.rules.map.packed_city import (
    ANGRY,
    HAPPY,
    mood_of,
    owner_of,
    size_of,
    uses_of,
)
from ecumene.games.clash_of_cultures.rules.objectives import after_moods
from ecumene.games.clash_of_cultures.rules.powers import powers
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.kernel.core.frames import Step
from ecumene.kernel.core.state import NOBODY


def working_mood(s: World, p: i64, at: i64) -> i64:
    """COC-24.20, 24.32: the mood that a city acts with."""
    mood: i64 = mood_of(s.city[at])
    for power in powers(s, p, s.rules.hooks.working_mood):
        mood = power.working_mood(s, p, mood)
    return mood


def capacity(s: World, p: i64, at: i64) -> i64:
    """COC-7.2, 7.11, 7.12, 11.4, 11.14: how many units or resources it gives."""
    mood: i64 = working_mood(s, p, at)
    if mood == ANGRY:
        return 1
    return size_of(s.city[at]) + (1 if mood == HAPPY else 0)


def why_not_activate(s: World, p: i64, at: i64) -> str:
    """COC-11.1, 11.3, 7.22, 24.20: only an own city; an angry one only once a turn, even with Forced Labor."""
    city: i64 = s.city[at]
    if owner_of(city) != p:
        return "COC-11.1"
    return "COC-11.3" if mood_of(city) == ANGRY and uses_of(city) > 0 else ""


def activate_city(s: World, p: i64, at: i64) -> None:
    """COC-7.21, 11.23: the activation is announced. Its end is put on the stack below everything that is done."""
    s.count_activation(p, at)
    s.push(EndActivation(p, at))


@final
@dataclass(init=False, eq=False)
class EndActivation(Step):
    """COC-11.2, 11.25, 7.14: from the second activation on the mood drops. Then the Great Lighthouse (COC-22.12)."""

    seat: i64
    at: i64

    def __init__(self, seat: i64, at: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.at = at

    def run(self, s: World) -> None:
        s.stack.pop()
        city: i64 = s.city[self.at]
        if owner_of(city) != self.seat:
            return
        for power in powers(s, self.seat, s.rules.hooks.activation_ended):
            power.activation_ended(s, self.seat, self.at)
        if uses_of(city) > 1 and lower_mood(s, self.at) and mood_of(s.city[self.at]) == ANGRY:
            after_moods(s, self.seat)
