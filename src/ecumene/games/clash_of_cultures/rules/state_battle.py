"""How the battle of a position goes on. Each method changes one thing and reports it. COC-16."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.battle.figures import (
    ATTACKER_WON,
    CUT_DIE,
    DEFENDER_WON,
    DRAW,
    NO_CARD,
    UNOPPOSED,
    Battle,
)
from ecumene.games.clash_of_cultures.rules.map.packed_city import BARBARIANS
from ecumene.games.clash_of_cultures.rules.once_flags import GREAT_WARLORD_PLAYED
from ecumene.games.clash_of_cultures.rules.seat import ORE, WOOD
from ecumene.games.clash_of_cultures.rules.shared_lists import with_one_more
from ecumene.games.clash_of_cultures.rules.state_cards import WorldCards
from ecumene.games.clash_of_cultures.rules.verbs import (
    BATTLE_BEGAN,
    BATTLE_ROUND,
    CAPTURED,
    DRAWN,
    IGNORED,
    LAID,
    RANSOMED,
    SIEGED,
    TOOK_CARD,
    TURNED_UP,
    WARLORD_LEADS,
    WON,
)
from ecumene.kernel.core.bits import each, one
from ecumene.kernel.core.piles import EVERYBODY, put, slip_out


@dataclass(init=False, eq=False)
class WorldBattle(WorldCards):
    """A position, and what changes its battle."""

    # from the beginning to the end

    def begin_battle(self, battle: Battle) -> None:
        self.battle = battle
        self.report(BATTLE_BEGAN, battle.attacker, battle.defender, battle.at)

    def enter_unopposed(self, battle: Battle) -> None:
        """COC-3.13: nobody fights."""
        battle.result = UNOPPOSED
        self.battle = battle

    def follow_warlord(self, p: i64, bonus: i64) -> None:
        """COC-17.22: for the attacker, in this battle only."""
        self.nations[p].used &= ~one(GREAT_WARLORD_PLAYED)
        self.fight.warlord = bonus
        self.report(WARLORD_LEADS, p, bonus)

    def cut_fortress(self, what: i64) -> None:
        """COC-16.18: wood takes its die, ore its block."""
        b = self.fight
        b.siege |= one(what)
        self.report(SIEGED, b.attacker, WOOD if what == CUT_DIE else ORE)

    def begin_battle_round(self) -> None:
        b = self.fight
        b.start_round()
        self.report(BATTLE_ROUND, b.round)

    def decide_battle(self, result: i64) -> None:
        """COC-16.5, 16.6."""
        b = self.fight
        b.result = result
        if result == DRAW:
            self.report(DRAWN, b.at)
        elif result == ATTACKER_WON or result == DEFENDER_WON:
            self.report(WON, b.attacker if result == ATTACKER_WON else b.defender, b.at)

    def capture_city(self) -> None:
        """COC-20.10: a captured city and its battle count once."""
        b = self.fight
        b.captured = True
        self.report(CAPTURED, b.attacker, b.defender, b.at)
        if b.attacker == self.mover:
            n = self.nations[self.mover]
            if b.result == UNOPPOSED:
                n.triumphs += 1
            if b.defender != BARBARIANS:
                n.captures += each(b.defender)

    def count_battle(self, p: i64, won: bool) -> None:
        """COC-3.13, 20.8: a land battle in the turn of p, for cards and objectives."""
        n = self.nations[p]
        n.fought_at = n.fought_at + [self.fight.at]
        if won:
            n.won_battles += 1
            n.triumphs += 1

    def end_battle(self) -> None:
        self.battle = None

    # combat cards

    def lay_card(self, p: i64, card: i64, alike: list[int]) -> None:
        """COC-16.1: face down; it may be any of those `alike`."""
        n = self.nations[p]
        slip_out(n.hand, n.hand_known, card, alike)
        n.laid = n.laid + [card]
        self.report(LAID, p)

    def turn_up_card(self, side: i64) -> i64:
        """COC-16.1: which card it was, or NO_CARD."""
        leader: i64 = self.fight.sides[side].leader
        if leader == BARBARIANS or len(self.nations[leader].laid) == 0:
            return NO_CARD
        n = self.nations[leader]
        card: i64 = n.laid[0]
        n.laid = []
        self.fight.sides[side].card = self.rules.actions[card].combat
        self.report(TURNED_UP, leader, card)
        return card

    def take_combat_card(self, side: i64, card: i64) -> None:
        """COC-20.11: the card of the other side comes into the hand. Everybody knows that it is there."""
        taker: i64 = self.fight.sides[side].leader
        n = self.nations[taker]
        put(n.hand, n.hand_known, card, EVERYBODY)
        self.fight.sides[1 - side].card = NO_CARD
        self.report(TOOK_CARD, taker, self.fight.sides[1 - side].leader, card)

    def ignore_card(self, side: i64, card: i64) -> None:
        """The card of this side has no effect."""
        self.fight.sides[side].card = NO_CARD
        self.report(IGNORED, self.fight.sides[side].leader, card)

    def discard_combat_card(self, card: i64) -> None:
        self.action_gone = with_one_more(self.action_gone, card)

    def pay_ransom(self) -> None:
        b = self.fight
        b.ransomed = True
        self.report(RANSOMED, b.defender)

    # dice and losses

    def count_die(self, side: i64, n: i64) -> None:
        self.fight.sides[side].add_die(n)

    def cancel_hits(self, side: i64, n: i64) -> None:
        """Hits against this side, in this round."""
        self.fight.sides[side].cancel = n

    def let_fortress_roll_alone(self) -> None:
        self.fight.alone = True

    def count_lost(self, side: i64, n: i64) -> None:
        self.fight.sides[side].add_lost(n)

    def count_scavenged(self, side: i64) -> None:
        """This side removed an enemy unit with a possible trade route."""
        self.fight.scavenged |= one(side)

    def count_damage(self) -> None:
        self.fight.damaged += 1
