"""An attempt of Cultural Influence: the roll, tokens after it, the result. COC-14.3 to 14.7, 14.13, 14.19, 22.14."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.advances import abilities
from ecumene.games.clash_of_cultures.rules.influence.targets import (
    is_safe_from_tokens,
    list_pairs,
    range_tokens,
    refuse_pair,
    replaceable,
)
from ecumene.games.clash_of_cultures.rules.map.cells import CELLS
from ecumene.games.clash_of_cultures.rules.map.cities import add_building, add_city, destroy_city
from ecumene.games.clash_of_cultures.rules.map.distances import distances
from ecumene.games.clash_of_cultures.rules.map.packed_city import BARBARIANS, BUILDINGS, NEUTRAL, NO_ONE, colour_of
from ecumene.games.clash_of_cultures.rules.map.packed_unit import SETTLER, SHIP, SOLDIER
from ecumene.games.clash_of_cultures.rules.map.units import place_unit, room_for, soldiers_at
from ecumene.games.clash_of_cultures.rules.once_flags import CULTURAL_TAKEOVER_PLAYED
from ecumene.games.clash_of_cultures.rules.once_flags import INFLUENCED as SUCCEEDED
from ecumene.games.clash_of_cultures.rules.powers import powers
from ecumene.games.clash_of_cultures.rules.resources import pay_culture
from ecumene.games.clash_of_cultures.rules.shortages import missing_for, short_of_culture
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import (
    BECOME,
    BOOST,
    INFLUENCE,
    INFLUENCE_ROLLED,
    INFLUENCED,
    INFLUENCES,
    PASS,
    REPLACE,
    RESISTED,
    ROLL,
)
from ecumene.kernel.core.action import act, first, ready2, second, verb_of
from ecumene.kernel.core.bits import one
from ecumene.kernel.core.frames import Draw, Step
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, NOBODY, NOT_OFFERED, Frame

PAIRS: Final[list[list[Any]]] = ready2(INFLUENCE, CELLS, CELLS)
ROLLS: Final[list[int]] = [act(ROLL, n) for n in range(1, 7)]
SUCCESS: Final = 5  # COC-14.3


def attempt_influence(s: World, p: i64, at: i64, to: i64) -> None:
    """COC-14.2, 14.3: pay for the range, then roll. Cultural Takeover works for only one attempt."""
    s.report(INFLUENCES, p, at, to)
    s.clear_used(p, one(CULTURAL_TAKEOVER_PLAYED))
    pay_culture(s, p, range_tokens(s, p, at, distances(s, at)[to]))
    s.push(InfluenceRoll(p, to))


def roll_needed(s: World, p: i64) -> i64:
    """COC-14.3, 14.13."""
    die: i64 = SUCCESS
    for power in powers(s, p, s.rules.hooks.influence_bonus):
        die -= power.influence_bonus()
    return die


@dataclass(init=False, eq=False)
class InfluenceRoll(Draw):
    """COC-14.3: one die."""

    seat: i64
    to: i64

    def __init__(self, seat: i64, to: i64, player: i64 = CHANCE) -> None:
        self.player = player
        self.seat = seat
        self.to = to

    def legal(self, s: World) -> list[int]:
        return ROLLS[:]

    def sample(self, s: World, rng: Rng) -> i64:
        return ROLLS[rng.below(6)]

    def apply(self, s: World, action: i64) -> None:
        """COC-14.4, 14.19."""
        s.stack.pop()
        s.report(INFLUENCE_ROLLED, self.seat, first(action))
        short: i64 = roll_needed(s, self.seat) - first(action)
        if short <= 0:
            succeed(s, self.seat, self.to)
        elif is_safe_from_tokens(s, self.seat, self.to):
            fail(s, self.seat, self.to)
        else:
            ask_boost(s, self.seat, self.to, short)


def ask_boost(s: World, p: i64, to: i64, short: i64) -> None:
    """COC-14.19, 8.10: the player is asked if there are enough tokens, or would be with Drama & Music."""
    if abilities.culture_at_most(s, p) >= short and s.playing(p):
        s.push(Boost(p, to, short))
    else:
        fail(s, p, to)


@dataclass(init=False, eq=False)
class Boost(Frame):
    """D13, COC-14.4: pay the missing tokens, or let the attempt fail?"""

    to: i64
    short: i64  # culture tokens

    def __init__(self, player: i64, to: i64, short: i64) -> None:
        self.player = player
        self.to = to
        self.short = short

    def legal(self, s: World) -> list[int]:
        out: list[int] = []
        if s.nations[self.player].culture_tokens >= self.short:
            out.append(act(BOOST))
        abilities.offers_anytime(s, self.player, out)
        out.append(act(PASS))
        return out

    def why_not(self, s: World, action: i64) -> str:
        return "COC-14.4" if verb_of(action) == BOOST else abilities.why_not_anytime(s, self.player, action)

    def missing(self, s: World, action: i64) -> list[int]:
        return short_of_culture(s, self.player, self.short) if verb_of(action) == BOOST else []

    def apply(self, s: World, action: i64) -> None:
        p: i64 = self.player
        if abilities.apply_anytime(s, p, action):
            return
        s.stack.pop()
        if verb_of(action) == BOOST:
            pay_culture(s, p, self.short)
            succeed(s, p, self.to)
        else:
            fail(s, p, self.to)


def fail(s: World, p: i64, to: i64) -> None:
    s.report(RESISTED, p, to)


def succeed(s: World, p: i64, to: i64) -> None:
    """COC-14.5, 14.7, 14.13."""
    s.use(p, SUCCEEDED)
    s.report(INFLUENCED, p, to)
    for power in powers(s, p, s.rules.hooks.influence_succeeded):
        power.influence_succeeded(s, p)
    if s.owner(to) == BARBARIANS:
        take_over(s, p, to)
    else:
        s.ask(ReplaceBuilding(p, to))


@dataclass(init=False, eq=False)
class ReplaceBuilding(Frame):
    """D13, COC-14.5, 14.6: which building changes its colour?"""

    to: i64

    def __init__(self, player: i64, to: i64) -> None:
        self.player = player
        self.to = to

    def legal(self, s: World) -> list[int]:
        return [act(REPLACE, building) for building in replaceable(s, self.player, self.to)]

    def why_not(self, s: World, action: i64) -> str:
        if verb_of(action) != REPLACE:
            return NOT_OFFERED
        building: i64 = first(action)
        stands: bool = building < BUILDINGS and colour_of(s.city[self.to], building) != NO_ONE
        return "COC-14.6" if stands else "COC-14.5"

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        add_building(s, self.to, first(action), self.player)


# settlements of barbarians, by Cultural Takeover


def take_over(s: World, p: i64, to: i64) -> None:
    """COC-14.14: the player gets a neutral settlement. One barbarian changes sides, the others are removed."""
    had: i64 = soldiers_at(s, BARBARIANS, to)
    while soldiers_at(s, BARBARIANS, to) > 0:
        s.remove_barbarian(to)
    destroy_city(s, to)
    add_city(s, p, to, NEUTRAL)
    if had > 0:
        s.ask(Become(p, to))


@dataclass(init=False, eq=False)
class Become(Frame):
    """D43: does the barbarian become a settler or a soldier?"""

    at: i64

    def __init__(self, player: i64, at: i64) -> None:
        self.player = player
        self.at = at

    def legal(self, s: World) -> list[int]:
        return [act(BECOME, kind) for kind in (SETTLER, SOLDIER) if room_for(s, self.player, kind, self.at)]

    def why_not(self, s: World, action: i64) -> str:
        return "COC-1.3" if verb_of(action) == BECOME and first(action) != SHIP else NOT_OFFERED

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        place_unit(s, self.player, first(action), self.at)


# the Great Pyramids


def offer_attempts(s: World, p: i64, at: i64, left: i64) -> None:
    """D40, COC-22.14, 14.20, 8.10: not after a success in this turn. The city must be a legal origin."""
    if left > 0 and not s.nations[p].has_used(SUCCEEDED):
        pairs: list[int] = []
        list_pairs(s, p, at, abilities.culture_at_most(s, p), PAIRS, pairs)
        if len(pairs) > 0:
            s.push(FreeInfluence(p, at, left))


@dataclass(init=False, eq=False)
class FreeInfluence(Frame):
    """D40, COC-22.14: an attempt from this city without an action, or none."""

    at: i64
    left: i64

    def __init__(self, player: i64, at: i64, left: i64) -> None:
        self.player = player
        self.at = at
        self.left = left

    def legal(self, s: World) -> list[int]:
        out: list[int] = []
        list_pairs(s, self.player, self.at, s.nations[self.player].culture_tokens, PAIRS, out)
        abilities.offers_anytime(s, self.player, out)
        out.append(act(PASS))
        return out

    def why_not(self, s: World, action: i64) -> str:
        if verb_of(action) != INFLUENCE:
            return abilities.why_not_anytime(s, self.player, action)
        if first(action) != self.at:
            return "COC-22.14"
        tokens: i64 = s.nations[self.player].culture_tokens
        far: i64 = distances(s, self.at)[second(action)]
        return refuse_pair(s, self.player, self.at, second(action), far, tokens)

    def missing(self, s: World, action: i64) -> list[int]:
        return missing_for(s, self.player, action, self.why_not(s, action))

    def apply(self, s: World, action: i64) -> None:
        if abilities.apply_anytime(s, self.player, action):
            return
        s.stack.pop()
        if verb_of(action) == INFLUENCE:
            s.push(NextAttempt(self.player, self.at, self.left - 1))
            attempt_influence(s, self.player, self.at, second(action))


@dataclass(init=False, eq=False)
class NextAttempt(Step):
    """COC-22.14: the attempts come one after the other."""

    seat: i64
    at: i64
    left: i64

    def __init__(self, seat: i64, at: i64, left: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.at = at
        self.left = left

    def run(self, s: World) -> None:
        s.stack.pop()
        offer_attempts(s, self.seat, self.at, self.left)
