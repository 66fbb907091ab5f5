"""What is drawn of a table: a view as a few kinds of sections, in the order given. Ids only, no words, no rules.

The terminal and the web draw the same sections, so a game can be played before anybody draws a board of its own.
Titles and names of counters are message ids (`label-<name>`); things carry their reference (`card:altar`), by which
choosing and lighting work.
"""

from __future__ import annotations

import msgspec

HIDDEN = "?"


class Item(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing: a card, a token, a wonder."""

    ref: str  # "card:altar"; "card:?" for one that is not known
    note: str = ""  # a message id `note-<note>` saying more of its state
    number: int | None = None  # that the note or the price speaks of
    second: int | None = None  # another number of the note
    price: int | None = None  # of one more
    tone: str = ""  # a colour word by which things of its sort are told apart, never alone
    can: bool | None = None  # may it be taken or paid for now; None where that is no question
    x: int = 0  # in a structure: column, in half cards
    y: int = 0  # in a structure: row

    @staticmethod
    def of(kind: str, name: str) -> Item:
        return Item(f"{kind}:{name}")


class Count(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    value: int
    of: int | None = None  # where there is a limit


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    at: int
    name: str  # a message id `mark-<name>`
    seat: str = ""
    number: int | None = None


class Section(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    title: str
    seat: str = ""  # whose it is


class Counters(Section, frozen=True, kw_only=True, tag="counters"):
    items: list[Count]


class Track(Section, frozen=True, kw_only=True, tag="track"):
    low: int
    high: int
    marks: list[Mark]


class Cards(Section, frozen=True, kw_only=True, tag="cards"):
    items: list[Item]
    size: str = "card"  # or "chip"


class Structure(Section, frozen=True, kw_only=True, tag="structure"):
    """Cards lying on one another in rows, `x` in half cards."""

    items: list[Item]


class Deck(Section, frozen=True, kw_only=True, tag="deck"):
    count: int
    known: list[Item] = []


class Column(msgspec.Struct, frozen=True):
    title: str
    items: list[Item]


class Tableau(Section, frozen=True, kw_only=True, tag="tableau"):
    columns: list[Column]
