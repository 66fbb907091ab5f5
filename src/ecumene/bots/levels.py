"""Levels of play for people: the same search, with more or less time and sight."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ecumene.bots.contract import Answer, Ask, Line
from ecumene.bots.searcher import think
from ecumene.kernel.border.strategy import Sight

FULL = Sight()


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
        return blurred(ask, self.search(ask), self.sight(ask))

    def search(self, ask: Ask) -> Answer:
        """What it finds, before it overlooks anything."""
        return think(ask, self.seconds, self.sight(ask).iterations)

    def sight(self, ask: Ask) -> Sight:
        strategy = ask.game.strategy
        if strategy is None:
            return FULL
        return strategy.sights.get(self.name) or self.sights.get(strategy.kind, FULL)


def blurred(ask: Ask, answer: Answer, sight: Sight) -> Answer:
    """Any of the choices that look as good as the best to somebody who overlooks such differences.

    Of two choices (fight or go back, accept or decline) everybody sees the better one.
    """
    if not sight.blur or len(ask.legal) <= 2 or len(answer.lines) < 2:
        return answer
    best = value_of(answer.lines[0], ask.seat)
    enough = answer.lines[0].share * sight.looked
    alike = [x for x in answer.lines if x.share >= enough and value_of(x, ask.seat) > best - sight.blur]
    chosen = alike[ask.rng.below(len(alike))]
    rest = [line for line in answer.lines if line is not chosen]
    return Answer(chosen.actions[0], chosen.expected, [chosen, *rest], answer.iterations)


def value_of(line: Line, seat: int) -> float:
    return line.expected[seat] if line.expected else 0.0


# A novice looks a few moves ahead and does not tell a good move from a slightly better one.
NOVICE = Level(
    "novice",
    0.1,
    {"policy_tree": Sight(24, 0.06), "stored_tree": Sight(60, 0.06), "planner": Sight(1, 0.06)},
)
ADEPT = Level("adept", 1.0)
MASTER = Level("master", 4.0)
LEVELS = (NOVICE, ADEPT, MASTER)
