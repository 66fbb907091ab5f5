"""What the diplomacy card Embassy gives to both players. CND-20.14, 20.20, R-17."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.focus_row.row import in_row, slot_of
from ecumene.games.new_dawn.rules.focus_row.trade_tokens import room_on, store_room
from ecumene.games.new_dawn.rules.resources import ask_resource
from ecumene.games.new_dawn.rules.seat import SLOTS
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import GRANT, PUT_TOKEN, ROOM, STORE
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.frames import Choice, Step, shortage
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame


def give_embassy_gifts(s: Dawn, p: i64, giver: i64) -> None:
    """CND-20.14: a trade token for the giver, then a resource for p."""
    s.push(Gift(p))
    if len(grant_offers(s, giver)) > 0:
        s.ask(GrantToken(p, giver))
    elif store_room(s, giver) > 0:
        s.store_trade(giver)


def grant_offers(s: Dawn, giver: i64) -> list[int]:
    """CND-16.3: the giver's cards with room."""
    return [act(GRANT, s.empires[giver].row[slot]) for slot in range(SLOTS) if room_on(s, giver, slot) > 0]


@dataclass(init=False, eq=False)
class Gift(Step):
    """CND-20.14: the resource. Nobody is asked if the supply is empty."""

    seat: i64

    def __init__(self, seat: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        ask_resource(s, self.seat)


@dataclass(init=False, eq=False)
class GrantToken(Frame):
    """D-14, R-17: the holder of the card chooses on which of the giver's cards the token goes."""

    giver: i64

    def __init__(self, player: i64, giver: i64) -> None:
        self.player = player
        self.giver = giver

    def legal(self, s: Dawn) -> list[int]:
        return grant_offers(s, self.giver)

    def why_not(self, s: Dawn, action: i64) -> str:
        if verb_of(action) != GRANT:
            return NOT_OFFERED
        return "CND-16.3" if in_row(s, self.giver, first(action)) else "CND-20.14"

    def missing(self, s: Dawn, action: i64) -> list[int]:
        return [shortage(ROOM, 1, 0)] if self.why_not(s, action) == "CND-16.3" else []

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        slot: i64 = slot_of(s, self.giver, first(action))
        if store_room(s, self.giver) > 0:
            s.ask(Accept(self.giver, slot))
        else:
            s.add_trade(self.giver, slot)


@dataclass(init=False, eq=False)
class Accept(Choice):
    """D-37, CND-20.20: a giver with the Great Zimbabwe may put the token there instead of on the chosen card.

    For a player who has resigned it goes on the chosen card (R-23).
    """

    verb: ClassVar[int] = PUT_TOKEN
    rule: ClassVar[str] = "CND-20.14"

    slot: i64

    def __init__(self, player: i64, slot: i64) -> None:
        self.player = player
        self.slot = slot

    def legal(self, s: Dawn) -> list[int]:
        return [act(PUT_TOKEN, s.empires[self.player].row[self.slot]), act(STORE)]

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == STORE:
            s.store_trade(self.player)
        else:
            s.add_trade(self.player, self.slot)
