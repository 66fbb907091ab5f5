"""Small line charts as SVG, for pages that are read light or dark: they have a ground of their own."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

WIDTH, HEIGHT, LEFT = 230, 150, 56  # of a panel's drawing, and what is left of it
STEP, ROW, LEGEND = LEFT + WIDTH + 14, HEIGHT + 76, 40
IN_A_ROW = 3
COLOURS = ("#00695c", "#c62828", "#1565c0", "#ef6c00", "#6a1b9a")
INK, GREY, GROUND = "#102020", "#78909c", "#f7fbfa"


@dataclass
class Panel:
    title: str
    below: str  # what goes to the right
    ticks: list[str]
    lines: dict[str, list[float]] = field(default_factory=dict)  # a value for each tick; NaN for none
    at: list[float] | None = None  # where ticks lie; evenly if it is not said


def nice(most: float) -> float:
    """The end of an axis: 1, 2, 2.5 or 5 times a power of ten, not below the largest value."""
    power = 10.0 ** math.floor(math.log10(most)) if most > 0 else 1.0
    return next(power * x for x in (1, 2, 2.5, 5, 10) if power * x >= most)


def text(x: float, y: float, words: str, anchor: str = "middle", size: int = 11, more: str = "") -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}" font-size="{size}"{more}>{escape(words)}</text>'


def drawn(panel: Panel, left: float, upper: float, names: Sequence[str]) -> list[str]:
    values = [y for line in panel.lines.values() for y in line if not math.isnan(y)]
    top = nice(max(values, default=1.0))
    at = panel.at or [float(n) for n in range(len(panel.ticks))]
    low, span = min(at), (max(at) - min(at)) or 1.0

    def x(value: float) -> float:
        return left + (value - low) / span * WIDTH

    def y(value: float) -> float:
        return upper + HEIGHT - value / top * HEIGHT

    out = [text(left, upper - 12, panel.title, "start", 12, ' font-weight="bold"')]
    for part in (0.0, 0.5, 1.0):
        out.append(f'<path d="M{left} {y(part * top):.1f} h{WIDTH}" stroke="#cfd8dc"/>')
        out.append(text(left - 6, y(part * top) + 4, f"{part * top:,.4g}", "end"))
    out += [text(x(where), upper + HEIGHT + 16, tick) for where, tick in zip(at, panel.ticks) if tick]
    out.append(text(left + WIDTH / 2, upper + HEIGHT + 34, panel.below, more=f' fill="{GREY}"'))
    for name, line in panel.lines.items():
        points = [f"{x(a):.1f} {y(b):.1f}" for a, b in zip(at, line) if not math.isnan(b)]
        colour = COLOURS[names.index(name)]
        out.append(f'<path d="M{" L".join(points)}" fill="none" stroke="{colour}" stroke-width="2"/>')
        out += [f'<circle cx="{p.split()[0]}" cy="{p.split()[1]}" r="2.5" fill="{colour}"/>' for p in points]
    return out


def chart(title: str, panels: list[Panel], names: Sequence[str]) -> str:
    """Panels in rows, with one legend: the colour of a name is the same in all charts that list it alike."""
    rows = math.ceil(len(panels) / IN_A_ROW)
    width, height = STEP * min(len(panels), IN_A_ROW) + 14, LEGEND + ROW * rows
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="system-ui, sans-serif" fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" rx="12" fill="{GROUND}"/>',
    ]
    left = 16
    for name in (name for name in names if any(name in panel.lines for panel in panels)):
        out.append(f'<circle cx="{left}" cy="22" r="4" fill="{COLOURS[names.index(name)]}"/>')
        out.append(text(left + 9, 26, name, "start", 12))
        left += 30 + 7 * len(name)
    for n, panel in enumerate(panels):
        out += drawn(panel, n % IN_A_ROW * STEP + LEFT, LEGEND + n // IN_A_ROW * ROW + 26, names)
    return "\n".join([*out, "</svg>", ""])
