"""A map as areas: terrain, edge, coast, what is near. CND-5.1, 5.2, 5.10, 5.13."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.tiles import BARBARIAN_MARK, BARBARIANS, DIFFICULTY, SPACES, TERRAINS, WATER
from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.map.area import NOWHERE, Area, area_of, arranged

if TYPE_CHECKING:
    from ecumene.games.new_dawn.rules.map.layout import Atlas


@final
class Ground:
    """Computed once for a map: see `spaces.ground`."""

    of: list[Area]  # by terrain
    water: Area
    land: Area
    edge: Area  # of the map
    coast: Area  # on the edge, or adjacent to water
    harder: list[Area]  # by limit: land with a higher difficulty than that
    within_two: list[Area]  # by space: at most two steps away, no matter what lies between
    two_arranged: list[Area]  # the same in another order, for `near`
    marked: list[int]  # by what is printed: on which space, or NONE

    def __init__(self, atlas: Atlas, terrain: list[int], marks: list[int]) -> None:
        self.of = [area_of([space for space in atlas.spaces if terrain[space] == t]) for t in range(len(TERRAINS))]
        self.water = self.of[WATER]
        self.land = area_of(atlas.spaces).difference(self.water)
        self.edge = area_of([space for space in atlas.spaces if atlas.is_edge(space)])
        self.coast = self.edge.union(atlas.beside(self.water))
        self.harder = []
        for limit in range(max(DIFFICULTY) + 1):
            hard = [space for space in self.land.spaces() if DIFFICULTY[terrain[space]] > limit]
            self.harder.append(area_of(hard))
        self.within_two = [NOWHERE] * SPACES
        for space in atlas.spaces:
            self.within_two[space] = atlas.within_two(space)
        self.two_arranged = arranged(self.within_two)
        self.marked = [NONE] * (BARBARIAN_MARK + len(BARBARIANS))
        for space, what in zip(atlas.spaces, marks):
            self.marked[what] = space

    def too_hard(self, limit: i64) -> Area:
        """CND-5.1: land with a printed difficulty above the limit."""
        return self.harder[min(limit, len(self.harder) - 1)]

    def near(self, area: Area) -> Area:
        """CND-5.13: at most two steps away from one of these spaces, no matter what lies between."""
        return area.around(self.two_arranged)
