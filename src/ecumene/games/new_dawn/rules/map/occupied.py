"""Where pieces and tokens are, as areas. CND-5.4, 5.11."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.tiles import BARBARIAN_MARK, STATE_MARK
from ecumene.games.new_dawn.rules.holds import CITY, REINFORCED, kind_of, owner_of
from ecumene.games.new_dawn.rules.map.area import NOWHERE, ONLY, Area, area_of


@final
class Occupied:
    """What follows from `hold`, `things`, `barbarians` and `wonder_at` of a position.

    It never changes: atoms replace it. Computed when it is first needed: see `spaces.occupied`.
    """

    friendly: list[Area]  # by seat: spaces with its pieces
    held: Area  # spaces with a piece of anybody
    cities: Area  # of anybody, capitals too
    reinforced: Area  # control tokens of anybody
    things: Area  # resources, natural wonders and city-states that lie on the map
    states: Area  # city-states among them
    barbarians: Area
    wonders: Area  # world wonder tokens

    def __init__(
        self,
        friendly: list[Area],
        held: Area,
        cities: Area,
        reinforced: Area,
        things: Area,
        states: Area,
        barbarians: Area,
        wonders: Area,
    ) -> None:
        self.friendly = friendly
        self.held = held
        self.cities = cities
        self.reinforced = reinforced
        self.things = things
        self.states = states
        self.barbarians = barbarians
        self.wonders = wonders

    # fmt: off
    def with_piece(self, space: i64, before: i64, after: i64) -> Occupied:
        """With another piece there, or none."""
        friendly = self.friendly[:]
        if before:
            friendly[owner_of(before)] = friendly[owner_of(before)].difference(ONLY[space])
        if after:
            friendly[owner_of(after)] = friendly[owner_of(after)].union(ONLY[space])
        held = changed(self.held, space, after != 0)
        cities = changed(self.cities, space, after != 0 and kind_of(after) >= CITY)
        reinforced = changed(self.reinforced, space, after != 0 and kind_of(after) == REINFORCED)
        return Occupied(friendly, held, cities, reinforced, self.things, self.states, self.barbarians, self.wonders)

    def with_thing(self, space: i64, thing: i64) -> Occupied:
        """With another token there, or none."""
        things = changed(self.things, space, thing != 0)
        states = changed(self.states, space, STATE_MARK <= thing < BARBARIAN_MARK)
        return Occupied(
            self.friendly, self.held, self.cities, self.reinforced, things, states, self.barbarians, self.wonders
        )

    def with_barbarians(self, at: list[int]) -> Occupied:
        return Occupied(
            self.friendly, self.held, self.cities, self.reinforced, self.things, self.states, area_of(at), self.wonders
        )

    def with_wonders(self, at: list[int]) -> Occupied:
        return Occupied(
            self.friendly, self.held, self.cities, self.reinforced, self.things, self.states, self.barbarians,
            area_of(at),
        )
    # fmt: on


def changed(area: Area, space: i64, inside: bool) -> Area:
    """The area with this space inside or outside."""
    if area.has(space) == inside:
        return area
    return area.union(ONLY[space]) if inside else area.difference(ONLY[space])


def find_occupied(
    players: int, hold: list[int], things: list[int], barbarians: list[int], wonder_at: list[int]
) -> Occupied:
    # fmt: off
    out = Occupied(
        [NOWHERE] * players, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, area_of(barbarians), area_of(wonder_at),
    )
    # fmt: on
    space: i64
    for space in range(len(hold)):
        if hold[space]:
            out = out.with_piece(space, 0, hold[space])
        if things[space]:
            out = out.with_thing(space, things[space])
    return out
