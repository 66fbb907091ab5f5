"""What the rules of exploration rest on: every region can be laid so that a land unit enters it."""

from __future__ import annotations

import pytest

from ecumene.games.clash_of_cultures.cards.regions import Region, region_rows
from ecumene.games.clash_of_cultures.rules.state import PLAIN, SEA

ROWS = region_rows()
TWO_PLAINS = 2


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row.name))
@pytest.mark.parametrize("place", range(4))
def test_land_either_way(row: Region, place: int) -> None:
    """COC-23.18: of two opposite spaces at most one is sea, so the space entered is land one way or the other."""
    assert [row.space(place, side) for side in range(2)].count(SEA) <= 1


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row.name))
def test_icons(row: Region) -> None:
    """COC-6.3: regions with two or more plains carry the barbarian icon, and no others."""
    assert bool(row.barbarians) == (row.spaces.count(PLAIN) >= TWO_PLAINS)
