"""A report as one HTML page: nothing outside it is loaded, it needs no script, and it has light and dark colours."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from ecumene.arena.document import Bar, Chart, Document, Section, Table

STYLE = """
:root { color-scheme: light dark; --ink: #1d2327; --paper: #fbfaf7; --soft: #5c666d; --rule: #d9d6cd; --grid: #eeebe3;
  --s0: #1f7a72; --s1: #b4632a; --s2: #5f5aa8; --s3: #8a7a1c; }
@media (prefers-color-scheme: dark) { :root { --ink: #e7e5df; --paper: #15191b; --soft: #9aa5ab; --rule: #343c40;
  --grid: #23292c; --s0: #4db6aa; --s1: #e0935a; --s2: #9d98e6; --s3: #cbb94a; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 62rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; line-height: 1.25; }
h2 { font-size: 1.15rem; margin-top: 2.2rem; border-bottom: 1px solid var(--rule); }
p { margin: .5rem 0; }
.note, figcaption { color: var(--soft); font-size: .875rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; }
th, td { padding: .25rem .9rem .25rem 0; border-bottom: 1px solid var(--grid); text-align: right; vertical-align: top; }
th { color: var(--soft); font-weight: 600; }
.word { text-align: left; }
td:not(.word) { white-space: nowrap; }
figure { margin: 1rem 0; }
svg { display: block; width: 100%; max-width: 32rem; height: auto; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
svg .soft { fill: var(--soft); font-size: 11px; }
.back { fill: var(--grid); }
.s0 { fill: var(--s0); } .s1 { fill: var(--s1); } .s2 { fill: var(--s2); } .s3 { fill: var(--s3); }
.whisker { stroke: var(--ink); stroke-width: 1.5; fill: none; }
.line { stroke: var(--soft); stroke-dasharray: 4 3; }
"""
POLICY = "default-src 'none'; style-src 'unsafe-inline'"
SERIES = 4  # colours
WIDTH, LEFT, RIGHT = 400, 2, 66  # of a chart: a phone's width; the figure stands in the space at the right
STEP, BAR = 36, 11  # from one bar to the next: the label stands above it


def write(document: Document) -> str:
    return "\n".join(lines(document)) + "\n"


def lines(document: Document) -> Iterator[str]:
    yield '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
    yield f"<title>{escape(document.title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>"
    yield f"<h1>{escape(document.title)}</h1>"
    yield from (f"<p>{escape(fact)}</p>" for fact in document.facts)
    yield f'<p class="note"><code>{escape(document.command)}</code></p>'
    for section in document.sections:
        yield from section_lines(section)
    yield "</body>\n</html>"


def section_lines(section: Section) -> Iterator[str]:
    yield f"<section>\n<h2>{escape(section.title)}</h2>"
    if section.chart:
        yield f"<figure>\n{svg(section.chart)}\n<figcaption>{escape(section.chart.title)}</figcaption>\n</figure>"
    if section.table:
        yield from table_lines(section.table)
    yield from (f'<p class="note">{escape(note)}</p>' for note in section.notes)
    yield "</section>"


def table_lines(table: Table) -> Iterator[str]:
    yield '<div class="scroll"><table>'
    yield f"<thead><tr>{cells('th', table.head, table.words)}</tr></thead>\n<tbody>"
    for row in table.rows:
        yield f"<tr>{cells('td', row, table.words)}</tr>"
    yield "</tbody></table></div>"


def cells(tag: str, row: list[str], words: int) -> str:
    marks = [' class="word"' if i < words else "" for i in range(len(row))]
    return "".join(f"<{tag}{mark}>{escape(cell)}</{tag}>" for mark, cell in zip(marks, row))


def svg(chart: Chart) -> str:
    """Bars below each other, each with its label above and its figure at the right."""
    below = 18 if chart.line is not None else 4
    height = STEP * len(chart.bars) + below
    out = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(chart.title)}">']
    for i, bar in enumerate(chart.bars):
        out += bar_parts(chart, bar, STEP * i)
    if chart.line is not None:
        x, label = at(chart, chart.line), escape(chart.line_label)
        out.append(f'<line class="line" x1="{x}" y1="14" x2="{x}" y2="{height - below}"/>')
        out.append(f'<text class="soft" x="{x}" y="{height - 4}" text-anchor="middle">{label}</text>')
    return "\n".join([*out, "</svg>"])


def bar_parts(chart: Chart, bar: Bar, top: int) -> Iterator[str]:
    y = top + 20
    yield f'<text x="{LEFT}" y="{top + 14}">{escape(bar.label)}</text>'
    yield f'<rect class="back" x="{LEFT}" y="{y}" width="{WIDTH - LEFT - RIGHT}" height="{BAR}"/>'
    length = at(chart, bar.value) - LEFT
    yield f'<rect class="s{bar.series % SERIES}" x="{LEFT}" y="{y}" width="{length:.1f}" height="{BAR}"/>'
    if bar.low is not None and bar.high is not None:
        low, high, middle = at(chart, bar.low), at(chart, bar.high), y + BAR / 2
        yield f'<path class="whisker" d="M{low} {y - 2}v{BAR + 4}M{low} {middle}H{high}M{high} {y - 2}v{BAR + 4}"/>'
    yield f'<text x="{WIDTH}" y="{y + BAR - 1}" text-anchor="end">{escape(bar.text)}</text>'


def at(chart: Chart, value: float) -> float:
    """Where a value lies, from the left."""
    part = min(1.0, max(0.0, value / chart.most)) if chart.most else 0.0
    return round(LEFT + part * (WIDTH - LEFT - RIGHT), 1)
