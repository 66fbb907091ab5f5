"""Drawing and discarding action and objective cards. COC-15.4, 15.12, 20.6, 20.12."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import (
    DISCARDED,
    DRAW_ACTION,
    DRAW_OBJECTIVE,
    DREW_ACTION,
    DREW_OBJECTIVE,
    SHUFFLED_ACTIONS,
)
from ecumene.kernel.core.action import act, second
from ecumene.kernel.core.piles import add, distinct, draw_one, play_out, put, take_out
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, NOBODY, Frame

# decks, with the numbers that their cards have among the goods
ACTION_CARD: Final = 7
OBJECTIVE_CARD: Final = 8


def draw_actions(s: World, p: i64, count: i64) -> None:
    """COC-20.6: if the deck is empty, the discards become the new deck."""
    if count > 0:
        if len(s.action_deck) == 0 and len(s.action_gone) > 0:
            s.action_deck, s.action_gone = s.action_gone, []
            s.report(SHUFFLED_ACTIONS)
        if len(s.action_deck) > 0:
            s.push(DrawCards(p, ACTION_CARD, count))


def draw_objectives(s: World, p: i64, count: i64) -> None:
    """COC-15.12: nothing is drawn from an empty deck."""
    if count > 0 and len(s.objective_deck) > 0:
        s.push(DrawCards(p, OBJECTIVE_CARD, count))


@dataclass(init=False, eq=False)
class DrawCards(Frame):
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
        n = s.nations[self.seat]
        card: i64 = second(action)
        take_out(self.cards(s), card)
        if self.deck == ACTION_CARD:
            s.report(DREW_ACTION, self.seat, 1)
            put(n.hand, n.hand_known, card)
            draw_actions(s, self.seat, self.count - 1)
        else:
            s.report(DREW_OBJECTIVE, self.seat, 1)
            put(n.objectives, n.objectives_known, card)
            draw_objectives(s, self.seat, self.count - 1)


@dataclass(init=False, eq=False)
class DrawLater(Frame):
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


def discard_action(s: World, p: i64, card: i64) -> None:
    """COC-20.12: face up."""
    n = s.nations[p]
    play_out(n.hand, n.hand_known, card)
    add(s.action_gone, card)
    s.report(DISCARDED, p, card)
