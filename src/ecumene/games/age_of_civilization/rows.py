"""Rows: civilizations, technologies, wonders, actions, tokens, commands, modes, achievements.

A row says what its card says, as figures and effects; rules never ask which card it is.
"""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.age_of_civilization.effects import Effect, effects, index, number, word_at
from ecumene.games.age_of_civilization.terms import (
    ACTIONS,
    COLUMNS,
    COUNTS,
    ERAS,
    ICONS,
    NONE,
    SCOPES,
    TECHS,
)
from ecumene.kernel.bits import bag_of


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
        self.stands_for: i64 = tech_of(stands_for)
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
        self.tokens: list[str] = tokens.split()  # special event tokens, each with its position from 1
        self.bronze: list[int] = demands(bronze)  # what is counted, and how much of it
        self.silver: list[int] = demands(silver)
        self.gold: list[int] = demands(gold)


# readers


def icon_of(word: str) -> int:
    return index(ICONS, word)


def column_of(word: str) -> int:
    return index(COLUMNS, word)


def era_of(word: str) -> int:
    return index(ERAS, word)


def tech_of(word: str) -> int:
    return index(TECHS, word) if word else NONE


def techs_of(words: str) -> int:
    return bag_of([index(TECHS, word) for word in words.split()])


def rounds_of(words: str) -> int:
    return bag_of([number(word) for word in words.split()])


def who_of(words: str) -> int:
    """`all`, `most wonder`, `least strength`: three scopes for each count."""
    scope, *count = words.split()
    if (scope == "all") == bool(count):
        raise ValueError("`all`, `most` or `least` and what is counted")
    return index(SCOPES, scope) + 3 * (index(COUNTS, count[0]) if count else 0)


def replaced(words: str) -> list[int]:
    """`hunting quarry conquest monument`."""
    out = [index(ACTIONS, word) for word in words.split()]
    if len(out) % 2:
        raise ValueError("an action card, and none that lies there instead")
    return out


def placed(words: str) -> list[int]:
    """`plague 5 quarry 3`."""
    return pairs(ACTIONS, words.split())


def demands(words: str) -> list[int]:
    """`wonder 2 point 16`."""
    return pairs(COUNTS, words.split())


def pairs(known: list[str], said: list[str]) -> list[int]:
    """A word and its number, one after the other."""
    out: list[int] = []
    for i in range(0, len(said), 2):
        out += [index(known, said[i]), number(word_at(said, i + 1))]
    return out
