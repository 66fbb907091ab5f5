"""What was drawn of a table last, kept for the next time.

Most of a board stays as it is when somebody moves. So a game says of each part of its board what it is made from, and
it is made again only when that is not what it was: `look.drawn("war", (s.marker,), lambda: war(s))`. A law compares
boards that are drawn so with boards that are drawn from nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, TypeVar

from ecumene.kernel.border.save import field_names
from ecumene.kernel.border.sections import Section

T = TypeVar("T")
Part = TypeVar("Part", bound=Section | list[Any])  # a section, or several


class Drawings:
    """Of one table, for all who look at it. It may be forgotten at any time: then everything is drawn again."""

    def __init__(self) -> None:
        self.parts: dict[str, tuple[Any, Any]] = {}  # by name: what it was made from, and what was made
        self.here: dict[str, Any] = {}  # of the position that is looked at now

    def next_position(self) -> None:
        self.here = {}

    def drawn(self, name: str, made_from: Any, make: Callable[[], Part]) -> Part:
        """A part of the board. `make` uses what is in `made_from`, and what never changes at a table, and nothing else.

        Viewers share it by its name: what is drawn for each of them in another way has another name for each.
        """
        known = self.parts.get(name)
        if known is not None and known[0] == made_from:
            old: Part = known[1]
            return old
        made = make() if known is None else with_equals_of(known[1], make())
        self.parts[name] = made_from, made
        return made

    def kept(self, name: str, made_from: Any, make: Callable[[], T]) -> T:
        """The same for what is not sections."""
        known = self.parts.get(name)
        if known is None or known[0] != made_from:
            known = self.parts[name] = made_from, make()
        made: T = known[1]
        return made

    def once(self, name: str, make: Callable[[], T]) -> T:
        """What is the same for all viewers of a position: made for the first of them."""
        if name not in self.here:
            self.here[name] = make()
        made: T = self.here[name]
        return made


def with_equals_of(before: Any, after: Any) -> Any:
    """What was made, with the objects of before where they are equal: what is the same object is the same to all."""
    if before == after:
        return before
    if isinstance(before, Section) or isinstance(after, Section):
        return after
    old = {x.id: x for x in before}
    return [old[x.id] if old.get(x.id) == x else x for x in after]


GETTERS: dict[tuple[type, tuple[str, ...]], Callable[[Any], Any]] = {}


def figures(x: Any, without: tuple[str, ...] = ()) -> Any:
    """All that a part of a position holds, such as a seat: for what is made from any of it."""
    getter = GETTERS.get((type(x), without))
    if getter is None:
        names = [name for name in field_names(type(x)) if name not in without]
        getter = GETTERS[type(x), without] = attrgetter(*names)
    return getter(x)
