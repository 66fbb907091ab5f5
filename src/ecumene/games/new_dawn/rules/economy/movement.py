"""Economy cards: caravans move step by step, arrive, and trade. CND-9, 6.12, 20.14, 20.19."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.barbarians import defeat
from ecumene.games.new_dawn.rules.diplomacy import offer_diplomacy_card
from ecumene.games.new_dawn.rules.economy.caravans import send_home
from ecumene.games.new_dawn.rules.economy.routes import (
    any_caravan_moves,
    caravan_moves,
    has_caravan_move,
    has_step,
    is_destination,
    may_arrive,
    movable_caravan,
    next_steps,
    refuse_send,
    refuse_step,
)
from ecumene.games.new_dawn.rules.focus_row.trade_tokens import (
    gain_trade,
    gain_trade_on,
    missing_trade,
    refuse_spend,
    spend,
    spend_offers,
)
from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.map.area import ready_at
from ecumene.games.new_dawn.rules.map.spaces import barbarian_on, caravan_on, state_on
from ecumene.games.new_dawn.rules.powers import extra_steps, powers
from ecumene.games.new_dawn.rules.refusals import refuse_space
from ecumene.games.new_dawn.rules.seat import ON_CARD
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import ARRIVE, CARAVAN, DONE, SEND, STEP
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.bits import has, one
from ecumene.kernel.core.frames import Step
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame

PROFIT: Final = 2  # trade tokens of an arrival (CND-9.9)
STEPS: Final = ready_at(STEP)


def resolve(s: Dawn, p: i64, slot: i64, number: i64) -> None:
    """CND-9.2, 6.12: tokens are spent before the first caravan moves."""
    s.push(Spending(p, slot, number, 0))


# tokens


@dataclass(init=False, eq=False)
class Spending(Step):
    """CND-6.12: tokens may be spent for more spaces; after that the caravans move."""

    seat: i64
    slot: i64
    number: i64
    spent: i64

    def __init__(self, seat: i64, slot: i64, number: i64, spent: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.slot = slot
        self.number = number
        self.spent = spent

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        offers: list[int] = []
        spend_offers(s, self.seat, self.slot, offers)
        if len(offers) > 0 and any_caravan_moves(s, self.seat, self.slot, self.number):
            s.push(SpendOnSteps(self.seat, self.slot, self.number, self.spent))
        else:
            set_out(s, self.seat, self.slot, self.number, self.spent)


@dataclass(init=False, eq=False)
class SpendOnSteps(Frame):
    """D-12, CND-9.2, 16.1: a token of the card gives every caravan one more space."""

    slot: i64
    number: i64
    spent: i64

    def __init__(self, player: i64, slot: i64, number: i64, spent: i64) -> None:
        self.player = player
        self.slot = slot
        self.number = number
        self.spent = spent

    def legal(self, s: Dawn) -> list[int]:
        out: list[int] = []
        spend_offers(s, self.player, self.slot, out)
        out.append(act(DONE))
        return out

    def why_not(self, s: Dawn, action: i64) -> str:
        return refuse_spend(s, self.player, self.slot, action)

    def missing(self, s: Dawn, action: i64) -> list[int]:
        return missing_trade(s, self.player, self.slot, action)

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        if action == act(DONE):
            set_out(s, self.player, self.slot, self.number, self.spent)
        else:
            s.push(Spending(self.player, self.slot, self.number, self.spent + 1))
            spend(s, self.player, self.slot, action)


def set_out(s: Dawn, p: i64, slot: i64, number: i64, spent: i64) -> None:
    """CND-9.2, 20.19: the spaces of each caravan, and those that all of them share."""
    steps: i64 = s.rules.cards[s.empires[p].row[slot]].steps + spent
    s.push(Convoy(p, slot, number, steps, extra_steps(s, p), 0))


# moving


@dataclass(init=False, eq=False)
class Convoy(Step):
    """CND-9.15: caravans move one after another. After the last one the rest of the card follows."""

    seat: i64
    slot: i64
    number: i64
    steps: i64  # spaces of each caravan
    pool: i64  # spaces left that all share (CND-20.19)
    moved: i64  # bag of caravans that have moved

    def __init__(
        self, seat: i64, slot: i64, number: i64, steps: i64, pool: i64, moved: i64, player: i64 = NOBODY
    ) -> None:
        self.player = player
        self.seat = seat
        self.slot = slot
        self.number = number
        self.steps = steps
        self.pool = pool
        self.moved = moved

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        if has_caravan_move(s, self.seat, self.slot, self.number, self.steps + self.pool, self.moved):
            s.push(MoveCaravans(self.seat, self.slot, self.number, self.steps, self.pool, self.moved))
        else:
            finish(s, self.seat, self.slot, self.number)


def finish(s: Dawn, p: i64, slot: i64, number: i64) -> None:
    """CND-6.11: the next part of the card."""
    s.rules.cards[s.empires[p].row[slot]].after(s, p, slot, number)


@dataclass(init=False, eq=False)
class MoveCaravans(Frame):
    """D-12, CND-9.2, 9.4: the next caravan to move, and where a caravan on the card starts; or done."""

    slot: i64
    number: i64
    steps: i64
    pool: i64
    moved: i64

    def __init__(self, player: i64, slot: i64, number: i64, steps: i64, pool: i64, moved: i64) -> None:
        self.player = player
        self.slot = slot
        self.number = number
        self.steps = steps
        self.pool = pool
        self.moved = moved

    def legal(self, s: Dawn) -> list[int]:
        out = caravan_moves(s, self.player, self.slot, self.number, self.steps + self.pool, self.moved)
        out.append(act(DONE))
        return out

    def why_not(self, s: Dawn, action: i64) -> str:
        at: i64 = first(action)
        if verb_of(action) == SEND:
            return refuse_space(s, at, refuse_send(s, self.player, self.moved, at))
        return refuse_space(s, at, self.refuse_caravan(s, at)) if verb_of(action) == CARAVAN else NOT_OFFERED

    def refuse_caravan(self, s: Dawn, at: i64) -> str:
        """CND-9.2, 9.5, 9.15: no caravan stands there, it has moved already, or it cannot move."""
        if not caravan_on(s, self.player, at):
            return "CND-9.2"
        return "CND-9.15" if movable_caravan(s, self.player, self.moved, at) == NONE else "CND-9.5"

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        p: i64 = self.player
        if action == act(DONE):
            finish(s, p, self.slot, self.number)
            return
        at: i64 = first(action)
        which: i64 = movable_caravan(s, p, self.moved, ON_CARD if verb_of(action) == SEND else at)
        s.ask(CaravanMove(p, self.slot, self.number, self.steps, self.pool, self.moved, which, at, self.steps))


@dataclass(init=False, eq=False)
class CaravanMove(Frame):
    """D-12, CND-9.3, 9.6, 9.8, 9.9, 9.15: at least one step; then the caravan may stop, or arrive at a destination."""

    slot: i64
    number: i64
    steps: i64  # spaces of every caravan
    pool: i64
    moved: i64
    which: i64  # the caravan
    at: i64
    left: i64  # its own steps that are left

    def __init__(
        self, player: i64, slot: i64, number: i64, steps: i64, pool: i64, moved: i64, which: i64, at: i64, left: i64
    ) -> None:
        self.player = player
        self.slot = slot
        self.number = number
        self.steps = steps
        self.pool = pool
        self.moved = moved
        self.which = which
        self.at = at
        self.left = left

    def under_way(self) -> bool:
        """Has it made a step?"""
        return has(self.moved, self.which)

    def legal(self, s: Dawn) -> list[int]:
        p: i64 = self.player
        out: list[int] = []
        if self.under_way() and may_arrive(s, p, self.at):
            out.append(act(ARRIVE))
        next_steps(s, p, self.slot, self.number, self.at, self.left + self.pool).add_ready(STEPS, out)
        if self.under_way() and not is_destination(s, p, self.at):
            out.append(act(DONE))
        return out

    def why_not(self, s: Dawn, action: i64) -> str:
        verb: i64 = verb_of(action)
        if verb == STEP:
            to: i64 = first(action)
            left: i64 = self.left + self.pool
            return refuse_space(s, to, refuse_step(s, self.player, self.slot, self.number, self.at, to, left))
        if verb == ARRIVE:
            if not is_destination(s, self.player, self.at):
                return "CND-9.6"
            return "CND-9.7" if self.under_way() else "CND-9.8"
        if verb != DONE:
            return NOT_OFFERED
        return "CND-9.8" if self.under_way() else "CND-9.15"

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == STEP:
            self.step(s, first(action))
            return
        s.push(Convoy(self.player, self.slot, self.number, self.steps, self.pool, self.moved))
        if verb_of(action) == ARRIVE:
            caravan_arrives(s, self.player, self.which, self.at)

    def step(self, s: Dawn, to: i64) -> None:
        """CND-9.3, 9.17, 20.19: shared spaces are used after its own spaces. A barbarian ends the move."""
        p: i64 = self.player
        left: i64 = self.left
        pool: i64 = self.pool
        if left > 0:
            left -= 1
        else:
            pool -= 1
        moved: i64 = self.moved | one(self.which)
        barbarian: i64 = barbarian_on(s, to)
        s.move_caravan(p, self.which, to)
        if barbarian != NONE:
            s.push(Convoy(p, self.slot, self.number, self.steps, pool, moved))
            defeat(s, p, barbarian)
        else:
            travel(s, CaravanMove(p, self.slot, self.number, self.steps, pool, moved, self.which, to, left))


def travel(s: Dawn, move: CaravanMove) -> None:
    """The next question of a moving caravan. If it may both stop and go on, there is no need to list its steps."""
    p: i64 = move.player
    if (
        s.playing(p)
        and not is_destination(s, p, move.at)
        and has_step(s, p, move.slot, move.number, move.at, move.left + move.pool)
    ):
        s.push(move)
    else:
        s.ask(move)


def caravan_arrives(s: Dawn, p: i64, which: i64, at: i64) -> None:
    """CND-9.9: the caravan returns to the card; p gains two trade tokens, then a diplomacy card."""
    s.arrive(p, which, at)
    send_home(s, p, which)
    s.push(CaravanArrived(p, at))
    state: i64 = state_on(s, at)
    if state != NONE:
        gain_trade_on(s, p, s.rules.states[state].type, PROFIT)
    else:
        gain_trade(s, p, PROFIT)


@dataclass(init=False, eq=False)
class CaravanArrived(Step):
    """CND-9.9, step 3: the diplomacy card; then cards that use arrivals (CND-20.14)."""

    seat: i64
    at: i64

    def __init__(self, seat: i64, at: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.at = at

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        s.push(AfterArrival(self.seat, self.at))
        offer_diplomacy_card(s, self.seat, self.at)


@dataclass(init=False, eq=False)
class AfterArrival(Step):
    """CND-20.14: powers that use arrivals, including a card taken just now."""

    seat: i64
    at: i64

    def __init__(self, seat: i64, at: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.at = at

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        for power in powers(s, self.seat):
            power.caravan_arrived(s, self.seat, self.at)
