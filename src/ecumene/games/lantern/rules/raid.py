"""The raid. LAN-5. A die, a question out of turn, and a set of cards that is put together in private."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.lantern.rules.state import Table
from ecumene.games.lantern.rules.verbs import ADD, DEFEND, PASS, RAID, ROLL, STORM
from ecumene.kernel.core.action import act, first, verb_of
from ecumene.kernel.core.frames import Choice, Draw, SetChoice
from ecumene.kernel.core.state import NOT_OFFERED


def raid(s: Table, leader: int) -> None:
    s.push(Raid(leader))


class Raid(Choice):
    """LAN-5: the leader raids another seat, or nobody."""

    verb: ClassVar[int] = RAID
    rule: ClassVar[str] = "LAN-5"

    def legal(self, s: Table) -> list[int]:
        return [act(PASS)] + [act(RAID, p) for p in sorted(s.others(self.player))]

    def apply(self, s: Table, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == RAID:
            target = first(action)
            asked = [p for p in s.others(self.player) if p != target and s.hands[p]]
            s.then([Roll(), *(Storm(p) for p in asked), Defend(target, self.player)])


class Roll(Draw):
    """LAN-5.1: a die gives the strength of the raid. All outcomes are equally likely, so `weights` is not needed."""

    def legal(self, s: Table) -> list[int]:
        return [act(ROLL, n) for n in range(1, 7)]

    def apply(self, s: Table, action: i64) -> None:
        s.stack.pop()
        s.set_die(first(action))


class Storm(Choice):
    """LAN-5.2: a third seat may play a storm and end the raid.

    Every third seat with cards is asked, with a storm or without: otherwise the question would show who has one.
    """

    verb: ClassVar[int] = STORM
    rule: ClassVar[str] = "LAN-5.2"

    def storms(self, s: Table) -> list[int]:
        return [c for c in s.hands[self.player] if s.rules.cards[c].ends_raid()]

    def legal(self, s: Table) -> list[int]:
        return [act(PASS)] + ([act(STORM)] if self.storms(s) else [])

    def apply(self, s: Table, action: i64) -> None:
        s.stack.pop()
        if verb_of(action) == STORM:
            s.play_storm(self.player, self.storms(s)[0])
            while s.stack and isinstance(s.stack[-1], (Storm, Defend)):
                s.stack.pop()


@dataclass(init=False, eq=False)
class Defend(SetChoice):
    """LAN-5.3: any cards that give light, put together in private and shown at once.

    LAN-5.5: in any order. LAN-5.6: if they give less light than the die, the raider takes a point.
    """

    verb: ClassVar[int] = ADD

    raider: int

    def __init__(self, player: int, raider: int) -> None:
        super().__init__(player)
        self.raider = raider

    def legal(self, s: Table) -> list[int]:
        return [act(DEFEND)] + [act(ADD, c) for c in sorted(set(s.hands[self.player])) if self.may_add(s, c)]

    def may_add(self, s: Table, c: int) -> bool:
        left = s.hands[self.player].count(c) > s.scratch[self.player].count(c)
        return left and s.rules.cards[c].light > 0

    def why_not(self, s: Table, action: i64) -> str:
        """LAN-5.3: a card of the hand, each copy once. LAN-5.4: a storm gives no light."""
        if verb_of(action) != ADD:
            return NOT_OFFERED
        c = first(action)
        left = s.hands[self.player].count(c) > s.scratch[self.player].count(c)
        return "LAN-5.4" if left else "LAN-5.3"

    def since(self, s: Table) -> i64:
        """Bots name the set in the order of the rows."""
        return max(s.scratch[self.player], default=0)

    def apply(self, s: Table, action: i64) -> None:
        if verb_of(action) == ADD:
            s.choose_defender(self.player, first(action))
            return
        s.stack.pop()
        light = sum(s.rules.cards[c].light for c in s.scratch[self.player])
        s.defend_with(self.player)
        if light < s.die and s.points[self.player]:
            s.lose_point(self.player, self.raider)
