"""What may stand beside the type of a view's field: what the state holds there, and who knows it.

    techs: Annotated[list[str], Holds("tech", BAG)]
    deck: Annotated[list[str], Lies("civilization", BAG, known=deck_known)]

A field with nothing beside it is the same in the state; a list is copied. What is special is `Own`. What follows from
all of them is in `kernel.border.declared`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, get_origin

from ecumene.kernel.border.zones import EVERYONE, LIST, Knowers

NUMBER = "number"  # a kind whose rows have no names
Fits = Callable[[Any, int], bool]  # (state, row): may it lie here?


@dataclass(frozen=True)
class Holds:
    """Rows of a kind: ONE ("" for none), a BAG, a LIST, a HAND (sorted), SLOTS ("" for a hole)."""

    kind: str
    form: str
    private: bool = False  # empty in the views of others
    each: bool = False  # a list of them: for each seat, slot …
    field: str = ""  # of the state, where it has another name
    computed: bool = False  # shown and not read: it follows from the rest


@dataclass(frozen=True)
class Lies(Holds):
    """A zone: every row of the kind is in exactly one of them."""

    known: Knowers = EVERYONE
    knowers: bool = False  # is there a field `<name>_known` with the knowers of single items?
    counted: bool = False  # known to nobody: a view says how many there are
    count: str = ""  # the view's field that says how many there are: what is hidden is not listed
    stock: bool = False  # scenarios take from here what they lay elsewhere
    by_row: bool = False  # who knows a whole HAND sees it in the order of its rows; all others by name
    back: Callable[[Any, int], str] | None = None  # (state, row): what everybody sees of a hidden one, after its `?`
    fits: Fits | None = None  # where everybody knows that some rows cannot lie here


@dataclass(frozen=True)
class Rest(Lies):
    """A zone of the table. The view lists it together with everything of its kind that is hidden elsewhere."""


@dataclass(frozen=True)
class ByRow:
    """A dict: for every row of a kind a number, or a row of another kind."""

    kind: str
    of: str = NUMBER
    none: int | None = None  # the number in the state for rows that a view leaves out


@dataclass(frozen=True)
class Columns:
    """A list of Structs. The state has a list for each of their fields, side by side: LIST, or numbers."""

    struct: Any


@dataclass(frozen=True)
class Unseen:
    """All rows of a kind that lie in places hidden from the viewer. `imagine` shuffles kinds in the order declared."""

    kind: str


@dataclass(frozen=True)
class Chosen:
    """By seat: an unfinished private choice, of rows that still lie in a zone of the seat, if one is named.

    A view has the viewer's own.
    """

    kind: str
    zone: str = ""


@dataclass(frozen=True)
class Own:
    """A field with functions of its own: `show(s, seat)`, and `read(s, seat, value)`, which writes."""

    show: Callable[[Any, int], Any]
    read: Callable[[Any, int, Any], None] | None = None  # None: computed from the rest, for readers only
    zone: Lies | None = None
    of_seat: bool = False  # `show` reads nothing but the seat, and nothing secret of it


def beside(hint: Any) -> Any:
    """What stands beside the type of a field; None for nothing."""
    for said in getattr(hint, "__metadata__", ()):
        if isinstance(said, Holds | ByRow | Columns | Unseen | Chosen | Own):
            return said
    return Holds(NUMBER, LIST) if get_origin(hint) is list else None
