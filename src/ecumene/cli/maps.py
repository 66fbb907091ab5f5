"""A map of hexes as text, two lines for each hex."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ecumene.kernel.border.sections import Hex, HexMap, Piece
from ecumene.words import Words

TERRAIN_COLOURS = {
    **dict.fromkeys(("water", "sea"), "color(74)"),
    **dict.fromkeys(("grassland", "plain"), "color(114)"),
    "forest": "color(71)",
    "hills": "color(137)",
    "desert": "color(179)",
    **dict.fromkeys(("mountain", "mountains"), "color(247)"),
    "natural_wonder": "color(176)",
}
SEATS = {"A": ("●", "color(75)"), "B": ("▲", "color(208)"), "C": ("■", "color(72)"), "D": ("◆", "color(214)")}
NARROW = 9  # the fewest characters of a hex
SLIM = 6  # the same for hexes in rows: a line has more of them
BROAD = 16  # the most characters of a hex


class MapRenderer:
    """Draws maps for one reader, `width` characters wide."""

    def __init__(self, words: Words, width: int) -> None:
        self.words, self.width = words, width

    def map(self, x: HexMap) -> RenderableType:
        """Two lines for each hex: name and terrain, then its owner and everything on it, in signs."""
        heading = Text(self.words.say(f"label-{x.title}"), style="bold")
        if not x.hexes:
            return heading
        return Group(heading, *(self.columns(x.hexes) if x.flat else self.rows(x.hexes)))

    def rows(self, hexes: list[Hex]) -> list[Text]:
        """Hexes with a point at the top: rows, each shifted by half a hex."""
        west, north = min(2 * h.q + h.r for h in hexes), min(h.r for h in hexes)
        half = max(SLIM // 2, min(BROAD, 2 * self.width // (max(2 * h.q + h.r for h in hexes) - west + 2)) // 2)
        lines = [Text() for _ in range(2 * (max(h.r for h in hexes) - north + 1))]
        hex_width = 2 * half - 1
        names = self.terrain_names(hexes, hex_width)
        for h in sorted(hexes, key=lambda h: h.q):
            self.put_hex(lines, h, names[h.terrain], (2 * h.q + h.r - west) * half, 2 * (h.r - north), hex_width)
        return lines

    def columns(self, hexes: list[Hex]) -> list[Text]:
        """Hexes with a flat top: columns, every second one a line lower."""
        west, north = min(h.q for h in hexes), min(2 * h.r + h.q for h in hexes)
        hex_width = max(NARROW, min(BROAD, self.width // (max(h.q for h in hexes) - west + 1)))
        lines = [Text() for _ in range(max(2 * h.r + h.q for h in hexes) - north + 2)]
        names = self.terrain_names(hexes, hex_width - 1)
        for h in sorted(hexes, key=lambda h: h.q):
            self.put_hex(lines, h, names[h.terrain], (h.q - west) * hex_width, 2 * h.r + h.q - north, hex_width - 1)
        return lines

    def terrain_names(self, hexes: list[Hex], hex_width: int) -> dict[str, str]:
        """What each terrain is called on this map: in words if all of them fit, else as signs."""
        names = {h.terrain: self.words.say(f"terrain-{h.terrain}") if h.terrain else "?" for h in hexes}
        if all(len(self.words.ref(h.ref)) + 1 + len(names[h.terrain]) <= hex_width for h in hexes):
            return names
        signs = {x: f"on-{x}" for x in names if self.words.has(f"on-{x}")}
        return names | {x: self.words.say(key) for x, key in signs.items()}

    def put_hex(self, lines: list[Text], h: Hex, terrain: str, at: int, y: int, hex_width: int) -> None:
        ground, things = self.ground(h, terrain, hex_width), self.signs_on(h)
        ground.truncate(hex_width)
        things.truncate(hex_width, overflow="ellipsis")
        for line, text in ((lines[y], ground), (lines[y + 1], things)):
            line.append(" " * (at - line.cell_len)).append_text(text)

    def ground(self, h: Hex, terrain: str, hex_width: int) -> Text:
        """`B3 forest`, `B3 ♣`; `B3♣` if there is no room for a space."""
        name = Text(self.words.ref(h.ref), style="bold" if h.terrain else "dim")
        space = " " if name.cell_len + len(terrain) < hex_width or len(terrain) > 1 else ""
        return name.append(space).append(terrain, TERRAIN_COLOURS.get(h.terrain, "dim"))

    def signs_on(self, h: Hex) -> Text:
        """`●⌂♜☺ 2⚔`; each thing in its owner's colour, after the owner's shape if the owner is another player."""
        out = Text(SEATS[h.seat][0] if h.seat else "", style=SEATS[h.seat][1] if h.seat else "")
        seat = h.seat
        for piece in h.pieces:
            if piece.seat and piece.seat != seat:
                out.append(f"{' ' if out else ''}{SEATS[piece.seat][0]}", SEATS[piece.seat][1])
                seat = piece.seat
            out.append(self.sign(piece), SEATS[piece.seat][1] if piece.seat else "bold")
        if not h.pieces and h.note:
            out.append(self.words.say(f"note-{h.note}", number=h.number or 0), "dim")
        return out

    def sign(self, piece: Piece) -> str:
        """The sign for its name or its kind; else its name."""
        kind, _, name = piece.ref.partition(":")
        for key in (f"on-{name}", f"on-{kind}"):
            if self.words.has(key):
                return self.words.say(key, n=piece.count, of=piece.count)
        return f"{self.words.ref(piece.ref)}{f' ×{piece.count}' if piece.count != 1 else ''}"
