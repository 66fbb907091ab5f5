"""What is allowed once a turn: bits of `Empire.used`, cleared for everybody when a turn begins. CND-6.10."""

from __future__ import annotations

from typing import Final

STATE_SPENT: Final = 0  # plus the city-state whose token was spent as a trade token (CND-14.2)
NATURAL_SPENT: Final = 8  # plus the natural wonder used (CND-5.7)
WONDER_USED: Final = 16  # plus the wonder
CARD_USED: Final = 40  # plus the city-state whose diplomacy card was used
CAPITALISM_USED: Final = 48
SWAPPED: Final = 49  # the Aztec ability
CARAVAN_HOME: Final = 50  # plus the caravan: it has arrived and cannot go out again (CND-9.13)
