"""The rows one match is played with: as printed, or with corrections."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from ecumene.kernel.corrections import correct, fixed, number

if TYPE_CHECKING:
    from ecumene.games.new_dawn.cards import Agenda, FocusCard, Leader, Natural, Pact, StateCard, Victory, Wonder
    from ecumene.games.new_dawn.tiles import Tile


# Fields that are not plain numbers from nought up. What is not here and not a number cannot be corrected.
READERS: Final[dict[str, Callable[[Any], Any]]] = {
    "type": fixed,
    "level": fixed,
    "deck": fixed,
    "era": fixed,
    "giver": fixed,
    "kind": fixed,
    "first": fixed,
    "second": fixed,
    "resource": fixed,
}


@dataclass(init=False, eq=False)
class Rules:
    """Saved as its corrections, from which the rows are made again: `setup.rules_of`."""

    corrections: str

    def __init__(
        self,
        corrections: str,
        cards: list[FocusCard],
        leaders: list[Leader],
        wonders: list[Wonder],
        pacts: list[Pact],
        states: list[StateCard],
        goals: list[Victory],
        agendas: list[Agenda],
        naturals: list[Natural],
        tiles: list[Tile],
    ) -> None:
        self.corrections = corrections
        self.cards = cards
        self.leaders = leaders
        self.wonders = wonders
        self.pacts = pacts
        self.states = states
        self.goals = goals
        self.agendas = agendas
        self.naturals = naturals
        self.tiles = tiles
        tables: dict[str, Iterable[Any]] = {
            "cards": list(cards),
            "leaders": list(leaders),
            "wonders": list(wonders),
            "pacts": list(pacts),
            "states": list(states),
            "goals": list(goals),
            "agendas": list(agendas),
            "naturals": list(naturals),
            "tiles": list(tiles),
        }
        number(tables)
        correct(tables, corrections, READERS)
