"""A live match from the store: its record is replayed, then unfinished choices and standing answers are put back."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from ecumene.games import find
from ecumene.kernel.border.errors import EcumeneError
from ecumene.kernel.match.chance import Sealed, Unpublished
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.record import Record
from ecumene.kernel.match.replay import replay
from ecumene.server.store import StoredTable, TableRow


def record_header(row: TableRow) -> dict[str, Any]:
    """The record's header. Names come from the seats, because people sit down later."""
    return {**row.head, "players": [x.name for x in row.seats]}


def restore_match(stored: StoredTable) -> Match:
    """The match as it is now. Every line is checked, and every outcome of chance against the secret."""
    row, secret = stored.row, bytes.fromhex(stored.row.secret)
    record = Record(record_header(row), stored.lines)
    if row.head.get("seal"):
        match = replay(find(row.game), record, Sealed(secret))
    else:  # it goes on where another source of chance began
        match = replay(find(row.game), record)
        match.chance = Unpublished(secret)
    match.held = False
    _restore(match, stored)
    match.go_on()
    return match


def _restore(match: Match, stored: StoredTable) -> None:
    codec = match.game.codec
    for (seat, question), answers in stored.standing.items():
        if match.number(seat) not in match.taken_over:
            question = match.game.renamed.get(question, question)
            match.standing[match.number(seat), question] = [tuple(codec.parse_move(text)) for text in answers]
    if stored.draft and stored.draft.n == len(match.log):
        with suppress(EcumeneError):
            for action in codec.parse_move(stored.draft.said):
                match.apply(action)
