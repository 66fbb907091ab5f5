"""The words that rows are written in, and their numbers: units, counts, conditions, moments.

Rules use the numbers. Rows, corrections and the border use the words.
"""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# what an effect gives or takes
COINS: Final = 0
POINTS: Final = 1
WORKERS: Final = 2
WONDER_CARD: Final = 3
TECHNOLOGY: Final = 4
OTHERS_GAIN: Final = 5  # coins for every other player
OTHERS_LOSE: Final = 6
STONES: Final = 7
SILK: Final = 8
SELL: Final = 9  # at most this much silk
EXHAUSTION: Final = 10
FORTS: Final = 11  # strength until the end of the game
SACRIFICE: Final = 12
LOSE_COINS: Final = 13
LOSE_POINTS: Final = 14
DEVASTATION: Final = 15
SCORCH: Final = 16  # the leftmost card is blocked in the next round
RIVAL_LOSES: Final = 17  # strength
UNITS: Final = [
    "coins", "points", "workers", "wonder", "technology", "others_gain", "others_lose", "stones", "silk", "sell",
    "exhaustion", "forts", "sacrifice", "lose_coins", "lose_points", "devastation", "scorch", "rival_loses",
]  # fmt: skip

# what is counted
PER_TECHNOLOGY: Final = 0
PER_LEVEL_1: Final = 1
PER_LEVEL_2: Final = 2
PER_LEVEL_3: Final = 3
PER_WONDER: Final = 4
PER_WORKER: Final = 5
PER_MISSING_WORKER: Final = 6
PER_HALF_WORKERS: Final = 7  # half of the workers, rounded up
PER_COIN: Final = 8
PER_STRENGTH: Final = 9
PER_CIVILIZATION: Final = 10
PER_ABSORBED: Final = 11
PER_FALLEN: Final = 12
PER_FUTURE_CARD: Final = 13
PER_BONUS_COIN: Final = 14
PER_POINT: Final = 15
PER_SOLD: Final = 16
PER_DEVASTATION: Final = 17
COUNTS: Final = [
    "technology", "level_1", "level_2", "level_3", "wonder", "worker", "missing_worker", "half_workers", "coin",
    "strength", "civilization", "absorbed", "fallen", "future_card", "bonus_coin", "point", "silk_sold", "devastation",
]  # fmt: skip

# on what condition
ALWAYS: Final = 0
STRONGEST: Final = 1
STRONGEST_AT_ALL: Final = 2  # and at least 1
WEAKEST: Final = 3
NO_TECHNOLOGY: Final = 4
CONDITIONS: Final = ["always", "strongest", "strongest_min1", "weakest", "no_technology"]

# when an effect works
PRINTED: Final = 0  # on an action, a token or a command
BONUS: Final = 1  # each time its owner performs an action
DISCOUNT: Final = 2
SET_COST: Final = 3
SPACE: Final = 4
NEEDS: Final = 5  # an action needs more workers; fewer if the number is negative
SAFE: Final = 6  # workers return from the action
AFTER: Final = 7  # another action may follow
BLOCKED: Final = 8  # the other players cannot perform the action
STRENGTH: Final = 9
TURN: Final = 10
MAY_PERFORM: Final = 11  # at the end of the turn
MAY_GIVE: Final = 12  # at the end of the turn
END: Final = 13
BIRTH: Final = 14
GAIN: Final = 15
WAR: Final = 16
REST: Final = 17
WAR_IMMUNE: Final = 18
SACRIFICE_IMMUNE: Final = 19
FUTURE_ACTIONS: Final = 20
MULTIPLY: Final = 21  # the bonus coins when its owner founds it
MOMENTS: Final = [
    "printed", "bonus", "discount", "set-cost", "space", "needs", "safe", "after", "blocked", "strength", "turn",
    "may-perform", "may-give", "end", "birth", "gain", "war", "rest", "war-immune", "sacrifice-immune",
    "future-actions", "multiply",
]  # fmt: skip

# icons in the corners of action cards
NO_ICON: Final = 0
WAR_ICON: Final = 1
SACRIFICE_ICON: Final = 2
ICONS: Final = ["none", "war", "sacrifice"]

ERAS: Final = ["ancient", "later"]
ANCIENT: Final = 0
COLUMNS: Final = ["left", "middle", "right"]

ALL: Final = 0
MOST: Final = 1
LEAST: Final = 2
SCOPES: Final = ["all", "most", "least"]

# where an action lies
PERMANENT: Final = 0  # on the permanent card
COMMON: Final = 1  # on the time track, unless a scenario replaces its card
SPECIAL: Final = 2  # on the time track of scenarios
SORTS: Final = ["permanent", "common", "special"]

PARTS: Final = ["actions", "civilizations", "technologies", "wonders", "events"]  # where points come from
FROM_ACTIONS: Final = 0
FROM_CIVILIZATIONS: Final = 1
FROM_TECHNOLOGIES: Final = 2
FROM_WONDERS: Final = 3
FROM_EVENTS: Final = 4
