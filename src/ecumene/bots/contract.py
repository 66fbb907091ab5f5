"""What a bot is: something that is shown what its seat may know and answers with one of what it may choose.

A bot never sees a position, a seed or another's secrets, so it can run in another process, and it cannot cheat.
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
    """One question put to a bot."""

    game: AnyGame
    view: Any  # what the seat may know, as `game.view` builds it
    legal: list[int]  # what it may choose, packed; `game.codec.text` reads them. A set is named in one order only
    seed: int = 0  # for the bot's own dice: the same question with the same seed gets the same answer
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
    """The question a match puts now, as a bot gets it."""
    game, s = match.game, match.state
    ply = len(match.plies) + len(match.steps)
    return Ask(game, game.view(s, s.player), canonical(s), (seed * 1_000_003 + ply) % 2**31, seconds)


def play_out(match: Match, bots: list[Bot], seed: int = 0) -> Match:
    """Let bots, one for each seat, finish a match."""
    while not match.over:
        match.choose(bots[match.state.player].choose(ask_of(match, seed)))
    return match
