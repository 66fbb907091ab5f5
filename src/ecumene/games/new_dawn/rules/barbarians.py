"""Barbarians: how they move, raid, are defeated and come back. CND-13.3 to 13.14, 13.16, 13.17."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.tiles import BARBARIAN_MARK, BARBARIANS
from ecumene.games.new_dawn.rules.economy.caravans import raid_caravans
from ecumene.games.new_dawn.rules.focus_row.row import slot_of
from ecumene.games.new_dawn.rules.holds import CAPITAL, NONE, REINFORCED, TOKEN
from ecumene.games.new_dawn.rules.map.layout import DIRECTIONS, OFF_MAP
from ecumene.games.new_dawn.rules.map.spaces import barbarian_on, is_water, kind_at, space_marked
from ecumene.games.new_dawn.rules.pieces.removal import remove_piece
from ecumene.games.new_dawn.rules.powers import barbarian_defeated, keeps_out_barbarians
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.unordered import ask_rest, places_of, rising_places
from ecumene.games.new_dawn.rules.verbs import DIRECTION_ROLLED, DISCARD, ROLL
from ecumene.kernel.core.action import act, first
from ecumene.kernel.core.frames import Choice, Draw, Step
from ecumene.kernel.core.rng import Rng
from ecumene.kernel.core.state import CHANCE, NOBODY

RANSOM: Final = 2  # trade tokens that a raided capital costs (CND-13.7)


def defeat(s: Dawn, p: i64, letter: i64) -> None:
    """CND-11.19, 20.17, R-24: off the map until the next spawn event. The caller gives the trade token."""
    s.remove_barbarian(letter)
    barbarian_defeated(s, p)


# the movement of one barbarian: CND-13.8 to 13.10, 13.16


def opposite(direction: i64) -> i64:
    return (direction + DIRECTIONS // 2) % DIRECTIONS


def closed_to_barbarians(s: Dawn, space: i64) -> bool:
    """CND-20.21: a city, capital or reinforced control token of a player whose card keeps barbarians out."""
    owner: i64 = s.owner(space)
    return owner != NONE and kind_at(s, space) != TOKEN and keeps_out_barbarians(s, owner)


def landing_space(s: Dawn, start: i64, direction: i64) -> i64:
    """CND-13.8, 13.9, 13.10, 13.16, 18.3: the land space where it stops; the start if it cannot leave or comes back."""
    at: i64 = start
    d: i64 = direction
    turned: bool = False
    while True:
        to: i64 = s.atlas.next[at][d]
        if to == start:
            return start
        if to == OFF_MAP or (not is_water(s, to) and closed_to_barbarians(s, to)):
            if turned:
                return start
            turned = True
            d = opposite(d)
        elif is_water(s, to):
            at = to
        else:
            return to


def can_leave(s: Dawn, space: i64) -> bool:
    d: i64
    for d in range(DIRECTIONS):
        if landing_space(s, space, d) != space:
            return True
    return False


def move_and_raid(s: Dawn, letter: i64, direction: i64) -> None:
    """CND-5.15, 13.3, 13.4, 13.5, 13.6, 13.7, 13.17, R-7, R-9: one barbarian moves and raids.

    Tokens that lie on the map do not stop it.
    """
    start: i64 = s.barbarians[letter]
    to: i64 = landing_space(s, start, direction)
    if to == start:
        return
    s.move_barbarian(letter, to)
    raid_caravans(s, to)
    kind: i64 = kind_at(s, to)
    if kind == REINFORCED:
        s.flip_piece(to, TOKEN)
        s.move_barbarian(letter, start)
    elif kind == CAPITAL:
        s.ask(Ransom(s.owner(to), RANSOM, NONE))
    elif kind != NONE:
        remove_piece(s, to)


@dataclass(init=False, eq=False)
class Ransom(Choice):
    """CND-13.7, D-26: from which card is a trade token discarded? In any order. Nobody is asked if all must go."""

    verb: ClassVar[int] = DISCARD
    rule: ClassVar[str] = "CND-13.7"

    left: i64  # tokens, including this one
    since: i64  # the highest slot named, or NONE

    def __init__(self, player: i64, left: i64, since: i64) -> None:
        self.player = player
        self.left = left
        self.since = since

    def legal(self, s: Dawn) -> list[int]:
        return self.actions_at(s, places_of(s.empires[self.player].trade, self.left))

    def canonical(self, s: Dawn) -> list[int]:
        rising = rising_places(s.empires[self.player].trade, self.left, self.since)
        return self.actions_at(s, rising) if len(rising) > 0 else self.legal(s)

    def actions_at(self, s: Dawn, slots: list[int]) -> list[int]:
        row = s.empires[self.player].row
        return [act(DISCARD, row[slot]) for slot in slots]

    def apply(self, s: Dawn, action: i64) -> None:
        forced: bool = self.since == NONE and len(self.legal(s)) == 1
        s.stack.pop()
        slot: i64 = slot_of(s, self.player, first(action))
        s.remove_trade(self.player, slot)
        if self.left == 1:
            return
        if forced:
            s.ask(Ransom(self.player, self.left - 1, NONE))
        else:
            ask_rest(s, Ransom(self.player, self.left - 1, max(self.since, slot)))


# the movement of all barbarians: CND-13.3, 13.12


@dataclass(init=False, eq=False)
class RaidRoll(Draw):
    """CND-13.3: one die for all."""

    def legal(self, s: Dawn) -> list[int]:
        return [act(ROLL, n) for n in range(1, DIRECTIONS + 1)]

    def sample(self, s: Dawn, rng: Rng) -> i64:
        return act(ROLL, 1 + rng.below(DIRECTIONS))

    def apply(self, s: Dawn, action: i64) -> None:
        s.follow_with(Raid(direction_of(s, first(action)), 0))


def direction_of(s: Dawn, face: i64) -> i64:
    """CND-2.8, 13.3: depends on how the direction token lies."""
    s.report(DIRECTION_ROLLED, face)
    return (face - 1 + s.compass) % DIRECTIONS


@dataclass(init=False, eq=False)
class Raid(Step):
    """R-9: one after another in the order of letters. Each raid is finished before the next."""

    direction: i64
    letter: i64

    def __init__(self, direction: i64, letter: i64, player: i64 = NOBODY) -> None:
        self.player = player
        self.direction = direction
        self.letter = letter

    def run(self, s: Dawn) -> None:
        if self.letter == len(BARBARIANS):
            s.follow_with(Scatter())
            return
        s.follow_with(Raid(self.direction, self.letter + 1))
        if s.barbarians[self.letter] != NONE:
            move_and_raid(s, self.letter, self.direction)


def barbarian_to_scatter(s: Dawn) -> i64:
    """CND-13.12: the barbarian that leaves a shared space, or NONE: the highest letter on the space of the lowest."""
    low: i64
    high: i64
    for low in range(len(s.barbarians)):
        at: i64 = s.barbarians[low]
        if at != NONE:
            for high in range(len(s.barbarians) - 1, low, -1):
                if s.barbarians[high] == at and can_leave(s, at):
                    return high
    return NONE


@dataclass(init=False, eq=False)
class Scatter(Step):
    """CND-13.12: while barbarians share a space that one of them can leave, one moves by a die."""

    def run(self, s: Dawn) -> None:
        letter: i64 = barbarian_to_scatter(s)
        if letter == NONE:
            s.stack.pop()
        else:
            s.push(ScatterRoll(letter))


@dataclass(init=False, eq=False)
class ScatterRoll(RaidRoll):
    """CND-13.12: a die for one barbarian."""

    letter: i64

    def __init__(self, letter: i64, player: i64 = CHANCE) -> None:
        self.player = player
        self.letter = letter

    def apply(self, s: Dawn, action: i64) -> None:
        s.stack.pop()
        move_and_raid(s, self.letter, direction_of(s, first(action)))


# spawning: CND-13.13, 13.14


def spawn(s: Dawn) -> None:
    """CND-13.13, 13.14, R-20, R-30: every barbarian off the map returns to its mark if the space is free."""
    letter: i64
    for letter in range(len(BARBARIANS)):
        if s.barbarians[letter] == NONE:
            at: i64 = space_marked(s, BARBARIAN_MARK + letter)
            if at != NONE and s.hold[at] == 0 and barbarian_on(s, at) == NONE:
                s.spawn_barbarian(letter, at)
                raid_caravans(s, at)
