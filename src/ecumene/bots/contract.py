"""What a bot is: it gets what its seat may know and the legal choices, and answers with one of them.

A bot never sees a position, the match's seed or the secrets of others. So it can run in another process, and it cannot
cheat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.views import viewer_number
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import canonical
from ecumene.kernel.match.match import Match


@dataclass(frozen=True)
class Ask:
    """One question to a bot.

    Attributes:
        game: The game: names, `imagine`, `evaluate`.
        view: What the seat may know, and nothing else.
        legal: The choices, packed; `game.codec.text` writes them. A set of things is offered in one order only.
        seed: For random numbers of the bot: the same question with the same seed must get the same answer.
        seconds: How long it may think, by the clock of the processor.
        iterations: How often it may look instead, whatever the time; 0: as often as the time allows.
    """

    game: AnyGame
    view: Any
    legal: list[int]
    seed: int = 0
    seconds: float = 1.0
    iterations: int = 0

    @property
    def seat(self) -> int:
        """The number of the seat that is asked."""
        return viewer_number(self.game.seats, self.view.viewer)

    @property
    def rng(self) -> Rng:
        """A generator from the seed, the same one each time."""
        return Rng(self.seed)


@dataclass(frozen=True)
class Line:
    """A choice that was considered, and what would follow it.

    Attributes:
        actions: The choice, then what is likely to come after it, whoever chooses.
        expected: For every seat what it may expect then: 0 (lost) to 1 (won).
        share: How much of the thinking went here, 0 to 1.
    """

    actions: list[int]
    expected: list[float]
    share: float


@dataclass(frozen=True)
class Answer:
    """A choice with its reasons.

    Attributes:
        action: One of the legal choices.
        expected: For every seat what it may expect: 0 (lost) to 1 (won).
        lines: The best choices that were considered, the chosen one first.
        iterations: How often it looked.
    """

    action: int
    expected: list[float]
    lines: list[Line]
    iterations: int = 0


class Bot(Protocol):
    """What a bot is: a name, and a method that answers. It need not derive from anything.

    It may also have a field `seconds`, how long it thinks by itself, and a method `answer(ask) -> Answer`, which gives
    its reasons and is asked instead of `choose` where somebody wants them.
    """

    @property
    def name(self) -> str: ...

    def choose(self, ask: Ask) -> int:
        """Answer a question.

        Args:
            ask: The question.

        Returns:
            One of `ask.legal`.
        """
        ...


SECONDS = 1.0  # to think, where neither the bot nor anybody else says how long


def seconds_of(bot: Bot) -> float:
    """How long a bot thinks about a choice by itself."""
    return float(getattr(bot, "seconds", SECONDS))


def ask_of(match: Match, seed: int = 0, seconds: float = SECONDS) -> Ask:
    """Make the question that a match asks now, for a bot.

    Args:
        match: A match that is not over.
        seed: The bot's own; the number of the ply is mixed in.
        seconds: How long it may think.

    Returns:
        The question, with the view of the seat that is asked.

    Examples:
        >>> match = ecumene.new("seven_wonders_duel", seed=7)
        >>> ask = ecumene.bots.ask_of(match)
        >>> ecumene.bots.find("random").choose(ask) in ask.legal
        True
    """
    game, s = match.game, match.state
    ply = len(match.plies) + len(match.steps)
    return Ask(game, game.view(s, s.player), canonical(s), (seed * 1_000_003 + ply) % 2**31, seconds)


def play_out(match: Match, bots: list[Bot], seed: int = 0) -> Match:
    """Let bots finish a match.

    Args:
        match: The match; it is played on.
        bots: One for each seat.
        seed: For the bots' random numbers.

    Returns:
        The same match.

    Examples:
        >>> match = ecumene.new("seven_wonders_duel", seed=7)
        >>> ecumene.bots.play_out(match, [ecumene.bots.find("random")] * 2).over
        True
    """
    while not match.over:
        bot = bots[match.state.player]
        match.choose(bot.choose(ask_of(match, seed, seconds_of(bot))))
    return match
