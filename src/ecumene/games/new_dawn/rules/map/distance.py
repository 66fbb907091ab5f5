"""Counting spaces for cities, attacks and caravans. CND-5.12."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import OVER_BARBARIANS, OVER_RIVALS, OVER_WATER
from ecumene.games.new_dawn.cards.tiles import SPACES
from ecumene.games.new_dawn.rules.map.area import NOWHERE, Area
from ecumene.games.new_dawn.rules.map.difficulty import keep_easy
from ecumene.games.new_dawn.rules.map.spaces import ground, occupied, rivals
from ecumene.games.new_dawn.rules.state import Dawn

FAR: Final = -1  # out of range
ANY_TERRAIN: Final = 9  # as a limit: difficulty does not matter


def within_reach(
    s: Dawn, p: i64, starts: Area, steps: i64, limit: i64, through: i64, purpose: i64, far: list[int] | None = None
) -> Area:
    """All spaces to which p can count from one of the starts with so many steps, the starts included.

    Only the spaces between are checked: they must be passable. The starts and the last space are not checked; the
    caller decides what may be done there. If a list by space is given, the number of steps is written into it.
    """
    reached = starts.copy()
    ring = starts
    blocked = blocked_spaces(s, p, through)
    step: i64
    for step in range(1, steps + 1):
        ring = s.atlas.beside(ring)
        ring.remove(reached)
        reached.add(ring)
        if far is not None:
            for space in ring.spaces():
                far[space] = step
        ring.remove(blocked)
        if limit != ANY_TERRAIN:
            keep_easy(s, p, ring, purpose, limit)
        if ring.is_empty():
            break
    return reached


def blocked_spaces(s: Dawn, p: i64, through: i64) -> Area:
    """CND-10.5, 10.6, 11.6: where counting cannot go on, whatever the terrain on land."""
    out = NOWHERE.copy()
    if through & OVER_WATER == 0:
        out.add(ground(s).water)
    if through & OVER_RIVALS == 0:
        out.add(rivals(s, p))
    if through & OVER_BARBARIANS == 0:
        out.add(occupied(s).barbarians)
    return out


def distances(s: Dawn, p: i64, starts: Area, steps: i64, limit: i64, through: i64, purpose: i64) -> list[int]:
    """By space: how many steps p needs to it from one of the starts, or FAR."""
    out: list[int] = [FAR] * SPACES
    for space in starts.spaces():
        out[space] = 0
    within_reach(s, p, starts, steps, limit, through, purpose, out)
    return out
