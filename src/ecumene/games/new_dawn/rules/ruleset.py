"""The rows of one match: as printed, or with corrections."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import DECKS, EPIC_CARDS, LEVELS, ORDERS, PASSAGES, TYPES
from ecumene.games.new_dawn.cards.tiles import (
    CITY_STATES,
    HEXES,
    LETTERS,
    MARKS_EACH,
    NATURAL,
    NATURAL_WONDERS,
    NO_MARK,
    SIDES,
    STATE_MARK,
    WATER,
    WATER_TOKENS,
    WONDER_MARK,
)
from ecumene.games.new_dawn.rules.holds import MOST_PLAYERS
from ecumene.games.new_dawn.rules.map.area import MOST_SPACES
from ecumene.games.new_dawn.rules.once_flags import ROW_USED
from ecumene.games.new_dawn.rules.seat import CARAVANS
from ecumene.kernel.border.corrections import (
    Misfit,
    Unfit,
    check_count,
    correct,
    errors_of,
    fixed,
    number,
    once,
    one_of,
    text_of,
    words_of,
)
from ecumene.kernel.core.bits import LARGEST_BAG, bag_of

if TYPE_CHECKING:
    from ecumene.games.new_dawn.cards.power import Power
    from ecumene.games.new_dawn.cards.rows import Agenda, FocusCard, Leader, Natural, Pact, StateCard, Victory, Wonder
    from ecumene.games.new_dawn.cards.tiles import Tile
    from ecumene.games.new_dawn.rules.map.layout import Atlas

# the key of `powers.powers`: bits for wonders, then for diplomacy cards of players, of city-states, and the leader
PACT_SHIFT: Final = 27
STATE_SHIFT: Final = 47
LEADER_SHIFT: Final = 57


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
    "once": fixed,
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


def exactly(deck: str, found: int, count: int) -> None:
    check_count(deck, found, count, count)


def bag_of_giver(pacts: list[Pact], giver: int) -> int:
    """The diplomacy cards of one player."""
    return bag_of([place for place, row in enumerate(pacts) if row.giver == giver])


def bag_of_deck(wonders: list[Wonder], deck: int) -> int:
    """The wonders of one type."""
    return bag_of([place for place, row in enumerate(wonders) if row.deck == deck])


def number_flags(rows: list[Any]) -> int:
    """CND-6.10: gives each row that is used once a turn its bit; returns the first bit after them."""
    flag = ROW_USED
    for row in rows:
        if row.once_a_turn():
            row.once = flag
            flag += 1
    check_count("once_a_turn", flag + CARAVANS, 1, LARGEST_BAG)
    return flag


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
        self.printed_maps: list[Atlas | None] = [None] * (MOST_PLAYERS + 1)  # by players: see `state_table.printed_map`
        self.check_rows()
        self.wonders_of: list[int] = [bag_of_deck(wonders, deck) for deck in range(len(DECKS))]
        self.pacts_of: list[int] = [bag_of_giver(pacts, giver) for giver in range(MOST_PLAYERS)]
        self.caravan_home: i64 = number_flags([*wonders, *states, *cards, *leaders, *pacts])
        rows: list[Power] = [*leaders, *wonders, *pacts, *states]
        self.economy_first: i64 = bag_of([row.once for row in rows if row.economy_first()])  # of flags (CND-20.4)
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

    def check_rows(self) -> None:
        """A row that was added or removed either fits what the rules count on, or is refused here."""
        exactly("focus", len(self.cards), len(TYPES) * LEVELS)
        exactly("state", len(self.states), min(len(CITY_STATES), MARKS_EACH))
        exactly("natural", len(self.naturals), min(len(NATURAL_WONDERS), MARKS_EACH))
        for pact in self.pacts:
            exactly("pact", len([row for row in self.pacts if type(row) is type(pact)]), MOST_PLAYERS)
        check_count("tile", len(self.tiles), 1, min(LARGEST_BAG, (MOST_SPACES - WATER_TOKENS) // HEXES))
        check_count("victory", len(self.goals), EPIC_CARDS, LARGEST_BAG)
        check_count("leader", len(self.leaders), MOST_PLAYERS, (1 << LARGEST_BAG - LEADER_SHIFT) - 1)
        check_count("pact", len(self.pacts), 1, STATE_SHIFT - PACT_SHIFT)
        check_count("wonder", len(self.wonders), 1, PACT_SHIFT)
        by_type = all(row.type == place // LEVELS for place, row in enumerate(self.cards))
        states = [row.name for row in self.states]
        naturals = [row.name for row in self.naturals]
        if not by_type or states != CITY_STATES or naturals != NATURAL_WONDERS:
            raise ValueError("focus cards are listed by type, city-states and natural wonders as their marks")
