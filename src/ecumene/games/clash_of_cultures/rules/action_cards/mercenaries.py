"""The action card Mercenaries: hired barbarians attack. COC-18.21."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.events.barbarians import attack_city
from ecumene.games.clash_of_cultures.rules.map.distances import distances
from ecumene.games.clash_of_cultures.rules.map.packed_city import BARBARIANS
from ecumene.games.clash_of_cultures.rules.map.packed_unit import SOLDIER, cell_of, kind_of
from ecumene.games.clash_of_cultures.rules.powers import has_power
from ecumene.games.clash_of_cultures.rules.resources import held, lose_good
from ecumene.games.clash_of_cultures.rules.seat import CULTURE_GOOD, FOOD, GOLD, ORE, WOOD
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import (
    AT,
    DONE,
    HIRE,
    HIRED,
)
from ecumene.kernel.core.action import act, first, second, verb_of
from ecumene.kernel.core.bits import has, one
from ecumene.kernel.core.frames import Choice
from ecumene.kernel.core.piles import distinct

HIRE_PRICES: Final = [FOOD, ORE, WOOD, GOLD, CULTURE_GOOD]  # one of these goods for each settlement


def cities_to_attack(s: World, p: i64, at: i64, reach: i64) -> list[int]:
    """COC-18.14: cities of other players near a settlement, except of the owner of the Great Wall."""
    out: list[int] = []
    far = distances(s, at)
    to: i64
    for to in s.every_city():
        owner: i64 = s.owner(to)
        if owner != BARBARIANS and owner != p and far[to] >= 0 and far[to] <= reach:
            if not has_power(s, owner, s.rules.hooks.keeps_out_barbarians):
                out.append(to)
    return out


def for_hire(s: World, p: i64, reach: i64, hired: i64) -> list[int]:
    """Settlements with barbarians near an own city or soldier that have a city to attack and were not hired before.

    A soldier aboard is where its ship is, as in COC-24.13.
    """
    bases = s.cities_of(p)[:]
    u: i64
    for u in s.nations[p].units:
        if kind_of(u) == SOLDIER and cell_of(u) not in bases:
            bases.append(cell_of(u))
    out: list[int] = []
    at: i64
    base: i64
    for at in distinct(s.barbarians):
        if not has(hired, settlement_number(s, at)) and len(cities_to_attack(s, p, at, reach)) > 0:
            far = distances(s, at)
            for base in bases:
                if far[base] >= 0 and far[base] <= reach:
                    out.append(at)
                    break
    return out


def settlement_number(s: World, at: i64) -> i64:
    """The number of a settlement of barbarians. It stays the same, because an attack removes none (COC-18.19)."""
    return s.cities_of(BARBARIANS).index(at)


@dataclass(init=False, eq=False)
class HireBarbarians(Choice):
    """COC-18.21: which settlement attacks next, and what is paid for it? At least one attacks."""

    verb: ClassVar[int] = HIRE
    rule: ClassVar[str] = "COC-18.21"

    reach: i64
    hired: i64  # bag of settlements that attacked

    def __init__(self, player: i64, reach: i64, hired: i64) -> None:
        self.player = player
        self.reach = reach
        self.hired = hired

    def legal(self, s: World) -> list[int]:
        out: list[int] = [act(DONE)] if self.hired != 0 else []
        at: i64
        good: i64
        for at in for_hire(s, self.player, self.reach, self.hired):
            for good in HIRE_PRICES:
                if held(s, self.player, good) > 0:
                    out.append(act(HIRE, at, good))
        return out

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == HIRE:
            at: i64 = first(action)
            lose_good(s, self.player, second(action), 1)
            s.report(HIRED, self.player, at)
            more = HireBarbarians(self.player, self.reach, self.hired | one(settlement_number(s, at)))
            if len(more.legal(s)) > 1:
                s.push(more)
            s.ask(SendBarbarians(self.player, at, self.reach))


@dataclass(init=False, eq=False)
class SendBarbarians(Choice):
    """Which city do they attack?"""

    verb: ClassVar[int] = AT
    rule: ClassVar[str] = "COC-18.21"

    settlement: i64
    reach: i64

    def __init__(self, player: i64, settlement: i64, reach: i64) -> None:
        self.player = player
        self.settlement = settlement
        self.reach = reach

    def legal(self, s: World) -> list[int]:
        return [act(AT, at) for at in cities_to_attack(s, self.player, self.settlement, self.reach)]

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        attack_city(s, self.settlement, first(action))
