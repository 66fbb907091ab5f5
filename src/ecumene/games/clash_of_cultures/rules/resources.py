"""Resources, tokens and levels of a player. Every gain and loss goes through here and is public. COC-5.1, 5.12."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.seat import CULTURE_GOOD, FOOD, GOLD, IDEA, MOOD_GOOD
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.kernel.core.bits import members

MOST: Final = 8  # COC-5.4, 5.6
FOOD_CAP: Final = 2  # COC-5.5: without Storage
EVENT_LEVELS: Final[list[int]] = [0, 0, 0, 1, 0, 1, 0, 1, 0]  # COC-5.10


def cap(s: World, p: i64, resource: i64) -> i64:
    """COC-5.4, 5.5, 24.22: the most that a player may hold of a resource."""
    most: i64 = FOOD_CAP if resource == FOOD else MOST
    a: i64
    if resource == FOOD or resource == IDEA:
        for a in members(s.nations[p].advances & s.rules.capping):
            row = s.rules.advances[a]
            new: i64 = row.food_cap if resource == FOOD else row.idea_cap
            if new > 0:
                most = new
    return most


def has_resource(s: World, p: i64, resource: i64, n: i64) -> bool:
    """Does p have n of the resource itself? Paying gold instead is a matter of `costs`."""
    return s.nations[p].stock[resource] >= n


def room(s: World, p: i64, resource: i64) -> i64:
    """How much more the player may hold."""
    return max(cap(s, p, resource) - s.nations[p].stock[resource], 0)


def gain(s: World, p: i64, resource: i64, n: i64) -> None:
    """COC-5.4, 5.5, 5.13: what is above the cap is lost."""
    s.add_good(p, resource, min(n, room(s, p, resource)))


def lose(s: World, p: i64, resource: i64, n: i64) -> i64:
    """COC-5.13: never below zero. Returns how much was lost."""
    n = min(n, s.nations[p].stock[resource])
    s.remove_good(p, resource, n)
    return max(n, 0)


def keep_to_caps(s: World, p: i64) -> None:
    """COC-24.22, 9.11: when a cap becomes lower, what is above it is lost."""
    r: i64
    for r in range(GOLD + 1):
        lose(s, p, r, s.nations[p].stock[r] - cap(s, p, r))


# tokens: COC-5.9, 5.13


def gain_mood(s: World, p: i64, n: i64) -> None:
    """COC-1.6, 5.9: up to the level. The supply of tokens is unlimited."""
    s.add_good(p, MOOD_GOOD, min(n, room_for_good(s, p, MOOD_GOOD)))


def pay_mood(s: World, p: i64, n: i64) -> None:
    s.remove_good(p, MOOD_GOOD, min(n, s.nations[p].mood_tokens))


def gain_culture(s: World, p: i64, n: i64) -> None:
    s.add_good(p, CULTURE_GOOD, min(n, room_for_good(s, p, CULTURE_GOOD)))


def pay_culture(s: World, p: i64, n: i64) -> None:
    s.remove_good(p, CULTURE_GOOD, min(n, s.nations[p].culture_tokens))


# the same for any good: a resource, mood or culture tokens


def held(s: World, p: i64, good: i64) -> i64:
    return s.nations[p].held(good)


def room_for_good(s: World, p: i64, good: i64) -> i64:
    nation = s.nations[p]
    if good == MOOD_GOOD:
        return nation.happiness - nation.mood_tokens
    if good == CULTURE_GOOD:
        return nation.culture - nation.culture_tokens
    return room(s, p, good)


def gain_good(s: World, p: i64, good: i64, n: i64) -> None:
    s.add_good(p, good, min(n, room_for_good(s, p, good)))


def lose_good(s: World, p: i64, good: i64, n: i64) -> None:
    s.remove_good(p, good, min(n, held(s, p, good)))


# levels: COC-5.6 to 5.10, 5.15


def raise_happiness(s: World, p: i64) -> bool:
    """COC-5.7, 5.8, 5.15: a yellow frame. Is an event drawn (COC-5.10)? It comes after everything else (COC-9.7)."""
    nation = s.nations[p]
    rose: bool = nation.happiness < MOST
    if rose:
        s.add_happiness(p)
    gain_mood(s, p, 1)
    return rose and EVENT_LEVELS[nation.happiness] == 1


def raise_culture(s: World, p: i64) -> bool:
    """The same for a blue frame."""
    nation = s.nations[p]
    rose: bool = nation.culture < MOST
    if rose:
        s.add_culture(p)
    gain_culture(s, p, 1)
    return rose and EVENT_LEVELS[nation.culture] == 1
