"""The rows one match is played with: as printed, or with corrections."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from ecumene.games.clash_of_cultures.cards.advance_names import FRAMES, Advance, connect
from ecumene.games.clash_of_cultures.cards.rows import ICONS
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
from ecumene.kernel.core.bits import bag_of

if TYPE_CHECKING:
    from ecumene.games.clash_of_cultures.cards.combat_rows import Combat
    from ecumene.games.clash_of_cultures.cards.regions import Region
    from ecumene.games.clash_of_cultures.cards.rows import ActionCard, Civil, Event, Goal, Objective
    from ecumene.games.clash_of_cultures.cards.wonder_names import Wonder


def signed(value: Any) -> int:
    """Combat values may fall."""
    return whole(value, -LARGEST)


def known_advance(value: Any, names: list[str]) -> int:
    """`trade_routes`, or nothing."""
    return one_of(value, names) if value != "" else -1


def known_advances(value: Any, names: list[str]) -> int:
    """`irrigation engineering`: a bag of them."""
    return bag_of([one_of(word, names) for word in words_of(value)])


SAYS_WHAT_IT_IS: Final = [
    "freed_by", "ore_freed_by", "frees", "frees_ore", "requires", "unlocks", "protection", "categories", "when",
    "of", "not_with", "role", "place", "civil", "combat", "top", "bottom",
]  # fmt: skip

# Fields that are not plain numbers from nought up. What is not here and not a number cannot be corrected.
READERS: Final[dict[str, Callable[[Any], Any]]] = {
    **dict.fromkeys(SAYS_WHAT_IT_IS, fixed),
    "frame": partial(one_of, names=FRAMES),
    "icon": partial(one_of, names=ICONS),
    "cv": signed,
    "enemy_cv": signed,
}


def readers(advances: list[Advance]) -> dict[str, Callable[[Any], Any]]:
    """Those that know the names of rows, too."""
    names = [row.name for row in advances]
    return {
        **READERS,
        "advances.needs": partial(known_advance, names=names),
        "wonders.needs": partial(known_advances, names=names),
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
        with errors_of("clash_of_cultures"):
            correct(tables, corrections, readers(advances))
            if sum(event.copies for event in events) == 0:
                raise Misfit(("events",), "no-events")
        connect(advances)
