"""What an argument of each kind is: the one list that words, reference pages, the terminal and the web client use.

A game names its kinds of arguments once (`card`, `side`, `number` …), with the names of their things. What a kind is
follows from that, or the game declares it beside the names.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum


class Kind(StrEnum):
    FIGURE = "figure"  # a number, said as it is written
    COORDINATE = "coordinate"  # a space of a map: said as it is written, and shown there
    WORD = "word"  # has a name in the catalogue, but no row: a side, an age
    SEAT = "seat"  # a player, called by name; other owners of the same kind have names in the catalogue
    ROW = "row"  # a row of a table: has facts, and an entry in the reference
    PART = "part"  # a row that is shown only as a part of another one

    @property
    def is_written(self) -> bool:
        """Said as it is written, without a name in the catalogue?"""
        return self in (Kind.FIGURE, Kind.COORDINATE)

    @property
    def has_rows(self) -> bool:
        return self in (Kind.ROW, Kind.PART)


def all_kinds(names: Mapping[str, list[str] | int], declared: Mapping[str, Kind]) -> dict[str, Kind]:
    """Every kind of a game. If not declared, a range of numbers is FIGURE, `seat` is SEAT, a list of names is ROW.

    A game may also declare kinds that only its facts use.
    """
    return {kind: by_default(kind, things) for kind, things in names.items()} | dict(declared)


def by_default(kind: str, things: list[str] | int) -> Kind:
    if isinstance(things, int):
        return Kind.FIGURE
    return Kind.SEAT if kind == "seat" else Kind.ROW
