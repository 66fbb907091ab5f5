"""Culture cards: control tokens are placed, moved, flipped or replaced. CND-7."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import BY_CULTURE, PLACING
from ecumene.games.new_dawn.rules.focus_row.trade_tokens import missing_trade, refuse_spend, spend, spend_offers
from ecumene.games.new_dawn.rules.holds import REINFORCED, TOKEN
from ecumene.games.new_dawn.rules.map.area import Area, ready_at
from ecumene.games.new_dawn.rules.map.spaces import (
    cities,
    friendly,
    ground,
    kind_at,
    not_empty,
    occupied,
    rivals,
    tokens_of,
)
from ecumene.games.new_dawn.rules.military.capture import convert
from ecumene.games.new_dawn.rules.pieces.placement import move_token, place_control
from ecumene.games.new_dawn.rules.pieces.token_spots import missing_for_spot, refuse_spot, spots, spots_near
from ecumene.games.new_dawn.rules.powers import powers
from ecumene.games.new_dawn.rules.refusals import SpaceChoice, refuse_space
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import AT, DONE, PASS, SHIFT
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.frames import Step
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame

WHY: Final = PLACING | BY_CULTURE  # the purpose for which difficulties are asked here
TO: Final = ready_at(AT)


def resolve(s: Dawn, p: i64, slot: i64, number: i64) -> None:
    """CND-7.1, 20.22: the tokens of the card, then what else it says."""
    row = s.rules.cards[s.empires[p].row[slot]]
    tokens: i64 = row.tokens
    for power in powers(s, p):
        tokens += power.extra_tokens(s, p)
    s.then([MoreTokens(p, slot, number, tokens), CultureText(p, slot, number)])


@dataclass(init=False, eq=False)
class MoreTokens(Step):
    """CND-7.6: asks for the next token, if there is one."""

    seat: i64
    slot: i64
    number: i64
    left: i64

    def __init__(self, seat: i64, slot: i64, number: i64, left: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.slot = slot
        self.number = number
        self.left = left

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        p: i64 = self.seat
        if self.left > 0 and s.playing(
            p
        ):  # without a place there is no question, and there is no need to list all of them
            if not spots(s, p, self.number, WHY).is_empty():
                s.push(PlaceTokens(p, self.slot, self.number, self.left))
        else:
            s.ask(PlaceTokens(p, self.slot, self.number, self.left))


@dataclass(init=False, eq=False)
class PlaceTokens(Frame):
    """CND-7.1, 7.6, 7.8, 7.11, D-07: where? After the card's own tokens, each trade token spent gives one more."""

    slot: i64
    number: i64
    left: i64

    def __init__(self, player: i64, slot: i64, number: i64, left: i64) -> None:
        self.player = player
        self.slot = slot
        self.number = number
        self.left = left

    def legal(self, s: Dawn) -> list[int]:
        p: i64 = self.player
        out: list[int] = []
        if self.left > 0:
            spots(s, p, self.number, WHY).add_ready(TO, out)
        else:
            spend_offers(s, p, self.slot, out)
            if len(out) > 0 and spots(s, p, self.number, WHY).is_empty():
                out.clear()
        out.append(act(DONE))
        return out

    def apply(self, s: Dawn, action: i64) -> None:
        p: i64 = self.player
        s.stack.pop()
        if verb_of(action) == AT:
            s.push(MoreTokens(p, self.slot, self.number, self.left - 1))
            place_control(s, p, first(action))
        elif verb_of(action) != DONE:
            s.push(MoreTokens(p, self.slot, self.number, self.left + 1))
            spend(s, p, self.slot, action)

    def why_not(self, s: Dawn, action: i64) -> str:
        p: i64 = self.player
        if verb_of(action) == AT:
            if self.left == 0:
                return refuse_space(s, first(action), "CND-7.1")
            return refuse_spot(s, p, cities(s, p), self.number, WHY, first(action))
        offers: list[int] = []
        spend_offers(s, p, self.slot, offers)
        return "CND-6.12" if action in offers else refuse_spend(s, p, self.slot, action)

    def missing(self, s: Dawn, action: i64) -> list[int]:
        if verb_of(action) != AT:
            return missing_trade(s, self.player, self.slot, action)
        return missing_for_spot(s, self.player, self.number, WHY, first(action), self.why_not(s, action))


@dataclass(init=False, eq=False)
class CultureText(Step):
    """CND-6.11: what the card says after the placements."""

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
        s.rules.cards[s.empires[self.seat].row[self.slot]].after(s, self.seat, self.slot, self.number)


@dataclass(init=False, eq=False)
class PlaceNear(Frame):
    """CND-7.10: one token beside any friendly space, on terrain up to the number."""

    number: i64

    def __init__(self, player: i64, number: i64) -> None:
        self.player = player
        self.number = number

    def legal(self, s: Dawn) -> list[int]:
        out: list[int] = []
        spots_near(s, self.player, self.number, WHY).add_ready(TO, out)
        out.append(act(DONE))
        return out

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == AT:
            place_control(s, self.player, first(action))

    def why_not(self, s: Dawn, action: i64) -> str:
        if verb_of(action) != AT:
            return NOT_OFFERED
        return refuse_spot(s, self.player, friendly(s, self.player), self.number, WHY, first(action), "CND-7.10")

    def missing(self, s: Dawn, action: i64) -> list[int]:
        return missing_for_spot(s, self.player, self.number, WHY, first(action), self.why_not(s, action))


def closed_to_shifts(s: Dawn) -> Area:
    """CND-7.12: where no control token may move to."""
    out = not_empty(s)
    out.add(ground(s).water)
    return out


@dataclass(init=False, eq=False)
class ShiftToken(SpaceChoice):
    """CND-7.12, D-08: which own control token moves?"""

    verb: ClassVar[int] = SHIFT
    rule: ClassVar[str] = "CND-7.12"

    def legal(self, s: Dawn) -> list[int]:
        out: list[int] = []
        closed = closed_to_shifts(s)
        space: i64
        for space in tokens_of(s, self.player):
            if not s.atlas.near_area[space].difference(closed).is_empty():
                out.append(act(SHIFT, space))
        out.append(act(PASS))
        return out

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == SHIFT:
            s.ask(ShiftTo(self.player, first(action)))


@dataclass(init=False, eq=False)
class ShiftTo(SpaceChoice):
    """CND-7.12, D-08: to which adjacent empty space?"""

    verb: ClassVar[int] = AT
    rule: ClassVar[str] = "CND-7.12"

    space: i64

    def __init__(self, player: i64, space: i64) -> None:
        self.player = player
        self.space = space

    def legal(self, s: Dawn) -> list[int]:
        out: list[int] = []
        s.atlas.near_area[self.space].difference(closed_to_shifts(s)).add_ready(TO, out)
        return out

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        move_token(s, self.space, first(action))


@dataclass(init=False, eq=False)
class Convert(SpaceChoice):
    """CND-5.13, 7.13, R-26, D-08: a rival control token near a friendly space is flipped, or replaced."""

    verb: ClassVar[int] = AT
    rule: ClassVar[str] = "CND-7.13"

    def legal(self, s: Dawn) -> list[int]:
        out: list[int] = []
        near = ground(s).near(friendly(s, self.player))
        near.keep(rivals(s, self.player))
        near.remove(occupied(s).cities)
        near.add_ready(TO, out)
        return out

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        space: i64 = first(action)
        if kind_at(s, space) == REINFORCED:
            s.flip_piece(space, TOKEN)
        else:
            convert(s, self.player, space)
