"""The rows one match is played with: as printed, or with corrections."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from ecumene.games.through_the_ages.cards import ENDS_PACT, EVENT, PACT, TACTIC, TECHNOLOGY, WONDER, Card, numbers
from ecumene.kernel.corrections import Misfit, correct, fixed

MOST: Final = 99
FIRST_EVENTS: Final = 6  # TTA-2.13: so many events of age A four players need


def signed(value: Any) -> int:
    """Faces may be unhappy, tokens may be lost."""
    if type(value) is not int or not -9 <= value <= MOST:
        raise ValueError(f"a whole number from -9 to {MOST} is wanted")
    return value


def terms(value: Any) -> int:
    if type(value) is not int or not 0 <= value <= ENDS_PACT:
        raise ValueError(f"a whole number from 0 to {ENDS_PACT} is wanted")
    return value


def several(value: Any, count: int = 0, least: int = 0) -> list[int]:
    """Numbers in one text, `"3 2 1"`: so many of them, or any number."""
    if not isinstance(value, str):
        raise ValueError('numbers in one text are wanted, such as "3 2 1"')
    out = numbers(value)
    if count and len(out) != count:
        raise ValueError(f"{count} numbers are wanted")
    for n in out:
        if not least <= n <= MOST:
            raise ValueError(f"numbers from {least} to {MOST} are wanted")
    return out


SIDES: Final = partial(several, count=2, least=-9)
THREE: Final = partial(several, count=3)

# Fields that are not plain numbers from nought up. What is not here and not a number cannot be corrected.
READERS: Final[dict[str, Callable[[Any], Any]]] = {
    "happy": signed,
    "science": signed,
    "culture": signed,
    "blue": signed,
    "terms": terms,
    "stages": several,
    "copies": THREE,
    "army": THREE,
    "by_players": THREE,
    "discounts": partial(several, count=4),
    "side_culture": SIDES,
    "side_strength": SIDES,
    "side_military": SIDES,
    "side_food": SIDES,
    "side_resources": SIDES,
    "kind": fixed,
    "age": fixed,
    "type": fixed,
}


@dataclass(init=False, eq=False)
class Rules:
    """Saved as its corrections, from which the rows are made again: `setup.rules_of`.

    What is asked of cards most often, and no correction changes, lies in tables of its own.
    """

    corrections: str

    def __init__(self, corrections: str, cards: list[Card]) -> None:
        self.corrections = corrections
        self.cards: list[Card] = cards
        self.levels: list[int] = [card.age for card in cards]
        self.types: list[int] = [card.type for card in cards]
        for number, card in enumerate(cards):
            card.number = number
        correct({"cards": cards}, corrections, READERS)
        if corrections:
            for card in cards:
                check_row(card)
            check_decks(cards)
        self.civil_box: list[int] = []  # all cards, as they lie before the game (TTA-2.2)
        self.military_box: list[int] = []
        self.events_a: list[int] = []
        for card in sorted(cards, key=lambda card: card.age):
            if card.kind >= EVENT:
                box = self.military_box if card.age > 0 else self.events_a
                box += [card.number] * card.copies[2]
            elif card.kind != TECHNOLOGY or card.age > 0:  # those of age A lie on the player boards
                self.civil_box += [card.number] * card.copies[2]


def check_row(card: Card) -> None:
    """What the rules take for granted of a row."""
    if bool(card.stages) != (card.kind == WONDER):
        raise Misfit(("cards", card.name, "stages"), "wonders have stages, and nothing else has")
    if card.cheap_after_leader and card.kind != WONDER:
        raise Misfit(("cards", card.name, "cheap_after_leader"), "only wonders have it")
    if card.kind == TACTIC and sum(card.army) == 0:
        raise Misfit(("cards", card.name, "army"), "an army has at least one unit")
    if not copies_fit(card):
        raise Misfit(("cards", card.name, "copies"), "with more players as many or more; of military cards as many")


def copies_fit(card: Card) -> bool:
    """TTA-2.3 to 2.5, 2.7: civil decks grow with the players, military ones lack at most the pacts."""
    two, three, four = card.copies
    if card.kind == TECHNOLOGY and card.age == 0:
        return card.copies == [2, 3, 4]  # one on every player's board
    if card.kind < EVENT:
        return two <= three <= four
    return three == four and two == (0 if card.kind == PACT else four)


def check_decks(cards: list[Card]) -> None:
    """TTA-2.13, 4.7: the first events can be laid out, and every age has a last card with which it ends."""
    for players in range(3):
        for age in range(1, 4):
            if not any(c.kind < EVENT and c.age == age and c.copies[players] for c in cards):
                raise Misfit(("cards",), f"no civil cards of age {age} are left")
    if sum(c.copies[0] for c in cards if c.kind >= EVENT and c.age == 0) < FIRST_EVENTS:
        raise Misfit(("cards",), "too few military cards of age A are left")
