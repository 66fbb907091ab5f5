"""The rows one match is played with: as printed, or with corrections."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from ecumene.games.clash_of_cultures.cards.advance_names import category_of, top_of
from ecumene.games.clash_of_cultures.cards.rows import FRAMES, ICONS, Advance
from ecumene.kernel.border.corrections import (
    LARGEST,
    Misfit,
    correct,
    errors_of,
    fixed,
    number,
    one_of,
    whole,
    words_of,
)
from ecumene.kernel.core.bits import bag_of, has

if TYPE_CHECKING:
    from ecumene.games.clash_of_cultures.cards.regions import Region
    from ecumene.games.clash_of_cultures.cards.rows import ActionCard, Civil, Combat, Event, Goal, Objective, Wonder


def signed(value: Any) -> int:
    """A combat value may be negative."""
    return whole(value, -LARGEST)


def known_advance(value: Any, names: list[str]) -> int:
    """`trade_routes`, or nothing."""
    return one_of(value, names) if value != "" else -1


def known_advances(value: Any, names: list[str]) -> int:
    """`irrigation engineering`: a bag of them."""
    return bag_of([one_of(word, names) for word in words_of(value)])


FIXED_FIELDS: Final = [
    "freed_by", "ore_freed_by", "frees", "frees_ore", "requires", "unlocks", "protection", "categories", "when",
    "of", "not_with", "role", "place", "civil", "combat", "top", "bottom",
]  # fmt: skip

# Fields that are not plain numbers from zero up. A field that is not a number and not listed here cannot be corrected.
READERS: Final[dict[str, Callable[[Any], Any]]] = {
    **dict.fromkeys(FIXED_FIELDS, fixed),
    "frame": partial(one_of, names=FRAMES),
    "icon": partial(one_of, names=ICONS),
    "cv": signed,
    "enemy_cv": signed,
}


def readers(advances: list[Advance]) -> dict[str, Callable[[Any], Any]]:
    """All readers, also those that need the names of rows."""
    names = [row.name for row in advances]
    return {
        **READERS,
        "advances.needs": partial(known_advance, names=names),
        "wonders.needs": partial(known_advances, names=names),
    }


def connect(advances: list[Advance]) -> None:
    """Set what the rows of all advances together say about each one."""
    for row in advances:
        before = {int(row.needs), int(top_of(category_of(row.number)))} - {int(row.number), -1}
        row.requires = bag_of(list(before))
        row.freed_by = bag_of([by.number for by in advances if has(by.frees, row.number)])
        row.ore_freed_by = bag_of([by.number for by in advances if has(by.frees_ore, row.number)])


@dataclass(init=False, eq=False)
class Rules:
    """Saved as its corrections; `setup.rules_of` makes the rows from them again."""

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
        with errors_of("clash_of_cultures"):
            correct(tables, corrections, readers(advances))
            if sum(event.copies for event in events) == 0:
                raise Misfit(("events",), "no-events")
        connect(advances)
