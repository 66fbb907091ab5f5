"""One attack: declared, rolled, strengthened by tokens, decided. CND-11.4 to 11.17, 11.26 to 11.28."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import (
    IN_BATTLE,
    MILITARY,
    TARGET_BARBARIAN,
    TARGET_CITY,
    TARGET_STATE,
    TARGET_TOKEN,
)
from ecumene.games.new_dawn.rules.diplomacy import return_all, return_state
from ecumene.games.new_dawn.rules.focus_row.row import slots_of
from ecumene.games.new_dawn.rules.focus_row.trade_tokens import missing_trade, spend, spend_offers
from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.map.difficulty import difficulty
from ecumene.games.new_dawn.rules.map.spaces import friendly, occupied, state_on
from ecumene.games.new_dawn.rules.military.battle_state import ATTACKER, DEFENDER, Battle
from ecumene.games.new_dawn.rules.military.capture import apply_win
from ecumene.games.new_dawn.rules.military.targets import target_kind_at
from ecumene.games.new_dawn.rules.powers import attack_bonus, defence_bonus
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import DONE, ROLL, SPEND, SPEND_NATURAL
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.frames import Draw, Step
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, NOBODY, NOT_OFFERED, Frame

STATE_DEFENCE: Final = 8  # CND-11.13, 14.1
CITY_TIMES: Final = 2  # the difficulty of a city's space is multiplied by this (CND-11.15)


def new_battle(s: Dawn, p: i64, card: i64, number: i64, at: i64) -> Battle:
    """An attack with this card, before the dice."""
    target: i64 = target_kind_at(s, p, at)
    return Battle(p, s.owner(at) if target >= TARGET_CITY else NONE, at, target, number, card)


def declare(s: Dawn, p: i64, card: i64, number: i64, at: i64) -> None:
    """CND-11.9, 11.26: the attacker returns diplomacy cards of the attacked side, then both sides roll."""
    b = new_battle(s, p, card, number, at)
    s.begin_battle(b)
    s.then([CombatRoll(ATTACKER), CombatRoll(DEFENDER), AddTokens(ATTACKER), AddTokens(DEFENDER), Outcome()])
    if b.defender != NONE:
        return_all(s, p, b.defender)
    elif b.target == TARGET_STATE:
        return_state(s, p, state_on(s, at))


# dice


def roller(s: Dawn, side: i64) -> i64:
    """CND-11.10: for a barbarian or city-state the player to the attacker's right rolls."""
    b = s.fighting()
    seat: i64 = b.seat(side)
    return seat if seat != NONE else s.order(b.attacker)[-1]


@dataclass(init=False, eq=False)
class CombatRoll(Draw):
    """CND-1.9, 11.11: one die for each side."""

    side: i64

    def __init__(self, side: i64, player: i64 = CHANCE) -> None:
        self.player = player
        self.side = side

    def legal(self, s: Dawn) -> list[int]:
        return [act(ROLL, n) for n in range(1, 7)]

    def sample(self, s: Dawn, rng: Rng) -> i64:
        return act(ROLL, 1 + rng.below(6))

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        s.roll_for(self.side, roller(s, self.side), first(action))


# combat values


def attack_value(s: Dawn, b: Battle) -> i64:
    """CND-11.12, 16.1: die, slot, card, bonuses and tokens; Iron Working adds more against barbarians."""
    row = s.rules.cards[b.card]
    value: i64 = b.attack_die + b.number + row.bonus + b.attack_tokens
    value += attack_bonus(s, b.attacker, b.space, b.target)
    if b.target == TARGET_BARBARIAN:
        value += row.bonus_barbarian
    return value


def defence_value(s: Dawn, b: Battle) -> i64:
    """CND-11.13, 11.14, 11.15, 11.28, 14.6, R-10: no cards count for a barbarian or a city-state."""
    value: i64 = b.defence_die + b.defence_tokens
    if b.target == TARGET_STATE:
        return value + STATE_DEFENCE
    ground: i64 = difficulty(s, b.attacker, b.space, IN_BATTLE)
    if b.target == TARGET_BARBARIAN:
        return value + ground
    if b.target != TARGET_TOKEN:
        ground *= CITY_TIMES
    return value + ground + support(s, b.defender, b.space) + defence_bonus(s, b.defender, b.space, b.attacker)


def support(s: Dawn, q: i64, at: i64) -> i64:
    """CND-11.14: reinforced control tokens of the defending player beside it, and itself if it is one."""
    strong = friendly(s, q).intersection(occupied(s).reinforced)
    return s.atlas.near_area[at].count_in(strong) + (1 if strong.has(at) else 0)


# tokens


@dataclass(init=False, eq=False)
class AddTokens(Step):
    """CND-11.16, R-10, R-11, R-23: both players may spend tokens; a player who has resigned does not.

    The attacker spends from the card of the attack; the defender from each of their military cards in turn (20.9).
    """

    side: i64
    since: i64  # the first slot that was not asked yet

    def __init__(self, side: i64, since: i64 = 0, player: i64 = NOBODY) -> None:
        self.player = player
        self.side = side
        self.since = since

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        b = s.fighting()
        p: i64 = b.seat(self.side)
        if p == NONE or not s.playing(p):
            return
        slot: i64
        for slot in slots_of(s, p, MILITARY):
            if slot >= self.since and (self.side == DEFENDER or s.empires[p].row[slot] == b.card):
                s.ask(Strengthen(p, self.side, slot))
                return


@dataclass(init=False, eq=False)
class Strengthen(Frame):
    """CND-11.16, D-21, D-22: one more token from the military card, or enough?"""

    side: i64
    slot: i64

    def __init__(self, player: i64, side: i64, slot: i64) -> None:
        self.player = player
        self.side = side
        self.slot = slot

    def legal(self, s: Dawn) -> list[int]:
        out: list[int] = []
        spend_offers(s, self.player, self.slot, out)
        out.append(act(DONE))
        return out

    def why_not(self, s: Dawn, action: i64) -> str:
        verb: i64 = verb_of(action)
        return "CND-20.18" if verb == SPEND_NATURAL else "CND-11.16" if verb == SPEND else NOT_OFFERED

    def missing(self, s: Dawn, action: i64) -> list[int]:
        return missing_trade(s, self.player, self.slot, action)

    def apply(self, s: Dawn, action: i64) -> None:
        if verb_of(action) == DONE:
            s.follow_with(AddTokens(self.side, self.slot + 1))
        else:
            s.follow_with(AddTokens(self.side, self.slot))
            s.strengthen(self.side)
            spend(s, self.player, self.slot, action)


@dataclass(init=False, eq=False)
class Outcome(Step):
    """CND-11.17: the higher value wins. With equal values the defender wins, and nothing happens."""

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        b = s.fighting()
        ours: i64 = attack_value(s, b)
        theirs: i64 = defence_value(s, b)
        s.end_battle(ours, theirs)
        if ours > theirs:
            apply_win(s, b.attacker, b.space, b.target)
