"""The figures of the current battle. COC-16.

All of them are public; cards laid face down are in `Nation.laid`. The figures stay until objectives were offered.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

# sides
ATTACKER: Final = 0
DEFENDER: Final = 1

NO_CARD: Final = -1

# results
NONE_YET: Final = 0
ATTACKER_WON: Final = 1
DEFENDER_WON: Final = 2
DRAW: Final = 3
STOPPED: Final = 4
UNOPPOSED: Final = 5  # COC-3.13: nobody fought

# what Siegecraft takes from a fortress
CUT_DIE: Final = 0
CUT_BLOCK: Final = 1


@final
@dataclass(init=False, eq=False)
class Side:
    leader: i64  # a seat, or BARBARIANS
    start: i64  # fighting units at the start
    lost: i64  # fighting units, in the whole battle
    lost_now: i64  # in this round
    card: i64  # the combat half that has an effect in this round, or NO_CARD
    sum: i64  # of dice
    dice: i64  # how many were rolled
    cancel: i64  # hits cancelled by dice of a card

    # fields: begin
    # fmt: off
    def __init__(
        self, leader: i64, start: i64, lost: i64, lost_now: i64, card: i64, sum: i64, dice: i64, cancel: i64,
    ) -> None:
        self.leader = leader
        self.start = start
        self.lost = lost
        self.lost_now = lost_now
        self.card = card
        self.sum = sum
        self.dice = dice
        self.cancel = cancel

    def clone(self) -> Side:
        """An independent copy."""
        return Side(
            self.leader, self.start, self.lost, self.lost_now, self.card, self.sum, self.dice, self.cancel,
        )
    # fmt: on
    # fields: end

    def start_round(self) -> None:
        self.lost_now = self.sum = self.dice = self.cancel = 0
        self.card = NO_CARD

    def add_lost(self, n: i64) -> None:
        self.lost += n
        self.lost_now += n

    def add_die(self, n: i64) -> None:
        self.sum += n
        self.dice += 1


def new_side(leader: i64, start: i64) -> Side:
    return Side(leader, start, 0, 0, NO_CARD, 0, 0, 0)


@final
@dataclass(init=False, eq=False)
class Battle:
    at: i64  # the cell
    origin: i64  # the space the attackers came from; NOWHERE for ships just built
    sides: list[Side]  # attacker, defender
    sea: bool
    landed: i64  # not 0: the attackers came from ships; how many of each kind from each ship (see `packed_unit.crew`)
    city: i64  # as it was at the start; 0: none
    fortress: bool  # it could be used at the start
    result: i64
    round: i64  # 1 is the first
    scavenged: i64  # bag of sides that removed an enemy unit with a possible trade route
    warlord: i64  # Great Warlord's bonus for the attacker, in every round
    siege: i64  # bag: CUT_DIE, CUT_BLOCK
    ransomed: bool  # food was paid against a siege in this round
    alone: bool  # a fortress rolled without soldiers in this round
    damaged: i64  # pieces that the city lost to barbarians
    captured: bool

    # fields: begin
    # fmt: off
    def __init__(
        self, at: i64, origin: i64, sides: list[Side], sea: bool, landed: i64, city: i64, fortress: bool, result: i64,
        round: i64, scavenged: i64, warlord: i64, siege: i64, ransomed: bool, alone: bool, damaged: i64, captured: bool,
    ) -> None:
        self.at = at
        self.origin = origin
        self.sides = sides
        self.sea = sea
        self.landed = landed
        self.city = city
        self.fortress = fortress
        self.result = result
        self.round = round
        self.scavenged = scavenged
        self.warlord = warlord
        self.siege = siege
        self.ransomed = ransomed
        self.alone = alone
        self.damaged = damaged
        self.captured = captured

    def clone(self) -> Battle:
        """An independent copy."""
        return Battle(
            self.at, self.origin, [x.clone() for x in self.sides], self.sea, self.landed, self.city, self.fortress,
            self.result, self.round, self.scavenged, self.warlord, self.siege, self.ransomed, self.alone, self.damaged,
            self.captured,
        )
    # fmt: on
    # fields: end

    @property
    def attacker(self) -> i64:
        """A seat, or BARBARIANS."""
        return self.sides[ATTACKER].leader

    @property
    def defender(self) -> i64:
        """A seat, or BARBARIANS."""
        return self.sides[DEFENDER].leader

    def side_of(self, p: i64) -> Side:
        """The side that p leads."""
        return self.sides[ATTACKER if self.attacker == p else DEFENDER]

    def side_against(self, p: i64) -> Side:
        return self.sides[DEFENDER if self.attacker == p else ATTACKER]

    def start_round(self) -> None:
        self.round += 1
        self.ransomed = self.alone = False
        for side in self.sides:
            side.start_round()


def new_battle(at: i64, origin: i64, sides: list[Side], sea: bool, landed: i64, city: i64, fortress: bool) -> Battle:
    return Battle(at, origin, sides, sea, landed, city, fortress, NONE_YET, 0, 0, 0, 0, False, False, 0, False)
