"""Where every card lies and who knows it. Not compiled.

Military hands, cards face down among discards and events, and unfinished private choices are secret. The backs of
events show their age; the number of cards in a hand is public.
"""

from __future__ import annotations

from dataclasses import fields

from ecumene.games.through_the_ages.border.questions import CARD
from ecumene.games.through_the_ages.cards.rows import AGES, EVENT, TERRITORY
from ecumene.games.through_the_ages.rules.seat import Nation
from ecumene.games.through_the_ages.rules.state import LAST_AGE, Realm
from ecumene.kernel.border.zones import EVERYONE, HAND, LIST, NO_ONE, ONE, OWNER, SLOTS, Scratch, Zone, Zones


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


def all_cards(s: Realm) -> list[int]:
    """Every printed card, and the starting technologies of the players at the table."""
    return [
        len(s.nations) if row in s.rules.starting else card.copies[2] for row, card in enumerate(s.rules.cards)
    ]  # fmt: skip


ZONES = Zones(
    [
        Zone("civil_gone", "card", LIST, EVERYONE),
        Zone("civil", "card", HAND, EVERYONE),  # everybody can work out what is left of the deck
        Zone("civil_box", "card", LIST, EVERYONE),
        Zone("military_box", "card", LIST, EVERYONE),
        Zone("past", "card", LIST, EVERYONE),
        Zone("row", "card", SLOTS, EVERYONE),
        Zone("tactics", "card", LIST, EVERYONE),
        Zone("territory", "card", LIST, EVERYONE),
        Zone("current", "card", HAND, NO_ONE, knowers="current_known", back=back, fits=is_event),
        Zone("top", "card", LIST, NO_ONE, knowers="top_known", back=back, fits=is_event),
        Zone("future", "card", LIST, NO_ONE, knowers="future_known", back=back, fits=is_event),
        Zone("military", "card", HAND, NO_ONE, fits=of_this_age),
        Zone("discards", "card", HAND, NO_ONE, knowers="discards_known", fits=of_this_age),
        Zone("gone", "card", HAND, NO_ONE, knowers="gone_known", fits=of_another_age),
        Zone("nations.hand", "card", HAND, OWNER, each=True, knowers="nations.hand_known", fits=in_hands),
        Zone("nations.techs", "card", LIST, EVERYONE, each=True),
        Zone("nations.government", "card", ONE, EVERYONE, each=True),
        Zone("nations.specials", "card", SLOTS, EVERYONE, each=True),
        Zone("nations.leader", "card", ONE, EVERYONE, each=True),
        Zone("nations.wonders", "card", LIST, EVERYONE, each=True),
        Zone("nations.unfinished", "card", ONE, EVERYONE, each=True),
        Zone("nations.colonies", "card", LIST, EVERYONE, each=True),
        Zone("nations.own_tactic", "card", ONE, EVERYONE, each=True),
        Zone("nations.wars", "card", LIST, EVERYONE, each=True),
        Zone("nations.pact", "card", ONE, EVERYONE, each=True),
        Zone("nations.civil_hand", "card", LIST, EVERYONE, each=True),
    ],
    names={"card": CARD},
    all_there_is=lambda s: {"card": all_cards(s)},
    public=dict.fromkeys(
        ["round", "age", "first", "mover", "last", "highest_bid", "bidder", "passed", "resignations", "end_scoring", *(
            f"nations.{f.name}" for f in fields(Nation)
            if f.name not in {
                "hand", "hand_known", "techs", "government", "specials", "leader", "wonders", "unfinished", "colonies",
                "own_tactic", "wars", "pact", "civil_hand",
            }
        )],
        "",
    ),
    scratch=(Scratch("bonuses", "nations.hand"), Scratch("drops", "nations.hand"), Scratch("sent", kind="card"),
             Scratch("last_discarded", kind="card")),
)  # fmt: skip
