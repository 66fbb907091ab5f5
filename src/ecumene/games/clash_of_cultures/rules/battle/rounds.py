"""The steps of a battle: Siegecraft, rounds with cards, dice and casualties, and what follows. COC-16, 18.5.

The steps run in order. A step that asks a player puts its question on top of the stack.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.clash_of_cultures.rules.battle.casualties import hit_city, lose_fighters
from ecumene.games.clash_of_cultures.rules.battle.choose_card import ask_combat_card, reveal_cards
from ecumene.games.clash_of_cultures.rules.battle.combat_value import combat_value, dice_of, hits_of
from ecumene.games.clash_of_cultures.rules.battle.dice import CombatRoll
from ecumene.games.clash_of_cultures.rules.battle.fighters import (
    card_of,
    fighters,
    fortress_defends,
    is_raid,
    is_seat,
    leader_of,
)
from ecumene.games.clash_of_cultures.rules.battle.figures import (
    ATTACKER,
    ATTACKER_WON,
    CUT_BLOCK,
    CUT_DIE,
    DEFENDER,
    DEFENDER_WON,
    DRAW,
    NONE_YET,
    STOPPED,
)
from ecumene.games.clash_of_cultures.rules.battle.outcome import (
    apply_result,
    comfort_loser,
    finish_battle,
    offer_capture_goals,
)
from ecumene.games.clash_of_cultures.rules.costs import can_pay, charge
from ecumene.games.clash_of_cultures.rules.objectives import after_battle
from ecumene.games.clash_of_cultures.rules.powers import has_power, powers
from ecumene.games.clash_of_cultures.rules.seat import FOOD, ORE, WOOD
from ecumene.games.clash_of_cultures.rules.state import World
from ecumene.games.clash_of_cultures.rules.verbs import FIGHT, NO, RETREAT, STRUCK, YES
from ecumene.kernel.core.action import act, verb_of
from ecumene.kernel.core.bits import each
from ecumene.kernel.core.frames import Step
from ecumene.kernel.core.state import NOBODY, Frame

# Siegecraft: COC-16.18


def offer_siegecraft(s: World, what: i64) -> None:
    """D16: the attacker of a usable fortress may pay to cancel its die, then its block."""
    b = s.fight
    if b.fortress and not is_raid(s) and has_power(s, b.attacker, s.rules.hooks.cut_price):
        if can_pay(s, b.attacker, siegecraft_price(s, b.attacker, what), False):
            s.push(CutFortress(b.attacker, what))


def siegecraft_price(s: World, p: i64, what: i64) -> i64:
    n: i64 = 0
    for power in powers(s, p, s.rules.hooks.cut_price):
        n = power.cut_price()
    return each(WOOD if what == CUT_DIE else ORE, n)


@dataclass(init=False, eq=False)
class CutFortress(Frame):
    """COC-16.18: wood cancels the die of the fortress, ore its block. Pay?"""

    what: i64

    def __init__(self, player: i64, what: i64) -> None:
        self.player = player
        self.what = what

    def legal(self, s: World) -> list[int]:
        return [act(NO), act(YES)]

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == YES:
            s.cut_fortress(self.what)
            charge(s, self.player, siegecraft_price(s, self.player, self.what))


# cards


def begin_round(s: World) -> None:
    s.begin_battle_round()


def martyr(s: World) -> None:
    """Both sides lose a fighting unit. The attacker chooses first."""
    side: i64
    for side in range(2):
        row = card_of(s, side)
        if row is not None and row.martyrs:
            lose_fighters(s, DEFENDER, 1)
            lose_fighters(s, ATTACKER, 1)


def is_settled(s: World) -> bool:
    """COC-16.38: a side has no units and no fortress that still rolls; or the battle is already over."""
    if s.fight.result != NONE_YET or fighters(s, ATTACKER) == 0:
        return True
    return fighters(s, DEFENDER) == 0 and not fortress_defends(s, DEFENDER) and not is_raid(s)


def reveal(s: World, side: i64) -> None:
    """COC-16.9: what cards do before the roll, the attacker's first."""
    row = card_of(s, side)
    if row is not None and fighters(s, side) > 0 and not is_settled(s):
        row.reveal(s, side)


def withdraw(s: World) -> None:
    """Tactical Retreat comes after all other effects before the roll."""
    row = card_of(s, DEFENDER)
    if row is not None and fighters(s, DEFENDER) > 0 and not is_settled(s):
        row.withdraw(s, DEFENDER)


def may_ransom(s: World) -> None:
    """D18, Siege: the defender may pay food before the roll."""
    row = card_of(s, ATTACKER)
    if row is not None and row.ransom > 0 and not is_settled(s) and is_seat(s, DEFENDER):
        p: i64 = leader_of(s, DEFENDER)
        if s.playing(p) and can_pay(s, p, each(FOOD, row.ransom), False):
            s.push(Ransom(p, row.ransom))


@dataclass(init=False, eq=False)
class Ransom(Frame):
    """Siege: pay the food?"""

    food: i64

    def __init__(self, player: i64, food: i64) -> None:
        self.player = player
        self.food = food

    def legal(self, s: World) -> list[int]:
        return [act(NO), act(YES)]

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == YES:
            s.pay_ransom()
            charge(s, self.player, each(FOOD, self.food))


# dice and casualties


def roll_all(s: World) -> None:
    """COC-16.2, 16.38, 16.39: the attacker's dice first."""
    if is_settled(s):
        return
    if fighters(s, DEFENDER) == 0 and not is_raid(s):
        s.let_fortress_roll_alone()
    side: i64 = DEFENDER
    while side >= ATTACKER:
        if dice_of(s, side) > 0:
            s.push(CombatRoll(side, dice_of(s, side)))
        side -= 1


def deal_hits(s: World) -> None:
    """COC-16.3, 16.4, 18.16: both sides deal their hits at the same time."""
    b = s.fight
    if b.sides[ATTACKER].dice == 0:
        return
    hits: list[int] = [0, 0]
    side: i64
    for side in range(2):
        hits[side] = hits_of(s, side)
        if b.sides[side].dice > 0:
            s.report(STRUCK, leader_of(s, side), combat_value(s, side), hits[side])
    if not is_raid(s):
        lose_fighters(s, DEFENDER, hits[ATTACKER])
    elif hits[ATTACKER] > 0:
        hit_city(s, leader_of(s, DEFENDER), hits[ATTACKER])
    lose_fighters(s, ATTACKER, hits[DEFENDER])


def after(s: World) -> None:
    """COC-16.9: what cards do after casualties, the attacker's first."""
    side: i64 = DEFENDER
    while side >= ATTACKER and s.fight.sides[ATTACKER].dice > 0:
        row = card_of(s, side)
        if row is not None:
            row.after(s, side)
        side -= 1


def decide_result(s: World) -> None:
    """COC-3.12, 16.5, 16.6, 16.15, 18.17: who has won? If nobody, the attacker may continue."""
    b = s.fight
    if b.result != NONE_YET:
        return
    attackers: i64 = fighters(s, ATTACKER)
    if is_raid(s):
        s.decide_battle(ATTACKER_WON if b.damaged else DEFENDER_WON if attackers == 0 else STOPPED)
    elif fighters(s, DEFENDER) == 0:
        lost: i64 = DEFENDER_WON if b.alone else DRAW
        s.decide_battle(ATTACKER_WON if attackers > 0 else lost)
    elif attackers == 0:
        s.decide_battle(DEFENDER_WON)
    elif b.origin < 0 or b.origin == b.at:  # COC-16.34
        s.follow_with(NEXT_ROUND)
    else:
        s.ask(GoOn(b.attacker))


@dataclass(init=False, eq=False)
class GoOn(Frame):
    """COC-16.6, 16.7, D20: another round, or do all attackers go back?"""

    def legal(self, s: World) -> list[int]:
        return [act(FIGHT), act(RETREAT)]

    def apply(self, s: World, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == FIGHT:
            s.follow_with(NEXT_ROUND)
        else:
            s.decide_battle(STOPPED)


# the order of the rulebook: COC-16.1, 16.9


def offer_to_cut_die(s: World) -> None:
    offer_siegecraft(s, CUT_DIE)


def offer_to_cut_block(s: World) -> None:
    offer_siegecraft(s, CUT_BLOCK)


def ask_attacker(s: World) -> None:
    ask_combat_card(s, ATTACKER)


def ask_defender(s: World) -> None:
    ask_combat_card(s, DEFENDER)


def reveal_attacker(s: World) -> None:
    reveal(s, ATTACKER)


def reveal_defender(s: World) -> None:
    reveal(s, DEFENDER)


STEPS: Final[list[Callable[[World], None]]] = [
    offer_to_cut_die,  # COC-16.18
    offer_to_cut_block,
    begin_round,
    ask_attacker,  # COC-16.1
    ask_defender,
    reveal_cards,
    martyr,
    reveal_attacker,
    reveal_defender,
    withdraw,
    may_ransom,
    roll_all,  # COC-16.2
    deal_hits,  # COC-16.3, 16.4
    after,
    decide_result,  # COC-16.5, 16.6
    apply_result,  # COC-16.21
    comfort_loser,  # COC-16.19
    after_battle,  # COC-19.9
    offer_capture_goals,
    finish_battle,  # COC-16.42
]


@dataclass(init=False, eq=False)
class Fight(Step):
    """One step of a battle; the next one follows."""

    step: i64  # its place in `STEPS`

    def __init__(self, step: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.step = step

    def run(self, s: World) -> None:
        if self.step + 1 < len(STEPS):
            s.follow_with(FIGHTS[self.step + 1])
        else:
            s.stack.pop()
        STEPS[self.step](s)


FIGHTS: Final = [Fight(step) for step in range(len(STEPS))]
NEXT_ROUND: Final = FIGHTS[STEPS.index(begin_round)]


def begin_rounds(s: World) -> None:
    s.push(FIGHTS[0])


def begin_without_fight(s: World) -> None:
    """COC-3.13: nobody fights, so only the steps after the fight."""
    s.push(FIGHTS[STEPS.index(apply_result)])
