"""Levels of play for people: the same search, with more or less time and sight."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from ecumene.bots.contract import Answer, Ask
from ecumene.bots.overlooking import overlooking
from ecumene.bots.searcher import think
from ecumene.kernel.border.strategy import Sight

FULL = Sight()
ONE_LOOK = 0.3  # of the time, where there may be three


@dataclass(frozen=True)
class Level:
    """A bot for people. It thinks at most so long about a choice, and at once where there is none.

    Attributes:
        name: As `bots.find` and the pages call it.
        seconds: Of processor time for a choice.
        sights: How far it sees, by kind of strategy; a game's strategy may say otherwise. By default as far as it can.
    """

    name: str
    seconds: float
    sights: Mapping[str, Sight] = field(default_factory=dict)

    def choose(self, ask: Ask) -> int:
        return self.answer(ask).action

    def answer(self, ask: Ask) -> Answer:
        ask = self.in_time(ask)
        return overlooking(ask, self.search(ask), self.sight(ask), self.search)

    def in_time(self, ask: Ask) -> Ask:
        """The question with the time for one search: somebody in haste may look twice more."""
        if len(ask.legal) <= self.sight(ask).overview:
            return ask
        return replace(ask, seconds=ONE_LOOK * min(ask.seconds, self.seconds))

    def search(self, ask: Ask) -> Answer:
        """What it finds, before it overlooks anything."""
        return think(ask, self.seconds, self.sight(ask).iterations)

    def sight(self, ask: Ask) -> Sight:
        strategy = ask.game.strategy
        if strategy is None:
            return FULL
        return strategy.sights.get(self.name) or self.sights.get(strategy.kind, FULL)


# A novice looks a few moves ahead and does not tell a good move from a slightly better one.
NOVICE = Level(
    "novice",
    0.1,
    {"policy_tree": Sight(24, 0.06), "stored_tree": Sight(60, 0.06), "planner": Sight(1, 0.06)},
)
ADEPT = Level("adept", 1.0)
MASTER = Level("master", 4.0)
LEVELS = (NOVICE, ADEPT, MASTER)
