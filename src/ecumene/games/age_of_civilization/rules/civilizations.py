"""Step 1 of a turn: found a civilization, absorb one, or neither. AOC-4."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.terms import BIRTH, FROM_CIVILIZATIONS, MULTIPLY
from ecumene.games.age_of_civilization.rules import innovations
from ecumene.games.age_of_civilization.rules.gains import receive
from ecumene.games.age_of_civilization.rules.resigning import resign
from ecumene.games.age_of_civilization.rules.ruleset import CIVILIZATIONS
from ecumene.games.age_of_civilization.rules.state import DRAFT, MOST_PLAYERS, Era
from ecumene.games.age_of_civilization.rules.verbs import ABSORB, BUY, DRAW, FOUND, RESIGN, SKIP
from ecumene.kernel.core.action import act, first, ready, verb_of
from ecumene.kernel.core.bits import LARGEST_BAG, draw, has, members
from ecumene.kernel.core.frames import Draw, Step
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, NOBODY, NOT_OFFERED, Frame

MOST_CIVILIZATIONS: Final = 3  # AOC-4.12
DRAFT_COINS: Final = 2  # AOC-14.5
ABSORBED_WORKERS: Final = 1  # AOC-4.10

# choices, made once
FOUNDS: Final[list[Any]] = ready(FOUND, CIVILIZATIONS)
ABSORBS: Final[list[Any]] = ready(ABSORB, CIVILIZATIONS)
SKIPS: Final[Any] = act(SKIP)
RESIGNS: Final[Any] = act(RESIGN)


@dataclass(init=False, eq=False)
class Civilize(Frame):
    """AOC-3.5, 3.6, 4.14: found one civilization; from the second round on also absorb one, or neither.

    AOC-4.1, 14.4, 14.6, 14.13: those of the pool and of the own hand.
    """

    def legal(self, s: Era) -> list[int]:
        p: i64 = self.player
        hand = s.nations[p].hand
        cards = s.pool + hand if hand else s.pool
        out: list[Any] = []
        if s.row().births != 0:
            out = [FOUNDS[c] for c in cards]
        if s.round > 1:
            for c in cards:
                out.append(ABSORBS[c])
            out.append(SKIPS)
        if len(s.specials) > 0:
            innovations.add_offers(s, p, out)
        out.append(RESIGNS)
        return out

    def why_not(self, s: Era, action: i64) -> str:
        verb: i64 = verb_of(action)
        not_there = "AOC-14.4" if has(s.variants, DRAFT) else "AOC-4.1" if verb == FOUND else "AOC-4.9"
        if verb == FOUND:
            return not_there if s.row().births else "AOC-16.7"
        if verb == ABSORB:
            return not_there if s.round > 1 else "AOC-3.5"
        if verb == SKIP:
            return "AOC-3.5"
        return innovations.why_not_buy(s, self.player, first(action)) if verb == BUY else NOT_OFFERED

    def missing(self, s: Era, action: i64) -> list[int]:
        return innovations.missing_to_buy(s, self.player, action)

    def apply(self, s: Era, action: i64) -> None:
        p: i64 = self.player
        verb: i64 = verb_of(action)
        if verb == BUY:
            innovations.buy(s, p, first(action))
            return
        if verb == RESIGN:
            resign(s, p)
            return
        s.stack.pop()
        if verb == FOUND:
            found(s, p, first(action))
        elif verb == ABSORB:
            absorb(s, p, first(action))


def choose_civilization(s: Era, p: i64) -> None:
    """AOC-4.12, 4.13, 16.20: not asked if neither is possible. In one scenario the player starts as the Maya."""
    seat = s.nations[p]
    if s.round == 1 and len(s.row().starts_as) > 0:
        start_as(s, p, s.rules.civilization(s.row().starts_as[0]))
    elif len(seat.cards) < MOST_CIVILIZATIONS and len(s.pool) + len(seat.hand) > 0:
        s.push(QUESTIONS[p])


def start_as(s: Era, p: i64, c: i64) -> None:
    """AOC-16.7, 16.20: without bonus coins; the pool does not change."""
    s.take_from_box(c)
    make_main(s, p, c)


def bonus_coins(s: Era, p: i64, c: i64) -> i64:
    """AOC-4.5, 4.17, 14.5, 14.7, 14.12: coins on a card, and in the draft two more if it is not the first."""
    n: i64 = s.coins_on(c)
    if has(s.variants, DRAFT) and len(s.nations[p].cards) > 0:
        n += DRAFT_COINS
    return n


def take_card(s: Era, p: i64, c: i64) -> None:
    """AOC-14.4: from the pool or the own hand."""
    if not s.take_from_pool(c):
        s.take_from_hand(p, c)


def make_main(s: Era, p: i64, c: i64) -> None:
    """AOC-4.1, 4.2, 4.4, 4.16: the new main civilization; workers are reset to its population."""
    s.make_main(p, c)
    s.reset_workers(p, s.rules.civilizations[c].population)


def found(s: Era, p: i64, c: i64) -> None:
    """AOC-4.8, 4.15: card, workers, bonus coins, abilities at its birth, then the pool."""
    taken: i64 = bonus_coins(s, p, c)
    take_card(s, p, c)
    make_main(s, p, c)
    s.gain_coins(p, taken * coin_factor(s, c))
    if not s.nations[p].works_at(BIRTH):
        renew_pool(s)
    else:
        s.push(POOL_STEP)
        s.then([AtBirth(p, a, taken) for a in s.rules.of_main[c].numbers if s.rules.effects[a].moment == BIRTH])


def coin_factor(s: Era, c: i64) -> i64:
    """AOC-11.14, 14.7: Carthage multiplies its bonus coins."""
    n: i64 = 1
    for e in s.rules.civilizations[c].main:
        if e.moment == MULTIPLY:
            n *= e.n
    return n


@dataclass(init=False, eq=False)
class AtBirth(Step):
    """AOC-4.8, 14.8: one ability that works at a birth."""

    seat: i64
    ability: i64
    taken: i64  # bonus coins that lay on the card

    def __init__(self, seat: i64, ability: i64, taken: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.ability = ability
        self.taken = taken

    def run(self, s: Era) -> None:
        s.stack.pop()
        receive(s, self.seat, s.rules.effects[self.ability], FROM_CIVILIZATIONS, self.taken)


def absorb(s: Era, p: i64, c: i64) -> None:
    """AOC-4.9, 4.10, 4.11, 4.15: legacy, one worker, bonus coins (not multiplied), then the pool."""
    taken: i64 = bonus_coins(s, p, c)
    take_card(s, p, c)
    s.absorb(p, c)
    s.gain_workers(p, ABSORBED_WORKERS)
    s.gain_coins(p, taken)
    renew_pool(s)


@dataclass(init=False, eq=False)
class PoolStep(Step):
    """AOC-4.8, 4.15: after the abilities at a birth."""

    def run(self, s: Era) -> None:
        s.stack.pop()
        renew_pool(s)


def renew_pool(s: Era) -> None:
    """AOC-4.6, 4.7, 14.4, 15.6: a coin on each card left, then a new card; not in the draft, not for one player."""
    if s.row().solo == 0 and not has(s.variants, DRAFT):
        s.put_pool_coins()
        refill(s)


def refill(s: Era) -> None:
    """AOC-4.7, 16.18: with an empty deck nothing happens."""
    if s.deck != 0:
        s.push(DRAWS[1])


@dataclass(init=False, eq=False)
class DrawCivilization(Draw):
    """AOC-2.3, 4.7: chance reveals this many cards of the deck, without coins."""

    left: i64

    def __init__(self, left: i64, player: i64 = CHANCE) -> None:
        self.player = player
        self.left = left

    def legal(self, s: Era) -> list[int]:
        return [act(DRAW, c) for c in members(s.deck)]

    def sample(self, s: Era, rng: Rng) -> i64:
        return act(DRAW, draw(s.deck, rng))

    def deal(self, s: Era, rng: Rng) -> None:
        """All of them."""
        left: i64 = self.left
        while left > 0:
            s.draw_to_pool(draw(s.deck, rng))
            left -= 1
        s.stack.pop()

    def apply(self, s: Era, action: i64) -> None:
        if self.left > 1:
            s.follow_with(DRAWS[self.left - 1])
        else:
            s.stack.pop()
        s.draw_to_pool(first(action))


QUESTIONS: Final[list[Civilize]] = [Civilize(p) for p in range(MOST_PLAYERS)]
POOL_STEP: Final = PoolStep()
DRAWS: Final[list[DrawCivilization]] = [DrawCivilization(left) for left in range(LARGEST_BAG + 1)]
