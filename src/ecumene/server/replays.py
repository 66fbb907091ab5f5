"""A stored record, to be looked at after any of its lines without playing it from the start each time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

from ecumene.games import find
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.record import Line, Record
from ecumene.kernel.match.replay import Replay

STRIDE = 8  # lines from one kept match to the next, at first
KEPT = 64  # matches kept of one record; where more would be, every second is forgotten
RECORDS = 16  # that are kept ready
LINES = 60_000  # of all of them together


class Walk:
    """One record. To go on from where somebody looked last costs nothing but the lines between."""

    def __init__(self, game: str, head: Mapping[str, Any]) -> None:
        self.lines: list[Line] = []
        self.again = Replay(find(game), Record(dict(head)))
        self.kept = [copied(self.again.match)]  # after 0, stride, 2 · stride … lines
        self.stride = STRIDE

    def extend(self, lines: Sequence[Line]) -> None:
        """A record only grows: what was there is there still."""
        self.lines += lines[len(self.lines) :]

    def at(self, n: int) -> Match:
        """The match as it was after so many lines: to be looked at, until the next call."""
        near = self.kept[min(n // self.stride, len(self.kept) - 1)]
        if not len(near.log) <= len(self.again.match.log) <= n:
            self.again.match = copied(near)
        for line in self.lines[len(self.again.match.log) : n]:
            self.again.line(line)
            self._keep()
        return self.again.match

    def _keep(self) -> None:
        if len(self.again.match.log) == len(self.kept) * self.stride:
            self.kept.append(copied(self.again.match))
            if len(self.kept) > KEPT:
                self.kept, self.stride = self.kept[::2], 2 * self.stride


class Walks:
    """The records that were looked at last, by their tables' ids."""

    def __init__(self) -> None:
        self.all: OrderedDict[str, Walk] = OrderedDict()

    def find(self, table: str, n: int) -> Walk | None:
        """The walk of a table, if it is here and long enough."""
        walk = self.all.get(table)
        if walk is None or len(walk.lines) < n:
            return None
        self.all.move_to_end(table)
        return walk

    def put(self, table: str, game: str, head: Mapping[str, Any], lines: Sequence[Line]) -> Walk:
        walk = self.all.pop(table, None) or Walk(game, head)
        walk.extend(lines)
        while self.all and (len(self.all) >= RECORDS or self._lines() + len(walk.lines) > LINES):
            self.all.popitem(last=False)
        self.all[table] = walk
        return walk

    def forget(self, table: str) -> None:
        self.all.pop(table, None)

    def _lines(self) -> int:
        return sum(len(x.lines) for x in self.all.values())


def copied(match: Match) -> Match:
    """Another match that stands where this one does; what one does is not done to the other."""
    twin = copy(match)
    for name, value in vars(match).items():
        if isinstance(value, (list, dict)):
            setattr(twin, name, copy(value))
    twin.state = match.state.clone()
    twin.state.events = []
    return twin
