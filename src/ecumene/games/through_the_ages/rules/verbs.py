"""Actions of players and of chance, and events, as tables of words. See the kernel's codec."""

from __future__ import annotations

from typing import Final

# actions of a seat: action phase
TAKE: Final = 0
INCREASE: Final = 1
BUILD: Final = 2
UPGRADE: Final = 3
REMODEL: Final = 4
DESTROY: Final = 5
LEAD: Final = 6
STAGE: Final = 7
DEVELOP: Final = 8
REVOLT: Final = 9
PLAY: Final = 10
TACTIC: Final = 11
COPY: Final = 12
ENLIST: Final = 13
SAIL: Final = 14
EXCHANGE: Final = 15
SPEECH: Final = 16
ARM: Final = 17
TRADE: Final = 18
END: Final = 19
# politics
PREPARE: Final = 20
ATTACK: Final = 21
WAGE: Final = 22
OFFER: Final = 23
CANCEL: Final = 24
RESIGN: Final = 25
RETIRE: Final = 26
SETTLE: Final = 27
PASS: Final = 28
PEEK: Final = 29
ACCEPT: Final = 30
REFUSE: Final = 31
# answers to attacks, events and losses
BONUS: Final = 32
DROP: Final = 33
DEFEND: Final = 34
YIELD: Final = 35
BID: Final = 36
SEND: Final = 37
COLONIZE: Final = 38
FOOD: Final = 39
CHOOSE: Final = 40
DISCARD: Final = 41
LOSE: Final = 42
TUCK: Final = 43
RESOLVE: Final = 44
DONE: Final = 45
TAKE_AT: Final = 51
RAZE: Final = 52
CLAIM: Final = 53
USE: Final = 54
# actions of chance
DEAL: Final = 46
DRAW: Final = 47
SET: Final = 48
REVEAL: Final = 49
GLIMPSE: Final = 50

VERBS: Final[list[tuple[int, str, str]]] = [
    (TAKE, "take", "card"),
    (TAKE_AT, "take_at", "card place"),  # a copy of the card further right
    (INCREASE, "increase", ""),  # population
    (BUILD, "build", "card"),
    (UPGRADE, "upgrade", "card card"),
    (REMODEL, "remodel", "card card"),  # Bach
    (DESTROY, "destroy", "card"),  # a building, or a unit is disbanded
    (LEAD, "lead", "card"),  # play a leader
    (STAGE, "stage", "number"),  # stages of a wonder, this many at once
    (DEVELOP, "develop", "card"),
    (REVOLT, "revolt", "card"),
    (PLAY, "play", "card"),  # an action card
    (TACTIC, "tactic", "card"),
    (COPY, "copy", "card"),
    (ENLIST, "enlist", "card"),  # Barbarossa
    (SAIL, "sail", ""),  # Ocean Liner Service
    (EXCHANGE, "exchange", ""),  # Hammurabi
    (SPEECH, "speech", ""),  # Churchill: culture
    (ARM, "arm", ""),  # Churchill: science and resources for units
    (TRADE, "trade", ""),  # Trade Routes Agreement
    (END, "end", ""),
    (PREPARE, "prepare", "*card"),
    (ATTACK, "attack", "card seat"),
    (WAGE, "wage", "card seat"),  # declare a war
    (OFFER, "offer", "card seat side"),
    (CANCEL, "cancel", "seat"),  # the pact in that seat's area
    (RESIGN, "resign", ""),
    (RETIRE, "retire", ""),  # Alexander
    (SETTLE, "settle", "card"),  # Columbus
    (PASS, "pass", ""),
    (PEEK, "peek", ""),  # Joan of Arc
    (ACCEPT, "accept", ""),
    (REFUSE, "refuse", ""),
    (BONUS, "bonus", "card"),  # a private step; open once the move is made
    (DROP, "drop", "*card"),  # a private step; stays face down
    (DEFEND, "defend", ""),
    (YIELD, "yield", ""),
    (BID, "bid", "number"),
    (SEND, "send", "card"),  # a private step: one unit of that technology
    (COLONIZE, "colonize", ""),
    (FOOD, "food", "number"),  # how much of an amount is food; the rest is resources
    (CHOOSE, "choose", "card"),
    (DISCARD, "discard", "*card"),
    (LOSE, "lose", "card"),  # the card that loses a worker or a blue token
    (TUCK, "tuck", "card"),  # Homer, under this wonder
    (RESOLVE, "resolve", "card seat"),  # this war first
    (DONE, "done", ""),
    (RAZE, "raze", "card"),  # a building of a raided rival
    (CLAIM, "claim", "card place"),  # a card of the row, by an event
    (USE, "use", "card"),  # the power of a card in play that has no verb of its own
]

CHANCE_VERBS: Final[list[tuple[int, str, str]]] = [
    (DEAL, "deal", "card"),  # into the first empty slot of the row
    (DRAW, "draw", "@seat *card"),
    (SET, "set", "*card"),  # a military card of age A becomes a current event, unseen
    (REVEAL, "reveal", "card"),  # the top current event
    (GLIMPSE, "glimpse", "@seat *card"),  # the top current event, shown to Joan of Arc's owner
]

# Private steps: they prepare one move, which another verb completes.
STEPS: Final[list[int]] = [BONUS, DROP, SEND]

# Verbs that name one thing of a set at a time, in any order.
UNORDERED: Final[list[int]] = [BONUS, DROP, SEND, CHOOSE, DISCARD, LOSE, RAZE, CLAIM]

# events
CULTURE_UP: Final = 0
CULTURE_DOWN: Final = 1
SCIENCE_UP: Final = 2
SCIENCE_DOWN: Final = 3
FOOD_UP: Final = 4
FOOD_DOWN: Final = 5
RESOURCES_UP: Final = 6
RESOURCES_DOWN: Final = 7
GREW: Final = 8
SHRANK: Final = 9
YELLOW_UP: Final = 10
YELLOW_DOWN: Final = 11
BLUE_UP: Final = 12
BLUE_DOWN: Final = 13
TOOK: Final = 14
BUILT: Final = 15
UPGRADED: Final = 16
DESTROYED: Final = 17
LED: Final = 18
LEFT: Final = 19
STAGED: Final = 20
COMPLETED: Final = 21
DEVELOPED: Final = 22
REVOLTED: Final = 23
PLAYED: Final = 24
ADOPTED: Final = 25
PREPARED: Final = 26
HAPPENED: Final = 27
ATTACKED: Final = 28
REPELLED: Final = 29
STRUCK: Final = 30
WAGED: Final = 31
WON_WAR: Final = 32
DRAWN_WAR: Final = 33
OFFERED: Final = 34
AGREED: Final = 35
REFUSED: Final = 36
ENDED: Final = 37
RESIGNED: Final = 38
COLONIZED: Final = 39
LOST_COLONY: Final = 40
UNCLAIMED: Final = 41
DREW: Final = 42
DISCARDED: Final = 43
ROSE_UP: Final = 44
AGE_BEGAN: Final = 45
ANTIQUATED: Final = 46
RUINED: Final = 47
SACRIFICED: Final = 48
SCORED: Final = 49
FORFEITED: Final = 50
SWEPT: Final = 51
LAST_ROUND: Final = 52
SAW: Final = 53
STARVED: Final = 54
TUCKED: Final = 55
REGAINED: Final = 56
SPENT: Final = 57
RESHUFFLED: Final = 58
TURN_BEGAN: Final = 59
CIVIL_UP: Final = 60
CIVIL_DOWN: Final = 61
MILITARY_UP: Final = 62
MILITARY_DOWN: Final = 63
SPARE_FOOD_UP: Final = 64
SPARE_FOOD_DOWN: Final = 65
SPARE_RESOURCES_UP: Final = 66
SPARE_RESOURCES_DOWN: Final = 67
UNIT_RESOURCES_UP: Final = 68
UNIT_RESOURCES_DOWN: Final = 69
UNIT_SCIENCE_UP: Final = 70
UNIT_SCIENCE_DOWN: Final = 71
DEALT: Final = 72
REPLACED: Final = 73
CAPTURED: Final = 74
SHARED_TACTIC: Final = 75
CALLED_OFF: Final = 76
BID_MADE: Final = 77
PASSED_BY: Final = 78
RENEWED: Final = 79
UNSCORED: Final = 80
SKIPPED: Final = 81
FIRST_CHANGED: Final = 82
ROUND_BEGAN: Final = 83
TURN_ENDED: Final = 84
STRONGEST: Final = 85
WEAKEST: Final = 86
MOST_CULTURE: Final = 87
LEAST_CULTURE: Final = 88
HAPPIEST: Final = 89
UNHAPPIEST: Final = 90
COMPARED: Final = 91

EVENTS: Final[list[tuple[int, str, str]]] = [
    (CULTURE_UP, "culture_up", "seat number"),
    (CULTURE_DOWN, "culture_down", "seat number"),
    (SCIENCE_UP, "science_up", "seat number"),
    (SCIENCE_DOWN, "science_down", "seat number"),
    (FOOD_UP, "food_up", "seat number"),
    (FOOD_DOWN, "food_down", "seat number"),
    (RESOURCES_UP, "resources_up", "seat number"),
    (RESOURCES_DOWN, "resources_down", "seat number"),
    (GREW, "grew", "seat number"),
    (SHRANK, "shrank", "seat number"),
    (YELLOW_UP, "yellow_up", "seat number"),
    (YELLOW_DOWN, "yellow_down", "seat number"),
    (BLUE_UP, "blue_up", "seat number"),
    (BLUE_DOWN, "blue_down", "seat number"),
    (TOOK, "took", "seat card"),
    (BUILT, "built", "seat card"),
    (UPGRADED, "upgraded", "seat card card"),
    (DESTROYED, "destroyed", "seat card"),
    (LED, "led", "seat card"),
    (LEFT, "left", "seat card"),  # a leader leaves play
    (STAGED, "staged", "seat card number"),
    (COMPLETED, "completed", "seat card"),
    (DEVELOPED, "developed", "seat card"),
    (REVOLTED, "revolted", "seat card"),
    (PLAYED, "played", "seat card"),
    (ADOPTED, "adopted", "seat card"),  # a tactic
    (PREPARED, "prepared", "seat age"),
    (HAPPENED, "happened", "card"),
    (ATTACKED, "attacked", "seat seat card"),
    (REPELLED, "repelled", "seat"),
    (STRUCK, "struck", "seat card"),
    (WAGED, "waged", "seat seat card"),
    (WON_WAR, "won_war", "seat card number"),
    (DRAWN_WAR, "drawn_war", "card"),
    (OFFERED, "offered", "seat seat card side"),
    (AGREED, "agreed", "seat seat card"),
    (REFUSED, "refused", "seat card"),
    (ENDED, "ended", "card"),  # a pact leaves play
    (RESIGNED, "resigned", "seat"),
    (COLONIZED, "colonized", "seat card"),
    (LOST_COLONY, "lost_colony", "seat card"),
    (UNCLAIMED, "unclaimed", "card"),
    (DREW, "drew", "seat number"),
    (DISCARDED, "discarded", "seat age"),  # face down: its back shows the age
    (ROSE_UP, "rose_up", "seat"),
    (AGE_BEGAN, "age_began", "age"),
    (ANTIQUATED, "antiquated", "seat card"),
    (RUINED, "ruined", "seat card"),
    (SACRIFICED, "sacrificed", "seat card"),
    (SCORED, "scored", "card"),
    (FORFEITED, "forfeited", "seat"),
    (SWEPT, "swept", "card"),  # removed from the row
    (LAST_ROUND, "last_round", ""),
    (SAW, "saw", "@seat *card"),
    (STARVED, "starved", "seat number"),
    (TUCKED, "tucked", "seat card"),
    (REGAINED, "regained", "seat number"),
    (SPENT, "spent", "seat number"),  # civil actions lost to a rebellion
    (RESHUFFLED, "reshuffled", ""),
    (TURN_BEGAN, "turn_began", "seat"),
    (CIVIL_UP, "civil_up", "seat number"),
    (CIVIL_DOWN, "civil_down", "seat number"),  # civil actions spent
    (MILITARY_UP, "military_up", "seat number"),  # for this turn only
    (MILITARY_DOWN, "military_down", "seat number"),
    (SPARE_FOOD_UP, "spare_food_up", "seat number"),  # for this turn only
    (SPARE_FOOD_DOWN, "spare_food_down", "seat number"),
    (SPARE_RESOURCES_UP, "spare_resources_up", "seat number"),
    (SPARE_RESOURCES_DOWN, "spare_resources_down", "seat number"),
    (UNIT_RESOURCES_UP, "unit_resources_up", "seat number"),  # for units, and for this turn only
    (UNIT_RESOURCES_DOWN, "unit_resources_down", "seat number"),
    (UNIT_SCIENCE_UP, "unit_science_up", "seat number"),
    (UNIT_SCIENCE_DOWN, "unit_science_down", "seat number"),
    (DEALT, "dealt", "card"),  # into the row
    (REPLACED, "replaced", "seat card"),  # a technology or government leaves play for a better one
    (CAPTURED, "captured", "seat seat card"),  # a technology, in a war
    (SHARED_TACTIC, "shared_tactic", "seat card"),
    (CALLED_OFF, "called_off", "seat card"),  # a war on a player who resigned
    (BID_MADE, "bid_made", "seat number"),
    (PASSED_BY, "passed_by", "seat"),  # for the rest of an auction
    (RENEWED, "renewed", ""),  # future events become current events
    (UNSCORED, "unscored", "age"),  # an event that gives nothing at the end
    (SKIPPED, "skipped", "seat"),  # a politics phase
    (FIRST_CHANGED, "first_changed", "seat"),
    (ROUND_BEGAN, "round_began", "number"),
    (TURN_ENDED, "turn_ended", "seat"),  # all actions are available again
    (STRONGEST, "strongest", "seat number"),  # for an event, with the strength
    (WEAKEST, "weakest", "seat number"),
    (MOST_CULTURE, "most_culture", "seat number"),
    (LEAST_CULTURE, "least_culture", "seat number"),
    (HAPPIEST, "happiest", "seat number"),  # happy faces
    (UNHAPPIEST, "unhappiest", "seat number"),  # discontent workers
    (COMPARED, "compared", "seat number seat number"),  # strengths of an attacker and a defender
]
# Events that the board shows at once, so that a log leaves them out.
BOOKKEEPING: Final = [
    "civil_down", "military_down", "spare_food_down", "spare_resources_down", "unit_resources_down",
    "unit_science_down", "turn_ended",
]  # fmt: skip

# what can be missing for an action that is refused
SHORT_CIVIL: Final = 0
SHORT_MILITARY: Final = 1
SHORT_FOOD: Final = 2
SHORT_RESOURCES: Final = 3
SHORT_SCIENCE: Final = 4
SHORT_WORKERS: Final = 5
SHORT_BLUE: Final = 6
SHORT_STRENGTH: Final = 7
SHORT_FORCE: Final = 8
SHORTAGES: Final = [
    "civil_actions", "military_actions", "food", "resources", "science", "workers", "blue_tokens", "strength", "force",
]  # fmt: skip

# The rule of each question, and of an answer if it is another rule.
RULE_OF: Final[dict[str, str]] = {
    "ActionPhase": "TTA-6.1",
    "ActionPhase.take": "TTA-6.4",
    "ActionPhase.take_at": "TTA-6.4",
    "ActionPhase.increase": "TTA-6.12",
    "ActionPhase.build": "TTA-6.13",
    "ActionPhase.upgrade": "TTA-6.15",
    "ActionPhase.remodel": "TTA-16.5",
    "ActionPhase.destroy": "TTA-6.16",
    "ActionPhase.lead": "TTA-6.18",
    "ActionPhase.stage": "TTA-6.21",
    "ActionPhase.develop": "TTA-6.24",
    "ActionPhase.revolt": "TTA-6.27",
    "ActionPhase.play": "TTA-6.32",
    "ActionPhase.tactic": "TTA-7.4",
    "ActionPhase.copy": "TTA-7.5",
    "ActionPhase.enlist": "TTA-6.46",
    "ActionPhase.sail": "TTA-6.46",
    "ActionPhase.exchange": "TTA-6.46",
    "ActionPhase.speech": "TTA-6.46",
    "ActionPhase.arm": "TTA-6.46",
    "ActionPhase.trade": "TTA-6.46",
    "ActionPhase.use": "TTA-6.46",
    "TuckHomer": "TTA-16.1",
    "MayPeek": "TTA-5.3",
    "Politics": "TTA-5.1",
    "Politics.prepare": "TTA-5.4",
    "Politics.attack": "TTA-5.7",
    "Politics.wage": "TTA-5.16",
    "Politics.offer": "TTA-5.20",
    "Politics.cancel": "TTA-5.25",
    "Politics.resign": "TTA-5.26",
    "Politics.settle": "TTA-10.8",
    "AnswerPact": "TTA-5.21",
    "Defend": "TTA-5.10",
    "Raid": "TTA-5.13",
    "Annex": "TTA-5.13",
    "Infiltrate": "TTA-5.13",
    "ChooseWar": "TTA-4.21",
    "TakeTechnology": "TTA-4.16",
    "Bid": "TTA-10.1",
    "SendForce": "TTA-10.3",
    "Split": "TTA-15.2",
    "MayBuild": "TTA-9.3",
    "Grant": "TTA-16.9",
    "DestroyBuilding": "TTA-9.9",
    "LoseColony": "TTA-12.7",
    "Ruin": "TTA-16.10",
    "TakeFromRow": "TTA-16.11",
    "LoseBlue": "TTA-14.4",
    "LoseWorker": "TTA-14.9",
    "DiscardMilitary": "TTA-8.1",
    "BuildFor": "TTA-6.33",
    "DevelopBy": "TTA-6.38",
}
