"""Players with one plan, for self-play: who only met careful players does not fear six symbols, nor a march."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ecumene.games.seven_wonders_duel.cards.rows import NO_SYMBOL
from ecumene.games.seven_wonders_duel.rules.state import Duel
from ecumene.games.seven_wonders_duel.rules.turn import Turn
from ecumene.games.seven_wonders_duel.rules.verbs import BUILD, PROGRESS
from ecumene.kernel.core.action import first, verb_of
from ecumene.kernel.core.bits import has
from ecumene.kernel.core.net import Character
from ecumene.kernel.core.rng import Rng

# how often the plan is followed, of a hundred times
NEW_SYMBOL: Final = 75
PAIR: Final = 35
SHIELDS: Final = 60
SECOND: Final = 90
FIRST: Final = 40


def any_of(found: list[int], rng: Rng) -> i64:
    return found[rng.below(len(found))] if found else -1


@final
class Symbols:
    """Choices that bring a symbol: a new one, or the second of its kind, which brings a token."""

    new: list[int]
    second: list[int]

    def __init__(self, s: Duel, choices: list[int]) -> None:
        self.new = []
        self.second = []
        own: i64 = s.seats[s.stack[-1].player].symbols
        i: i64
        for i in range(len(choices)):
            symbol: i64 = NO_SYMBOL
            verb: i64 = verb_of(choices[i])
            if verb == BUILD:
                symbol = s.rules.cards[first(choices[i])].science
            elif verb == PROGRESS:
                symbol = s.rules.tokens[first(choices[i])].symbol
            if symbol != NO_SYMBOL:
                if has(own, symbol):
                    self.second.append(i)
                else:
                    self.new.append(i)


@final
class Scientist(Character):
    """Builds new symbols whenever it can, often pairs too, and takes the Law."""

    def choose(self, s: Duel, choices: list[int], rng: Rng) -> i64:
        found = Symbols(s, choices)
        if found.new and rng.below(100) < NEW_SYMBOL:
            return any_of(found.new, rng)
        if found.second and rng.below(100) < PAIR:
            return any_of(found.second, rng)
        return -1


@final
class Scholar(Character):
    """Wants pairs for their tokens: builds the second of a kind, and the first of one now and then."""

    def choose(self, s: Duel, choices: list[int], rng: Rng) -> i64:
        if not isinstance(s.stack[-1], Turn):
            return -1
        found = Symbols(s, choices)
        if found.second and s.tokens and rng.below(100) < SECOND:
            return any_of(found.second, rng)
        if found.new and rng.below(100) < FIRST:
            return any_of(found.new, rng)
        return -1


@final
class Soldier(Character):
    """Builds red cards whenever it can."""

    def choose(self, s: Duel, choices: list[int], rng: Rng) -> i64:
        red: list[int] = []
        i: i64
        for i in range(len(choices)):
            if verb_of(choices[i]) == BUILD and s.rules.cards[first(choices[i])].shields:
                red.append(i)
        return any_of(red, rng) if red and rng.below(100) < SHIELDS else -1
