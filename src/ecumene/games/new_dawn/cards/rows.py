"""The classes of all rows: focus cards, leaders, wonders, diplomacy cards, agendas; and what decks share.

Positions hold the number of a row. Most cards are a row of figures; special cards override hooks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.power import Power

if TYPE_CHECKING:
    from ecumene.games.new_dawn.rules.state import Dawn

# types of focus cards
CULTURE: Final = 0
SCIENCE: Final = 1
ECONOMY: Final = 2
INDUSTRY: Final = 3
MILITARY: Final = 4
TYPES: Final = ["culture", "science", "economy", "industry", "military"]
LEVELS: Final = 4  # of each type

# decks of wonders
CULTURE_DECK: Final = 0
ECONOMY_DECK: Final = 1
SCIENCE_DECK: Final = 2
MILITARY_DECK: Final = 3
DECKS: Final = ["culture_deck", "economy_deck", "science_deck", "military_deck"]
ANCIENT: Final = 0
MEDIEVAL: Final = 1
MODERN: Final = 2
ERAS: Final = ["ancient", "medieval", "modern"]

STANDARD_CARDS: Final = 3  # victory cards in play (CND-2.13)
EPIC_CARDS: Final = 4  # CND-19.1

# what counting goes through, although it is normally forbidden: bits
OVER_WATER: Final = 1
OVER_RIVALS: Final = 2
OVER_BARBARIANS: Final = 4
PASSAGES: Final = ["water", "rivals", "barbarians"]  # the same, in words

# how a military card combines reinforcing and attacks (CND-11.2)
EITHER: Final = 0
ATTACKS_FIRST: Final = 1
REINFORCE_FIRST: Final = 2
ORDERS: Final = ["either", "attacks_first", "reinforce_first"]

# the purpose for which a difficulty is asked: bits (CND-20.6)
PLACING: Final = 1
BY_CULTURE: Final = 2
BY_INDUSTRY: Final = 4
BY_CARAVAN: Final = 8
IN_BATTLE: Final = 16

# kinds of targets (CND-11.5)
TARGET_BARBARIAN: Final = 0
TARGET_STATE: Final = 1
TARGET_CITY: Final = 2
TARGET_TOKEN: Final = 3
TARGET_KINDS: Final = ["barbarian", "city_state", "city", "control"]


def type_of(card: i64) -> i64:
    return card // LEVELS


def level_of(card: i64) -> i64:
    """0 is level I."""
    return card % LEVELS


def card_of(type: i64, level: i64) -> i64:
    return type * LEVELS + level


class FocusCard:
    """CND-6.3: a card of the focus row. Figures that do not belong to its type are zero."""

    says: ClassVar[list[str]] = []  # facts besides the figures, for the border

    number: i64  # the number of this row, set when the table is made
    once: i64  # see `once_a_turn`
    name: str
    type: i64
    level: i64
    tokens: i64  # culture: control tokens placed (7.1); industry: beside a new city (10.14)
    steps: i64  # economy: of each caravan (9.2)
    caravans: i64  # economy: in play (9.1)
    water: i64  # economy: 1, caravans enter water (9.5)
    enters: i64  # economy: 1, caravans enter barbarians' spaces and remove them (9.17)
    reach: i64  # industry: of a city (10.2); military: of an attack (11.3)
    from_caravans: i64  # industry: 1, also counted from own caravans (10.13)
    slot5: i64  # industry: base production in slot 5, or 0 for as usual (10.15)
    attacks: i64  # military (11.3)
    bonus: i64  # military (11.12)
    bonus_barbarian: i64  # military: in addition, against barbarians
    through: i64  # industry, military: what counting goes through (10.5, 11.6)
    order: i64  # military (11.2)
    unverified: str  # fields that are reconstructions

    def __init__(
        self,
        name: str,
        type: int,
        level: int,
        tokens: int = 0,
        steps: int = 0,
        caravans: int = 0,
        water: int = 0,
        enters: int = 0,
        reach: int = 0,
        from_caravans: int = 0,
        slot5: int = 0,
        attacks: int = 0,
        bonus: int = 0,
        bonus_barbarian: int = 0,
        through: int = 0,
        order: int = EITHER,
        unverified: str = "",
    ) -> None:
        self.number = -1
        self.once = -1
        self.name = name
        self.type = type
        self.level = level
        self.tokens = tokens
        self.steps = steps
        self.caravans = caravans
        self.water = water
        self.enters = enters
        self.reach = reach
        self.from_caravans = from_caravans
        self.slot5 = slot5
        self.attacks = attacks
        self.bonus = bonus
        self.bonus_barbarian = bonus_barbarian
        self.through = through
        self.order = order
        self.unverified = unverified

    def once_a_turn(self) -> bool:
        """CND-6.10: may something be done with it only once a turn? Then `once` is its bit in `Empire.used`."""
        return False

    def resolve(self, s: Dawn, p: i64, slot: i64, number: i64) -> None:
        """Resolves the card in this slot of p's row, as if the slot had this number."""
        raise NotImplementedError

    def before(self, s: Dawn, p: i64, slot: i64, number: i64) -> None:
        """The text that comes before the main part of its type."""

    def after(self, s: Dawn, p: i64, slot: i64, number: i64) -> None:
        """The text that comes after the main part of its type."""

    def after_reset(self, s: Dawn, p: i64, out: list[int]) -> None:
        """Appends what is offered after the card was reset."""

    def apply_after_reset(self, s: Dawn, p: i64, action: i64) -> None:
        """Applies one of these offers."""
        raise NotImplementedError


class Leader(Power):
    """CND-2.1, 2.3."""

    row: list[int]  # types of the cards in slots 1 to 5
    unverified: str

    def __init__(self, name: str, row: list[int], unverified: str = "") -> None:
        self.number = -1
        self.once = -1
        self.name = name
        self.row = row
        self.unverified = unverified


class Wonder(Power):
    """CND-2.9, 10.9 to 10.12, 17."""

    deck: i64
    era: i64
    cost: i64
    resources: list[int]  # the two types that pay for it
    attack: i64  # bonus whenever its owner attacks
    defence: i64  # bonus whenever its owner defends
    amount: i64  # a figure of its text
    unverified: str

    def __init__(
        self,
        name: str,
        deck: int,
        era: int,
        cost: int,
        resources: list[int],
        attack: int = 0,
        defence: int = 0,
        amount: int = 0,
        unverified: str = "",
    ) -> None:
        self.number = -1
        self.once = -1
        self.name = name
        self.deck = deck
        self.era = era
        self.cost = cost
        self.resources = resources
        self.attack = attack
        self.defence = defence
        self.amount = amount
        self.unverified = unverified

    def once_a_turn(self) -> bool:
        return True

    def attack_bonus(self, s: Dawn, p: i64, space: i64, target: i64) -> i64:
        return self.attack

    def defend_bonus(self, s: Dawn, p: i64, space: i64, attacker: i64) -> i64:
        return self.defence

    def built(self, s: Dawn, p: i64) -> None:
        """CND-10.12: called when p has built it."""

    def gained(self, s: Dawn, p: i64) -> None:
        """CND-17.4: called when p gains control of it."""

    def lost(self, s: Dawn, p: i64) -> None:
        """CND-17.5: called when p loses control of it."""


class Pact(Power):
    """CND-15: a diplomacy card of a player, used by the rival who holds it."""

    giver: i64
    amount: i64  # a figure of its text

    def __init__(self, name: str, giver: int, amount: int = 0) -> None:
        self.number = -1
        self.once = -1
        self.name = name
        self.giver = giver
        self.amount = amount


class StateCard(Power):
    """CND-14, 15: a city-state and its diplomacy card."""

    type: i64  # of the focus card it strengthens
    amount: i64  # a figure of its card's text
    unverified: str

    def __init__(self, name: str, type: int, amount: int = 0, unverified: str = "") -> None:
        self.number = -1
        self.once = -1
        self.name = name
        self.type = type
        self.amount = amount
        self.unverified = unverified

    def once_a_turn(self) -> bool:
        return True


class Agenda:
    """CND-12.6, 12.8."""

    number: i64
    name: str
    amount: i64

    def __init__(self, name: str, amount: int) -> None:
        self.number = -1
        self.name = name
        self.amount = amount

    def met(self, s: Dawn, p: i64) -> bool:
        raise NotImplementedError


class Victory:
    """CND-12.1: a victory card with two agendas; one of them is enough."""

    number: i64
    name: str
    first: i64
    second: i64

    def __init__(self, name: str, first: int, second: int) -> None:
        self.number = -1
        self.name = name
        self.first = first
        self.second = second


class Natural:
    """CND-5.7: a natural wonder."""

    number: i64
    name: str
    resource: i64

    def __init__(self, name: str, resource: int) -> None:
        self.number = -1
        self.name = name
        self.resource = resource
