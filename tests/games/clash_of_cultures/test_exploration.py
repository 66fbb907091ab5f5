"""What the rules of exploration depend on: every region can be placed so that a land unit can enter it."""

from __future__ import annotations

import pytest

from ecumene.games.clash_of_cultures.cards.regions import Region, region_rows
from ecumene.games.clash_of_cultures.rules.state import PLAIN, SEA

ROWS = region_rows()
TWO_PLAINS = 2


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row.name))
@pytest.mark.parametrize("place", range(4))
def test_the_entered_space_can_be_land(row: Region, place: int) -> None:
    """COC-23.18: of two opposite spaces at most one is sea, so the entered space is land in at least one way."""
    assert [row.space(place, side) for side in range(2)].count(SEA) <= 1


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row.name))
def test_icons(row: Region) -> None:
    """COC-6.3: regions with two or more plains have the barbarian icon, no others."""
    assert bool(row.barbarians) == (row.spaces.count(PLAIN) >= TWO_PLAINS)
