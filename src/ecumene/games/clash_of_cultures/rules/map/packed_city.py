"""A city packed into one integer: owner, mood, buildings and their colours, direction of the port, wonder, activations.
COC-3.5, 7.1.

A position holds one such integer for every cell, 0 where there is no city, so a clone copies one list. No other module
knows the order of the bits.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BARBARIANS: Final = 4  # as owner of a city or of soldiers; seats are lower numbers
NO_ONE: Final = -1

# moods
ANGRY: Final = 0
NEUTRAL: Final = 1
HAPPY: Final = 2
MOODS: Final = ["angry", "neutral", "happy"]

# pieces; the first four are buildings
FORTRESS: Final = 0
ACADEMY: Final = 1
TEMPLE: Final = 2
PORT: Final = 3
SETTLEMENT: Final = 4
BUILDINGS: Final = 4
PIECES: Final = ["fortress", "academy", "temple", "port", "settlement"]
OF_EACH_PIECE: Final = 7  # COC-1.1: in each colour

MOOD_AT: Final = 3
BUILDING_AT: Final = 5  # three bits for each building: its colour plus one
FACING_AT: Final = 17
WONDER_AT: Final = 20
MOST_WONDERS: Final = 15  # so many numbers fit
USES_AT: Final = 24


def new_city(owner: i64, mood: i64) -> i64:
    return (owner + 1) | mood << MOOD_AT


def owner_of(city: i64) -> i64:
    """A seat, BARBARIANS, or NO_ONE where there is no city."""
    return (city & 7) - 1


def with_owner(city: i64, owner: i64) -> i64:
    return (city & ~7) | (owner + 1)


def mood_of(city: i64) -> i64:
    return (city >> MOOD_AT) & 3


def with_mood(city: i64, mood: i64) -> i64:
    return (city & ~(3 << MOOD_AT)) | mood << MOOD_AT


def colour_of(city: i64, building: i64) -> i64:
    """The owner of the building of this kind, or NO_ONE."""
    return ((city >> (BUILDING_AT + 3 * building)) & 7) - 1


def with_building(city: i64, building: i64, colour: i64) -> i64:
    """NO_ONE takes it away."""
    at: i64 = BUILDING_AT + 3 * building
    return (city & ~(i64(7) << at)) | (colour + 1) << at


def facing_of(city: i64) -> i64:
    """COC-7.7: the direction of the port."""
    return (city >> FACING_AT) & 7


def with_facing(city: i64, direction: i64) -> i64:
    return (city & ~(7 << FACING_AT)) | direction << FACING_AT


def wonder_of(city: i64) -> i64:
    return ((city >> WONDER_AT) & 15) - 1


def with_wonder(city: i64, wonder: i64) -> i64:
    return (city & ~(15 << WONDER_AT)) | (wonder + 1) << WONDER_AT


def uses_of(city: i64) -> i64:
    """Activations in this turn: COC-7.14."""
    return (city >> USES_AT) & 15


def with_uses(city: i64, n: i64) -> i64:
    return (city & ~(15 << USES_AT)) | n << USES_AT


def size_of(city: i64) -> i64:
    """COC-7.1: the settlement and up to four buildings of any colour. Wonders do not count."""
    n: i64 = 1
    kind: i64
    for kind in range(BUILDINGS):
        if (city >> (BUILDING_AT + 3 * kind)) & 7:
            n += 1
    return n


def has_foreign_building(city: i64) -> bool:
    """COC-14.8: does it have a building of another colour than its owner's?"""
    kind: i64
    for kind in range(BUILDINGS):
        colour: i64 = colour_of(city, kind)
        if colour != NO_ONE and colour != owner_of(city):
            return True
    return False
