"""The rows of one match: as printed, or with corrections."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from ecumene.games.new_dawn.cards.rows import ORDERS, PASSAGES, TYPES
from ecumene.games.new_dawn.cards.tiles import HEXES, LETTERS, NATURAL, NO_MARK, SIDES, STATE_MARK, WATER, WONDER_MARK
from ecumene.kernel.border.corrections import (
    Misfit,
    Unfit,
    correct,
    errors_of,
    fixed,
    number,
    once,
    one_of,
    text_of,
    words_of,
)

if TYPE_CHECKING:
    from ecumene.games.new_dawn.cards.rows import Agenda, FocusCard, Leader, Natural, Pact, StateCard, Victory, Wonder
    from ecumene.games.new_dawn.cards.tiles import Tile


def types(value: Any) -> list[int]:
    """`science economy military culture industry`: each once."""
    words = words_of(value)
    out = [one_of(word, TYPES) for word in once(words)]
    if len(out) != len(TYPES):
        raise Unfit("fit-count", count=len(TYPES), found=len(out))
    return out


def order(value: Any) -> int:
    return one_of(value, ORDERS)


def passages(value: Any) -> int:
    """`water rivals barbarians`: some of them, or none."""
    bag = 0
    for word in words_of(value):
        bag |= 1 << one_of(word, PASSAGES)
    return bag


def lands(value: Any) -> list[int]:
    """`nhgdhmmmmw`: the terrain of a side, hex by hex."""
    letters = text_of(value)
    if len(letters) != HEXES or not set(letters) <= set(LETTERS):
        raise Unfit("tile-letters", count=HEXES, there=list(LETTERS), value=letters)
    return [LETTERS.index(letter) for letter in letters]


# Fields that are not plain numbers from zero up. A field that is not here and is not a number cannot be corrected.
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
    "row": types,
    "order": order,
    "through": passages,
    "a": lands,
    "b": lands,
}


def put_terrain_on_sides(tiles: list[Tile]) -> None:
    """Puts the corrected terrain on its side, and checks that it fits what is printed on each hex."""
    for tile in tiles:
        for name, side, land in zip(SIDES, tile.sides, (tile.a, tile.b)):
            for hex in range(HEXES):
                natural = WONDER_MARK <= side.mark[hex] < STATE_MARK
                if natural != (land[hex] == NATURAL):
                    raise Misfit(("tiles", tile.name, name), "tile-natural", hex=hex, letter=LETTERS[NATURAL])
                if side.mark[hex] != NO_MARK and land[hex] == WATER:
                    raise Misfit(("tiles", tile.name, name), "tile-water", hex=hex, letter=LETTERS[WATER])
            side.terrain = land


@dataclass(init=False, eq=False)
class Rules:
    """All tables of rows. Saved are only the corrections: `setup.rules_of` makes the rows again."""

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
        with errors_of("new_dawn"):
            correct(tables, corrections, READERS)
            put_terrain_on_sides(tiles)
