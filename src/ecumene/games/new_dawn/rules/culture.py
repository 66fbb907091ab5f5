"""Culture cards: control tokens are placed, moved, flipped or replaced. CND-7."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import BY_CULTURE, PLACING
from ecumene.games.new_dawn.cards.tiles import SPACES
from ecumene.games.new_dawn.rules.focus_row.trade_tokens import missing_trade, refuse_spend, spend, spend_offers
from ecumene.games.new_dawn.rules.holds import REINFORCED, TOKEN
from ecumene.games.new_dawn.rules.map.spaces import (
    cities_of,
    empty,
    friendly_spaces,
    is_token,
    is_water,
    kind_at,
    spaces_of,
    tokens_of,
)
from ecumene.games.new_dawn.rules.military.capture import convert
from ecumene.games.new_dawn.rules.pieces.placement import move_token, place_control
from ecumene.games.new_dawn.rules.pieces.token_spots import missing_for_spot, refuse_spot, some_spot, spots, spots_near
from ecumene.games.new_dawn.rules.powers import powers
from ecumene.games.new_dawn.rules.refusals import SpaceChoice, refuse_space
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import AT, DONE, PASS, SHIFT
from ecumene.kernel.core.action import act, first, ready, verb_of
from ecumene.kernel.core.frames import Step
from ecumene.kernel.core.state import NOBODY, NOT_OFFERED, Frame

WHY: Final = PLACING | BY_CULTURE  # the purpose for which difficulties are asked here
TO: Final = ready(AT, SPACES)


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
            if some_spot(s, p, self.number, WHY):
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
            space: i64
            for space in spots(s, p, self.number, WHY):
                out.append(TO[space])
        else:
            spend_offers(s, p, self.slot, out)
            if len(out) > 0 and not some_spot(s, p, self.number, WHY):
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
            return refuse_spot(s, p, cities_of(s, p), self.number, WHY, first(action))
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
        space: i64
        for space in spots_near(s, self.player, self.number, WHY):
            out.append(TO[space])
        out.append(act(DONE))
        return out

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == AT:
            place_control(s, self.player, first(action))

    def why_not(self, s: Dawn, action: i64) -> str:
        if verb_of(action) != AT:
            return NOT_OFFERED
        return refuse_spot(s, self.player, spaces_of(s, self.player), self.number, WHY, first(action), "CND-7.10")

    def missing(self, s: Dawn, action: i64) -> list[int]:
        return missing_for_spot(s, self.player, self.number, WHY, first(action), self.why_not(s, action))


def free_beside(s: Dawn, space: i64) -> list[int]:
    """CND-7.12: where a control token may move to."""
    out: list[int] = []
    to: i64
    for to in sorted(s.atlas.near[space]):
        if not is_water(s, to) and empty(s, to):
            out.append(to)
    return out


@dataclass(init=False, eq=False)
class ShiftToken(SpaceChoice):
    """CND-7.12, D-08: which own control token moves?"""

    verb: ClassVar[int] = SHIFT
    rule: ClassVar[str] = "CND-7.12"

    def legal(self, s: Dawn) -> list[int]:
        out: list[int] = []
        space: i64
        for space in tokens_of(s, self.player):
            if len(free_beside(s, space)) > 0:
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
        return [act(AT, to) for to in free_beside(s, self.space)]

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        move_token(s, self.space, first(action))


@dataclass(init=False, eq=False)
class Convert(SpaceChoice):
    """CND-7.13, R-26, D-08: a rival control token near a friendly space is flipped, or replaced."""

    verb: ClassVar[int] = AT
    rule: ClassVar[str] = "CND-7.13"

    def legal(self, s: Dawn) -> list[int]:
        p: i64 = self.player
        out: list[int] = []
        q: i64
        space: i64
        for q in range(len(s.empires)):
            if q != p:
                for space in friendly_spaces(s, q):
                    if is_token(s, space) and friend_near(s, p, space):
                        out.append(TO[space])
        out.sort()
        return out

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        space: i64 = first(action)
        if kind_at(s, space) == REINFORCED:
            s.flip_piece(space, TOKEN)
        else:
            convert(s, self.player, space)


def friend_near(s: Dawn, p: i64, space: i64) -> bool:
    """CND-7.13, 5.13: is a friendly space at most two steps away, no matter what lies between?"""
    near: i64
    for near in s.atlas.spaces_within_two(space):
        if s.owner(near) == p:
            return True
    return False
