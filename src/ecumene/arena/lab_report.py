"""The report of a lab: its summary as a document."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.arena.document import (
    Bar,
    Chart,
    Document,
    Section,
    Table,
    between,
    decimal,
    lengths,
    percent,
    plural,
    share_bar,
    signed,
)
from ecumene.arena.lab import LabSummary, Row
from ecumene.games import find
from ecumene.words import Words

CHARTED = 8  # lines of a long table that are drawn: so many of the best and of the worst


def report(x: LabSummary, command: str) -> Document:
    words = Words("en", find(x.game))
    sections = [
        Section("First seat", table=rows_table(x.seats, words, "seat"), chart=share_chart(x.seats, x, words)),
        Section("Opening move", table=rows_table(x.openings, words, "move"), chart=share_chart(x.openings, x, words)),
        *things(x, words),
        endings(x, words),
        lengths(x.plies, x.lengths),
    ]
    return Document(f"{words.say('game')}: what wins", command, facts(x), sections)


def facts(x: LabSummary) -> list[str]:
    players = " or ".join(map(str, x.players))
    lines = len(x.things) + len(x.openings)
    unfinished = f" {plural(x.unfinished, 'record')} without an end left out." if x.unfinished else ""
    return [
        f"{plural(x.games, 'game')} of {players} players; {x.origin}.{unfinished}",
        f"Win share: of the seats that did it; all seats have {percent(x.equal)}. Difference: their mean result "
        "against that of all other seats. Intervals have the game as their unit.",
        f"What goes together with winning need not be its cause. Of {plural(lines, 'interval')} about "
        f"{round(lines / 20)} miss the true share by chance.",
        f"Left out: {plural(x.seldom, 'use')} by fewer than {x.least} seats, or told by another line.",
    ]


def name_of(row: Row, words: Words) -> str:
    return row.name if row.kind in ("seat", "move") else words.name(row.kind, row.name)


def rows_table(rows: Sequence[Row], words: Words, first: str) -> Table:
    by_how = any(row.how for row in rows)
    head = [first, *(["how"] if by_how else []), "games", "seats", "win share", "95 % interval", "result", "difference"]
    lines = [
        [
            name_of(row, words),
            *([row.how] if by_how else []),
            str(row.games),
            str(row.seats),
            percent(row.share.mean),
            between(row.share),
            decimal(row.score),
            "–" if row.more is None else signed(row.more),
        ]
        for row in rows
    ]
    return Table(head, lines, 1 + by_how)


def share_chart(rows: Sequence[Row], x: LabSummary, words: Words) -> Chart | None:
    if not rows:
        return None
    shown = rows if len(rows) <= 2 * CHARTED else [*rows[:CHARTED], *rows[-CHARTED:]]
    title = "Win share" if len(shown) == len(rows) else f"Win share: the {CHARTED} best and the {CHARTED} worst"
    bars = [
        share_bar(" ".join(filter(None, [name_of(row, words), row.how and f"({row.how})"])), row.share) for row in shown
    ]
    return Chart(title, bars, 1.0, x.equal, "all seats")


def things(x: LabSummary, words: Words) -> list[Section]:
    """A section for each kind of things, and for each sort of a kind, such as leaders among cards."""
    groups: dict[tuple[str, str], list[Row]] = {}
    for row in x.things:
        groups.setdefault((row.kind, row.group), []).append(row)
    return [
        Section(
            title=(f"{kind}: {group}" if group else kind).replace("_", " ").capitalize(),
            table=rows_table(rows, words, kind),
            chart=share_chart(rows, x, words),
        )
        for (kind, group), rows in sorted(groups.items())
    ]


def endings(x: LabSummary, words: Words) -> Section:
    rows = [[words.say(f"how-{how}"), str(n), percent(n / x.games)] for how, n in x.endings.items()]
    bars = [Bar(words.say(f"how-{how}"), n, str(n)) for how, n in x.endings.items()]
    chart = Chart("Games by ending", bars, max(x.endings.values(), default=1))
    return Section("How games ended", table=Table(["ending", "games", "share"], rows), chart=chart)
