"""What every field holds and who knows it: the Structs of a view, from which all else follows.

The only secret is what the builder of the Great Library has drawn. All else that nobody has seen is in bags, and what a
bag holds follows from what has been seen. Cards need no zones: no card is ever known to one seat only. A test of this
game counts them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

from ecumene.games.seven_wonders_duel.border.questions import (
    CARD_NAMES,
    OPTIONS,
    QUESTIONS,
    SEATS,
    TOKEN_NAMES,
    WONDER_NAMES,
)
from ecumene.games.seven_wonders_duel.cards.buildings import DECK_SIZE, FIRST_CARD
from ecumene.games.seven_wonders_duel.cards.rows import GUILDS, SYMBOLS
from ecumene.games.seven_wonders_duel.rules.lines import NO_CARD, line_of
from ecumene.games.seven_wonders_duel.rules.military import LOOT
from ecumene.games.seven_wonders_duel.rules.state import EMPTY, FACE_DOWN, Duel
from ecumene.games.seven_wonders_duel.rules.structure import PLACES
from ecumene.kernel.border.declared import NUMBER, Declared, Holds, Lies, Own, Rest
from ecumene.kernel.border.questions import FrameView
from ecumene.kernel.border.views import View
from ecumene.kernel.border.zones import BAG, LIST, ONE
from ecumene.kernel.core.bits import bag_of, members
from ecumene.kernel.core.state import NOBODY, SHARED

if TYPE_CHECKING:
    AnyFrame = FrameView
else:
    AnyFrame = QUESTIONS.type

ENDINGS = ["", "civilian", "military", "scientific"]
DECKS = [CARD_NAMES[start : start + size] for start, size in zip(FIRST_CARD, DECK_SIZE)]
AT_PLACE = {**dict(enumerate(CARD_NAMES)), FACE_DOWN: "?", EMPTY: ""}
CARDS_AT_PLACE = {name: c for c, name in AT_PLACE.items()}
NAMES: dict[str, Any] = {
    "card": CARD_NAMES,
    "guild": DECKS[GUILDS],
    "wonder": WONDER_NAMES,
    "token": TOKEN_NAMES,
    "symbol": SYMBOLS,
    "loot": LOOT,  # by their coins
    "option": OPTIONS,
    "ending": ENDINGS,
}


def library_builder(s: Duel, owner: int) -> int:
    """A bag of seats: who looks at the drawn tokens, and so knows what is left in the box."""
    builder = int(s.library_builder())
    return 0 if builder == NOBODY else bag_of([builder])


# fields with functions of their own


def show_table(s: Duel, p: int) -> list[str]:
    return [AT_PLACE[int(s.card_at(place))] for place in range(PLACES)]


def read_table(s: Duel, p: int, names: list[str]) -> None:
    lay_table(s, [CARDS_AT_PLACE[name] for name in names])


def lay_table(s: Duel, cards: list[int]) -> None:
    """By place: a card, FACE_DOWN or EMPTY."""
    s.left = bag_of([place for place, c in enumerate(cards) if c != EMPTY])
    known = [max(c, NO_CARD) for c in cards]
    s.table, s.table_7, s.table_14 = line_of(known[:7]), line_of(known[7:14]), line_of(known[14:])


def show_unseen(s: Duel, p: int) -> list[str]:
    """The bag has numbers within the deck of this age."""
    deck = DECKS[s.age]
    return [deck[i] for i in members(s.bag)]


def read_unseen(s: Duel, p: int, unseen: list[str]) -> None:
    s.bag = bag_of([DECKS[s.age].index(name) for name in unseen])


def show_winners(s: Duel, p: int) -> list[str]:
    return [] if s.winner == NOBODY else [SEATS[q] for q in (0, 1) if s.winner in (q, SHARED)]


def read_winners(s: Duel, p: int, winners: list[str]) -> None:
    if winners:
        s.winner = SHARED if len(winners) > 1 else SEATS.index(winners[0])


class CityView(msgspec.Struct, frozen=True):
    coins: int
    city: Annotated[list[str], Holds("card", LIST)]
    wonders: Annotated[list[str], Holds("wonder", BAG)]
    raised: Annotated[list[str], Holds("wonder", BAG)]
    tokens: Annotated[list[str], Lies("token", BAG)]
    symbols: Annotated[list[str], Holds("symbol", BAG, computed=True)]
    loot: Annotated[list[int], Holds("loot", BAG)]  # military tokens still on this side


class DuelView(View, frozen=True, kw_only=True, tag="seven_wonders_duel"):
    stack: list[AnyFrame]
    seats: list[CityView]
    options: Annotated[list[str], Holds("option", BAG)]
    age: int
    table: Annotated[list[str], Own(show_table, read_table)]
    backs: Annotated[list[int], Holds(NUMBER, BAG)]  # places that hold guilds
    unseen: Annotated[list[str], Own(show_unseen, read_unseen)]
    unseen_guilds: Annotated[list[str], Holds("guild", BAG, field="guild_bag")]
    marker: int
    tokens: Annotated[list[str], Lies("token", BAG)]
    box: Annotated[list[str], Rest("token", BAG, known=library_builder, stock=True)]
    drawn: Annotated[list[str], Lies("token", BAG, known=library_builder, count="drawn_count")]
    drawn_count: int
    offered: Annotated[list[str], Holds("wonder", BAG)]
    unseen_wonders: Annotated[list[str], Holds("wonder", BAG, field="wonder_bag")]
    discard: Annotated[list[str], Holds("card", LIST)]
    winners: Annotated[list[str], Own(show_winners, read_winners)]
    how: Annotated[str, Holds("ending", ONE)]


SUMS = "makes any_raw any_good fixed colors links wonder_discount blue_discount extra_shields link_coins again taxes"
STRUCTURE = "table table_7 table_14 open open_cards left due"
COMPUTED = [*STRUCTURE.split(), "bag", "winner", *(f"seats.{name}" for name in SUMS.split())]
VIEWS: Final = Declared(DuelView, "seats", CityView, QUESTIONS, NAMES, COMPUTED)
