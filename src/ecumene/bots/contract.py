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
        seconds: How long it may think.
    """

    game: AnyGame
    view: Any
    legal: list[int]
    seed: int = 0
    seconds: float = 1.0

    @property
    def seat(self) -> int:
        """The number of the seat that is asked."""
        return viewer_number(self.game.seats, self.view.viewer)

    @property
    def rng(self) -> Rng:
        """A generator from the seed, the same one each time."""
        return Rng(self.seed)


class Bot(Protocol):
    """What a bot is: a name, and a method that answers. It need not derive from anything."""

    name: str

    def choose(self, ask: Ask) -> int:
        """Answer a question.

        Args:
            ask: The question.

        Returns:
            One of `ask.legal`.
        """
        ...


def ask_of(match: Match, seed: int = 0, seconds: float = 1.0) -> Ask:
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
        match.choose(bots[match.state.player].choose(ask_of(match, seed)))
    return match
