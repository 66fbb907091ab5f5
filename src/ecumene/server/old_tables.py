"""Records as text, without replaying them: for tables whose revision of the rules is not available any more.

A line marks what was secret in it (`pick *lamp`). A viewer who may not read it gets only the mark (`pick *`).
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
from ecumene.server.restore import record_header
from ecumene.server.store import StoredTable, TableRow

MARK = "*"


def revision(game: str) -> str:
    """The revision of a game's rules in this version; "" if the game is unknown."""
    return find(game).revision if game in offered() + TOYS else ""


def is_old(row: TableRow) -> bool:
    """Was it played by a revision of the rules that is not available any more?"""
    return bool(row.head.get("rules", "") != revision(row.game))


def is_whole(row: TableRow) -> bool:
    """Is the whole record public to everybody who may look?"""
    return row.over or row.kind == "record"


def record_of(stored: StoredTable, seat: str) -> Record:
    """The record as a viewer may read it."""
    row = stored.row
    head = record_header(row)
    if not is_whole(row):
        head.pop("seed", None)
    record = Record(head, [as_read(line, seat, is_whole(row)) for line in stored.lines])
    if row.result:
        record.result = result_of(row.result).text("".join(x.seat for x in row.seats))
    record.secret = row.published
    return record


def result_of(kept: str) -> Result:
    return msgspec.json.decode(kept, type=Result)


def as_read(line: Line, seat: str, whole: bool) -> Line:
    """A public line keeps its marks; any other is as the kernel writes it for one viewer."""
    if whole:
        return line
    mine = bool(seat) and line.who == seat
    words = [w.removeprefix(MARK) if mine else MARK if w.startswith(MARK) else w for w in line.text.split()]
    return replace(line, text=" ".join(words))


def old_table_of(stored: StoredTable, seat: str) -> PastIs:
    """What a viewer sees of a table that cannot be continued."""
    row = stored.row
    outcome = None
    if row.result:
        r = result_of(row.result)
        seal = row.head.get("seal", "")
        outcome = Outcome(r.scores, r.places, r.how, r.parts, r.reached, r.missed, r.endings, seal, row.published)
    return PastIs(row.head.get("rules", ""), revision(row.game), row.over, entries(stored, seat), outcome)


def entries(stored: StoredTable, seat: str) -> list[Entry]:
    """The lines as a log, in names where today's verbs still know them."""
    codec = find(stored.row.game).codec
    lines = record_of(stored, seat).lines
    gone, first = undone(lines)
    out = []
    for n, line in enumerate(lines):
        kind = kind_of(line, codec)
        steps = named_steps(codec, line.text) if kind == "move" else []
        text = line.text if kind == "move" and not steps else ""
        out.append(Entry(n, line.who, kind, steps, undone=n in gone, to=first.get(n, -1), text=text))
    return out


def kind_of(line: Line, codec: Codec) -> str:
    word = line.text.split()[0]
    if word == "undo":
        return word
    if word in ("leave", "resign") and word not in codec.verb and line.who != CHANCE_NAME:
        return "leave" if " " in line.text else "resign"
    return "move"


def undone(lines: Sequence[Line]) -> tuple[set[int], dict[int, int]]:
    """Like `messages.undone`, for lines: which were taken back, and for every undo the first of them."""
    valid: list[int] = []  # lines that are not taken back
    gone: set[int] = set()
    first: dict[int, int] = {}
    for n, line in enumerate(lines):
        word, _, rest = line.text.partition(" ")
        if word == "undo":
            ply = plain_number(rest.partition(" ")[0])
            if ply is not None and ply < len(valid):
                first[n] = valid[ply]
                gone.update(valid[ply:])
                del valid[ply:]
        elif word not in ("leave", "resign"):
            valid.append(n)
    return gone, first


def named_steps(codec: Codec, text: str) -> list[Said]:
    """A move in names; empty if a verb or a thing in it has another name today, or none."""
    out: list[Said] = []
    for step in text.split("+"):
        word, *names = step.split() or [""]
        kinds = codec.kinds[codec.verb[word]] if word in codec.verb else []
        things = [HIDDEN if x == MARK else x.removeprefix(MARK) for x in names]
        known = all(x == HIDDEN or x in codec.ids[k] for k, x in zip(kinds, things))
        if word not in codec.verb or len(kinds) != len(names) or not known:
            return []
        out.append(Said(word, [f"{k}:{x}" for k, x in zip(kinds, things)]))
    return out
