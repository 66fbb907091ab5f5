"""The rows one match is played with: as printed, or with corrections."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from ecumene.games.clash_of_cultures.advances import Advance, connect
from ecumene.kernel.corrections import Misfit, correct, fixed, number

if TYPE_CHECKING:
    from ecumene.games.clash_of_cultures.cards import ActionCard, Civil, Event, Goal, Objective
    from ecumene.games.clash_of_cultures.combat import Combat
    from ecumene.games.clash_of_cultures.regions import Region
    from ecumene.games.clash_of_cultures.wonder import Wonder


def signed(value: Any) -> int:
    """Combat values may fall."""
    if type(value) is not int or not -99 <= value <= 99:
        raise ValueError("a whole number from -99 to 99 is wanted")
    return value


# Fields that are not plain numbers from nought up. What is not here and not a number cannot be corrected.
READERS: Final[dict[str, Callable[[Any], Any]]] = {
    "freed_by": fixed,
    "ore_freed_by": fixed,
    "requires": fixed,
    "civil": fixed,
    "combat": fixed,
    "top": fixed,
    "bottom": fixed,
    "cv": signed,
    "enemy_cv": signed,
}


@dataclass(init=False, eq=False)
class Rules:
    """Saved as its corrections, from which the rows are made again: `setup.rules_of`."""

    corrections: str

    def __init__(
        self,
        corrections: str,
        advances: list[Advance],
        wonders: list[Wonder],
        events: list[Event],
        civils: list[Civil],
        combats: list[Combat],
        actions: list[ActionCard],
        goals: list[Goal],
        objectives: list[Objective],
        regions: list[Region],
    ) -> None:
        self.corrections = corrections
        self.advances = advances
        self.wonders = wonders
        self.events = events
        self.civils = civils
        self.combats = combats
        self.actions = actions
        self.goals = goals
        self.objectives = objectives
        self.regions = regions
        tables: dict[str, Iterable[Any]] = {
            "advances": list(advances),
            "wonders": list(wonders),
            "events": list(events),
            "civils": list(civils),
            "combats": list(combats),
            "actions": list(actions),
            "goals": list(goals),
            "objectives": list(objectives),
            "regions": list(regions),
        }
        number(tables)
        correct(tables, corrections, READERS)
        connect(advances)
        if corrections and sum(event.copies for event in events) == 0:
            raise Misfit(("events",), "no events are left")
