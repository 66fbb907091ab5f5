"""A match from what is stored of it: its record played again, then what is not in the record."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from ecumene.games import find
from ecumene.kernel.border.errors import EcumeneError
from ecumene.kernel.match.chance import Sealed
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.record import Record
from ecumene.kernel.match.replay import replay
from ecumene.server.store import Row, Stored


def header(row: Row) -> dict[str, Any]:
    """The record's header. Names are the seats' own, for people sit down later."""
    return {**row.head, "players": [x.name for x in row.seats]}


def rebuilt(stored: Stored) -> Match:
    """Where the table stands. Every line is checked, every outcome of chance against the secret."""
    row = stored.row
    match = replay(find(row.game), Record(header(row), stored.lines), Sealed(bytes.fromhex(row.secret)))
    match.held = False
    _restore(match, stored)
    match.go_on()
    return match


def _restore(match: Match, stored: Stored) -> None:
    codec = match.game.codec
    for (seat, question), answers in stored.standing.items():
        if match.number(seat) not in match.taken_over:
            question = match.game.renamed.get(question, question)
            match.standing[match.number(seat), question] = [tuple(codec.parse_move(text)) for text in answers]
    if stored.draft and stored.draft.n == len(match.log):
        with suppress(EcumeneError):
            for action in codec.parse_move(stored.draft.said):
                match.apply(action)
