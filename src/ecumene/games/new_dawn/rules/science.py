"""Science cards: the tech dial and better cards. CND-8."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import SCIENCE, TYPES, card_of, level_of, type_of
from ecumene.games.new_dawn.rules.focus_row.row import in_row, replace, slot_of
from ecumene.games.new_dawn.rules.focus_row.trade_tokens import missing_trade, refuse_spend, spend, spend_offers
from ecumene.games.new_dawn.rules.holds import REINFORCED, TOKEN
from ecumene.games.new_dawn.rules.map.spaces import is_token, kind_at
from ecumene.games.new_dawn.rules.pieces.removal import remove_piece
from ecumene.games.new_dawn.rules.powers import powers
from ecumene.games.new_dawn.rules.scoring import mark_agendas
from ecumene.games.new_dawn.rules.seat import SLOTS
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import AT, DONE, PASS, UPGRADE
from ecumene.kernel.core.action import act, first, second, verb_of
from ecumene.kernel.core.frames import Choice, Step
from ecumene.kernel.core.state import NOBODY, Frame

LAST: Final = 24  # space of the dial
AFTER_LAST: Final = 15  # CND-8.6
# CND-8.2: by space of the dial, the level (0 is level I) that is reached there, or -1
LEVEL_AT: Final[list[int]] = [
    -1, -1, -1, 1, -1, -1, 1, -1, -1, -1, 2, -1, -1, -1, 2, -1, -1, -1, -1, 3, -1, -1, -1, -1, 3,
]  # fmt: skip


def resolve(s: Dawn, p: i64, slot: i64, number: i64) -> None:
    """CND-6.12, 8.1, 8.11: first the card's text, then tokens are spent and the dial advances."""
    s.push(Study(p, slot, number))
    s.rules.cards[s.empires[p].row[slot]].before(s, p, slot, number)


@dataclass(init=False, eq=False)
class Study(Step):
    """CND-8.1: may more tokens be spent?"""

    seat: i64
    slot: i64
    steps: i64

    def __init__(self, seat: i64, slot: i64, steps: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.slot = slot
        self.steps = steps

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        s.ask(SpendOnScience(self.seat, self.slot, self.steps))


@dataclass(init=False, eq=False)
class SpendOnScience(Frame):
    """CND-8.1, 16.1, D-10: each token spent gives one more space."""

    slot: i64
    steps: i64

    def __init__(self, player: i64, slot: i64, steps: i64) -> None:
        self.player = player
        self.slot = slot
        self.steps = steps

    def legal(self, s: Dawn) -> list[int]:
        out: list[int] = []
        spend_offers(s, self.player, self.slot, out)
        out.append(act(DONE))
        return out

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == DONE:
            s.push(Advance(self.player, self.steps))
        else:
            s.push(Study(self.player, self.slot, self.steps + 1))
            spend(s, self.player, self.slot, action)

    def why_not(self, s: Dawn, action: i64) -> str:
        return refuse_spend(s, self.player, self.slot, action)

    def missing(self, s: Dawn, action: i64) -> list[int]:
        return missing_trade(s, self.player, self.slot, action)


@dataclass(init=False, eq=False)
class Advance(Step):
    """CND-8.4, 8.6, 8.9, 8.10: space by space. A level that is reached or passed is resolved at once."""

    seat: i64
    left: i64

    def __init__(self, seat: i64, left: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.seat = seat
        self.left = left

    def run(self, s: Dawn) -> None:
        s.stack.pop()
        if self.left == 0:
            return
        s.push(Advance(self.seat, self.left - 1))
        dial: i64 = s.empires[self.seat].dial
        to: i64 = AFTER_LAST if dial == LAST else dial + 1
        farther: bool = to > s.empires[self.seat].peak
        s.advance(self.seat, to)
        if LEVEL_AT[to] >= 0:
            s.ask(Upgrade(self.seat, LEVEL_AT[to]))
        if farther:
            mark_agendas(s)


# better cards


def upgrade_offers(s: Dawn, p: i64, slot: i64, level: i64, verb: i64, out: list[int]) -> None:
    """CND-8.3, 8.8, 20.9: the cards of this level in p's deck that may replace the one in the slot, by this verb."""
    old: i64 = s.empires[p].row[slot]
    if type_of(old) != SCIENCE and allows_other_types(s, p):
        type: i64
        for type in range(len(TYPES)):
            card: i64 = card_of(type, level)
            if level_of(old) <= level and not in_row(s, p, card):
                out.append(act(verb, old, card))
    elif level_of(old) < level and not in_row(s, p, card_of(type_of(old), level)):
        out.append(act(verb, old, card_of(type_of(old), level)))


def allows_other_types(s: Dawn, p: i64) -> bool:
    for power in powers(s, p):
        if power.allows_other_types():
            return True
    return False


@dataclass(init=False, eq=False)
class Upgrade(Choice):
    """CND-8.3, 8.8, D-11: one card of the row is replaced by a card of exactly this level."""

    verb: ClassVar[int] = UPGRADE
    rule: ClassVar[str] = "CND-8.3"

    level: i64

    def __init__(self, player: i64, level: i64) -> None:
        self.player = player
        self.level = level

    def legal(self, s: Dawn) -> list[int]:
        out: list[int] = []
        slot: i64
        for slot in range(SLOTS):
            upgrade_offers(s, self.player, slot, self.level, UPGRADE, out)
        out.append(act(PASS))
        return out

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == UPGRADE:
            replace(s, self.player, slot_of(s, self.player, first(action)), second(action))


@dataclass(init=False, eq=False)
class Bomb(Choice):
    """CND-7.14, R-26, D-10: choose a space: it and its neighbours are hit."""

    verb: ClassVar[int] = AT
    rule: ClassVar[str] = "CND-5.16"

    def legal(self, s: Dawn) -> list[int]:
        return [act(AT, space) for space in s.atlas.spaces]

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        hit(s, first(action))
        space: i64
        for space in s.atlas.near[first(action)]:
            hit(s, space)


def hit(s: Dawn, space: i64) -> None:
    """CND-7.14: only control tokens are hit, of any player."""
    if is_token(s, space):
        if kind_at(s, space) == REINFORCED:
            s.flip_piece(space, TOKEN)
        else:
            remove_piece(s, space)
