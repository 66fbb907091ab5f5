"""What texts of events ask of a player: cities that grow sad, units lost, gifts, pieces buried. COC-17.9 to 17.21."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.abilities import drama_offers, take_drama
from ecumene.games.clash_of_cultures.advances import MYTHS, NAVIGATION, ROADS, TRADE_ROUTES
from ecumene.games.clash_of_cultures.field import lower_mood, next_to_sea, remove_unit, set_mood
from ecumene.games.clash_of_cultures.nation import FOOD
from ecumene.games.clash_of_cultures.objectives import after_moods
from ecumene.games.clash_of_cultures.pieces import ANGRY, mood_of
from ecumene.games.clash_of_cultures.place import place_free, places_for
from ecumene.games.clash_of_cultures.state import NONE, World
from ecumene.games.clash_of_cultures.stock import gain, pay_mood, room
from ecumene.games.clash_of_cultures.units import ASHORE, SETTLER, SHIP, cell_of, kind_of, ship_of
from ecumene.games.clash_of_cultures.verbs import AT, CHOOSE, LOSE, NO, SPARED, YES
from ecumene.kernel.action import act, first, second, third, verb_of
from ecumene.kernel.state import NOBODY, Frame, refusal

ONE_STEP: Final = 0
TO_ANGRY: Final = 1
MYTHS_COST: Final = 1  # COC-17.9: mood tokens for a city


def exposed(s: World, p: i64) -> bool:
    """Who travels is hit harder by Pestilence and Epidemics."""
    n = s.nations[p]
    return n.knows(ROADS) or n.knows(NAVIGATION) or n.knows(TRADE_ROUTES)


# moods: COC-7.18, 17.9, 17.21, 24.12


def can_fall(s: World, p: i64, coastal: i64) -> list[int]:
    """COC-7.18: own cities that are not angry yet; beside the sea, if that is asked for."""
    out: list[int] = []
    at: i64
    for at in s.cities_of(p):
        if mood_of(s.city[at]) != ANGRY and (coastal == 0 or next_to_sea(s, at)):
            out.append(at)
    return out


@dataclass(init=False, eq=False)
class Upset(Frame):
    """Which city's mood falls by a step? All are chosen first; then Myths may spare them, one by one."""

    left: i64
    coastal: i64
    chosen: i64  # a city already, or NONE

    def __init__(self, player: i64, left: i64, coastal: i64, chosen: i64 = NONE) -> None:
        self.player = player
        self.left = left
        self.coastal = coastal
        self.chosen = chosen

    def legal(self, s: World) -> list[int]:
        cells: list[int] = [at for at in can_fall(s, self.player, self.coastal) if at > self.chosen]
        if self.left > 1 and len(cells) > 1:  # in order of cells, so that two cities can be chosen in one way only
            cells.pop()
        return [act(AT, at) for at in cells]

    def refuse(self, s: World, action: i64) -> str:
        return refusal(self.legal(s), action, AT, "COC-17.16")

    def take(self, s: World, action: i64) -> None:
        s.stack.pop()
        at: i64 = first(action)
        if self.chosen != NONE:
            s.then([FallingMood(self.player, self.chosen, ONE_STEP), FallingMood(self.player, at, ONE_STEP)])
            return
        more = Upset(self.player, self.left - 1, self.coastal, at)
        if self.left > 1 and len(more.legal(s)) > 0:
            s.ask(more)
        else:
            fall(s, self.player, at, ONE_STEP)


def upset(s: World, p: i64, count: i64, coastal: i64 = 0) -> None:
    """One or two cities."""
    s.ask(Upset(p, count, coastal))


def fall(s: World, p: i64, at: i64, how: i64) -> None:
    s.push(FallingMood(p, at, how))


@dataclass(init=False, eq=False)
class FallingMood(Frame):
    """COC-17.9, 17.21, 24.12: the mood falls, unless Myths is known and a token is paid."""

    seat: i64
    cell: i64
    how: i64

    def __init__(self, seat: i64, cell: i64, how: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.cell = cell
        self.how = how

    def run(self, s: World) -> None:
        s.stack.pop()
        keep = KeepMood(self.seat, self.cell, self.how)
        if s.playing(self.seat) and s.nations[self.seat].knows(MYTHS) and len(keep.legal(s)) > 1:
            s.push(keep)
        else:
            sadden(s, self.seat, self.cell, self.how)


def sadden(s: World, p: i64, at: i64, how: i64) -> None:
    """COC-19.9: a city that has become angry may fulfil an objective."""
    fell: bool = set_mood(s, at, ANGRY) if how == TO_ANGRY else lower_mood(s, at)
    if fell and mood_of(s.city[at]) == ANGRY:
        after_moods(s, p)


@dataclass(init=False, eq=False)
class KeepMood(Frame):
    """A mood token to keep this city's mood? COC-8.10: a token may be swapped for it first."""

    cell: i64
    how: i64

    def __init__(self, player: i64, cell: i64, how: i64) -> None:
        self.player = player
        self.cell = cell
        self.how = how

    def legal(self, s: World) -> list[int]:
        out: list[int] = [act(NO)]
        if s.nations[self.player].mood_tokens >= MYTHS_COST:
            out.append(act(YES))
        drama_offers(s, self.player, out)
        return out

    def take(self, s: World, action: i64) -> None:
        if verb_of(action) == YES:
            s.stack.pop()
            pay_mood(s, self.player, MYTHS_COST)
            s.tell(SPARED, self.player, self.cell)
        elif verb_of(action) == NO:
            s.stack.pop()
            sadden(s, self.player, self.cell, self.how)
        else:
            take_drama(s, self.player, action)


@dataclass(init=False, eq=False)
class Enrage(Frame):
    """Which city becomes angry?"""

    def __init__(self, player: i64) -> None:
        self.player = player

    def legal(self, s: World) -> list[int]:
        return [act(AT, at) for at in can_fall(s, self.player, 0)]

    def refuse(self, s: World, action: i64) -> str:
        return refusal(self.legal(s), action, AT, "COC-17.16")

    def take(self, s: World, action: i64) -> None:
        s.stack.pop()
        fall(s, self.player, first(action), TO_ANGRY)


# units: COC-17.18


def cargo_of(s: World, p: i64, ship: i64) -> i64:
    """What a ship carries: two for a settler, three for a soldier. Ships of a space that carry the same are alike."""
    n: i64 = 0
    u: i64
    for u in s.nations[p].units:
        if kind_of(u) != SHIP and ship_of(u) == ship:
            n += 2 + kind_of(u)
    return n


def losses(s: World, p: i64, only: i64 = NONE) -> list[int]:
    """Every unit that can be given up, alike ones once; of one kind, if that is asked for."""
    out: list[int] = []
    seen: list[int] = []
    u: i64
    for u in s.nations[p].units:
        kind: i64 = kind_of(u)
        if only != NONE and kind != only:
            continue
        ship: i64 = ship_of(u)
        alike: i64 = cell_of(u) * 64 + kind * 16
        if ship != ASHORE:
            alike += 1 + cargo_of(s, p, ship)
        if alike not in seen:
            seen.append(alike)
            out.append(act(LOSE, kind, cell_of(u), ship))
    return out


def lose_unit(s: World, p: i64, action: i64) -> None:
    """Of those alike, the one that may do least."""
    found: i64 = NONE
    u: i64
    for u in s.nations[p].units:
        if kind_of(u) == first(action) and cell_of(u) == second(action) and ship_of(u) == third(action):
            found = u
    remove_unit(s, p, found)


@dataclass(init=False, eq=False)
class LoseUnit(Frame):
    """Which unit is given up?"""

    left: i64

    def __init__(self, player: i64, left: i64) -> None:
        self.player = player
        self.left = left

    def legal(self, s: World) -> list[int]:
        return losses(s, self.player)

    def refuse(self, s: World, action: i64) -> str:
        return refusal(self.legal(s), action, LOSE, "COC-17.18")

    def take(self, s: World, action: i64) -> None:
        s.stack.pop()
        lose_unit(s, self.player, action)
        if self.left > 1:
            s.ask(LoseUnit(self.player, self.left - 1))


# gifts: COC-17.16


@dataclass(init=False, eq=False)
class FeedOthers(Frame):
    """Food from the supply for another player, one at a time, to those who have room for it."""

    left: i64

    def __init__(self, player: i64, left: i64) -> None:
        self.player = player
        self.left = left

    def legal(self, s: World) -> list[int]:
        return [act(CHOOSE, q) for q in range(s.players) if q != self.player and room(s, q, FOOD) > 0]

    def refuse(self, s: World, action: i64) -> str:
        return refusal(self.legal(s), action, CHOOSE, "COC-17.16")

    def take(self, s: World, action: i64) -> None:
        s.stack.pop()
        gain(s, first(action), FOOD, 1)
        if self.left > 1:
            s.ask(FeedOthers(self.player, self.left - 1))


@dataclass(init=False, eq=False)
class ChooseReceiver(Frame):
    """Who else places a settler? COC-17.16: one who can, if there is any."""

    def __init__(self, player: i64) -> None:
        self.player = player

    def legal(self, s: World) -> list[int]:
        return [act(CHOOSE, q) for q in range(s.players) if q != self.player and places_for(s, q, SETTLER)]

    def refuse(self, s: World, action: i64) -> str:
        return refusal(self.legal(s), action, CHOOSE, "COC-17.16")

    def take(self, s: World, action: i64) -> None:
        s.stack.pop()
        place_free(s, first(action), SETTLER)


@dataclass(init=False, eq=False)
class Receiver(Frame):
    """COC-17.15: then the drawer chooses another."""

    drawer: i64

    def __init__(self, drawer: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.drawer = drawer

    def run(self, s: World) -> None:
        s.stack.pop()
        s.ask(ChooseReceiver(self.drawer))


@dataclass(init=False, eq=False)
class OwnMood(Frame):
    """Then a city of the drawer's own grows sad."""

    drawer: i64

    def __init__(self, drawer: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.drawer = drawer

    def run(self, s: World) -> None:
        s.stack.pop()
        upset(s, self.drawer, 1)
