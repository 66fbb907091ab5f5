"""A report in the terminal: its tables. Charts are on the page."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as RichTable
from rich.text import Text

from ecumene.arena.document import Document, Section, Table

MOST_ROWS = 24  # of a longer table the first and the last are shown


def show(document: Document, console: Console) -> None:
    console.print()
    console.print(Text(document.title, style="bold"))
    for fact in document.facts:
        console.print(Text(fact))
    for section in document.sections:
        show_section(section, console)


def show_section(section: Section, console: Console) -> None:
    console.print()
    console.print(Text(section.title, style="bold cyan"))
    if section.table:
        console.print(drawn(section.table), soft_wrap=False)
    for note in section.notes:
        console.print(Text(note, style="dim"))


def drawn(table: Table) -> RichTable:
    out = RichTable(box=None, pad_edge=False, header_style="dim")
    for i, name in enumerate(table.head):
        out.add_column(name, justify="left" if i < table.words else "right")
    for row in shortened(table.rows, len(table.head)):
        out.add_row(*map(Text, row))
    return out


def shortened(rows: list[list[str]], columns: int) -> list[list[str]]:
    if len(rows) <= MOST_ROWS:
        return rows
    half = MOST_ROWS // 2
    left_out = [f"… {len(rows) - 2 * half} more"] + [""] * (columns - 1)
    return [*rows[:half], left_out, *rows[-half:]]
