"""A board's sections as text: the same sections that the web draws, for a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ecumene.kernel.sections import Cards, Counters, Deck, Item, Section, Structure, Tableau, Track
from ecumene.words import Words

TONES = {
    "brown": "color(137)",
    "gray": "color(247)",
    "blue": "color(75)",
    "green": "color(71)",
    "yellow": "color(220)",
    "red": "color(167)",
    "purple": "color(140)",
    "back": "dim",
}
SEATS = {"A": ("●", "color(75)"), "B": ("▲", "color(208)"), "C": ("■", "color(72)"), "D": ("◆", "color(214)")}
CAN, CANNOT = "✓", "✗"
WIDE = 100  # from here on two seats stand side by side
CELL = 16  # letters of a card in a structure; half of it is one half-card step


class Drawer:
    """Draws for one reader; `gist` says in a few signs what a thing gives, `facts` in words."""

    def __init__(self, words: Words, gist: Callable[[str], list[str]], facts: Callable[[str], str]) -> None:
        self.words, self.gist, self.facts = words, gist, facts

    def board(self, sections: list[Section], width: int) -> RenderableType:
        """The common things first, then a panel for each seat, two abreast where there is room."""
        common = [self.drawn(x) for x in sections if not x.seat]
        seats: dict[str, list[RenderableType]] = {}
        for x in sections:
            if x.seat and not is_empty(x):
                seats.setdefault(x.seat, []).append(self.drawn(x))
        panels = [
            Panel(Group(*rows), title=self.seat(seat), title_align="left", border_style=SEATS[seat][1])
            for seat, rows in seats.items()
        ]
        if width < WIDE:
            return Group(*common, *panels)
        grid = Table.grid(expand=True)
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        for i in range(0, len(panels), 2):
            grid.add_row(*panels[i : i + 2])
        return Group(*common, grid)

    def seat(self, seat: str) -> Text:
        shape, colour = SEATS[seat]
        return Text(f"{shape} {self.words.seat(seat)}", style=f"bold {colour}")

    def drawn(self, x: Section) -> RenderableType:
        if isinstance(x, Structure):
            return self.structure(x)
        if isinstance(x, Track):
            return self.track(x)
        if isinstance(x, Tableau):
            return self.tableau(x)
        if isinstance(x, Cards) and x.size == "card" and not x.seat:
            return self.spread(x)
        line = self.heading(x)
        if isinstance(x, Counters):
            for i, count in enumerate(x.items):
                line.append(" · " if i else "", "dim")
                line.append(f"{self.words.say(f'label-{count.name}')} ", "none")
                line.append(str(count.value) + (f"/{count.of}" if count.of is not None else ""), "bold cyan")
        elif isinstance(x, Cards):
            line.append_text(self.chips(x.items, gist=x.size == "card"))
        elif isinstance(x, Deck):
            line.append(str(x.count), "bold cyan")
            if x.known:
                line.append(" · ", "dim").append_text(self.chips(x.known))
        return line

    def heading(self, x: Section) -> Text:
        return Text.assemble((f"{self.words.say(f'label-{x.title}')}: ", "bold"))

    def chips(self, items: list[Item], gist: bool = False) -> Text:
        out = Text()
        for i, item in enumerate(items):
            out.append(" → " if item.ref.startswith("seat:") and i else " · " if i else "", "dim")
            out.append(self.words.ref(item.ref), TONES.get(item.tone, "none"))
            note = self.note(item)
            if note:
                out.append(" ").append_text(note)
            if gist and self.gist(item.ref):
                out.append(f" {' '.join(self.gist(item.ref))}", "cyan")
        return out if items else Text("—", style="dim")

    def spread(self, x: Cards) -> RenderableType:
        """A line a card, with all it says: for choosing among things that lie open."""
        grid = Table.grid(padding=(0, 2))
        for item in x.items:
            grid.add_row(Text(self.words.ref(item.ref), style="bold"), Text(self.facts(item.ref)))
        return Group(
            Text(self.words.say(f"label-{x.title}"), style="bold"), grid if x.items else Text("—", style="dim")
        )

    def note(self, item: Item) -> Text:
        if not item.note:
            return Text()
        said = self.words.say(
            f"note-{item.note}", number=item.number or 0, second=item.second or 0, price=item.price or 0
        )
        if item.can is None:
            return Text(f"({said})", style="dim")
        return Text(f"{CAN if item.can else CANNOT} {said}", style="bold green" if item.can else "red")

    def structure(self, x: Structure) -> RenderableType:
        """Rows from the far end to the near one; a card is two or three lines: name, what it gives, its price."""
        lines = [Text(self.words.say(f"label-{x.title}"), style="bold")]
        for y in sorted({item.y for item in x.items}):
            row = sorted((i for i in x.items if i.y == y), key=lambda i: i.x)
            names, gists, notes = Text(), Text(), Text()
            for item in row:
                at = (item.x - 1) * CELL // 2
                style = TONES.get(item.tone, "none")
                down = item.ref.endswith(":?")
                covered = item.note == "covered"
                name = Text("▒" * 10 if down else self.words.ref(item.ref)[: CELL - 1])
                name.stylize(style if down else f"{'dim' if covered else 'bold'} {style}")
                put(names, at, name)
                put(gists, at, self.note(item) if down else Text(fitting(self.gist(item.ref)), style="dim"))
                if not covered and not down:
                    put(notes, at, self.note(item))
            lines += [names, gists, notes] if notes else [names, gists]
        return Group(*lines)

    def track(self, x: Track) -> RenderableType:
        """`●────5────2────◆────2────5────▲`: loot still to be had as figures, the marker as a rhombus."""
        cells = dict.fromkeys(range(x.low, x.high + 1), ("─", "dim"))
        for mark in x.marks:
            if mark.name == "capital":
                cells[mark.at] = SEATS[mark.seat]
            elif mark.name == "loot":
                cells[mark.at] = (str(mark.number), SEATS[mark.seat][1])
        for mark in x.marks:
            if mark.name == "marker":
                cells[mark.at] = ("◆", "bold red")
        line = self.heading(x)
        for n in range(x.low, x.high + 1):
            line.append(cells[n][0], cells[n][1]).append("─" if n < x.high else "", "dim")
        return line

    def tableau(self, x: Tableau) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold")
        grid.add_column()
        for column in x.columns:
            grid.add_row(self.words.say(f"label-{column.title}"), self.chips(column.items, gist=not x.seat))
        return grid


def put(line: Text, at: int, what: Text) -> None:
    """Centre a text in its cell of a line."""
    left = at + (CELL - 1 - len(what)) // 2
    line.append(" " * max(0, left - len(line))).append_text(what)


def fitting(words: list[str]) -> str:
    """As many as fit a cell, whole; the first is cut if it must be."""
    out = words[0][: CELL - 1] if words else ""
    for word in words[1:]:
        if len(out) + 1 + len(word) < CELL:
            out += f" {word}"
    return out


def is_empty(x: Any) -> bool:
    return not getattr(x, "items", True) or not getattr(x, "columns", True)
