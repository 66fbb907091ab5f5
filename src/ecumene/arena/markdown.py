"""A report in Markdown, to commit under docs/reports."""

from __future__ import annotations

from collections.abc import Iterator

from ecumene.arena.document import Document, Section, Table


def write(document: Document) -> str:
    return "\n".join(lines(document)) + "\n"


def lines(document: Document) -> Iterator[str]:
    yield f"# {document.title}"
    yield ""
    yield f"Made by `{document.command}`."
    for fact in document.facts:
        yield ""
        yield fact
    for section in document.sections:
        yield from lines_of(section)


def lines_of(section: Section) -> Iterator[str]:
    yield ""
    yield f"## {section.title}"
    if section.table:
        yield ""
        yield from rows_of(section.table)
    for note in section.notes:
        yield ""
        yield note


def rows_of(table: Table) -> Iterator[str]:
    yield row(table.head)
    yield f"|{'|'.join('---' if i < table.words else '--:' for i in range(len(table.head)))}|"
    yield from map(row, table.rows)


def row(cells: list[str]) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"
