"""Cards as rows. TTA-11, 12.

Positions hold the number of a row. For most cards a row is enough; special ones override a hook: of `power.Power` while
they are in play, of `Card` when they are played. The row says which numbers a card gives while it is in play;
`Realm.update_ratings` adds them up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.power import Power

if TYPE_CHECKING:
    from ecumene.games.through_the_ages.rules.state import Realm

NONE: Final = -1  # no card

# kinds of cards
TECHNOLOGY: Final = 0
LEADER: Final = 1
WONDER: Final = 2
ACTION: Final = 3
EVENT: Final = 4
TERRITORY: Final = 5
AGGRESSION: Final = 6
WAR: Final = 7
PACT: Final = 8
TACTIC: Final = 9
BONUS: Final = 10
KINDS: Final = [
    "technology", "leader", "wonder", "action", "event", "territory", "aggression", "war", "pact", "tactic", "bonus",
]  # fmt: skip

# No more rows than this, so that lists of actions can be made before the rows are known; `ruleset.check_table`.
MOST_ROWS: Final = 500
MOST_IN_BAG: Final = 62  # of technologies, and of action cards

# types of technologies (TTA-12.1); workers stand on the first eleven
FARM: Final = 0
MINE: Final = 1
LAB: Final = 2
TEMPLE: Final = 3
ARENA: Final = 4
LIBRARY: Final = 5
THEATER: Final = 6
INFANTRY: Final = 7
CAVALRY: Final = 8
ARTILLERY: Final = 9
AIR_FORCE: Final = 10
CIVIL: Final = 11  # special technologies
MILITARY: Final = 12
COLONIZATION: Final = 13
CONSTRUCTION: Final = 14
GOVERNMENT: Final = 15
NO_TYPE: Final = 16
TYPES: Final = [
    "farm", "mine", "lab", "temple", "arena", "library", "theater", "infantry", "cavalry", "artillery", "air_force",
    "civil", "military", "colonization", "construction", "government",
]  # fmt: skip

FOOD: Final = 0
RESOURCES: Final = 1

# what a pact says about an attack between its parties (TTA-5.8, 5.9)
ALLOWED: Final = 0
FORBIDDEN: Final = 1
ENDS_PACT: Final = 2

AGES: Final = ["A", "I", "II", "III", "IV"]


def is_urban(type: i64) -> bool:
    return type >= LAB and type <= THEATER


def is_unit(type: i64) -> bool:
    return type >= INFANTRY and type <= AIR_FORCE


def is_special(type: i64) -> bool:
    return type >= CIVIL and type <= CONSTRUCTION


class Card(Power):
    """One row. Numbers that are zero for most cards default to it; hooks do nothing unless a card overrides them."""

    number: i64  # the row's own number, set when the table is made
    mark: i64  # of what it may do once, set when the table is made
    name: str
    kind: i64
    age: i64
    copies: list[int]  # used with two, three and four players
    # given while the card is in play; technologies with workers give it for each worker
    culture: i64
    science: i64
    strength: i64
    happy: i64
    civil: i64
    military: i64
    blue: i64
    yellow: i64
    colonization: i64
    hand: i64
    # technologies
    type: i64
    tech_cost: i64
    cost: i64
    revolution: i64
    worth: i64
    urban_limit: i64
    discounts: list[int]  # for urban buildings, by level
    stages_at_once: i64
    # wonders
    stages: list[int]
    # military cards
    attack_cost: i64
    army: list[int]
    tactical: i64
    obsolete: i64
    defense: i64
    # what action cards, events, territories and attacks give
    amount: i64
    also: i64  # a second figure of the text
    gain_food: i64
    gain_resources: i64
    gain_science: i64
    gain_culture: i64
    gain_population: i64
    draw: i64
    by_players: list[int]  # an amount with two, three and four players
    # pacts, by side: A, B
    side_culture: list[int]
    side_strength: list[int]
    side_military: list[int]
    side_food: list[int]
    side_resources: list[int]
    terms: i64  # what happens to an attack between the parties
    attack_bonus: i64
    shares_science: i64
    protects: i64  # nobody may declare war on side B
    has_sides: i64  # the sides differ

    def __init__(
        self,
        name: str,
        kind: int,
        age: int,
        copies: str = "1 1 1",
        *,
        culture: int = 0,
        science: int = 0,
        strength: int = 0,
        happy: int = 0,
        civil: int = 0,
        military: int = 0,
        blue: int = 0,
        yellow: int = 0,
        colonization: int = 0,
        hand: int = 0,
        type: int = NO_TYPE,
        tech_cost: int = 0,
        cost: int = 0,
        revolution: int = 0,
        worth: int = 0,
        urban_limit: int = 0,
        discounts: str = "0 0 0 0",
        stages_at_once: int = 0,
        stages: str = "",
        attack_cost: int = 0,
        army: str = "0 0 0",
        tactical: int = 0,
        obsolete: int = 0,
        defense: int = 0,
        amount: int = 0,
        also: int = 0,
        gain_food: int = 0,
        gain_resources: int = 0,
        gain_science: int = 0,
        gain_culture: int = 0,
        gain_population: int = 0,
        draw: int = 0,
        by_players: str = "0 0 0",
        side_culture: str = "0 0",
        side_strength: str = "0 0",
        side_military: str = "0 0",
        side_food: str = "0 0",
        side_resources: str = "0 0",
        terms: int = ALLOWED,
        attack_bonus: int = 0,
        shares_science: int = 0,
        protects: int = 0,
        has_sides: int = 0,
    ) -> None:
        self.number = NONE
        self.mark = NONE
        self.name = name
        self.kind = kind
        self.age = age
        self.copies = numbers(copies)
        self.culture = culture
        self.science = science
        self.strength = strength
        self.happy = happy
        self.civil = civil
        self.military = military
        self.blue = blue
        self.yellow = yellow
        self.colonization = colonization
        self.hand = hand
        self.type = type
        self.tech_cost = tech_cost
        self.cost = cost
        self.revolution = revolution
        self.worth = worth
        self.urban_limit = urban_limit
        self.discounts = numbers(discounts)
        self.stages_at_once = stages_at_once
        self.stages = numbers(stages)
        self.attack_cost = attack_cost
        self.army = numbers(army)
        self.tactical = tactical
        self.obsolete = obsolete
        self.defense = defense
        self.amount = amount
        self.also = also
        self.gain_food = gain_food
        self.gain_resources = gain_resources
        self.gain_science = gain_science
        self.gain_culture = gain_culture
        self.gain_population = gain_population
        self.draw = draw
        self.by_players = numbers(by_players)
        self.side_culture = numbers(side_culture)
        self.side_strength = numbers(side_strength)
        self.side_military = numbers(side_military)
        self.side_food = numbers(side_food)
        self.side_resources = numbers(side_resources)
        self.terms = terms
        self.attack_bonus = attack_bonus
        self.shares_science = shares_science
        self.protects = protects
        self.has_sides = has_sides

    def pact_culture(self, s: Realm, other: i64) -> i64:
        """Culture of a pact that depends on the other party."""
        return 0

    # hooks of cards that are played

    def can_play(self, s: Realm, p: i64) -> bool:
        """TTA-6.36: may the action card be played now?"""
        return True

    def pays_later(self) -> bool:
        """TTA-6.38: the civil action for the card is spent with the action that the card grants."""
        return False

    def play(self, s: Realm, p: i64) -> None:
        """An action card's effect, or an event's (p: whose turn it is)."""

    def affect(self, s: Realm, p: i64, step: i64) -> None:
        """An event's effect on one player; `step` says which part of the event."""

    def score(self, s: Realm, p: i64) -> i64:
        """Culture points that a scoring event gives a player (TTA-1.4)."""
        return 0

    def can_target(self, s: Realm, p: i64, rival: i64) -> bool:
        """R-9: may the aggression name this rival?"""
        return True

    def strike(self, s: Realm, p: i64, rival: i64) -> None:
        """The effect of an aggression that was not repelled."""

    def win_war(self, s: Realm, victor: i64, loser: i64, difference: i64) -> None:
        """The effect of a war that was won."""


def numbers(words: str) -> list[int]:
    return [int(w) for w in words.split()]
