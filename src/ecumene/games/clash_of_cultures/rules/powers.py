"""The powers of a player: advances and wonders that change a rule. COC-22.10, 24."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.cards.power import Power
from ecumene.games.clash_of_cultures.rules.map.packed_city import wonder_of
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.kernel.core.bits import one

NO_POWERS: Final[list[Power]] = []


def powers(s: World, p: i64, hook: i64) -> list[Power]:
    """The powers of p that change a hook, which is given as a bag: see `Hooks`. Do not change the list."""
    bag: i64 = bag_of_powers(s, p, hook)
    return s.rules.powers_in(bag) if bag else NO_POWERS


def powers_or_all(s: World, p: i64, hook: i64) -> list[Power]:
    """For a price: those powers of p, or if there are none, those that p could have."""
    own = powers(s, p, hook)
    return own if len(own) > 0 else s.rules.powers_in(hook)


def has_power(s: World, p: i64, hook: i64) -> bool:
    """Does p have a power that says yes to a hook?"""
    return bag_of_powers(s, p, hook) != 0


def bag_of_powers(s: World, p: i64, hook: i64) -> i64:
    """Cities are searched only if there is a wonder in the bag."""
    bag: i64 = s.nations[p].advances & hook
    if hook >> s.rules.first_wonder:
        bag |= wonders_in_cities(s, p) << s.rules.first_wonder & hook
    return bag


def wonders_in_cities(s: World, p: i64) -> i64:
    """COC-22.9, 22.10: the bag of wonders in the cities of p."""
    bag: i64 = 0
    at: i64
    for at in s.cities_of(p):
        w: i64 = wonder_of(s.city[at])
        if w >= 0:
            bag |= one(w)
    return bag


def wonder_says(s: World, at: i64, hook: i64) -> bool:
    """Does the wonder in a city say yes to a hook?"""
    w: i64 = wonder_of(s.city[at])
    return w >= 0 and (hook >> (s.rules.first_wonder + w)) & 1 != 0
