"""Ecumene: great civilization board games by the full rules.

Examples:
    >>> match = ecumene.new("seven_wonders_duel", seed=7)
    >>> while not match.over:
    ...     match.play(match.moves()[0])
    >>> match.result.scores
    [56, 39]
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
from ecumene.kernel.core.state import CHANCE, SPECTATOR, advance, apply, legal, redeal, roll, step
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
    "redeal",
    "roll",
    "step",
]


if _typing.TYPE_CHECKING:

    def games() -> list[str]:
        """List the ids of the games that can be played.

        Returns:
            Our five, then those of other installed packages.

        Examples:
            >>> ecumene.games()[:2]
            ['through_the_ages', 'seven_wonders_duel']
        """


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
    """Start a match.

    With a seed, the same choices give the same game on every machine. Without one, chance is sealed: it comes from 256
    secret bits. Their hash is in the record from the start, and the secret itself when the game is over.

    Args:
        name: The id of the game, one of `ecumene.games()`.
        players: How many play, or their names; by default as few as the game allows.
        seed: A number from 0 on.
        corrections: The text of a TOML file of corrected card rows.
        corrections_name: What messages and the record call that file.
        **options: Variants of the game, such as `wonders="preset"`; `ecumene games` lists them.

    Returns:
        The match, at the first question to a player.

    Raises:
        UnknownGame: There is no game of that name.
        BadOption: The game has no such option, or not for so many players.
        BadArgument: Players or seed are not of the right kind.
        BadCorrections: The corrections do not fit the game.

    Examples:
        >>> match = ecumene.new("seven_wonders_duel", players=["Anna", "Borys"], seed=7)
        >>> match.seat
        'A'
        >>> match.moves()
        ['draft appian_way', 'draft colossus', 'draft statue_of_zeus', 'draft temple_of_artemis']
        >>> ecumene.new("seven_wonder_duel")
        Traceback (most recent call last):
        ecumene.kernel.border.errors.UnknownGame: There is no game “seven_wonder_duel”. ...
    """
    found = game(name)
    chance: _Chance | int = _Sealed(_secrets.token_bytes(32)) if seed is None else seed
    rows = _from_toml(corrections, corrections_name, found) if corrections else ""
    return Match(found, chance, players, options, rows, corrections_name if rows else "")


def read(text: str) -> Match:
    """Read the record of a game and play it again, with every line checked by the rules.

    Args:
        text: The text of one record.

    Returns:
        The match where the record ends. An unfinished one can be played on.

    Raises:
        BadRecord: The text cannot be read, or a line is against the rules; `line` is its number.

    Examples:
        >>> match = ecumene.new("seven_wonders_duel", seed=7)
        >>> match.play("draft colossus")
        >>> again = ecumene.read(match.record())
        >>> again.seat, again.moves() == match.moves()
        ('B', True)
    """
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
    """Read a file that holds several records, one after the other.

    Args:
        text: The text of the file.

    Returns:
        The matches, in the order of the file.

    Raises:
        BadRecord: As `read`.

    Examples:
        >>> one, two = (ecumene.new("seven_wonders_duel", seed=n) for n in (1, 2))
        >>> [match.seat for match in ecumene.read_all(one.record() + two.record())]
        ['A', 'A']
    """
    return [read(x) for x in _split(text)]
