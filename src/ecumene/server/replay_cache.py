"""Replays of stored records, kept in memory, so that showing a later line does not replay from the start."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

from ecumene.games import find
from ecumene.kernel.match.match import Match
from ecumene.kernel.match.record import Line, Record
from ecumene.kernel.match.replay import Replay

STRIDE = 8  # lines between two kept matches, at first
KEPT = 64  # matches kept of one record; when there are more, every second one is dropped
RECORDS = 16  # kept in memory
LINES = 60_000  # of all these records together


class CachedReplay:
    """One record. Going on from where somebody looked last costs only the lines between."""

    def __init__(self, game: str, head: Mapping[str, Any]) -> None:
        self.lines: list[Line] = []
        self.replay = Replay(find(game), Record(dict(head)))
        self.kept = [copied(self.replay.match)]  # after 0, stride, 2 · stride … lines
        self.stride = STRIDE

    def extend(self, lines: Sequence[Line]) -> None:
        """Add new lines. A record only grows."""
        self.lines += lines[len(self.lines) :]

    def at(self, n: int) -> Match:
        """The match as it was after `n` lines. Only for reading, and only until the next call."""
        near = self.kept[min(n // self.stride, len(self.kept) - 1)]
        if not len(near.log) <= len(self.replay.match.log) <= n:
            self.replay.match = copied(near)
        for line in self.lines[len(self.replay.match.log) : n]:
            self.replay.line(line)
            self._keep()
        return self.replay.match

    def _keep(self) -> None:
        if len(self.replay.match.log) == len(self.kept) * self.stride:
            self.kept.append(copied(self.replay.match))
            if len(self.kept) > KEPT:
                self.kept, self.stride = self.kept[::2], 2 * self.stride


class ReplayCache:
    """The records that somebody looked at last, by the ids of their tables."""

    def __init__(self) -> None:
        self.all: OrderedDict[str, CachedReplay] = OrderedDict()

    def find(self, table: str, n: int) -> CachedReplay | None:
        """The replay of a table, if it is in the cache and long enough."""
        cached = self.all.get(table)
        if cached is None or len(cached.lines) < n:
            return None
        self.all.move_to_end(table)
        return cached

    def put(self, table: str, game: str, head: Mapping[str, Any], lines: Sequence[Line]) -> CachedReplay:
        cached = self.all.pop(table, None) or CachedReplay(game, head)
        cached.extend(lines)
        while self.all and (len(self.all) >= RECORDS or self._lines() + len(cached.lines) > LINES):
            self.all.popitem(last=False)
        self.all[table] = cached
        return cached

    def forget(self, table: str) -> None:
        self.all.pop(table, None)

    def _lines(self) -> int:
        return sum(len(x.lines) for x in self.all.values())


def copied(match: Match) -> Match:
    """An independent copy: what changes one match does not change the other."""
    twin = copy(match)
    for name, value in vars(match).items():
        if isinstance(value, (list, dict)):
            setattr(twin, name, copy(value))
    twin.state = match.state.clone()
    twin.state.events = []
    return twin
