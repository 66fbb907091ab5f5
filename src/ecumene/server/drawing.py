"""Boards, and what differs between two of them: after a change only what differs is sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from msgspec.structs import replace

from ecumene.kernel.border.look import Look
from ecumene.kernel.border.sections import AnySection, Cards, Hex, HexMap, Item, Market, Structure, Tableau
from ecumene.server.protocol import Changes, HexAt, ItemAt

Drawn = dict[str, AnySection]  # sections by id in their order
FILLED = ("items", "columns", "hexes")  # fields with the things that lie in a section
WITH_ITEMS = (Cards, Market, Structure)
MANY = 6  # things of a section that is taken apart: with fewer it is sent whole


def drawn(look: Look[Any, Any]) -> Drawn:
    return {x.id: x for x in cast(list[AnySection], look.game.draw(look))}


def changes(before: Mapping[str, AnySection], after: Drawn) -> Changes:
    """What differs. Of a section with the same things in the same order, only the things that are not as they were."""
    sections: list[AnySection] = []
    hexes: dict[str, list[HexAt]] = {}
    items: dict[str, list[ItemAt]] = {}
    for id, section in after.items():
        was = before.get(id)
        if was is section or was == section:
            continue
        things = things_of(section)
        if was is None or len(things) < MANY or not holds_the_same(was, section):
            sections.append(section)
            continue
        new = [(i, x) for i, (old, x) in enumerate(zip(things_of(was), things)) if old != x]
        if isinstance(section, HexMap):
            hexes[id] = [HexAt(i, x) for i, x in new if isinstance(x, Hex)]
        else:
            items[id] = [ItemAt(i, x) for i, x in new if isinstance(x, Item)]
    return Changes(sections, hexes, items, None if list(before) == list(after) else list(after))


def things_of(x: AnySection) -> list[Hex] | list[Item]:
    if isinstance(x, HexMap):
        return x.hexes
    if isinstance(x, Tableau):
        return [item for column in x.columns for item in column.items]
    return x.items if isinstance(x, WITH_ITEMS) else []


def holds_the_same(was: AnySection, now: AnySection) -> bool:
    """Do two sections differ at most in how their things are?"""
    if type(was) is not type(now) or refs_of(was) != refs_of(now):
        return False
    if isinstance(was, Tableau) and isinstance(now, Tableau) and columns_of(was) != columns_of(now):
        return False
    return emptied(was) == emptied(now)


def refs_of(x: AnySection) -> list[str]:
    return [thing.ref for thing in things_of(x)]


def columns_of(x: Tableau) -> list[tuple[str, int]]:
    return [(c.title, len(c.items)) for c in x.columns]


def emptied(x: AnySection) -> AnySection:
    return replace(x, **{name: [] for name in FILLED if hasattr(x, name)})
