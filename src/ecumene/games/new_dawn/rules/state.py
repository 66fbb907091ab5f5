"""The position of A New Dawn, with every change of it. CND-1, 2.

A change is a method that changes one thing and reports it. Here are turns, events and battles; see also `state_map`
and `state_empires`.
"""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.military.battle_state import ATTACKER, Battle
from ecumene.games.new_dawn.rules.state_empires import TableEmpires
from ecumene.games.new_dawn.rules.verbs import (
    ATTACK_FAILED,
    ATTACK_ROLLED,
    ATTACK_WON,
    ATTACKED,
    COMPASS_SET,
    DEFENCE_ROLLED,
    DIAL_TURNED,
    FIRST_PLAYER,
    RESIGNED,
    ROUND_BEGAN,
    TURN_BEGAN,
    VICTORY_SHOWN,
)
from ecumene.kernel.core.piles import add


@dataclass(init=False, eq=False)
class Dawn(TableEmpires):
    # fields: begin
    # fmt: off
    def clone(self) -> Dawn:
        """An independent copy. It records no events."""
        twin = Dawn(
            self.stack[:], None, self.rules, self.atlas, [x.clone() for x in self.empires], self.epic, self.victory[:],
            self.first, self.mover, self.round, self.pointer, self.compass, self.hold[:], self.things[:],
            self.barbarians[:], self.supply[:], self.offer[:], self.unseen[:], self.left[:], self.wonder_at[:],
            self.facedown, self.tile_box[:], self.tile_hands[:], self.core, self.battle, self.resignations,
        )
        twin.friendly = self.friendly
        twin.wonder_bags = self.wonder_bags
        return twin
    # fmt: on
    # fields: end

    # setup

    def set_first(self, p: i64) -> None:
        """CND-2.8: the first player, for the whole game."""
        self.first = p
        self.report(FIRST_PLAYER, p)

    def set_compass(self, way: i64) -> None:
        """CND-2.8: how the direction token lies."""
        self.compass = way
        self.report(COMPASS_SET, way)

    def show_victory(self, goal: i64) -> None:
        """CND-2.13."""
        add(self.victory, goal)
        self.report(VICTORY_SHOWN, goal)

    # rounds and turns

    def begin_round(self, round: i64) -> None:
        """CND-6.1."""
        self.round = round
        self.report(ROUND_BEGAN, round + 1)

    def turn_dial(self, pointer: i64, event: i64) -> None:
        """CND-13.1, 13.2: the pointer moves to this section. It is nobody's turn."""
        self.mover = NONE
        self.pointer = pointer
        self.report(DIAL_TURNED, event)

    def renew_once_a_turn(self) -> None:
        """CND-6.10: what is allowed once a turn is allowed again, for everybody."""
        for e in self.empires:
            e.used = 0
            e.won = 0
            e.taken.clear()
            e.reached.clear()

    def begin_turn(self, p: i64) -> None:
        self.mover = p
        self.report(TURN_BEGAN, p)

    def resign(self, p: i64) -> None:
        """R-23."""
        self.resignations += 1
        self.empires[p].resigned = self.resignations
        self.report(RESIGNED, p)

    # battles

    def begin_battle(self, battle: Battle) -> None:
        """CND-11.26."""
        self.battle = battle
        self.report(ATTACKED, battle.attacker, battle.space)

    def fighting(self) -> Battle:
        """The unfinished attack."""
        assert self.battle is not None
        return self.battle

    def roll_for(self, side: i64, roller: i64, die: i64) -> None:
        """CND-11.11."""
        self.battle = self.fighting().with_more(side, die, 0)
        self.report(ATTACK_ROLLED if side == ATTACKER else DEFENCE_ROLLED, roller, die)

    def strengthen(self, side: i64) -> None:
        """CND-11.16: by one token."""
        self.battle = self.fighting().with_more(side, 0, 1)

    def end_battle(self, ours: i64, theirs: i64) -> None:
        """CND-11.17: the higher of these combat values wins. With equal values the defender wins."""
        b = self.fighting()
        self.battle = None
        if ours > theirs:
            self.empires[b.attacker].won += 1
            self.report(ATTACK_WON, b.attacker, b.space, ours, theirs)
        else:
            self.report(ATTACK_FAILED, b.attacker, b.space, ours, theirs)

    def close_to_attacks(self, p: i64, space: i64) -> None:
        """CND-11.7: p does not attack from this space again in this turn."""
        self.empires[p].taken.append(space)

    def count_capital(self, p: i64) -> None:
        """CND-12.8: p has defeated a capital."""
        self.empires[p].capitals += 1
