"""Golden records: whole games kept with checksums, so that nothing changes unseen.

A change of the rules that a golden record notices is either a mistake or a new revision. `written` makes a
record to keep, `renewed` writes the checksums of a kept one anew; the diff is then reviewed like any other.
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
    """A record that does not play as it did, or none at all."""


def files(folder: Path) -> list[Path]:
    """The golden records of a folder; there must be some."""
    found = sorted(folder.glob("*.rec"))
    if not found:
        raise NotGolden(f"no golden record in {folder}")
    return found


def check(game: AnyGame, path: Path) -> Match:
    """Play a golden record again. It is whole, ends in a checksum and a result, and is rewritten as it stands."""
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
    """How many golden records of the folder hold; an error names the first that does not."""
    found = files(folder)
    for path in found:
        check(game, path)
    return len(found)


def written(match: Match) -> str:
    """A finished match as a golden record."""
    return with_checksums(match, EVERY).text()


def renewed(game: AnyGame, text: str) -> str:
    """A golden record with its checksums reckoned anew where it has some, and nothing else changed."""
    record = read(text)
    again = Replay(game, record, published(record))
    for line in record.lines:
        had, line.checksum = line.checksum, ""
        again.line(line)
        if had:
            line.checksum = checksum(game, again.match.state)
    return record.text()
