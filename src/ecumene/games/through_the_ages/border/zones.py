"""What every field holds and who knows it: the Structs of a view, from which all else follows. Not compiled.

Military hands, cards face down among discards and events, and unfinished private choices are secret. The backs of
events show their age; the number of cards in a hand is public.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

from ecumene.games.through_the_ages.border.questions import CARD, KINDS, QUESTIONS
from ecumene.games.through_the_ages.cards.rows import AGES, EVENT, TERRITORY
from ecumene.games.through_the_ages.rules.state import LAST_AGE, Realm
from ecumene.kernel.border.declared import NUMBER, Chosen, Columns, Declared, Holds, Lies, Own, Unseen
from ecumene.kernel.border.questions import FrameView
from ecumene.kernel.border.views import View
from ecumene.kernel.border.zones import BAG, HAND, LIST, NO_ONE, ONE, OWNER, SLOTS

if TYPE_CHECKING:
    AnyFrame = FrameView
else:
    AnyFrame = QUESTIONS.type


# what everybody can work out of a hidden card


def back(s: Realm, row: int) -> str:
    """The age of a military card shows on its back."""
    return AGES[s.card(row).age]


def is_event(s: Realm, row: int) -> bool:
    """TTA-5.4: only events and territories lie among the events."""
    return bool(s.card(row).kind in (EVENT, TERRITORY))


def in_hands(s: Realm, row: int) -> bool:
    """TTA-4.8, 2.18: military cards of this age and the age before; nobody ever holds one of age A."""
    card = s.card(row)
    return card.kind >= EVENT and card.age > 0 and card.age >= s.age - 1 and (s.age < LAST_AGE or card.age == 3)


def of_this_age(s: Realm, row: int) -> bool:
    return bool(s.card(row).age == s.age)


def of_another_age(s: Realm, row: int) -> bool:
    """Military A is there from the start."""
    return bool(s.card(row).age != s.age or s.card(row).age == 0)


def all_cards(s: Realm) -> dict[str, list[int]]:
    """Every printed card, and the starting technologies of the players at the table."""
    starting = s.rules.starting
    return {"card": [len(s.nations) if c in starting else card.copies[2] for c, card in enumerate(s.rules.cards)]}


def show_territory(s: Realm, p: int) -> str:
    return CARD[s.territory[0]] if s.territory else ""


def read_territory(s: Realm, p: int, territory: str) -> None:
    s.territory = [CARD.index(territory)] if territory else []


class TechView(msgspec.Struct, frozen=True):
    card: Annotated[str, Lies("card", LIST, field="techs")]
    workers: int
    tokens: int


class WarView(msgspec.Struct, frozen=True):
    card: Annotated[str, Lies("card", LIST, field="wars")]
    target: Annotated[str, Holds("seat", LIST, field="targets")]


class NationView(msgspec.Struct, frozen=True, kw_only=True):
    culture: int
    science: int
    yellow: int
    blue: int
    pool: int
    techs: Annotated[list[TechView], Columns(TechView)]
    government: Annotated[str, Lies("card", ONE)]
    specials: Annotated[list[str], Lies("card", SLOTS)]  # civil, military, colonization, construction
    leader: Annotated[str, Lies("card", ONE)]
    leader_ages: Annotated[list[str], Holds("age", BAG)]
    wonders: Annotated[list[str], Lies("card", LIST)]
    ruins: Annotated[list[int], Holds(NUMBER, BAG)]  # places among the wonders
    homer: Annotated[str, Holds("card", ONE)]
    unfinished: Annotated[str, Lies("card", ONE)]
    stages: int
    colonies: Annotated[list[str], Lies("card", LIST)]
    tactic: Annotated[str, Holds("card", ONE)]
    own_tactic: Annotated[str, Lies("card", ONE)]
    wars: Annotated[list[WarView], Columns(WarView)]
    pact: Annotated[str, Lies("card", ONE)]
    partner: Annotated[str, Holds("seat", ONE)]
    side: Annotated[str, Holds("side", ONE)]
    civil_hand: Annotated[list[str], Lies("card", HAND)]
    just_taken: Annotated[list[str], Holds("card", LIST)]
    hand: Annotated[list[str], Lies("card", HAND, known=OWNER, knowers=True, by_row=True, fits=in_hands)]
    civil_actions: int
    military_actions: int
    spare_military_actions: int
    unit_resources: int
    unit_science: int
    spare_food: int
    spare_resources: int
    used: int
    forfeits: int
    resigned: int
    civil_actions_total: int
    military_actions_total: int
    culture_rating: Annotated[int, Holds(NUMBER, ONE, field="culture_per_turn", computed=True)]
    science_rating: Annotated[int, Holds(NUMBER, ONE, field="science_per_turn", computed=True)]
    strength: Annotated[int, Holds(NUMBER, ONE, field="strength_rating", computed=True)]
    happiness: Annotated[int, Holds(NUMBER, ONE, field="happy_faces", computed=True)]


class RealmView(View, frozen=True, kw_only=True, omit_defaults=True, tag="through_the_ages"):
    stack: list[AnyFrame]
    nations: list[NationView]
    round: int
    age: Annotated[str, Holds("age", ONE)]
    first: Annotated[str, Holds("seat", ONE)]
    mover: Annotated[str, Holds("seat", ONE)]
    last: int
    row: Annotated[list[str], Lies("card", SLOTS)]  # thirteen
    civil: Annotated[list[str], Lies("card", HAND)]  # everybody can work out what is left of the deck
    civil_box: Annotated[list[str], Lies("card", LIST, stock=True)]
    civil_gone: Annotated[list[str], Lies("card", LIST)]
    military_box: Annotated[list[str], Lies("card", LIST, stock=True)]
    military: Annotated[int, Lies("card", HAND, known=NO_ONE, counted=True, fits=of_this_age)]
    discards: Annotated[list[str], Lies("card", HAND, known=NO_ONE, knowers=True, fits=of_this_age)]
    gone: Annotated[list[str], Lies("card", HAND, known=NO_ONE, knowers=True, fits=of_another_age, stock=True)]
    past: Annotated[list[str], Lies("card", LIST)]
    current: Annotated[list[str], Lies("card", HAND, known=NO_ONE, knowers=True, back=back, fits=is_event)]
    top: Annotated[list[str], Lies("card", LIST, known=NO_ONE, knowers=True, back=back, fits=is_event)]
    future: Annotated[list[str], Lies("card", LIST, known=NO_ONE, knowers=True, back=back, fits=is_event)]
    unseen: Annotated[list[str], Unseen("card")]  # only military cards are ever hidden
    tactics: Annotated[list[str], Lies("card", HAND)]
    territory: Annotated[str, Own(show_territory, read_territory, Lies("card", LIST))]
    highest_bid: int
    bidder: Annotated[str, Holds("seat", ONE)]
    passed: Annotated[list[str], Holds("seat", BAG)]
    bonuses: Annotated[list[str], Chosen("card", "nations.hand")]
    drops: Annotated[list[str], Chosen("card", "nations.hand")]
    sent: Annotated[list[str], Chosen("card")]
    last_discarded: Annotated[list[str], Chosen("card")] = []  # the highest of the cards that are being discarded
    resignations: int
    end_scoring: list[int] = []


NAMES: dict[str, Any] = {kind: words for kind, words in KINDS.items() if isinstance(words, list)}
DERIVED = "colonization hand_bonus temple_faces theater_faces wonder_faces government_faces urban_buildings"
COMPUTED = [f"nations.{name}" for name in f"{DERIVED} technologies food resources".split()]
VIEWS: Final = Declared(RealmView, "nations", NationView, QUESTIONS, NAMES, COMPUTED, all_cards)
