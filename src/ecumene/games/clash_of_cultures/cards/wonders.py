"""The seven wonders, and what some of them give when they are built. COC-22."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.advance_names import (
    CARTOGRAPHY,
    ENGINEERING,
    IRRIGATION,
    MONUMENTS,
    PHILOSOPHY,
    PRIESTHOOD,
    RITUALS,
    SIEGECRAFT,
)
from ecumene.games.clash_of_cultures.cards.rows import Wonder
from ecumene.games.clash_of_cultures.rules.cities.build import fight_for_port
from ecumene.games.clash_of_cultures.rules.influence.roll import offer_attempts
from ecumene.games.clash_of_cultures.rules.map.cities import port_cell
from ecumene.games.clash_of_cultures.rules.map.packed_unit import SHIP
from ecumene.games.clash_of_cultures.rules.map.units import place_unit
from ecumene.games.clash_of_cultures.rules.resources import gain
from ecumene.games.clash_of_cultures.rules.seat import IDEA
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.kernel.core.bits import bag_of


class Pyramids(Wonder):
    """COC-22.14."""

    says: ClassVar[list[str]] = ["pyramids"]

    def on_build(self, s: World, p: i64, at: i64) -> None:
        offer_attempts(s, p, at, self.amount)


class Library(Wonder):
    """COC-22.10, 22.11."""

    says: ClassVar[list[str]] = ["library"]

    def on_build(self, s: World, p: i64, at: i64) -> None:
        gain(s, p, IDEA, self.amount)


class Lighthouse(Wonder):
    """COC-22.20, 16.45: a ship appears at its port and may have to fight."""

    says: ClassVar[list[str]] = ["lighthouse"]

    def on_build(self, s: World, p: i64, at: i64) -> None:
        sea: i64 = port_cell(s, at)
        if place_unit(s, p, SHIP, sea):
            fight_for_port(s, p, sea)


class Gardens(Wonder):
    """COC-22.21: see `collect` and `abilities`."""

    says: ClassVar[list[str]] = ["gardens"]


class Statue(Wonder):
    """COC-22.15: see `influence`."""

    says: ClassVar[list[str]] = ["statue"]


class Wall(Wonder):
    """COC-22.16, 18.14: see `move` and `barbarians`."""

    says: ClassVar[list[str]] = ["wall"]


class Mausoleum(Wonder):
    """COC-22.13, 22.17: see `move` and `grow`."""

    says: ClassVar[list[str]] = ["mausoleum"]


def wonder_rows() -> list[Wonder]:
    return [
        Gardens("great_gardens", 5, 2, 5, bag_of([ENGINEERING, IRRIGATION])),
        Pyramids("great_pyramids", 2, 7, 3, bag_of([ENGINEERING, RITUALS]), amount=2),
        Library("great_library", 3, 3, 6, bag_of([ENGINEERING, PHILOSOPHY]), amount=2),
        Statue("great_statue", 3, 5, 4, bag_of([ENGINEERING, MONUMENTS])),
        Lighthouse("great_lighthouse", 3, 4, 5, bag_of([ENGINEERING, CARTOGRAPHY]), port=1),
        Wall("great_wall", 3, 7, 2, bag_of([ENGINEERING, SIEGECRAFT])),
        Mausoleum("great_mausoleum", 4, 4, 4, bag_of([ENGINEERING, PRIESTHOOD])),
    ]
