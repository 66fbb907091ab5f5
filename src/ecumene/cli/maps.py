"""A map of hexes as text: two lines a hex."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ecumene.kernel.border.sections import Hex, HexMap, Piece
from ecumene.words import Words

GROUNDS = {  # terrain
    **dict.fromkeys(("water", "sea"), "color(74)"),
    **dict.fromkeys(("grassland", "plain"), "color(114)"),
    "forest": "color(71)",
    "hills": "color(137)",
    "desert": "color(179)",
    **dict.fromkeys(("mountain", "mountains"), "color(247)"),
    "natural_wonder": "color(176)",
}
SEATS = {"A": ("●", "color(75)"), "B": ("▲", "color(208)"), "C": ("■", "color(72)"), "D": ("◆", "color(214)")}
NARROW = 9  # letters of a hex at least
SLIM = 6  # the same where hexes stand in rows, of which a line holds more
BROAD = 16  # and at most


class Maps:
    """Draws maps for one reader, `width` letters wide."""

    def __init__(self, words: Words, width: int) -> None:
        self.words, self.width = words, width

    def map(self, x: HexMap) -> RenderableType:
        """Two lines a hex: name and terrain, then whose it is and all that stands there, in signs."""
        heading = Text(self.words.say(f"label-{x.title}"), style="bold")
        if not x.hexes:
            return heading
        return Group(heading, *(self.columns(x.hexes) if x.flat else self.rows(x.hexes)))

    def rows(self, hexes: list[Hex]) -> list[Text]:
        """Pointed tops: rows, each shifted by half a hex."""
        west, north = min(2 * h.q + h.r for h in hexes), min(h.r for h in hexes)
        half = max(SLIM // 2, min(BROAD, 2 * self.width // (max(2 * h.q + h.r for h in hexes) - west + 2)) // 2)
        lines = [Text() for _ in range(2 * (max(h.r for h in hexes) - north + 1))]
        wide = 2 * half - 1
        lands = self.lands(hexes, wide)
        for h in sorted(hexes, key=lambda h: h.q):
            self.put_hex(lines, h, lands[h.terrain], (2 * h.q + h.r - west) * half, 2 * (h.r - north), wide)
        return lines

    def columns(self, hexes: list[Hex]) -> list[Text]:
        """Flat tops: columns, every other one a line lower."""
        west, north = min(h.q for h in hexes), min(2 * h.r + h.q for h in hexes)
        wide = max(NARROW, min(BROAD, self.width // (max(h.q for h in hexes) - west + 1)))
        lines = [Text() for _ in range(max(2 * h.r + h.q for h in hexes) - north + 2)]
        lands = self.lands(hexes, wide - 1)
        for h in sorted(hexes, key=lambda h: h.q):
            self.put_hex(lines, h, lands[h.terrain], (h.q - west) * wide, 2 * h.r + h.q - north, wide - 1)
        return lines

    def lands(self, hexes: list[Hex], wide: int) -> dict[str, str]:
        """What every terrain is called on this map: in words where all of them fit, else by their signs."""
        said = {h.terrain: self.words.say(f"terrain-{h.terrain}") if h.terrain else "?" for h in hexes}
        if all(len(self.words.ref(h.ref)) + 1 + len(said[h.terrain]) <= wide for h in hexes):
            return said
        signs = {x: f"on-{x}" for x in said if self.words.has(f"on-{x}")}
        return said | {x: self.words.say(key) for x, key in signs.items()}

    def put_hex(self, lines: list[Text], h: Hex, land: str, at: int, y: int, wide: int) -> None:
        ground, things = self.ground(h, land, wide), self.signs_on(h)
        ground.truncate(wide)
        things.truncate(wide, overflow="ellipsis")
        for line, text in ((lines[y], ground), (lines[y + 1], things)):
            line.append(" " * (at - line.cell_len)).append_text(text)

    def ground(self, h: Hex, land: str, wide: int) -> Text:
        """`B3 forest`, `B3 ♣`; `B3♣` where there is no room for a space."""
        name = Text(self.words.ref(h.ref), style="bold" if h.terrain else "dim")
        space = " " if name.cell_len + len(land) < wide or len(land) > 1 else ""
        return name.append(space).append(land, GROUNDS.get(h.terrain, "dim"))

    def signs_on(self, h: Hex) -> Text:
        """`●⌂♜☺ 2⚔`; each thing in its owner's colour, with the owner's shape where that is another."""
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
        """By its own name or its kind, where there is a sign for it."""
        kind, _, name = piece.ref.partition(":")
        for key in (f"on-{name}", f"on-{kind}"):
            if self.words.has(key):
                return self.words.say(key, n=piece.count, of=piece.count)
        return f"{self.words.ref(piece.ref)}{f' ×{piece.count}' if piece.count != 1 else ''}"
