"""The eight natural wonders. CND-5.7."""

from __future__ import annotations

from ecumene.games.new_dawn.cards.rows import Natural
from ecumene.games.new_dawn.cards.tiles import DIAMOND, MARBLE, MERCURY, OIL


def natural_rows() -> list[Natural]:
    """In the order of the marks on tiles."""
    return [
        Natural("torres_del_paine", DIAMOND),
        Natural("cliffs_of_dover", MARBLE),
        Natural("mount_everest", OIL),
        Natural("crater_lake", MERCURY),
        Natural("grand_mesa", DIAMOND),
        Natural("galapagos_islands", MERCURY),
        Natural("mount_kilimanjaro", OIL),
        Natural("pantanal", MARBLE),
    ]
