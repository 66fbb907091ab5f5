"""A reader's process: `python -m ecumene.server.reader 5 536870912`, seconds of a processor and bytes of memory.

Records and corrections that came from outside are read here and nowhere else. Where one costs more than it may, only
this process ends, and another takes its place. Questions come in on stdin, answers go out on stdout.
"""

from __future__ import annotations

import sys
import traceback
from contextlib import suppress
from typing import Any

import msgspec

from ecumene.games import find
from ecumene.kernel.border.corrections_file import from_toml
from ecumene.kernel.border.errors import BadRecord, EcumeneError, UnknownGame, nearest
from ecumene.kernel.match.chance import Sealed, unsealed
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.record import Line, read
from ecumene.kernel.match.replay import as_bad_record, replay
from ecumene.server import frames, messages
from ecumene.server.course import course
from ecumene.server.protocol import Reason
from ecumene.server.reasons import reason_of
from ecumene.server.replays import Walks

if sys.platform != "win32":
    import resource

TOO_COSTLY = "too-costly"

# questions


class Kept(msgspec.Struct, frozen=True):
    """What is stored of a table."""

    game: str
    head: dict[str, Any]
    lines: list[tuple[str, str]]  # who and what

    def record(self) -> list[Line]:
        return [Line(who, text, number=n) for n, (who, text) in enumerate(self.lines, 1)]


class Text(msgspec.Struct, frozen=True, tag=True):
    """A record that somebody sent."""

    text: str
    games: list[str]  # that may be played here


class Rows(msgspec.Struct, frozen=True, tag=True):
    """A file of corrections for a table that somebody wants to open."""

    game: str
    text: str
    name: str
    players: list[str]
    options: dict[str, str]


class Position(msgspec.Struct, frozen=True, tag=True):
    """What a seat, or a spectator, was entitled to see after so many lines."""

    table: str
    n: int
    seat: str
    since: int
    secret: str = ""  # of the sealed chance, once it is public
    kept: Kept | None = None


class Growth(msgspec.Struct, frozen=True, tag=True):
    """How the points of a finished game grew."""

    kept: Kept


Question = Text | Rows | Position | Growth

# answers


class Ready(msgspec.Struct, frozen=True, tag=True): ...


class Read(msgspec.Struct, frozen=True, tag=True):
    """A record that was sent, played to its end."""

    game: str
    head: dict[str, Any]
    lines: list[tuple[str, str]]
    seats: str
    secret: str
    asked: str
    result: str  # as JSON; "" while the game goes on


class Data(msgspec.Struct, frozen=True, tag=True):
    """What is sent on as it is: JSON, or the one text of corrections."""

    data: bytes


class Absent(msgspec.Struct, frozen=True, tag=True):
    """The table is not known here, or not so far: it must be sent along."""


class Wrong(msgspec.Struct, frozen=True, tag=True):
    """An answer to whoever asked: an error and what is wrong with what was sent."""

    status: int
    error: str
    reason: Reason | None = None


class Failed(msgspec.Struct, frozen=True, tag=True):
    """Something unexpected: for the log, without a word of what was read."""

    error: str
    where: str


Answer = Ready | Read | Data | Absent | Wrong | Failed


class Reader:
    def __init__(self, seconds: int) -> None:
        self.seconds = seconds
        self.walks = Walks()

    def tried(self, question: Question) -> Answer:
        allow(self.seconds)
        try:
            return self.answer(question)
        except MemoryError:
            return Wrong(422, TOO_COSTLY)
        except Exception as e:
            at = traceback.extract_tb(e.__traceback__)[-1]
            return Failed(type(e).__name__, f"{at.name}:{at.lineno}")

    def answer(self, question: Question) -> Answer:
        if isinstance(question, Text):
            return read_text(question)
        if isinstance(question, Rows):
            return read_rows(question)
        try:
            return self.position(question) if isinstance(question, Position) else growth(question)
        except EcumeneError:
            return Wrong(409, "old-rules")

    def position(self, q: Position) -> Answer:
        if q.kept:
            if not 0 <= q.n <= len(q.kept.lines):
                return Wrong(404, "no-line")
            walk = self.walks.put(q.table, q.kept.game, q.kept.head, q.kept.record())
        else:
            found = self.walks.find(q.table, q.n)
            if found is None:
                return Absent()
            walk = found
        try:
            match = walk.at(q.n)
            if q.secret:
                match.chance = unsealed(q.secret)
            state = messages.state_of(match, match.number(q.seat), min(q.since, q.n), live=False)
            return Data(msgspec.json.encode(state))
        except BaseException:
            self.walks.forget(q.table)  # it stands somewhere in the middle
            raise


def read_text(q: Text) -> Answer:
    try:
        record = read(q.text)
        name = record.header.get("game", "")
        if not name:
            raise BadRecord("record-no-game")
        if name not in q.games:
            unknown = UnknownGame("unknown-game", name=name, near=nearest(name, q.games), there=q.games)
            return Wrong(404, "no-game", reason_of(unknown))
        match = replay(find(name), record, unsealed(record.secret) if record.secret else None)
    except EcumeneError as e:
        return Wrong(422, "bad-record", reason_of(as_bad_record(e)))
    return Read(
        game=name,
        head=match.to_record().header,
        lines=[(x.who, x.text) for x in match.lines()],
        seats=match.game.seats[: len(match.players)],
        secret=match.chance.secret.hex() if isinstance(match.chance, Sealed) else "",
        asked=match.seat or "" if match.state.player >= 0 else "",
        result=result_of(match),
    )


def result_of(match: Match) -> str:
    """How it ended, as the store keeps it."""
    return msgspec.json.encode(match.result).decode() if match.result else ""


def read_rows(q: Rows) -> Answer:
    """The corrections, if a match can begin with them."""
    game = find(q.game)
    try:
        rows = from_toml(q.text, q.name, game)
        Match(game, 0, q.players, q.options, rows)
    except EcumeneError as e:
        return Wrong(422, "bad-table", reason_of(e))
    return Data(rows.encode())


def growth(q: Growth) -> Answer:
    grown = course(q.kept.game, q.kept.head, q.kept.record())
    return Data(grown.model_dump_json().encode()) if grown else Wrong(409, "not-over")


# limits


def bound(memory: int) -> None:
    """So much memory and no more, where the system can see to it."""
    if sys.platform != "win32":
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def allow(seconds: int) -> None:
    """So many seconds of a processor from now on; then the system ends this process."""
    if sys.platform != "win32":
        used = resource.getrusage(resource.RUSAGE_SELF)
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + seconds + 1, most))


def main() -> None:
    seconds, memory = map(int, sys.argv[1:3])
    frames.give_way(10)
    bound(memory)
    frames.serve(Question, Reader(seconds).tried, Ready(), sys.stdin.buffer, frames.only_for_answers())


if __name__ == "__main__":
    main()
