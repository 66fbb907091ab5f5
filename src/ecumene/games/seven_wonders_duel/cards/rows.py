"""What all decks share: resources, colours, symbols, and the rows of buildings and wonders. SWD-1.1, 1.2, 1.6.

A row holds what is printed. Nearly every card is only a row; the few that count something override a hook of their row.
Rows hold no game state. A position holds the number of a row, and the rules of a match hold the rows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from ecumene.kernel.border.corrections import one_of, words_of
from ecumene.kernel.core.bits import each, one

if TYPE_CHECKING:
    from ecumene.games.seven_wonders_duel.rules.state import Duel

RESOURCES: Final = ["wood", "clay", "stone", "glass", "papyrus"]  # raw materials, then manufactured goods
MOST_UNITS: Final = 9  # resources in one cost
COINS_PER_POINT: Final = 3  # SWD-11.4, 11.9

COLORS: Final = ["brown", "gray", "blue", "green", "yellow", "red", "purple"]
BROWN: Final = 0
GRAY: Final = 1
BLUE: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
RED: Final = 5
PURPLE: Final = 6
COUNTED: Final = [*COLORS, "wonder"]  # what a card may count
WONDERS_BUILT: Final = 7

SYMBOLS: Final = ["wheel", "pendulum", "quill", "mortar", "sundial", "armillary_sphere", "balance"]
NO_SYMBOL: Final = -1
WHEEL: Final = 0
PENDULUM: Final = 1
QUILL: Final = 2
MORTAR: Final = 3
SUNDIAL: Final = 4
ARMILLARY_SPHERE: Final = 5
BALANCE: Final = 6

# the decks
AGE1: Final = 1
AGE2: Final = 2
AGE3: Final = 3
GUILDS: Final = 4

# fmt: off
LINKS: Final = [  # SWD-1.8: chain symbols
    "horseshoe", "sword", "tower", "book", "gear", "vase", "mask", "moon", "drop", "target", "helmet", "harp", "lamp",
    "barrel", "column", "sun", "senate_house",
]
# fmt: on


def units_of(words: Any, most: int = MOST_UNITS) -> int:
    """`"wood wood glass"` as a tally of resources."""
    total = 0
    for word in words_of(words, most):
        total += each(one_of(word, RESOURCES))
    return total


def resource_bag(words: Any) -> int:
    """`"glass papyrus"` as a bag of resources."""
    bag = 0
    for word in words_of(words):
        bag |= one(one_of(word, RESOURCES))
    return bag


def link_bag(symbol: Any) -> int:
    """A chain symbol as a bag, which is empty where there is none."""
    return one(one_of(symbol, LINKS)) if symbol != "" else 0


def symbol_of(word: Any) -> int:
    """A science symbol."""
    return one_of(word, SYMBOLS) if word != "" else NO_SYMBOL


def color_of(word: Any) -> int:
    return one_of(word, COLORS)


class Card:
    """A building. An odd one overrides `reward` or `final_points`."""

    extra_facts: ClassVar[list[str]] = []  # what it says besides its figures: ids of facts

    name: str
    deck: i64
    color: i64
    coins: i64
    cost: i64
    makes: i64
    any_raw: i64
    any_good: i64
    fixes: i64
    pays: i64
    points: i64
    shields: i64
    science: i64
    link: i64
    free_with: i64
    what: list[int]
    each: i64

    def __init__(
        self,
        name: str,
        deck: int,
        color: int,
        coins: int = 0,
        cost: str = "",
        makes: str = "",
        any_raw: int = 0,
        any_good: int = 0,
        fixes: str = "",
        pays: int = 0,
        points: int = 0,
        shields: int = 0,
        science: int = NO_SYMBOL,
        link: str = "",
        free_with: str = "",
        what: str = "",
        each: int = 0,
    ) -> None:
        self.name = name
        self.deck = deck
        self.color = color
        self.coins = coins  # SWD-5.6 printed coins
        self.cost = units_of(cost)  # SWD-1.3 resources, a tally
        self.makes = units_of(makes)  # SWD-5.2
        self.any_raw = any_raw  # SWD-5.7 one wood, clay or stone
        self.any_good = any_good  # SWD-5.7 one glass or papyrus
        self.fixes = resource_bag(fixes)  # SWD-5.5 resources bought at one coin, a bag
        self.pays = pays  # coins on construction
        self.points = points
        self.shields = shields
        self.science = science
        self.link = link_bag(link)  # SWD-1.4 the chain symbol it carries
        self.free_with = link_bag(free_with)  # SWD-5.8 the chain symbol that makes it free
        self.what = [COUNTED.index(w) for w in what.split()]  # what it counts, where it counts something
        self.each = each  # coins or points for each thing counted

    def reward(self, s: Duel, p: i64) -> i64:
        """SWD-6.3d: coins on construction. The card is already in the city."""
        return self.pays

    def final_points(self, s: Duel, p: i64) -> i64:
        """SWD-11.3: points at the end of the game."""
        return self.points


class Wonder:
    """A wonder. An odd one overrides `ask`."""

    extra_facts: ClassVar[list[str]] = []  # what it says besides its figures: ids of facts

    name: str
    cost: i64
    coins: i64
    other_loses: i64
    any_raw: i64
    any_good: i64
    shields: i64
    again: i64
    points: i64

    def __init__(
        self,
        name: str,
        cost: str,
        coins: int = 0,
        other_loses: int = 0,
        any_raw: int = 0,
        any_good: int = 0,
        shields: int = 0,
        again: int = 0,
        points: int = 0,
    ) -> None:
        self.name = name
        self.cost = units_of(cost)
        self.coins = coins
        self.other_loses = other_loses
        self.any_raw = any_raw
        self.any_good = any_good
        self.shields = shields
        self.again = again
        self.points = points

    def ask(self, s: Duel, p: i64) -> None:
        """SWD-6.4f: ask the builder a question. Most wonders ask none."""
