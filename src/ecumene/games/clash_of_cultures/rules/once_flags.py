"""What is allowed once a turn, once a collect or once a game: bits of `Nation.used`. COC-8.6."""

from __future__ import annotations

from typing import Final

# once a turn
HUSBANDRY_USED: Final = 0
CARTOGRAPHY_USED: Final = 1
FREE_EDUCATION_USED: Final = 2
PRIESTHOOD_USED: Final = 3
STATE_RELIGION_USED: Final = 4
BARTERING_USED: Final = 5
TAXES_USED: Final = 6
ARTS_USED: Final = 7
DRAMA_USED: Final = 8
ABSOLUTE_POWER_USED: Final = 9
FORCED_LABOR_USED: Final = 10  # angry cities act as neutral ones (COC-24.20)
INFLUENCED: Final = 11  # an Influence was successful (COC-8.3)
COLLECTED: Final = 12  # a Collect was done (COC-24.21)
LIBRARY_USED: Final = 13  # the Great Library of another player gave an idea (COC-22.11)
TURN_STARTED: Final = 14  # something was done in this turn (COC-20.8, start_of_turn)
MASS_PRODUCTION_PLAYED: Final = 15  # Mass Production: for the next Collect (COC-11.27)
PRODUCTION_FOCUS_PLAYED: Final = 16  # Production Focus: for the next Collect
CULTURAL_TAKEOVER_PLAYED: Final = 17  # Cultural Takeover: for the next Influence (COC-20)
FREE_ECONOMY_LATER: Final = 18  # Free Economy was gained after a Collect: it starts next turn (COC-24.21)
GREAT_WARLORD_PLAYED: Final = 19  # Great Warlord: a bonus in the first battle of this Move
ASSASSINATED: Final = 21  # one action less in the coming turn (COC-20)
FIRST_FREE_FLAG: Final = 22  # for powers that ask for a flag: see `NEW_FLAG`
FLAGS_OF_TURN: Final = 40  # lower bits are cleared at the start of the owner's turn

# once a game
WRITING_USED: Final = 40  # the two cards of Writing (COC-24.9)
