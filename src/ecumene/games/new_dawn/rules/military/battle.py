"""One attack: declared, rolled, strengthened by tokens, decided. CND-11.4 to 11.17, 11.26 to 11.28."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import IN_BATTLE, MILITARY, PREY_BARBARIAN, PREY_CITY, PREY_STATE, PREY_TOKEN
from ecumene.games.new_dawn.cards.tiles import SPACES, STATE_MARK
from ecumene.games.new_dawn.rules.diplomacy import return_all, return_state
from ecumene.games.new_dawn.rules.focus_row.row import slots_of
from ecumene.games.new_dawn.rules.focus_row.tokens import spend, spend_offers
from ecumene.games.new_dawn.rules.map.distance import ANY_TERRAIN, FAR, goes_through, spread
from ecumene.games.new_dawn.rules.map.spaces import barbarian_on, difficulty, is_city, is_rival, lands_of, state_on
from ecumene.games.new_dawn.rules.military.battle_fields import (
    ATTACKER,
    B_AT,
    B_ATT,
    B_ATT_DIE,
    B_ATT_SPENT,
    B_CARD,
    B_DEF,
    B_DEF_DIE,
    B_DEF_SPENT,
    B_SLOT,
    B_WHAT,
    DEFENDER,
    FIGURES,
)
from ecumene.games.new_dawn.rules.military.capture import win
from ecumene.games.new_dawn.rules.powers import any_range, attack_bonus, defence_bonus
from ecumene.games.new_dawn.rules.state import NONE, REINFORCED, Dawn, held
from ecumene.games.new_dawn.rules.verbs import (
    ATTACK_FAILED,
    ATTACK_ROLLED,
    ATTACK_WON,
    ATTACKED,
    DEFENCE_ROLLED,
    DONE,
    ROLL,
    SPEND,
    SPEND_NATURAL,
)
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.piles import holds
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, NOBODY, NOT_OFFERED, Frame

STATE_DEFENCE: Final = 8  # CND-11.13, 14.1
CITY_TIMES: Final = 2  # a city's difficulty counts so often (CND-11.15)


def target_at(s: Dawn, p: i64, space: i64) -> i64:
    """CND-11.5, 11.27: what p can attack there; a barbarian covers all else."""
    if barbarian_on(s, space) != NONE:
        return PREY_BARBARIAN
    if state_on(s, space) != NONE:
        return PREY_STATE
    owner: i64 = s.owner(space)
    if owner == NONE or owner == p:
        return NONE
    return PREY_CITY if is_city(s, space) else PREY_TOKEN


def sources(s: Dawn, p: i64) -> list[int]:
    """CND-11.4, 11.7: friendly spaces that were not taken by attack in this turn."""
    taken = s.empires[p].taken
    out: list[int] = []
    space: i64
    for space in lands_of(s, p):
        if not holds(taken, space):
            out.append(space)
    return out


def prey(s: Dawn, p: i64, space: i64) -> bool:
    """CND-11.5: is there anything p can attack?"""
    return is_rival(s, p, space) or state_on(s, space) != NONE or barbarian_on(s, space) != NONE


def all_prey(s: Dawn, p: i64) -> list[int]:
    """CND-11.5: wherever there is something p can attack, near or far."""
    out: list[int] = []
    q: i64
    space: i64
    thing: i64
    for q in range(len(s.empires)):
        if q != p:
            out.extend(lands_of(s, q))
    for space, thing in enumerate(s.things):
        if thing >= STATE_MARK and not is_rival(s, p, space):
            out.append(space)
    for space in s.barbarians:
        if space != NONE and not holds(out, space):
            out.append(space)
    out.sort()
    return out


def targets(s: Dawn, p: i64, card: i64) -> list[int]:
    """CND-5.12, 11.3, 11.5, 11.6, 11.8, 18.1: where p may attack with this card; from where makes no difference."""
    return targets_from(s, p, card, sources(s, p))


def targets_from(s: Dawn, p: i64, card: i64, starts: list[int]) -> list[int]:
    """From these spaces."""
    row = s.rules.cards[card]
    out: list[int] = []
    if not starts:
        return out
    if any_range(s, p):
        return all_prey(s, p)
    far: list[int] = [FAR] * SPACES
    spread(s, p, starts, row.reach - 1, ANY_TERRAIN, row.through, IN_BATTLE, far)
    space: i64
    for space in all_prey(s, p):
        if far[space] != FAR or (row.reach > 0 and one_step_more(s, p, space, far, row.through)):
            out.append(space)
    return out


def one_step_more(s: Dawn, p: i64, space: i64, far: list[int], way: i64) -> bool:
    """Does counting that has come so far reach this space with the next step?"""
    near: i64
    for near in s.atlas.near[space]:
        if far[near] == 0 or (far[near] != FAR and goes_through(s, p, near, way)):
            return True
    return False


def refuse_target(s: Dawn, p: i64, card: i64, at: i64) -> str:
    """CND-11.4 to 11.7: nothing to attack, no space to attack from, too far away, or no way to count."""
    if not holds(all_prey(s, p), at):
        return "CND-11.5"
    if holds(targets_from(s, p, card, lands_of(s, p)), at):
        return "CND-11.7"
    space: i64
    for space in sources(s, p):
        if s.atlas.distance(space, at) <= s.rules.cards[card].reach:
            return "CND-11.6"
    return "CND-11.4"


def some_target(s: Dawn, p: i64, card: i64) -> bool:
    """Is there any? Most often next to a source."""
    space: i64
    near: i64
    if s.rules.cards[card].reach > 0:
        for space in sources(s, p):
            for near in s.atlas.near[space]:
                if prey(s, p, near):
                    return True
    return len(targets(s, p, card)) > 0


def facing(s: Dawn, p: i64, card: i64, number: i64, at: i64) -> list[int]:
    """An attack with this card before anybody has rolled."""
    b: list[int] = [0] * FIGURES
    b[B_ATT] = p
    b[B_AT] = at
    b[B_WHAT] = target_at(s, p, at)
    b[B_DEF] = s.owner(at) if b[B_WHAT] >= PREY_CITY else NONE
    b[B_SLOT] = number
    b[B_CARD] = card
    return b


def declare(s: Dawn, p: i64, card: i64, number: i64, at: i64) -> None:
    """CND-11.9, 11.26: the attacker gives back what diplomacy cards he has of the attacked, then both sides roll."""
    b = facing(s, p, card, number, at)
    s.battle = b
    s.tell(ATTACKED, p, at)
    s.then([CombatRoll(ATTACKER), CombatRoll(DEFENDER), AddTokens(ATTACKER), AddTokens(DEFENDER), Outcome()])
    if b[B_DEF] != NONE:
        return_all(s, p, b[B_DEF])
    elif b[B_WHAT] == PREY_STATE:
        return_state(s, p, state_on(s, at))


# dice


def roller(s: Dawn, side: i64) -> i64:
    """CND-11.10: for a barbarian or city-state the player to the attacker's right rolls."""
    b = s.battle
    if side == ATTACKER:
        return b[B_ATT]
    return b[B_DEF] if b[B_DEF] != NONE else s.order(b[B_ATT])[-1]


@dataclass(init=False, eq=False)
class CombatRoll(Frame):
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
        s.battle[B_ATT_DIE + self.side] = first(action)
        s.tell(ATTACK_ROLLED if self.side == ATTACKER else DEFENCE_ROLLED, roller(s, self.side), first(action))


# combat values


def attack_value(s: Dawn) -> i64:
    """CND-11.12, 16.1: die, slot, card, bonuses and tokens; Iron Working adds more against barbarians."""
    b = s.battle
    row = s.rules.cards[b[B_CARD]]
    value: i64 = b[B_ATT_DIE] + b[B_SLOT] + row.bonus + attack_bonus(s, b[B_ATT], b[B_AT], b[B_WHAT]) + b[B_ATT_SPENT]
    if b[B_WHAT] == PREY_BARBARIAN:
        value += row.bonus_barbarian
    return value


def defence_value(s: Dawn) -> i64:
    """CND-11.13, 11.14, 11.15, 11.28, 14.6, R-10: nobody adds cards for a barbarian or a city-state."""
    b = s.battle
    value: i64 = b[B_DEF_DIE] + b[B_DEF_SPENT]
    if b[B_WHAT] == PREY_STATE:
        return value + STATE_DEFENCE
    ground: i64 = difficulty(s, b[B_ATT], b[B_AT], IN_BATTLE)
    if b[B_WHAT] == PREY_BARBARIAN:
        return value + ground
    if b[B_WHAT] != PREY_TOKEN:
        ground *= CITY_TIMES
    return value + ground + support(s, b[B_DEF], b[B_AT]) + defence_bonus(s, b[B_DEF], b[B_AT], b[B_ATT])


def support(s: Dawn, q: i64, at: i64) -> i64:
    """CND-11.14: reinforced control tokens of the defending player beside it, and itself if it is one."""
    strong: i64 = held(q, REINFORCED)
    n: i64 = 1 if s.hold[at] == strong else 0
    space: i64
    for space in s.atlas.near[at]:
        if s.hold[space] == strong:
            n += 1
    return n


# tokens


@dataclass(init=False, eq=False)
class AddTokens(Frame):
    """CND-11.16, R-10, R-11, R-23: who fights for a piece of his own may spend; who has resigned does not.

    The attacker spends from the card he attacks with; a defender from his military card, or one after another (20.9).
    """

    side: i64
    since: i64  # the first slot still to be asked for

    def __init__(self, side: i64, since: i64 = 0, player: i64 = NOBODY) -> None:
        self.player = player
        self.side = side
        self.since = since

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        p: i64 = s.battle[B_ATT + self.side]
        if p == NONE or not s.playing(p):
            return
        slot: i64
        for slot in slots_of(s, p, MILITARY):
            if slot >= self.since and (self.side == DEFENDER or s.empires[p].row[slot] == s.battle[B_CARD]):
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

    def refuse(self, s: Dawn, action: i64) -> str:
        if holds(self.legal(s), action):
            return ""
        verb: i64 = verb_of(action)
        return "CND-20.18" if verb == SPEND_NATURAL else "CND-11.16" if verb == SPEND else NOT_OFFERED

    def apply(self, s: Dawn, action: i64) -> None:
        if verb_of(action) == DONE:
            s.follow_with(AddTokens(self.side, self.slot + 1))
        else:
            s.follow_with(AddTokens(self.side, self.slot))
            s.battle[B_ATT_SPENT + self.side] += 1
            spend(s, self.player, self.slot, action)


@dataclass(init=False, eq=False)
class Outcome(Frame):
    """CND-11.17: the higher value wins; with equal ones the defender does, and nothing happens."""

    def __init__(self, player: i64 = NOBODY) -> None:
        self.player = player

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        b = s.battle
        ours: i64 = attack_value(s)
        theirs: i64 = defence_value(s)
        s.battle = []
        if ours <= theirs:
            s.tell(ATTACK_FAILED, b[B_ATT], b[B_AT], ours, theirs)
            return
        s.tell(ATTACK_WON, b[B_ATT], b[B_AT], ours, theirs)
        s.empires[b[B_ATT]].won += 1
        win(s, b[B_ATT], b[B_AT], b[B_WHAT])
