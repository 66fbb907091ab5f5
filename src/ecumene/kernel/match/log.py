"""What the log of a match is made of, the platform's own rules about it, and what its moves show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED

# The platform's own rules, beside ECU-1 (not offered now) of `kernel.core.state`.
NO_FREE_UNDO = "ECU-2"  # chance spoke, another seat chose or a secret was shown since
NOTHING_TO_UNDO = "ECU-3"
NOT_ASKED = "ECU-4"  # another seat is asked, or the game is over
ALREADY_LEFT = "ECU-5"
TOO_MANY_OFFERS = "ECU-6"  # declined between two players in a turn: a game must end
PLATFORM_RULES = (NOT_OFFERED, NO_FREE_UNDO, NOTHING_TO_UNDO, NOT_ASKED, ALREADY_LEFT, TOO_MANY_OFFERS)


@dataclass(frozen=True)
class Move:
    seat: int  # or CHANCE
    actions: tuple[int, ...]  # private steps, then what commits them; usually one
    events: tuple[int, ...] = ()  # what the table showed on the way


@dataclass(frozen=True)
class Undo:
    seat: int
    ply: int  # the first line taken back
    agreed: bool


@dataclass(frozen=True)
class Left:
    """A seat given up: with two seats the other wins, with one nobody; with more, `bot` plays on."""

    seat: int
    bot: str


def shows(game: AnyGame, s: Any, actions: Sequence[int]) -> bool:
    """Play these; does anybody learn something? Every step is looked at, for one may hide what another showed."""
    zones, begin = game.zones, s.clone()
    secrets, same = zones.signature(s), True
    for action in actions:
        s.stack[-1].apply(s, action)
        same = same and zones.signature(s) == secrets
        while not s.over and s.player == NOBODY:
            s.stack[-1].run(s)
            same = same and zones.signature(s) == secrets
    return not same and somebody_learns(game, begin, actions)


def somebody_learns(game: AnyGame, s: Any, actions: Sequence[int]) -> bool:
    """What `shows` asks, where secrets change on the way."""
    zones, viewers = game.zones, game.viewers(s)
    secrets = zones.secrets(s)
    for action in actions:
        s.stack[-1].apply(s, action)
        while True:
            now = zones.secrets(s)
            if now != secrets:
                if any(map(zones.learned, zones.unseen_by(secrets, viewers), zones.unseen_by(now, viewers))):
                    return True
                secrets = now
            if s.over or s.player != NOBODY:
                break
            s.stack[-1].run(s)
    return False
