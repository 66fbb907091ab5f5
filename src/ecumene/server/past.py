"""Tables as text: what can be read of a record without playing it again, so of rules that are not here any more too.

A line marks what was secret in it (`pick *lamp`); who may not read it gets the mark alone (`pick *`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from ecumene.games import TOYS, find, offered
from ecumene.kernel.border.codec import Codec
from ecumene.kernel.border.questions import CHANCE_NAME
from ecumene.kernel.border.result import Result
from ecumene.kernel.border.sections import HIDDEN
from ecumene.kernel.match.record import Line, Record, plain_number
from ecumene.server.protocol import Entry, Outcome, PastIs, Said
from ecumene.server.rebuilding import header
from ecumene.server.store import Row, Stored

MARK = "*"


def revision(game: str) -> str:
    """The rules that are here; "" of a game that is not."""
    return find(game).revision if game in offered() + TOYS else ""


def is_old(row: Row) -> bool:
    """Was it played by rules that are not here any more?"""
    return bool(row.head.get("rules", "") != revision(row.game))


def is_whole(row: Row) -> bool:
    """May everybody who may look read everything?"""
    return row.over or row.kind == "record"


def record_of(stored: Stored, seat: str) -> Record:
    """The record as a viewer may read it."""
    row = stored.row
    head = header(row)
    if not is_whole(row):
        head.pop("seed", None)
    record = Record(head, [as_read(line, seat, is_whole(row)) for line in stored.lines])
    if row.result:
        record.result = result_of(row.result).text("".join(x.seat for x in row.seats))
    if row.over:
        record.secret = row.secret
    return record


def result_of(kept: str) -> Result:
    return msgspec.json.decode(kept, type=Result)


def as_read(line: Line, seat: str, whole: bool) -> Line:
    """Whole lines keep their marks; others are as the kernel writes them for one viewer."""
    if whole:
        return line
    mine = bool(seat) and line.who == seat
    words = [w.removeprefix(MARK) if mine else MARK if w.startswith(MARK) else w for w in line.text.split()]
    return replace(line, text=" ".join(words))


def past_of(stored: Stored, seat: str) -> PastIs:
    """What a viewer is told of a table that cannot be played on."""
    row = stored.row
    outcome = None
    if row.result:
        r = result_of(row.result)
        seal = row.head.get("seal", "")
        outcome = Outcome(r.scores, r.places, r.how, r.parts, r.feats, r.missed, r.endings, seal, row.secret)
    return PastIs(row.head.get("rules", ""), revision(row.game), row.over, entries(stored, seat), outcome)


def entries(stored: Stored, seat: str) -> list[Entry]:
    """The lines as a log, in names as far as today's table of verbs knows them."""
    codec = find(stored.row.game).codec
    lines = record_of(stored, seat).lines
    gone, first = undone(lines)
    out = []
    for n, line in enumerate(lines):
        kind = kind_of(line, codec)
        said = spoken(codec, line.text) if kind == "move" else []
        text = line.text if kind == "move" and not said else ""
        out.append(Entry(n, line.who, kind, said, undone=n in gone, to=first.get(n, -1), text=text))
    return out


def kind_of(line: Line, codec: Codec) -> str:
    word = line.text.split()[0]
    if word == "undo":
        return word
    if word in ("leave", "resign") and word not in codec.verb and line.who != CHANCE_NAME:
        return "leave" if " " in line.text else "resign"
    return "move"


def undone(lines: Sequence[Line]) -> tuple[set[int], dict[int, int]]:
    """As `messages.undone`, of lines: those that were taken back, and for every undo the first of them."""
    standing: list[int] = []
    gone: set[int] = set()
    first: dict[int, int] = {}
    for n, line in enumerate(lines):
        word, _, rest = line.text.partition(" ")
        if word == "undo":
            ply = plain_number(rest.partition(" ")[0])
            if ply is not None and ply < len(standing):
                first[n] = standing[ply]
                gone.update(standing[ply:])
                del standing[ply:]
        elif word not in ("leave", "resign"):
            standing.append(n)
    return gone, first


def spoken(codec: Codec, text: str) -> list[Said]:
    """A move in names; nothing where a verb or a thing of it has another name today, or none."""
    out: list[Said] = []
    for step in text.split("+"):
        word, *names = step.split() or [""]
        kinds = codec.kinds[codec.verb[word]] if word in codec.verb else []
        said = [HIDDEN if x == MARK else x.removeprefix(MARK) for x in names]
        known = all(x == HIDDEN or x in codec.ids[k] for k, x in zip(kinds, said))
        if word not in codec.verb or len(kinds) != len(names) or not known:
            return []
        out.append(Said(word, [f"{k}:{x}" for k, x in zip(kinds, said)]))
    return out
