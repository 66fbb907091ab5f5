"""The eight natural wonders. CND-5.7."""

from __future__ import annotations

from typing import Final

from ecumene.games.new_dawn.cards.rows import Natural
from ecumene.games.new_dawn.cards.tiles import NATURAL_WONDERS

NATURAL_RESOURCES: Final[list[int]] = [3, 0, 2, 1, 3, 1, 2, 0]  # CND-5.7, by natural wonder


def natural_rows() -> list[Natural]:
    return [Natural(name, NATURAL_RESOURCES[i]) for i, name in enumerate(NATURAL_WONDERS)]
