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
    """One question to a bot."""

    game: AnyGame
    view: Any  # what the seat may know, as `game.view` builds it
    legal: list[int]  # the choices, packed; `game.codec.text` writes them. A set is offered in one order only
    seed: int = 0  # for random numbers of the bot: the same question with the same seed gets the same answer
    seconds: float = 1.0  # how long it may think

    @property
    def seat(self) -> int:
        return viewer_number(self.game.seats, self.view.viewer)

    @property
    def rng(self) -> Rng:
        return Rng(self.seed)


class Bot(Protocol):
    name: str

    def choose(self, ask: Ask) -> int:
        """One of `ask.legal`."""
        ...


def ask_of(match: Match, seed: int = 0, seconds: float = 1.0) -> Ask:
    """The question that a match asks now, for a bot."""
    game, s = match.game, match.state
    ply = len(match.plies) + len(match.steps)
    return Ask(game, game.view(s, s.player), canonical(s), (seed * 1_000_003 + ply) % 2**31, seconds)


def play_out(match: Match, bots: list[Bot], seed: int = 0) -> Match:
    """Let bots, one for each seat, finish a match."""
    while not match.over:
        match.choose(bots[match.state.player].choose(ask_of(match, seed)))
    return match
