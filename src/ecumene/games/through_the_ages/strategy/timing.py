"""How many turns are left: civil cards that are still to be dealt, by how fast they go."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import ACTION, TECHNOLOGY
from ecumene.games.through_the_ages.rules.state import Realm
from ecumene.games.through_the_ages.rules.turn import Turn

USUAL_RATE: Final[list[float]] = [3.4, 2.9, 2.4]  # civil cards dealt in a turn, with two, three and four players
SURE_AFTER: Final = 12.0  # turns: then what was seen at this table counts as much as what is usual
LAST_DECK: Final = 3  # the age in which the last cards are dealt
NO_HORIZON: Final = 99.0
ROUND_AFTER: Final = 0.5  # the last round follows that in which the cards run out


class Timing:
    """Kept for one set of rows and one number of players."""

    decks: list[float]  # civil cards of each age
    rate: float  # cards dealt in a turn
    horizon: float  # no more turns are seen than this

    def __init__(self) -> None:
        self.decks = [0.0] * (LAST_DECK + 1)
        self.rate = USUAL_RATE[0]
        self.horizon = NO_HORIZON

    def start(self, s: Realm) -> None:
        """Count the decks, and how fast the cards have gone at this table so far."""
        players: i64 = len(s.nations)
        self.decks = [0.0] * (LAST_DECK + 1)
        for card in s.rules.cards:
            if card.kind >= TECHNOLOGY and card.kind <= ACTION and card.age <= LAST_DECK:
                self.decks[card.age] += float(int(card.copies[players - 2]))
        dealt: float = 0.0
        age: i64
        for age in range(1, s.age):
            dealt += self.decks[age]
        if s.age > 0 and s.age <= LAST_DECK:
            dealt += self.decks[s.age] - float(len(s.civil))
        turns: float = float(int(s.round)) * float(int(players))
        self.rate = (USUAL_RATE[players - 2] * SURE_AFTER + dealt) / (SURE_AFTER + turns)

    def turns_until(self, s: Realm, age: i64) -> float:
        """Rounds until the deck of an age is empty."""
        if s.age > age:
            return 0.0
        cards: float = float(len(s.civil)) if s.age > 0 else 0.0
        later: i64
        for later in range(s.age + 1, age + 1):
            cards += self.decks[later]
        return cards / (self.rate * float(len(s.nations)))

    def rounds_left(self, s: Realm) -> float:
        """After this one."""
        if s.last >= 0:
            return float(int(s.last - s.round))
        return self.turns_until(s, LAST_DECK) + ROUND_AFTER

    def turns_left(self, s: Realm, p: i64) -> float:
        """Of a seat: one more if it has not moved in this round. The production of the mover counts as done."""
        n: i64 = len(s.nations)
        place: i64 = (p - s.first + n) % n
        moved: i64 = (s.mover - s.first + n) % n  # the place of the last seat that has moved
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Turn) and top.step == 0:  # between two turns, perhaps of two rounds
            moved = (top.mover - s.first + n) % n - 1
        return min(self.horizon, self.rounds_left(s)) + (1.0 if place > moved else 0.0)
