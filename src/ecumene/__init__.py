"""Ecumene: great civilization board games by the full rules.

import ecumene

match = ecumene.new("seven_wonders_duel", seed=7)
while not match.over:
    match.play(match.moves()[0])
print(match.result)
"""

from __future__ import annotations

import secrets as _secrets
import typing as _typing
from collections.abc import Sequence as _Sequence
from typing import Any as _Any

import ecumene.games as _games  # noqa: F401  as `ecumene.games()` the ids of the games
from ecumene.games import find as game
from ecumene.kernel.border import errors as _errors
from ecumene.kernel.border.corrections_file import from_toml as _from_toml
from ecumene.kernel.border.errors import (
    BadArgument,
    BadCorrections,
    BadOption,
    BadRecord,
    EcumeneError,
    IllegalMove,
    NotYourTurn,
    UnknownBot,
    UnknownGame,
    UnreadableMove,
)
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, SPECTATOR, advance, apply, legal, roll, step
from ecumene.kernel.match.chance import Chance as _Chance
from ecumene.kernel.match.chance import Sealed as _Sealed
from ecumene.kernel.match.chance import Unpublished as _Unpublished
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.record import read as _read_record
from ecumene.kernel.match.record import split as _split
from ecumene.kernel.match.replay import replay as _replay

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "BadArgument",
    "BadCorrections",
    "BadOption",
    "BadRecord",
    "EcumeneError",
    "IllegalMove",
    "Match",
    "NotYourTurn",
    "Rng",
    "UnknownBot",
    "UnknownGame",
    "UnreadableMove",
    "advance",
    "apply",
    "game",
    "games",
    "legal",
    "new",
    "read",
    "read_all",
    "roll",
    "step",
]


if _typing.TYPE_CHECKING:

    def games() -> list[str]:
        """The ids of the games that can be played."""


def _english(e: EcumeneError) -> str:
    from ecumene.words import Words  # when somebody wants to read it, not before

    return Words("en").error(e)


_errors.english = _english


def new(
    name: str,
    players: int | _Sequence[str] | None = None,
    seed: int | None = None,
    corrections: str = "",
    corrections_name: str = "corrections",
    **options: _Any,
) -> Match:
    """A new match. `players`: how many, or their names. With a seed the same choices give the same game everywhere.

    Without a seed chance is sealed: 256 secret bits, whose hash is in the record from the start. `corrections` is
    the text of a TOML file of corrected card rows; every other keyword is an option of the game.
    """
    found = game(name)
    chance: _Chance | int = _Sealed(_secrets.token_bytes(32)) if seed is None else seed
    rows = _from_toml(corrections, corrections_name, found) if corrections else ""
    return Match(found, chance, players, options, rows, corrections_name if rows else "")


def read(text: str) -> Match:
    """The match that a record's text leads to; an unfinished one goes on from there."""
    record = _read_record(text)
    if "game" not in record.header:
        raise BadRecord("record-no-game")
    match = _replay(game(record.header["game"]), record)
    if match.chance.silent:
        begun = any(move.seat == CHANCE for move in match.plies)
        match.chance = (_Unpublished if begun else _Sealed)(_secrets.token_bytes(32))
    match.held = False
    match.go_on()
    return match


def read_all(text: str) -> list[Match]:
    """The matches of a file that holds several records, one after the other."""
    return [read(x) for x in _split(text)]
