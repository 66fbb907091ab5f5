"""Combat cards of a round: laid face down, then turned up. COC-16.1, 16.8, 20.4, 20.11."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.battle.combat_value import can_use_combat_half
from ecumene.games.clash_of_cultures.rules.battle.fighters import card_of, is_seat, leader_of
from ecumene.games.clash_of_cultures.rules.battle.figures import ATTACKER, DEFENDER, NO_CARD
from ecumene.games.clash_of_cultures.rules.powers import has_power
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import LAY, PASS
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.piles import distinct
from ecumene.kernel.core.state import NOT_OFFERED, Frame


def ask_combat_card(s: World, side: i64) -> None:
    """COC-16.1, 16.8, 20.4, D17: every player with Tactics and a card in hand is asked, because the hand is secret."""
    p: i64 = leader_of(s, side)
    if is_seat(s, side) and s.playing(p) and has_power(s, p, s.rules.hooks.lays_combat_cards) and s.nations[p].hand:
        s.push(LayCard(p, side))


@dataclass(init=False, eq=False)
class LayCard(Frame):
    """COC-16.1, 16.8, R14, D17: a combat card face down, or none. The other side sees only if there is one."""

    side: i64

    def __init__(self, player: i64, side: i64) -> None:
        self.player = player
        self.side = side

    def cards(self, s: World) -> list[int]:
        return [
            c
            for c in distinct(s.nations[self.player].hand)
            if can_use_combat_half(s, self.side, s.rules.actions[c].combat)
        ]

    def legal(self, s: World) -> list[int]:
        return [act(LAY, c) for c in self.cards(s)] + [act(PASS)]

    def why_not(self, s: World, action: i64) -> str:
        held: bool = verb_of(action) == LAY and first(action) in s.nations[self.player].hand
        return "COC-16.8" if held else NOT_OFFERED

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == LAY:
            s.lay_card(self.player, first(action), self.cards(s))


def reveal_cards(s: World) -> None:
    """COC-16.1, 16.9, 20.11, 20.12: both cards are shown. Scout first, then Martyr: the enemy's card has no effect.

    Scout also takes it into the hand, and everybody knows that it is there.
    """
    cards = [s.turn_up_card(ATTACKER), s.turn_up_card(DEFENDER)]
    side: i64
    for side in range(2):
        taker = card_of(s, side)
        if taker is not None and taker.takes and cards[1 - side] != NO_CARD:
            s.take_combat_card(side, cards[1 - side])
            cards[1 - side] = NO_CARD
    for side in range(2):
        row = card_of(s, side)
        if row is not None and row.martyrs and cards[1 - side] != NO_CARD:
            s.ignore_card(1 - side, cards[1 - side])
    for side in range(2):
        if cards[side] != NO_CARD:
            s.discard_combat_card(cards[side])
