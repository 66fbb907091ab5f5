"""A match as a record: its header, its lines and its result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ecumene.kernel.border.codec import MARKED
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.border.questions import CHANCE_NAME
from ecumene.kernel.core.state import CHANCE
from ecumene.kernel.match.chance import Sealed, Seeded
from ecumene.kernel.match.log import Left, Move, Undo
from ecumene.kernel.match.record import Line, Record

if TYPE_CHECKING:
    from ecumene.kernel.match.match import Match


def record_of(match: Match, whole: bool, reader: int) -> Record:
    """The whole record, or what `reader` may know of it."""
    record = Record(head_of(match, whole), lines_of(match, 0, whole, reader), list(match.comments) if whole else [])
    if match.result is not None:
        record.result = match.result.text(match.game.seats)
        if isinstance(match.chance, Sealed) and match.chance.seal:
            record.secret = match.chance.secret.hex()
    return record


def head_of(match: Match, whole: bool) -> dict[str, Any]:
    head: dict[str, Any] = {"game": match.game.id, "rules": match.game.revision, "players": match.players}
    if match.options:
        head["options"] = match.options
    if match.corrections:
        head["corrections"] = {"name": match.corrections_name, "rows": msgspec.json.decode(match.corrections)}
    if whole and isinstance(match.chance, Seeded):
        head["seed"] = str(match.chance.seed)
    if match.chance.seal:
        head["seal"] = match.chance.seal
    if match.date:
        head["date"] = match.date
    return head


def lines_of(match: Match, since: int, whole: bool, reader: int) -> list[Line]:
    lines = [line_of(match.game, entry, whole, reader) for entry in match.log[since:]]
    for i, line in enumerate(lines, since):
        if whole and i in match.notes:
            line.checksum, line.comment = match.notes[i]
    return lines


def line_of(game: AnyGame, entry: Move | Undo | Left, whole: bool, reader: int) -> Line:
    codec, letter = game.codec, game.seats
    if isinstance(entry, Undo):
        return Line(letter[entry.seat], f"undo {entry.ply}{' agreed' if entry.agreed else ''}")
    if isinstance(entry, Left):
        given_up = "leave" if "resign" in codec.verb else "resign"  # the game's own word means its own rule
        return Line(letter[entry.seat], f"leave {entry.bot}" if entry.bot else given_up)
    who = CHANCE_NAME if entry.seat == CHANCE else letter[entry.seat]
    if whole:
        texts = [codec.text(a, MARKED) for a in entry.actions]
    else:
        texts = [codec.seen(a, reader, entry.seat) for a in entry.actions]
    return Line(who, " + ".join(texts))
