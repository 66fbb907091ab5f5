"""The process that reads what people send: `python -m ecumene.server.reader_process 5 536870912`.

Its arguments are seconds of processor time for each question, and bytes of memory. Records and corrections that people
send are read here and nowhere else. If one costs too much, only this process ends, and another one replaces it.
Questions come in on stdin, answers go out on stdout.
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
from ecumene.kernel.border.game import AnyGame
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.match.chance import Sealed, Silent, unsealed
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.record import Line, Record, read
from ecumene.kernel.match.replay import as_bad_record, replay
from ecumene.server import messages, pipes
from ecumene.server.protocol import Reason
from ecumene.server.reasons import reason_of
from ecumene.server.replay_cache import ReplayCache
from ecumene.server.score_history import score_history
from ecumene.server.unmask import unmasked

if sys.platform != "win32":
    import resource

TOO_COSTLY = "too-costly"

# questions


class TableRecord(msgspec.Struct, frozen=True):
    """The record of a table, as the store has it."""

    game: str
    head: dict[str, Any]
    lines: list[tuple[str, str]]  # who and what

    def numbered(self) -> list[Line]:
        return [Line(who, text, number=n) for n, (who, text) in enumerate(self.lines, 1)]


class ReadRecord(msgspec.Struct, frozen=True, tag=True):
    """A record that somebody sent."""

    text: str
    games: list[str]  # that may be played here


class ReadUnfinished(msgspec.Struct, frozen=True, tag=True):
    """A record that somebody sent to go on from; what is masked in it is dealt again."""

    text: str
    games: list[str]
    seed: int


class ReadCorrections(msgspec.Struct, frozen=True, tag=True):
    """A file of corrections for a table that somebody wants to open."""

    game: str
    text: str
    name: str
    players: list[str]
    options: dict[str, str]


class ShowPosition(msgspec.Struct, frozen=True, tag=True):
    """What a seat, or a spectator, could see after `n` lines."""

    table: str
    n: int
    seat: str
    since: int
    view: bool = False  # the typed view too
    secret: str = ""  # of sealed chance, when it is public
    record: TableRecord | None = None


class CountScores(msgspec.Struct, frozen=True, tag=True):
    """How the points of a finished game grew."""

    record: TableRecord


Question = ReadRecord | ReadUnfinished | ReadCorrections | ShowPosition | CountScores

# answers


class Ready(msgspec.Struct, frozen=True, tag=True): ...


class RecordRead(msgspec.Struct, frozen=True, tag=True):
    """A record that somebody sent, replayed to its end."""

    game: str
    head: dict[str, Any]
    lines: list[tuple[str, str]]
    seats: str
    secret: str
    asked: str
    result: str  # as JSON; "" while the game goes on


class Data(msgspec.Struct, frozen=True, tag=True):
    """Bytes that are passed on unchanged: JSON, or corrections in their normal form."""

    data: bytes


class NotKnown(msgspec.Struct, frozen=True, tag=True):
    """The table is not in the cache, or not this many lines of it: ask again and send the record."""


class Rejected(msgspec.Struct, frozen=True, tag=True):
    """What was sent is wrong: an error for the guest who asked."""

    status: int
    error: str
    reason: Reason | None = None


class Failed(msgspec.Struct, frozen=True, tag=True):
    """Something unexpected: for the log, without any of the text that was read."""

    error: str
    where: str


Answer = Ready | RecordRead | Data | NotKnown | Rejected | Failed


class Reader:
    def __init__(self, seconds: int) -> None:
        self.seconds = seconds
        self.replays = ReplayCache()

    def answer_safely(self, question: Question) -> Answer:
        limit_time(self.seconds)
        try:
            return self.answer(question)
        except MemoryError:
            return Rejected(422, TOO_COSTLY)
        except Exception as e:
            at = traceback.extract_tb(e.__traceback__)[-1]
            return Failed(type(e).__name__, f"{at.name}:{at.lineno}")

    def answer(self, question: Question) -> Answer:
        if isinstance(question, ReadRecord | ReadUnfinished):
            return read_record(question)
        if isinstance(question, ReadCorrections):
            return read_corrections(question)
        try:
            return self.position(question) if isinstance(question, ShowPosition) else count_scores(question)
        except EcumeneError:
            return Rejected(409, "old-rules")

    def position(self, q: ShowPosition) -> Answer:
        if q.record:
            if not 0 <= q.n <= len(q.record.lines):
                return Rejected(404, "no-line")
            cached = self.replays.put(q.table, q.record.game, q.record.head, q.record.numbered())
        else:
            found = self.replays.find(q.table, q.n)
            if found is None:
                return NotKnown()
            cached = found
        try:
            match = cached.at(q.n)
            if q.secret:
                match.chance = unsealed(q.secret)
            state = messages.state_of(match, match.number(q.seat), min(q.since, q.n), live=False, view=q.view)
            return Data(msgspec.json.encode(state))
        except BaseException:
            self.replays.forget(q.table)  # it may have stopped in the middle of a line
            raise


def read_record(q: ReadRecord | ReadUnfinished) -> Answer:
    try:
        record = read(q.text)
        name = record.header.get("game", "")
        if not name:
            raise BadRecord("record-no-game")
        if name not in q.games:
            unknown = UnknownGame("unknown-game", name=name, near=nearest(name, q.games), there=q.games)
            return Rejected(404, "no-game", reason_of(unknown))
        match = unfinished(find(name), record, q.seed) if isinstance(q, ReadUnfinished) else whole(find(name), record)
    except EcumeneError as e:
        return Rejected(422, "bad-record", reason_of(as_bad_record(e)))
    return RecordRead(
        game=name,
        head=match.to_record().header,
        lines=[(x.who, x.text) for x in match.lines()],
        seats=match.game.seats[: len(match.players)],
        secret=match.chance.secret.hex() if isinstance(match.chance, Sealed) else "",
        asked=match.seat or "" if match.state.player >= 0 else "",
        result=result_of(match),
    )


def whole(game: AnyGame, record: Record) -> Match:
    return replay(game, record, unsealed(record.secret) if record.secret else None)


def unfinished(game: AnyGame, record: Record, seed: int) -> Match:
    """The match to go on with. Its chance is another one from here on, so neither seed nor seal belong to it."""
    match = unmasked(game, record, Rng(seed))
    if match.over:
        raise BadRecord("record-over")
    match.chance = Silent()
    return match


def result_of(match: Match) -> str:
    """The result as JSON, as the store keeps it; "" while the game goes on."""
    return msgspec.json.encode(match.result).decode() if match.result else ""


def read_corrections(q: ReadCorrections) -> Answer:
    """The corrections, if a match can start with them."""
    game = find(q.game)
    try:
        rows = from_toml(q.text, q.name, game)
        Match(game, 0, q.players, q.options, rows)
    except EcumeneError as e:
        return Rejected(422, "bad-table", reason_of(e))
    return Data(rows.encode())


def count_scores(q: CountScores) -> Answer:
    grown = score_history(q.record.game, q.record.head, q.record.numbered())
    return Data(grown.model_dump_json().encode()) if grown else Rejected(409, "not-over")


# limits


def limit_memory(memory: int) -> None:
    """Allow this process no more memory, if the system can limit it."""
    if sys.platform != "win32":
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def limit_time(seconds: int) -> None:
    """Allow this many seconds of processor time from now on; then the system ends this process."""
    if sys.platform != "win32":
        used = resource.getrusage(resource.RUSAGE_SELF)
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + seconds + 1, most))


def main() -> None:
    seconds, memory = map(int, sys.argv[1:3])
    pipes.lower_priority(10)
    limit_memory(memory)
    pipes.serve(Question, Reader(seconds).answer_safely, Ready(), sys.stdin.buffer, pipes.stdout_for_answers())


if __name__ == "__main__":
    main()
