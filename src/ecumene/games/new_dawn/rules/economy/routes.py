"""Where caravans may go: steps, stops and destinations. CND-9.3 to 9.8, 9.12 to 9.18, 20.9."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.power import Power
from ecumene.games.new_dawn.cards.rows import BY_CARAVAN, FocusCard
from ecumene.games.new_dawn.cards.tiles import SPACES
from ecumene.games.new_dawn.rules.focus_row.row import caravan_limit
from ecumene.games.new_dawn.rules.holds import CAPITAL, NONE
from ecumene.games.new_dawn.rules.map.area import NOWHERE, ONLY, Area
from ecumene.games.new_dawn.rules.map.difficulty import keep_easy, within_limit
from ecumene.games.new_dawn.rules.map.maturity import mature
from ecumene.games.new_dawn.rules.map.spaces import (
    barbarian_on,
    cities_of,
    friendly,
    ground,
    is_city,
    is_water,
    kind_at,
    occupied,
    state_on,
)
from ecumene.games.new_dawn.rules.powers import difficulty_powers, starts_anywhere
from ecumene.games.new_dawn.rules.seat import CARAVANS, ON_CARD
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import CARAVAN, SEND
from ecumene.kernel.core.action import ready
from ecumene.kernel.core.bits import has, size
from ecumene.kernel.core.piles import holds

SENDS: Final = ready(SEND, SPACES)
CARAVANS_AT: Final = ready(CARAVAN, SPACES)


def can_enter(s: Dawn, modifiers: list[Power], card: FocusCard, p: i64, number: i64, space: i64) -> bool:
    """CND-9.5, 9.17, 13.11: may a caravan enter the space?

    Water, terrain and barbarians decide, with these powers and this card.
    """
    if is_water(s, space):
        return card.water != 0
    if not within_limit(modifiers, s, p, space, BY_CARAVAN, number):
        return False
    return not closed_by_barbarians(s, card).has(space)


def closed_by_barbarians(s: Dawn, card: FocusCard) -> Area:
    """CND-9.17, 13.11: spaces of barbarians; with some cards only those with a city or a city-state."""
    there = occupied(s)
    if card.enters == 0:
        return there.barbarians
    return there.barbarians.intersection(there.cities.union(there.states))


def is_destination(s: Dawn, p: i64, space: i64) -> bool:
    """CND-9.8, 9.12: a city-state or a rival city. A caravan cannot stop there."""
    return state_on(s, space) != NONE or (is_city(s, space) and s.owner(space) != p)


def destinations(s: Dawn, p: i64) -> Area:
    """All such spaces."""
    out = occupied(s).cities.difference(friendly(s, p))
    out.add(occupied(s).states)
    return out


def may_arrive(s: Dawn, p: i64, space: i64) -> bool:
    """CND-9.7, 9.16, 13.11."""
    return is_destination(s, p, space) and not holds(s.empires[p].reached, space) and barbarian_on(s, space) == NONE


def can_end(s: Dawn, modifiers: list[Power], card: FocusCard, p: i64, number: i64, space: i64, left: i64) -> bool:
    """CND-9.8: with these steps left, can the caravan stop there, arrive, or go on to a space where it can?"""
    if not is_destination(s, p, space) or may_arrive(s, p, space):
        return True
    if left > 0:
        near: i64
        for near in s.atlas.near[space]:
            if can_enter(s, modifiers, card, p, number, near) and can_end(
                s, modifiers, card, p, number, near, left - 1
            ):
                return True
    return False


def card_in(s: Dawn, p: i64, slot: i64) -> FocusCard:
    return s.rules.cards[s.empires[p].row[slot]]


def refuse_send(s: Dawn, p: i64, moved: i64, at: i64) -> str:
    """CND-9.4, 9.5, 9.13: no caravan on the card, or all of them have arrived; no such start, or no step."""
    if not holds(s.empires[p].caravans, ON_CARD):
        return "CND-9.4"
    if movable_caravan(s, p, moved, ON_CARD) == NONE:
        return "CND-9.13"
    return "CND-9.5" if holds(caravan_starts(s, p), at) else "CND-9.4"


def refuse_step(s: Dawn, p: i64, slot: i64, number: i64, at: i64, space: i64, left: i64) -> str:
    """CND-9.3, 9.5, 9.8."""
    if not holds(s.atlas.near[at], space):
        return "CND-9.3"
    modifiers = difficulty_powers(s, p)
    card = card_in(s, p, slot)
    if not can_enter(s, modifiers, card, p, number, space):
        return "CND-9.5"
    return "" if can_end(s, modifiers, card, p, number, space, left - 1) else "CND-9.8"


def has_step(s: Dawn, p: i64, slot: i64, number: i64, at: i64, left: i64) -> bool:
    """Can a caravan there make a step?"""
    return not next_steps(s, p, slot, number, at, left).is_empty()


def next_steps(s: Dawn, p: i64, slot: i64, number: i64, at: i64, left: i64) -> Area:
    """CND-9.3, 9.5, 9.8: spaces that a caravan may enter next."""
    if left <= 0:
        return NOWHERE
    card = card_in(s, p, slot)
    near = s.atlas.near_area[at]
    water = ground(s).water
    out = near.difference(water)
    keep_easy(s, p, out, BY_CARAVAN, number)
    out.remove(closed_by_barbarians(s, card))
    if card.water:
        out.add(near.intersection(water))
    ends = destinations(s, p)
    ends.keep(out)
    if not ends.is_empty():
        modifiers = difficulty_powers(s, p)
        space: i64
        for space in ends.spaces():
            if not can_end(s, modifiers, card, p, number, space, left - 1):
                out.remove(ONLY[space])
    return out


def caravan_starts(s: Dawn, p: i64) -> list[int]:
    """CND-9.4, 9.18, 20.19: the capital and mature cities; for some players all cities."""
    anywhere: bool = starts_anywhere(s, p)
    out: list[int] = []
    at: i64
    for at in cities_of(s, p):
        if anywhere or kind_at(s, at) == CAPITAL or mature(s, p, at):
            out.append(at)
    return out


def movable_caravan(s: Dawn, p: i64, moved: i64, space: i64) -> i64:
    """CND-9.13, 9.15: a caravan there (or on the card) that may still move, or NONE.

    Caravans on the same space are one choice.
    """
    e = s.empires[p]
    i: i64
    for i in range(CARAVANS):
        if (
            e.caravans[i] == space
            and not has(moved, i)
            and not (space == ON_CARD and e.has_used(s.rules.caravan_home + i))
        ):
            return i
    return NONE


def all_moved(s: Dawn, p: i64, moved: i64) -> bool:
    """CND-20.9: have as many caravans moved as the row allows? More may stand on the map."""
    return size(moved) >= caravan_limit(s, p)


def on_map(s: Dawn, p: i64) -> list[int]:
    """The spaces of p's caravans, in order, each once."""
    out: list[int] = []
    at: i64
    for at in s.empires[p].caravans:
        if at >= 0 and not holds(out, at):
            out.append(at)
    out.sort()
    return out


def caravan_moves(s: Dawn, p: i64, slot: i64, number: i64, left: i64, moved: i64) -> list[int]:
    """D-12: cities from which a caravan may leave the card, then the caravans on the map that may move."""
    out: list[int] = []
    at: i64
    if all_moved(s, p, moved):
        return out
    if movable_caravan(s, p, moved, ON_CARD) != NONE:
        for at in caravan_starts(s, p):
            if has_step(s, p, slot, number, at, left):
                out.append(SENDS[at])
    for at in on_map(s, p):
        if movable_caravan(s, p, moved, at) != NONE and has_step(s, p, slot, number, at, left):
            out.append(CARAVANS_AT[at])
    return out


def has_caravan_move(s: Dawn, p: i64, slot: i64, number: i64, left: i64, moved: i64) -> bool:
    """Is there any such move?"""
    at: i64
    if all_moved(s, p, moved):
        return False
    for at in on_map(s, p):
        if movable_caravan(s, p, moved, at) != NONE and has_step(s, p, slot, number, at, left):
            return True
    if movable_caravan(s, p, moved, ON_CARD) != NONE:
        for at in caravan_starts(s, p):
            if has_step(s, p, slot, number, at, left):
                return True
    return False


def any_caravan_moves(s: Dawn, p: i64, slot: i64, number: i64) -> bool:
    """CND-6.12: can any caravan move? Otherwise tokens would do nothing and cannot be spent."""
    return has_caravan_move(s, p, slot, number, card_in(s, p, slot).steps, 0)
