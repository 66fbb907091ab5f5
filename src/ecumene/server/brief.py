"""A few facts of a position that everybody may know, kept with its table, so that lists need no replay."""

from __future__ import annotations

import msgspec

from ecumene.kernel.core.state import SPECTATOR
from ecumene.kernel.match.log import Move
from ecumene.kernel.match.match import Match
from ecumene.server.log_entries import in_names
from ecumene.server.protocol import Said


class Brief(msgspec.Struct, frozen=True):
    stage: str = ""  # the part of the game, a label: "age2"
    points: list[int] = []  # by seat; none where the game does not make them public
    seat: str = ""  # who moved last
    said: list[Said] = []  # the move, as a spectator reads it


def brief_of(match: Match) -> str:
    """As JSON."""
    game, s = match.game, match.state
    points = game.scores(s) if game.public_points else []
    last = next((x for x in reversed(match.log) if isinstance(x, Move) and x.seat >= 0), None)
    if last is None:
        brief = Brief(game.stage(s), points)
    else:
        said = [in_names(game.codec, a, SPECTATOR, last.seat) for a in last.actions]
        brief = Brief(game.stage(s), points, game.seats[last.seat], said)
    return msgspec.json.encode(brief).decode()


def read_brief(text: str) -> Brief:
    """What the store holds; tables from before have nothing."""
    return msgspec.json.decode(text, type=Brief) if text else Brief()
