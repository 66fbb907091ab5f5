"""Learning the net of a game by self-play, with older nets and characters at the table."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

import msgspec

from ecumene.bots.search.net_lessons import Lessons
from ecumene.bots.thinkers.net_fit import Fit, Lot
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.net_strategy import NET, StoredTree, packed, unpacked
from ecumene.kernel.core.net import WIDTH, Advisor, Character, weights_of
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import State, roll

SECONDS = 20.0  # of self-play in a round
ITERATIONS = 80  # of a search
RATE = 0.001  # of the first fits
LEAST_RATE = 0.15  # of it at the end
WINDOW = 60_000  # lessons that are learned from: the newest; of more than twice the same a net learns by heart
ENOUGH = 8_000  # fewer are not worth a fit
PLANS = 60  # of a hundred seats are characters at first, and half as many at the end
OLDER = 15  # of a hundred seats are older nets
POOL = 4
EVERY = 5  # rounds after which the present net joins the older ones
SMALL = 0.02  # weights of a net that has learned nothing


class Kept(msgspec.Struct):
    """What is needed to go on: weights by name as they are kept, older ones, and how much was played."""

    weights: dict[str, str] = {}
    older: list[dict[str, str]] = []
    began: str = ""  # what it began with
    rounds: int = 0
    games: int = 0


class NetTutor:
    def __init__(self, game: AnyGame, strategy: StoredTree, kept: Any, seed: int) -> None:
        self.game, self.strategy = game, strategy
        self.state = msgspec.convert(kept, Kept) if kept else Kept()
        self.rng = Rng(seed * 1_000_003 + self.state.rounds)
        if not self.state.weights:
            self.begin()
        self.advisor = strategy.advisor(unpacked(self.state.weights))
        self.older = [strategy.advisor(unpacked(x)) for x in self.state.older]
        self.fit = Fit([weights_of(row) for row in self.advisor.book.rows])
        self.lots: list[Lot] = []

    def begin(self) -> None:
        """With what the package has; else with small weights at random, for with none at all nothing can be learned."""
        if self.strategy.has(NET):
            found = self.strategy.read(NET)
            self.state.weights, self.state.began = found["weights"], found["learned"]
            return
        names = self.strategy.advisor({}).book.names
        self.state.weights = packed((name, [self.small() for _ in range(WIDTH + 1)]) for name in names)

    def small(self) -> float:
        """Any of the numbers between -SMALL and SMALL."""
        return SMALL * (int(self.rng.below(2001)) - 1000) / 1000

    def round(self, part: float) -> Mapping[str, float]:
        figures = Figures()
        lessons = Lessons(self.rng.below(10**6), ITERATIONS)
        until = time.process_time() + SECONDS
        while time.process_time() < until:
            self.play(lessons, part, figures)
        self.lots.append(Lot.of(lessons.lessons))
        while sum(lot.size for lot in self.lots[1:]) > WINDOW:
            self.lots.pop(0)
        found = figures.shown()
        if sum(lot.size for lot in self.lots) >= ENOUGH:
            found["value_error_before"], _ = self.fit.judge(self.lots[-1:]).shown()  # of games it has not learned from
            rate = RATE * max(LEAST_RATE, 1 - part)
            found["value_error"], found["policy_error"] = self.fit.learn(self.lots, rate, self.state.rounds).shown()
            self.advisor = self.fitted()
        self.state.rounds += 1
        self.state.games += figures.games
        if self.state.rounds % EVERY == 0:
            self.older = [*self.older, self.advisor][-POOL:]
        return found

    def play(self, lessons: Lessons, part: float, figures: Figures) -> None:
        s: State = self.game.start(2, **self.game.chosen(2, self.options()))
        roll(s, self.rng)
        plans: list[Character | None] = [self.plan(part) for _ in range(2)]
        seats, learning = [self.advisor, self.advisor], 3
        if self.older and self.rng.below(100) < 2 * OLDER:
            guest = self.rng.below(2)
            seats[guest] = self.older[self.rng.below(len(self.older))]
            learning ^= 1 << guest
        result = lessons.play(s, seats, plans, learning)
        figures.add(self.game.result(s).how, result, learning if plans == [None, None] else 3)

    def options(self) -> Mapping[str, str]:
        tables = [table for table in self.strategy.tables for _ in range(table.weight)]
        return tables[self.rng.below(len(tables))].options

    def plan(self, part: float) -> Character | None:
        """Nobody's, or that of a character, each as often as another."""
        known = list(self.strategy.characters.values())
        if not known or int(self.rng.below(100)) >= PLANS * (1 - part / 2):
            return None
        return known[self.rng.below(len(known))]

    def fitted(self) -> Advisor:
        """The net as it was fitted, with weights rounded as they are kept."""
        self.state.weights = packed(zip(self.advisor.book.names, self.fit.w.tolist()))
        return self.strategy.advisor(unpacked(self.state.weights))

    def kept(self) -> Any:
        self.state.older = [packed_net(advisor) for advisor in self.older]
        return msgspec.to_builtins(self.state)

    def files(self) -> Mapping[str, Any]:
        how = f"ecumene tune {self.game.id}: {self.state.games} games, {self.game.revision}"
        if self.state.began:
            how += f"; from: {self.state.began}"
        return {NET: {"learned": how, "weights": self.state.weights}}


def packed_net(advisor: Advisor) -> dict[str, str]:
    return packed((name, weights_of(row)) for name, row in zip(advisor.book.names, advisor.book.rows))


class Figures:
    """What is shown of a round."""

    def __init__(self) -> None:
        self.games = self.met = 0
        self.won = 0.0
        self.endings: dict[str, int] = {}

    def add(self, how: str, result: float, learning: int) -> None:
        self.games += 1
        self.endings[how] = self.endings.get(how, 0) + 1
        if learning in (1, 2):  # one seat was an older net
            self.met += 1
            self.won += 0.5 + 0.5 * (result if learning == 1 else -result)

    def shown(self) -> dict[str, float]:
        found = {"games": float(self.games)}
        found |= {how: n / self.games for how, n in sorted(self.endings.items())}
        if self.met:
            found["against_older"] = self.won / self.met
        return found
