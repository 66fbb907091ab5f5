"""What is drawn of a table: a view as a few kinds of sections, in the order given; and prices with their reasons.
Ids only, no words, no rules.

The terminal and the web draw the same sections, so a game can be played before anybody draws a board of its own.
Titles and names of counters are message ids (`label-<name>`); things carry their reference (`card:altar`), by which
choosing and lighting work.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import force_setattr

HIDDEN = "?"

FactValue = int | str | list[int | str] | dict[str, int]
Fact = tuple[str, dict[str, FactValue]]  # a message id `fact-<name>`, and its arguments: figures, things, units


class Count(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    value: int
    of: int | None = None  # where there is a limit
    rate: int | None = None  # what it grows by each turn
    less: bool = False  # so much is taken away


class Item(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing: a card, a token, a wonder."""

    ref: str  # "card:altar"; "card:?" for one that is not known
    note: str = ""  # a message id `note-<note>` saying more of its state
    number: int | None = None  # that the note or the price speaks of
    second: int | None = None  # another number of the note
    price: int | None = None  # of one more
    on: list[Count] = []  # what lies on it: workers, tokens, stages; in a few signs `on-<name>`
    tone: str = ""  # a colour word that tells things of its sort apart, never the only sign
    can: bool | None = None  # may it be taken or paid for now; None where that is no question
    x: int = 0  # in a structure: column, in half cards
    y: int = 0  # in a structure: row
    cost: Price | None = None  # what it would cost and why, also where that cannot be paid
    says: list[tuple[str, dict[str, Any]]] = []  # facts that hold of it now, where those of its row do not

    @staticmethod
    def of(kind: str, name: str) -> Item:
        return Item(f"{kind}:{name}")


class Shortage(msgspec.Struct, frozen=True):
    """What is missing for a move that is refused."""

    what: str  # a message id `missing-<what>`
    needs: int
    has: int


class Appearance(msgspec.Struct, frozen=True):
    """How a thing of a row is drawn and sorted wherever it lies."""

    tone: str = ""  # a colour word, as `Item.tone`
    deck: str = ""  # a message id `label-<deck>`, where the facts do not say which deck it belongs to


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    at: int
    name: str  # a message id `mark-<name>`
    seat: str = ""
    number: int | None = None
    to: int | None = None  # where it ends, if it is more than one space


class Scale(msgspec.Struct, frozen=True):
    """What holds at each place of a track, from the lowest on: the price of a worker, the corruption of a bank."""

    name: str  # a message id `label-<name>`
    values: list[int]

    def coming(self, at: int) -> tuple[int, int] | None:
        """The next value on the way down, and where it begins."""
        return next(((self.values[i], i) for i in range(at - 1, -1, -1) if self.values[i] != self.values[at]), None)


class Section(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """`id` is the same for the whole game and no other section of a board has it: after a change only what differs is
    sent, and found by it. It follows from title and seat; where the title changes, it is given."""

    id: str = ""
    title: str
    seat: str = ""  # whose it is
    brief: bool = False  # also shown where a seat gets only a line or two
    pinned: bool = False  # of the own seat: in sight wherever one looks

    def __post_init__(self) -> None:
        if not self.id:
            force_setattr(self, "id", f"{self.title}-{self.seat}" if self.seat else self.title)


class Counters(Section, frozen=True, kw_only=True, tag="counters"):
    items: list[Count]


class Track(Section, frozen=True, kw_only=True, tag="track"):
    low: int
    high: int
    marks: list[Mark]
    scales: list[Scale] = []  # of a bank: `low` is 0 and the marker says how much is left
    tone: str = ""  # the colour of its tokens, as `Item.tone`


class Cards(Section, frozen=True, kw_only=True, tag="cards"):
    items: list[Item]
    size: str = "card"  # or "chip"
    limit: int | None = None  # how many there may be


class Structure(Section, frozen=True, kw_only=True, tag="structure"):
    """Cards lying on one another in rows, `x` in half cards."""

    items: list[Item]


class Deck(Section, frozen=True, kw_only=True, tag="deck"):
    count: int
    known: list[Item] = []
    backs: list[Count] = []  # how many of each sort, where the backs show it
    limit: int | None = None  # how many there may be


class Column(msgspec.Struct, frozen=True):
    title: str
    items: list[Item]


class Tableau(Section, frozen=True, kw_only=True, tag="tableau"):
    columns: list[Column]


# what things cost


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that a price is made of."""

    source: str  # a message id `price-<source>`: "printed", "slot"; or what changed the price: "card:masonry"
    amount: int  # negative where it takes something off
    ref: str = ""  # a thing that the message names
    by: str = ""  # what fixes the price of each unit
    count: int = 0  # of things bought by the piece: how many
    each: int = 0  # and for how much


class Cost(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is paid in one unit. The parts add up to the total; what needs no reason has none."""

    unit: str  # a message id `unit-<unit>`, in a few signs `sign-<unit>`
    total: int
    parts: list[Part] = []
    spare: int = 0  # so much of the total is paid with what lasts only this turn


class Price(msgspec.Struct, frozen=True):
    costs: list[Cost]


# more kinds of sections


class Market(Section, frozen=True, kw_only=True, tag="market"):
    """Cards that lie open for anybody, each with its price for the viewer and whether it can be had now."""

    items: list[Item]


class Row(msgspec.Struct, frozen=True):
    title: str  # a message id `label-<title>`, or a reference
    cells: list[str | int]  # references or figures, one for each column


class Grid(Section, frozen=True, kw_only=True, tag="table"):
    columns: list[str]  # message ids `label-<column>`, or references
    rows: list[Row]


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that stands on a hex or lies on it."""

    ref: str  # "unit:settler", "token:3"; its icon and name are the reference's
    seat: str = ""
    count: int = 1
    note: str = ""  # a message id `note-<note>`
    figure: bool = False  # not a thing but a figure that would be computed there: its count is written


class Hex(msgspec.Struct, frozen=True, omit_defaults=True):
    """Axial coordinates: pointed top, `q` grows to the right and `r` down to the right; flat top, `q` grows down to
    the right and `r` down."""

    q: int
    r: int
    ref: str  # "space:d4": what choosing it says
    terrain: str = ""  # a message id `terrain-<terrain>`; "" for what nobody has explored
    seat: str = ""  # who holds it
    pieces: list[Piece] = []
    note: str = ""
    number: int | None = None


class Edge(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something between two neighbours: a river, a border, a road."""

    q: int
    r: int
    side: int  # 0 is where `q` grows: east, of flat hexes south-east; then clockwise
    name: str  # a message id `edge-<name>`
    seat: str = ""


class HexMap(Section, frozen=True, kw_only=True, tag="map"):
    hexes: list[Hex]
    edges: list[Edge] = []
    flat: bool = False  # flat top: hexes stand in columns


AnySection = Counters | Track | Cards | Market | Structure | Deck | Tableau | Grid | HexMap


def said_now(sections: list[Section]) -> dict[str, list[tuple[str, dict[str, Any]]]]:
    """By reference: what boards say of things instead of what their rows say."""
    items: list[Item] = []
    for x in sections:
        if isinstance(x, Tableau):
            items += [item for column in x.columns for item in column.items]
        elif isinstance(x, Cards | Market | Structure):
            items += x.items
        elif isinstance(x, Deck):
            items += x.known
    return {item.ref: item.says for item in items if item.says}
