"""Rounds and turns, in the order of CND-6.9."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.power import Power
from ecumene.games.new_dawn.cards.rows import ECONOMY, LEVELS, TYPES, type_of
from ecumene.games.new_dawn.rules.events import advance_dial
from ecumene.games.new_dawn.rules.focus_row.row import in_row, is_reversed_swap, slot_of, slots_of
from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.powers import powers
from ecumene.games.new_dawn.rules.scoring import check_victory, end_game
from ecumene.games.new_dawn.rules.seat import SLOTS
from ecumene.games.new_dawn.rules.start_of_turn import StartOfTurn
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import DONE, NO, PASS, RESIGN, RESOLVE, RESOLVED, SWAP, YES
from ecumene.kernel.core.action import act, first, ready, verb_of
from ecumene.kernel.core.frames import Choice, Step
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame

# steps of a turn
ABILITIES: Final = 0
ECONOMY_FIRST: Final = 1
CHOOSE: Final = 2
END: Final = 3
RESOLVES: Final = ready(RESOLVE, len(TYPES) * LEVELS)
AS_FIRST_SLOT: Final = 1  # the number of a second resolution


def begin_round(s: Dawn, round: i64) -> None:
    """CND-6.1."""
    s.begin_round(round)
    s.push(NextTurn(0))


@dataclass(init=False, eq=False)
class NextTurn(Step):
    """CND-6.1, 6.6, 13.1: the next player clockwise.

    Before the first player's turn, except in round 1, the event dial is turned; also if they have resigned (R-23).
    """

    had: i64  # how many have had their turn

    def __init__(self, had: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.had = had

    def run(self, s: Dawn) -> None:
        if self.had == len(s.empires):
            s.stack.pop()
            begin_round(s, s.round + 1)
            return
        s.follow_with(NextTurn(self.had + 1))
        p: i64 = (s.first + self.had) % len(s.empires)
        s.push(BeginTurn(p))
        if self.had == 0 and s.round > 0:
            s.push(CheckVictory())
            advance_dial(s)


@dataclass(init=False, eq=False)
class CheckVictory(Step):
    """CND-12.4, R-18."""

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        check_victory(s)


@dataclass(init=False, eq=False)
class BeginTurn(Step):
    """CND-6.10: what is allowed once a turn is allowed again, for everybody.

    R-23: players who have resigned have no turn.
    """

    seat: i64

    def __init__(self, seat: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        s.renew_once_a_turn()
        if s.playing(self.seat):
            s.begin_turn(self.seat)
            s.push(TurnStep(self.seat, ABILITIES))


@dataclass(init=False, eq=False)
class TurnStep(Step):
    """CND-6.9: one step of a turn after the other."""

    seat: i64
    step: i64

    def __init__(self, seat: i64, step: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.step = step

    def run(self, s: Dawn) -> None:
        p: i64 = self.seat
        if self.step == END:
            s.stack.pop()
            return
        s.follow_with(TurnStep(p, self.step + 1))
        if self.step == ABILITIES:
            s.ask(StartOfTurn(p, NONE))
        elif self.step == CHOOSE:
            s.push(ChooseCard(p))
        elif economy_first_power(s, p) is not None:
            s.ask(EconomyFirst(p))


# steps 2 and 3


def economy_first_power(s: Dawn, p: i64) -> Power | None:
    """The power that lets p resolve economy first."""
    for power in powers(s, p):
        if power.economy_first():
            return power
    return None


def economy_came_first(s: Dawn, p: i64) -> bool:
    """CND-20.4: was an economy card resolved first in this turn?"""
    return s.empires[p].used & s.rules.economy_first != 0


@dataclass(init=False, eq=False)
class EconomyFirst(Choice):
    """CND-20.4, D-05: resolve and reset an economy card before choosing another card?"""

    verb: ClassVar[int] = RESOLVE
    rule: ClassVar[str] = "CND-20.4"

    def legal(self, s: Dawn) -> list[int]:
        out = [act(RESOLVE, s.empires[self.player].row[i]) for i in slots_of(s, self.player, ECONOMY)]
        out.append(act(PASS))
        return out

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        power = economy_first_power(s, self.player)
        if verb_of(action) == RESOLVE and power is not None:
            s.use(self.player, power.once)
            resolve_and_reset(s, self.player, slot_of(s, self.player, first(action)))


# steps 4 to 8


@dataclass(init=False, eq=False)
class ChooseCard(Frame):
    """CND-6.2, D-06: choose a card of the row; no economy card after the Estadio."""

    def legal(self, s: Dawn) -> list[int]:
        p: i64 = self.player
        economy_closed: bool = economy_came_first(s, p)
        out: list[int] = []
        slot: i64
        for slot in range(SLOTS):
            if not economy_closed or type_of(s.empires[p].row[slot]) != ECONOMY:
                out.append(RESOLVES[s.empires[p].row[slot]])
        out.append(act(RESIGN))
        return out

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == RESIGN:
            resign(s, self.player)
        else:
            resolve_and_reset(s, self.player, slot_of(s, self.player, first(action)))

    def why_not(self, s: Dawn, action: i64) -> str:
        if verb_of(action) != RESOLVE:
            return NOT_OFFERED
        return "CND-20.4" if in_row(s, self.player, first(action)) else "CND-6.2"


def resign(s: Dawn, p: i64) -> None:
    """R-23: the pieces stay. With one player left the game is over."""
    s.resign(p)
    if len(s.order(0)) == 1:
        end_game(s)


def number_of(s: Dawn, p: i64, slot: i64) -> i64:
    """CND-6.3, 20.3: the number a card in this slot is resolved with."""
    number: i64 = slot + 1
    best: i64 = number
    for power in powers(s, p):
        best = max(best, power.slot_number(number))
    return best


def resolve_and_reset(s: Dawn, p: i64, slot: i64) -> None:
    """CND-6.3, 6.4: resolve, perhaps again, reset."""
    s.then([ResolveCard(p, slot, number_of(s, p, slot)), MayRepeat(p, slot), ResetCard(p, slot)])


@dataclass(init=False, eq=False)
class ResolveCard(Step):
    """CND-6.3, 18.5."""

    seat: i64
    slot: i64
    number: i64

    def __init__(self, seat: i64, slot: i64, number: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.slot = slot
        self.number = number

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        card: i64 = s.empires[self.seat].row[self.slot]
        s.report(RESOLVED, self.seat, card, self.number)
        s.rules.cards[card].resolve(s, self.seat, self.slot, self.number)


def repeating_power(s: Dawn, p: i64) -> Power | None:
    """The power that lets p resolve the card in slot 5 again in this turn."""
    for power in powers(s, p):
        if power.repeats_slot_5() and not s.empires[p].has_used(power.once):
            return power
    return None


@dataclass(init=False, eq=False)
class MayRepeat(Step):
    """CND-20.1: asks after the card in slot 5."""

    seat: i64
    slot: i64

    def __init__(self, seat: i64, slot: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.slot = slot

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        if self.slot == SLOTS - 1 and repeating_power(s, self.seat) is not None:
            s.push(Repeat(self.seat))


@dataclass(init=False, eq=False)
class Repeat(Frame):
    """CND-20.1, D-25: resolve it again, as if in slot 1?"""

    def legal(self, s: Dawn) -> list[int]:
        return [act(YES), act(NO)]

    def apply(self, s: Dawn, action: i64) -> None:
        p: i64 = self.player
        s.stack.pop()
        power = repeating_power(s, p)
        if verb_of(action) == YES and power is not None:
            s.use(p, power.once)
            s.push(ResolveCard(p, SLOTS - 1, AS_FIRST_SLOT))


@dataclass(init=False, eq=False)
class ResetCard(Step):
    """CND-6.4, 6.13: the card that lies in the slot now is reset."""

    seat: i64
    slot: i64

    def __init__(self, seat: i64, slot: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.slot = slot

    def run(self, s: Dawn) -> None:
        card: i64 = s.empires[self.seat].row[self.slot]
        s.follow_with(CardIsReset(self.seat, card))
        s.reset_card(self.seat, self.slot)


@dataclass(init=False, eq=False)
class CardIsReset(Step):
    """CND-6.9, step 8: asks for what the reset allows."""

    seat: i64
    card: i64

    def __init__(self, seat: i64, card: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.card = card

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        s.ask(AfterReset(self.seat, self.card))


@dataclass(init=False, eq=False)
class AfterReset(Frame):
    """CND-6.9, 20.2, 20.23, D-16, D-24, D-36: what the reset of a card allows, in any order."""

    card: i64

    def __init__(self, player: i64, card: i64) -> None:
        self.player = player
        self.card = card

    def legal(self, s: Dawn) -> list[int]:
        p: i64 = self.player
        out: list[int] = []
        s.rules.cards[self.card].after_reset(s, p, out)
        for power in powers(s, p):
            power.after_reset(s, p, self.card, out)
        out.append(act(DONE))
        return out

    def canonical(self, s: Dawn) -> list[int]:
        return [action for action in self.legal(s) if not is_reversed_swap(s, self.player, action)]

    def apply(self, s: Dawn, action: i64) -> None:
        p: i64 = self.player
        s.stack.pop()
        if action == act(DONE):
            return
        s.push(CardIsReset(p, self.card))
        out: list[int] = []
        row = s.rules.cards[self.card]
        row.after_reset(s, p, out)
        if action in out:
            row.apply_after_reset(s, p, action)
            return
        for power in powers(s, p):
            power.after_reset(s, p, self.card, out)
            if action in out:
                power.apply_after_reset(s, p, action)
                return

    def why_not(self, s: Dawn, action: i64) -> str:
        if verb_of(action) == SWAP:
            return "CND-20.23"
        return "CND-20.2" if verb_of(action) == RESOLVE else NOT_OFFERED
