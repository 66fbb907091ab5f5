"""Military cards in hand: drawing and discarding. TTA-8.9, 8.10, 11.3, 11.5."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.through_the_ages.rules.state import LAST_AGE, Realm
from ecumene.games.through_the_ages.rules.verbs import DRAW
from ecumene.kernel.core.action import act, second
from ecumene.kernel.core.piles import copies, distinct, draw_one
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, Frame


def draw_cards(s: Realm, p: i64, count: i64) -> None:
    """TTA-8.9, 8.10: cards from the current military deck; none in Age IV, or if deck and discards are empty."""
    if count > 0 and s.age < LAST_AGE:
        if not s.military:
            s.reshuffle()
        if s.military:
            s.push(DrawCards(p, count))


@dataclass(init=False, eq=False)
class DrawCards(Frame):
    """TTA-8.9: chance draws; only the drawer sees the cards."""

    drawer: i64
    count: i64

    def __init__(self, drawer: i64, count: i64, player: i64 = CHANCE) -> None:
        self.player = player
        self.drawer = drawer
        self.count = count

    def legal(self, s: Realm) -> list[int]:
        return [act(DRAW, self.drawer, c) for c in distinct(s.military)]

    def weights(self, s: Realm) -> list[int]:
        return copies(s.military)

    def sample(self, s: Realm, rng: Rng) -> i64:
        return act(DRAW, self.drawer, draw_one(s.military, rng))

    def apply(self, s: Realm, action: i64) -> None:
        s.stack.pop()
        s.draw(self.drawer, second(action))
        if not s.military:
            s.reshuffle()
        draw_cards(s, self.drawer, self.count - 1)


def discard_all(s: Realm, p: i64, before: i64) -> None:
    """Every card of earlier ages, face down, the oldest age first: the order must not reveal which cards they are."""
    age: i64
    for age in range(before):
        for c in s.nations[p].hand[:]:
            if s.card(c).age == age:
                s.discard_hidden(p, c)
