"""The figures of the current battle: indexes into `World.battle`. COC-16.

All of them are public; cards laid face down are in `Nation.laid`. The figures stay until objectives were offered.
"""

from __future__ import annotations

from typing import Final

# sides; a figure of the defender comes directly after that of the attacker
ATTACKER: Final = 0
DEFENDER: Final = 1

B_AT: Final = 0
B_FROM: Final = 1  # the space the attackers came from; NOWHERE for ships just built
B_ATT: Final = 2  # a seat, or BARBARIANS
B_DEF: Final = 3
B_SEA: Final = 4  # 1: a sea battle
B_LANDED: Final = (
    5  # not 0: the attackers came from ships; how many of each kind from each ship (see `packed_unit.crew`)
)
B_ROUND: Final = 6  # 1 is the first
B_ATT_START: Final = 7  # fighting units at the start
B_DEF_START: Final = 8
B_ATT_LOST: Final = 9  # in the whole battle
B_DEF_LOST: Final = 10
B_ATT_LOST_NOW: Final = 11  # in this round
B_DEF_LOST_NOW: Final = 12
B_RESULT: Final = 13
B_CITY: Final = 14  # as it was at the start; 0: none
B_FORT: Final = 15  # 1: its fortress could be used at the start
B_SCAVENGED: Final = 16  # bag of sides that removed an enemy unit with a possible trade route
B_WARLORD: Final = 17  # Great Warlord's bonus for the attacker, in every round
B_SIEGE: Final = 18  # bag: CUT_DIE, CUT_BLOCK
B_ATT_CARD: Final = 19  # the combat half that has an effect in this round, or NONE
B_DEF_CARD: Final = 20
B_ATT_SUM: Final = 21  # of dice
B_DEF_SUM: Final = 22
B_ATT_DICE: Final = 23  # how many were rolled
B_DEF_DICE: Final = 24
B_ATT_CANCEL: Final = 25  # hits cancelled by dice of a card
B_DEF_CANCEL: Final = 26
B_RANSOMED: Final = 27  # 1: food was paid against a siege
B_ALONE: Final = 28  # 1: a fortress rolled without soldiers
B_DAMAGED: Final = 29  # pieces that the city lost to barbarians
B_CAPTURED: Final = 30  # 1: the city was captured
FIGURES: Final = 31

# results
NONE_YET: Final = 0
ATTACKER_WON: Final = 1
DEFENDER_WON: Final = 2
DRAW: Final = 3
STOPPED: Final = 4
UNOPPOSED: Final = 5  # COC-3.13: nobody fought

# what Siegecraft takes from a fortress
CUT_DIE: Final = 0
CUT_BLOCK: Final = 1
