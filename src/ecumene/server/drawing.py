"""Boards, and what differs between two of them: after a change only what differs is sent."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any, cast

from ecumene.kernel.border.look import Look
from ecumene.kernel.border.sections import AnySection, Cards, HexMap, Market, Section, Structure, Tableau
from ecumene.server.protocol import Changes, HexAt, ItemAt

Drawn = dict[str, AnySection]  # sections by id in their order
FILLED = ("items", "columns", "hexes")  # fields with the things that lie in a section
MANY = 6  # things of a section that is taken apart: with fewer it is sent whole

Difference = Sequence[HexAt | ItemAt] | None  # None: the section is sent whole
Known = dict[tuple[int, int], tuple[AnySection, AnySection, Difference]]  # by the ids of the objects, which it holds


def drawn(look: Look[Any, Any]) -> Drawn:
    return {x.id: x for x in cast("list[AnySection]", look.game.draw(look))}


def changes(before: Mapping[str, AnySection], after: Drawn, known: Known | None = None) -> Changes:
    """What differs. Of a section with the same things in the same order, only the things that are not as they were.

    `known`: of other viewers of the same position. Most sections are the same objects for all of them.
    """
    sections: list[AnySection] = []
    hexes: dict[str, list[HexAt]] = {}
    items: dict[str, list[ItemAt]] = {}
    known = {} if known is None else known
    order = list(after)
    for (id_, section), was in zip(after.items(), map(before.get, order)):
        if was is section:
            continue
        if was is None:
            sections.append(section)
            continue
        pair = id(was), id(section)
        if pair not in known:
            known[pair] = was, section, [] if was == section else difference(was, section)
        differs = known[pair][2]
        if differs is None:
            sections.append(section)
        elif differs and isinstance(section, HexMap):
            hexes[id_] = cast("list[HexAt]", differs)
        elif differs:
            items[id_] = cast("list[ItemAt]", differs)
    return Changes(sections, hexes, items, None if list(before) == order else order)


def difference(was: AnySection, now: AnySection) -> Difference:
    things_of = THINGS.get(type(now))
    if things_of is None or type(was) is not type(now):
        return None
    things, old = things_of(now), things_of(was)
    if len(things) < MANY or [x.ref for x in old] != [x.ref for x in things]:
        return None
    if isinstance(was, Tableau) and isinstance(now, Tableau) and columns_of(was) != columns_of(now):
        return None
    rest_of = REST[type(now)]
    if rest_of(was) != rest_of(now):
        return None
    kind = HexAt if isinstance(now, HexMap) else ItemAt
    return [kind(i, x) for i, (y, x) in enumerate(zip(old, things)) if y is not x and y != x]


def columns_of(x: Tableau) -> list[tuple[str, int]]:
    return [(c.title, len(c.items)) for c in x.columns]


THINGS: dict[type[Section], Callable[[Any], list[Any]]] = {
    HexMap: attrgetter("hexes"),
    Tableau: lambda x: [item for column in x.columns for item in column.items],
    Cards: attrgetter("items"),
    Market: attrgetter("items"),
    Structure: attrgetter("items"),
}
REST = {kind: attrgetter(*(x for x in kind.__struct_fields__ if x not in FILLED)) for kind in THINGS}
