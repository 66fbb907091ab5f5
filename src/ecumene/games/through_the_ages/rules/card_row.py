"""The card row: what is removed, moved and dealt. TTA-4.1 to 4.7."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.cards.rows import NONE
from ecumene.games.through_the_ages.rules.ages import end_age, end_age_a
from ecumene.games.through_the_ages.rules.state import LAST_AGE, SLOTS, Realm
from ecumene.games.through_the_ages.rules.verbs import DEAL
from ecumene.kernel.core.action import act, first
from ecumene.kernel.core.frames import Draw, Step
from ecumene.kernel.core.piles import copies, distinct, draw_one
from ecumene.kernel.core.rng import Rng

SWEPT_SLOTS: Final[list[int]] = [0, 0, 3, 2, 1]  # TTA-4.2, by players left


def sweep_row(s: Realm) -> None:
    """TTA-4.2: cards that still lie in the leftmost slots leave the game."""
    slot: i64
    for slot in range(SWEPT_SLOTS[s.left()]):
        if s.row[slot] != NONE:
            s.sweep(slot)


def replenish(s: Realm) -> None:
    """TTA-4.3, 4.4, 4.12: move cards to the left, then fill the empty slots; in Age IV there are no cards for it."""
    s.slide_row()
    if s.age < LAST_AGE:
        s.push(FILL)


def goes_on(s: Realm) -> bool:
    """TTA-4.4: there is an empty slot and a card for it. There are no gaps (TTA-4.3): the last slot is filled last."""
    return s.row[SLOTS - 1] == NONE and len(s.civil) > 0


@dataclass(init=False, eq=False)
class Fill(Step):
    """TTA-4.4, 4.5: card by card from the left, while the deck lasts. Age A ends with the first replenishment."""

    def run(self, s: Realm) -> None:
        if s.age == 0 and s.round > 0 and not goes_on(s):
            end_age_a(s)
        if goes_on(s):
            s.push(DEAL_CARD)
        else:
            s.stack.pop()


@dataclass(init=False, eq=False)
class DealCard(Draw):
    """TTA-4.4, 4.7: chance deals from the current civil deck into the first empty slot. The last card ends the age."""

    def legal(self, s: Realm) -> list[int]:
        return [act(DEAL, c) for c in distinct(s.civil)]

    def weights(self, s: Realm) -> list[int]:
        return copies(s.civil)

    def sample(self, s: Realm, rng: Rng) -> i64:
        return act(DEAL, draw_one(s.civil, rng))

    def apply(self, s: Realm, action: i64) -> None:
        """It stays on top for the next card: `Fill` would only ask for another one."""
        s.deal(first(action))
        if goes_on(s):
            return
        s.stack.pop()
        if s.age > 0 and not s.civil:
            end_age(s)


FILL: Final = Fill()
DEAL_CARD: Final = DealCard()
