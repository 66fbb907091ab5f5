"""The questions of event texts about moods and gifts. COC-17.9, 17.16, 17.21. About units: `lose_units`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.power import NOT_ALLOWED
from ecumene.games.clash_of_cultures.rules.advances import abilities
from ecumene.games.clash_of_cultures.rules.cities.free_units import cities_with_room, place_free_unit
from ecumene.games.clash_of_cultures.rules.map.cities import lower_mood, next_to_sea, set_mood
from ecumene.games.clash_of_cultures.rules.map.packed_city import ANGRY, mood_of
from ecumene.games.clash_of_cultures.rules.map.packed_unit import SETTLER
from ecumene.games.clash_of_cultures.rules.objectives import after_moods
from ecumene.games.clash_of_cultures.rules.powers import has_power, powers
from ecumene.games.clash_of_cultures.rules.resources import gain, pay_mood, room
from ecumene.games.clash_of_cultures.rules.seat import FOOD
from ecumene.games.clash_of_cultures.rules.shortages import short_of_mood
from ecumene.games.clash_of_cultures.rules.state import NONE, World
from ecumene.games.clash_of_cultures.rules.verbs import AT, CHOOSE, FEED, NO, SADDEN, SPARED, YES
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.frames import Step
from ecumene.kernel.core.piles import total
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame

ONE_STEP: Final = 0
TO_ANGRY: Final = 1


def is_exposed(s: World, p: i64) -> bool:
    """Pestilence and Epidemics are worse for players with these advances."""
    return has_power(s, p, s.rules.hooks.spreads_disease)


def keep_mood_price(s: World, p: i64) -> i64:
    """COC-17.9: mood tokens that keep the mood of a city, or NOT_ALLOWED."""
    tokens: i64 = NOT_ALLOWED
    for power in powers(s, p, s.rules.hooks.keep_mood_price):
        tokens = power.keep_mood_price()
    return tokens


# moods: COC-7.18, 17.9, 17.21, 24.12


def cities_that_can_fall(s: World, p: i64, coastal: i64) -> list[int]:
    """COC-7.18: own cities that are not angry yet; with `coastal` only those next to the sea."""
    out: list[int] = []
    at: i64
    for at in s.cities_of(p):
        if mood_of(s.city[at]) != ANGRY and (coastal == 0 or next_to_sea(s, at)):
            out.append(at)
    return out


def why_mood_cannot_fall(s: World, p: i64, at: i64) -> str:
    """COC-7.18, 17.3, 17.16: a city of another player, an angry city, or a city that the text does not mean."""
    if s.owner(at) != p:
        return "COC-17.3"
    return "COC-7.18" if mood_of(s.city[at]) == ANGRY else "COC-17.16"


@dataclass(init=False, eq=False)
class Upset(Frame):
    """Which city's mood falls by a step? All are chosen first, in any order; then Myths may protect each of them."""

    left: i64  # how many; fewer than there are
    coastal: i64
    chosen: i64  # the city chosen before, or NONE

    def __init__(self, player: i64, left: i64, coastal: i64, chosen: i64 = NONE) -> None:
        self.player = player
        self.left = left
        self.coastal = coastal
        self.chosen = chosen

    def legal(self, s: World) -> list[int]:
        return [act(SADDEN, at) for at in cities_that_can_fall(s, self.player, self.coastal) if at != self.chosen]

    def canonical(self, s: World) -> list[int]:
        """In order of cells. One must remain for the second answer."""
        out: list[int] = [a for a in self.legal(s) if first(a) > self.chosen]
        if self.left > 1:
            out.pop()
        return out if len(out) > 0 else self.legal(s)

    def why_not(self, s: World, action: i64) -> str:
        return why_mood_cannot_fall(s, self.player, first(action)) if verb_of(action) == SADDEN else NOT_OFFERED

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        at: i64 = first(action)
        if self.left > 1:
            s.ask(Upset(self.player, self.left - 1, self.coastal, at))
        elif self.chosen == NONE:
            mood_falls(s, self.player, at, ONE_STEP)
        else:
            moods_fall(s, self.player, [min(self.chosen, at), max(self.chosen, at)])


def lower_moods(s: World, p: i64, count: i64, coastal: i64 = 0) -> None:
    """COC-17.16: one or two cities. If there are no more than that, nobody is asked."""
    cells = cities_that_can_fall(s, p, coastal)
    if len(cells) <= count:
        moods_fall(s, p, cells)
    else:
        s.ask(Upset(p, count, coastal))


def moods_fall(s: World, p: i64, cells: list[int]) -> None:
    s.then([FallingMood(p, at, ONE_STEP) for at in cells])


def mood_falls(s: World, p: i64, at: i64, how: i64) -> None:
    s.push(FallingMood(p, at, how))


@dataclass(init=False, eq=False)
class FallingMood(Step):
    """COC-17.9, 17.21, 24.12: the mood falls, unless the player has Myths and pays a token."""

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
        if s.playing(self.seat) and keep_mood_price(s, self.seat) != NOT_ALLOWED and len(keep.legal(s)) > 1:
            s.push(keep)
        else:
            apply_fall(s, self.seat, self.cell, self.how)


def apply_fall(s: World, p: i64, at: i64, how: i64) -> None:
    """COC-19.9: a city that becomes angry may complete an objective."""
    fell: bool = set_mood(s, at, ANGRY) if how == TO_ANGRY else lower_mood(s, at)
    if fell and mood_of(s.city[at]) == ANGRY:
        after_moods(s, p)


@dataclass(init=False, eq=False)
class KeepMood(Frame):
    """Pay a mood token to keep this city's mood? COC-8.10: Drama & Music may be used first."""

    cell: i64
    how: i64

    def __init__(self, player: i64, cell: i64, how: i64) -> None:
        self.player = player
        self.cell = cell
        self.how = how

    def legal(self, s: World) -> list[int]:
        out: list[int] = [act(NO)]
        if s.nations[self.player].mood_tokens >= keep_mood_price(s, self.player):
            out.append(act(YES))
        abilities.offers_anytime(s, self.player, out)
        return out

    def missing(self, s: World, action: i64) -> list[int]:
        return short_of_mood(s, self.player, keep_mood_price(s, self.player)) if verb_of(action) == YES else []

    def apply(self, s: World, action: i64) -> None:
        if verb_of(action) == YES:
            s.stack.pop()
            pay_mood(s, self.player, keep_mood_price(s, self.player))
            s.report(SPARED, self.player, self.cell)
        elif verb_of(action) == NO:
            s.stack.pop()
            apply_fall(s, self.player, self.cell, self.how)
        else:
            abilities.apply_anytime(s, self.player, action)


@dataclass(init=False, eq=False)
class Enrage(Frame):
    """Which city becomes angry?"""

    def legal(self, s: World) -> list[int]:
        return [act(AT, at) for at in cities_that_can_fall(s, self.player, 0)]

    def why_not(self, s: World, action: i64) -> str:
        return why_mood_cannot_fall(s, self.player, first(action)) if verb_of(action) == AT else NOT_OFFERED

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        mood_falls(s, self.player, first(action), TO_ANGRY)


# gifts: COC-17.16


def feed_others(s: World, p: i64, food: i64) -> None:
    """Nobody is asked if there is no choice: only one player has room, or the food is enough for all."""
    rooms = rooms_for_food(s, p)
    hungry: i64 = 0
    space: i64 = 0
    n: i64
    for n in rooms:
        space += n
        hungry += 1 if n > 0 else 0
    if hungry > 1 and space > food:
        s.ask(FeedOthers(p, food, 0))
        return
    q: i64
    for q in range(s.players):
        if rooms[q] > 0:
            gain(s, q, FOOD, min(food, rooms[q]))


def rooms_for_food(s: World, p: i64) -> list[int]:
    """By seat: for how much food the others have room."""
    out: list[int] = []
    q: i64
    for q in range(s.players):
        out.append(room(s, q, FOOD) if q != p else 0)
    return out


@dataclass(init=False, eq=False)
class FeedOthers(Frame):
    """Which player with room gets a food from the supply? One food at a time, in any order."""

    left: i64
    last: i64  # the highest seat named so far

    def __init__(self, player: i64, left: i64, last: i64) -> None:
        self.player = player
        self.left = left
        self.last = last

    def legal(self, s: World) -> list[int]:
        return [act(FEED, q) for q in range(s.players) if q != self.player and room(s, q, FOOD) > 0]

    def canonical(self, s: World) -> list[int]:
        """In order of seats. The later ones must have room for the rest."""
        rooms = rooms_for_food(s, self.player)
        out: list[int] = []
        q: i64
        for q in range(self.last, s.players):
            if rooms[q] > 0 and total(rooms[q:]) >= self.left:
                out.append(act(FEED, q))
        return out if len(out) > 0 else self.legal(s)

    def why_not(self, s: World, action: i64) -> str:
        if verb_of(action) != FEED:
            return NOT_OFFERED
        return "COC-17.15" if first(action) == self.player else "COC-17.16"

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        gain(s, first(action), FOOD, 1)
        if self.left > 1:
            s.ask(FeedOthers(self.player, self.left - 1, max(self.last, first(action))))


@dataclass(init=False, eq=False)
class ChooseReceiver(Frame):
    """Which other player places a settler? COC-17.16: one who can, if there is one."""

    def legal(self, s: World) -> list[int]:
        return [act(CHOOSE, q) for q in range(s.players) if q != self.player and cities_with_room(s, q, SETTLER)]

    def why_not(self, s: World, action: i64) -> str:
        if verb_of(action) != CHOOSE:
            return NOT_OFFERED
        return "COC-17.15" if first(action) == self.player else "COC-17.16"

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        place_free_unit(s, first(action), SETTLER)


@dataclass(init=False, eq=False)
class AskReceiver(Step):
    """COC-17.15: then the player who drew the event chooses another player."""

    drawer: i64

    def __init__(self, drawer: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.drawer = drawer

    def run(self, s: World) -> None:
        s.stack.pop()
        s.ask(ChooseReceiver(self.drawer))


@dataclass(init=False, eq=False)
class LowerOwnMood(Step):
    """Then the mood of an own city falls."""

    drawer: i64

    def __init__(self, drawer: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.drawer = drawer

    def run(self, s: World) -> None:
        s.stack.pop()
        lower_moods(s, self.drawer, 1)
