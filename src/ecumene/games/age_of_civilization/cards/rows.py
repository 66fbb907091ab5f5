"""Rows: civilizations, technologies, wonders, actions, tokens, commands, modes, achievements.

A row says what its card says, as figures and effects; rules never ask which card it is.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.effects import Effect, effects, number, word_at
from ecumene.games.age_of_civilization.cards.terms import (
    ACTIONS,
    ALL,
    COLUMNS,
    COUNTS,
    ERAS,
    ICONS,
    NONE,
    SCOPES,
    TECHS,
)
from ecumene.kernel.border.corrections import Unfit, number_in, once, one_of, words_of
from ecumene.kernel.core.bits import bag_of

LAST_ROUND: Final = 6  # AOC-3.1
LAST_POSITION: Final = 8  # of the track
FIRST_TOKEN: Final = 4  # the first position with a token above it


class Action:
    """One kind of action: AOC-5.5. `red`: its workers are sacrificed. `must_score`: more points only if it scores."""

    def __init__(
        self, name: str, spaces: i64, workers: i64, coins: i64, red: i64, effect: str, icon: str = "none",
        must_score: i64 = 0,
    ) -> None:  # fmt: skip
        self.number: i64 = NONE
        self.name: str = name
        self.spaces: i64 = spaces
        self.workers: i64 = workers
        self.coins: i64 = coins
        self.red: i64 = red
        self.effect: list[Effect] = effects(effect)
        self.icon: i64 = icon_of(icon)
        self.must_score: i64 = must_score


class Civilization:
    """AOC-4.3: a main and a legacy ability. `solo`: it suits the game for one."""

    def __init__(self, name: str, population: i64, main: str, legacy: str, solo: i64 = 1) -> None:
        self.number: i64 = NONE
        self.name: str = name
        self.population: i64 = population
        self.main: list[Effect] = effects(main)
        self.legacy: list[Effect] = effects(legacy)
        self.solo: i64 = solo


class Tech:
    """A technology: AOC-1.8, 10.12. `stands_for`: the covered one whose arrows now start here (AOC-12.8)."""

    def __init__(
        self, name: str, column: str, level: i64, requires: str, effect: str, stands_for: str = "", card: i64 = NONE
    ) -> None:
        self.number: i64 = NONE
        self.name: str = name
        self.column: i64 = column_of(column)
        self.level: i64 = level
        self.requires: i64 = techs_of(requires)
        self.effect: list[Effect] = effects(effect)
        self.stands_for: i64 = tech_or_none(stands_for)
        self.card: i64 = card  # the special technology card it is printed on, or NONE


class Special:
    """A special technology card: AOC-12.4, 12.5."""

    def __init__(self, name: str, column: str, lower: str, upper: str) -> None:
        self.number: i64 = NONE
        self.name: str = name
        self.column: i64 = column_of(column)
        self.lower: i64 = tech_of(lower)
        self.upper: i64 = tech_of(upper)


class Wonder:
    def __init__(self, name: str, effect: str, era: str = "ancient") -> None:
        self.number: i64 = NONE
        self.name: str = name
        self.effect: list[Effect] = effects(effect)
        self.era: i64 = era_of(era)


class Event:
    """A token above the time track: AOC-13.4, 16.10. `special`: of a scenario."""

    def __init__(self, name: str, who: str, effect: str, special: i64 = 0) -> None:
        self.number: i64 = NONE
        self.name: str = name
        self.who: i64 = who_of(who)
        self.effect: list[Effect] = effects(effect)
        self.special: i64 = special


class Command:
    """A card of the Mongol army: AOC-16.9. `ransom`: coins that turn `failed` away."""

    def __init__(
        self, name: str, test: i64 = 0, passed: str = "", failed: str = "", always: str = "", ransom: i64 = 0
    ) -> None:
        self.number: i64 = NONE
        self.name: str = name
        self.test: i64 = test
        self.passed: list[Effect] = effects(passed)
        self.failed: list[Effect] = effects(failed)
        self.always: list[Effect] = effects(always)
        self.ransom: i64 = ransom


class Achievement:
    """AOC-15.12."""

    def __init__(
        self, name: str, points: i64, techs_min: i64 = 0, techs_max: i64 = 99, wonders_min: i64 = 0,
        wonders_max: i64 = 99, strength_min: i64 = 0,
    ) -> None:  # fmt: skip
        self.number: i64 = NONE
        self.name: str = name
        self.points: i64 = points
        self.techs_min: i64 = techs_min
        self.techs_max: i64 = techs_max
        self.wonders_min: i64 = wonders_min
        self.wonders_max: i64 = wonders_max
        self.strength_min: i64 = strength_min


class Mode:
    """The game for several, for one, and its scenarios: AOC-15, 16. Lists of pairs are flat."""

    def __init__(
        self, name: str, solo: i64 = 0, deck: str = "", replaces: str = "", fixed: str = "", wonder_pool: i64 = 0,
        only_ancient: i64 = 0, takes_wonder_after: str = "", stone_worth: i64 = 0, silk_lost: i64 = 0,
        starts_as: str = "", births: i64 = 1, refill: i64 = 1, exhausted_at: i64 = 0, collapse_after: str = "",
        rival: i64 = 0, growth: i64 = 0, defeat: i64 = 0, commands: i64 = 0, tokens: str = "", bronze: str = "",
        silver: str = "", gold: str = "",
    ) -> None:  # fmt: skip
        self.number: i64 = NONE
        self.name: str = name
        self.solo: i64 = solo
        self.deck: list[str] = deck.split()  # names; none: all civilizations, or those that suit the game for one
        self.replaces: list[int] = replaced(replaces)  # an action card, and the one that lies there instead
        self.fixed: list[int] = placed(fixed)  # an action card, and its position from 1
        self.wonder_pool: i64 = wonder_pool  # so many wonders; nought: three more than players
        self.only_ancient: i64 = only_ancient
        self.takes_wonder_after: i64 = rounds_of(takes_wonder_after)  # bag of rounds
        self.stone_worth: i64 = stone_worth  # coins that a stone spares
        self.silk_lost: i64 = silk_lost  # with a worker lost in a war
        self.starts_as: list[str] = starts_as.split()  # the civilization of the first round, where there is no choice
        self.births: i64 = births  # may civilizations be founded later?
        self.refill: i64 = refill  # a new card for the pool at the end of a round
        self.exhausted_at: i64 = exhausted_at  # so many tokens cost a worker, and leave; nought: never
        self.collapse_after: i64 = rounds_of(collapse_after)  # bag of rounds
        self.rival: i64 = rival  # strength at the start
        self.growth: i64 = growth  # at each end of a round
        self.defeat: i64 = defeat  # so many devastations; nought: never
        self.commands: i64 = commands  # is one revealed at the end of a round?
        self.tokens: list[str] = tokens_of(tokens)  # special event tokens, each with its position from 1
        self.bronze: list[int] = demands(bronze)  # what is counted, and how much of it
        self.silver: list[int] = demands(silver)
        self.gold: list[int] = demands(gold)


# readers


def icon_of(word: Any) -> int:
    return one_of(word, ICONS)


def column_of(word: Any) -> int:
    return one_of(word, COLUMNS)


def era_of(word: Any) -> int:
    return one_of(word, ERAS)


def tech_of(word: Any) -> int:
    return one_of(word, TECHS)


def tech_or_none(word: Any) -> int:
    return one_of(word, TECHS) if word != "" else NONE


def techs_of(words: Any) -> int:
    return bag_of([one_of(word, TECHS) for word in words_of(words)])


def rounds_of(words: Any) -> int:
    return bag_of([number_in(word, 1, LAST_ROUND) for word in words_of(words)])


def who_of(words: Any) -> int:
    """`all`, `most wonder`, `least strength`: three scopes for each count."""
    said = words_of(words)
    scope = one_of(said[0] if said else "", SCOPES)
    if len(said) != (1 if scope == ALL else 2):
        raise Unfit("who")
    return scope + 3 * (one_of(said[1], COUNTS) if scope != ALL else 0)


def names_of(words: Any) -> list[str]:
    """Of civilizations: which there are, is checked when all rows are read."""
    return list(once(words_of(words)))


def replaced(words: Any) -> list[int]:
    """`hunting quarry conquest monument`."""
    said = words_of(words)
    if len(said) % 2:
        raise Unfit("word-missing", value=said[-1])
    return [one_of(word, ACTIONS) for word in said]


def placed(words: Any) -> list[int]:
    """`plague 5 quarry 3`."""
    said = words_of(words)
    once(said[::2])
    out: list[int] = []
    for i in range(0, len(said), 2):
        out += [one_of(said[i], ACTIONS), number_in(word_at(said, i + 1), 1, LAST_POSITION)]
    once(said[1::2])
    return out


def tokens_of(words: Any) -> list[str]:
    """`black_death 5 rebirth 7`: which tokens there are, is checked when all rows are read."""
    said = words_of(words)
    once(said[::2])
    out: list[str] = []
    for i in range(0, len(said), 2):
        out += [said[i], str(number_in(word_at(said, i + 1), FIRST_TOKEN, LAST_POSITION))]
    once(out[1::2])
    return out


def demands(words: Any) -> list[int]:
    """`wonder 2 point 16`."""
    said = words_of(words)
    out: list[int] = []
    for i in range(0, len(said), 2):
        out += [one_of(said[i], COUNTS), number(word_at(said, i + 1))]
    return out
