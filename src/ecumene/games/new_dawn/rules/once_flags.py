"""What is allowed once a turn: bits of `Empire.used`, cleared for everybody when a turn begins. CND-6.10.

First tokens that are spent and stay, then rows (`once` of a wonder, a city-state and so on), then caravans
(`Rules.caravan_home`): see `ruleset.number_flags`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.tiles import CITY_STATES, NATURAL_WONDERS

STATE_SPENT: Final = 0  # plus the city-state whose token was spent as a trade token (CND-14.2)
NATURAL_SPENT: Final[i64] = STATE_SPENT + len(CITY_STATES)  # plus the natural wonder used (CND-5.7)
ROW_USED: Final = NATURAL_SPENT + len(NATURAL_WONDERS)
