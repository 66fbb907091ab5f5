"""Distances over explored cells. COC-3.9, 3.10."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.map.cells import CELLS
from ecumene.games.clash_of_cultures.rules.state import UNEXPLORED, World


def distances(s: World, at: i64) -> list[int]:
    """Steps from a cell to every other over explored cells; -1 where there is no way. Do not change this list."""
    if len(s.kept_distances) == 0 or len(s.kept_distances[at]) == 0:
        s.keep_distances(at, count_steps(s, at))
    return s.kept_distances[at]


def count_steps(s: World, at: i64) -> list[int]:
    out: list[int] = [-1] * CELLS
    if s.terrain[at] <= UNEXPLORED:
        return out
    near = s.layout.near
    reached: list[int] = [at]
    out[at] = 0
    i: i64 = 0
    to: i64
    while i < len(reached):
        here: i64 = reached[i]
        for to in near[here]:
            if out[to] < 0 and s.terrain[to] > UNEXPLORED:
                out[to] = out[here] + 1
                reached.append(to)
        i += 1
    return out


def within(s: World, a: i64, b: i64, steps: i64) -> bool:
    """COC-3.10: no way, no range."""
    far: i64 = distances(s, a)[b]
    return 0 <= far <= steps
