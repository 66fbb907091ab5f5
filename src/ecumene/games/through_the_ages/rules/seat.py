"""One civilization: what a player has in play, and the totals. TTA-2.7 to 2.11, 13, 14.

The box of tokens belongs to nobody and never runs out (TTA-2.12).

Fields marked *derived* follow from the others; `Realm.update_ratings` computes them. Fields marked *counted* follow
from the blue tokens; `Realm.move_tokens` keeps them up to date.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import CIVIL, NONE, Card
from ecumene.kernel.core.bits import has
from ecumene.kernel.core.piles import Shared

# Marks of what is allowed once. Other cards get one when the table is made: `Power.once`, `ruleset.give_marks`.
TACTIC_USED: Final = 0  # TTA-7.6
EXCHANGED: Final = 1  # Hammurabi
SAILED: Final = 2  # Ocean Liner Service
REMODELED: Final = 3  # Bach
SPOKE: Final = 4  # Churchill
TRADED: Final = 5  # Trade Routes Agreement
LEADER_REPLACED: Final = 6  # for Taj Mahal
ACTED_TWICE: Final = 7  # Caesar: once a game
MARKS: Final = [  # by number, as scenarios call them
    "tactic", "exchanged", "sailed", "remodeled", "spoke", "traded", "leader_replaced", "acted_twice",
]  # fmt: skip
MARKS_OF_GAME: Final = 40  # marks from here on, and ACTED_TWICE, last the whole game
ONCE_A_TURN: Final = (1 << MARKS_OF_GAME) - 1 - (1 << ACTED_TWICE)
UNKNOWN: Final = -1  # powers or pacts are to be found again
NO_POWERS: Final[list[Card]] = []


@final
@dataclass(init=False, eq=False)
class Nation:
    culture: i64  # points
    science: i64  # points
    yellow: i64  # tokens in the yellow bank
    blue: i64  # tokens in the blue bank
    pool: i64  # unused workers
    techs: Shared  # technologies with workers, in the order in which they entered play
    workers: list[int]  # on each of them
    tokens: list[int]  # blue tokens on each of them
    government: i64
    specials: Shared  # one of each type, or NONE
    leader: i64  # or NONE
    leader_ages: i64  # bag of ages from which a leader was taken (6.7)
    wonders: Shared  # completed
    ruins: i64  # bag of places in `wonders` that are ruined
    homer: i64  # the wonder under which Homer lies, or NONE (16.1)
    unfinished: i64  # a wonder, or NONE
    stages: i64  # how many of its stages are built
    colonies: Shared
    tactic: i64  # the current one, or NONE
    own_tactic: i64  # a tactic that is not common yet, or NONE
    wars: Shared  # declared and pending
    targets: Shared  # the seats against which they are declared
    pact: i64  # in the player's own area, or NONE
    partner: i64  # a seat, or NONE
    side: i64  # of the owner: 0 is A, 1 is B
    civil_hand: list[int]  # public
    just_taken: Shared  # cards taken in this action phase, which may not be played yet (6.32)
    hand: list[int]  # military cards, sorted: secret
    hand_known: list[int]  # who else knows each card
    civil_actions: i64  # available
    military_actions: i64  # available
    spare_military_actions: i64  # temporary (13.7)
    unit_resources: i64  # temporary, for units only
    unit_science: i64  # temporary, for unit technologies only
    spare_food: i64  # temporary
    spare_resources: i64
    used: i64  # bag of what is allowed once a turn or once a game
    forfeits: i64  # 1: the next politics phase is skipped (5.34)
    resigned: i64  # 0, or 1 for the first seat that resigned, 2 for the second …
    civil_actions_total: i64  # derived
    military_actions_total: i64  # derived
    culture_per_turn: i64  # derived: the culture rating
    science_per_turn: i64  # derived: the science rating
    strength_rating: i64  # derived
    happy_faces: i64  # derived: the happiness rating
    colonization: i64  # derived: the modifier of colonizing forces
    hand_bonus: i64  # derived: added to both hand limits
    temple_faces: i64  # derived: happy faces of temples
    theater_faces: i64  # derived
    wonder_faces: i64  # derived
    government_faces: i64  # derived
    urban_buildings: i64  # derived: tally of urban buildings by type, the first type is the lab
    technologies: i64  # derived: bag of technologies in play, with government and specials
    food: i64  # counted: value of the blue tokens on farms
    resources: i64  # counted: value of those on mines and labs
    # derived: powers_found: list[Card] = NO_POWERS  # see `Realm.powers`
    # derived: hooks: i64 = UNKNOWN  # bag of the hooks of `power.ASKED_OFTEN` that they override
    # derived: pact_owners: i64 = UNKNOWN  # see `Realm.pacts`

    # fields: begin
    # fmt: off
    def __init__(
        self, culture: i64, science: i64, yellow: i64, blue: i64, pool: i64, techs: Shared, workers: list[int],
        tokens: list[int], government: i64, specials: Shared, leader: i64, leader_ages: i64, wonders: Shared,
        ruins: i64, homer: i64, unfinished: i64, stages: i64, colonies: Shared, tactic: i64, own_tactic: i64,
        wars: Shared, targets: Shared, pact: i64, partner: i64, side: i64, civil_hand: list[int], just_taken: Shared,
        hand: list[int], hand_known: list[int], civil_actions: i64, military_actions: i64, spare_military_actions: i64,
        unit_resources: i64, unit_science: i64, spare_food: i64, spare_resources: i64, used: i64, forfeits: i64,
        resigned: i64, civil_actions_total: i64, military_actions_total: i64, culture_per_turn: i64,
        science_per_turn: i64, strength_rating: i64, happy_faces: i64, colonization: i64, hand_bonus: i64,
        temple_faces: i64, theater_faces: i64, wonder_faces: i64, government_faces: i64, urban_buildings: i64,
        technologies: i64, food: i64, resources: i64,
    ) -> None:
        self.culture = culture
        self.science = science
        self.yellow = yellow
        self.blue = blue
        self.pool = pool
        self.techs = techs
        self.workers = workers
        self.tokens = tokens
        self.government = government
        self.specials = specials
        self.leader = leader
        self.leader_ages = leader_ages
        self.wonders = wonders
        self.ruins = ruins
        self.homer = homer
        self.unfinished = unfinished
        self.stages = stages
        self.colonies = colonies
        self.tactic = tactic
        self.own_tactic = own_tactic
        self.wars = wars
        self.targets = targets
        self.pact = pact
        self.partner = partner
        self.side = side
        self.civil_hand = civil_hand
        self.just_taken = just_taken
        self.hand = hand
        self.hand_known = hand_known
        self.civil_actions = civil_actions
        self.military_actions = military_actions
        self.spare_military_actions = spare_military_actions
        self.unit_resources = unit_resources
        self.unit_science = unit_science
        self.spare_food = spare_food
        self.spare_resources = spare_resources
        self.used = used
        self.forfeits = forfeits
        self.resigned = resigned
        self.civil_actions_total = civil_actions_total
        self.military_actions_total = military_actions_total
        self.culture_per_turn = culture_per_turn
        self.science_per_turn = science_per_turn
        self.strength_rating = strength_rating
        self.happy_faces = happy_faces
        self.colonization = colonization
        self.hand_bonus = hand_bonus
        self.temple_faces = temple_faces
        self.theater_faces = theater_faces
        self.wonder_faces = wonder_faces
        self.government_faces = government_faces
        self.urban_buildings = urban_buildings
        self.technologies = technologies
        self.food = food
        self.resources = resources
        self.powers_found: list[Card] = NO_POWERS
        self.hooks: i64 = UNKNOWN
        self.pact_owners: i64 = UNKNOWN

    def clone(self) -> Nation:
        """An independent copy."""
        twin = Nation(
            self.culture, self.science, self.yellow, self.blue, self.pool, self.techs, self.workers[:], self.tokens[:],
            self.government, self.specials, self.leader, self.leader_ages, self.wonders, self.ruins, self.homer,
            self.unfinished, self.stages, self.colonies, self.tactic, self.own_tactic, self.wars, self.targets,
            self.pact, self.partner, self.side, self.civil_hand[:], self.just_taken, self.hand[:], self.hand_known[:],
            self.civil_actions, self.military_actions, self.spare_military_actions, self.unit_resources,
            self.unit_science, self.spare_food, self.spare_resources, self.used, self.forfeits, self.resigned,
            self.civil_actions_total, self.military_actions_total, self.culture_per_turn, self.science_per_turn,
            self.strength_rating, self.happy_faces, self.colonization, self.hand_bonus, self.temple_faces,
            self.theater_faces, self.wonder_faces, self.government_faces, self.urban_buildings, self.technologies,
            self.food, self.resources,
        )
        twin.powers_found = self.powers_found
        twin.hooks = self.hooks
        twin.pact_owners = self.pact_owners
        return twin
    # fmt: on
    # fields: end

    def has_used(self, what: i64) -> bool:
        return has(self.used, what)

    def remember_powers(self, found: list[Card], hooks: i64) -> None:
        self.powers_found = found
        self.hooks = hooks

    def forget_powers(self) -> None:
        """The leader or the wonders change."""
        self.powers_found = NO_POWERS
        self.hooks = UNKNOWN

    def remember_pacts(self, owners: i64) -> None:
        self.pact_owners = owners

    def forget_pacts(self) -> None:
        """A pact begins or ends."""
        self.pact_owners = UNKNOWN

    def most_civil_cards(self) -> i64:
        """TTA-6.5: the limit of civil cards in hand."""
        return self.civil_actions_total + self.hand_bonus

    def place(self, tech: i64) -> i64:
        """The place of a technology among those with workers, or -1."""
        techs = self.techs
        i: i64
        for i in range(len(techs)):
            if techs[i] == tech:
                return i
        return -1

    def special(self, type: i64) -> i64:
        """The special technology of a type, or NONE."""
        return self.specials[type - CIVIL]

    def stored(self, tech: i64) -> i64:
        return self.tokens[self.place(tech)]

    def reset_ratings(self) -> None:
        """All derived fields."""
        self.civil_actions_total = 0
        self.military_actions_total = 0
        self.culture_per_turn = 0
        self.science_per_turn = 0
        self.strength_rating = 0
        self.happy_faces = 0
        self.colonization = 0
        self.hand_bonus = 0
        self.temple_faces = 0
        self.theater_faces = 0
        self.wonder_faces = 0
        self.government_faces = 0
        self.urban_buildings = 0
        self.technologies = 0

    def lose_everything(self) -> None:
        """TTA-5.26: a player who resigned has nothing left."""
        self.culture = 0
        self.science = 0
        self.yellow = 0
        self.blue = 0
        self.pool = 0
        self.techs = []
        self.workers.clear()
        self.tokens.clear()
        self.food = 0
        self.resources = 0
        self.government = NONE
        self.specials = [NONE, NONE, NONE, NONE]
        self.leader = NONE
        self.forget_powers()
        self.wonders = []
        self.ruins = 0
        self.homer = NONE
        self.unfinished = NONE
        self.stages = 0
        self.colonies = []
        self.tactic = NONE
        self.own_tactic = NONE
        self.wars = []
        self.targets = []
        self.civil_hand.clear()
        self.just_taken = []
        self.civil_actions = 0
        self.military_actions = 0
        self.reset_ratings()
