"""Military cards: reinforcing and attacks. CND-11.1 to 11.4, D-20."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import ATTACKS_FIRST, EITHER
from ecumene.games.new_dawn.rules.holds import NONE, REINFORCED
from ecumene.games.new_dawn.rules.map.area import Area, ready_at
from ecumene.games.new_dawn.rules.map.spaces import occupied, tokens
from ecumene.games.new_dawn.rules.military.battle import declare
from ecumene.games.new_dawn.rules.military.targets import missing_reach, refuse_target, some_target, targets
from ecumene.games.new_dawn.rules.refusals import refuse_space
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import ATTACK, DONE, REINFORCE
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.frames import Step
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame

ATTACKS: Final = ready_at(ATTACK)
REINFORCES: Final = ready_at(REINFORCE)


def resolve(s: Dawn, p: i64, slot: i64, number: i64) -> None:
    """CND-11.2: levels I and II reinforce or attack; III attacks, then reinforces; IV reinforces, then attacks."""
    card: i64 = s.empires[p].row[slot]
    row = s.rules.cards[card]
    if row.order == EITHER:
        s.ask(WageWar(p, card, number, number, NONE))
    elif row.order == ATTACKS_FIRST:
        s.push(NextAttack(p, card, number, row.attacks))
    else:
        s.push(NextAttack(p, card, number, row.attacks))
        s.ask(Reinforce(p, number, NONE))


def weak_tokens(s: Dawn, p: i64, after: i64) -> Area:
    """CND-11.1: own unreinforced control tokens, after this space."""
    out = tokens(s, p).after(after)
    out.remove(occupied(s).reinforced)
    return out


def add_weak(s: Dawn, p: i64, after: i64, out: list[int]) -> list[int]:
    """Adds the tokens that may be reinforced, and done."""
    weak_tokens(s, p, after).add_ready(REINFORCES, out)
    out.append(act(DONE))
    return out


def refuse_military(s: Dawn, p: i64, card: i64, strengthens: bool, action: i64) -> str:
    """The rule against an answer to a question of a military card. Without a card there are no attacks now."""
    at: i64 = first(action)
    if verb_of(action) == ATTACK:
        return refuse_space(s, at, refuse_target(s, p, card, at) if card != NONE else "CND-11.2")
    if verb_of(action) != REINFORCE:
        return NOT_OFFERED
    return refuse_space(s, at, "CND-11.1" if strengthens else "CND-11.2")


@dataclass(init=False, eq=False)
class WageWar(Frame):
    """CND-11.1 to 11.4: reinforce or attack? The first step decides; tokens to reinforce are named in any order."""

    card: i64
    number: i64
    left: i64  # tokens
    since: i64  # the last by space of those named, or NONE

    def __init__(self, player: i64, card: i64, number: i64, left: i64, since: i64) -> None:
        self.player = player
        self.card = card
        self.number = number
        self.left = left
        self.since = since

    def legal(self, s: Dawn) -> list[int]:
        out: list[int] = []
        if self.since == NONE:
            targets(s, self.player, self.card).add_ready(ATTACKS, out)
        return add_weak(s, self.player, NONE, out)

    def canonical(self, s: Dawn) -> list[int]:
        return self.legal(s) if self.since == NONE else add_weak(s, self.player, self.since, [])

    def why_not(self, s: Dawn, action: i64) -> str:
        return refuse_military(s, self.player, self.card if self.since == NONE else NONE, True, action)

    def missing(self, s: Dawn, action: i64) -> list[int]:
        return missing_reach(s, self.player, self.card, first(action), self.why_not(s, action))

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == ATTACK:
            s.push(NextAttack(self.player, self.card, self.number, s.rules.cards[self.card].attacks - 1))
            declare(s, self.player, self.card, self.number, first(action))
        elif verb_of(action) == REINFORCE:
            s.flip_piece(first(action), REINFORCED)
            if self.left > 1:
                since: i64 = max(self.since, first(action))
                s.ask(WageWar(self.player, self.card, self.number, self.left - 1, since))


@dataclass(init=False, eq=False)
class Reinforce(Frame):
    """CND-11.1: which control token next? They are named in any order."""

    left: i64
    since: i64  # the last by space of those named, or NONE

    def __init__(self, player: i64, left: i64, since: i64) -> None:
        self.player = player
        self.left = left
        self.since = since

    def legal(self, s: Dawn) -> list[int]:
        return add_weak(s, self.player, NONE, [])

    def canonical(self, s: Dawn) -> list[int]:
        return add_weak(s, self.player, self.since, [])

    def why_not(self, s: Dawn, action: i64) -> str:
        return refuse_military(s, self.player, NONE, True, action)

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == REINFORCE:
            s.flip_piece(first(action), REINFORCED)
            if self.left > 1:
                s.ask(Reinforce(self.player, self.left - 1, max(self.since, first(action))))


@dataclass(init=False, eq=False)
class NextAttack(Step):
    """CND-11.3, 11.4: after an attack: there may be another one, and after the last one reinforcing (III)."""

    seat: i64
    card: i64
    number: i64
    left: i64  # attacks

    def __init__(self, seat: i64, card: i64, number: i64, left: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.card = card
        self.number = number
        self.left = left

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        if self.left == 0:
            attacks_over(s, self.seat, self.card, self.number, 0)
        elif not s.playing(self.seat):
            s.ask(MayAttack(self.seat, self.card, self.number, self.left))
        elif some_target(s, self.seat, self.card):
            s.push(MayAttack(self.seat, self.card, self.number, self.left))
        else:
            attacks_over(s, self.seat, self.card, self.number, self.left)


def attacks_over(s: Dawn, p: i64, card: i64, number: i64, left: i64) -> None:
    """CND-11.2: Mass Production reinforces as many as the slot says, less the attacks made by this resolution."""
    row = s.rules.cards[card]
    if row.order == ATTACKS_FIRST:
        strong: i64 = number - (row.attacks - left)
        if strong > 0:
            s.ask(Reinforce(p, strong, NONE))


@dataclass(init=False, eq=False)
class MayAttack(Frame):
    """CND-11.4, D-20: the target of the next attack, or done."""

    card: i64
    number: i64
    left: i64

    def __init__(self, player: i64, card: i64, number: i64, left: i64) -> None:
        self.player = player
        self.card = card
        self.number = number
        self.left = left

    def legal(self, s: Dawn) -> list[int]:
        out: list[int] = []
        targets(s, self.player, self.card).add_ready(ATTACKS, out)
        out.append(act(DONE))
        return out

    def why_not(self, s: Dawn, action: i64) -> str:
        return refuse_military(s, self.player, self.card, False, action)

    def missing(self, s: Dawn, action: i64) -> list[int]:
        return missing_reach(s, self.player, self.card, first(action), self.why_not(s, action))

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == ATTACK:
            s.push(NextAttack(self.player, self.card, self.number, self.left - 1))
            declare(s, self.player, self.card, self.number, first(action))
        else:
            attacks_over(s, self.player, self.card, self.number, self.left)
