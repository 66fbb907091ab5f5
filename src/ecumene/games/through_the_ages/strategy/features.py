"""What the value of a nation is made of: the names of its features. Weights are learned and kept by these names."""

from __future__ import annotations

from typing import Final

# points and ratings
CULTURE: Final = 0
CULTURE_PER_TURN: Final = 1
SCIENCE: Final = 2  # up to 10 points
SCIENCE_OVER_10: Final = 3
SCIENCE_PER_TURN: Final = 4
# food and resources
FOOD: Final = 5  # up to 4
FOOD_OVER_4: Final = 6
RESOURCES: Final = 7  # up to 8
RESOURCES_OVER_8: Final = 8
FOOD_MADE: Final = 9  # in a turn, after consumption, up to 3
FOOD_MADE_OVER_3: Final = 10
FOOD_LACKING: Final = 11  # in a turn
RESOURCES_MADE: Final = 12  # in a turn, up to 6
RESOURCES_MADE_OVER_6: Final = 13
CORRUPTION: Final = 14
BLUE: Final = 15  # tokens in the bank, as far as they hold corruption off
# people
UNUSED_WORKER: Final = 16  # the first one
UNUSED_MORE: Final = 17
WORKERS: Final = 18  # all of them
YELLOW: Final = 19  # tokens in the bank
POPULATION_COST: Final = 20
SMILES: Final = 21  # more happy faces than needed, up to 2
DISCONTENT: Final = 22
UPRISING: Final = 23
UPGRADES: Final = 24  # levels that workers could rise with the technologies that are there
URBAN_LIMIT: Final = 25
# actions
CIVIL_ACTIONS: Final = 26
MILITARY_ACTIONS: Final = 27
# war
STRENGTH: Final = 28
LEAD: Final = 29  # strength above that of the strongest rival, up to 6
LEAD_OVER_6: Final = 30
LAG: Final = 31  # strength below it, up to 6
LAG_OVER_6: Final = 32
OWN_WAR: Final = 33  # that is declared: by how much it would be won
WAR_ON_ME: Final = 34
ARMY_GAP: Final = 35  # units that are missing for the next army, up to 3
# cards
CIVIL_HAND: Final = 36
MILITARY_HAND: Final = 37
BONUS_CARDS: Final = 38
TACTIC_CARDS: Final = 39
EVENT_CARDS: Final = 40
AGGRESSION_CARDS: Final = 41
WAR_CARDS: Final = 42
TERRITORY_CARDS: Final = 43
PACT_CARDS: Final = 44
NO_LEADER: Final = 45
COLONIES: Final = 46
# wonders
WONDERS: Final = 47  # completed
WONDER_BEGUN: Final = 48
WONDER_PAID: Final = 49  # resources
WONDER_REST: Final = 50  # resources
WONDER_PROMISE: Final = 51  # what it will be worth, times the part that is paid
# the end
IMPACTS: Final = 52  # known events of Age III: the own score less the rivals'
# a cost of choices
DESTROYED: Final = 53  # a building or a unit, by its own hand

FEATURES: Final = [
    "culture", "culture_per_turn", "science", "science_over_10", "science_per_turn", "food", "food_over_4",
    "resources", "resources_over_8", "food_made", "food_made_over_3", "food_lacking", "resources_made",
    "resources_made_over_6", "corruption", "blue", "unused_worker", "unused_more", "workers", "yellow",
    "population_cost", "smiles", "discontent", "uprising", "upgrades", "urban_limit", "civil_actions",
    "military_actions", "strength", "lead", "lead_over_6", "lag", "lag_over_6", "own_war", "war_on_me", "army_gap",
    "civil_hand", "military_hand", "bonus_cards", "tactic_cards", "event_cards", "aggression_cards", "war_cards",
    "territory_cards", "pact_cards", "no_leader", "colonies", "wonders", "wonder_begun", "wonder_paid", "wonder_rest",
    "wonder_promise", "impacts", "destroyed",
]  # fmt: skip

KNOTS: Final = [0.0, 3.0, 7.0, 12.0, 18.0]  # turns left

# Tables of one weight for each card, by the place where it is
TECHNOLOGIES: Final = "technologies"  # in play, for ten turns left
LEADERS: Final = "leaders"  # in play, for ten turns he has left
COMPLETED: Final = "completed"  # wonders, for ten turns left, besides what they add to ratings
UNFINISHED: Final = "unfinished"  # wonders, times the part that is paid
HAND: Final = "hand"  # civil cards
TABLES: Final = [TECHNOLOGIES, LEADERS, COMPLETED, UNFINISHED, HAND]
