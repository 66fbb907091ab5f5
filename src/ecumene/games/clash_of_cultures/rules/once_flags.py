"""What is allowed once a turn, once a collect or once a game: places in `Nation.used`. COC-8.6."""

from __future__ import annotations

from typing import Final

# of a turn
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
INFLUENCED: Final = 11  # a successful Influence (COC-8.3)
COLLECTED: Final = 12  # a Collect (COC-24.21)
LIBRARY_USED: Final = 13  # the neighbour's Great Library has paid (COC-22.11)
BEGUN: Final = 14  # anything was done in this turn (COC-20.8, start_of_turn)
MASS: Final = 15  # Mass Production: for the next Collect (COC-11.27)
FOCUS: Final = 16  # Production Focus: likewise
TAKEOVER: Final = 17  # Cultural Takeover: the next Influence (COC-20)
ECONOMY_LATE: Final = 18  # Free Economy came after a Collect: it starts next turn (COC-24.21)
WARLORD: Final = 19  # more in the first battle of this Move (Great Warlord)
ASSASSINATED: Final = 21  # an action less in this coming turn (COC-20)
TURN: Final = 40  # places below are cleared at the start of the owner's turn

# of a game
WRITING_USED: Final = 40  # the two cards of Writing (COC-24.9)
