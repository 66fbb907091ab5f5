"""Free units from the supply: the player chooses an own city for each. COC-17.14."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.map.units import place_unit, room_for, supply_unit
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import AT
from ecumene.kernel.core.action import act, first
from ecumene.kernel.core.frames import Choice


def cities_with_room(s: World, p: i64, kind: i64) -> list[int]:
    """COC-1.4, 11.8, 17.14: own cities with room, if such a unit is left in the supply."""
    if supply_unit(s, p, kind) == 0:
        return []
    return [at for at in s.cities_of(p) if room_for(s, p, kind, at)]


def place_free_unit(s: World, p: i64, kind: i64) -> None:
    s.ask(PlaceUnit(p, kind))


@dataclass(init=False, eq=False)
class PlaceUnit(Choice):
    """In which own city is the unit placed?"""

    verb: ClassVar[int] = AT
    rule: ClassVar[str] = "COC-17.14"

    kind: i64

    def __init__(self, player: i64, kind: i64) -> None:
        self.player = player
        self.kind = kind

    def legal(self, s: World) -> list[int]:
        return [act(AT, at) for at in cities_with_room(s, self.player, self.kind)]

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        place_unit(s, self.player, self.kind, first(action))
