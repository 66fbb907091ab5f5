"""The sections of a board as text for a terminal: the same sections that the web client draws."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from itertools import pairwise
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ecumene.cli.maps import SEATS, MapRenderer
from ecumene.kernel.border.sections import (
    Cards,
    Count,
    Counters,
    Deck,
    Grid,
    HexMap,
    Item,
    Market,
    Section,
    Structure,
    Tableau,
    Track,
)
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
CAN, CANNOT = "✓", "✗"
UNVERIFIED = "≈"  # marks a reconstruction, as on the page
# Things whose names alone say too little: even a short list says what they do.
EXPLAINED = ("token:", "leader:", "state:", "pact:", "wonder:")
BETWEEN = "  │  "  # separates sections on one line
WIDE = 100  # from this width on, two seats are side by side
BROAD = 150  # the same for seats that also have a short form; and from here on, a panel has two columns
FRAME = 4  # the width of a panel's border
CELL = 16  # the most characters of a card in a structure; half of it is one half-card step
TIGHT = 11  # the fewest


class BoardRenderer(MapRenderer):
    """Draws boards for one reader; `signs` says in a few signs what a thing gives, `facts` in words.

    `marks` are the things with unverified figures. `whole`: nothing is cut off at the right, because there is no
    terminal that would break the lines.
    """

    def __init__(
        self,
        words: Words,
        signs: Callable[[str], list[str]],
        facts: Callable[[str], str],
        marks: Container[str] = (),
        whole: bool = False,
    ) -> None:
        super().__init__(words, BROAD)
        self.signs, self.facts, self.marks, self.whole = signs, facts, marks, whole

    def board(self, sections: list[Section], width: int) -> RenderableType:
        """The common sections first, then a panel for each seat, two side by side if there is room.

        If that is too much, the first seat has a panel and the others have a line or two each.
        """
        self.width = width
        common = self.stacked([x for x in sections if not x.seat], width)
        seats = by_seat(sections)
        terse = any(x.brief for x in sections) and (len(seats) > 2 or width < BROAD)
        if not terse and width >= WIDE:
            return Group(*common, self.abreast(seats, width))
        shown = list(seats)[:1] if terse else list(seats)
        panels = [self.panel(seat, seats[seat], width) for seat in shown]
        return Group(*common, *panels, self.briefly({seat: x for seat, x in seats.items() if seat not in shown}))

    def abreast(self, seats: dict[str, list[Section]], width: int) -> RenderableType:
        panels = [self.panel(seat, own, width // 2) for seat, own in seats.items()]
        grid = Table.grid(expand=True)
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        for i in range(0, len(panels), 2):
            grid.add_row(*panels[i : i + 2])
        return grid

    def panel(self, seat: str, sections: list[Section], width: int) -> RenderableType:
        """Everything of a seat; a wide panel has tables and hands in its right column."""
        inner = width - FRAME
        if width >= BROAD:
            grid = Table.grid(padding=(0, 2))
            half = inner // 2 - 1
            grid.add_column(width=half)
            grid.add_column()
            tables = [x for x in sections if isinstance(x, Tableau)] + [x for x in sections if is_hand(x)]
            rest = [x for x in sections if x not in tables]
            grid.add_row(Group(*self.stacked(rest, half)), Group(*self.stacked(tables, half)))
            drawn: RenderableType = grid
        else:
            drawn = Group(*self.stacked(sections, inner))
        return Panel(drawn, title=self.seat(seat), title_align="left", border_style=SEATS[seat][1])

    def briefly(self, seats: dict[str, list[Section]]) -> RenderableType:
        """Each seat in a line or two."""
        grid = Table.grid(padding=(0, 1))
        for seat, sections in seats.items():
            lines = [self.line(x, terse=True) for x in sections if x.brief]
            grid.add_row(self.seat(seat), Text(" │ ", style="dim").join(lines))
        return grid

    def stacked(self, sections: Sequence[Section], width: int) -> list[RenderableType]:
        """One below another; short ones share a line."""
        out: list[RenderableType] = []
        lines: list[Text] = []
        for x in sections:
            drawn = self.drawn(x)
            if isinstance(drawn, Text) and (not isinstance(x, Track) or x.scales):
                lines.append(drawn)
                continue
            if lines:
                out.append(flowing(lines, width))
            lines = []
            out.append(drawn)
        return [*out, flowing(lines, width)] if lines else out

    def seat(self, seat: str) -> Text:
        shape, colour = SEATS[seat]
        return Text(f"{shape} {self.words.seat(seat)}", style=f"bold {colour}")

    def drawn(self, x: Section) -> RenderableType:
        if isinstance(x, Structure):
            return self.structure(x)
        if isinstance(x, Track):
            return self.bank(x) if x.scales else self.track(x)
        if isinstance(x, Tableau):
            return self.tableau(x)
        if isinstance(x, Grid):
            return self.grid(x)
        if isinstance(x, HexMap):
            return self.map(x)
        if isinstance(x, Market) or (isinstance(x, Cards) and x.size == "card" and not x.seat):
            return self.spread(x)
        return self.line(x)

    def line(self, x: Section, terse: bool = False) -> Text:
        """A section on one line: counters, a few cards, a pile. `terse`: shorter, for seats without a panel."""
        line = Text() if terse and isinstance(x, Counters) else self.heading(x)
        if isinstance(x, Counters):
            line.append_text(joined([self.count(count) for count in x.items]))
        elif isinstance(x, Cards):
            line.append_text(self.chips(x.items, terse, explain=x.size == "card"))
        elif isinstance(x, Deck):
            line.append(f"{x.count}/{x.limit}" if x.limit is not None else str(x.count), "bold cyan")
            if x.backs:
                line.append(" (").append_text(joined([self.count(count) for count in x.backs])).append(")")
            if x.known:
                line.append(" · ", "dim").append_text(self.chips(x.known))
        return line

    def count(self, x: Count) -> Text:
        """`civil 3/4`, `culture 12 +3`."""
        out = Text(f"{self.words.say(f'label-{x.name}')} ")
        out.append(("−" if x.less else "") + str(x.value) + (f"/{x.of}" if x.of is not None else ""), "bold cyan")
        if x.rate is not None:
            out.append(f" +{x.rate}", "cyan")
        return out

    def heading(self, x: Section) -> Text:
        limit = f" {len(x.items)}/{x.limit}" if isinstance(x, Cards) and x.limit is not None else ""
        return Text.assemble((f"{self.words.say(f'label-{x.title}')}{limit}: ", "bold"))

    def chips(self, items: list[Item], terse: bool = False, explain: bool = False) -> Text:
        out = Text()
        for i, item in enumerate(items):
            out.append(" → " if item.ref.startswith("seat:") and i else " · " if i else "", "dim")
            out.append(self.words.ref(item.ref), TONES.get(item.tone, "none"))
            explained = not terse and (explain or item.ref.startswith(EXPLAINED))
            if explained and item.ref in self.marks:
                out.append(f" {UNVERIFIED}", "cyan")
            for part in (self.on(item), self.note(item)):
                if part:
                    out.append(" ").append_text(part)
            signs = listed(self.signs(item.ref)) if explained else ""
            if signs:
                out.append(f": {signs}" if has_words(signs) else f" {signs}", "cyan")
        return out if items else Text("—", style="dim")

    def spread(self, x: Cards | Market) -> RenderableType:
        """A line for each card with everything it says, for cards that one may choose. A market never breaks lines."""
        heading = Text(self.words.say(f"label-{x.title}"), style="bold")
        if not x.items:
            return Group(heading, Text("—", style="dim"))
        if isinstance(x, Market):
            return Group(heading, *self.stalls(x.items))
        grid = Table.grid(padding=(0, 2))
        for item in x.items:
            name = Text(self.words.ref(item.ref), style="bold")
            mark = f"{UNVERIFIED} " if item.ref in self.marks else ""
            grid.add_row(name, self.note(item), self.on(item), Text(mark + self.facts(item.ref)))
        return Group(heading, grid)

    def stalls(self, items: list[Item]) -> list[Text]:
        """The lines of a market: all in full if they fit, else all in short."""
        names = [self.words.ref(item.ref) for item in items]
        notes = [Text(" ").join(x for x in (self.note(item), self.on(item)) if x) for item in items]
        marks = [f"{UNVERIFIED} " if item.ref in self.marks else "" for item in items]
        wide, price = max(map(len, names)), max(note.cell_len for note in notes)
        room = self.width - wide - price - 4
        facts, all_signs = [self.facts(item.ref) for item in items], [listed(self.signs(item.ref)) for item in items]
        full = self.whole or all(len(mark + text) <= room for mark, text in zip(marks, facts))
        out = []
        for name, note, mark, text, signs in zip(names, notes, marks, facts, all_signs):
            note.pad_right(price - note.cell_len)
            line = Text.assemble((f"{name:{wide}}  ", "bold"), note, f"  {mark}", no_wrap=True, overflow="ignore")
            line.append(text if full or not signs else signs)
            if not self.whole:
                line.truncate(self.width, overflow="ellipsis")
            out.append(line)
        return out

    def on(self, item: Item) -> Text:
        """What lies on a thing, in signs."""
        signs = [self.words.say(f"on-{x.name}", n=x.value, of=x.of or 0) for x in item.on]
        return Text(" ".join(signs), style="bold cyan")

    def note(self, item: Item) -> Text:
        if not item.note:
            return Text()
        text = self.words.say(
            f"note-{item.note}", number=item.number or 0, second=item.second or 0, price=item.price or 0
        )
        if item.can is None:
            return Text(f"({text})", style="dim")
        return Text(f"{CAN if item.can else CANNOT} {text}", style="bold green" if item.can else "red")

    def structure(self, x: Structure) -> RenderableType:
        """Rows from the far end to the near one; a card has two or three lines: name, what it gives, its price."""
        lines = [Text(self.words.say(f"label-{x.title}"), style="bold")]
        most = max([1, *((item.x + 1) // 2 for item in x.items)])  # cards side by side
        cell = max(TIGHT, min(CELL, self.width // most))
        for y in sorted({item.y for item in x.items}):
            row = sorted((i for i in x.items if i.y == y), key=lambda i: i.x)
            names, all_signs, notes = Text(), Text(), Text()
            for item in row:
                at = (item.x - 1) * cell // 2
                style = TONES.get(item.tone, "none")
                down = item.ref.endswith(":?")
                covered = item.note == "covered"
                name = Text("▒" * 10 if down else self.words.ref(item.ref)[: cell - 1])
                name.stylize(style if down else f"{'dim' if covered else 'bold'} {style}")
                put(names, at, name, cell)
                signs = Text(fitting(self.signs(item.ref), cell), style="dim")
                put(all_signs, at, self.note(item) if down else signs, cell)
                if not covered and not down:
                    put(notes, at, self.note(item), cell)
            lines += [names, all_signs, notes] if notes else [names, all_signs]
        return Group(*lines)

    def track(self, x: Track) -> RenderableType:
        """`●────5────2────◆────2────5────▲`: loot that is left and levels as figures, the marker as a diamond.

        Other marks are shown by their signs; a marker that covers several spaces is a thick line.
        """
        cells = dict.fromkeys(range(x.low, x.high + 1), ("─", "dim"))
        for mark in x.marks:
            if mark.seat and mark.name != "loot":
                cells[mark.at] = SEATS[mark.seat]
            elif mark.name == "loot":
                cells[mark.at] = (str(mark.number), SEATS[mark.seat][1])
            elif mark.number is not None:
                cells[mark.at] = (str(mark.number), "cyan")
            elif mark.name != "marker":
                before = cells[mark.at][0].strip("─")
                cells[mark.at] = (before + self.words.say(f"on-{mark.name}", n=1, of=0), "bold")
        for mark in x.marks:
            if mark.name == "marker":
                cells[mark.at] = ("◆", "bold red")
            if mark.to is not None:
                cells |= dict.fromkeys(range(mark.at, mark.to + 1), ("━", "bold red"))
        line = self.heading(x)
        for n in range(x.low, x.high + 1):
            line.append(cells[n][0], cells[n][1]).append("─" if n < x.high else "", "dim")
        return line

    def bank(self, x: Track) -> Text:
        """`Blue bank: 12/16 · corruption 0, 2 (≤10)`: what is left, what that costs, and what comes next."""
        left = next(mark.at for mark in x.marks)
        parts = [Text(f"{left}/{x.high}", style="bold cyan")]
        for scale in x.scales:
            part = Text(f"{self.words.say(f'label-{scale.name}')} ").append(str(scale.values[left]), "bold cyan")
            then = scale.coming(left)
            parts.append(part.append(f", {then[0]} (≤{then[1]})", "dim") if then else part)
        return self.heading(x).append_text(joined(parts))

    def tableau(self, x: Tableau) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold")
        grid.add_column()
        for column in x.columns:
            grid.add_row(self.title(column.title), self.chips(column.items, explain=not x.seat))
        return grid

    def title(self, title: str) -> str:
        """The title of a column or row: a label, or the name of a thing."""
        return self.words.ref(title) if ":" in title else self.words.say(f"label-{title}")

    def grid(self, x: Grid) -> RenderableType:
        table = Table(title=self.words.say(f"label-{x.title}"), title_style="bold", title_justify="left")
        table.add_column()
        for column in x.columns:
            table.add_column(self.title(column), justify="right")
        for row in x.rows:
            cells = [self.words.ref(c) if isinstance(c, str) else str(c) for c in row.cells]
            table.add_row(self.title(row.title), *cells)
        return table


def joined(texts: list[Text]) -> Text:
    return Text(" · ", style="dim").join(texts)


def has_words(text: str) -> bool:
    return any(letter.isalpha() for letter in text)


def listed(signs: list[str]) -> str:
    """Join signs with spaces and words with commas; no comma after a colon or an arrow."""
    out = "".join(signs[:1])
    for before, after in pairwise(signs):
        close = before.endswith((":", "→")) or after.startswith("(") or not has_words(before + after)
        out += f" {after}" if close else f", {after}"
    return out


def flowing(texts: list[Text], width: int, between: str = BETWEEN) -> Text:
    """Side by side while they fit, then on the next line."""
    out, used = Text(), 0
    for i, text in enumerate(texts):
        if i and used + len(between) + text.cell_len > width:
            out.append("\n")
            used = 0
        elif i:
            out.append(between, "dim")
            used += len(between)
        out.append_text(text)
        used += text.cell_len
    return out


def put(line: Text, at: int, what: Text, cell: int) -> None:
    """Centre a text in its cell of a line."""
    left = at + (cell - 1 - len(what)) // 2
    line.append(" " * max(0, left - len(line))).append_text(what)


def fitting(words: list[str], cell: int) -> str:
    """As many as fit into a cell; the first is cut if necessary."""
    out = words[0][: cell - 1] if words else ""
    for word in words[1:]:
        if len(out) + 1 + len(word) < cell:
            out += f" {word}"
    return out


def by_seat(sections: list[Section]) -> dict[str, list[Section]]:
    """The sections of each seat that are not empty."""
    out: dict[str, list[Section]] = {}
    for x in sections:
        if x.seat and not is_empty(x):
            out.setdefault(x.seat, []).append(x)
    return out


def is_hand(x: Section) -> bool:
    return isinstance(x, (Cards, Deck)) and x.limit is not None


def is_empty(x: Any) -> bool:
    return not getattr(x, "items", True) or not getattr(x, "columns", True)
