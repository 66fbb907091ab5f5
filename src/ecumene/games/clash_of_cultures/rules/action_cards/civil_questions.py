"""The questions of civil halves: another player, a city, cards to exchange, a region. COC-20."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.cities.free_units import cities_with_room
from ecumene.games.clash_of_cultures.rules.map.cities import raise_mood
from ecumene.games.clash_of_cultures.rules.map.distances import distances
from ecumene.games.clash_of_cultures.rules.map.packed_city import HAPPY, mood_of
from ecumene.games.clash_of_cultures.rules.map.packed_unit import SETTLER, cell_of
from ecumene.games.clash_of_cultures.rules.map.units import place_unit
from ecumene.games.clash_of_cultures.rules.movement.explore_by_card import survey, surveys, why_not_survey
from ecumene.games.clash_of_cultures.rules.resources import pay_mood
from ecumene.games.clash_of_cultures.rules.seat import ACTION_CARD, OBJECTIVE_CARD
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import (
    AT,
    CHOOSE,
    KEEP,
    LOOK,
    NO,
    PASS,
    SURVEY,
    SWAP,
    SWAP_OBJECTIVE,
    YES,
)
from ecumene.kernel.core.action import act, first, second, third, verb_of
from ecumene.kernel.core.bits import members
from ecumene.kernel.core.frames import Choice, Draw
from ecumene.kernel.core.piles import copies, distinct, draw_one, holds
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, NOT_OFFERED, Frame

# players in range: COC-3.10


def cells_with_pieces(s: World, p: i64) -> list[int]:
    """Cells with a unit or city of p."""
    out = s.cities_of(p)[:]
    u: i64
    for u in s.nations[p].units:
        if not holds(out, cell_of(u)):
            out.append(cell_of(u))
    return out


def is_near(s: World, p: i64, q: i64, reach: i64) -> bool:
    """Does q have a unit or city within `reach` spaces of a unit or city of p?"""
    a: i64
    b: i64
    theirs = cells_with_pieces(s, q)
    for a in cells_with_pieces(s, p):
        far = distances(s, a)
        for b in theirs:
            if far[b] >= 0 and far[b] <= reach:
                return True
    return False


@dataclass(init=False, eq=False)
class ChoosePlayer(Choice):
    """COC-20.9: on which player is the card played?"""

    verb: ClassVar[int] = CHOOSE
    rule: ClassVar[str] = "COC-20.9"

    civil: i64  # the civil half that asks
    seats: i64  # bag of the possible players

    def __init__(self, player: i64, civil: i64, seats: i64) -> None:
        self.player = player
        self.civil = civil
        self.seats = seats

    def legal(self, s: World) -> list[int]:
        return [act(CHOOSE, q) for q in members(self.seats)]

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        s.rules.civils[self.civil].on_player_chosen(s, self.player, first(action))


# moods


def unhappy(s: World, p: i64) -> list[int]:
    return [at for at in s.cities_of(p) if mood_of(s.city[at]) != HAPPY]


@dataclass(init=False, eq=False)
class RaiseMood(Choice):
    """Hero General: which city's mood rises? A second time for mood tokens."""

    verb: ClassVar[int] = AT
    rule: ClassVar[str] = "COC-20.9"

    tokens: i64  # the price of a second time; 0 if this is the second time

    def __init__(self, player: i64, tokens: i64) -> None:
        self.player = player
        self.tokens = tokens

    def legal(self, s: World) -> list[int]:
        return [act(AT, at) for at in unhappy(s, self.player)]

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        raise_mood(s, first(action))
        if self.tokens > 0 and s.nations[self.player].mood_tokens >= self.tokens and unhappy(s, self.player):
            s.push(MayRaiseAgain(self.player, self.tokens))


@dataclass(init=False, eq=False)
class MayRaiseAgain(Frame):
    """Pay for a second time?"""

    tokens: i64

    def __init__(self, player: i64, tokens: i64) -> None:
        self.player = player
        self.tokens = tokens

    def legal(self, s: World) -> list[int]:
        return [act(YES), act(NO)]

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == YES:
            pay_mood(s, self.player, self.tokens)
            s.ask(RaiseMood(self.player, 0))


# Spy


def look_at_hand(s: World, p: i64, q: i64) -> None:
    """All cards of q become known to p. Then p may exchange one for a card of the same kind."""
    s.see_hand(p, q)
    s.push(MaySwap(p, q))


@dataclass(init=False, eq=False)
class MaySwap(Frame):
    """Exchange a card for another of the same kind?"""

    other: i64

    def __init__(self, player: i64, other: i64) -> None:
        self.player = player
        self.other = other

    def legal(self, s: World) -> list[int]:
        mine = s.nations[self.player]
        theirs = s.nations[self.other]
        out: list[int] = [act(PASS)]
        for a in distinct(mine.hand):
            for b in distinct(theirs.hand):
                out.append(act(SWAP, self.other, a, b))
        for a in distinct(mine.objectives):
            for b in distinct(theirs.objectives):
                out.append(act(SWAP_OBJECTIVE, self.other, a, b))
        return out

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == SWAP:
            s.swap_cards(self.player, self.other, ACTION_CARD, second(action), third(action))
        elif verb_of(action) == SWAP_OBJECTIVE:
            s.swap_cards(self.player, self.other, OBJECTIVE_CARD, second(action), third(action))


# New Plans


@dataclass(init=False, eq=False)
class LookAtPlans(Draw):
    """Chance shows the player the top objective cards."""

    seat: i64
    left: i64

    def __init__(self, seat: i64, left: i64, player: i64 = CHANCE) -> None:
        self.player = player
        self.seat = seat
        self.left = left

    def legal(self, s: World) -> list[int]:
        return [act(LOOK, self.seat, card) for card in distinct(s.objective_deck)]

    def weights(self, s: World) -> list[int]:
        return copies(s.objective_deck)

    def sample(self, s: World, rng: Rng) -> i64:
        return act(LOOK, self.seat, draw_one(s.objective_deck, rng))

    def apply(self, s: World, action: i64) -> None:
        s.look_at_objective(self.seat, second(action))
        if self.left > 1 and len(s.objective_deck) > 0:
            s.follow_with(LookAtPlans(self.seat, self.left - 1))
        else:
            s.follow_with(MayKeep(self.seat))


@dataclass(init=False, eq=False)
class MayKeep(Frame):
    """Exchange an objective for one of these? All others go back into the deck."""

    def legal(self, s: World) -> list[int]:
        n = s.nations[self.player]
        out: list[int] = [act(PASS)]
        for a in distinct(n.objectives):
            for b in distinct(n.peeked):
                out.append(act(KEEP, a, b))
        return out

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == KEEP:
            s.keep_objective(self.player, first(action), second(action))
        s.put_back_objectives(self.player)


# Explorer


@dataclass(init=False, eq=False)
class ExplorerCard(Frame):
    """Explore a region, place a free settler, or both in any order? At least one of them."""

    surveyed: i64  # 1: the region was explored
    settled: i64  # 1: the settler was placed

    def __init__(self, player: i64, surveyed: i64, settled: i64) -> None:
        self.player = player
        self.surveyed = surveyed
        self.settled = settled

    def legal(self, s: World) -> list[int]:
        out: list[int] = [act(PASS)] if self.surveyed or self.settled else []
        if not self.surveyed:
            out += surveys(s, self.player)
        if not self.settled:
            out += [act(AT, at) for at in cities_with_room(s, self.player, SETTLER)]
        return out

    def why_not(self, s: World, action: i64) -> str:
        if verb_of(action) != SURVEY or self.surveyed:
            return NOT_OFFERED
        return why_not_survey(s, self.player, first(action))

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        verb: i64 = verb_of(action)
        if verb == SURVEY:
            self.go_on(s, ExplorerCard(self.player, 1, self.settled))
            survey(s, self.player, action)
        elif verb == AT:
            self.go_on(s, ExplorerCard(self.player, self.surveyed, 1))
            place_unit(s, self.player, SETTLER, first(action))

    def go_on(self, s: World, rest: ExplorerCard) -> None:
        """Ask for the other part, if there is something to choose."""
        if len(rest.legal(s)) > 1:
            s.push(rest)
