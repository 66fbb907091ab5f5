"""Golden records: whole games with checksums, so that no change goes unnoticed.

If a golden record notices a change of the rules, that is either a mistake or a new revision. `written` makes a new
golden record, `renewed` updates the checksums of one; the diff is then reviewed like any other.
"""

from __future__ import annotations

from pathlib import Path

from ecumene.kernel.border.errors import BadRecord
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.record import read
from ecumene.kernel.match.replay import Replay, checksum, published, replay, with_checksums

EVERY = 5  # lines between two checksums


class NotGolden(AssertionError):
    """A golden record does not play as before, or there is none."""


def files(folder: Path) -> list[Path]:
    """The golden records of a folder; there must be some."""
    found = sorted(folder.glob("*.rec"))
    if not found:
        raise NotGolden(f"no golden record in {folder}")
    return found


def check(game: AnyGame, path: Path) -> Match:
    """Replay a golden record. It must be complete, end with a checksum and a result, and be written as we write it."""
    text = path.read_text(encoding="utf-8")
    record = read(text)
    try:
        match = replay(game, record, published(record))
    except BadRecord as e:
        raise NotGolden(str(e.at(file=str(path)))) from None
    if not record.lines or not record.lines[-1].checksum or not record.result:
        raise NotGolden(f"{path}: a golden record ends with a checksum and a result")
    if record.text() != text:
        raise NotGolden(f"{path}: a golden record is written as the platform writes it")
    return match


def check_all(game: AnyGame, folder: Path) -> int:
    """The number of golden records in the folder, all checked; an error names the first that fails."""
    found = files(folder)
    for path in found:
        check(game, path)
    return len(found)


def written(match: Match) -> str:
    """A finished match as a golden record."""
    return with_checksums(match, EVERY).text()


def renewed(game: AnyGame, text: str) -> str:
    """A golden record with its checksums computed again, and nothing else changed."""
    record = read(text)
    replayed = Replay(game, record, published(record))
    for line in record.lines:
        had, line.checksum = line.checksum, ""
        replayed.line(line)
        if had:
            line.checksum = checksum(game, replayed.match.state)
    return record.text()
