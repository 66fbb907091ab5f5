"""Wonders: what a row of them says, and the name of every row. COC-22.

What a wonder does for its holder all the time, the module of that rule asks for: `wonders.owns`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from ecumene.games.clash_of_cultures.rules.state import World

GREAT_GARDENS: Final = 0
GREAT_PYRAMIDS: Final = 1
GREAT_LIBRARY: Final = 2
GREAT_STATUE: Final = 3
GREAT_LIGHTHOUSE: Final = 4
GREAT_WALL: Final = 5
GREAT_MAUSOLEUM: Final = 6
WONDERS: Final = 7


class Wonder:
    """COC-22.1."""

    says: ClassVar[list[str]] = []  # facts beyond the row's figures, for the border

    number: i64  # the row's own, set when the table is made
    name: str
    food: i64
    ore: i64
    wood: i64
    culture: i64  # tokens: nothing stands in for them (COC-22.4)
    needs: i64  # bag of advances
    port: i64  # 1: only in a city with a port that can be used (COC-22.20)
    amount: i64  # of what it gives when it is built

    def __init__(
        self, name: str, food: int, ore: int, wood: int, needs: int, culture: int = 5, port: int = 0, amount: int = 0
    ) -> None:
        self.number = -1
        self.name = name
        self.food = food
        self.ore = ore
        self.wood = wood
        self.culture = culture
        self.needs = needs
        self.port = port
        self.amount = amount

    def on_build(self, s: World, p: i64, at: i64) -> None:
        """COC-22.10: once, for its builder."""
