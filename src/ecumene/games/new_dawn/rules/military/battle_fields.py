"""An unfinished attack: what the places of `Dawn.battle` hold. CND-11.26."""

from __future__ import annotations

from typing import Final

B_ATT: Final = 0  # the attacking seat
B_DEF: Final = 1  # the seat whose piece is attacked; -1: a barbarian or a city-state
B_AT: Final = 2  # the space attacked
B_WHAT: Final = 3  # what is attacked there: one of the preys in `cards`
B_SLOT: Final = 4  # the slot number the military card is resolved with
B_CARD: Final = 5  # the military card resolved
B_ATT_DIE: Final = 6  # 0: not yet rolled
B_DEF_DIE: Final = 7
B_ATT_SPENT: Final = 8  # tokens
B_DEF_SPENT: Final = 9
FIGURES: Final = 10

# sides
ATTACKER: Final = 0
DEFENDER: Final = 1
