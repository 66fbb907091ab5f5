"""A report before it is written: sections with tables and charts. Terminal, page and Markdown show the same one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ecumene.arena.statistics import Interval, Spread


@dataclass(frozen=True)
class Bar:
    label: str
    value: float
    text: str  # the value in figures
    low: float | None = None  # an interval is drawn over the bar
    high: float | None = None
    series: int = 0  # bars of a series have one colour


@dataclass(frozen=True)
class Chart:
    """Bars from left to right."""

    title: str
    bars: list[Bar]
    most: float  # the value at the right edge
    line: float | None = None  # a value to compare with
    line_label: str = ""


@dataclass(frozen=True)
class Table:
    """The first `words` columns are words, the others figures."""

    head: list[str]
    rows: list[list[str]]
    words: int = 1


@dataclass(frozen=True)
class Section:
    title: str
    notes: list[str] = field(default_factory=list)
    table: Table | None = None
    chart: Chart | None = None


@dataclass(frozen=True)
class Document:
    title: str
    command: str  # that makes it
    facts: list[str]
    sections: list[Section]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def between(x: Interval) -> str:
    return f"{100 * x.low:.1f} – {100 * x.high:.1f} %"


def decimal(x: float) -> str:
    return f"{x:.1f}".replace("-", "−")


def signed(x: float) -> str:
    return f"{'+' if x >= 0 else '−'}{abs(x):.1f}"


def duration(seconds: float) -> str:
    """`0.21 ms`, `35 ms`, `1.20 s`."""
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{1000 * seconds:.0f} ms" if seconds >= 0.01 else f"{1000 * seconds:.2f} ms"


def plural(n: int, thing: str) -> str:
    return f"{n:,} {thing}{'' if n == 1 else 's'}"


def share_bar(label: str, x: Interval, series: int = 0) -> Bar:
    return Bar(label, x.mean, percent(x.mean), x.low, x.high, series)


def histogram(figures: Sequence[int], title: str, bins: int = 12) -> Chart | None:
    """How often a figure lies where; None if there is nothing to see."""
    if len(set(figures)) < 2:
        return None
    least, most = min(figures), max(figures)
    width = max(1, -(-(most - least + 1) // bins))
    counts = [0] * ((most - least) // width + 1)
    for x in figures:
        counts[(x - least) // width] += 1
    edges = [(least + i * width, least + (i + 1) * width - 1) for i in range(len(counts))]
    labels = [str(a) if a == b else f"{a}–{b}" for a, b in edges]
    return Chart(title, [Bar(label, n, str(n)) for label, n in zip(labels, counts)], max(counts))


def lengths(plies: Spread, figures: Sequence[int]) -> Section:
    rows = [[f"{x:.0f}" for x in (plies.least, plies.median, plies.most_of_them, plies.most)]]
    return Section(
        "Length of games",
        ["In lines of the record: moves and outcomes of chance."],
        Table(["shortest", "half are not longer", "95 % are not longer", "longest"], rows, 0),
        histogram(figures, "Games by length"),
    )
