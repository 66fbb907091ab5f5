"""Rows that can bend a rule, and all the ways they can: wonders, events, both halves of action cards, objectives.

Positions hold a row's number. A row is enough where figures say it all; the odd ones override a hook.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from ecumene.games.clash_of_cultures.rules.state import World

# icons of events (COC-17.4 to 17.7)
NO_ICON: Final = 0
GOLD_MINE: Final = 1
EXHAUSTED_LAND: Final = 2
SPAWN: Final = 3
ATTACK: Final = 4
ICONS: Final = ["none", "gold_mine", "exhausted_land", "spawn", "attack"]

# when a civil half may be played (COC-20.8)
OWN_TURN: Final = 0
START_OF_TURN: Final = 1
BEFORE_COLLECT: Final = 2
AFTER_WIN: Final = 3
AFTER_WIN_OR_CAPTURE: Final = 4
RIGHT_AFTER_CAPTURE: Final = 5

# when an objective may be completed (COC-19.2)
IN_STATUS: Final = 0
AT_ONCE: Final = 1
EITHER: Final = 2


class Event:
    """COC-17."""

    says: ClassVar[list[str]] = []  # facts beyond the row's figures, for the border

    number: i64  # the row's own, set when the table is made
    name: str
    copies: i64
    icon: i64
    protection: i64  # the advance whose owners are spared the text, or -1
    amount: i64
    amount_exposed: i64  # instead of it, for players with Roads, Navigation or Trade Routes
    least: i64  # cities or units a player must have to be affected
    give: i64  # food for others
    categories: i64  # bag: of the free advance of a great person
    lasts: i64  # 1: Pestilence's ban stays until its protection is gained (17.19)

    def __init__(
        self,
        name: str,
        icon: int = NO_ICON,
        copies: int = 1,
        amount: int = 0,
        protection: int = -1,
        amount_exposed: int = 0,
        least: int = 0,
        give: int = 0,
        categories: int = 0,
        lasts: int = 0,
    ) -> None:
        self.number = -1
        self.name = name
        self.icon = icon
        self.copies = copies
        self.amount = amount
        self.protection = protection
        self.amount_exposed = amount_exposed
        self.least = least
        self.give = give
        self.categories = categories
        self.lasts = lasts

    def happen(self, s: World, p: i64) -> None:
        """The text, drawn by p."""
        raise NotImplementedError

    def affect(self, s: World, p: i64) -> None:
        """What it does to one player."""
        raise NotImplementedError

    def person(self) -> bool:
        """COC-17.13: a great person, taken into the hand."""
        return False

    def play(self, s: World, p: i64) -> None:
        """A great person, after its free advance."""
        raise NotImplementedError


class Civil:
    """The upper half of an action card. COC-20."""

    says: ClassVar[list[str]] = []

    number: i64
    name: str
    action: i64  # 1: costs an action
    culture: i64  # tokens
    when: i64
    amount: i64
    reach: i64  # spaces

    def __init__(
        self, name: str, action: int = 0, culture: int = 0, when: int = OWN_TURN, amount: int = 0, reach: int = 0
    ) -> None:
        self.number = -1
        self.name = name
        self.action = action
        self.culture = culture
        self.when = when
        self.amount = amount
        self.reach = reach

    def possible(self, s: World, p: i64) -> bool:
        """COC-20.9: it can do something now; time and price apart."""
        raise NotImplementedError

    def play(self, s: World, p: i64) -> None:
        """The effect: paid and discarded already."""
        raise NotImplementedError

    def meant(self, s: World, p: i64, q: i64) -> None:
        """The player it means is chosen."""
        raise NotImplementedError

    def captured(self, s: World, captor: i64, loser: i64) -> None:
        """COC-16.42, 20.8: a player's city was just captured."""


class Goal:
    """One objective: half a card. COC-19."""

    says: ClassVar[list[str]] = []

    number: i64
    name: str
    when: i64
    amount: i64
    of: i64  # a building, a category or a resource
    pay: i64  # of that resource
    not_with: i64  # bag of goals: not in the same status phase or round (19.12)

    def __init__(
        self, name: str, when: int = IN_STATUS, amount: int = 0, of: int = 0, pay: int = 0, not_with: int = 0
    ) -> None:
        self.number = -1
        self.name = name
        self.when = when
        self.amount = amount
        self.of = of
        self.pay = pay
        self.not_with = not_with

    def met(self, s: World, p: i64) -> bool:
        """In the status phase, or wherever the position itself tells."""
        return False

    def met_by_battle(self, s: World, p: i64) -> bool:
        """Right after a battle, told by `s.battle`."""
        return False

    def met_by_capture(self, s: World, p: i64) -> bool:
        """Right after p captured a city, told by `s.battle`."""
        return False

    def met_at(self, s: World, p: i64, at: i64) -> bool:
        """By what has just happened in a cell."""
        return False

    def charge(self, s: World, p: i64) -> None:
        """What scoring it costs."""


class ActionCard:
    """Two halves. COC-20.1."""

    number: i64
    name: str
    civil: i64
    combat: i64

    def __init__(self, name: str, civil: int, combat: int) -> None:
        self.number = -1
        self.name = name
        self.civil = civil
        self.combat = combat


class Objective:
    """Two goals, of which one may be completed. COC-19.1."""

    number: i64
    name: str
    top: i64
    bottom: i64

    def __init__(self, name: str, top: int, bottom: int) -> None:
        self.number = -1
        self.name = name
        self.top = top
        self.bottom = bottom
