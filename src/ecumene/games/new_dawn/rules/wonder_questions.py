"""Questions that world wonders ask. CND-20.8, 20.10, 20.11."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import LEVELS, level_of
from ecumene.games.new_dawn.cards.tiles import HILLS
from ecumene.games.new_dawn.rules.focus_row.row import replace, slot_of
from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.map.area import NOWHERE, Area
from ecumene.games.new_dawn.rules.map.layout import DIRECTIONS, OFF_MAP
from ecumene.games.new_dawn.rules.map.spaces import may_hold_token, terrain, tokens, tokens_of, unused_tokens
from ecumene.games.new_dawn.rules.military.capture import convert
from ecumene.games.new_dawn.rules.pieces.placement import place_control
from ecumene.games.new_dawn.rules.refusals import SpaceChoice
from ecumene.games.new_dawn.rules.science import allows_other_types, upgrade_offers
from ecumene.games.new_dawn.rules.seat import SLOTS
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import AT, CEDE, DONE, IMPROVE, POINT
from ecumene.kernel.core.action import act, first, second
from ecumene.kernel.core.bits import has, members, one
from ecumene.kernel.core.frames import Choice, Step
from ecumene.kernel.core.state import NOBODY

# Stonehenge


def hills_beside(s: Dawn, p: i64, at: i64, done: i64) -> list[int]:
    """CND-20.10: hills beside the token. Slot and cities do not matter.

    A token may be lifted and placed again (CND-1.7), so each space gets only one token: from this token and from those
    before it. If this token itself was lifted, nothing is beside it.
    """
    out: list[int] = []
    d: i64
    if s.owner(at) == p:
        for d in range(DIRECTIONS):
            to: i64 = s.atlas.next[at][d]
            if to != OFF_MAP and not has(done, d) and terrain(s, to) == HILLS and may_hold_token(s, to):
                if not spreads_from(s, p, to):
                    out.append(to)
    return sorted(out)


def spreads_from(s: Dawn, p: i64, space: i64) -> bool:
    """Does p still spread tokens from this space?"""
    for frame in s.stack:
        if isinstance(frame, Hills) and frame.seat == p and frame.at == space:
            return True
    return False


@dataclass(init=False, eq=False)
class Hills(Step):
    """CND-20.10: while there are free hills beside the token, one more may be placed."""

    seat: i64
    at: i64
    done: i64  # bag of directions in which one was placed

    def __init__(self, seat: i64, at: i64, done: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.at = at
        self.done = done

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        if len(hills_beside(s, self.seat, self.at, self.done)) > 0:
            s.push(SpreadOverHills(self.seat, self.at, self.done))


@dataclass(init=False, eq=False)
class SpreadOverHills(SpaceChoice):
    """D-09, CND-20.10: place a token on hills beside the one just placed, or done."""

    verb: ClassVar[int] = AT
    rule: ClassVar[str] = "CND-20.10"

    at: i64
    done: i64

    def __init__(self, player: i64, at: i64, done: i64) -> None:
        self.player = player
        self.at = at
        self.done = done

    def legal(self, s: Dawn) -> list[int]:
        out = [act(AT, space) for space in hills_beside(s, self.player, self.at, self.done)]
        out.append(act(DONE))
        return out

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        if action != act(DONE):
            done: i64 = self.done | one(s.atlas.next[self.at].index(first(action)))
            s.push(Hills(self.player, self.at, done))
            place_control(s, self.player, first(action))


# Eiffel Tower


def pointable(s: Dawn, p: i64) -> Area:
    """CND-20.11: control tokens of rivals that have at least two."""
    out = NOWHERE.copy()
    q: i64
    if unused_tokens(s, p) > 0:
        for q in range(len(s.empires)):
            if q != p and tokens(s, q).size() > 1:
                out.add(tokens(s, q))
    return out


@dataclass(init=False, eq=False)
class PointAgain(SpaceChoice):
    """D-03, CND-20.11: the second token of the same rival."""

    verb: ClassVar[int] = POINT
    rule: ClassVar[str] = "CND-20.11"

    at: i64

    def __init__(self, player: i64, at: i64) -> None:
        self.player = player
        self.at = at

    def legal(self, s: Dawn) -> list[int]:
        return [act(POINT, space) for space in tokens_of(s, s.owner(self.at)) if space != self.at]

    def canonical(self, s: Dawn) -> list[int]:
        """Each pair once: see `StartOfTurn.canonical`."""
        out: list[int] = []
        action: i64
        for action in self.legal(s):
            if first(action) > self.at:
                out.append(action)
        return out if len(out) > 0 else self.legal(s)

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        other: i64 = first(action)
        s.ask(Cede(s.owner(self.at), self.player, min(self.at, other), max(self.at, other)))


@dataclass(init=False, eq=False)
class Cede(SpaceChoice):
    """D-04, CND-20.11: which of the two is replaced? Mandatory. A player who has resigned gives the first (R-23)."""

    verb: ClassVar[int] = CEDE
    rule: ClassVar[str] = "CND-20.11"

    to: i64
    at: i64
    other: i64

    def __init__(self, player: i64, to: i64, at: i64, other: i64) -> None:
        self.player = player
        self.to = to
        self.at = at
        self.other = other

    def legal(self, s: Dawn) -> list[int]:
        return [act(CEDE, self.at), act(CEDE, self.other)]

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        convert(s, self.to, first(action))


# Pyramids and Porcelain Tower


@dataclass(init=False, eq=False)
class Improvements(Step):
    """CND-20.8: cards of the row that may still be improved, each once."""

    seat: i64
    left: i64
    level: i64  # only cards of this level, or NONE
    done: i64  # bag of slots

    def __init__(self, seat: i64, left: i64, level: i64, done: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.left = left
        self.level = level
        self.done = done

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        if self.left > 0 and len(improvements(s, self.seat, self.level, self.done)) > 0:
            s.push(ImproveCards(self.seat, self.left, self.level, self.done))


def improvements(s: Dawn, p: i64, level: i64, done: i64) -> list[int]:
    """CND-20.8, 20.9: every card of the next level that may replace one of the row."""
    out: list[int] = []
    slot: i64
    for slot in range(SLOTS):
        now: i64 = level_of(s.empires[p].row[slot])
        if not has(done, slot) and (now == level or (level == NONE and now < LEVELS - 1)):
            upgrade_offers(s, p, slot, now + 1, IMPROVE, out)
    return out


@dataclass(init=False, eq=False)
class ImproveCards(Choice):
    """D-30, CND-20.8: the next card, in any order, or done."""

    verb: ClassVar[int] = IMPROVE
    rule: ClassVar[str] = "CND-20.8"

    left: i64
    level: i64
    done: i64

    def __init__(self, player: i64, left: i64, level: i64, done: i64) -> None:
        self.player = player
        self.left = left
        self.level = level
        self.done = done

    def legal(self, s: Dawn) -> list[int]:
        out = improvements(s, self.player, self.level, self.done)
        out.append(act(DONE))
        return out

    def canonical(self, s: Dawn) -> list[int]:
        """By slot. With Oxford University a replaced card may be taken next: then in every order."""
        if self.level == NONE and allows_other_types(s, self.player):
            return self.legal(s)
        passed: i64 = self.done
        slot: i64
        for slot in members(self.done):
            passed |= one(slot + 1) - 1
        out = improvements(s, self.player, self.level, passed)
        out.append(act(DONE))
        return out

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        if action != act(DONE):
            slot: i64 = slot_of(s, self.player, first(action))
            done: i64 = self.done | one(slot)
            s.push(Improvements(self.player, self.left - 1, self.level, done))
            replace(s, self.player, slot, second(action))
