"""What an effect gives or takes, and the questions that this can ask. AOC-1, 5.5."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from ecumene.games.age_of_civilization.cards.effect import Effect
from ecumene.games.age_of_civilization.cards.terms import (
    COINS,
    DEVASTATION,
    EXHAUSTION,
    FORTS,
    FROM_ACTIONS,
    LOSE_COINS,
    LOSE_POINTS,
    NONE,
    OTHERS_GAIN,
    OTHERS_LOSE,
    POINTS,
    RIVAL_LOSES,
    SACRIFICE,
    SCORCH,
    SELL,
    SILK,
    STONES,
    TECHNOLOGY,
    WONDER_CARD,
    WORKERS,
)
from ecumene.games.age_of_civilization.rules.counts import amount
from ecumene.games.age_of_civilization.rules.learning import gain_technologies
from ecumene.games.age_of_civilization.rules.ruleset import WONDERS
from ecumene.games.age_of_civilization.rules.state import OVERRUN, Era
from ecumene.games.age_of_civilization.rules.verbs import SELL as SELL_VERB
from ecumene.games.age_of_civilization.rules.verbs import SILK_SHORT, TAKE, WORKED
from ecumene.kernel.core.action import act, first, ready, verb_of
from ecumene.kernel.core.frames import Choice, shortage

TAKES: Final[list[Any]] = ready(TAKE, WONDERS)


def receive(s: Era, p: i64, e: Effect, part: i64, taken: i64 = 0) -> None:
    """Apply one effect to one player. `part`: the part that its points count for."""
    n: i64 = amount(s, p, e, taken)
    unit: i64 = e.unit
    if n <= 0 or s.over:
        return
    if e.source != NONE:
        s.report(WORKED, e.source)
    if unit == COINS:
        s.gain_coins(p, n)
    elif unit == POINTS:
        s.score(p, n, part)
    elif unit == WORKERS:
        s.gain_workers(p, n)
    elif unit == WONDER_CARD:
        gain_wonders(s, p, n)
    elif unit == TECHNOLOGY:
        gain_technologies(s, p, n)
    elif unit == OTHERS_GAIN:
        others_gain(s, p, n)
    elif unit == OTHERS_LOSE:
        others_lose(s, p, n)
    elif unit == LOSE_COINS:
        s.lose_coins(p, n)
    elif unit == LOSE_POINTS:
        s.lose_points(p, n, part)
    elif unit == SACRIFICE:
        s.sacrifice(p, n)
    else:
        receive_token(s, p, e, n)


def receive_token(s: Era, p: i64, e: Effect, n: i64) -> None:
    """AOC-16.5 to 16.9, 16.15: units of the scenarios."""
    unit: i64 = e.unit
    if unit == STONES:
        s.gain_stones(p, n)
    elif unit == SILK:
        s.gain_silk(p, n)
    elif unit == SELL:
        s.ask(SellSilk(p, n, e.each_points, e.each_coins))
    elif unit == EXHAUSTION:
        s.exhaust(n)
    elif unit == FORTS:
        s.fortify(p, n)
    elif unit == SCORCH:
        s.scorch()
    elif unit == RIVAL_LOSES:
        s.set_rival(s.rival - n)
    elif unit == DEVASTATION:
        s.devastate(p, n)
        if 0 < s.row().defeat <= s.devastation:  # AOC-16.17
            s.finish(OVERRUN)


def others_gain(s: Era, p: i64, n: i64) -> None:
    """AOC-5.18, 15.10, 15.14: every other player gains coins."""
    q: i64
    for q in range(len(s.nations)):
        if q != p and s.nations[q].resigned == 0:
            s.gain_coins(q, n)


def others_lose(s: Era, p: i64, n: i64) -> None:
    """AOC-11.29: every other player loses coins."""
    q: i64
    for q in range(len(s.nations)):
        if q != p and s.nations[q].resigned == 0:
            s.lose_coins(q, n)


def gain_wonders(s: Era, p: i64, n: i64) -> None:
    """AOC-1.6: the player chooses; with an empty pool nothing happens."""
    s.ask(ChooseWonder(p, n, 0))


@dataclass(init=False, eq=False)
class ChooseWonder(Choice):
    """AOC-1.6: one card of the wonder pool, or several in any order."""

    verb: ClassVar[int] = TAKE
    rule: ClassVar[str] = "AOC-1.6"

    left: i64  # how many wonders, including this one
    since: i64  # the highest row of those taken before

    def __init__(self, player: i64, left: i64, since: i64) -> None:
        self.player = player
        self.left = left
        self.since = since

    def legal(self, s: Era) -> list[int]:
        return [TAKES[w] for w in s.wonders]

    def canonical(self, s: Era) -> list[int]:
        """In rising order, and so that enough are left to take."""
        if self.left == 1 and self.since == 0:
            return self.legal(s)
        pool = sorted(s.wonders)
        out: list[int] = []
        w: i64
        for w in s.wonders:
            if w >= self.since and len(pool) - pool.index(w) >= min(self.left, len(pool)):
                out.append(TAKES[w])
        return out if out else self.legal(s)

    def apply(self, s: Era, action: i64) -> None:
        s.stack.pop()
        w: i64 = first(action)
        s.add_wonder(self.player, w)
        if self.left > 1:
            s.ask(ChooseWonder(self.player, self.left - 1, max(self.since, w)))


@dataclass(init=False, eq=False)
class SellSilk(Choice):
    """AOC-16.6: any number from zero to the limit, if there is enough silk."""

    verb: ClassVar[int] = SELL_VERB
    rule: ClassVar[str] = "AOC-16.6"

    most: i64
    points: i64  # for each silk
    coins: i64

    def __init__(self, player: i64, most: i64, points: i64, coins: i64) -> None:
        self.player = player
        self.most = most
        self.points = points
        self.coins = coins

    def legal(self, s: Era) -> list[int]:
        return [act(SELL_VERB, n) for n in range(min(self.most, s.nations[self.player].silk) + 1)]

    def missing(self, s: Era, action: i64) -> list[int]:
        n: i64 = first(action)
        silk: i64 = s.nations[self.player].silk
        return [shortage(SILK_SHORT, n, silk)] if verb_of(action) == SELL_VERB and silk < n <= self.most else []

    def apply(self, s: Era, action: i64) -> None:
        s.stack.pop()
        n: i64 = first(action)
        p: i64 = self.player
        s.sell_silk(p, n)
        s.score(p, n * self.points, FROM_ACTIONS)
        s.gain_coins(p, n * self.coins)
