"""The seven wonders. COC-22."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.power import BY_ACTION
from ecumene.games.clash_of_cultures.cards.rows import Wonder
from ecumene.games.clash_of_cultures.rules.cities.build import fight_for_port
from ecumene.games.clash_of_cultures.rules.influence.roll import offer_attempts
from ecumene.games.clash_of_cultures.rules.map.cells import CELLS
from ecumene.games.clash_of_cultures.rules.map.cities import port_cell, raise_mood
from ecumene.games.clash_of_cultures.rules.map.distances import distances
from ecumene.games.clash_of_cultures.rules.map.packed_city import HAPPY, TEMPLE, mood_of, wonder_of
from ecumene.games.clash_of_cultures.rules.map.packed_unit import SHIP
from ecumene.games.clash_of_cultures.rules.map.units import place_unit
from ecumene.games.clash_of_cultures.rules.movement.sail import offer_lighthouse_move
from ecumene.games.clash_of_cultures.rules.once_flags import LIBRARY_USED
from ecumene.games.clash_of_cultures.rules.resources import gain
from ecumene.games.clash_of_cultures.rules.seat import FOOD, IDEA, MOOD_GOOD
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import TEND
from ecumene.games.clash_of_cultures.rules.wonders.ownership import cell_of_wonder
from ecumene.kernel.core.action import first, ready
from ecumene.kernel.core.bits import has

TENDS: Final[list[Any]] = ready(TEND, CELLS)


class Gardens(Wonder):
    """COC-5.11, 22.10, 22.21: a food after each Collect of its city, and a better mood by an action."""

    says: ClassVar[list[str]] = ["gardens"]

    def collected(self, s: World, p: i64, at: i64) -> None:
        if wonder_of(s.city[at]) == self.number:
            gain(s, p, FOOD, self.amount)

    def verb(self) -> i64:
        return TEND

    def place(self) -> i64:
        return BY_ACTION

    def offers(self, s: World, p: i64, out: list[int]) -> None:
        if s.nations[p].mood_tokens >= self.tokens:
            at: i64
            for at in s.cities_of(p):
                if mood_of(s.city[at]) != HAPPY:
                    out.append(TENDS[at])

    def refuse(self, s: World, p: i64, action: i64) -> str:
        why = self.refuse_paid(s, p, action, "COC-22.10")
        if why:
            return why
        if s.owner(first(action)) != p:
            return "COC-22.10"
        return "" if mood_of(s.city[first(action)]) != HAPPY else "COC-13.7"

    def apply(self, s: World, p: i64, action: i64) -> None:
        raise_mood(s, first(action))

    def cost(self, s: World, p: i64, action: i64) -> list[int]:
        return [MOOD_GOOD, self.tokens]


class Pyramids(Wonder):
    """COC-22.14, 4.9."""

    says: ClassVar[list[str]] = ["pyramids"]

    def on_build(self, s: World, p: i64, at: i64) -> None:
        offer_attempts(s, p, at, self.amount)

    def wins_ties(self) -> bool:
        return True


class Library(Wonder):
    """COC-22.10, 22.11: ideas at once, and one in each turn of the next player who gains an advance that p lacks."""

    says: ClassVar[list[str]] = ["library"]

    def on_build(self, s: World, p: i64, at: i64) -> None:
        gain(s, p, IDEA, self.amount)

    def other_gained(self, s: World, p: i64, q: i64, a: i64) -> None:
        if s.mover != q or s.nations[q].has_used(self.once) or not s.playing(p):
            return
        if s.order(p)[1] == q and not has(s.nations[p].advances, a):
            self.mark_used(s, q)
            gain(s, p, IDEA, 1)


class Statue(Wonder):
    """COC-22.15: influence reaches farther, and nobody else influences its city and own cities near it."""

    says: ClassVar[list[str]] = ["statue"]

    def influence_reach(self) -> i64:
        return self.amount

    def guards(self, s: World, p: i64, to: i64) -> bool:
        far: i64 = distances(s, cell_of_wonder(s, self.number))[to]
        return far >= 0 and far <= self.reach


class Lighthouse(Wonder):
    """COC-22.12, 22.20, 16.45: a ship appears at its port and may have to fight; later a ship moves."""

    says: ClassVar[list[str]] = ["lighthouse"]

    def on_build(self, s: World, p: i64, at: i64) -> None:
        sea: i64 = port_cell(s, at)
        if place_unit(s, p, SHIP, sea):
            fight_for_port(s, p, sea)

    def activation_ended(self, s: World, p: i64, at: i64) -> None:
        if wonder_of(s.city[at]) == self.number:
            offer_lighthouse_move(s, p)


class Wall(Wonder):
    """COC-22.16, 18.14."""

    says: ClassVar[list[str]] = ["wall"]

    def walls_fortresses(self) -> bool:
        return True

    def keeps_out_barbarians(self) -> bool:
        return True


class Mausoleum(Wonder):
    """COC-22.13, 22.17."""

    says: ClassVar[list[str]] = ["mausoleum"]

    def asks_tribute(self) -> bool:
        return True

    def builds_without_activating(self, building: i64) -> bool:
        return building == TEMPLE


# fmt: off
def wonder_rows() -> list[Wonder]:
    return [
        Gardens("great_gardens", 5, 2, 5, "engineering irrigation", amount=1, tokens=1),
        Pyramids("great_pyramids", 2, 7, 3, "engineering rituals", amount=2),
        Library("great_library", 3, 3, 6, "engineering philosophy", amount=2, once=LIBRARY_USED),
        Statue("great_statue", 3, 5, 4, "engineering monuments", amount=1, reach=2),
        Lighthouse("great_lighthouse", 3, 4, 5, "engineering cartography", port=1),
        Wall("great_wall", 3, 7, 2, "engineering siegecraft"),
        Mausoleum("great_mausoleum", 4, 4, 4, "engineering priesthood"),
    ]
# fmt: on
