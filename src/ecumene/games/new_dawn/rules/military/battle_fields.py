"""An unfinished attack: the meaning of each number in `Dawn.battle`. CND-11.26."""

from __future__ import annotations

from typing import Final

B_ATTACKER: Final = 0  # the attacking seat
B_DEFENDER: Final = 1  # the seat whose piece is attacked; -1: a barbarian or a city-state
B_SPACE: Final = 2  # the space attacked
B_TARGET: Final = 3  # what is attacked there: a target kind of `cards.rows`
B_NUMBER: Final = 4  # the slot number the military card is resolved with
B_CARD: Final = 5  # the military card resolved
B_ATTACK_DIE: Final = 6  # 0: not rolled yet
B_DEFENCE_DIE: Final = 7
B_ATTACK_TOKENS: Final = 8  # trade tokens spent
B_DEFENCE_TOKENS: Final = 9
BATTLE_FIELDS: Final = 10

# sides
ATTACKER: Final = 0
DEFENDER: Final = 1
