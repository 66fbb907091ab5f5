"""The rows of one match: as reconstructed, or with corrections."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.achievements import Achievement
from ecumene.games.age_of_civilization.cards.actions import Action
from ecumene.games.age_of_civilization.cards.civilizations import Civilization, civilization_rows
from ecumene.games.age_of_civilization.cards.commands import Command
from ecumene.games.age_of_civilization.cards.effect import Effect
from ecumene.games.age_of_civilization.cards.effects import effects
from ecumene.games.age_of_civilization.cards.events import Event
from ecumene.games.age_of_civilization.cards.modes import Mode
from ecumene.games.age_of_civilization.cards.rows import (
    column_of,
    demands_of,
    era_of,
    icon_of,
    names_of,
    positions_of,
    read_rows,
    replacements_of,
    rounds_of,
    tech_of,
    tech_or_none,
    techs_of,
    tokens_of,
    who_of,
)
from ecumene.games.age_of_civilization.cards.technologies import TECHS, Special, Tech
from ecumene.games.age_of_civilization.cards.terms import (
    AFTER,
    ANCIENT,
    BONUS,
    COMMON,
    DISCOUNT,
    NEEDS,
    NONE,
    PERMANENT,
    SET_COST,
    TECHNOLOGY,
    WONDER_CARD,
)
from ecumene.games.age_of_civilization.cards.wonders import Wonder, wonder_rows
from ecumene.games.age_of_civilization.rules.row_checks import check, check_printed, check_rows
from ecumene.kernel.border.corrections import correct, errors_of, fixed, number, whole
from ecumene.kernel.core.bits import bag_of, has, one

MOST_SPACES: Final = 3  # `Nation.used` has two bits for each action
WORKER_LIMIT: Final = 4  # AOC-1.5
TOP_LEVEL: Final = 3  # of technologies; special cards never cover it

# Sources of effects, in one row of numbers: the table, main abilities, legacies, technologies, wonders.
TABLE: Final = 0  # a space that everybody can use
CIVILIZATIONS: Final[i64] = len(civilization_rows())
TECHNOLOGIES: Final[i64] = len(TECHS)
WONDERS: Final[i64] = len(wonder_rows())
FIRST_MAIN: Final = 1
FIRST_LEGACY: Final[i64] = FIRST_MAIN + CIVILIZATIONS
FIRST_TECH: Final[i64] = FIRST_LEGACY + CIVILIZATIONS
FIRST_WONDER: Final[i64] = FIRST_TECH + TECHNOLOGIES


# How fields are read. A field that is not listed can be corrected only if it is a number.
READERS: Final[dict[str, Callable[[Any], Any]]] = {
    "card": fixed,
    "solo": fixed,
    "special": fixed,
    "sort": fixed,
    "population": partial(whole, high=WORKER_LIMIT),
    "level": partial(whole, low=1, high=TOP_LEVEL),
    "spaces": partial(whole, high=MOST_SPACES),
    "main": effects,
    "legacy": effects,
    "effect": effects,
    "passed": effects,
    "failed": effects,
    "always": effects,
    "requires": techs_of,
    "stands_for": tech_or_none,
    "lower": tech_of,
    "upper": tech_of,
    "column": column_of,
    "era": era_of,
    "icon": icon_of,
    "who": who_of,
    "deck": names_of,
    "starts_as": names_of,
    "tokens": tokens_of,
    "replaces": replacements_of,
    "fixed": positions_of,
    "takes_wonder_after": rounds_of,
    "collapse_after": rounds_of,
    "bronze": demands_of,
    "silver": demands_of,
    "gold": demands_of,
}


@final
class Abilities:
    """The abilities of one source, and what they change: so most checks need not read them."""

    def __init__(self) -> None:
        self.numbers: list[Any] = []  # integers, handed on as objects
        self.first: i64 = 0  # of the numbers
        self.moments: i64 = 0  # bag of the moments at which they work
        self.priced: i64 = 0  # bag of the actions whose price or number of workers they change
        self.enriched: i64 = 0  # bag of the actions to which they add a bonus

    def add(self, e: Effect) -> None:
        if len(self.numbers) == 0:
            self.first = e.number
        self.numbers.append(e.number)
        self.moments |= one(e.moment)
        if e.moment == DISCOUNT or e.moment == SET_COST or e.moment == NEEDS:
            self.priced |= one(e.action)
        elif e.moment == BONUS or e.moment == AFTER:
            self.enriched |= one(e.action)


@final
@dataclass(init=False, eq=False)
class Rules:
    """All rows of a match. Only the corrections are saved; `setup.rules_of` makes the rows again."""

    corrections: str

    def __init__(
        self,
        corrections: str,
        actions: list[Action],
        civilizations: list[Civilization],
        techs: list[Tech],
        specials: list[Special],
        wonders: list[Wonder],
        events: list[Event],
        commands: list[Command],
        modes: list[Mode],
        achievements: list[Achievement],
    ) -> None:
        self.corrections = corrections
        self.actions = actions
        self.civilizations = civilizations
        self.techs = techs
        self.specials = specials
        self.wonders = wonders
        self.events = events
        self.commands = commands
        self.modes = modes
        self.achievements = achievements
        tables: dict[str, Iterable[Any]] = {
            "actions": list(actions),
            "civilizations": list(civilizations),
            "techs": list(techs),
            "specials": list(specials),
            "wonders": list(wonders),
            "events": list(events),
            "commands": list(commands),
            "modes": list(modes),
            "achievements": list(achievements),
        }
        number(tables)
        read_rows(actions, techs, specials)
        check_rows(tables)
        with errors_of("age_of_civilization"):
            correct(tables, corrections, READERS)
        self.effects: list[Effect] = []  # of all abilities, by number
        self.of_main: list[Abilities] = [self.numbered(FIRST_MAIN + c.number, c.main) for c in civilizations]
        self.of_legacy: list[Abilities] = [self.numbered(FIRST_LEGACY + c.number, c.legacy) for c in civilizations]
        self.first_of_techs: i64 = len(self.effects)  # abilities of technologies and wonders have numbers from here on
        self.of_tech: list[Abilities] = [self.numbered(FIRST_TECH + t.number, t.effect) for t in techs]
        self.of_wonder: list[Abilities] = [self.numbered(FIRST_WONDER + w.number, w.effect) for w in wonders]
        self.permanent: list[int] = [a.number for a in actions if a.sort == PERMANENT]
        self.on_board: i64 = bag_of([t.number for t in techs if t.card == NONE])  # printed on every technology board
        self.boards: list[int] = [self.board(card) for card in range(-1, len(specials))]
        self.open_to_all: i64 = bag_of([t.number for t in techs if t.requires == 0])
        self.opened_by: list[int] = [bag_of([u.number for u in techs if has(u.requires, t.number)]) for t in techs]
        # by how many there are: bag of the actions for which so many are enough, as printed
        self.dearest: i64 = max([a.coins for a in actions])  # the highest printed price of an action
        self.for_coins: list[int] = [self.actions_within(n, False) for n in range(self.dearest + 1)]
        self.everything: i64 = self.actions_within(self.dearest, False)
        self.performable: i64 = bag_of([a.number for a in actions if a.spaces > 0])
        self.for_workers: list[int] = [self.actions_within(n, True) for n in range(WORKER_LIMIT + 1)]
        self.spaces: i64 = sum([a.spaces << (2 * a.number) for a in actions])  # two bits for each, as `Nation.used`
        self.learns: i64 = self.actions_that_give(TECHNOLOGY)  # bags of actions
        self.builds: i64 = self.actions_that_give(WONDER_CARD)
        self.ancient: i64 = bag_of([w.number for w in wonders if w.era == ANCIENT])
        self.common_events: i64 = bag_of([e.number for e in events if e.special == 0])
        self.decks: list[int] = [self.deck(mode) for mode in modes]
        self.tracks: list[int] = [bag_of(self.track(mode)) for mode in modes]
        self.shuffled: list[int] = [bag_of(self.without_place(mode)) for mode in modes]
        if not corrections:
            check_printed(self)
            return
        with errors_of("age_of_civilization"):
            check(self)

    def board(self, card: i64) -> i64:
        """AOC-12.4, 12.5: bag of the technologies a player can ever gain, with a special card or without (NONE)."""
        bag: i64 = 0
        for t in self.techs:
            if t.card != NONE:
                there = t.card == card
            else:
                there = card == NONE or t.level == TOP_LEVEL or t.column != self.specials[card].column
            if there:
                bag |= one(t.number)
        return bag

    def deck(self, mode: Mode) -> i64:
        """AOC-2.3, 15.2, 16.2: bag of the civilizations that are in the game."""
        if mode.deck:
            return bag_of([c.number for c in self.civilizations if c.name in mode.deck])
        return bag_of([c.number for c in self.civilizations if mode.solo == 0 or c.solo != 0])

    def track(self, mode: Mode) -> list[int]:
        """AOC-2.4, 16.3: the eight action cards of a mode."""
        cards = [a.number for a in self.actions if a.sort == COMMON]
        i: i64
        for i in range(0, len(mode.replaces), 2):
            if mode.replaces[i] in cards:
                cards[cards.index(mode.replaces[i])] = mode.replaces[i + 1]
        return cards

    def without_place(self, mode: Mode) -> list[int]:
        """AOC-2.4, 15.4: the action cards of a mode that have no fixed position."""
        return [card for card in self.track(mode) if card not in mode.fixed[::2]]

    def actions_within(self, n: i64, workers: bool) -> i64:
        """AOC-5.1: bag of the actions for which so many workers, or coins, are enough."""
        return bag_of([a.number for a in self.actions if (max(a.workers, 1) if workers else a.coins) <= n])

    def spaces_of(self, action: i64) -> i64:
        """AOC-5.2: how many common spaces an action has."""
        return (self.spaces >> (2 * action)) & 3

    def actions_that_give(self, unit: i64) -> i64:
        """Bag of the actions whose printed effect gives this unit."""
        return bag_of([a.number for a in self.actions if any(e.unit == unit for e in a.effect)])

    def numbered(self, source: i64, effects: list[Effect]) -> Abilities:
        """Add the abilities of one source to the list of all effects."""
        out = Abilities()
        for e in effects:
            e.number = len(self.effects)
            e.source = source
            self.effects.append(e)
            out.add(e)
        return out

    def event(self, name: str) -> i64:
        """The row with this name."""
        return [row.name for row in self.events].index(name)

    def civilization(self, name: str) -> i64:
        """The row with this name, or NONE."""
        i: i64
        for i in range(len(self.civilizations)):
            if self.civilizations[i].name == name:
                return i
        return NONE


def part_of_source(source: i64) -> i64:
    """The part that points of an ability count for: civilizations, technologies or wonders."""
    if source < FIRST_TECH:
        return 1
    return 2 if source < FIRST_WONDER else 3
