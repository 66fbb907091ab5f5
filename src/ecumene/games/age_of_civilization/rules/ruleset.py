"""The rows of one match: as reconstructed, or with corrections."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.achievements import Achievement
from ecumene.games.age_of_civilization.cards.actions import Action
from ecumene.games.age_of_civilization.cards.civilizations import Civilization
from ecumene.games.age_of_civilization.cards.commands import Command
from ecumene.games.age_of_civilization.cards.effects import Effect, effects
from ecumene.games.age_of_civilization.cards.events import Event
from ecumene.games.age_of_civilization.cards.modes import Mode
from ecumene.games.age_of_civilization.cards.rows import (
    column_of,
    demands_of,
    era_of,
    icon_of,
    names_of,
    positions_of,
    replacements_of,
    rounds_of,
    tech_of,
    tech_or_none,
    techs_of,
    tokens_of,
    who_of,
)
from ecumene.games.age_of_civilization.cards.technologies import Special, Tech
from ecumene.games.age_of_civilization.cards.terms import (
    ACTIONS,
    ALWAYS,
    ANCIENT,
    BIRTH,
    BONUS,
    COINS,
    COUNTS,
    DEVASTATION,
    DISCOUNT,
    END,
    FORTS,
    GAIN,
    NONE,
    ON_BOARD,
    OTHERS_LOSE,
    PER_COIN,
    PER_DEVASTATION,
    PER_POINT,
    PER_STRENGTH,
    PERMANENT,
    POINTS,
    PRINTED,
    REST,
    SELL,
    SET_COST,
    STRENGTH,
    TECHNOLOGY,
    TURN,
    UNITS,
    WAR,
    WONDER,
    WORKERS,
)
from ecumene.games.age_of_civilization.cards.wonders import Wonder
from ecumene.kernel.border.corrections import Misfit, correct, errors_of, fixed, number, whole
from ecumene.kernel.border.errors import nearest
from ecumene.kernel.core.bits import bag_of, has, one

MOST_SPACES: Final = 3  # `Nation.used` has two bits for each action
WORKER_LIMIT: Final = 4  # AOC-1.5
TRACK: Final = 8  # positions
TOP_LEVEL: Final = 3  # of technologies; special cards never cover it

# Sources of effects, in one row of numbers: the table, main abilities, legacies, technologies, wonders.
TABLE: Final = 0  # a space that everybody can use
CIVILIZATIONS: Final = 48
TECHNOLOGIES: Final = 27
WONDERS: Final = 15
FIRST_MAIN: Final = 1
FIRST_LEGACY: Final = 49
FIRST_TECH: Final = 97
FIRST_WONDER: Final = 124


# How fields are read. A field that is not listed can be corrected only if it is a number.
READERS: Final[dict[str, Callable[[Any], Any]]] = {
    "card": fixed,
    "solo": fixed,
    "special": fixed,
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
        with errors_of("age_of_civilization"):
            correct(tables, corrections, READERS)
        self.effects: list[Effect] = []  # of all abilities, by number
        self.of_main: list[list[int]] = [self.numbered(FIRST_MAIN + c.number, c.main) for c in civilizations]
        self.of_legacy: list[list[int]] = [self.numbered(FIRST_LEGACY + c.number, c.legacy) for c in civilizations]
        self.of_tech: list[list[int]] = [self.numbered(FIRST_TECH + t.number, t.effect) for t in techs]
        self.of_wonder: list[list[int]] = [self.numbered(FIRST_WONDER + w.number, w.effect) for w in wonders]
        self.boards: list[int] = [self.board(card) for card in range(-1, len(specials))]
        self.open_to_all: i64 = bag_of([t.number for t in techs if t.requires == 0])
        self.opened_by: list[int] = [bag_of([u.number for u in techs if has(u.requires, t.number)]) for t in techs]
        self.learns: i64 = self.actions_that_give(TECHNOLOGY)  # bags of actions
        self.builds: i64 = self.actions_that_give(WONDER)
        self.ancient: i64 = bag_of([w.number for w in wonders if w.era == ANCIENT])
        self.common_events: i64 = bag_of([e.number for e in events if e.special == 0])
        self.decks: list[int] = [self.deck(mode) for mode in modes]
        self.tracks: list[int] = [bag_of(track_cards(mode)) for mode in modes]
        if corrections:
            with errors_of("age_of_civilization"):
                check(self)

    def board(self, card: i64) -> i64:
        """AOC-12.4, 12.5: bag of the technologies a player can ever gain, with a special card or without (NONE)."""
        bag: i64 = 0
        for t in self.techs:
            if t.number >= ON_BOARD:
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

    def actions_that_give(self, unit: i64) -> i64:
        """Bag of the actions whose printed effect gives this unit."""
        return bag_of([a.number for a in self.actions if any(e.unit == unit for e in a.effect)])

    def numbered(self, source: i64, abilities: list[Effect]) -> list[int]:
        """Add the abilities of one source to the list of all effects, and return their numbers."""
        out: list[int] = []
        for e in abilities:
            e.number = len(self.effects)
            e.source = source
            out.append(e.number)
            self.effects.append(e)
        return out

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


# what corrections must respect

GAINS: Final = (PRINTED, BONUS, TURN, END, BIRTH, GAIN, WAR, REST)
PRICES: Final = (DISCOUNT, SET_COST)
COUNTED: Final = (*GAINS, STRENGTH)  # moments that use `per`; below those that use `if`, and `for`
CONDITIONAL: Final = (*GAINS, *PRICES)
OF_TECHS: Final = (BONUS, *PRICES)
CHOSEN: Final = (WONDER, TECHNOLOGY, SELL)  # units that ask for a choice
BONUSES: Final = (COINS, POINTS, WORKERS, OTHERS_LOSE)  # units that an ability can add to an action


FOR_ONE: Final = [
    "commands",
    "exhausted_at",
    "collapse_after",
    "starts_as",
]  # fields that only modes for one player have


def check(rules: Rules) -> None:
    """Refuse corrections that the rules cannot play with."""
    for action in rules.actions:
        check_effects(rules, "actions", action.name, "effect", action.effect, True)
    for c in rules.civilizations:
        check_effects(rules, "civilizations", c.name, "main", c.main, False)
        check_effects(rules, "civilizations", c.name, "legacy", c.legacy, False)
    for t in rules.techs:
        check_effects(rules, "techs", t.name, "effect", t.effect, False)
    for w in rules.wonders:
        check_effects(rules, "wonders", w.name, "effect", w.effect, False)
    for event in rules.events:
        check_effects(rules, "events", event.name, "effect", event.effect, True)
    for command in rules.commands:
        check_effects(rules, "commands", command.name, "passed", command.passed, True)
        check_effects(rules, "commands", command.name, "failed", command.failed, True)
        check_effects(rules, "commands", command.name, "always", command.always, True)
        check_command(command)
    for mode in rules.modes:
        check_mode(rules, mode)


def check_effects(rules: Rules, table: str, name: str, field: str, said: list[Effect], printed: bool) -> None:
    """AOC-1.13: effects of actions, tokens and commands happen at once; abilities need a moment."""
    for e in said:
        word = ignored(rules, e)
        if word:
            raise Misfit((table, name, field), "effect-idle", value=word)
        if (e.moment == PRINTED) != printed:
            raise Misfit((table, name, field), "effect-only-gains" if printed else "effect-no-moment")
        if e.per != NONE and e.per == grown(e):
            raise Misfit((table, name, field), "effect-by-itself", value=COUNTS[e.per])
        if (e.moment == END or e.moment == GAIN) and e.unit != POINTS:
            raise Misfit((table, name, field), "effect-only-points")
        if e.moment == BONUS and e.unit not in BONUSES:
            raise Misfit((table, name, field), "effect-bonus", there=[UNITS[unit] for unit in BONUSES])


def grown(e: Effect) -> i64:
    """What an effect increases, as a count. Counting by this would make the effect grow without limit."""
    if e.moment == STRENGTH or e.unit == FORTS:
        return PER_STRENGTH
    if e.unit == COINS:
        return PER_COIN
    if e.unit == POINTS:
        return PER_POINT
    return PER_DEVASTATION if e.unit == DEVASTATION else NONE


def check_command(command: Command) -> None:
    """AOC-16.9: a command resolves at once, so at most one of its effects may ask for a choice."""
    always = len([e for e in command.always if e.unit in CHOSEN])
    if always > 1:
        raise Misfit(("commands", command.name, "always"), "command-choices")
    if always + len([e for e in command.passed if e.unit in CHOSEN]) > 1:
        raise Misfit(("commands", command.name, "passed"), "command-choices")
    if always + len([e for e in command.failed if e.unit in CHOSEN]) > 1:
        raise Misfit(("commands", command.name, "failed"), "command-choices")


def ignored(rules: Rules, e: Effect) -> str:
    """A word of the effect that would change nothing, or nothing at all. Such a word is refused."""
    if e.per != NONE and e.moment not in COUNTED:
        return "per"
    if e.condition != ALWAYS and e.moment not in CONDITIONAL:
        return "if"
    if e.techs != 0 and (e.moment not in OF_TECHS or not has(rules.learns, e.action)):
        return "for"
    return "not" if e.spared != 0 and e.moment not in PRICES else ""


def check_mode(rules: Rules, mode: Mode) -> None:
    """AOC-16.2, 16.5: its civilizations exist, and there are enough wonders."""
    check_names(mode, "deck", mode.deck, [c.name for c in rules.civilizations])
    check_names(mode, "starts_as", mode.starts_as, [c.name for c in rules.civilizations])
    for name in mode.starts_as:
        if name in mode.deck:
            raise Misfit(("modes", mode.name, "starts_as"), "mode-in-deck", value=name)
    if mode.starts_as and not mode.deck:
        raise Misfit(("modes", mode.name, "deck"), "mode-deck")
    for field in FOR_ONE:
        if mode.solo == 0 and getattr(mode, field):
            raise Misfit(("modes", mode.name, field), "mode-for-one")
    there = len([w for w in rules.wonders if mode.only_ancient == 0 or w.era == ANCIENT])
    if there < mode.wonder_pool:
        raise Misfit(("modes", mode.name, "wonder_pool"), "fit-number", low=0, high=there, value=mode.wonder_pool)
    check_track(rules, mode)


def check_names(mode: Mode, field: str, said: list[str], known: list[str]) -> None:
    for name in said:
        if name not in known:
            raise Misfit(("modes", mode.name, field), "fit-word", value=name, there=known, near=nearest(name, known))


def check_track(rules: Rules, mode: Mode) -> None:
    """AOC-16.3: eight different cards; only these have fixed positions."""
    cards = track_cards(mode)
    if len(set(cards)) != TRACK or min(cards) < PERMANENT:
        raise Misfit(("modes", mode.name, "replaces"), "mode-track", count=TRACK)
    for card in mode.fixed[::2]:
        if card not in cards:
            there = [ACTIONS[x] for x in cards]
            raise Misfit(("modes", mode.name, "fixed"), "fit-word", value=ACTIONS[card], there=there)
    check_names(mode, "tokens", mode.tokens[::2], [event.name for event in rules.events])


def track_cards(mode: Mode) -> list[int]:
    """AOC-2.4, 16.3: the eight action cards of a mode."""
    cards = list(range(PERMANENT, PERMANENT + TRACK))
    i: i64
    for i in range(0, len(mode.replaces), 2):
        if mode.replaces[i] in cards:
            cards[cards.index(mode.replaces[i])] = mode.replaces[i + 1]
    return cards
