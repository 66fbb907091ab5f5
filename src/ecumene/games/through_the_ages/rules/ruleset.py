"""The rows of one match: as printed, or with corrections."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.old_fields import moved_rows
from ecumene.games.through_the_ages.cards.power import ASKED_OFTEN, NO_MARK, OWN_MARK, OWN_MARK_OF_GAME
from ecumene.games.through_the_ages.cards.rows import (
    ACTION,
    AGES,
    AGGRESSION,
    BONUS,
    CONSTRUCTION,
    ENDS_PACT,
    EVENT,
    FARM,
    GOVERNMENT,
    INFANTRY,
    KINDS,
    LAB,
    LEADER,
    MINE,
    MOST_IN_BAG,
    MOST_ROWS,
    NO_TYPE,
    PACT,
    TACTIC,
    TECHNOLOGY,
    TEMPLE,
    TYPES,
    WONDER,
    Card,
    is_unit,
    is_urban,
)
from ecumene.games.through_the_ages.rules.seat import MARKS, MARKS_OF_GAME
from ecumene.games.through_the_ages.rules.verbs import VERBS
from ecumene.kernel.border.corrections import Misfit, check_count, correct, errors_of, fixed, numbers_of, whole
from ecumene.kernel.core.bits import LARGEST_BAG, bag_of

LEAST: Final = -9
STRONGEST: Final = 20  # of one unit, army or card, so that no bid exceeds 2047
MOST_STAGES: Final = 9
START_TYPES: Final[list[int]] = [FARM, MINE, LAB, TEMPLE, INFANTRY, GOVERNMENT]  # TTA-2.7: one of each
STARTING: Final = (len(START_TYPES), len(START_TYPES))
MOST_OF_KIND: Final[dict[int, int]] = {TECHNOLOGY: MOST_IN_BAG, ACTION: MOST_IN_BAG}
FIRST_EVENTS: Final = 6  # TTA-2.13: how many events of age A four players need


def signed(value: Any) -> int:
    """For figures that may be negative: unhappy faces, tokens that are lost."""
    return whole(value, LEAST)


SIDES: Final = partial(numbers_of, low=LEAST, count=2)
THREE: Final = partial(numbers_of, count=3)

# Fields that are not plain numbers from zero. A field that is not here and not a number cannot be corrected.
READERS: Final[dict[str, Callable[[Any], Any]]] = {
    "happy": signed,
    "science": signed,
    "culture": signed,
    "blue": signed,
    "strength": partial(whole, high=STRONGEST),
    "tactical": partial(whole, high=STRONGEST),
    "obsolete": partial(whole, high=STRONGEST),
    "colonization": partial(whole, high=STRONGEST),
    "amount": partial(whole, low=1),  # it is gained, lost, or used as a divisor
    "also": partial(whole, low=1),
    "terms": partial(whole, high=ENDS_PACT),
    "stages": partial(numbers_of, most=MOST_STAGES),
    "copies": THREE,
    "army": THREE,
    "by_players": THREE,
    "discounts": partial(numbers_of, count=4),
    "side_culture": SIDES,
    "side_strength": SIDES,
    "side_military": SIDES,
    "side_food": SIDES,
    "side_resources": SIDES,
    "kind": fixed,
    "age": fixed,
    "type": fixed,
    "mark": fixed,
}

# Fields that had another name in earlier versions: corrections written then are still read.
RENAMED: Final = {
    "builds_free": "no_extra_wonder_cost",
    "cook": "discards_to_colonize",
    "dear": "attack_cost_factor",
    "faces": "extra_faces",
    "infantry_rides": "infantry_as_cavalry",
    "militant": "military_revolutions",
    "sided": "has_sides",
    "twice": "best_mine_twice",
}


@final
class Opened:
    """A box as it was when an age began, the deck that came out of it, and what stayed. None of the lists changes."""

    def __init__(self, box: list[int], deck: list[int], rest: list[int]) -> None:
        self.box: list[int] = box
        self.deck: list[int] = deck
        self.rest: list[int] = rest


NOT_OPENED: Final = Opened([], [], [])


@final
@dataclass(init=False, eq=False)
class Rules:
    """Saved as its corrections; `setup.rules_of` makes the rows from them again.

    What is read most often, and corrections cannot change, is in tables of its own, made from the rows.
    """

    corrections: str

    def __init__(self, corrections: str, cards: list[Card]) -> None:
        self.corrections = corrections
        self.cards: list[Card] = cards
        self.levels: list[i64] = [card.age for card in cards]
        self.types: list[i64] = [card.type for card in cards]
        self.kinds: list[i64] = [card.kind for card in cards]
        for number, card in enumerate(cards):
            card.number = number
        self.hooks: list[i64] = [hooks_of(card) for card in cards]
        check_table(cards)
        give_marks(cards)
        self.by_verb: dict[int, list[Card]] = {verb: [c for c in cards if c.brings(verb)] for verb, _, _ in VERBS}
        self.starting: list[int] = [starting_rows(cards, type)[0] for type in START_TYPES]
        self.first_leader: i64 = self.kinds.index(LEADER)  # rows are in the order of their kinds
        self.first_wonder: i64 = self.kinds.index(WONDER)
        self.first_action: i64 = self.kinds.index(ACTION)
        self.first_event: i64 = self.kinds.index(EVENT)
        self.first_aggression: i64 = self.kinds.index(AGGRESSION)
        self.first_tactic: i64 = self.kinds.index(TACTIC)
        self.first_bonus: i64 = self.kinds.index(BONUS)
        self.of_type: list[i64] = [bag_of(numbers_with(self.types, type)) for type in range(NO_TYPE)]
        self.between: list[list[i64]] = [
            [sum(self.of_type[low : high + 1]) for high in range(NO_TYPE)] for low in range(NO_TYPE)
        ]
        self.farms: i64 = self.of_type[FARM]
        self.mines: i64 = self.of_type[MINE]
        self.labs: i64 = self.of_type[LAB]
        self.urban: i64 = sum(bag for type, bag in enumerate(self.of_type) if is_urban(type))
        self.units: i64 = sum(bag for type, bag in enumerate(self.of_type) if is_unit(type))
        self.governments: i64 = self.of_type[GOVERNMENT]
        self.buildings: i64 = self.farms | self.mines | self.urban
        self.advanced: i64 = bag_of([c.number for c in cards if c.kind == TECHNOLOGY and c.age > 0])
        with errors_of("through_the_ages"):
            correct({"cards": cards}, corrections, READERS, RENAMED, moved_rows())
            for card in cards:
                check_row(card)
            check_decks(cards)
        technologies = cards[: self.first_leader]
        self.lower: list[i64] = [lower_levels(technologies, card) for card in technologies]
        self.food_worth: list[i64] = [card.worth if card.type == FARM else 0 for card in technologies]
        self.resource_worth: list[i64] = [resource_worth(card) for card in technologies]
        # by the construction technology in play, with NONE first: see `building_costs` and `payable`
        self.costs: list[list[i64]] = [costs_with(technologies, None)] * (len(technologies) + 1)
        self.affordable: list[list[i64]] = [bags_within(self.costs[0])] * (len(technologies) + 1)
        for card in technologies:
            if card.type == CONSTRUCTION:
                self.costs[card.number + 1] = costs_with(technologies, card)
                self.affordable[card.number + 1] = bags_within(self.costs[card.number + 1])
        self.developable: list[i64] = bags_within([card.tech_cost for card in technologies])
        self.copies: list[list[i64]] = [[card.copies[i] for card in cards] for i in range(3)]  # by players, from two
        self.civil_box: list[int] = []  # all cards as they are before the game (TTA-2.2)
        self.military_box: list[int] = []
        # by players left, from two, and age: games go on from the same boxes, so each is sorted out once (`ages`)
        self.opened_civil: list[list[Opened]] = [[NOT_OPENED] * len(AGES) for _ in range(3)]
        self.opened_military: list[list[Opened]] = [[NOT_OPENED] * len(AGES) for _ in range(3)]
        self.events_a: list[int] = []
        for card in sorted(cards, key=lambda card: card.age):
            if card.kind >= EVENT:
                box = self.military_box if card.age > 0 else self.events_a
                box += [card.number] * card.copies[2]
            elif card.kind != TECHNOLOGY or card.age > 0:  # those of age A are on the player boards
                self.civil_box += [card.number] * card.copies[2]

    def building_costs(self, construction: i64) -> list[i64]:
        """TTA-6.13: what each technology costs to build on with this construction technology, or NONE, in play."""
        return self.costs[construction + 1]

    def payable(self, construction: i64, resources: i64) -> i64:
        """Bag of the technologies on which this many resources are enough to build."""
        bags = self.affordable[construction + 1]
        highest: i64 = len(bags) - 1
        return bags[min(resources, highest)]

    def learnable(self, science: i64) -> i64:
        """Bag of the technologies that this much science is enough to develop."""
        highest: i64 = len(self.developable) - 1
        return self.developable[min(science, highest)]

    def of_types(self, low: i64, high: i64) -> i64:
        """Bag of the technologies of these types."""
        return self.between[low][high]

    def start_row(self, type: int) -> int:
        """TTA-2.7: the starting technology of a type."""
        return self.starting[START_TYPES.index(type)]


def lower_levels(technologies: list[Card], card: Card) -> int:
    """TTA-6.15: bag of the technologies of the same type and a lower level."""
    return bag_of([other.number for other in technologies if other.type == card.type and other.age < card.age])


def resource_worth(card: Card) -> i64:
    """TTA-12.2, 16.6: the value of one blue token on a technology as resources; Bill Gates uses labs as mines."""
    return card.worth if card.type == MINE else card.age if card.type == LAB else 0


def costs_with(technologies: list[Card], construction: Card | None) -> list[i64]:
    """TTA-6.13: printed costs, less the discount of a construction technology for urban buildings."""
    if construction is None:
        return [card.cost for card in technologies]
    return [card.cost - (construction.discounts[card.age] if is_urban(card.type) else 0) for card in technologies]


def bags_within(costs: list[i64]) -> list[i64]:
    """For 0, 1, 2 … up to the highest cost: bag of the technologies that cost no more than that."""
    return [bag_of([i for i, cost in enumerate(costs) if cost <= most]) for most in range(max(costs) + 1)]


def hooks_of(card: Card) -> int:
    """Bag of the hooks that the card's class overrides, of those that are asked often."""
    own, plain = type(card), Card
    return bag_of([i for i, hook in enumerate(ASKED_OFTEN) if getattr(own, hook) is not getattr(plain, hook)])


def give_marks(cards: list[Card]) -> None:
    """Cards that may do something once get a mark: the one they name, or one that is free."""
    of_turn, of_game = len(MARKS), MARKS_OF_GAME
    for card in cards:
        if card.once == OWN_MARK:
            card.mark, of_turn = of_turn, of_turn + 1
        elif card.once == OWN_MARK_OF_GAME:
            card.mark, of_game = of_game, of_game + 1
        else:
            card.mark = card.once
    check_count("used once a turn", of_turn, 0, MARKS_OF_GAME)
    check_count("used once a game", of_game, 0, LARGEST_BAG)


def mark_names(cards: list[Card]) -> dict[str, int]:
    """Every mark by its name; one of a card's own is called by the card."""
    own = {card.name: int(card.mark) for card in cards if card.once < NO_MARK}
    return {name: mark for mark, name in enumerate(MARKS)} | own


def numbers_with(values: list[i64], value: int) -> list[int]:
    """The numbers of the rows that have this value in a table."""
    return [row for row, found in enumerate(values) if found == value]


def check_table(cards: list[Card]) -> None:
    """What the rules assume about the whole table, whatever rows are added to its decks."""
    kinds = [card.kind for card in cards]
    names = [card.name for card in cards]
    for deck, kind in enumerate(KINDS):
        check_count(kind, kinds.count(deck), 1, MOST_OF_KIND.get(deck, MOST_ROWS))
    check_count("all cards", len(cards), 1, MOST_ROWS)
    for type in START_TYPES:
        check_count(f"technology, {TYPES[type]} of age A", len(starting_rows(cards, type)), 1, 1)
    check_count("technology of age A", [c.age for c in cards if c.kind == TECHNOLOGY].count(0), *STARTING)
    for card in cards:
        check_count(f"{KINDS[card.kind]}, named {card.name}", names.count(card.name), 1, 1)
        if (card.kind == TECHNOLOGY) != (card.type != NO_TYPE):
            raise ValueError(f"{card.name}: technologies have a type, and no other card has one")
    if kinds != sorted(kinds):
        raise ValueError("the rows are not in the order of their kinds")


def starting_rows(cards: list[Card], type: int) -> list[int]:
    return [c.number for c in cards if c.kind == TECHNOLOGY and c.age == 0 and c.type == type]


def check_row(card: Card) -> None:
    """What the rules assume about a row."""
    if card.stages and card.kind != WONDER:
        raise Misfit(("cards", card.name, "stages"), "only-wonders")
    if card.kind == WONDER and not card.stages:
        raise Misfit(("cards", card.name, "stages"), "no-stages")
    if card.kind == TACTIC and sum(card.army) == 0:
        raise Misfit(("cards", card.name, "army"), "no-army")
    check_copies(card)


def check_copies(card: Card) -> None:
    """TTA-2.3 to 2.5, 2.7: civil decks grow with the number of players; of military decks only pacts are left out."""
    two, three, four = card.copies
    if card.kind == TECHNOLOGY and card.age == 0:
        if card.copies != [2, 3, 4]:  # one on each player's board
            raise Misfit(("cards", card.name, "copies"), "copies-on-boards")
    elif card.kind < EVENT:
        if not two <= three <= four:
            raise Misfit(("cards", card.name, "copies"), "copies-civil")
    elif card.kind == PACT:
        if two != 0 or three != four:
            raise Misfit(("cards", card.name, "copies"), "copies-pact")
    elif not two == three == four:
        raise Misfit(("cards", card.name, "copies"), "copies-military")


def check_decks(cards: list[Card]) -> None:
    """TTA-2.13, 4.7: there are enough first events, and every age has a last card that ends it."""
    for players in range(3):
        for age in range(1, 4):
            if not any(c.kind < EVENT and c.age == age and c.copies[players] for c in cards):
                raise Misfit(("cards",), "no-civil-cards", age=AGES[age], players=players + 2)
    if sum(c.copies[0] for c in cards if c.kind >= EVENT and c.age == 0) < FIRST_EVENTS:
        raise Misfit(("cards",), "few-first-events", least=FIRST_EVENTS)
