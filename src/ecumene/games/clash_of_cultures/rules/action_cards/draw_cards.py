"""Drawing and discarding action and objective cards. COC-15.4, 15.12, 20.6, 20.12."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.seat import ACTION_CARD, OBJECTIVE_CARD
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import (
    DRAW_ACTION,
    DRAW_OBJECTIVE,
)
from ecumene.kernel.core.action import act, second
from ecumene.kernel.core.frames import Draw, Step
from ecumene.kernel.core.piles import distinct, draw_one
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, NOBODY


def draw_actions(s: World, p: i64, count: i64) -> None:
    """COC-20.6: if the deck is empty, the discards become the new deck."""
    if count > 0:
        if len(s.action_deck) == 0 and len(s.action_gone) > 0:
            s.shuffle_actions()
        if len(s.action_deck) > 0:
            s.push(DrawCards(p, ACTION_CARD, count))


def draw_objectives(s: World, p: i64, count: i64) -> None:
    """COC-15.12: nothing is drawn from an empty deck."""
    if count > 0 and len(s.objective_deck) > 0:
        s.push(DrawCards(p, OBJECTIVE_CARD, count))


@dataclass(init=False, eq=False)
class DrawCards(Draw):
    """Chance draws. Only the player who draws sees the cards."""

    seat: i64
    deck: i64
    count: i64

    def __init__(self, seat: i64, deck: i64, count: i64, player: i64 = CHANCE) -> None:
        self.player = player
        self.seat = seat
        self.deck = deck
        self.count = count

    def cards(self, s: World) -> list[int]:
        return s.action_deck if self.deck == ACTION_CARD else s.objective_deck

    def verb(self) -> i64:
        return DRAW_ACTION if self.deck == ACTION_CARD else DRAW_OBJECTIVE

    def legal(self, s: World) -> list[int]:
        return [act(self.verb(), self.seat, card) for card in distinct(self.cards(s))]

    def sample(self, s: World, rng: Rng) -> i64:
        return act(self.verb(), self.seat, draw_one(self.cards(s), rng))

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        if self.deck == ACTION_CARD:
            s.draw_action(self.seat, second(action))
            draw_actions(s, self.seat, self.count - 1)
        else:
            s.draw_objective(self.seat, second(action))
            draw_objectives(s, self.seat, self.count - 1)


@dataclass(init=False, eq=False)
class DrawLater(Step):
    """COC-20.6: after other draws, because they decide whether the discards become a new deck."""

    seat: i64
    count: i64

    def __init__(self, seat: i64, count: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.count = count

    def run(self, s: World) -> None:
        s.stack.pop()
        draw_actions(s, self.seat, self.count)
