"""Ships: moving with their cargo, exploring, the free move of the Great Lighthouse. COC-12.12 to 12.25, 22.12."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.battle.begin import begin_battle
from ecumene.games.clash_of_cultures.rules.map.packed_unit import (
    MOVED,
    SHIP,
    cell_of,
    flags_of,
    kind_of,
    moved_to,
    ship_of,
    with_flags,
)
from ecumene.games.clash_of_cultures.rules.map.units import aboard, units_of_kind
from ecumene.games.clash_of_cultures.rules.movement.equal_ships import first_of_equals, fleets_of
from ecumene.games.clash_of_cultures.rules.movement.explore import AROUND_EDGE, BY_SHIP, explore_by_ship, stops
from ecumene.games.clash_of_cultures.rules.movement.groups import may_move, why_not_unit
from ecumene.games.clash_of_cultures.rules.movement.sea_reach import (
    enemy_at_sea,
    may_fight,
    sea_ends,
    slots_around,
    slots_by_ship,
)
from ecumene.games.clash_of_cultures.rules.state import SEA, UNEXPLORED, World
from ecumene.games.clash_of_cultures.rules.verbs import (
    AROUND,
    AT,
    EXPLORE,
    MOVE,
    PASS,
    SAIL,
    SHIPS_WENT,
    TO,
    TURNED_BACK,
)
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.bits import has, one, size
from ecumene.kernel.core.frames import Choice, Step
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame


def ready_ships(s: World, p: i64, at: i64) -> list[int]:
    """COC-12.3, 12.13: ships in a cell that may still sail."""
    return [u for u in units_of_kind(s, p, at, SHIP) if may_move(u)]


def fleets(s: World, p: i64, at: i64) -> list[int]:
    """COC-12.1: every different group of ships that may sail together."""
    return fleets_of(s, p, ready_ships(s, p, at))


def can_sail(s: World, p: i64, at: i64) -> bool:
    """COC-12.28: can a ship of the cell go somewhere? The adjacent spaces are checked first, because it is quicker."""
    if not ready_ships(s, p, at):
        return False
    to: i64
    for to in s.layout.near[at]:
        if s.terrain[to] == UNEXPLORED or (s.terrain[to] == SEA and enemy_at_sea(s, p, to) < 0):
            return True
    return bool(sea_ends(s, p, at) or slots_by_ship(s, p, at) or slots_around(s, p, at))


def why_not_sail(s: World, p: i64, at: i64, fleet: i64) -> str:
    """COC-12.3, 12.12, 12.13: why these ships cannot sail. ECU-1 if they are not there, or equal ships are offered."""
    found: i64 = 0
    u: i64
    for u in units_of_kind(s, p, at, SHIP):
        if has(fleet, ship_of(u) - 1):
            found += 1
            why = why_not_unit(s, p, u)
            if why:
                return why
    return NOT_OFFERED if found < size(fleet) or can_sail(s, p, at) else "COC-12.12"


def sail_ships(s: World, p: i64, frm: i64, to: i64, fleet: i64) -> None:
    """COC-12.15, 12.22, 12.25: the cargo goes with its ship. This does not count as its own move."""
    u: i64
    cargo: i64
    for u in units_of_kind(s, p, frm, SHIP):
        if has(fleet, ship_of(u) - 1):
            for cargo in aboard(s, p, ship_of(u)):
                s.change_unit(p, cargo, moved_to(cargo, to))
            s.change_unit(p, u, with_flags(moved_to(u, to), flags_of(u) | MOVED))
    if frm != to:
        s.report(SHIPS_WENT, p, size(fleet), frm, to)


@dataclass(init=False, eq=False)
class SailTo(Frame):
    """COC-12.12, 12.18, 12.23, D8: where do these ships go, or which region do they explore?"""

    at: i64
    fleet: i64

    def __init__(self, player: i64, at: i64, fleet: i64) -> None:
        self.player = player
        self.at = at
        self.fleet = fleet

    def legal(self, s: World) -> list[int]:
        p: i64 = self.player
        out: list[int] = []
        to: i64
        slot: i64
        for to in sea_ends(s, p, self.at):
            out.append(act(TO, to))
        for slot in slots_by_ship(s, p, self.at):
            out.append(act(EXPLORE, min(s.layout.slots[slot])))
        for slot in slots_around(s, p, self.at):
            out.append(act(AROUND, min(s.layout.slots[slot])))
        return out

    def why_not(self, s: World, action: i64) -> str:
        verb: i64 = verb_of(action)
        if verb == EXPLORE:
            return "COC-23.10"
        if verb != TO:
            return "COC-12.21" if verb == AROUND else NOT_OFFERED
        enemy: i64 = enemy_at_sea(s, self.player, first(action))
        return "COC-20.1" if enemy >= 0 and not may_fight(s, self.player, enemy) else "COC-12.23"

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        p: i64 = self.player
        to: i64 = first(action)
        if verb_of(action) == TO:
            sail_ships(s, p, self.at, to, self.fleet)
            if enemy_at_sea(s, p, to) >= 0:
                begin_battle(s, p, self.at, to, True, 0)
            return
        by: i64 = BY_SHIP if verb_of(action) == EXPLORE else AROUND_EDGE
        slot: i64 = s.layout.slot_of[to]
        s.push(ShipsEnter(p, self.at, slot, by, self.fleet))
        explore_by_ship(s, p, slot, by, self.at)


@dataclass(init=False, eq=False)
class ShipsEnter(Step):
    """COC-23.11, 23.12, 23.13: exploring ships enter the region, or stay where they were. Their move is over."""

    mover: i64
    at: i64
    slot: i64
    by: i64
    fleet: i64

    def __init__(self, mover: i64, at: i64, slot: i64, by: i64, fleet: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.mover = mover
        self.at = at
        self.slot = slot
        self.by = by
        self.fleet = fleet

    def run(self, s: World) -> None:
        s.stack.pop()
        if stops(s, self.mover, self.slot, self.by, self.at):
            s.ask(StopAt(self.mover, self.at, self.slot, self.by, self.fleet))
        else:
            sail_ships(s, self.mover, self.at, self.at, self.fleet)
            s.report(TURNED_BACK, self.mover, self.at)


@dataclass(init=False, eq=False)
class StopAt(Choice):
    """COC-23.11, D11: on which sea space of the new region do the ships stop?"""

    verb: ClassVar[int] = AT
    rule: ClassVar[str] = "COC-23.11"

    at: i64
    slot: i64
    by: i64
    fleet: i64

    def __init__(self, player: i64, at: i64, slot: i64, by: i64, fleet: i64) -> None:
        self.player = player
        self.at = at
        self.slot = slot
        self.by = by
        self.fleet = fleet

    def legal(self, s: World) -> list[int]:
        return [act(AT, to) for to in stops(s, self.player, self.slot, self.by, self.at)]

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        sail_ships(s, self.player, self.at, first(action), self.fleet)


# the Great Lighthouse: COC-22.12


def cells_with_ready_ships(s: World, p: i64) -> list[int]:
    """Cells with ships that can sail, in order."""
    out: list[int] = []
    last: i64 = -1
    u: i64
    for u in s.nations[p].units:
        if kind_of(u) == SHIP and cell_of(u) != last:
            last = cell_of(u)
            if can_sail(s, p, last):
                out.append(last)
    return out


def offer_lighthouse_move(s: World, p: i64) -> None:
    """COC-22.12, D39: after its city was activated, the owner may move a ship."""
    if s.playing(p) and cells_with_ready_ships(s, p):
        s.push(LighthouseMove(p))


@dataclass(init=False, eq=False)
class LighthouseMove(Choice):
    """From which space does a ship move, or none?"""

    verb: ClassVar[int] = MOVE
    rule: ClassVar[str] = "COC-22.12"

    def legal(self, s: World) -> list[int]:
        return [act(PASS)] + [act(MOVE, at) for at in cells_with_ready_ships(s, self.player)]

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == MOVE:
            s.push(EndLighthouseMove(self.player))
            s.ask(ChooseShip(self.player, first(action)))


@dataclass(init=False, eq=False)
class ChooseShip(Frame):
    """COC-22.12: which ship of that space? Equal ships are one choice."""

    at: i64

    def __init__(self, player: i64, at: i64) -> None:
        self.player = player
        self.at = at

    def legal(self, s: World) -> list[int]:
        out: list[int] = []
        u: i64
        for u in first_of_equals(s, self.player, ready_ships(s, self.player, self.at)):
            out.append(act(SAIL, one(ship_of(u) - 1)))
        return out

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        s.ask(SailTo(self.player, self.at, first(action)))


@dataclass(init=False, eq=False)
class EndLighthouseMove(Step):
    """A free ship move is over. The flag MOVED counts only within a Move action."""

    mover: i64

    def __init__(self, mover: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.mover = mover

    def run(self, s: World) -> None:
        s.stack.pop()
        s.clear_flags(self.mover, MOVED)
